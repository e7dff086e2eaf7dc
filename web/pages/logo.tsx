/** Our mark: the end of the track under a lantern. */
export function Logo({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#98391c" />
      <g fill="none" stroke="#fff6e4" stroke-linecap="round">
        <path d="M10 27.4 14 11M22 27.4 18 11" stroke-width="2.4" />
        <path d="M9.6 24.4h12.8M11.2 19.8h9.6M12.4 15.4h7.2" stroke-width="2" />
        <path d="M9.2 10h13.6" stroke-width="3" />
      </g>
      <circle cx="16" cy="5.4" r="2.5" fill="#f7ac0d" />
    </svg>
  )
}
