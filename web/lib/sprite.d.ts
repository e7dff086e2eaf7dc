declare module "virtual:sprite" {
  /** The address of the file with all icons. */
  const url: string
  export default url
}
