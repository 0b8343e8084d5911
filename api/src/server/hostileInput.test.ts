import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowedForm, apiCalls, filled, type ApiCall } from '../testing/apiCalls.ts'
import { createGoods, createTrade } from '../testing/catalogue.ts'
import { ERP_TOKEN, GATEWAY_SECRET, openHarness, type Harness } from '../testing/harness.ts'
import { HOSTILE, HOSTILE_CLASSES } from '../testing/hostileValues.ts'
import type { TestClient } from '../testing/testClient.ts'
import { addToCart, createShopper } from '../testing/trading.ts'

const FORM = 'application/x-www-form-urlencoded'
const isFull = process.env['FULL'] === '1'

/** So many of the ways a field is tried in; the next field is tried in the next ones. */
const WAYS_A_FIELD = 4

/** The next values for the next field, so that each is met on many fields; in `npm run test:full` all of them on each. */
function valuesFor(nth: number): readonly string[] {
  if (isFull) return HOSTILE
  return Array.from({ length: WAYS_A_FIELD }, (_, way) => {
    const values = HOSTILE_CLASSES[(nth * WAYS_A_FIELD + way) % HOSTILE_CLASSES.length] ?? []
    return values[Math.floor((nth * WAYS_A_FIELD) / HOSTILE_CLASSES.length) % values.length] ?? ''
  })
}

let h: Harness
let calls: readonly ApiCall[]
let buyer: TestClient
beforeAll(async () => {
  h = await openHarness()
  calls = (await apiCalls(h)).filter(({ path }) => !path.startsWith('/api/pay/notify/'))
  await createTrade(h)
  const goodsId = await createGoods(h)
  buyer = (await createShopper(h)).client
  await addToCart(buyer, { goodsId, number: 30 })
})
afterAll(() => h.close())

interface Answer {
  readonly status: number
  readonly text: string
}

let sent = 0

/** Every request from another address, or the limits per address would answer instead of the call. */
async function send(call: ApiCall, url: string, payload: string): Promise<Answer> {
  const n = ++sent
  const headers: Record<string, string> = {
    'x-gateway-secret': GATEWAY_SECRET,
    'x-client-ip': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  }
  if (call.access === 'erp') headers['authorization'] = `Bearer ${ERP_TOKEN}`
  const response = await h.app.inject({
    method: call.method,
    url,
    headers: call.method === 'POST' || call.method === 'PUT' ? { ...headers, 'content-type': FORM } : headers,
    cookies: { sid: buyer.cookie('sid') ?? '' },
    ...(call.method === 'POST' || call.method === 'PUT' ? { payload } : {}),
  })
  const renewed = response.cookies.find(({ name, value }) => name === 'sid' && value !== '')
  if (call.path === '/api/auth/switch' && renewed !== undefined) buyer.setCookie('sid', renewed.value)
  return { status: response.statusCode, text: response.body }
}

const pairs = (form: Readonly<Record<string, string>>): string[] =>
  Object.entries(form).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)

/** The call with one field replaced by raw text, all others as they should be. */
function sendField(call: ApiCall, name: string, raw: string): Promise<Answer> {
  const isQuery = Object.hasOwn(call.query, name)
  const rest = allowedForm(call)
  delete rest[name]
  const path = filled(call.path, 1)
  return isQuery ? send(call, `${path}?${raw}`, '') : send(call, path, [...pairs(rest), raw].join('&'))
}

