import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, getVariableValues, Kind, parse, validate, type GraphQLInterfaceType } from 'graphql'
import { afterEach, describe, expect, it } from 'vitest'
import { catalogue } from '../errors/catalogue.ts'
import { readTrustedDocuments } from '../plugins/trustedDocuments.ts'
import { noDocuments, testSchema } from '../testing/harness.ts'
import { openServer, type OpenServer, type ServerOptions } from '../testing/openServer.ts'
import { stubRest } from '../testing/stubRest.ts'
import { callsByField } from './callsByField.ts'
import { explorerTabs } from './explorerTabs.ts'
import { refusalSentences } from './refusalSentences.ts'

const persisted = join(import.meta.dirname, '../../../client/persisted.json')
const documents = readTrustedDocuments(testSchema, [persisted])
const tabs = explorerTabs(testSchema, documents.all)

let open: OpenServer | undefined
afterEach(async () => open?.close())
const html = { headers: { accept: 'text/html,*/*' } }
async function fetchFrom(path: string, options: ServerOptions = {}, init: RequestInit = html): Promise<Response> {
  open = await openServer(stubRest({}), { documents, ...options })
  return fetch(open.url + path, init)
}

describe('the tabs', () => {
  it("the explorer's tabs are the journey and the storefront's own documents, each once", () => {
    const texts = Object.keys(JSON.parse(readFileSync(persisted, 'utf8')) as Record<string, string>)
    const ids = tabs.flatMap((tab) => tab.id ?? [])
    expect(ids.toSorted()).toEqual(texts.filter((id) => !documents.refused.includes(id)).toSorted())
    expect(tabs.filter((tab) => validate(testSchema, parse(tab.query)).length > 0)).toEqual([])
    expect(tabs[0]).toMatchObject({ group: 'journey', title: '1 首页' })
  })

  it.each(tabs.map((tab) => [tab.name, tab] as const))("the explorer's tab %s comes with variables that the schema accepts", (_, tab) => {
    const operation = parse(tab.query).definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
    const filled = tab.variables
      .replaceAll(/"\{\{(q|lineQ)uantity\}\}"/g, '10')
      .replaceAll('{{afterSaleKind}}', 'REFUND_ONLY')
      .replaceAll('{{afterSaleReason}}', 'DAMAGED')
      .replaceAll('{{price}}', '1.00')
      .replaceAll(/\{\{\w+\}\}/g, '12345678')
    const { errors } = getVariableValues(testSchema, operation?.variableDefinitions ?? [], JSON.parse(filled) as Record<string, unknown>)
    expect(errors ?? []).toEqual([])
  })

  it("the explorer's tabs say of each mutation, at its head, that it changes data and what", () => {
    const changes = tabs.filter((tab) => tab.group === 'change')
    expect(changes.length).toBeGreaterThan(5)
    for (const { query } of changes) expect(query).toMatch(/^# CHANGES DATA[^\n]*\n# {3}\w+: \w+/)
  })

  it('the explorer has the journey alone where no storefront is built', () => {
    expect(new Set(explorerTabs(testSchema, noDocuments.all).map((tab) => tab.group))).toEqual(new Set(['journey']))
  })
})

describe('the page', () => {
  it('the page of the explorer names every error code with its words, and no address outside', async () => {
    const response = await fetchFrom('/graphql')
    const text = await response.text()
    expect(response.status).toBe(200)
    for (const [code, { userMessage }] of Object.entries(catalogue)) {
      expect(text).toContain(`<code>${code}</code>`)
      expect(text).toContain(userMessage)
    }
    expect(text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
    expect(response.headers.get('content-security-policy')).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe-inline/)
  })

  it('the page of the explorer asks for an account by a form where there is no demo, and shows no calls where they are not given', async () => {
    const text = await (await fetchFrom('/graphql', { settings: { isDemo: false, showCalls: false } })).text()
    expect(text).toContain('type="password"')
    expect(text).not.toContain('Demo-2026"')
    expect(text).not.toContain('id="calls"')
  })

  it.each([{ trustedOnly: true }, { introspection: false }])('the page of the explorer is not there with %o', async (settings) => {
    expect((await fetchFrom('/graphql', { settings })).headers.get('content-type')).not.toMatch(/html/)
    await open?.close()
    expect((await fetchFrom('/graphql/explorer/explorer.mjs', { settings })).status).toBe(404)
  })

  it('the page of the explorer leaves GraphQL over HTTP to clients that do not ask for HTML', async () => {
    const response = await fetchFrom('/graphql?query=%7B__typename%7D', {}, { headers: { accept: 'application/json', 'x-csrf': '1' } })
    expect(await response.json()).toMatchObject({ data: { __typename: 'Query' } })
  })
})

describe('what a page knows of the schema', () => {
  it('every refusal of a mutation has a sentence in Chinese for the page', () => {
    const refusals = testSchema.getImplementations(testSchema.getType('Refusal') as GraphQLInterfaceType).objects.map(({ name }) => name)
    expect(refusals.length).toBeGreaterThan(40)
    expect(refusals.filter((name) => !/[\u4e00-\u9fff]/.test(refusalSentences[name] ?? ''))).toEqual([])
  })

  it('the REST call of a field is told where the schema says it', () => {
    const schema = buildSchema(`directive @rest(call: String!) repeatable on FIELD_DEFINITION
      type Query { a: Int @rest(call: "GET /a") @rest(call: "GET /b"), b: Int }`)
    expect(callsByField(schema)).toEqual({ 'Query.a': 'GET /a、GET /b' })
    expect(callsByField(testSchema)).toMatchObject({ 'Mutation.addToCart': 'POST /api/cart' })
  })
})

describe('the cost of what is being written', () => {
  const ask = async (body: string): Promise<unknown> => {
    const headers = { 'x-csrf': '1', 'content-type': 'application/json' }
    return (await fetchFrom('/graphql/explorer/cost', {}, { method: 'POST', headers, body })).json()
  }
  const limit = { rows: 1_000, calls: 50 }

  it.each([
    ['{ goodsList(first: 20) { edges { node { name } } } }', { rows: 20, calls: 1, excess: null }],
    [
      '{ a: cart { lines { id } } b: cart { lines { id } } c: cart { lines { id } } }',
      { rows: 1_500, excess: expect.stringContaining('1500 rows') },
    ],
  ])('the cost of %s is told by the code that bounds it', async (query, cost) => {
    expect(await ask(JSON.stringify({ query }))).toMatchObject({ cost, limit })
  })

  it.each([JSON.stringify({ query: '{ goodsList(' }), JSON.stringify({ query: '{ nothing }' }), '{', '[]', JSON.stringify({ query: 1 })])(
    'the cost of %s is not known',
    async (body) => {
      expect(await ask(body)).toEqual({ cost: null, limit })
    },
  )
})

describe('its files', () => {
  it("the explorer's files come packed, and are not sent again while they are the same", async () => {
    const first = await fetchFrom('/graphql/explorer/explorer.mjs', {}, { headers: { 'accept-encoding': 'br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(await first.text()).toContain('renderYogaGraphiQL')
    const again = await fetch(`${open?.url}/graphql/explorer/explorer.mjs`, {
      headers: { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it.each(['', '..%2fpackage.json', '../../package.json', 'nothing.js'])("the explorer's files are these alone, not %j", async (name) => {
    expect((await fetchFrom(`/graphql/explorer/${name}`)).status).toBe(404)
  })
})
