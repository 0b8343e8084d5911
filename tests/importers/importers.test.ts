import { generateKeyPairSync, sign } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, it } from 'vitest'
import { type Address, shareStack } from '../support/shareStack.ts'
import { Door, expectOrder } from './codesImporter.ts'
import { Trade } from './randomOrders.ts'
import { type Delivery, importDeliveries, readSigned, take } from './stockImporter.ts'
import { Ledger } from './workbookImporter.ts'

const ORDERS = 12
const SHOP = { username: 'chain', password: 'Demo-2026' }
const SINCE = '2020-01-01T00:00:00Z'

let stack: Address
let trade: Trade
let sent: string[]
let token = ''
const db = new DatabaseSync(':memory:')
const ledger = new Ledger()
beforeAll(async () => {
  stack = await shareStack('office')
  trade = await Trade.open(stack, SHOP.username)
  sent = []
  for (let nth = 0; nth < ORDERS; nth++) sent.push(...(await trade.sendOrder()))
  const { login } = await trade.read<{ login: { token: string } }>('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
    input: { ...SHOP, isTokenWanted: true },
  })
  token = login.token
  await importDeliveries(db, { url: stack.gateway, ...SHOP }, SINCE)
})

/** What the shop ordered, as the order itself says it: the importers read none of this. */
interface Bought {
  readonly payable: string
  readonly detail: {
    readonly shipping: string
    readonly lines: readonly {
      readonly lineID: string
      readonly goodsID: string
      readonly quantity: number
      readonly amount: string
      readonly lots: readonly { readonly lotNumber: string; readonly expiresOn: string; readonly quantity: number }[]
    }[]
  }
  readonly codes: { readonly lots: readonly { readonly lotNumber: string; readonly codes: readonly string[] }[] } | null
}
const BOUGHT = `query ($orderID: ID!) { order(orderID: $orderID) { payable detail { shipping lines { lineID goodsID quantity amount
  lots { lotNumber expiresOn quantity } } } codes { lots { lotNumber codes } } } }`
const bought = async (orderID: string): Promise<Bought> => (await trade.read<{ order: Bought }>(BOUGHT, { orderID })).order
const cents = (yuan: string): number => Math.round(Number(yuan) * 100)
const rows = (sql: string, ...values: string[]) => db.prepare(sql).all(...values).map((row) => ({ ...row }))
const byText = (a: object, b: object): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
const noOf = async (orderID: string): Promise<string> =>
  (await trade.read<{ order: { orderNo: string } }>('query ($orderID: ID!) { order(orderID: $orderID) { orderNo } }', { orderID })).order
    .orderNo

it('the stock of a shop is its orders to the cent, by line, lot and expiry, over many random orders', async () => {
  expect(sent.length).toBeGreaterThanOrEqual(ORDERS)
  for (const orderID of sent) {
    const { payable, detail } = await bought(orderID)
    const no = await noOf(orderID)
    expect(rows('select sum(total_cents) as cents, sum(freight_cents) as freight from parcel where order_no = ?', no)).toEqual([
      { cents: cents(payable), freight: cents(detail.shipping) },
    ])
    const lines = 'select line_id, sum(quantity) as quantity, sum(cost_cents) as cents from stock join parcel using (note_no)'
    expect(rows(`${lines} where order_no = ? group by line_id`, no).toSorted(byText)).toEqual(
      detail.lines.map(({ lineID, quantity, amount }) => ({ line_id: lineID, quantity, cents: cents(amount) })).toSorted(byText),
    )
    const lots = 'select line_id, lot, expires, sum(quantity) as quantity from stock join parcel using (note_no) where order_no = ?'
    expect(rows(`${lots} group by line_id, lot, expires`, no).toSorted(byText)).toEqual(
      detail.lines
        .flatMap(({ lineID, lots: taken }) =>
          taken.map(({ lotNumber, expiresOn, quantity }) => ({ line_id: lineID, lot: lotNumber, expires: expiresOn, quantity })),
        )
        .toSorted(byText),
    )
  }
})

it('the stock of a shop has every code of its orders in its lot, and each pack around it', async () => {
  let codes = 0
  for (const orderID of sent) {
    const { codes: known } = await bought(orderID)
    const found = rows(
      'select lot, code from box join stock using (note_no, number) join parcel using (note_no) where order_no = ?',
      await noOf(orderID),
    )
    const wanted = (known?.lots ?? []).flatMap((lot) => lot.codes.map((code) => ({ lot: lot.lotNumber, code })))
    expect(found.toSorted(byText)).toEqual(wanted.toSorted(byText))
    codes += found.length
  }
  expect(codes).toBeGreaterThan(100)
  expect(rows('select count(*) as boxes from box where parent is not null')[0]).not.toEqual({ boxes: 0 })
})

it('an import that is repeated adds nothing', async () => {
  const counts = () => rows('select (select count(*) from parcel) as p, (select count(*) from stock) as s, (select count(*) from box) as b')
  const before = counts()
  expect(await importDeliveries(db, { url: stack.gateway, ...SHOP }, SINCE)).toBe(0)
  expect(counts()).toEqual(before)
})
