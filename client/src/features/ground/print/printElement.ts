import { PRINTING } from './printing.ts'

/** A part of the page on paper, all of it unfolded. */
export function printElement(element: HTMLElement): void {
  const sheet = element.cloneNode(true) as HTMLElement
  sheet.dataset['sheet'] = ''
  for (const part of sheet.querySelectorAll('details')) part.open = true
  document.body.append(sheet)
  document.body.classList.add(PRINTING)
  window.print()
  document.body.classList.remove(PRINTING)
  sheet.remove()
}
