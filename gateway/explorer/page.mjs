// @ts-check

/**
 * @typedef {{ name: string, title: string, group: string, id: string | null, query: string, variables: string }} Tab
 * @typedef {{ query: string, variables?: object, rows: string, where?: { path: string, is?: unknown },
 *   values: Record<string, string | Amount>, missing: string }} Need
 * @typedef {{ pack: string, minimum: string, price: string, stock: string, worth: number }} Amount
 * @typedef {{ method: string, path: string, status: number | null, ms: number, from: string }} Call
 * @typedef {{ rows: number, calls: number, limit: { rows: number, calls: number } }} Cost
 * @typedef {{ query?: string, operationName?: string | null, variables?: Record<string, unknown>, doc_id?: string }} Body
 * @typedef {{ message: string, extensions?: { code?: string, userMessage?: string } }} Failure
 * @typedef {{ calls?: Call[], cost?: Cost, shop?: { time: string } }} Extensions
 * @typedef {{ data?: any, errors?: Failure[], extensions?: Extensions }} Answer
 * @typedef {{ title: string, tabs: Tab[], showsCalls: boolean, isDemo: boolean, needs: Need[], rest: Record<string, string>,
 *   sentences: Record<string, string> }} PageData
 */

/** @param {string} id @returns {HTMLElement} */
export function element(id) {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The page has no ${id}.`)
  return found
}

/** @param {string} tag @param {string} [text] @param {string} [kind] */
export function make(tag, text = '', kind = '') {
  const made = document.createElement(tag)
  made.textContent = text
  made.className = kind
  return made
}

/** @param {string} words @param {() => unknown} act */
export function makeButton(words, act) {
  const button = /** @type {HTMLButtonElement} */ (make('button', words))
  button.type = 'button'
  button.addEventListener('click', act)
  return button
}

/** @param {readonly string[]} heads @param {readonly (readonly (string | Node)[])[]} rows */
export function makeTable(heads, rows) {
  const table = make('table')
  const row = (/** @type {string} */ tag, /** @type {readonly (string | Node)[]} */ cells) => {
    const line = make('tr')
    line.append(
      ...cells.map((cell) => {
        const made = make(tag)
        made.append(cell)
        return made
      }),
    )
    return line
  }
  table.append(row('th', heads), ...rows.map((cells) => row('td', cells)))
  return table
}

/** @type {PageData} */
export const page = JSON.parse(element('data').textContent ?? '{}')

export const endpoint = '/graphql'
export const plainFetch = globalThis.fetch.bind(globalThis)

/** The test shop of this tab of the browser, if it has one. @type {{ id: string | null }} */
export const shop = { id: sessionStorage.getItem('explorer:shop') }

export function ourHeaders() {
  return { 'content-type': 'application/json', 'x-csrf': '1', ...shopHeader() }
}

/** @returns {Record<string, string>} */
export function shopHeader() {
  return shop.id === null ? {} : { 'x-test-shop': shop.id }
}

/** @param {string} query @param {object} [variables] @returns {Promise<Answer>} */
export async function ask(query, variables = {}) {
  const response = await plainFetch(endpoint, { method: 'POST', headers: ourHeaders(), body: JSON.stringify({ query, variables }) })
  return response.json()
}

/** @param {Answer} answer */
export function failureOf({ errors = [] }) {
  const [error] = errors
  return error === undefined ? null : (error.extensions?.userMessage ?? error.message)
}

export const BUSY = '网关没有应答，请稍后再试。'
