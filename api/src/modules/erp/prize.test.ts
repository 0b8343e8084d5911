import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PrizeKind } from '../../db/tables/content.ts'
import { addressOf } from '../../testing/belongings.ts'
import { createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { createShopper, newKey, office, type Shopper } from '../../testing/trading.ts'

const DAY_MS = 86_400_000

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())

/** The id of the record of a draw in which there is but this to win. */
async function win({ client }: Shopper, kind: PrizeKind, name: string, remarks = ''): Promise<string> {
  const now = h.clock.now().getTime()
  const { id } = await h.deps.db
    .insertInto('draw')
    .values({
      name: '冬储备货抽奖',
      remarks: '付款即抽',
      rules: '每店一次。',
      needs_order: false,
      starts_at: new Date(now - DAY_MS),
      ends_at: new Date(now + DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const total = kind === 'none' ? null : 5
  const amount = kind === 'voucher' ? 1_000 : null
  await h.deps.db.insertInto('draw_prize').values({ draw_id: id, name, remarks, kind, amount, weight: 1, total }).execute()
  return ((await client.post(`/api/draw/${id}/join`, { client_key: newKey() })).data as { record_id: string }).record_id
}
const read = (url: string) => h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(url)
const messages = async ({ client }: Shopper) => ((await client.get('/api/message')).data as { data: unknown[] }).data
const records = async ({ client }: Shopper) => ((await client.get('/api/draw/record')).data as { data: unknown[] }).data
const parcel = { carrier: '顺丰速运', tracking_no: 'SF1000000001' }

it('a goods prize waits for the office with the address it goes to, is sent once, and the shop sees its parcel', async () => {
  const me = await createShopper(h)
  await addressOf(me)
  await h.deps.db.updateTable('member').set({ company: '江岸示范药房' }).where('id', '=', me.person.memberId).execute()
  const id = await win(me, 'goods', '电子血压计一台', '奖品将随您的下一张订单寄出')
  expect(await records(me)).toMatchObject([{ id, prize: { name: '电子血压计一台', kind: 'goods' }, parcel: null }])
  expect((await read('/api/erp/waiting')).data).toMatchObject({ counts: { prize: 1 } })
  expect((await read('/api/erp/prize')).data).toEqual([
    {
      id,
      company: '江岸示范药房',
      prize: '电子血压计一台',
      recipient: { name: '王店长', phone: '13800000001', address: '湖北省武汉市江岸区中山大道1号' },
      created_at: Math.floor(h.clock.now().getTime() / 1000),
    },
  ])
  const sent = { ...parcel, client_key: newKey() }
  expect((await office(h).post(`/api/erp/prize/${id}/sent`, sent)).data).toEqual({ id, ...parcel })
  expect((await office(h).post(`/api/erp/prize/${id}/sent`, sent)).data).toEqual({ id, ...parcel })
  expect(await office(h).post(`/api/erp/prize/${id}/sent`, parcel)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
  expect((await read('/api/erp/prize')).data).toEqual([])
  expect((await read('/api/erp/waiting')).data).not.toMatchObject({ counts: { prize: expect.anything() } })
  expect(await records(me)).toMatchObject([{ id, parcel: { ...parcel, sent_at: Math.floor(h.clock.now().getTime() / 1000) } }])
  expect(await messages(me)).toMatchObject([
    { title: '奖品已寄出', body: '您抽中的电子血压计一台已寄出，顺丰速运 SF1000000001，请留意查收。', url: '/wdcj' },
    {
      title: '恭喜中奖：电子血压计一台',
      body: '您在「冬储备货抽奖」中抽中了电子血压计一台。奖品将随您的下一张订单寄出。抽奖结果可在「会员中心 - 我的抽奖」查看。',
      url: '/wdcj',
    },
  ])
})

it('a voucher that was won is told by a message, nothing won is not, and neither is sent by the office', async () => {
  const me = await createShopper(h)
  const voucher = await win(me, 'voucher', '现金券10元', '30 天内有效')
  const nothing = await win(me, 'none', '谢谢参与')
  const won = (await messages(me)).filter((message) => (message as { url: string | null }).url === '/wdcj')
  expect(won).toMatchObject([{ type: 'notice', title: '恭喜中奖：现金券10元' }])
  expect(won).toHaveLength(1)
  expect(await records(me)).toMatchObject([
    { id: nothing, parcel: null },
    { id: voucher, parcel: null },
  ])
  expect((await read('/api/erp/prize')).data).toEqual([])
  for (const id of [voucher, nothing, '999999']) expect((await office(h).post(`/api/erp/prize/${id}/sent`, parcel)).status, id).toBe(404)
  expect((await me.client.get('/api/erp/prize')).status).toBe(401)
})

it('a mistyped number of a prize’s parcel is corrected: the shop sees and is told it, and the audit log keeps what stood there', async () => {
  const me = await createShopper(h)
  const id = await win(me, 'goods', '电子血压计一台')
  const correct = (form: Record<string, string>, to = id) => office(h).post(`/api/erp/prize/${to}/corrected`, form)
  expect(await correct(parcel)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
  await office(h).post(`/api/erp/prize/${id}/sent`, parcel)
  const sentAt = Math.floor(h.clock.now().getTime() / 1000)
  h.clock.advance(DAY_MS)

  const right = { carrier: '顺丰速运', tracking_no: 'SF1000000010', client_key: newKey() }
  for (let time = 0; time < 2; time++)
    expect(await correct(right)).toMatchObject({ status: 200, data: { id, carrier: '顺丰速运', tracking_no: 'SF1000000010' } })
  expect(await records(me)).toMatchObject([{ id, parcel: { carrier: '顺丰速运', tracking_no: 'SF1000000010', sent_at: sentAt } }])
  expect((await messages(me))[0]).toMatchObject({
    title: '奖品运单号已更正',
    body: '您抽中的电子血压计一台的运单号已更正为顺丰速运 SF1000000010，请以此为准。',
  })
  expect(
    await h.deps.db
      .selectFrom('audit_log')
      .where('action', '=', 'prize.correct')
      .select(['object', 'member_id', 'before', 'after'])
      .execute(),
  ).toEqual([
    {
      object: `draw_record:${id}`,
      member_id: me.person.memberId,
      before: { carrier: '顺丰速运', trackingNo: 'SF1000000001' },
      after: { carrier: '顺丰速运', trackingNo: 'SF1000000010', staff: '李会计' },
    },
  ])
  expect(await correct({ carrier: '顺丰速运', tracking_no: 'SF1000000010' })).toMatchObject({ status: 409 })
  expect(await correct(parcel, '999999')).toMatchObject({ status: 404 })
})
