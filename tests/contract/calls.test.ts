import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import type { FaultProxy } from '../support/faultProxy.ts'
import { type Answer, GraphQLClient } from '../support/graphqlClient.ts'
import { type Stack, startStack } from '../support/stack.ts'

type Known = { goodsID: string; warehouseID: string; price: string; pack: number; lineID: string; quoteID: string; contractID: string }
type Row = { rest: string; document: string; variables?: (known: Known) => Record<string, unknown>; check: (data: unknown, known: Known) => void }

let stack: Stack
let proxy: FaultProxy
let client: GraphQLClient
const known: Known = { goodsID: '', warehouseID: '', price: '', pack: 1, lineID: '', quoteID: '', contractID: '' }

beforeAll(async () => {
  stack = await startStack({ faults: true })
  if (!stack.proxy) throw new Error('the stack has no proxy')
  proxy = stack.proxy
  client = new GraphQLClient(stack.gateway)
})
afterAll(() => stack.stop())

/** The value at a dotted path of an answer. */
const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined), data)
const text = (data: unknown, path: string): string => String(at(data, path))
const list = (data: unknown, path: string): readonly unknown[] => {
  const value = at(data, path)
  return Array.isArray(value) ? value : []
}

const CART = 'cart { lineCount selectedCount totals { goods payable } lines { lineID quantity isSelected goods { goodsID } } }'

/** A row for each REST call, in the order in which a buyer comes to them. */
const ROWS: readonly Row[] = [
  { rest: 'GET /api/time', document: '{ serverTime }', check: (data) => expect(Date.parse(text(data, 'serverTime'))).toBeGreaterThan(0) },
  { rest: 'POST /api/auth/login', document: 'mutation { login(input: { username: "demo", password: "Demo-2026" }) { viewer { memberID company isReviewed } } }', check: (data) => expect(at(data, 'login.viewer')).toMatchObject({ isReviewed: true }) },
  { rest: 'GET /api/user/base', document: '{ viewer { company accountManager { name phone isDefault } hotline } }', check: (data) => expect(text(data, 'viewer.company')).toMatch(/药/) },
  { rest: 'GET /api/goods/fl', document: '{ categories { categoryID name count children { name } } }', check: (data) => expect(list(data, 'categories').length).toBeGreaterThan(3) },
  {
    rest: 'GET /api/goods/list',
    document: '{ goodsList(filter: { inStock: true }, sort: PRICE_ASC, first: 5) { totalCount pageCursors { around { page } } edges { node { goodsID name price packQuantity minimumQuantity stock isBuyable isEphedrine warehouse { warehouseID } } } } }',
    check: (data, into) => {
      expect(at(data, 'goodsList.totalCount')).toBeGreaterThan(200)
      const edge = list(data, 'goodsList.edges').find((one) => at(one, 'node.isBuyable') === true && at(one, 'node.isEphedrine') === false)
      into.goodsID = text(edge, 'node.goodsID')
      into.warehouseID = text(edge, 'node.warehouse.warehouseID')
      into.price = text(edge, 'node.price')
      into.pack = Math.max(Number(at(edge, 'node.packQuantity')), Number(at(edge, 'node.minimumQuantity')))
    },
  },
  { rest: 'GET /api/goods/detail/{id}', document: 'query ($id: String!) { goods(goodsID: $id) { goodsID name detail { storage lots { lotNumber expiresOn left } } } }', variables: (k) => ({ id: k.goodsID }), check: (data, k) => expect(at(data, 'goods.goodsID')).toBe(k.goodsID) },
  {
    rest: 'POST /api/cart',
    document: `mutation ($input: AddToCartInput!) { addToCart(input: $input) { ${CART} warnings { code } } }`,
    variables: (k) => ({ input: { goodsID: k.goodsID, quantity: k.pack, seenPrice: k.price, warehouseID: k.warehouseID } }),
    check: (data, into) => {
      const line = list(data, 'addToCart.cart.lines').find((one) => at(one, 'goods.goodsID') === into.goodsID)
      expect(at(line, 'quantity')).toBe(into.pack)
      into.lineID = text(line, 'lineID')
    },
  },
  { rest: 'GET /api/cart/list', document: `{ ${CART} }`, check: (data) => expect(at(data, 'cart.lineCount')).toBe(1) },
  { rest: 'GET /api/cart/total', document: '{ cartBadge }', check: (data) => expect(at(data, 'cartBadge')).toBe(1) },
  { rest: 'POST /api/cart/{id}/edit', document: `mutation ($input: EditCartLineInput!) { editCartLine(input: $input) { ${CART} } }`, variables: (k) => ({ input: { lineID: k.lineID, quantity: k.pack * 2 } }), check: (data, k) => expect(at(data, 'editCartLine.cart.lines.0.quantity')).toBe(k.pack * 2) },
  { rest: 'POST /api/cart/batch_select', document: `mutation ($input: SelectCartLinesInput!) { selectCartLines(input: $input) { ${CART} } }`, variables: (k) => ({ input: { lineIDs: [k.lineID], isSelected: true } }), check: (data) => expect(at(data, 'selectCartLines.cart.selectedCount')).toBe(1) },
  {
    rest: 'POST /api/cart/checkout',
    document: 'mutation ($input: CheckoutInput!) { checkout(input: $input) { quote { quoteID hash payable orders { kind goodsAmount shipping lines { goodsID amount } } } } }',
    variables: (k) => ({ input: { lineIDs: [k.lineID] } }),
    check: (data, into) => {
      expect(list(data, 'checkout.quote.orders')).toHaveLength(1)
      into.quoteID = text(data, 'checkout.quote.quoteID')
    },
  },
  { rest: 'GET /api/quote/{id}', document: 'query ($id: String!) { quote(quoteID: $id) { quoteID hash payable } }', variables: (k) => ({ id: k.quoteID }), check: (data, k) => expect(at(data, 'quote.quoteID')).toBe(k.quoteID) },
  { rest: 'POST /api/cart/batch_delete', document: `mutation ($input: DeleteCartLinesInput!) { deleteCartLines(input: $input) { ${CART} deletedLineIds } }`, variables: (k) => ({ input: { lineIDs: [k.lineID] } }), check: (data) => expect(at(data, 'deleteCartLines')).toMatchObject({ cart: { lineCount: 0 } }) },
  { rest: 'GET /api/contract', document: '{ contract { contractID title paragraphs signedAt } }', check: (data, into) => { into.contractID = text(data, 'contract.contractID') } },
  { rest: 'POST /api/contract/sign', document: 'mutation ($input: SignContractInput!) { signContract(input: $input) { contract { signedAt } } }', variables: (k) => ({ input: { contractID: k.contractID, isAgreed: true } }), check: (data) => expect(at(data, 'signContract.contract.signedAt')).toEqual(expect.any(String)) },
  { rest: 'DELETE /api/user/logout', document: 'mutation { logout(input: {}) { isLoggedOut } }', check: (data) => expect(at(data, 'logout')).toEqual({ isLoggedOut: true }) },
]

