import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSchema, isEnumType, Kind, parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { choose, type Goods } from '../support/journey.ts'
import { type Stack, startStack } from '../support/stack.ts'

const page = readFileSync(inRoot('docs/mobile.md'), 'utf8')
const schema = buildSchema(readFileSync(inRoot('schema.graphql'), 'utf8'))
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map((match) => match[1] ?? '')
const operations = blocks('graphql').map((text) => [/(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? '', text] as const)

describe('docs/mobile.md', () => {
  it.each(operations)('%s is a document that the schema understands', (_, text) => {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([])
  })

  it('docs/mobile.md has Kotlin and Swift send operations that it shows, with the variables that these take', () => {
    const used = [...blocks('kotlin'), ...blocks('swift')].flatMap((code) => [...code.matchAll(/\b(\w+)(Query|Mutation)\((\w*)/g)])
    expect(used.length).toBeGreaterThanOrEqual(4)
    for (const [, name = '', kind = '', firstArgument = ''] of used) {
      const text = operations.find(([operation]) => operation === name)?.[1] ?? ''
      const definition = parse(text).definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
      expect(definition?.operation).toBe(kind.toLowerCase())
      expect(definition?.variableDefinitions?.map(({ variable }) => variable.name.value)).toContain(firstArgument)
    }
  })

  it('docs/mobile.md says of every error code what an app does', () => {
    const codes = schema.getType('GatewayErrorCode')
    const names = isEnumType(codes) ? codes.getValues().map((value) => value.name) : []
    expect(names.length).toBeGreaterThan(5)
    const table = page.slice(page.indexOf('| code |'), page.indexOf('## Limits'))
    expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })
})

type Shop = {
  ask: (query: string, variables?: Record<string, unknown>) => Promise<Record<string, unknown>>
  logIn: (username: string, password: string) => Promise<{ company: string }>
  goods: (filter: Record<string, unknown>, first?: number) => AsyncIterable<Goods>
  add: (goods: Goods, quantity: number) => Promise<{ cart: { lines: { lineID: string; goods: { goodsID: string } }[] } }>
  quote: (lineIDs: readonly string[]) => Promise<{ quoteID: string; hash: string; payable: string }>
  order: (quote: { quoteID: string; hash: string }, clientKey: string) => Promise<{ trade: { tradeID: string } | null }>
}
type Client = { openShop: (endpoint: string, tokens: { get: () => string | null; set: (token: string | null) => void }) => Shop }

describe('the fetch client of docs/mobile.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mobile-'))
  const manifest = join(folder, 'manifest.json')
  let stack: Stack
  let shop: Shop
  let token: string | null = null

  beforeAll(async () => {
    const body = 'query ServerTime { serverTime }'
    writeFileSync(
      manifest,
      JSON.stringify({
        format: 'apollo-persisted-query-manifest',
        version: 1,
        operations: [{ id: 'app-1', name: 'ServerTime', type: 'query', body }],
      }),
    )
    writeFileSync(join(folder, 'shop.mjs'), blocks('js').join('\n'))
    stack = await startStack({ env: { TRUSTED_DOCUMENTS: manifest } })
    const client = (await import(pathToFileURL(join(folder, 'shop.mjs')).href)) as Client
    shop = client.openShop(`${stack.gateway}/graphql`, { get: () => token, set: (given) => (token = given) })
  })
  afterAll(async () => {
    await stack.stop()
    rmSync(folder, { recursive: true })
  })

  it('the fetch client of docs/mobile.md says why it was refused', async () => {
    await expect(shop.logIn('demo', 'not-the-password')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'username',
      message: expect.stringMatching(/密码/),
    })
    await expect(shop.ask('{ cart { id } }')).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
  })

  it('the fetch client of docs/mobile.md logs in with a token, walks pages, adds and orders, once for one key', async () => {
    expect(await shop.logIn('demo', 'Demo-2026')).toMatchObject({ company: expect.stringMatching(/药/) })
    expect(token).toMatch(/^\S{20,}$/)
    const nodes: Goods[] = []
    for await (const node of shop.goods({ inStock: true }, 25)) if (nodes.push(node) === 60) break
    expect(new Set(nodes.map((node) => node.id)).size).toBe(60)

    const { goods, quantity } = choose({
      goodsList: { totalCount: 60, pageInfo: { hasNextPage: false, endCursor: null }, edges: nodes.map((node) => ({ node })) },
    })
    const { cart } = await shop.add(goods, quantity)
    const line = cart.lines.find((candidate) => candidate.goods.goodsID === goods.goodsID)
    const quote = await shop.quote([line?.lineID ?? ''])
    const { trade } = await shop.order(quote, 'mobile-order-0001')
    expect(trade?.tradeID).toMatch(/^\d+$/)
    expect((await shop.order(quote, 'mobile-order-0001')).trade).toEqual(trade)
  })

  it.each([{ doc_id: 'app-1' }, { extensions: { persistedQuery: { version: 1, sha256Hash: 'app-1' } } }])(
    'the fetch client of docs/mobile.md has its registered document answered by %j',
    async (body) => {
      const response = await fetch(`${stack.gateway}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(await response.json()).toMatchObject({ data: { serverTime: expect.stringMatching(/Z$/) } })
    },
  )
})
