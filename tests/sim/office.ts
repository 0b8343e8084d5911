import { sandboxKey } from '../../api/src/modules/channel/channels.ts'
import { signSandboxNotice } from '../../api/src/modules/channel/sandbox.ts'
import { ERP_TOKEN, type Harness, SANDBOX_SECRET } from '../../api/src/testing/harness.ts'
import type { TestAnswer } from '../../api/src/testing/testClient.ts'
import type { Doing, Story } from './story.ts'
import type { World } from './world.ts'

const NEXT: Readonly<Record<string, string>> = { paid: 'billed', billed: 'picked', picked: 'outbound' }
const STAFF = { authorization: `Bearer ${ERP_TOKEN}` }
const MINUTE = 60_000
const DAY = 86_400_000
const PATIENCE = 8

type Row = Readonly<Record<string, unknown>>

export async function post(story: Story, path: string, form: Readonly<Record<string, string>> = {}): Promise<TestAnswer> {
  const keyed = { staff: '李会计', client_key: story.key('office'), ...form }
  const answer = await pressed(
    story,
    (h) => h.client(STAFF).post(path, keyed),
    ({ status }) => status,
  )
  if (answer.status >= 500) story.strange.push(`${path}: ${answer.status} ${String(answer.message)}`)
  return answer
}

/** Busy: whoever asked asks again, the same. */
export async function pressed<T>(story: Story, ask: (h: Harness) => Promise<T>, statusOf: (answer: T) => number): Promise<T> {
  for (let tries = 1; ; tries++) {
    // oxlint-disable-next-line no-await-in-loop -- each try waits for what became of the one before
    const answer = await story.world.sure(ask)
    if (statusOf(answer) !== 503 || tries === PATIENCE) return answer
  }
}

export async function list(story: Story, path: string): Promise<readonly Row[]> {
  const { data } = await story.world.sure((h) => h.client(STAFF).get(path))
  const rows = Array.isArray(data) ? (data as unknown[]) : (data as { data?: unknown } | null)?.data
  return Array.isArray(rows) ? (rows as Row[]) : []
}

export const text = (row: Row, name: string): string => String(row[name])
export const said = ({ status, message }: TestAnswer): string => (status === 200 ? '' : `，被拒：${String(message)}`)

/** The next step of an order that waits in the house. */
const advance: Doing = async (story, chance) => {
  const waiting = await list(story, '/api/erp/order?status=to_ship&per_page=20')
  if (waiting.length === 0) return '仓库没有待发的订单'
  const row = chance.pick(waiting)
  const [id, to] = [text(row, 'id'), NEXT[text(row, 'status')]]
  if (to !== undefined) return `订单 ${id} 到 ${to}${said(await post(story, `/api/erp/order/${id}/advance`, { to }))}`
  const sent = await post(story, `/api/erp/order/${id}/ship`, { carrier: '顺丰速运', tracking_no: `SF${id}000` })
  return `订单 ${id} 发货${said(sent)}`
}

/** The next step of an after-sale or of a refund that was asked for. */
const decide: Doing = async (story, chance) => {
  const refunding = await list(story, '/api/erp/order?status=refunding&per_page=20')
  if (refunding.length > 0 && chance.next() < 0.5) {
    const [id, agree] = [text(chance.pick(refunding), 'id'), chance.next() < 0.8 ? '1' : '0']
    const answer = await post(story, `/api/erp/order/${id}/refund`, { agree, note: '已核实' })
    return `${agree === '1' ? '同意' : '拒绝'}订单 ${id} 退款${said(answer)}`
  }
  const claims = await list(story, '/api/erp/afterSale?status=processing&per_page=20')
  if (claims.length === 0) return '没有待处理的售后'
  const claim = chance.pick(claims)
  const id = text(claim, 'id')
  const dice = chance.next()
  if (text(claim, 'status') === 'applied')
    return dice < 0.8
      ? `同意售后 ${id}${said(await post(story, `/api/erp/afterSale/${id}/approve`))}`
      : `拒绝售后 ${id}${said(await post(story, `/api/erp/afterSale/${id}/reject`, { reason: '不符合条件' }))}`
  const taken = await post(story, `/api/erp/afterSale/${id}/received`, { sellable: '0' })
  const paid = await post(story, `/api/erp/afterSale/${id}/refund`)
  return `售后 ${id} 收货${said(taken)}，退款${said(paid)}`
}

