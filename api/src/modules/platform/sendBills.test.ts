import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { told, topError, TracePlatform } from '../../testing/tracePlatform.ts'
import { createBuyer, HOUR, MINUTE, openShop, SECOND, ship, type Buyer, type Shop } from './testBills.ts'

let shop: Shop
let me: Buyer
beforeAll(async () => {
  shop = await openShop()
  me = await createBuyer(shop)
})
beforeEach(async () => {
  // What another test has left to do is not this one's.
  const later = new Date('2030-01-01T00:00:00Z')
  await shop.h.deps.db.updateTable('platform_bill').set({ next_at: later }).where('next_at', 'is not', null).execute()
  shop.platform.fault = () => null
  shop.platform.calls.length = 0
  shop.rests.length = 0
})
afterAll(async () => {
  expect(await brokenInvariants(shop.h.deps.db)).toEqual([])
  await shop.close()
})

const billOf = (orderId: string) =>
  shop.h.deps.db
    .selectFrom('platform_bill as b')
    .innerJoin('platform_deed as d', 'd.id', 'b.deed_id')
    .innerJoin('shipment as s', 's.id', 'd.shipment_id')
    .where('s.order_id', '=', Number(orderId))
    .select(['b.id', 'b.no', 'b.state', 'b.reason', 'b.platform_count', 'b.checked_at', 'b.next_at', 'b.pieces'])
    .executeTakeFirstOrThrow()
const stateOf = async (orderId: string) => (await billOf(orderId)).state
const uploads = () => shop.platform.named('uploadcircubill').length

it('a parcel that left is a bill of 201 with its smallest packs, found again and counted', async () => {
  const { h, platform, round } = shop
  const { orderId, codes } = await ship(shop, me)
  await round()
  const bill = await billOf(orderId)
  const { no } = await h.deps.db.selectFrom('orders').where('id', '=', Number(orderId)).select('no').executeTakeFirstOrThrow()
  expect(bill).toMatchObject({ no: expect.stringMatching(new RegExp(`^${no}-P\\d+$`)) as string, state: 'uploaded', checked_at: null })
  const sent = platform.bills.get(bill.no)
  expect(sent?.codes).toEqual(codes)
  expect(sent?.fields).toMatchObject({
    method: 'alibaba.alihealth.drug.kyt.uploadcircubill',
    bill_time: '2026-11-21 21:00:00',
    bill_type: '201',
    physic_type: '3',
    ref_user_id: 'ref-1',
    from_user_id: 'ent-1',
    to_user_id: me.entId,
    oper_ic_code: '212000345',
    oper_ic_name: '王质管',
    client_type: '2',
    from_bill_code: bill.no,
    order_code: no,
    upload_file_name: `${bill.no}.xml`,
  })
  expect(sent?.fields).not.toHaveProperty('to_person')
  expect(gunzipSync(Buffer.from(sent?.fields['file_content'] ?? '', 'base64')).toString()).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><Document><Events Version="3.0"><Event Name="SalesWareHouseOut" MainAction="WareHouseOut">' +
      `<DataField>${codes.map((code) => `<Data Code="${code}" CorpOrderID="${bill.no}" ActDate="2026-11-21 21:00:00"/>`).join('')}` +
      '</DataField></Event></Events></Document>',
  )
  expect(platform.named('searchbill.detail')).toEqual([])
  shop.advance(10 * MINUTE)
  await round()
  expect(await billOf(orderId)).toMatchObject({ state: 'uploaded', platform_count: 10, reason: null, next_at: null })
  expect((await billOf(orderId)).checked_at).not.toBeNull()
  // Rests of 0.5 s after a query, 0.33 s after an upload.
  expect(shop.rests).toEqual([500, 330, 500])
  shop.advance(HOUR)
  expect(await round()).toBe(0)
})

it('bills wait from eight to twenty o’clock, unless the office allows the day', async () => {
  const { orderId } = await ship(shop, me)
  const noon = 15 * HOUR
  shop.advance(noon)
  await shop.round()
  expect([await stateOf(orderId), uploads()]).toEqual(['waiting', 0])
  shop.advance(24 * HOUR - noon)
  await shop.round()
  expect([await stateOf(orderId), uploads()]).toEqual(['uploaded', 1])
})

it.each([
  ['已存在', told('FAIL', '该单据号已存在'), 'duplicate'],
  ['失败', told('FAIL', '企业未授权'), 'failed'],
  ['信息不存在', told('FAIL_BIZ_NO_PAT_INFO', '信息不存在'), 'not_found'],
  ['两年前', told('FAIL', '系统不支持上传2年前单据', 'FAIL_BIZ_PARAM_BILL_TIME_BEFORE_ERROR'), 'too_old'],
  ['参数', topError(15, 'isv.invalid-parameter:to_user_id', '参数错误'), 'failed'],
])('an upload that is answered with %s is in a state of its own and is not sent again', async (_name, body, state) => {
  const { orderId } = await ship(shop, me)
  shop.platform.fault = ({ name }) => (name === 'uploadcircubill' ? { body } : null)
  await shop.round()
  await shop.round()
  const bill = await billOf(orderId)
  expect([bill.state, bill.reason !== null, uploads()]).toEqual([state, true, 1])
})

