/** Line pictures in a 120 × 120 box; `currentColor` draws, `L` marks a lightly filled body. */
const SKETCHES: readonly (readonly [names: RegExp, sketch: string])[] = [
  [
    /口罩/,
    '<path class="L" d="M26 40q34-14 68 0v40q-34 18-68 0z"/><path d="M26 52h68M26 62h68M26 72h68M26 44C8 42 8 80 26 78M94 44c18-2 18 36 0 34M46 38q14-4 28 0"/>',
  ],
  [
    /注射器/,
    '<g transform="rotate(-38 60 60)"><path class="L" d="M30 48h58v24H30z"/><path d="M88 56h8v8h-8zM96 60h20M30 60H8M8 50v20M30 42v36M40 48v8M50 48v8M60 48v8M70 48v8"/><path d="M22 60h30M52 50v20" stroke-width="5"/></g>',
  ],
  [
    /输液器/,
    '<path class="L" d="M50 10h20v26q0 8-10 12-10-4-10-12z"/><path d="M60 48v14c0 34-42 14-42 34 0 22 60 12 70-4M60 10V4M88 92l12-14M84 88l10 8M54 22h12"/><path class="L" d="M52 62h16v10H52z"/>',
  ],
  [
    /血压计/,
    '<rect class="L" x="14" y="36" width="62" height="56" rx="8"/><rect x="22" y="44" width="46" height="26" rx="3"/><path d="M28 52h12v12H28M46 52h12v12H46zM28 58h12M46 58h12M76 78c16 0 8-28 22-30"/><circle cx="45" cy="81" r="5"/><path class="L" d="M92 26h18v44H92z"/><path d="M92 36h18"/>',
  ],
  [
    /体温计/,
    '<g transform="rotate(-34 60 60)"><path class="L" d="M14 60 34 52h66q8 0 8 8t-8 8H34z"/><rect x="58" y="55" width="24" height="10" rx="2"/><circle cx="95" cy="60" r="3"/><path d="M34 52v16"/></g>',
  ],
  [
    /额温/,
    '<path class="L" d="M20 26h58q22 4 22 22H58l8 44q-12 10-24 4L34 52q-14-4-14-26z"/><rect x="30" y="32" width="26" height="13" rx="2"/><path d="M58 52q-4 10 4 16M100 34l12-4M104 42h12M100 50l10 6"/>',
  ],
  [
    /血糖试纸/,
    '<path class="L" d="M28 34h40v66q0 6-6 6H34q-6 0-6-6z"/><path d="M24 20h48v14H24z"/><path d="M28 52h40v28H28z"/><path class="L" d="M82 30h12v64H82zM98 38h10v56H98z"/><path d="M82 44h12M84 30v-6h8v6M48 58l7 10q0 6-7 6t-7-6z"/>',
  ],
  [
    /血糖仪/,
    '<path class="L" d="M38 22q22-8 44 0v66q0 14-22 14t-22-14z"/><rect x="45" y="32" width="30" height="26" rx="3"/><path d="M51 40h8v12h-8zM64 40h6v12M54 66h12M60 60v12M54 102v12h12v-12"/><circle cx="60" cy="84" r="7"/>',
  ],
  [
    /检测试纸|试剂/,
    '<rect class="L" x="42" y="12" width="36" height="96" rx="8"/><rect x="53" y="30" width="14" height="34" rx="3"/><path d="M53 42h14" stroke-width="4"/><path d="M53 53h14M60 78l6 9q0 6-6 6t-6-6zM48 18h8"/>',
  ],
  [
    /棉签/,
    '<path d="M30 96 84 26M44 100 98 34M58 104l50-58" stroke-width="4"/><path class="L" d="M80 24q10-12 14-4-2 10-12 12zM94 32q10-12 14-4-2 10-12 12zM104 44q10-12 14-4-2 10-12 12zM34 98q-10 12-14 4 2-10 12-12z"/>',
  ],
  [
    /纱布/,
    '<path class="L" d="M16 74l44-18 44 18-44 18z"/><path class="L" d="M16 62l44-18 44 18-44 18z"/><path class="L" d="M16 50l44-18 44 18-44 18z"/><path d="M31 44l44 18M45 38l44 18M31 56l44-18M45 62l44-18M16 50v24M104 50v24M60 68v24"/>',
  ],
  [
    /创可贴/,
    '<g transform="rotate(-30 60 60)"><rect class="L" x="10" y="44" width="100" height="32" rx="16"/><rect x="43" y="44" width="34" height="32"/><path d="M52 54h.1M60 54h.1M68 54h.1M52 66h.1M60 66h.1M68 66h.1M22 60h.1M30 54h.1M30 66h.1M90 54h.1M90 66h.1M98 60h.1" stroke-width="4"/></g>',
  ],
  [
    /胶带|绷带/,
    '<path class="L" d="M22 44v36c0 10 60 10 60 0V44z"/><ellipse class="L" cx="52" cy="44" rx="30" ry="15"/><ellipse cx="52" cy="44" rx="13" ry="6"/><path d="M82 76q14 8 28 4V52q-14 4-28-2M82 86V50"/>',
  ],
  [
    /退热贴|冷敷贴/,
    '<rect class="L" x="14" y="36" width="92" height="50" rx="16"/><path d="M60 46v30M48 52l24 18M72 52 48 70M55 48l5 4 5-4M55 74l5-4 5 4M84 36q22 4 22 28"/>',
  ],
  [
    /造口/,
    '<path class="L" d="M40 14h40q10 0 12 14l6 58q0 22-38 22T22 86l6-58q2-14 12-14z"/><circle cx="60" cy="42" r="16"/><circle cx="60" cy="42" r="8"/><path d="M36 84q24 12 48 0"/>',
  ],
  [
    /雾化/,
    '<rect class="L" x="12" y="52" width="56" height="46" rx="8"/><path d="M22 64h20M22 72h20"/><circle cx="55" cy="68" r="6"/><path d="M68 84c26 6 14-28 20-32"/><path class="L" d="M80 16q20-8 30 6-2 20-16 30h-10q-10-16-4-36z"/><path d="M18 98v6M62 98v6M90 24q6-2 10 4"/>',
  ],
  [
    /制氧/,
    '<rect class="L" x="34" y="12" width="52" height="92" rx="8"/><rect x="42" y="20" width="36" height="20" rx="3"/><path d="M48 30h10M62 30h8M44 62h32M44 70h32M44 78h32M44 86h32M40 104v6M80 104v6M86 50c20 0 20 44 4 46"/><circle cx="60" cy="50" r="5"/>',
  ],
  [
    /轮椅/,
    '<circle class="L" cx="50" cy="78" r="28"/><circle cx="50" cy="78" r="5"/><path d="M30 14h10l8 38h34M48 62h36l12 32h12M50 34h26"/><circle cx="96" cy="102" r="9"/><path class="L" d="M44 42h38v12H47z"/>',
  ],
  [
    /避孕套/,
    '<path class="L" d="M26 26h68v68H26z"/><path d="M26 34h68M26 86h68" stroke-dasharray="3 3"/><circle cx="60" cy="60" r="20"/><circle cx="60" cy="60" r="13"/>',
  ],
]

const CROSS = '<circle class="L" cx="60" cy="60" r="44"/><path d="M52 34h16v18h18v16H68v18H52V68H34V52h18z"/>'

/** The picture of a device by what it is called, in one colour over a light one. */
export function deviceSketch(name: string, place: { x: number; y: number; size: number; stroke: string; fill: string }): string {
  const sketch = SKETCHES.find(([names]) => names.test(name))?.[1] ?? CROSS
  const scale = Math.round((place.size / 120) * 100) / 100
  const filled = sketch.replaceAll('class="L"', `fill="${place.fill}"`)
  return `<g transform="translate(${place.x} ${place.y}) scale(${scale})" fill="none" stroke="${place.stroke}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">${filled}</g>`
}
