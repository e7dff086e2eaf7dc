// Gold West: peaks, a river out of the hills, a mine with its headframe, a camp.
import "./scenes.css"

function Peak({ x, width, height, fill }: { x: number; width: number; height: number; fill: string }) {
  const [top, base] = [176 - height, 176]
  const [mid, w, h] = [x + width * 0.46, width, height]
  return (
    <g>
      <path d={`M${x} ${base}L${mid} ${top}L${x + w} ${base}Z`} fill={fill} />
      <path
        d={`M${mid} ${top}L${x + w} ${base}H${mid + w * 0.1}l-${w * 0.09}-${h * 0.34}l${w * 0.06}-${h * 0.2}Z`}
        fill="var(--shade)"
      />
      <path
        d={`M${mid} ${top}l${w * 0.15} ${h * 0.28}l-${w * 0.07}-${h * 0.05}l-${w * 0.06} ${h * 0.1}l-${w * 0.07}-${h * 0.1}l-${w * 0.09} ${h * 0.05}Z`}
        fill="var(--snow)"
      />
    </g>
  )
}

function Pine({ x, y, size, fill }: { x: number; y: number; size: number; fill: string }) {
  const s = size / 10
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M-.6 0h1.2v-2h-1.2Z" fill="var(--wood)" />
      <path d="M-3.2-1.4H3.2L1.3-4H2.5L1-6.3H1.8L0-10L-1.8-6.3H-1L-2.5-4H-1.3Z" fill={fill} />
    </g>
  )
}

function Mine() {
  return (
    <g>
      <path d="M80 214c8-36 30-56 58-58c30-2 54 22 62 58q-58 16-120 0Z" fill="var(--soil)" />
      <path d="M118 214v-30q20-16 40 0v30Z" fill="var(--dark)" />
      <path d="M114 214v-34h48v34M111 180h54" fill="none" stroke="var(--wood)" stroke-width="5" />
      <path d="M132 214h12l16 30h-44Z" fill="var(--soil)" />
      <path d="M134 206l-16 40M142 206l18 40" stroke="var(--dark)" stroke-width="2" />
      <path d="M129 218h19M126 226h26M121 235h36" stroke="var(--wood)" stroke-width="3" />
      <path
        d="M78 158L94 92h10l16 66M84 134h30M88 116h22M83 136l27-20M113 136l-23-20"
        fill="none"
        stroke="var(--wood)"
        stroke-width="4"
      />
      <circle cx="99" cy="90" r="9" fill="none" stroke="var(--dark)" stroke-width="3" />
      <path d="M99 81v18M90 90h18M99 99v60" stroke="var(--dark)" stroke-width="1.6" />
    </g>
  )
}

function Cart() {
  return (
    <g transform="translate(184 206)">
      <path d="M2-2l6-7l6 3l5-5l7 4l5-3l5 8Z" fill="var(--nugget)" />
      <path d="M0 0h38l-5 16H5Z" fill="var(--dark)" />
      <circle cx="11" cy="19" r="5" fill="var(--wood)" stroke="var(--dark)" stroke-width="2" />
      <circle cx="28" cy="19" r="5" fill="var(--wood)" stroke="var(--dark)" stroke-width="2" />
    </g>
  )
}

const pines = [
  [20, 182, 42],
  [44, 190, 50],
  [64, 180, 36],
  [352, 178, 34],
  [378, 186, 48],
  [404, 180, 40],
  [452, 192, 54],
] as const

export function GoldWestScene() {
  return (
    <svg class="scene" viewBox="0 32 480 208" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="240" fill="var(--sky)" />
      <circle cx="312" cy="80" r="32" fill="var(--glow)" opacity="0.28" />
      <circle cx="312" cy="80" r="20" fill="var(--glow)" />
      <path d="M0 160L60 112l40 22l60-44l70 46l60-40l66 34l58-30l66 44v40H0Z" fill="var(--far)" />
      <Peak x={-30} width={210} height={110} fill="var(--rock)" />
      <Peak x={118} width={232} height={128} fill="var(--rock2)" />
      <Peak x={292} width={216} height={94} fill="var(--rock)" />
      <path d="M0 170q60-24 120-8t120-10t110 8t130-12v92H0Z" fill="var(--meadow)" />
      <path d="M0 186q70-16 130-4t110-12t120 12t120-8v66H0Z" fill="var(--hill)" />
      {pines.map(([x, y, size], i) => (
        <Pine key={x} x={x} y={y} size={size} fill={i % 2 === 0 ? "var(--pine-a)" : "var(--pine-b)"} />
      ))}
      <path d="M0 208q80-10 160 0t170-8t150 2v38H0Z" fill="var(--bank)" />
      <path
        d="M318 158c-30 8-34 18-18 26s14 16-14 26s-44 18-56 30h98c2-14 8-22 26-32s14-22-8-28s-30-14-6-22Z"
        fill="var(--stream)"
      />
      <path
        d="M306 176q12 8 26 12M282 212q14-6 26-4M262 230h30M296 224h18"
        fill="none"
        stroke="var(--foam)"
        stroke-width="2.4"
        stroke-linecap="round"
      />
      <Mine />
      <Cart />
      <path d="M392 216l20-30l22 30Z" fill="var(--canvas)" />
      <path d="M412 186l22 30h-13Z" fill="var(--canvas2)" />
      <path d="M406 216l6-14l5 14Z" fill="var(--dark)" />
      <path d="M412 188v-8M388 218l-6 3M438 218l6 3" stroke="var(--dark)" stroke-width="2" />
    </svg>
  )
}
