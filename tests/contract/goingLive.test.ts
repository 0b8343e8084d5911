import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestConsumer } from '../../api/src/modules/webhook/testConsumer.ts'
import { brokenInvariants } from '../../api/src/testing/invariants.ts'
import { type LentDatabase, lendDatabase, onPostgres } from '../../api/src/testing/testDatabase.ts'
import { faultOfSignature } from '../../scripts/lib/webhookSignature.ts'
import { Buyer, type Found } from '../going-live/buyer.ts'
import { BOUGHT, FILES, SHOP } from '../going-live/files.ts'
import { Office } from '../going-live/office.ts'
import { promotionDrafts } from '../going-live/promotions.ts'
import { type Stack, startStack } from '../support/stack.ts'

const SECRETS = { GATEWAY_SECRET: 'q7Yv2m0nT3kXoQ5s8Lw1c4Zr6Ub9', ERP_TOKEN: 'w5Kp8s1nT3kXoQ5s8Lw1c4Zr6Ub0' }
const SCOPES = 'read,goods,stock,orders,money,members,promotions,site,webhooks'
const PHONE = '18655550001'
/** The events of an order come one after the other. */
const STEPS = [
  ...['created', 'paid', 'billed', 'picked', 'outbound', 'shipped', 'received'].map((step) => `order.${step}`),
  ...['applied', 'approved', 'returning', 'received'].map((step) => `after_sale.${step}`),
  'payment.refund_pending',
  'after_sale.refunding',
  'payment.refund_settled',
  'after_sale.done',
]
const folder = mkdtempSync(join(tmpdir(), 'going-live-'))
const errors: string[] = []

let lent: LentDatabase
let phone: TestConsumer
let erp: TestConsumer
let stack: Stack
let owner: Office
let office: Office
let buyer: Buyer
let secret = ''
const at = { shop: '', trade: '', order: '', line: '', afterSale: '' }
let bought: Found

beforeAll(async () => {
  lent = await lendDatabase(join(folder, 'data'))
  ;[phone, erp] = [await TestConsumer.start(), await TestConsumer.start()]
  const sms = { SMS_WEBHOOK_URL: phone.url, SMS_WEBHOOK_SECRET: 'mN4b7Vc1Xz9Lk2Jh5Gf8' }
  const env = { ...lent.env, ...SECRETS, ...sms, DEMO: '0', SITE_TITLE: '衢江百草商城', PAY_SANDBOX: '0', WEBHOOK_PRIVATE: '1' }
  stack = await startStack({ embedded: true, env, onOutput: (text) => errors.push(text) })
  owner = new Office(folder, { API_URL: stack.api, ERP_TOKEN: SECRETS.ERP_TOKEN })
  buyer = new Buyer(stack.gateway)
})
afterAll(async () => {
  await stack.stop()
  await Promise.all([phone.stop(), erp.stop(), lent.remove()])
  rmSync(folder, { recursive: true, force: true })
})

/** What the consumer heard of the buyer, in the order in which it came; each number is in one area only. */
const heard = (area: RegExp, id?: string): string[] =>
  erp.received.filter(({ type, data }) => area.test(type) && (id === undefined || data['id'] === id)).map(({ type }) => type)

interface Exported {
  readonly id: string
  readonly status: string
  readonly lines: readonly object[]
}

it('the empty shop is told what is missing, and has its company, licences, a warehouse and a manager from a file', async () => {
  const before = await owner.tries('doctor')
  expect([before.code, before.says]).toEqual([1, expect.stringContaining('缺  没有仓库。')])
  expect(await owner.does('init', owner.file('shop.json', JSON.stringify(SHOP)))).toContain('仓库 1：新增\n客户经理 林素问：新增')
  const [token = ''] = (await owner.does('tokens', 'new', '仓储系统', `--scopes=${SCOPES}`, '--days=365')).split('\n')
  expect(token).toMatch(/^erp_/)
  office = owner.with(token)
  expect(await office.tries('tokens')).toEqual({ code: 1, says: expect.stringContaining('403') })
})

it('a program subscribes to what happens', async () => {
  const said = await office.does('webhooks', 'new', erp.url, 'order.*,payment.*,after_sale.*,member.*,stock.*')
  ;[secret = ''] = said.split('\n')
  const now = (): number => Math.floor(Date.now() / 1000)
  erp.answer = ({ signature, body }) => (faultOfSignature(signature, secret, body, now()) === null ? 200 : 401)
})

it.each(FILES)('the office imports a file of %s with %i lines, and nothing of it is wrong', async (kind, lines, text) => {
  const said = await office.does('import', kind, office.file(`${kind}.csv`, text))
  expect(said).toContain(`共 ${lines} 行，新增 ${lines}，修改 0，未变 0，有误 0。`)
})