const LEAK =
  /node_modules|\bat \S+ \(|\.tsx?:\d|select .* from|insert into|syntax error|violates|constraint|relation "|column "|postgres|pglite|kysely|fastify|FST_|ajv|ECONN|must be|must have|must match|should be|property '/i

/** What is wrong with an answer, in a word; null when nothing is. */
function wrongWith(call: ApiCall, { status, text }: Answer): string | null {
  if (status === 401) return 'it was not even looked at'
  if (status >= 500 && !(call.path === '/api/user/create_code' && status === 503)) return `status ${status}`
  const { code, message, data } = JSON.parse(text) as { code?: unknown; message?: unknown; data?: { errors?: Record<string, string[]> } }
  if (code !== status) return `code ${String(code)} for ${status}`
  if (!Object.hasOwn(call.responses, String(status)) && ![400, 413].includes(status)) return `status ${status} is not described`
  if (status !== 200 && !/\p{Script=Han}/u.test(String(message))) return `message ${String(message)}`
  if (status !== 200 && LEAK.test(text)) return `leak ${text}`
  if (status === 422 && Object.values(data?.errors ?? {})[0]?.[0] !== message) return `errors ${JSON.stringify(data)}`
  return null
}

/** Logging out, and what else ends the session, is left to the tests of sessions. */
const ENDING = new Set(['/api/user/logout', '/api/user/close', '/api/erp/account/{id}/close', '/api/shop/multi/{id}/switch'])
const isWalked = (call: ApiCall): boolean => !ENDING.has(call.path)

async function walk(
  chosen: readonly ApiCall[],
  tries: (call: ApiCall) => Iterable<Promise<readonly [what: string, answer: Answer]>>,
): Promise<string[]> {
  const found: string[] = []
  for (const call of chosen.filter(isWalked)) {
    for (const attempt of tries(call)) {
      const [what, answer] = await attempt
      const wrong = wrongWith(call, answer)
      if (wrong !== null) found.push(`${call.name} ${what}: ${wrong}`)
    }
  }
  return found
}

const fieldsOf = (call: ApiCall): string[] => [...Object.keys(call.query), ...Object.keys(call.form)]

describe('what is sent to a call', () => {
  const ways = isFull ? 'every way' : `${WAYS_A_FIELD} of ${HOSTILE_CLASSES.length} ways, turn by turn`
  it(`what is sent in any field of any call may be hostile in ${ways} (${HOSTILE.length} values)`, async () => {
    const met = new Set<string>()
    let nth = 0
    const found = await walk(calls, function* (call) {
      for (const name of fieldsOf(call)) {
        for (const value of valuesFor(nth++)) {
          met.add(value)
          yield sendField(call, name, `${encodeURIComponent(name)}=${value}`).then(
            (answer) => [`${name}=${value.slice(0, 60)}`, answer] as const,
          )
        }
      }
    })
    expect(found).toEqual([])
    expect(met.size).toBe(HOSTILE.length)
  })

  it('what is sent to a call may be a list, a map, twice or four hundred levels deep where one value is due', async () => {
    let nth = 0
    const found = await walk(calls, function* (call) {
      for (const name of fieldsOf(call)) {
        const field = encodeURIComponent(name)
        nth += 1
        const unnamed = [`${field}.a=1`, field, `=${field}`][Math.floor(nth / 6) % 3] ?? ''
        const shapes = [
          `${field}=1&${field}=2`,
          `${field}[]=1`,
          `${field}[0]=1&${field}[1]=2`,
          `${field}[a]=1`,
          `${field}${'[a]'.repeat(400)}=1`,
          unnamed,
        ]
        for (const raw of isFull ? shapes : [shapes[nth % 6] ?? '', shapes[(nth + 3) % 6] ?? '']) {
          yield sendField(call, name, raw).then((answer) => [raw.slice(0, 60), answer] as const)
        }
      }
    })
    expect(found).toEqual([])
  })

  it('what is sent to a call may be a megabyte in one field, or ten thousand fields nobody asked for', async () => {
    const forms = calls.filter(({ form }) => Object.keys(form).length > 0)
    expect(
      await walk(forms, function* (call) {
        const [name = ''] = Object.keys(call.form)
        yield sendField(call, name, `${name}=${'x'.repeat(900_000)}`).then((answer) => ['900 kB', answer] as const)
        yield sendField(call, name, `${name}=${'x'.repeat(1_100_000)}`).then(
          (answer) =>
            [
              answer.status === 413 ? '1.1 MB' : `1.1 MB answered ${answer.status}`,
              answer.status === 413 ? answer : { ...answer, status: 500 },
            ] as const,
        )
        yield sendField(call, name, Array.from({ length: 10_000 }, (_, at) => `f${at}=1`).join('&')).then(
          (answer) => ['10,000 fields', answer] as const,
        )
      }),
    ).toEqual([])
  })

  it('what is sent in paths may be anything: an id is digits, or there is nothing', async () => {
    const withPath = calls.filter(({ path }) => path.includes('{'))
    let nth = 0
    expect(
      await walk(withPath, function* (call) {
        for (const value of valuesFor(nth++)) {
          if (value !== '' && value.length < 500)
            yield send(call, filled(call.path, value), pairs(allowedForm(call)).join('&')).then(
              (answer) => [`path ${value.slice(0, 60)}`, answer] as const,
            )
        }
      }),
    ).toEqual([])
  })
})

describe('a form that is left empty', () => {
  it('a form that is left empty is told of every missing field in the order in which the call declares them, in Chinese', async () => {
    const found: string[] = []
    // Whose it is comes before what is wrong with the form.
    const address = (
      (
        await buyer.post('/api/address', {
          name: '王店长',
          phone: '13800000001',
          province: '420000',
          city: '420100',
          district: '420102',
          address: '中山大道1号',
        })
      ).data as { id: string }
    ).id
    for (const call of calls.filter(({ required, form }) => required.length > 0 && Object.keys(form).length > 0)) {
      const { status, text } = await send(call, filled(call.path, call.path === '/api/address/{id}' ? address : 1), '')
      const { message, data } = JSON.parse(text) as { message: string; data: { errors?: Record<string, string[]> } }
      const errors = Object.entries(data.errors ?? {})
      const expected = Object.keys(call.form).filter((name) => call.required.includes(name))
      const isRight =
        status === 422 &&
        JSON.stringify(errors.map(([name]) => name)) === JSON.stringify(expected) &&
        errors.every(([name, [sentence = '']]) => sentence.includes(call.form[name]?.title ?? '?') || /\p{Script=Han}/u.test(sentence)) &&
        errors[0]?.[1][0] === message
      if (!isRight) found.push(`${call.name}: ${status} ${text}`)
    }
    expect(found).toEqual([])
  })
})

it('left the log without an unexpected error, and the buyer logged in', async () => {
  expect(h.logLines.filter((line) => line.includes('unexpected error'))).toEqual([])
  expect((await buyer.get('/api/user/base')).status).toBe(200)
})
