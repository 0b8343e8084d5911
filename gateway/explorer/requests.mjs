// @ts-check
import { showCalls } from './calls.mjs'
import { note } from './log.mjs'
import { endpoint, page, plainFetch, shop, shopHeader } from './page.mjs'
import { fillIn, Missing, remember } from './values.mjs'
import { beginWaiting } from './waiting.mjs'

/** @typedef {import('./page.mjs').Body} Body @typedef {import('./page.mjs').Answer} Answer */

/** @type {{ schema: (types: any[]) => void, answered: (answer: Answer) => void, shopGone: () => void }} */
const heard = { schema: () => undefined, answered: () => undefined, shopGone: () => undefined }

/** @param {string} text */
const bare = (text) => text.replaceAll(/^\s*#.*$/gm, '').replaceAll(/[\s,]+/g, '')
const trusted = new Map(page.tabs.flatMap((tab) => (tab.id === null ? [] : [[bare(tab.query), tab.id]])))
const textOf = new Map(page.tabs.flatMap((tab) => (tab.id === null ? [] : [[tab.id, tab.query]])))

/** The storefront's documents go by their id, as it sends them. @param {Body} body @returns {Body} */
function byId(body) {
  const id = body.query === undefined ? undefined : trusted.get(bare(body.query))
  if (id === undefined) return body
  const { query: _, operationName: __, ...rest } = body
  return { ...rest, doc_id: id }
}

/** Introspection tells nothing of REST calls: they go into the descriptions. @param {any[]} types */
function withCalls(types) {
  for (const type of types)
    for (const field of type.fields ?? []) {
      const call = page.rest[`${type.name}.${field.name}`]
      if (call !== undefined && !field.description?.includes(call)) field.description = `${field.description ?? ''}\n\nREST: \`${call}\``
    }
}

/** @param {Body} body @param {RequestInit} init */
async function introspect(body, init) {
  const response = await plainFetch(endpoint, { ...init, body: JSON.stringify(body) })
  const answer = await response.json()
  const types = answer.data?.['__schema'].types
  if (types !== undefined) {
    withCalls(types)
    heard.schema(types)
  }
  return new Response(JSON.stringify(answer), { status: response.status, headers: { 'content-type': 'application/json' } })
}

/** @param {string} words */
function refusedHere(words) {
  const answer = { errors: [{ message: words, extensions: { userMessage: words } }] }
  return new Response(JSON.stringify(answer), { status: 200, headers: { 'content-type': 'application/json' } })
}

/** Follows a stream to its end beside GraphiQL. @param {Response} copy @param {string} query */
async function follow(copy, query) {
  const waiting = beginWaiting(query)
  try {
    const decoder = new TextDecoder()
    for await (const chunk of /** @type {any} */ (copy.body)) if (/^data: *\{/m.test(decoder.decode(chunk))) waiting.event()
  } catch {
    // GraphiQL has stopped it.
  } finally {
    waiting.end()
  }
}

/** @param {Body} body @param {string} query @param {Response} response @param {{ at: number, since: number }} sent */
async function tell(body, query, response, { at, since }) {
  const text = await response.text()
  /** @type {Answer} */
  const answer = JSON.parse(text)
  remember(answer.data)
  const failed = answer.errors?.length ?? 0
  note({
    at: new Date(at).toLocaleTimeString('zh-CN'),
    name: /\b(?:query|mutation|subscription)\s+(\w+)/.exec(query)?.[1] ?? '（无名）',
    body,
    query,
    status: failed === 0 ? String(response.status) : `${response.status}，${failed} 个错误`,
    ms: Math.round(performance.now() - since),
    answer: text,
    isInShop: shop.id !== null,
  })
  if (page.showsCalls) showCalls(answer.extensions?.calls ?? [], body.doc_id !== undefined, answer.extensions?.cost)
  heard.answered(answer)
  if (response.status === 410 && shop.id !== null) heard.shopGone()
}

/** Sends what GraphiQL runs, or what is replayed, and lets everybody know of the answer. @param {Body} body @param {RequestInit} [init] */
export async function send(body, init = {}) {
  const query = body.query ?? textOf.get(body.doc_id ?? '') ?? ''
  const whole = byId(body)
  const headers = new Headers({
    'content-type': 'application/json',
    'x-csrf': '1',
    ...Object.fromEntries(new Headers(init.headers)),
    ...shopHeader(),
  })
  if (page.showsCalls) headers.set('x-show-calls', '1')
  const sent = { at: Date.now(), since: performance.now() }
  const response = await plainFetch(endpoint, { ...init, method: 'POST', headers, body: JSON.stringify(whole) })
  const kind = response.headers.get('content-type') ?? ''
  if (/json/.test(kind)) void tell(whole, query, response.clone(), sent).catch(() => undefined)
  else if (/event-stream/.test(kind)) void follow(response.clone(), query)
  return response
}

/** What GraphiQL asks for: operations come as bodies, subscriptions in the address. @param {RequestInfo | URL} input @param {RequestInit} init @returns {Body | null} */
function bodyOf(input, { method = 'GET', body }) {
  if (method === 'POST') return typeof body === 'string' ? JSON.parse(body) : null
  const given = new URL(input instanceof Request ? input.url : input, location.href).searchParams
  const query = given.get('query')
  if (query === null) return null
  return { query, operationName: given.get('operationName'), variables: JSON.parse(given.get('variables') ?? '{}') }
}

/** All that GraphiQL asks passes here. @param {Partial<typeof heard>} listeners */
export function catchRequests(listeners) {
  Object.assign(heard, listeners)
  globalThis.fetch = async (input, init = {}) => {
    const body = bodyOf(input, init)
    if (body === null) return plainFetch(input, init)
    if (body.operationName === 'IntrospectionQuery') return introspect(body, init)
    try {
      return await send({ ...body, variables: await fillIn(body.variables) }, init)
    } catch (error) {
      if (error instanceof Missing) return refusedHere(error.message)
      throw error
    }
  }
}
