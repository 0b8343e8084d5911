// @ts-check
import { keptFor } from './kept.mjs'

/**
 * @typedef {{ name: string, group: string, id: string | null, query: string, variables: string }} Tab
 * @typedef {{ method: string, path: string, status: number | null, ms: number, from: string }} Call
 * @typedef {{ rows: number, calls: number, limit: { rows: number, calls: number } }} Cost
 * @typedef {{ username: string, company: string }} Viewer
 * @typedef {{ goodsID: string, price: string | null, isBuyable: boolean }} Offered
 * @typedef {Offered & { packQuantity: number, minimumQuantity: number, warehouse: { warehouseID: string } }} Goods
 * @typedef {{ login?: { viewer: Viewer } | null, viewer?: Viewer | null, goodsList?: { edges: { node: Goods }[] } | null }} Data
 * @typedef {{ query?: unknown, operationName?: unknown, doc_id?: string }} Body
 * @typedef {{ message: string, extensions?: { userMessage?: string } }} Failure
 * @typedef {{ data?: Data | null, errors?: Failure[], extensions?: { calls?: Call[], cost?: Cost } }} Answer
 */

/** @type {{ title: string, tabs: Tab[], showsCalls: boolean }} */
const { title, tabs, showsCalls } = JSON.parse(element('data').textContent ?? '{}')

/** @param {string} id @returns {HTMLElement} */
function element(id) {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The page has no ${id}.`)
  return found
}

const endpoint = '/graphql'
const plainFetch = globalThis.fetch.bind(globalThis)

/** @param {string} query @param {Record<string, unknown>} [variables] @returns {Promise<Answer>} */
async function ask(query, variables = {}) {
  const response = await plainFetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf': '1' },
    body: JSON.stringify({ query, variables }),
  })
  return response.json()
}

// --- who is logged in

const viewerText = element('viewer')
const login = /** @type {HTMLFormElement} */ (element('login'))
const logout = element('logout')

/** @param {Viewer | null} viewer */
function showViewer(viewer) {
  viewerText.classList.remove('bad')
  viewerText.textContent = viewer === null ? 'Not logged in' : viewer.company
  viewerText.title = viewerText.textContent
  logout.hidden = viewer === null
  for (const button of login.querySelectorAll('button[value]'))
    button.setAttribute('aria-pressed', String(button.getAttribute('value') === viewer?.username))
}

/** @param {string} text */
function showFailure(text) {
  viewerText.classList.add('bad')
  viewerText.textContent = text
  viewerText.title = text
}

/** @param {Promise<Answer>} asked @param {(data: Data) => void} then */
async function settle(asked, then) {
  try {
    const { data, errors } = await asked
    const [error] = errors ?? []
    if (error === undefined) then(data ?? {})
    else showFailure(error.extensions?.userMessage ?? error.message)
  } catch {
    showFailure('The gateway did not answer.')
  }
}

login.addEventListener('submit', (event) => {
  event.preventDefault()
  const form = new FormData(login, event.submitter)
  const input = { username: form.get('username'), password: event.submitter?.dataset['password'] ?? form.get('password') }
  void settle(ask('mutation ($input: LoginInput!) { login(input: $input) { viewer { username company } } }', { input }), (data) =>
    showViewer(data.login?.viewer ?? null),
  )
})

logout.addEventListener('click', () => void settle(ask('mutation { logout(input: {}) { isLoggedOut } }'), () => showViewer(null)))

// --- which calls an answer took, and sending the storefront's documents by their id, as it does

/** @param {string} text */
const bare = (text) => text.replaceAll(/^\s*#.*$/gm, '').replaceAll(/[\s,]+/g, '')
const trusted = new Map(tabs.flatMap((tab) => (tab.id === null ? [] : [[bare(tab.query), tab.id]])))

/** @param {Body} body @returns {Body} */
function byId(body) {
  const id = typeof body.query === 'string' ? trusted.get(bare(body.query)) : undefined
  if (id === undefined) return body
  const { query: _, operationName: __, ...rest } = body
  return { ...rest, doc_id: id }
}

// --- ids in variables: what an answer last had under the same name

/** @type {Map<string, string>} */
const seen = new Map()

/** The first of each name within one answer. @param {unknown} value @param {Set<string>} met */
function remember(value, met) {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && /ID$|^id$|^hash$/.test(name) && !met.has(name)) {
      met.add(name)
      seen.set(name, inner)
    } else remember(inner, met)
  }
}

/** What a buyer who is logged in has, when no answer has shown it yet. */
const ownQuery = '{ cart { lines { lineID } } orders(first: 1) { edges { node { orderID tradeID } } } contract { contractID } }'

/** @param {string} text */
async function completed(text) {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '')
  if (names.some((name) => name !== 'clientKey' && !seen.has(name))) {
    const { data } = await ask(ownQuery).catch(() => NO_ANSWER)
    const known = new Map(seen)
    remember(data, new Set())
    for (const [name, value] of known) seen.set(name, value)
  }
  const fresh = `explorer-${[...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name) => (name === 'clientKey' ? fresh : (seen.get(name) ?? whole)))
}

