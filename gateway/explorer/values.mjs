// @ts-check
import { ask, make, page, plainFetch, shopHeader } from './page.mjs'
import { namesIn, replaced, valuesFrom } from './pick.mjs'

/** What a document needs and the marketplace does not have, in words that say how to get one. */
export class Missing extends Error {}

/** What an answer last had under a name: for ids that no rule tells of. @type {Map<string, string>} */
const seen = new Map()

/** The first of each name within one answer. @param {unknown} value @param {Set<string>} [met] */
export function remember(value, met = new Set()) {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && /ID$|^id$|^hash$/.test(name) && !met.has(name)) {
      met.add(name)
      seen.set(name, inner)
    } else remember(inner, met)
  }
}

const LOGIN_FIRST = '这一步要先登录：点右上角的账号名（例如 demo）。'

/** Without randomUUID, which a page over plain http from another machine lacks. */
const newKey = () =>
  `explorer-${[...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** @param {string} name @param {Map<string, unknown>} values */
async function resolve(name, values) {
  if (values.has(name)) return
  if (name === 'clientKey') return void values.set(name, newKey())
  if (name === 'imageKey') return void values.set(name, await uploadPicture())
  const rules = page.needs.filter((need) => name in need.values)
  let words = ''
  for (const need of rules) {
    const asked = JSON.stringify(need.variables ?? {})
    await resolveAll(namesIn(asked), values)
    const { data, errors = [] } = await ask(need.query, JSON.parse(replaced(asked, values)))
    const found = valuesFrom(need, data)
    if (found !== null) return found.forEach(([key, value]) => values.set(key, value))
    words ||= errors.some(({ extensions }) => extensions?.code === 'LOGIN_REQUIRED') ? LOGIN_FIRST : need.missing
  }
  const last = seen.get(name)
  if (rules.length === 0 && last !== undefined) return void values.set(name, last)
  throw new Missing(words || `这里没有 ${name} 的样例值：请先运行一个回答里有 ${name} 的查询，或在变量里手工填写。`)
}

/** @param {readonly string[]} names @param {Map<string, unknown>} values */
async function resolveAll(names, values) {
  for (const name of names) await resolve(name, values)
}

/** The values for `{{…}}` that the marketplace has at this moment. @param {readonly string[]} names */
export async function currentValues(names) {
  /** @type {Map<string, unknown>} */
  const values = new Map()
  await resolveAll(names, values)
  return values
}

/** Variables with true values in the place of `{{…}}`. @param {unknown} variables */
export async function fillIn(variables) {
  const text = JSON.stringify(variables ?? {})
  return JSON.parse(replaced(text, await currentValues(namesIn(text))))
}

/** What is fetched only when it is sent, for fetching it leaves something behind. */
export const isFetchedLate = (/** @type {string} */ name) =>
  name === 'imageKey' || page.needs.some((need) => name in need.values && /^\s*mutation/.test(need.query))

/** A picture as a buyer's phone would send it. */
async function uploadPicture() {
  const canvas = /** @type {HTMLCanvasElement} */ (make('canvas'))
  canvas.width = canvas.height = 64
  const brush = canvas.getContext('2d')
  if (brush !== null) {
    brush.fillStyle = '#0b7a5e'
    brush.fillRect(8, 8, 48, 48)
  }
  const file = await new Promise((resolve_) => canvas.toBlob(resolve_, 'image/png'))
  const form = new FormData()
  form.append('scene', 'after_sale')
  form.append('file', file, 'sample.png')
  const response = await plainFetch('/upload', { method: 'POST', headers: { 'x-csrf': '1', ...shopHeader() }, body: form })
  const { key, error } = await response.json()
  if (typeof key !== 'string')
    throw new Missing(error?.code === 'LOGIN_REQUIRED' ? LOGIN_FIRST : `图片没有传上去：${error?.userMessage ?? ''}`)
  return key
}
