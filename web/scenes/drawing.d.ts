/** The address of a drawing. */
declare module "*.svg" {
  const address: string
  export default address
}