/** @param {RequestInfo | URL} input @param {RequestInit} [init] */
globalThis.fetch = async (input, init = {}) => {
  if (init.method !== 'POST' || typeof init.body !== 'string') return plainFetch(input, init)
  const body = byId(JSON.parse(init.body.includes('{{') ? await completed(init.body) : init.body))
  const headers = new Headers(init.headers)
  if (showsCalls) headers.set('x-show-calls', '1')
  const response = await plainFetch(input, { ...init, headers, body: JSON.stringify(body) })
  if (body.operationName !== 'IntrospectionQuery' && /json/.test(response.headers.get('content-type') ?? '')) {
    void response
      .clone()
      .json()
      .then(
        (/** @type {Answer} */ answer) => {
          remember(answer.data, new Set())
          if (showsCalls) showCalls(answer.extensions?.calls ?? [], body.doc_id !== undefined, answer.extensions?.cost)
        },
        () => undefined,
      )
  }
  return response
}

/** @param {string} tag @param {string} text @param {string} [kind] */
function make(tag, text, kind = '') {
  const made = document.createElement(tag)
  made.textContent = text
  made.className = kind
  return made
}

/** @param {Cost} [cost] */
function costWords(cost) {
  return cost === undefined ? '' : `; it may cost ${cost.calls} of ${cost.limit.calls} calls and ${cost.rows} of ${cost.limit.rows} rows`
}

/** @param {readonly Call[]} calls @param {boolean} isTrusted @param {Cost} [cost] */
function showCalls(calls, isTrusted, cost) {
  const panel = element('calls')
  const fromCache = calls.filter((call) => call.from !== 'api').length
  const slowest = calls.reduce((most, call) => Math.max(most, call.ms), 0)
  const words =
    calls.length === 0
      ? 'No REST call was needed'
      : `${calls.length} REST ${calls.length === 1 ? 'call' : 'calls'}, ${fromCache} from the cache, the slowest ${slowest} ms`
  const summary = panel.querySelector('summary')
  if (summary !== null)
    summary.textContent = `${words}. ${isTrusted ? 'Sent by its id, as the storefront does' : 'Sent as text'}${costWords(cost)}.`
  const rows = calls.map((call) => {
    const row = make('tr', '', call.status === null || call.status >= 400 ? 'failed' : '')
    row.append(
      make('td', call.method),
      make('td', call.path),
      make('td', call.status === null ? 'no answer' : String(call.status), 'number'),
      make('td', `${call.ms} ms`, 'number'),
      make('td', call.from === 'api' ? 'api' : `from the ${call.from === 'cache' ? 'cache' : 'same call of another field'}`),
    )
    return row
  })
  const table = document.createElement('table')
  table.append(...rows)
  panel.querySelector('.rows')?.replaceChildren(table)
}

