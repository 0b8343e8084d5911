import type { KeyboardEvent } from 'react'

const STOPS = '[data-stop]'

/** The same stop (name, quantity) of the next or the last row; a row that lacks it is passed over. */
function neighbourStop(from: Element, direction: 1 | -1): HTMLElement | null {
  const stop = from.closest<HTMLElement>(STOPS)
  let row: Element | null = from.closest('tr, [data-row]')
  if (!stop || !row) return null
  do {
    row = nextRow(row, direction)
    const found = row?.querySelector<HTMLElement>(`[data-stop='${stop.dataset['stop'] ?? ''}']:not(:disabled)`)
    if (found) return found
  } while (row)
  return null
}

/** A long table has several bodies. */
function nextRow(row: Element, direction: 1 | -1): Element | null {
  const body = row.parentElement
  if (direction === 1) return row.nextElementSibling ?? body?.nextElementSibling?.querySelector(':scope > tr') ?? null
  return row.previousElementSibling ?? body?.previousElementSibling?.querySelector(':scope > tr:last-child') ?? null
}

/** A figure typed on a name is the quantity: the browser writes it into the field that has the focus by then. */
function toQuantity(name: Element): void {
  const field = name.closest('tr, [data-row]')?.querySelector<HTMLInputElement>(`[data-stop='quantity']:not(:disabled)`)
  field?.focus()
}

/** ↑ ↓ on a name and Alt+↑ ↓ in a quantity go from row to row; the plain arrows step the quantity. */
export function moveBetweenRows(event: KeyboardEvent): void {
  const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
  const { target } = event
  if (!(target instanceof Element)) return
  if (/^\d$/.test(event.key) && target instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey && !event.altKey) toQuantity(target)
  if (direction === null) return
  if (target instanceof HTMLInputElement && !event.altKey) return
  const next = neighbourStop(target, direction)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** From a quantity on to the next one, so that a list can be ordered from the keyboard alone. */
export function goOn(): void {
  if (document.activeElement) neighbourStop(document.activeElement, 1)?.focus()
}
