import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Address, shareStack } from '../support/shareStack.ts'
import { isTheirs, PushListener } from './pushImporter.ts'
import { Trade } from './randomOrders.ts'
import { type Delivery, putInStock, readSigned, TABLES } from './stockImporter.ts'

let stack: Address
let trade: Trade
let listener: PushListener
const db = new DatabaseSync(':memory:')
beforeAll(async () => {
  stack = await shareStack('office')
  trade = await Trade.open(stack, 'clinic')
  db.exec(TABLES)
  listener = await PushListener.open(async ({ id, bytes, signature }) => {
    const { note_no, signing_key: name } = JSON.parse(bytes.toString()) as Delivery
    if (name === null || note_no !== id) throw new Error(`${id} is not signed`)
    const pem = await (await fetch(`${stack.gateway}/files/signing-key/${name}.pem`)).text()
    putInStock(db, readSigned(db, bytes, signature, { name, pem }))
  })
})
afterAll(async () => {
  await trade.read('mutation { removeDeliveryPush { __typename } }')
  await listener.close()
})

const PUSH = 'deliveryPush { waitingCount parkedCount last { isTest noteNumber status httpStatus failure } }'
interface Pushes {
  readonly viewer: { readonly deliveryPush: unknown }
}
const press = async (isTest: boolean): Promise<unknown> =>
  (
    await trade.read<{ sendDeliveryPush: Pushes }>(
      `mutation ($input: SendDeliveryPushInput!) { sendDeliveryPush(input: $input) { viewer { ${PUSH} } } }`,
      { input: { isTest } },
    )
  ).sendDeliveryPush.viewer.deliveryPush

it('a program that was written from the page has its trial, and each parcel in stock with both signatures checked, once', async () => {
  const { setDeliveryPush } = await trade.read<{ setDeliveryPush: { secret: string } }>(
    'mutation ($input: SetDeliveryPushInput!) { setDeliveryPush(input: $input) { secret } }',
    { input: { url: listener.url } },
  )
  listener.secret = 'another-secret'
  expect(await press(true)).toMatchObject({ last: { isTest: true, status: 'PARKED', httpStatus: 401, failure: '对方答复 HTTP 401' } })
  listener.secret = setDeliveryPush.secret
  expect(await press(true)).toMatchObject({ last: { isTest: true, status: 'DONE', httpStatus: 204, failure: null } })

  const orders = await trade.sendOrder()
  const notes = await Promise.all(
    orders.map(async (orderID) => {
      const { orderDeliveries } = await trade.read<{ orderDeliveries: { noteNumber: string }[] }>(
        'query ($orderID: ID!) { orderDeliveries(orderID: $orderID) { noteNumber } }',
        { orderID },
      )
      return orderDeliveries.map(({ noteNumber }) => noteNumber)
    }),
  )
  await press(false)
  await Promise.all(notes.flat().map((note) => listener.taken(note)))
  // Pressed once more, the newest comes again and changes nothing.
  await press(false)
  const stocked = db.prepare('select note_no from parcel order by note_no').all()
  expect(stocked.map((row) => row['note_no'])).toEqual(notes.flat().toSorted())
  expect(listener.answers.filter((status) => status !== 204)).toEqual([401])
})

it('a pushed message with another time, another body or another secret is not theirs', () => {
  // printf '1795226400.{"schema":"test-1"}' | openssl dgst -sha256 -hmac whsec-of-the-tests
  const header = 't=1795226400,v1=00,v1=678c03117ce3ed119749eb1935199a17baf9a2a60391a7151ead2bc53ff21bd4'
  const body = Buffer.from('{"schema":"test-1"}')
  const judge = (changes: { header?: string; body?: Buffer; secret?: string; now?: number }): boolean =>
    isTheirs(changes.header ?? header, changes.body ?? body, changes.secret ?? 'whsec-of-the-tests', changes.now ?? 1_795_226_500)
  expect(judge({})).toBe(true)
  expect(judge({ now: 1_795_226_701 })).toBe(false)
  expect(judge({ body: Buffer.from('{"schema":"test-2"}') })).toBe(false)
  expect(judge({ secret: 'another' })).toBe(false)
  expect(judge({ header: header.replace('1795226400', '1795226401') })).toBe(false)
  expect(judge({ header: 'v1=00' })).toBe(false)
})
