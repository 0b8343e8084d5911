/** Held so long, a button goes on by itself. */
const HOLD_MS = 400
const TICK_MS = 120
/** A second of single packs, then two seconds by five, then by ten. */
const PACKS: readonly (readonly [ticks: number, packs: number])[] = [
  [8, 1],
  [24, 5],
]

export const packsAt = (tick: number): number => PACKS.find(([ticks]) => tick < ticks)?.[1] ?? 10

export interface Held {
  readonly from: number
  readonly next: (quantity: number, packs: number) => number
  readonly show: (quantity: number) => void
  /** When it is let go: what was shown last, once. */
  readonly settle: (quantity: number) => void
}

const ENDS = ['pointerup', 'pointercancel', 'pointerleave'] as const

/** Counts on while the button is held; the click that ends a hold does nothing more. */
export function holdButton(button: HTMLElement, { from, next, show, settle }: Held): void {
  let quantity = from
  let ticks = 0
  const tick = (): void => {
    quantity = next(quantity, packsAt(ticks++))
    show(quantity)
    timer = setTimeout(tick, TICK_MS)
  }
  let timer = setTimeout(tick, HOLD_MS)
  const stop = (): void => {
    clearTimeout(timer)
    for (const end of ENDS) button.removeEventListener(end, stop)
    window.removeEventListener('blur', stop)
    if (ticks === 0) return
    settle(quantity)
    const swallow = (click: Event): void => click.stopPropagation()
    button.addEventListener('click', swallow, { once: true, capture: true })
    button.addEventListener('pointerdown', () => button.removeEventListener('click', swallow, true), { once: true })
  }
  for (const end of ENDS) button.addEventListener(end, stop)
  window.addEventListener('blur', stop)
}