it('the office publishes 40 promotions of eight kinds, and the doctor finds nothing missing any more', async () => {
  const drafts = promotionDrafts(new Date(Date.now() - 60_000))
  expect(drafts).toHaveLength(40)
  for (const [number, draft] of drafts.entries())
    expect(await office.does('promotion', 'publish', office.file('promotion.json', JSON.stringify(draft)))).toContain(
      `活动 ${number + 1} 第 1 版已发布，与 0 项活动重叠。`,
    )
  const missing = (await office.tries('doctor')).says.split('\n').filter((line) => line.startsWith('缺'))
  expect(missing).toEqual(onPostgres ? [] : [expect.stringContaining('使用内嵌数据库')])
})

it('the office sees what a file of prices and a file of promotions would change, publishes both, and takes them back', async () => {
  const { code } = BOUGHT
  const prices = office.file('price-more.csv', `商品编码,基础价\n${code},21.50\n`)
  expect(await office.does('preview', 'import', 'price', prices)).toMatch(
    /：基础价 20\.00 → 21\.50\n涉及 1 种商品，在 0 家门店的采购单中。/,
  )
  await office.does('import', 'price', prices)
  const head = '活动编码,活动名称,开始时间,结束时间,参与商品,各档'
  const file = office.file('promotion-more.csv', `${head}\nHDX,元旦满减,2027-01-01,2027-01-04,${code},500.00/60.00\n`)
  expect(await office.does('import', 'promotion_manjian', file)).toContain('新增 1，修改 0')
  const [, promotion = ''] = /^(\d+) /.exec(await office.does('history', 'promotion', 'HDX')) ?? []
  expect(await office.does('undo', promotion)).toContain('已撤回')
  const [, price = ''] = /^(\d+) .*商品价格\n {4}基础价 20\.00 → 21\.50/.exec(await office.does('history', 'goods', code)) ?? []
  expect(await office.does('undo', price)).toContain('已撤回')
  expect(await office.does('history', 'goods', code)).toMatch(/仓储系统 于 .* 撤回/)
})

it('a clinic registers, hands in its papers and is passed by the office', async () => {
  await buyer.requestCode(PHONE)
  await expect.poll(() => phone.received.length).toBe(1)
  const { code } = JSON.parse(phone.received[0]?.body ?? '{}') as { code: string }
  at.shop = await buyer.register(PHONE, code)
  await buyer.handIn('BUSINESS_LICENCE', '91420102MA00000099')
  await buyer.handIn('MEDICAL_LICENCE', 'PDY0000142010200')
  const papers = (await office.does('certificate', 'list')).split('\n').flatMap((line) => /^(\d+) .*和砚诊所/.exec(line)?.[1] ?? [])
  expect(papers).toHaveLength(2)
  for (const paper of papers) expect(await office.does('certificate', 'approve', paper)).toContain('已通过。')
  expect(await office.does('shop', 'approve', at.shop, 'chemical,tcm')).toContain('已通过。')
  await expect.poll(() => heard(/^member/, at.shop)).toEqual(['member.registered', 'member.passed'])
  expect(await buyer.logIn()).toBe('和砚诊所')
})

it('the clinic finds what was imported, and orders 40 of it at the promotion of the opening', async () => {
  await buyer.prepare(PHONE)
  const found = await buyer.find('阿莫西林')
  expect(found).toMatchObject([{ name: BOUGHT.name, price: '20.00', stock: 500 }])
  bought = found[0] as Found
  const placed = await buyer.order(bought, 40)
  // 40 × 20.00 = 800.00, 40.00 off from 400.00 on; 12.00 to send, because 760.00 is below 1000.00.
  expect(placed.orders).toMatchObject([
    {
      status: 'UNPAID',
      payable: '772.00',
      detail: { shipping: '12.00', online: '772.00', lines: [{ quantity: 40, amount: '760.00', refunded: '0.00' }] },
    },
  ])
  at.trade = placed.trade.tradeID
  at.order = placed.orders[0]?.orderID ?? ''
  at.line = placed.orders[0]?.detail.lines[0]?.lineID ?? ''
  expect(await office.does('stock', bought.goodsID)).toMatch(/ 500 +40 +0 +A1×500/)
})

it('the office receives the money, sends the order and the clinic takes it in', async () => {
  await buyer.transfer(at.trade, '772.00')
  expect(await office.does('waiting')).toContain('772.00')
  await office.does('transfer', 'received', at.trade, '772.00', 'HK20261123001')
  for (const step of ['billed', 'picked', 'outbound']) await office.does('advance', at.order, step)
  await office.does('ship', at.order, '顺丰速运', 'SF10000001')
  expect(await buyer.receive(at.order)).toEqual({ order: { status: 'RECEIVED' } })
  expect(await office.does('stock', bought.goodsID)).toMatch(/ 460 +0 +0 +A1×460/)
})

