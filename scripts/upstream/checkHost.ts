import { openEnvelope } from '../../gateway/src/rest/envelope.ts'
import { GatewayError } from '../../gateway/src/errors/gatewayError.ts'
import { isSpecCall, lossOf, specCalls } from '../../gateway/src/rest/hostCalls.ts'
import { createHttpRestClient } from '../../gateway/src/rest/httpRestClient.ts'
import type { RestAnswer, RestClient, Session } from '../../gateway/src/rest/restClient.ts'
import { SessionJar } from '../../gateway/src/rest/session.ts'
import { lacking, OUR_CALLS } from './shape.ts'
import { unreadable } from './readers.ts'

export type Host = {
  readonly url: string
  readonly cookie: string
  readonly member: { readonly username: string; readonly password: string } | null
}
export type Finding = { readonly call: string; readonly answered: string; readonly shape: string; readonly consequence: string }

/** What calls ask for that name something; ids come from the lists before them. */
const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/cart/list': 'filters=99999',
  'GET /api/goods/search': 'keywords=a&type=0',
  'GET /api/focus/demo': 'banner_id=125',
  'GET /api/article/category': 'category_id=3',
  'GET /api/post/postDetail': 'id=72',
  'GET /api/dossier/named': 'goods_ids=1',
  'GET /api/many': 'call=/api/index_wntj/%7Bid%7D&ids=1',
}
/** Which list has the ids of a call whose path does not begin with that list's. */
const LISTS: readonly (readonly [string, string])[] = [
  ['/api/goods/', '/api/goods/list'],
  ['/api/draw/', '/api/draw/simple'],
]
const FIXED: Readonly<Record<string, string>> = {
  'GET /api/index_wntj/{id}': '1',
  'GET /api/user/phone/{id}': '13800000000',
  'GET /api/zone/{id}': 'yx',
}
/** Calls whose question only a person can ask: a number on an invoice, a code on a screen. */
const NOT_TRIED = new Set(['GET /api/invoice/query', 'GET /api/user/wechat/qr', 'GET /api/user/wechat/scan', 'GET /api/afterSale/options'])

/** Asks a host for all that the gateway reads, one call after the other; nothing is written but a session, where a member is named. */
export async function checkHost({ url, cookie, member }: Host): Promise<Finding[]> {
  const client = createHttpRestClient({ apiUrl: url, timeoutMs: 10_000, gatewaySecret: null, sessionCookie: cookie })
  try {
    const session = member === null ? null : await sessionOf(client, member)
    const ids = new Map<string, string>()
    const reads = [...new Set([...specCalls().filter((call) => call.startsWith('GET ')), ...OUR_CALLS.keys()])]
    // Lists go before what they name.
    const calls = reads.toSorted((a, b) => Number(a.includes('{id}')) - Number(b.includes('{id}')))
    const findings: Finding[] = []
    for (const call of calls) findings.push(await finding(client, session, call, ids))
    return [...findings, ...untriedWrites()]
  } finally {
    await client.close()
  }
}

async function sessionOf(client: RestClient, { username, password }: NonNullable<Host['member']>): Promise<Session | null> {
  const form = new URLSearchParams({ username, password }).toString()
  const answer = await client.send({ method: 'POST', path: '/api/auth/login', body: form, caller: callerOf(null) })
  openEnvelope(answer)
  const jar = new SessionJar(null, true)
  jar.receive(answer.setCookie)
  return jar.session
}

async function finding(client: RestClient, session: Session | null, call: string, ids: Map<string, string>): Promise<Finding> {
  const path = pathOf(call, ids)
  if (path === null) return { call, answered: 'not tried', shape: '', consequence: 'no list before it named anything' }
  const answer = await client.send({ method: 'GET', path, caller: callerOf(session) }).catch(() => null)
  if (answer === null) return { call, answered: 'no answer', shape: '', consequence: lossOf(call) }
  const opened = open(answer)
  if ('refusal' in opened) return refused(call, answer.status, opened.refusal)
  noteID(call, opened.data, ids)
  const problems = unreadable(call, opened.data)
  const lacks = lacking(OUR_CALLS.get(call) ?? {}, opened.data)
  return { call, answered: 'yes', shape: shapeOf(problems, lacks), consequence: consequenceOf(problems, lacks) }
}

function open(answer: RestAnswer): { readonly data: unknown } | { readonly refusal: GatewayError } {
  try {
    return { data: openEnvelope(answer) }
  } catch (error) {
    if (error instanceof GatewayError) return { refusal: error }
    throw error
  }
}

function refused(call: string, status: number, { code, details }: GatewayError): Finding {
  if (code === 'LOGIN_REQUIRED') return { call, answered: 'to members', shape: '', consequence: 'name a member with --user and --password' }
  if (details.reason !== undefined || (isSpecCall(call) && status !== 404)) {
    return { call, answered: `refused: ${details.userMessage ?? details.reason ?? code}`, shape: '', consequence: 'pages show these words' }
  }
  return { call, answered: `no (${details.upstreamCode ?? status})`, shape: '', consequence: lossOf(call) }
}

function shapeOf(problems: readonly string[], lacks: readonly string[]): string {
  if (problems.length > 0) return `unreadable: ${problems.slice(0, 3).join('; ')}`
  if (lacks.length === 0) return 'whole'
  return `lacks ${lacks.slice(0, 4).join(', ')}${lacks.length > 4 ? ` and ${lacks.length - 4} more` : ''}`
}

function consequenceOf(problems: readonly string[], lacks: readonly string[]): string {
  if (problems.length > 0) return 'what needs these fields says 系统繁忙'
  return lacks.length === 0 ? '' : 'shown without them, or by what can be derived'
}

function untriedWrites(): Finding[] {
  return specCalls()
    .filter((call) => !call.startsWith('GET '))
    .map((call) => ({ call, answered: 'not tried', shape: '', consequence: 'it writes; pages say so where it fails' }))
}

function pathOf(call: string, ids: ReadonlyMap<string, string>): string | null {
  if (NOT_TRIED.has(call)) return null
  const path = call.slice('GET '.length)
  const id = FIXED[call] ?? ids.get(listOf(path))
  if (path.includes('{id}') && id === undefined) return null
  const query = QUERIES[call] ?? (/\/(batch|facts)$/.test(path) ? `ids=${ids.get('/api/goods/list') ?? '1'}` : '')
  return path.replaceAll('{id}', id ?? '') + (query === '' ? '' : `?${query}`)
}

function listOf(path: string): string {
  return LISTS.find(([start]) => path.startsWith(start))?.[1] ?? path.slice(0, path.indexOf('/{id}'))
}

/** The first thing that a list names. */
function noteID(call: string, data: unknown, ids: Map<string, string>): void {
  const body: unknown = valueIn(data, 'data') ?? data
  const first: unknown = Array.isArray(body) ? body[0] : body
  const id: unknown = valueIn(first, 'id')
  if (/^\d+$/.test(String(id))) ids.set(call.slice('GET '.length), String(id))
}

function valueIn(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

const callerOf = (session: Session | null) => ({
  session,
  requestId: 'upstream-check',
  clientIp: '127.0.0.1',
  signal: new AbortController().signal,
})
