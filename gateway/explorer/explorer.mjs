// @ts-check
import { offerActs } from './acts.mjs'
import { costChanged } from './cost.mjs'
import { prepareEditors, variablesText, waitForEditors, whenEdited } from './editor.mjs'
import { keptFor } from './kept.mjs'
import { replayBy, showLog } from './log.mjs'
import { element, endpoint, page } from './page.mjs'
import { isOpen, listenToPanels } from './panels.mjs'
import { refusalsFrom, showRefusals } from './refusals.mjs'
import { catchRequests, send } from './requests.mjs'
import { searchThrough } from './search.mjs'
import { refreshViewer } from './session.mjs'
import { forget, hearTime } from './shop.mjs'
import { namesIn } from './pick.mjs'
import { currentValues, isFetchedLate, Missing } from './values.mjs'

const journey = page.tabs.filter((tab) => tab.group === 'journey')
const kept = keptFor(JSON.stringify(page.tabs))
let isResetting = false
element('reset').addEventListener('click', () => {
  isResetting = true
  location.replace(endpoint)
})
// GraphiQL writes its tabs once more while the page goes.
globalThis.addEventListener('pagehide', () => {
  if (isResetting) kept.forgetAll()
})

const values = element('values')
let shown = ''

/** Says what `{{…}}` stands for at this moment, or what is missing and how to get it. */
async function showValues() {
  const names = namesIn(variablesText())
  const key = names.join()
  if (key === shown) return
  shown = key
  values.textContent = ''
  values.classList.remove('bad')
  const early = names.filter((name) => name !== 'clientKey' && !isFetchedLate(name))
  if (names.length === 0) return
  try {
    const found = await currentValues(early)
    if (key !== shown) return
    const words = names.map((name) => `${name} = ${found.has(name) ? JSON.stringify(found.get(name)) : '运行时取'}`)
    values.textContent = `变量：${words.join('，')}`
  } catch (error) {
    if (key !== shown || !(error instanceof Missing)) return
    values.textContent = error.message
    values.classList.add('bad')
  }
}

function edited() {
  costChanged()
  void showValues()
  if (isOpen('errors')) showRefusals()
}

/** @param {import('./page.mjs').Answer} answer */
function answered(answer) {
  offerActs(answer)
  hearTime(answer)
  // What was missing may be there now.
  shown = ''
  void showValues()
  if (answer.data?.login !== undefined || answer.data?.logout !== undefined) void refreshViewer()
}

/** @param {any[]} types */
function schemaCame(types) {
  searchThrough(types)
  refusalsFrom(types)
}

function start() {
  kept.forgetOthers()
  void refreshViewer()
  replayBy(send)
  listenToPanels({ errors: showRefusals, log: showLog })
  catchRequests({ schema: schemaCame, answered, shopGone: forget })
  const { renderYogaGraphiQL } = Reflect.get(globalThis, 'YogaGraphiQL')
  renderYogaGraphiQL(element('root'), {
    title: page.title,
    endpoint,
    storage: kept.storage,
    defaultTabs: journey.map(({ query, variables }) => ({ query, variables })),
    defaultEditorToolsVisibility: 'variables',
    additionalHeaders: { 'x-csrf': '1' },
    shouldPersistHeaders: false,
    visiblePlugin: 'Documentation Explorer',
    // A storefront document is too long for an address.
    onEditQuery: () => undefined,
  })
  waitForEditors(() => {
    for (const id of ['journey', 'documents']) element(id).removeAttribute('disabled')
    prepareEditors()
    whenEdited(edited)
    edited()
  })
}

start()