/** A transfer that has come, for the sum that was asked, or a cent less. */
const transfer: Doing = async (story, chance) => {
  const unpaid = story.world.db.selectFrom('trade').where('pay_status', '=', 'unpaid').select(['id', 'online']).orderBy('id')
  const waiting = await unpaid.execute()
  if (waiting.length === 0) return '没有等汇款的交易'
  const { id, online } = chance.pick(waiting)
  const cents = online - Number(chance.next() < 0.5)
  const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  const answer = await post(story, `/api/erp/trade/${id}/received`, { txn: `TX${id}0001`, amount })
  return `交易 ${id} 汇款到账 ¥${amount}${said(answer)}`
}

/** Begins a promotion of all goods, or ends the last. */
export const promote: Doing = async (story, chance) => {
  const now = story.world.clock.now().getTime()
  const [startsAt, endsAt] = [now - MINUTE, now + chance.whole(1, 48) * 60 * MINUTE].map((at) => new Date(at).toISOString())
  const full = chance.whole(1, 4) * 10_000
  const draft = { kind: 'manjian', name: `满${full / 100}减`, startsAt, endsAt, goodsIds: null, tiers: [{ full, minus: full / 20 }] }
  if (chance.next() < 0.6) return `上线“${draft.name}”${said(await post(story, '/api/erp/promotion', { draft: JSON.stringify(draft) }))}`
  const running = await story.world.db.selectFrom('promotion').select('id').orderBy('id', 'desc').executeTakeFirst()
  if (running === undefined) return '没有可结束的活动'
  return `结束活动 ${running.id}${said(await post(story, `/api/erp/promotion/${running.id}/end`))}`
}

/** Goods come into the house, or leave it. */
const moveStock: Doing = async (story, chance) => {
  const goods = chance.pick(story.world.goods)
  const number = 5 * chance.whole(1, 8)
  const verb = chance.next() < 0.7 ? 'in' : 'out'
  const at = { goods_id: String(goods), ck_id: story.world.warehouseOf(goods) }
  const form = { ...at, lot: 'L2', number: String(number), produced: '2026-01-01', expires: '2028-01-01' }
  const answer = await post(story, `/api/erp/stock/${verb}`, form)
  if (answer.status === 200) story.model.moved(goods, verb === 'in' ? number : -number)
  return `商品 ${goods} ${verb === 'in' ? '入库' : '出库'} ${number} 盒${said(answer)}`
}

const FEW = 20
export const fewOf = ({ goods }: World): readonly number[] => goods.slice(0, 2)

/** Two goods are nearly gone: what is left of each fits into one cart, not into two. */
const scarce: Doing = async (story) => {
  for (const goods of fewOf(story.world)) {
    // oxlint-disable no-await-in-loop -- one move after the other
    const lots = await story.world.db
      .selectFrom('goods_batch')
      .where('goods_id', '=', goods)
      .select(['lot_no', 'on_hand'])
      .orderBy('id')
      .execute()
    let left = FEW
    for (const { lot_no: lot, on_hand: held } of lots) {
      const number = held - Math.min(left, held)
      left -= held - number
      const form = { goods_id: String(goods), ck_id: story.world.warehouseOf(goods), lot, number: String(number) }
      if (number > 0 && (await post(story, '/api/erp/stock/out', form)).status === 200) story.model.moved(goods, -number)
    }
    // oxlint-enable no-await-in-loop
  }
  return '两种商品快卖完了'
}