it.each([
  ['an answer that is lost after it was done', { how: 'reset', done: true }, 1],
  ['a slow answer to what was done', { how: 'hang', done: true }, 1],
  ['broken XML after it was done', { body: '<alibaba_response><result>', done: true }, 1],
  ['a gateway that fails before it was done', { status: 502 }, 2],
  ['an answer that says nothing', { body: '<alibaba_response><request_id>1</request_id></alibaba_response>' }, 2],
  ['an error of what lies behind the gateway', { body: topError(15, 'isp.remote-service-timeout', 'timeout') }, 2],
] as const)('after %s the bill is looked for before anything is sent again', async (_name, fault, times) => {
  const { orderId } = await ship(shop, me)
  shop.platform.fault = ({ name }, nth) => (name === 'uploadcircubill' && nth === 1 ? fault : null)
  await shop.round()
  expect([await stateOf(orderId), uploads()]).toEqual(['unclear', 1])
  shop.advance(MINUTE)
  await shop.round()
  const names = shop.platform.calls.map(({ name }) => name).filter((name) => name !== 'listparts')
  expect(names).toEqual(['uploadcircubill', 'searchbill.detail', 'uploadcircubill'].slice(0, 1 + times))
  shop.advance(10 * MINUTE)
  await shop.round()
  expect(await billOf(orderId)).toMatchObject({ state: 'uploaded', platform_count: 10, pieces: 10 })
})

it('a platform that is not reached is asked three times more, 30 s apart, and then after ten minutes', async () => {
  const { orderId } = await ship(shop, me)
  await ship(shop, me)
  const gone = await TracePlatform.start()
  const nowhere = gone.settings
  await gone.stop()
  const waits: number[] = []
  for (let nth = 0; nth < 4; nth++) {
    // The other bill rests too, and is tried when this one has had its turn.
    await shop.round(nowhere)
    waits.push(((await billOf(orderId)).next_at?.getTime() ?? 0) - shop.h.clock.now().getTime())
    shop.advance(30 * SECOND)
  }
  expect(waits).toEqual([30 * SECOND, 30 * SECOND, 30 * SECOND, 10 * MINUTE])
  expect(await billOf(orderId)).toMatchObject({ state: 'waiting', reason: '网络故障 ECONNREFUSED' })
  shop.advance(10 * MINUTE)
  await shop.round()
  expect([await stateOf(orderId), uploads()]).toEqual(['uploaded', 2])
})

it('a platform that limits us is left alone as long as it says, by every bill', async () => {
  const [first, second] = [await ship(shop, me), await ship(shop, me)]
  const limit = topError(7, 'accesscontrol.limited-by-app-api-access-count', 'This ban will last for 89 more seconds')
  shop.platform.fault = () => ({ body: limit })
  await shop.round()
  shop.advance(89 * SECOND)
  await shop.round()
  expect([uploads(), await stateOf(first.orderId), await stateOf(second.orderId)]).toEqual([1, 'waiting', 'waiting'])
  shop.platform.fault = () => null
  shop.advance(SECOND)
  await shop.round()
  expect([await stateOf(first.orderId), await stateOf(second.orderId), uploads()]).toEqual(['uploaded', 'uploaded', 3])
})

it('a wrong secret blames no bill: all wait until it is mended', async () => {
  const { orderId } = await ship(shop, me)
  await shop.round({ ...shop.platform.settings, secret: 'wrong' })
  expect(await billOf(orderId)).toMatchObject({ state: 'waiting', reason: '25 error Invalid signature' })
  shop.advance(10 * MINUTE)
  await shop.round()
  expect(await stateOf(orderId)).toBe('uploaded')
})

it('a bill that the platform took and does not have is looked for hourly for a day', async () => {
  const { platform, round, advance } = shop
  const { orderId } = await ship(shop, me)
  await round()
  const { no } = await billOf(orderId)
  const kept = platform.bills.get(no)
  platform.bills.delete(no)
  advance(10 * MINUTE)
  await round()
  expect(await billOf(orderId)).toMatchObject({ state: 'not_found', reason: '平台已受理，但查不到此单据' })
  if (kept !== undefined) platform.bills.set(no, kept)
  advance(HOUR)
  await round()
  expect([await stateOf(orderId), uploads()]).toEqual(['uploaded', 1])
})

it('a count that differs is a difference only where the platform’s relations differ too, and both numbers are told', async () => {
  const { platform, round, advance } = shop
  const larger = await ship(shop, me)
  const lost = await ship(shop, me)
  // The platform knows that one of these boxes holds five.
  platform.amounts.set(larger.codes[0] ?? '', 5)
  platform.lost.add(lost.codes[3] ?? '')
  await round()
  advance(10 * MINUTE)
  await round()
  await round()
  expect(platform.named('singlerelation')).toHaveLength(20)
  expect(await billOf(larger.orderId)).toMatchObject({
    state: 'uploaded',
    platform_count: 14,
    reason: '按平台包装关系相符：登记 10，平台 14，按平台包装关系 14',
  })
  expect(await billOf(lost.orderId)).toMatchObject({
    state: 'quantity_differs',
    platform_count: 9,
    reason: '数量不符：登记 10，平台 9，按平台包装关系 10',
    checked_at: null,
  })
})

it('codes that were asked for are not asked again when a round ends between them', async () => {
  const { platform, round, advance } = shop
  const { orderId, codes } = await ship(shop, me)
  platform.amounts.set(codes[9] ?? '', 3)
  await round()
  advance(10 * MINUTE)
  platform.fault = ({ name }, nth) => (name === 'singlerelation' && nth === 5 ? { how: 'reset' } : null)
  await round()
  advance(30 * SECOND)
  await round()
  expect(platform.named('singlerelation').map(({ fields }) => fields['code'])).toEqual([...codes.slice(0, 5), ...codes.slice(4)])
  expect(await billOf(orderId)).toMatchObject({ state: 'uploaded', platform_count: 12 })
})
