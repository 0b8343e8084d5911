import { generateKeyPairSync, sign } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, it } from 'vitest'
import { type Address, shareStack } from '../support/shareStack.ts'
import { Door, expectOrder } from './codesImporter.ts'
import { Trade } from './randomOrders.ts'
import { type Delivery, importDeliveries, putInStock, readSigned } from './stockImporter.ts'
import { Ledger } from './workbookImporter.ts'

const ORDERS = 10
const SHOP = { username: 'chain', password: 'Demo-2026' }
const SINCE = '2020-01-01T00:00:00Z'

let stack: Address
let trade: Trade
let sent: string[]
let token = ''
const db = new DatabaseSync(':memory:')
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
const rows = (sql: string, ...values: string[]) =>
  db
    .prepare(sql)
    .all(...values)
    .map((row) => ({ ...row }))
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

interface Offered {
  readonly noteNumber: string
  readonly workbook: string
  readonly json: string
  readonly signature: string
}
const offered = async (orderID: string): Promise<readonly Offered[]> =>
  (
    await trade.read<{ orderDeliveries: Offered[] }>(
      'query ($orderID: ID!) { orderDeliveries(orderID: $orderID) { noteNumber workbook json signature } }',
      { orderID },
    )
  ).orderDeliveries
const file = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${stack.gateway}${path}`, { headers: { authorization: `Bearer ${token}` } })).arrayBuffer())

it('the workbooks of a shop hold the same goods, lots, cents and codes as its orders, and twice the same one adds nothing', async () => {
  for (const orderID of sent) {
    const ledger = new Ledger()
    for (const { workbook } of await offered(orderID)) {
      const bytes = await file(workbook)
      expect(ledger.enter(bytes)).toBeGreaterThan(0)
      expect(ledger.enter(bytes)).toBe(0)
    }
    const { detail, codes } = await bought(orderID)
    const spent = (lots: readonly { goods: string; quantity: number; cents: number }[]) =>
      [...Map.groupBy(lots, ({ goods }) => goods)]
        .map(([goods, some]) => [goods, ...(['quantity', 'cents'] as const).map((name) => some.reduce((sum, lot) => sum + lot[name], 0))])
        .toSorted(byText)
    expect(spent(ledger.lots.map(({ goodsId: goods, quantity, cents: paid }) => ({ goods, quantity, cents: paid })))).toEqual(
      spent(detail.lines.map(({ goodsID: goods, quantity, amount }) => ({ goods, quantity, cents: cents(amount) }))),
    )
    const lotText = (lot: string, expires: string, quantity: number): string => `${lot} ${expires} ${quantity}`
    expect(ledger.lots.map(({ lot, expires, quantity }) => lotText(lot, expires, quantity)).toSorted()).toEqual(
      detail.lines.flatMap((line) => line.lots.map((lot) => lotText(lot.lotNumber, lot.expiresOn, lot.quantity))).toSorted(),
    )
    expect(ledger.lots.flatMap((lot) => lot.codes.map(({ code }) => `${lot.lot} ${code}`)).toSorted()).toEqual(
      (codes?.lots ?? []).flatMap((lot) => lot.codes.map((code) => `${lot.lotNumber} ${code}`)).toSorted(),
    )
  }
})

it('the scanner of a shop expects every code of its orders, and tells what came twice or was not sent', async () => {
  let orders = 0
  for (const orderID of sent) {
    const { codes: known } = await bought(orderID)
    if (known === null || known.lots.length === 0) continue
    orders += 1
    const door = await expectOrder({ url: stack.gateway, token }, orderID)
    const codes = known.lots.flatMap((lot) => lot.codes.map((code) => ({ code, lot: lot.lotNumber })))
    expect([...door.expected].map(([code, { lot }]) => ({ code, lot })).toSorted(byText)).toEqual(codes.toSorted(byText))
    const parents = rows(
      'select distinct parent from box join parcel using (note_no) where parent is not null and order_no = ?',
      await noOf(orderID),
    )
    for (const { parent } of parents) expect(door.scan(String(parent))).toBe('right')
    const loose = door.missing
    for (const code of loose) expect(door.scan(` ${code.slice(0, 7)} ${code.slice(7)}\n`)).toBe('right')
    expect([door.missing, parents.length * 10 + loose.length]).toEqual([[], codes.length])
    expect([door.scan(codes[0]?.code ?? ''), door.scan('83999990000000000001')]).toEqual(['twice', 'unknown'])
  }
  expect(orders).toBeGreaterThan(2)
})

it('files of codes that differ, or are of another order, are taken for nothing', () => {
  const box = '83857930000879766601,"甲,乙",10片,A1,丙,2026-03-01,2028-02-29,1'
  const sheet = `\uFEFF追溯码,药品名称,规格,批号,生产企业,生产日期,有效期,数量\r\n${box}\r\n`
  const job = (code: string, bill: string): string => `<Data Code="${code}" CorpOrderID="${bill}" ActDate="2026-11-27 08:00:00"/>`
  const open = (xml: string) => () => new Door('NO1', { sheet, job: xml, packs: new Map() })
  expect(open(job('83857930000879766601', 'NO1'))().expected.get('83857930000879766601')).toMatchObject({ name: '甲,乙', lot: 'A1' })
  expect(open(job('83857930000879766601', 'NO2'))).toThrow('is of order NO2')
  expect(open(job('83857930000879766602', 'NO1'))).toThrow('do not name the same codes')
})

it('forged data, data of another key and amounts that do not add up never come into stock', async () => {
  const [parcel] = await offered(sent[0] ?? '')
  const bytes = await file(parcel?.json ?? '')
  const signature = (await file(parcel?.signature ?? '')).toString()
  const delivery = JSON.parse(bytes.toString()) as Delivery
  const { pem } = db.prepare('select pem from trusted_key').get() as { pem: string }
  const name = delivery.signing_key ?? ''
  expect(readSigned(db, bytes, signature, { name, pem })).toEqual(delivery)
  const cheaper = Buffer.from(
    bytes.toString().replace(/"amount_cents": (\d+)/, (_, amount: string) => `"amount_cents": ${Number(amount) - 1}`),
  )
  expect(cheaper.equals(bytes)).toBe(false)
  expect(() => readSigned(db, cheaper, signature, { name, pem })).toThrow('the signature is not theirs')
  const thief = generateKeyPairSync('ed25519')
  const forged = { name, pem: thief.publicKey.export({ format: 'pem', type: 'spki' }).toString() }
  expect(() => readSigned(db, cheaper, sign(null, cheaper, thief.privateKey).toString('base64'), forged)).toThrow(
    'the signature is not theirs',
  )
  const before = rows('select count(*) as parcels from parcel')
  expect(() => putInStock(db, { ...delivery, note_no: 'X-1', total_cents: delivery.total_cents + 1 })).toThrow('do not add up')
  const [first] = delivery.lines
  expect(() =>
    putInStock(db, { ...delivery, note_no: 'X-1', lines: [...delivery.lines, { ...first, amount_cents: 0 } as Delivery['lines'][number]] }),
  ).toThrow('UNIQUE constraint failed')
  expect(rows('select count(*) as parcels from parcel')).toEqual(before)
})
