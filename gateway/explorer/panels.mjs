// @ts-check
import { element } from './page.mjs'

/** @typedef {'errors' | 'log' | 'shop'} Panel */
const panels = /** @type {const} */ (['errors', 'log', 'shop'])

/** @param {Panel} name */
const button = (name) => document.getElementById(`${name}-button`)

/** At most one is open. @param {Panel | null} wanted */
export function openPanel(wanted) {
  for (const name of panels) {
    const opener = button(name)
    if (opener === null) continue
    const isOpen = name === wanted
    element(name).hidden = !isOpen
    opener.setAttribute('aria-expanded', String(isOpen))
  }
}

export const isOpen = (/** @type {Panel} */ name) => button(name)?.getAttribute('aria-expanded') === 'true'

/** @param {Partial<Record<Panel, () => void>>} opened What a panel does when it opens. */
export function listenToPanels(opened) {
  for (const name of panels)
    button(name)?.addEventListener('click', () => {
      const opens = !isOpen(name)
      openPanel(opens ? name : null)
      if (opens) opened[name]?.()
    })
  // Before the editors, which keep Escape to themselves.
  document.addEventListener(
    'keydown',
    (event) => {
      const open = panels.find(isOpen)
      if (event.key !== 'Escape' || open === undefined) return
      event.stopPropagation()
      openPanel(null)
      button(open)?.focus()
    },
    true,
  )
}
