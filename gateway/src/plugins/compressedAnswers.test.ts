import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodsBody, listBody, userBody } from '../testing/bodies.ts'
import { testSchema } from '../testing/harness.ts'
import { openServer, type OpenServer } from '../testing/openServer.ts'
import { ok, stubRest } from '../testing/stubRest.ts'
import { trust } from '../testing/trust.ts'

const twenty = listBody(Array.from({ length: 20 }, (_, index) => goodsBody(String(index + 1))))
const marketplace = stubRest({
  'GET /api/goods/list': ok(twenty),
  'GET /api/user/base': ok(userBody()),
  'GET /api/user/wechat/qr': ok({ scan: 't1', qr: `/wechat/${'x'.repeat(120)}`, qr_image: null, expires: 1_795_833_000, demo: 1 }),
  'POST /api/auth/login': ok({ user: userBody(), token: 'app-token', expires_at: 1_795_833_000 }, ['sid=fresh; Max-Age=60']),
})
const list = '{ goodsList(first: 20) { edges { node { id goodsID name manufacturer spec price stock } } } }'
const long = Array.from(
  { length: 14 },
  (_, index) => `a${index}: viewer { company username phone points messageCount accountManager { name phone } }`,
).join(' ')
const codes = Array.from({ length: 14 }, (_, index) => `a${index}: url`).join(' ')
const logIn = (fields: string): string => `mutation { login(input: { username: "demo", password: "Demo-2026" }) { ${fields} ${long} } }`

let open: OpenServer
beforeAll(async () => {
  open = await openServer(marketplace, { documents: trust({ list: `query List ${list}` }) })
})
afterAll(() => open.close())

type Raw = { readonly coding: string | undefined; readonly vary: string | undefined; readonly length: number; readonly bytes: Buffer }

/** `fetch` would open what is packed. */
function ask(params: object, acceptEncoding: string | undefined, accept = 'application/json'): Promise<Raw> {
  const headers = {
    'content-type': 'application/json',
    accept,
    cookie: 'sid=member',
    ...(acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${open.url}/graphql`, { method: 'POST', headers }, (response) => {
      const { 'content-encoding': coding, 'content-length': length, vary } = response.headers
      buffer(response).then((bytes) => resolve({ coding, vary, length: Number(length), bytes }), reject)
    })
    sent.once('error', reject)
    sent.end(JSON.stringify(params))
  })
}

const offers: readonly [string | undefined, string | undefined][] = [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['zstd', 'zstd'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'zstd'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip;q=0.0, *', 'zstd'],
  ['*', 'br'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
]
const openers: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
}

describe('an answer of /graphql', () => {
  it.each(offers)('an answer of /graphql to who accepts %j comes as %j', async (accepted, coding) => {
    const plain = await ask({ doc_id: 'list' }, undefined)
    const answer = await ask({ doc_id: 'list' }, accepted)
    expect(answer.coding).toBe(coding)
    expect(answer.vary).toMatch(/accept-encoding/)
    expect(answer.length).toBe(answer.bytes.length)
    expect(openers[coding ?? '']?.(answer.bytes) ?? answer.bytes).toEqual(plain.bytes)
    if (coding !== undefined) expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 3)
  })

  it('an answer of /graphql is compressed at yoga’s entrance as at the short one', async () => {
    const answer = await ask({ query: `query A ${list} query B { __typename }`, operationName: 'A' }, 'br')
    expect(answer.coding).toBe('br')
    expect(JSON.parse(brotliDecompressSync(answer.bytes).toString())).toMatchObject({ data: { goodsList: { edges: { length: 20 } } } })
  })

  it('an answer of /graphql of less than a packet stays as it is', async () => {
    const answer = await ask({ query: '{ viewer { company } }' }, 'br')
    expect(answer.coding).toBeUndefined()
    expect(JSON.parse(answer.bytes.toString())).toMatchObject({ data: { viewer: { company: '康健大药房' } } })
  })

  it('an answer of /graphql that brings a token or a session is never compressed, however long', async () => {
    const asked = [
      `{ ${long} }`,
      logIn('token'),
      logIn('expiresAt'),
      `mutation { requestWechatCode(input: { purpose: LOGIN }) { code { url ${codes} } } }`,
    ]
    const answers = await Promise.all(asked.map((query) => ask({ query }, 'br')))
    expect(answers.map(({ coding }) => coding)).toEqual(['br', undefined, undefined, undefined])
    for (const { bytes } of answers.slice(1)) expect(bytes.length).toBeGreaterThan(1_400)
    expect(answers[1]?.bytes.toString()).toContain('"token":"app-token"')
  })
})

describe('what is secret', () => {
  const secrets = Object.values(testSchema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'secret') === true)
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  )

  it('what is secret says so in the schema', () => {
    expect(secrets.toSorted()).toEqual([
      'LoginPayload.token',
      'LoginWithCodePayload.token',
      'LoginWithWechatPayload.token',
      'RegisterPayload.token',
      'RegisterShopPayload.token',
      'RegisterWithWechatPayload.token',
      'RequestMyDataPayload.url',
      'SetDeliveryPushPayload.secret',
      'StartPasswordResetPayload.ticket',
      'StartRegistrationPayload.ticket',
      'StartShopRegistrationPayload.ticket',
      'StartWechatRegistrationPayload.wechatTicket',
      'SwitchShopPayload.token',
      'WechatCode.image',
      'WechatCode.token',
      'WechatCode.url',
    ])
  })

  it('a field that is called token or ticket is secret', () => {
    const named = Object.values(testSchema.getTypeMap()).flatMap((type) =>
      isObjectType(type)
        ? Object.keys(type.getFields())
            .filter((name) => /(?:token|ticket|secret|password)$/i.test(name) && !/^(Query|Mutation)$/.test(type.name))
            .map((name) => `${type.name}.${name}`)
        : [],
    )
    expect(secrets).toEqual(expect.arrayContaining(named))
  })
})
