import { SANDBOX_SECRET } from '../../api/src/testing/harness.ts'
import type { SeededRandom } from '../../api/src/seed/seededRandom.ts'
import { fewOf, pressed, promote, tellForged, tellOfMoney } from './office.ts'
import type { Doing, Order, Story } from './story.ts'
import type { Answer, Member } from './world.ts'

const CART = '{ cart { lines { lineID quantity isSelected goods { goodsID name } } totals { payable } } }'
const LIST = 'query { goodsList(first: 20) { edges { node { goodsID name price } } } }'
const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { lineCount } } }'
const EDIT = 'mutation ($input: UpdateCartLineInput!) { updateCartLine(input: $input) { cart { lineCount } } }'
const SELECT = 'mutation ($input: SelectCartLinesInput!) { selectCartLines(input: $input) { cart { lineCount } } }'
const DROP = 'mutation ($input: DeleteCartLinesInput!) { deleteCartLines(input: $input) { cart { lineCount } } }'
const CHECKOUT = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { quote { quoteID hash payable } } }'
const ORDER = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { trade { tradeID payStatus payable } } }'
const ORDERS = '{ orders(first: 40) { edges { node { orderID tradeID status payable detail { lines { lineID quantity goodsID } } } } } }'
const PAY = 'mutation ($input: StartPaymentInput!) { startPayment(input: $input) { payment { url } } }'
const RECHARGE = 'mutation ($input: StartRechargeInput!) { startRecharge(input: $input) { recharge { url } } }'
const WITHDRAW = 'mutation ($input: RequestWithdrawalInput!) { requestWithdrawal(input: $input) { withdrawal { id } } }'
const WALLET = '{ wallet { balance } }'
const CANCEL = 'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order { status } } }'
const REFUND = 'mutation ($input: RequestRefundInput!) { requestRefund(input: $input) { order { status } } }'
const RECEIVE = 'mutation ($input: ReceiveOrderInput!) { receiveOrder(input: $input) { order { status } } }'
const CLAIM = 'mutation ($input: RequestAfterSaleInput!) { requestAfterSale(input: $input) { afterSale { afterSaleID } } }'
const COUPON = 'mutation ($input: ClaimCouponInput!) { claimCoupon(input: $input) { coupon { id } } }'

type Line = { readonly lineID: string; readonly quantity: number; readonly goods: { readonly goodsID: string; readonly name: string } }
type Listed = {
  orderID: string
  tradeID: string
  payable: string
  detail: { lines: { lineID: string; quantity: number; goodsID: string }[] } | null
}

/** Longer than an order waits for its money. */
const LATE_MS = 40 * 60_000

const somebody = ({ world }: Story, chance: SeededRandom): Member => chance.pick(world.members)
const someOrder = ({ orders }: Story, chance: SeededRandom): Order | null => (orders.length === 0 ? null : chance.pick(orders))

async function cartOf({ world }: Story, member: Member): Promise<readonly Line[]> {
  const { data } = await world.ask(member, CART)
  return (data as { cart: { lines: readonly Line[] } } | null)?.cart.lines ?? []
}

const add: Doing = async (story, chance) => {
  const member = somebody(story, chance)
  const { data } = await story.sure(member, LIST)
  const listed = (data as { goodsList: { edges: { node: { goodsID: string; name: string; price: string | null } }[] } } | null)?.goodsList
  if (listed === undefined || listed.edges.length === 0) return `${member.name}看商品，没有答复`
  const { goodsID, name, price } = chance.pick(listed.edges).node
  const quantity = 5 * chance.whole(1, 6)
  const input = { goodsID, quantity, seenPrice: price, warehouseID: story.world.warehouseOf(Number(goodsID)), clientKey: story.key('add') }
  const { refusal } = await story.sure(member, ADD, input)
  return `${member.name}把 ${quantity} 盒${name}放进采购单${said(refusal)}`
}