const pattern = (rest: string): RegExp => new RegExp(`^${rest.replaceAll('{id}', '[0-9]+')}(\\?|$)`)
const dataOf = (answer: Answer): Record<string, unknown> => {
  expect(answer.errors).toBeUndefined()
  return answer.data ?? {}
}

describe('every REST call, through the gateway', () => {
  it.each(ROWS)('$rest', async (row) => {
    proxy.seen.length = 0
    row.check(dataOf(await client.ask(row.document, row.variables?.(known) ?? {})), known)
    expect(proxy.seen.filter((call) => pattern(row.rest).test(call))).toHaveLength(1)
  })

  it('has a row for each call that the gateway makes, and openapi.json describes them all', () => {
    const { paths } = JSON.parse(readFileSync(inRoot('openapi.json'), 'utf8')) as { paths: Record<string, Record<string, unknown>> }
    const described = new Set(Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)))
    const files = globSync('gateway/src/modules/*/*.rest.ts', { cwd: inRoot() })
    const made = files.flatMap((file) => [...readFileSync(inRoot(file), 'utf8').matchAll(/\.(get|post|put|delete)\('(\/api\/[^']+)'/g)].map((match) => `${match[1]?.toUpperCase()} ${match[2]}`))
    expect(made.length).toBeGreaterThan(15)
    expect(made.filter((call) => !described.has(call))).toEqual([])
    // The loaders' call stands behind `node`, which has its own tests beside the loader.
    expect(made.filter((call) => call !== 'GET /api/goods/batch' && !ROWS.some((row) => row.rest === call))).toEqual([])
  })
})