it('the clinic sends 10 back and has their money again', async () => {
  const asked = await buyer.askToReturn(at.order, at.line, 10)
  // A quarter of 760.00.
  expect(asked).toMatchObject({ status: 'APPLIED', amount: '190.00' })
  at.afterSale = asked.afterSaleID
  await office.does('after-sale', 'approve', at.afterSale)
  await buyer.sendBack(at.afterSale)
  await office.does('after-sale', 'received', at.afterSale)
  await office.does('after-sale', 'refund', at.afterSale)
  expect((await buyer.orderState(at.order)).detail.refunds).toEqual([{ tender: 'ONLINE', amount: '190.00', status: 'PENDING' }])
  // By the number of the transfer that brought it, the house sends it back and says so.
  const [, refund = ''] = /^(\d+) +和砚诊所 +190\.00 +HK20261123001/m.exec(await office.does('waiting')) ?? []
  await office.does('refund', 'settled', refund)
  const { status, detail } = await buyer.orderState(at.order)
  expect([status, detail.refunds]).toEqual(['RECEIVED', [{ tender: 'ONLINE', amount: '190.00', status: 'SETTLED' }]])
  expect(detail.lines).toMatchObject([{ quantity: 40, amount: '760.00', refunded: '190.00' }])
  expect(await office.does('stock', bought.goodsID)).toMatch(/ 470 +0 +0 +A1×470/)
  expect(await office.does('money', 'check')).toContain('所有订单的退款都对得上。')
})

it('the ERP heard of each step in its order, signed, and the export tells the same', async () => {
  await expect.poll(() => heard(/^(order|after_sale|payment\.refund)/)).toEqual(STEPS)
  expect(heard(/^payment\.settled/)).toEqual(['payment.settled'])
  expect(erp.received.map(({ signature, body }) => faultOfSignature(signature, secret, body, Math.floor(Date.now() / 1000)))).toEqual(
    erp.received.map(() => null),
  )
  const [order] = await office.exported<Exported>('orders')
  expect(order).toMatchObject({
    id: at.order,
    member_id: at.shop,
    member_code: null,
    status: 'received',
    goods: '760.00',
    shipping: '12.00',
    payable: '772.00',
    online: '772.00',
    lines: [{ goods_code: BOUGHT.code, number: 40, list: '800.00', discount: '40.00', net: '760.00', returned: 10, refunded: '190.00' }],
    refunds: [{ tender: 'online', amount: '190.00', status: 'settled' }],
    shipments: [{ carrier: '顺丰速运', tracking_no: 'SF10000001' }],
  })
  expect(await office.exported('after_sales')).toMatchObject([
    {
      id: at.afterSale,
      order_id: at.order,
      kind: 'return_refund',
      status: 'done',
      amount: '190.00',
      lines: [{ number: 10, amount: '190.00' }],
    },
  ])
  expect(await office.exported('payments')).toMatchObject([
    { trade_id: at.trade, channel: 'transfer', status: 'settled', amount: '772.00', refunds: [{ amount: '190.00', status: 'settled' }] },
  ])
  const members = await office.exported<{ code: string | null; company: string; review: string }>('members')
  expect(members).toHaveLength(21)
  expect(members.find(({ code }) => code === 'HY0007')).toMatchObject({ company: '江岸第7药房', review: 'passed' })
  expect(members.find(({ code }) => code === null)).toMatchObject({ company: '和砚诊所', review: 'passed' })
  const last = (type: string) => erp.received.findLast((message) => message.type === type)?.data
  expect(last('order.received')).toMatchObject({ id: at.order, status: 'received', payable: '772.00' })
  expect(last('payment.settled')).toMatchObject({ trade_id: at.trade, status: 'settled', amount: '772.00' })
  expect(last('payment.refund_settled')).toMatchObject({ order_id: at.order, status: 'settled', amount: '190.00' })
  expect(last('after_sale.done')).toMatchObject({ id: at.afterSale, status: 'done' })
  for (const kind of ['orders', 'after_sales', 'payments', 'members']) expect(await office.exported(kind)).toEqual([])
})

it('no server logs an error, and the books are right', async () => {
  expect(errors.filter((text) => /"level":(5|6)0|"level":"(error|fatal)"/.test(text))).toEqual([])
  const { db, close } = await lent.open()
  expect(await brokenInvariants(db)).toEqual([])
  await close()
})
