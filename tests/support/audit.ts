import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The page reads it for each audit: half as long as what the package is by itself. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Head, bar and foot, which all pages share: a third of an audit. */
const FRAME = [['header:not(main header)'], ['aside:not(main aside)'], ['footer:not(main footer)']]

/** Rows and entries after the third are like the first three. */
const REST_OF_LISTS = [['main :is(tr, li, [data-row]):nth-child(n + 4)']]

type Known = { readonly isFrameKnown?: boolean; readonly areRowsAlike?: boolean }

/** What WCAG 2.2 AA finds wrong with the page as it stands, open dialogs and all; without what is known from elsewhere. */
export async function audit(page: Page, { isFrameKnown = false, areRowsAlike = false }: Known = {}): Promise<string[]> {
  await page.evaluate(SOURCE)
  return page.evaluate(
    async (exclude) => {
      const engine: typeof axe = Reflect.get(globalThis, 'axe')
      // What a bar that follows covers at this moment, scrolling brings out: it is judged without the bar above it.
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position),
      )
      const positions = bars.map(({ style }) => style.position)
      for (const { style } of bars) style.position = 'static'
      const { violations } = await engine.run(
        { include: document, exclude },
        {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
          resultTypes: ['violations'],
          // Nothing of ours plays sound, and rules of print and turning are not asked for.
          preload: false,
        },
      )
      for (const [at, { style }] of bars.entries()) style.position = positions[at] ?? ''
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
      )
    },
    [...(isFrameKnown ? FRAME : []), ...(areRowsAlike ? REST_OF_LISTS : [])],
  )
}
