// @ts-check
import { element, page } from './page.mjs'

/** @typedef {{ getValue: () => string, setValue: (text: string) => void, uri: { path: string }, onDidChangeContent: (run: () => void) => void }} Model */

/** One of GraphiQL's editors. @param {'operation.graphql' | 'variables.json'} name @returns {Model | undefined} */
function model(name) {
  /** @type {Model[]} */
  const models = Reflect.get(globalThis, 'monaco')?.editor.getModels() ?? []
  return models.find(({ uri }) => uri.path.endsWith(name))
}

export const documentText = () => model('operation.graphql')?.getValue() ?? ''
export const variablesText = () => model('variables.json')?.getValue() ?? ''

/** @param {() => void} run */
export function whenEdited(run) {
  model('operation.graphql')?.onDidChangeContent(run)
  model('variables.json')?.onDidChangeContent(run)
}

const frame = () => new Promise((done) => requestAnimationFrame(done))
const tabButtons = () => [...document.querySelectorAll('.graphiql-tab-button')].filter((found) => found instanceof HTMLElement)

/** Goes to a document's tab, or opens one for it. @param {import('./page.mjs').Tab} tab */
export async function openDocument(tab) {
  const open = tabButtons().find((button) => button.textContent === tab.name)
  if (open === undefined) await openInNewTab(tab.query, tab.variables)
  else {
    open.click()
    open.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
}

/** @param {string} query @param {string} variables */
export async function openInNewTab(query, variables) {
  const before = tabButtons().length
  const add = document.querySelector('.graphiql-tab-add')
  if (add instanceof HTMLElement) add.click()
  while (tabButtons().length === before) await frame()
  await frame()
  model('variables.json')?.setValue(variables)
  model('operation.graphql')?.setValue(query)
}

const ready = '.graphiql-query-editor .view-lines, .graphiql-response .view-lines'

/** Until both editors stand, a click on Execute does nothing: the ways to documents open with them. @param {() => void} then */
export function waitForEditors(then) {
  const root = element('root')
  const look = () => {
    if (root.querySelectorAll(ready).length < 2 || model('variables.json') === undefined) return
    watcher.disconnect()
    root.removeAttribute('aria-busy')
    then()
  }
  const watcher = new MutationObserver(look)
  watcher.observe(root, { childList: true, subtree: true })
  look()
}

for (const id of ['journey', 'documents']) {
  const picker = /** @type {HTMLSelectElement} */ (element(id))
  picker.addEventListener('change', () => {
    const tab = page.tabs[Number(picker.value)]
    picker.value = ''
    if (tab !== undefined) void openDocument(tab)
  })
}
