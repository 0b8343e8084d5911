import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { GraphQLClient } from '../support/graphqlClient.ts'
import { type Stack, startStack } from '../support/stack.ts'

type Cost = { rows: number; calls: number; limit: { rows: number; calls: number } }
type Answer = { errors?: { extensions: { code: string } }[]; extensions: { cost: Cost; calls: unknown[] } }
/** A document of the storefront as the explorer shows it, with variables that it can be sent with. */
type Tab = { name: string; group: string; query: string; variables: string }

const texts = Object.values(JSON.parse(readFileSync(inRoot('client/persisted.json'), 'utf8')) as Record<string, string>)
const namesOf = (kind: string): string[] => texts.flatMap((text) => new RegExp(`^${kind} (\\w+)`, 'm').exec(text)?.[1] ?? [])

let stack: Stack
let client: GraphQLClient
let tabs: ReadonlyMap<string, Tab>
const seen = new Map<string, string>()

function remember(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && /ID$|^hash$/.test(name) && !seen.has(name)) seen.set(name, inner)
    else remember(inner)
  }
}

beforeAll(async () => {
  stack = await startStack({ env: { TRUSTED_DOCUMENTS: inRoot('client/persisted.json') } })
  client = new GraphQLClient(stack.gateway)
  await client.logIn('demo')
  const page = await (await fetch(`${stack.gateway}/graphql`, { headers: { accept: 'text/html' } })).text()
  const data = /id="data">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}'
  tabs = new Map((JSON.parse(data) as { tabs: Tab[] }).tabs.map((tab) => [tab.name, tab]))
  const { data: things } = await client.ask(`{
    goodsList(first: 1) { edges { node { goodsID warehouse { warehouseID } } } }
    orders(first: 1) { edges { node { orderID tradeID } } }
    articles(first: 1) { edges { node { articleID } } }
    suppliers(first: 1) { edges { node { supplierID } } }
    promotionOffers(first: 1) { edges { node { promotionID } } }
    combinations(first: 1) { edges { node { combinationID } } }
    afterSales(first: 1) { edges { node { afterSaleID } } }
  }`)
  remember(things)
})
afterAll(() => stack.stop())

async function send(name: string): Promise<Answer> {
  const { query, variables } = tabs.get(name) ?? { query: '', variables: '{}' }
  const filled = variables
    .replaceAll('"{{quantity}}"', '10')
    .replaceAll('{{price}}', '1.00')
    .replaceAll(/\{\{(\w+)\}\}/g, (_, word: string) => (word === 'clientKey' ? `cost-${name}` : (seen.get(word) ?? '1')))
  const response = await fetch(`${stack.gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-show-calls': '1', cookie: client.cookie },
    body: JSON.stringify({ query, variables: JSON.parse(filled) as unknown }),
  })
  return (await response.json()) as Answer
}

describe('the storefront’s documents, sent as texts', () => {
  it.each(namesOf('query'))('%s costs what it says, to a quarter', async (name) => {
    const { errors = [], extensions } = await send(name)
    expect(errors.filter(({ extensions: { code } }) => code === 'BAD_REQUEST' || code === 'DOCUMENT_TOO_COSTLY')).toEqual([])
    const { cost, calls } = extensions
    expect(cost.limit).toEqual({ rows: 1_000, calls: 50 })
    expect(cost.rows).toBeLessThanOrEqual(1_000)
    // One more for what a page asks of its rows, where the demo has none.
    expect(Math.abs(cost.calls - calls.length)).toBeLessThanOrEqual(Math.max(1, calls.length / 4))
  })

  it('none that changes something is refused for what it is', async () => {
    const refused: string[] = []
    for (const name of namesOf('mutation')) {
      const { errors = [], extensions } = await send(name)
      expect(extensions.cost.calls).toBeGreaterThan(0)
      if (errors.some(({ extensions: { code } }) => code === 'BAD_REQUEST' || code === 'DOCUMENT_TOO_COSTLY')) refused.push(name)
    }
    expect(refused).toEqual([])
  })
})
