import type { Page } from 'playwright-core'

export interface Press {
  readonly control: string
  /** Which of those in sight that can be pressed: the first, another, or the one in the middle. */
  readonly nth?: number | 'middle'
  /** What is another thing when the press is shown: texts, values, labels or addresses. */
  readonly shows: string
  /** What must be there as well. */
  readonly there?: string
}

/** Milliseconds from a press to the end of the frame that shows it. */
export const toFrame = (page: Page, press: Press): Promise<number> =>
  page.evaluate(
    async ({ control, nth = 0, shows, there = 'body' }) => {
      const all = [...document.querySelectorAll<HTMLElement>(control)].filter(
        (each) => each.offsetParent !== null && !each.matches(':disabled'),
      )
      const target = all[nth === 'middle' ? Math.floor(all.length / 2) : nth]
      if (target === undefined) throw new Error(`nothing to press: ${control}`)
      const seen = (each: Element): string =>
        [Reflect.get(each, 'value'), each.getAttribute('aria-label'), each.getAttribute('href'), each.textContent].join()
      const state = (): string => [...document.querySelectorAll(shows)].map(seen).join()
      const before = state()
      const start = performance.now()
      target.click()
      // A frame that finds the change shows it; a message sent from within it is read when it is done.
      do {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        if (performance.now() - start > 5000) throw new Error(`no effect of ${control}`)
      } while (state() === before || document.querySelector(there) === null)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve)
        port1.start()
        port2.postMessage(null)
      })
      return performance.now() - start
    },
    { ...press },
  )
