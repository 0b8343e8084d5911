import type { Page } from 'playwright-core'

/**
 * What a finger may hit, but is less than 44 px wide or high, hairlines of its frame included (a page number may be 40 wide):
 * each as «its words width×height».
 * Links within a sentence count as text, and a name is as large as the picture beside it that leads to the same.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOf = (element: Element): DOMRect => {
      // A box is ticked by its words too.
      const label = element instanceof HTMLInputElement ? element.closest('label') : null
      return (label ?? element).getBoundingClientRect()
    }
    const isText = (element: Element): boolean =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '') !== element.textContent
    const isLarge = ({ width, height }: DOMRect): boolean => width >= 40 && height >= 42
    const hasLargeTwin = (element: Element): boolean =>
      element instanceof HTMLAnchorElement &&
      [...document.links].some((link) => link !== element && link.href === element.href && isLarge(link.getBoundingClientRect()))
    return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden=true], [inert], footer') === null,
      )
      .filter((element) => !isText(element) && !hasLargeTwin(element))
      .flatMap((element) => {
        const box = boxOf(element)
        const { width, height, right, bottom } = box
        const isHidden = width <= 1 || height <= 1 || right <= 0 || bottom <= 0
        if (isHidden || isLarge(box)) return []
        const words = element.getAttribute('aria-label') ?? (element.textContent ?? '').trim()
        return [`${words === '' ? element.outerHTML.slice(0, 60) : words.slice(0, 30)} ${Math.round(width)}×${Math.round(height)}`]
      })
  })
}
