/** A headframe with a lantern. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--rust)" />
      <g stroke="#FFF6E4" stroke-linecap="round" fill="none">
        <path d="M10 27 14 9M22 27 18 9" stroke-width="2.4" />
        <path d="M9.5 24h13M11.2 19h9.6M12.4 14.4h7.2" stroke-width="2" />
        <path d="M9 7.6h14" stroke-width="3" />
      </g>
      <circle cx="16" cy="4.2" r="2" fill="var(--lamp)" />
    </svg>
  )
}
