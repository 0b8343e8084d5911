// @ts-check
import { element, page } from './page.mjs'

/**
 * @typedef {{ startLineNumber: number, startColumn: number, endLineNumber: number, endColumn: number, owner: string }} Marker
 * @typedef {{ getValue: () => string, getValueInRange: (range: Marker) => string, setValue: (text: string) => void, uri: { path: string },
 *   onDidChangeContent: (run: () => void) => void }} Model
 * @typedef {{ getModels: () => Model[], getEditors: () => { updateOptions: (options: object) => void }[],
 *   onDidChangeMarkers: (run: () => void) => void, getModelMarkers: (filter: { resource: object }) => Marker[],
 *   setModelMarkers: (model: Model, owner: string, markers: Marker[]) => void }} Editors
 */

/** What GraphiQL's editors are made of. @returns {Editors | undefined} */
const editors = () => Reflect.get(globalThis, 'monaco')?.editor

/** @param {'operation.graphql' | 'variables.json' | 'response.json'} name */
const model = (name) =>
  editors()
    ?.getModels()
    .find(({ uri }) => uri.path.endsWith(name))

export const documentText = () => model('operation.graphql')?.getValue() ?? ''
export const variablesText = () => model('variables.json')?.getValue() ?? ''

/** @param {() => void} run */
export function whenEdited(run) {
  model('operation.graphql')?.onDidChangeContent(run)
  model('variables.json')?.onDidChangeContent(run)
}

/** Long lines are whole, however narrow; a number's `{{…}}` is no mistake; an empty answer says how to get one. */
export function prepareEditors() {
  const all = editors()
  const variables = model('variables.json')
  const response = model('response.json')
  if (all === undefined || variables === undefined || response === undefined) return
  for (const editor of all.getEditors()) editor.updateOptions({ wordWrap: 'on' })
  all.onDidChangeMarkers(() => {
    const markers = all.getModelMarkers({ resource: variables.uri })
    const left = markers.filter((marker) => !variables.getValueInRange(marker).includes('{{'))
    if (left.length < markers.length) for (const { owner } of markers) all.setModelMarkers(variables, owner, left)
  })
  const hint = () => element('root').toggleAttribute('data-unanswered', response.getValue() === '')
  response.onDidChangeContent(hint)
  hint()
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
