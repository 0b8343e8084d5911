import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Head and foot, which all pages share: a third of an audit. */
const FRAME = [['header:not(main header)'], ['footer:not(main footer)']]

/** What WCAG 2.2 AA finds wrong with the page as it stands, open dialogs and all; with its head and foot unless they were seen before. */
export async function audit(page: Page, { isFrameKnown = false } = {}): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(
    async (exclude) => {
      const engine: typeof axe = Reflect.get(globalThis, 'axe')
      const { violations } = await engine.run(
        { include: document, exclude },
        {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
          resultTypes: ['violations'],
          // Nothing of ours plays sound, and rules of print and turning are not asked for.
          preload: false,
        },
      )
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
      )
    },
    isFrameKnown ? FRAME : [],
  )
}