// --- the errors, and the way to a document

const errors = element('errors')
const errorsButton = element('errors-button')
errorsButton.addEventListener('click', () => {
  errors.hidden = !errors.hidden
  errorsButton.setAttribute('aria-expanded', String(!errors.hidden))
})

const picker = /** @type {HTMLSelectElement} */ (element('documents'))
picker.addEventListener('change', () => {
  const wanted = tabs[Number(picker.value)]?.name
  const button = [...document.querySelectorAll('.graphiql-tab-button')].find((one) => one.textContent === wanted)
  if (button instanceof HTMLElement) {
    button.click()
    button.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
})

const kept = keptFor(JSON.stringify(tabs))
let isResetting = false
element('reset').addEventListener('click', () => {
  isResetting = true
  location.replace(endpoint)
})
// GraphiQL writes its tabs once more while the page goes.
globalThis.addEventListener('pagehide', () => {
  if (isResetting) kept.forgetAll()
})

// --- values of this marketplace in the variables

/** @type {Answer} */
const NO_ANSWER = {}
const sampleQuery =
  '{ goodsList(filter: { inStock: true }, sort: SALES, first: 20) { edges { node { goodsID price isBuyable packQuantity minimumQuantity warehouse { warehouseID } } } } viewer { username company } }'

/** @param {Data | null | undefined} data @returns {Record<string, unknown>} */
function samples(data) {
  const nodes = (data?.goodsList?.edges ?? []).map((edge) => edge.node)
  const goods = nodes.find((node) => node.isBuyable) ?? nodes[0]
  return {
    goodsID: goods?.goodsID ?? '1',
    warehouseID: goods?.warehouse.warehouseID ?? '1',
    price: goods?.price ?? '1.00',
    quantity: Math.max(goods?.packQuantity ?? 1, goods?.minimumQuantity ?? 1),
  }
}

/** @param {string} variables @param {Record<string, unknown>} values */
const filled = (variables, values) =>
  variables.replaceAll(/"\{\{(\w+)\}\}"/g, (whole, name) => (name in values ? JSON.stringify(values[name]) : whole))

const ready = '.graphiql-query-editor .view-lines, .graphiql-response .view-lines'

/** Until both editors stand, a click on Execute does nothing: the way to a document opens with them. */
function waitForEditors() {
  const root = element('root')
  const look = () => {
    if (root.querySelectorAll(ready).length < 2) return
    watcher.disconnect()
    root.removeAttribute('aria-busy')
    picker.disabled = false
  }
  const watcher = new MutationObserver(look)
  watcher.observe(root, { childList: true, subtree: true })
  look()
}

async function start() {
  kept.forgetOthers()
  const answer = await ask(sampleQuery).catch(() => NO_ANSWER)
  showViewer(answer.data?.viewer ?? null)
  const values = samples(answer.data)
  Object.assign(globalThis, {
    MonacoEnvironment: {
      globalAPI: false,
      getWorkerUrl: (/** @type {unknown} */ _, /** @type {string} */ label) => `/graphql/explorer/${label}.js`,
    },
  })
  const { renderYogaGraphiQL } = Reflect.get(globalThis, 'YogaGraphiQL')
  renderYogaGraphiQL(element('root'), {
    title,
    endpoint,
    storage: kept.storage,
    defaultTabs: tabs.map((tab) => ({ query: tab.query, variables: filled(tab.variables, values) })),
    defaultEditorToolsVisibility: 'variables',
    additionalHeaders: { 'x-csrf': '1' },
    shouldPersistHeaders: false,
    visiblePlugin: 'Documentation Explorer',
    // A storefront document is too long for an address.
    onEditQuery: () => undefined,
  })
  waitForEditors()
}

await start()