/** Goods of which few are left. */
const grab: Doing = async (story, chance) => {
  const member = somebody(story, chance)
  const [goodsID, quantity] = [chance.pick(fewOf(story.world)), 5 * chance.whole(2, 4)]
  const warehouseID = story.world.warehouseOf(goodsID)
  const input = { goodsID: String(goodsID), quantity, seenPrice: null, warehouseID, clientKey: story.key('grab') }
  const { refusal } = await story.sure(member, ADD, input)
  return `${member.name}抢 ${quantity} 盒商品 ${goodsID}${said(refusal)}`
}

const change: Doing = async (story, chance) => {
  const member = somebody(story, chance)
  const lines = await cartOf(story, member)
  if (lines.length === 0) return `${member.name}的采购单是空的`
  const { lineID, goods } = chance.pick(lines)
  const dice = chance.next()
  if (dice < 0.6) {
    const quantity = 5 * chance.whole(1, 8)
    const { refusal } = await story.sure(member, EDIT, { lineID, quantity })
    return `${member.name}把${goods.name}改成 ${quantity} 盒${said(refusal)}`
  }
  if (dice < 0.8) {
    const isSelected = chance.next() < 0.7
    await story.sure(member, SELECT, { lineIDs: [lineID], isSelected })
    return `${member.name}${isSelected ? '勾选' : '不勾选'}${goods.name}`
  }
  await story.sure(member, DROP, { lineIDs: [lineID] })
  if ((await cartOf(story, member)).some((line) => line.lineID === lineID)) story.strange.push(`${member.name}删去的${goods.name}还在`)
  return `${member.name}删去${goods.name}`
}

/** From the cart to an order, sometimes pressed twice at once; then all that its buyer is told of it is known. */
const order: Doing = async (story, chance) => {
  const member = somebody(story, chance)
  const lines = await cartOf(story, member)
  if (lines.length === 0) return add(story, chance)
  const asked = { lineIDs: lines.map(({ lineID }) => lineID), isBalanceUsed: chance.next() < 0.5, isVoucherUsed: chance.next() < 0.5 }
  const quoted = await story.sure(member, CHECKOUT, asked)
  const { quote } = (quoted.data as { checkout: { quote: { quoteID: string; hash: string; payable: string } } } | null)?.checkout ?? {}
  if (quote === undefined) return `${member.name}去结算${said(quoted.refusal)}`
  // Sometimes a promotion begins or ends while the buyer looks at the sum.
  if (chance.next() < 0.15) await promote(story, chance)
  const key = story.key('order')
  const payMode = chance.next() < 0.85 ? 'ONLINE' : 'TRANSFER'
  const input = { quoteID: quote.quoteID, hash: quote.hash, clientKey: key, payMode }
  const isDouble = chance.next() < 0.2
  const answers = await Promise.all([story.sure(member, ORDER, input), ...(isDouble ? [story.sure(member, ORDER, input)] : [])])
  const trade = answers.map(placed).find((known) => known !== null) ?? null
  if (trade === null) {
    story.refusedKeys.add(key)
    return `${member.name}提交 ¥${quote.payable} 的订单${said(answers[0].refusal ?? '价格有变')}`
  }
  if (trade.payable !== quote.payable) story.strange.push(`${member.name}确认的是 ¥${quote.payable}，订单却是 ¥${trade.payable}`)
  await remember(story, member, trade.tradeID, key)
  sell(story, trade.tradeID, lines)
  return `${member.name}${isDouble ? '连按两次' : ''}下单 ¥${quote.payable}`
}

type Placed = { readonly tradeID: string; readonly payable: string }
const placed = ({ data }: Answer): Placed | null => (data as { placeOrder: { trade: Placed | null } } | null)?.placeOrder.trade ?? null