/** What the channel tells of an open payment, signed with this secret: how it was answered, and of which trade. */
export async function tellOfMoney(story: Story, secret: string, tradeID?: string): Promise<{ status: number; trade: number } | null> {
  const { db, clock } = story.world
  let open = db.selectFrom('payment').where('channel', '=', 'sandbox').select(['no', 'amount', 'trade_id']).orderBy('id', 'desc')
  open = tradeID === undefined ? open.where('status', 'in', ['created', 'pending']) : open.where('trade_id', '=', Number(tradeID))
  const payment = await open.executeTakeFirst()
  if (payment === undefined) return null
  const now = clock.now()
  const id = story.key('notice')
  const notice = { noticeId: id, paymentNo: payment.no, channelTxn: `t-${payment.no}`, amountCents: payment.amount } as const
  const stamp = { now, nonce: 'abcdefgh12345678' }
  const signed = signSandboxNotice(sandboxKey(secret), { ...notice, outcome: 'settled', settledAt: now }, stamp)
  const url = '/api/pay/notify/sandbox'
  const { headers, body: payload } = signed
  const answer = await pressed(
    story,
    ({ app }) => app.inject({ method: 'POST', url, headers, payload }),
    ({ statusCode }) => statusCode,
  )
  return { status: answer.statusCode, trade: payment.trade_id }
}

/** Money that nobody paid, told by somebody who does not have the key; or true money, told again by who has it. */
const forge: Doing = async (story, chance) => {
  const known = story.orders.length > 0 && chance.next() < 0.4 ? chance.pick(story.orders) : null
  if (known !== null && story.paid.has(known.tradeID)) {
    await tellOfMoney(story, SANDBOX_SECRET, known.tradeID)
    return `交易 ${known.tradeID} 的到账通知又来一次`
  }
  return tellForged(story)
}

export async function tellForged(story: Story): Promise<string> {
  const told = await tellOfMoney(story, 'the-secret-of-somebody-else-who-guessed')
  if (told === null) return '没有在等的付款'
  if (told.status === 200) story.strange.push(`有人伪造的到账通知被相信了，交易 ${told.trade}`)
  return `有人伪造交易 ${told.trade} 的到账通知`
}

/** A few boxes of a parcel were missing, and then a few more of the same line. */
const comeBack: Doing = async (story, chance) => {
  const gone = new Set((await list(story, '/api/erp/order?status=shipped&per_page=20')).map((row) => text(row, 'id')))
  const order = story.orders.findLast(({ orderID }) => gone.has(orderID))
  const line = order?.lines[0]
  if (order === undefined || line === undefined) return '没有在路上的订单'
  const back = async (): Promise<string> => {
    const number = String(chance.whole(1, 3))
    const form = { line_id: line.lineID, number, note: '少货' }
    return `少货 ${number} 盒${said(await post(story, `/api/erp/order/${order.orderID}/return`, form))}`
  }
  return `订单 ${order.orderID} ${await back()}，又${await back()}`
}

const passTime: Doing = async (story, chance) => {
  const dice = chance.next()
  const ms = dice < 0.7 ? chance.whole(1, 20) * MINUTE : dice < 0.95 ? chance.whole(1, 10) * 60 * MINUTE : chance.whole(1, 3) * DAY
  await story.world.pass(ms)
  return `过了 ${Math.round(ms / MINUTE)} 分钟`
}

/** The machine of the api has another time than the database, or is set right. */
const wrongClock: Doing = async ({ world }, chance) => {
  const minutes = chance.next() < 0.5 ? 0 : chance.whole(-90, 90)
  await world.setOff(minutes * MINUTE)
  return minutes === 0 ? '服务器的时钟校准' : `服务器的时钟偏 ${minutes} 分钟`
}

/** A process stands still over its jobs for longer than its leases hold. */
const overtake: Doing = async ({ world }, chance) => {
  await world.trouble(null)
  const isOvertaken = await world.overtake(chance.whole(1, 90) * MINUTE, chance.whole(1, 60))
  return isOvertaken ? '一台服务器卡住，另一台接手它的任务' : '任务都跑完了'
}

export const OFFICE: Readonly<Record<string, { readonly doing: Doing; readonly weight: number }>> = {
  advance: { doing: advance, weight: 16 },
  decide: { doing: decide, weight: 6 },
  transfer: { doing: transfer, weight: 3 },
  promote: { doing: promote, weight: 2 },
  stock: { doing: moveStock, weight: 4 },
  scarce: { doing: scarce, weight: 0 },
  back: { doing: comeBack, weight: 6 },
  forge: { doing: forge, weight: 2 },
  time: { doing: passTime, weight: 8 },
  clock: { doing: wrongClock, weight: 2 },
  overtake: { doing: overtake, weight: 2 },
}
