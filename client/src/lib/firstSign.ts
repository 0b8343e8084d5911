/** What only a person does. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const

/** Calls once somebody is at the page: nobody reaches a button without moving, touching or pressing something first. */
export function atFirstSign(act: () => void, ending?: AbortSignal): void {
  const controller = new AbortController()
  const see = (): void => {
    controller.abort()
    act()
  }
  ending?.addEventListener('abort', () => controller.abort())
  for (const sign of SIGNS) window.addEventListener(sign, see, { signal: controller.signal, passive: true })
}