async function remember(story: Story, member: Member, tradeID: string, key: string): Promise<void> {
  if (story.orders.some((known) => known.tradeID === tradeID)) return
  const { data } = await story.sure(member, ORDERS, {})
  const listed = (data as { orders: { edges: { node: Listed }[] } } | null)?.orders.edges ?? []
  for (const { node } of listed.filter((edge) => edge.node.tradeID === tradeID)) {
    const lines = (node.detail?.lines ?? []).map(({ lineID, quantity, goodsID }) => ({ lineID, quantity, goodsID: Number(goodsID) }))
    story.orders.push({ orderID: node.orderID, tradeID, member, key, payable: node.payable, lines })
  }
}

/** A line of a cart is ordered once: then it is gone. */
function sell({ orders, sold, strange }: Story, tradeID: string, lines: readonly Line[]): void {
  const ordered = new Set(orders.filter((known) => known.tradeID === tradeID).flatMap((known) => known.lines.map(({ goodsID }) => goodsID)))
  for (const { lineID, goods } of lines.filter((line) => ordered.has(Number(line.goods.goodsID)))) {
    const before = sold.get(lineID)
    if (before !== undefined && before !== tradeID) strange.push(`采购单的同一行${goods.name}下了两次单，交易 ${before} 和 ${tradeID}`)
    sold.set(lineID, tradeID)
  }
}

/** Most pay what they ordered lately: of older orders nearly all are over. */
const LATELY = 4

/** Through the cashier; it fails at times, and its notice may come twice. */
const pay: Doing = async (story, chance) => {
  const unpaid = story.orders.filter(({ tradeID }) => !story.paid.has(tradeID) && !story.unpayable.has(tradeID)).slice(-LATELY)
  const found = unpaid.length > 0 && chance.next() < 0.8 ? chance.pick(unpaid) : someOrder(story, chance)
  if (found === null) return order(story, chance)
  const { member, tradeID, payable } = found
  const { data, refusal } = await story.sure(member, PAY, { tradeID, channel: 'SANDBOX', clientKey: story.key('pay') })
  const url = (data as { startPayment: { payment: { url: string } } } | null)?.startPayment.payment.url
  if (url === undefined) {
    story.unpayable.add(tradeID)
    return `${member.name}付订单 ${found.orderID}${said(refusal)}`
  }
  const dice = chance.next()
  if (dice < 0.12) return tooLate(story, found)
  if (dice < 0.24) return `${member.name}打开收银台付订单 ${found.orderID}，又走开了；${await tellForged(story)}`
  const outcome = chance.next() < 0.85 ? 'settled' : 'failed'
  const isToldTwice = chance.next() < 0.3
  // The channel tells of it once more, under another number and at the same moment.
  const again = isToldTwice && outcome === 'settled' ? tellOfMoney(story, SANDBOX_SECRET, tradeID) : null
  const [status] = await Promise.all([atCashier(story, url, outcome), again])
  if (isToldTwice) await atCashier(story, url, outcome)
  if (outcome === 'settled' && status === 303) story.paid.add(tradeID)
  return `${member.name}为订单 ${found.orderID} 付 ¥${payable}${outcome === 'settled' ? '' : '，没有成功'}`
}

/** The channel took the money, but tells of it when the time to pay is over. */
async function tooLate(story: Story, { member, tradeID, orderID }: Order): Promise<string> {
  await story.world.pass(LATE_MS)
  const told = await tellOfMoney(story, SANDBOX_SECRET, tradeID)
  return `${member.name}为订单 ${orderID} 付了款，通知晚到${told?.status === 200 ? '' : '，没有人收'}`
}

async function atCashier(story: Story, url: string, outcome: string): Promise<number> {
  const { pathname, search } = new URL(url, 'http://localhost')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = `outcome=${outcome}`
  const answer = await pressed(
    story,
    ({ app }) => app.inject({ method: 'POST', url: pathname + search, headers, payload }),
    ({ statusCode }) => statusCode,
  )
  if (answer.statusCode >= 500) story.strange.push(`收银台答复 ${answer.statusCode}`)
  return answer.statusCode
}

const recharge: Doing = async (story, chance) => {
  const member = somebody(story, chance)
  const amount = `${chance.whole(1, 8) * 100}.00`
  const { data, refusal } = await story.sure(member, RECHARGE, { amount, channel: 'SANDBOX', clientKey: story.key('recharge') })
  const url = (data as { startRecharge: { recharge: { url: string } } } | null)?.startRecharge.recharge.url
  if (url !== undefined && (await atCashier(story, url, 'settled')) === 303) story.funded.push(member)
  return `${member.name}充值 ¥${amount}${said(refusal)}`
}

/** All that is there, mostly by who has put money in; sometimes two of a shop ask at the same moment. */
const withdraw: Doing = async (story, chance) => {
  const member = story.funded.length > 0 && chance.next() < 0.8 ? chance.pick(story.funded) : somebody(story, chance)
  const { data } = await story.sure(member, WALLET)
  const amount = (data as { wallet: { balance: string } | null } | null)?.wallet?.balance ?? '100.00'
  const ask = async (): Promise<string> => {
    const account = { holder: member.name, bank: '模拟银行', accountNumber: '6222020000000000001' }
    return said((await story.sure(member, WITHDRAW, { amount, ...account, clientKey: story.key('withdraw') })).refusal)
  }
  const asked = await Promise.all(chance.next() < 0.3 ? [ask(), ask()] : [ask()])
  return `${member.name}提现 ¥${amount}${asked.join('，同时又提一次')}`
}

const cancel: Doing = async (story, chance) => {
  const found = someOrder(story, chance)
  if (found === null) return add(story, chance)
  const { member, orderID } = found
  const { refusal } = await story.sure(member, CANCEL, { orderID, reason: 'NOT_WANTED', clientKey: story.key('cancel') })
  if (refusal === null) return `${member.name}取消订单 ${orderID}`
  const asked = await story.sure(member, REFUND, { orderID, reason: '不想要了', clientKey: story.key('refund') })
  return `${member.name}为订单 ${orderID} 申请退款${said(asked.refusal)}`
}

const receive: Doing = async (story, chance) => {
  const found = someOrder(story, chance)
  if (found === null) return add(story, chance)
  const { member, orderID } = found
  const { refusal } = await story.sure(member, RECEIVE, { orderID, clientKey: story.key('receive') })
  return `${member.name}确认收到订单 ${orderID}${said(refusal)}`
}

const complain: Doing = async (story, chance) => {
  const found = someOrder(story, chance)
  if (found === null) return add(story, chance)
  const { member, orderID, lines } = found
  const { lineID, quantity } = chance.pick(lines)
  const kind = chance.pick(['REFUND_ONLY', 'RETURN_REFUND', 'RESHIP'] as const)
  const number = chance.whole(1, quantity)
  const input = { orderID, kind, reason: 'DAMAGED', lines: [{ lineID, quantity: number }], clientKey: story.key('claim') }
  const { refusal } = await story.sure(member, CLAIM, input)
  return `${member.name}为订单 ${orderID} 的 ${number} 盒申请售后（${kind}）${said(refusal)}`
}

const claimCoupon: Doing = async (story, chance) => {
  const member = somebody(story, chance)
  const { refusal } = await story.sure(member, COUPON, { offerID: '1', clientKey: story.key('coupon') })
  return `${member.name}领券${said(refusal)}`
}

const said = (refusal: string | null): string => (refusal === null ? '' : `，被拒：${refusal}`)

/** What members do, each as often as it is named here. */
export const BUYERS: Readonly<Record<string, { readonly doing: Doing; readonly weight: number }>> = {
  add: { doing: add, weight: 16 },
  grab: { doing: grab, weight: 0 },
  change: { doing: change, weight: 10 },
  order: { doing: order, weight: 14 },
  pay: { doing: pay, weight: 14 },
  recharge: { doing: recharge, weight: 3 },
  withdraw: { doing: withdraw, weight: 1 },
  cancel: { doing: cancel, weight: 4 },
  receive: { doing: receive, weight: 5 },
  complain: { doing: complain, weight: 4 },
  coupon: { doing: claimCoupon, weight: 2 },
}
