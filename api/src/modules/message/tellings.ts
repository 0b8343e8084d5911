import { EPH_RECEIPT_DUE_MS } from 'rules/constants'
import { formatMoney, formatYuan, type Cents } from 'rules/money'
import type { AfterSaleStatus, AfterSaleType } from '../../db/tables/afterSale.ts'
import type { OrderStatus } from '../../db/tables/trade.ts'
import type { Deps } from '../../deps.ts'
import { findCompany } from '../auth/session.repo.ts'
import type { Acting } from '../audit/actor.ts'
import { DOSSIER } from './messageKinds.ts'
import { tell, type NewMessage } from './message.service.ts'

interface ToldOrder {
  readonly id: number
  readonly no: string
  readonly trade_id: number
  readonly member_id: number
  readonly payable: number
  readonly fees: number
  readonly version: number
  readonly status: OrderStatus
  readonly wants_dossier: boolean
}

type Words = Pick<NewMessage, 'title' | 'body'>
type OrderWords = Words & Pick<NewMessage, 'kind'>

const DAY_MS = 86_400_000
const CHOSEN_PAPERS = '所选的随货首营资料已可在订单中下载。'
const REFUND_NOTE = '款项按原付款方式退回，占用的优惠券一并退回。'

/** What is said of a step of one order; null for steps that the buyer made or need not hear of. */
function orderWords({ no, status, wants_dossier: wantsDossier }: ToldOrder, to: OrderStatus, { actor, note }: Acting): OrderWords | null {
  const why = note === undefined || note === null || note === '' ? '' : `原因：${note}。`
  if (to === 'shipped')
    return {
      kind: 'order_shipped',
      title: '订单已发货',
      body: `订单 ${no} 已发货${parcelOf(note)}。送达时请当面核对品名、批号、效期与数量，再签收。${wantsDossier ? CHOSEN_PAPERS : ''}`,
    }
  if (to === 'received' && actor === 'system')
    return {
      kind: 'order_received',
      title: '订单已自动确认收货',
      body: `订单 ${no} 发货已满 10 日，系统已确认收货。如有短缺或破损，请在 7 日内申请售后。`,
    }
  // Without anybody having asked: it is told of where it happens.
  if (to === 'refunded' && status !== 'refunding') return null
  if (to === 'refunded') return { kind: 'after_sale', title: '订单退款已同意', body: `订单 ${no} 的退款申请已同意。${REFUND_NOTE}` }
  if ((to === 'paid' || to === 'billed') && actor === 'staff')
    return { kind: 'after_sale', title: '订单退款未通过', body: `订单 ${no} 的退款申请未通过，订单继续处理。${why}` }
  return null
}

/** The office notes "carrier number" when it ships. */
const parcelOf = (note: string | null | undefined): string =>
  note === undefined || note === null || note === '' ? '' : `，承运单号 ${note}`

/** What is said of a step of all orders of a trade at once. */
function tradeWords(orders: readonly ToldOrder[], to: OrderStatus, { actor, note }: Acting): OrderWords | null {
  const [first] = orders
  const which = orders.length === 1 ? `订单 ${first?.no ?? ''} ` : `本次采购的 ${orders.length} 张订单`
  if (to === 'paid' && actor === 'system') {
    const cents = orders.reduce((sum, order) => sum + order.payable + order.fees, 0)
    return {
      kind: 'order_paid',
      title: '付款成功，等待发货',
      body: `${which}已付款 ${formatMoney(cents)} 元。工作日 16:00 前付款的当日出库，之后的次日出库。`,
    }
  }
  if (to === 'timeout')
    return {
      kind: 'order_closed',
      title: '订单超时未付款，已关闭',
      body: `${which}超过付款期限，已自动关闭。占用的库存、优惠券与余额均已退回，可在订单中再次购买。`,
    }
  if (to === 'cancelled' && actor === 'staff')
    return {
      kind: 'order_closed',
      title: '订单已取消',
      body: `${which}已由客服取消。${note ? `原因：${note}。` : ''}占用的优惠券与余额均已退回。`,
    }
  if (to === 'cancelled' && actor === 'system')
    return {
      kind: 'order_closed',
      title: '订单已取消，无需付款',
      body: `很抱歉，${which}已取消。${note ? `原因：${note}。` : ''}占用的库存、优惠券与余额均已退回，可在订单中重新采购其他商品。`,
    }
  return null
}

/** Tells of a step that orders of one member took; those of one trade that take it together are told as one. */
export async function tellOfOrders(tx: Deps, orders: readonly ToldOrder[], to: OrderStatus, by: Acting): Promise<void> {
  const [first] = orders
  if (first === undefined) return
  const whole = tradeWords(orders, to, by)
  if (whole !== null) {
    const url = orders.length === 1 ? `/order/info/${first.id}` : '/order'
    await tell(tx, { memberId: first.member_id, ref: `trade:${first.trade_id}:${to}`, url, ...whole })
    return
  }
  await tell(
    tx,
    ...orders.flatMap((order): NewMessage[] => {
      const words = orderWords(order, to, by)
      const url = `/order/info/${order.id}${to === 'shipped' && order.wants_dossier ? DOSSIER : ''}`
      return words === null ? [] : [{ memberId: order.member_id, ref: `order:${order.id}:${order.version + 1}`, url, ...words }]
    }),
  )
}

/** Units that were promised lie in lots of which nothing is sent any more, and `why`; `goods` names them. */
export async function tellOfLapse(
  tx: Deps,
  order: Omit<ToldOrder, 'trade_id' | 'wants_dossier'>,
  { goods, cents, isOver, why }: { readonly goods: string; readonly cents: Cents; readonly isOver: boolean; readonly why: string },
): Promise<void> {
  const sorry = `很抱歉，订单 ${order.no} 中的${goods}在发货前${why}，按规定不能再发出。`
  const back = cents > 0 ? `已退款 ${formatMoney(cents)} 元，按原付款方式退回。` : ''
  const words = isOver
    ? { title: `商品${why}，订单已全额退款`, body: `${sorry}订单已无可发商品，${back === '' ? '已取消。' : back}` }
    : { title: `部分商品${why}，不再发出`, body: `${sorry}${back}其余商品照常处理。` }
  await tell(tx, {
    memberId: order.member_id,
    kind: 'order_closed',
    ref: `order:${order.id}:lapse:${order.version}`,
    url: `/order/info/${order.id}`,
    ...words,
  })
}

interface ToldAfterSale {
  readonly id: number
  readonly no: string
  readonly member_id: number
  readonly type: AfterSaleType
  readonly is_whole: boolean
}

const PAPERS: readonly AfterSaleType[] = ['documents', 'lab_report', 'goods_dossier', 'company_dossier']
const BACK: readonly AfterSaleType[] = ['return_refund', 'exchange']

/** A whole order's refund is told as the order's; only that the money is back is told of its after-sale. */
function afterSaleWords({ no, type, is_whole: isWhole }: ToldAfterSale, to: AfterSaleStatus, note: string | null): Words | null {
  const why = note === null || note === '' ? '' : `说明：${note}。`
  if (to === 'done' && isWhole) return { title: '退款已到账', body: `售后单 ${no} 的款项已原路退回，请留意到账情况。` }
  if (isWhole) return null
  if (to === 'approved')
    return {
      title: '售后申请已同意',
      body: `售后单 ${no} 已同意。${BACK.includes(type) ? '请将商品寄回，并在售后详情中填写运单号。' : why}`,
    }
  if (to === 'rejected') return { title: '售后申请未通过', body: `售后单 ${no} 未通过审核。${why}` }
  if (to === 'received') return { title: '退回的商品已收到', body: `售后单 ${no} 退回的商品已到仓并验收。${why}` }
  if (to === 'resent') return { title: '补发的商品已寄出', body: `售后单 ${no} 的商品已寄出${parcelOf(note)}，收到后请确认。` }
  if (to !== 'done') return null
  return PAPERS.includes(type)
    ? { title: '资料已备好', body: `售后单 ${no} 申请的资料已附上，可在售后详情下载。` }
    : { title: '售后已完成', body: `售后单 ${no} 已处理完毕。${why}` }
}

export async function tellOfAfterSale(
  tx: Deps,
  afterSale: ToldAfterSale,
  to: AfterSaleStatus,
  { actor, note = null }: Acting,
): Promise<void> {
  if (actor === 'buyer') return
  const words = afterSaleWords(afterSale, to, note)
  if (words === null) return
  await tell(tx, {
    memberId: afterSale.member_id,
    kind: 'after_sale',
    ref: `after_sale:${afterSale.id}:${to}`,
    url: `/order/afterSalesInfo/${afterSale.id}`,
    ...words,
  })
}

/** An ephedrine order was received: its stamped receipt is owed from now on. */
export async function tellOfReceipt(tx: Deps, { id, no, member_id: memberId }: Pick<ToldOrder, 'id' | 'no' | 'member_id'>): Promise<void> {
  await tell(tx, {
    memberId,
    kind: 'receipt',
    ref: `receipt:${id}:due`,
    url: '/hmdd',
    title: '请交回麻黄碱回执',
    body: `订单 ${no} 含麻黄碱类复方制剂，请在 ${EPH_RECEIPT_DUE_MS / DAY_MS} 日内下载回执、盖章后上传。逾期未交回的，将暂停购买此类商品。`,
  })
}

export async function tellOfJudgedReceipt(
  tx: Deps,
  receipt: { readonly orderId: number; readonly no: string; readonly memberId: number },
  { status, reason }: { readonly status: 'approved' | 'rejected'; readonly reason: string | null },
): Promise<void> {
  const words =
    status === 'approved'
      ? { title: '麻黄碱回执已通过', body: `订单 ${receipt.no} 的回执已审核通过。` }
      : {
          title: '麻黄碱回执被退回',
          body: `订单 ${receipt.no} 的回执未通过审核，请重新盖章上传。${reason === null ? '' : `原因：${reason}。`}`,
        }
  await tell(tx, {
    memberId: receipt.memberId,
    kind: 'receipt',
    ref: `receipt:${receipt.orderId}:${status}:${tx.clock.now().getTime()}`,
    url: '/hmdd',
    ...words,
  })
}

interface Decision {
  readonly agree: boolean
  readonly note: string | null
}

const reasonOf = ({ note }: Decision): string => (note === null || note === '' ? '' : `原因：${note}。`)

export async function tellOfCertificate(
  tx: Deps,
  paper: { readonly id: number; readonly memberId: number; readonly name: string },
  decision: Decision,
): Promise<void> {
  const words = decision.agree
    ? { title: `${paper.name}审核通过`, body: `您提交的${paper.name}已审核通过，即刻生效。` }
    : {
        title: `${paper.name}未通过审核`,
        body: `您提交的${paper.name}未通过审核，请按要求重新上传。${reasonOf(decision)}`,
      }
  await tell(tx, { memberId: paper.memberId, kind: 'paper_decided', ref: `certificate:${paper.id}:decided`, url: '/zzzj', ...words })
}

/** The shop may buy from now on, or hears why it may not. */
export async function tellOfReview(tx: Deps, memberId: number, decision: Decision): Promise<void> {
  const words = decision.agree
    ? {
        title: '资质审核已通过，可以下单了',
        body: '您的店铺已通过资质审核，现在可以看到价格并下单。首次下单前须签署电子合同，并添加收货地址。',
        url: '/user',
      }
    : {
        title: '资质审核未通过',
        body: `您的店铺未通过资质审核，请核对后重新提交。${reasonOf(decision)}`,
        url: '/register/step3',
      }
  await tell(tx, {
    memberId,
    kind: 'paper_decided',
    ref: `member:${memberId}:${decision.agree ? 'passed' : 'rejected'}:${tx.clock.now().getTime()}`,
    ...words,
  })
}

/** Money put on the balance has come. */
export async function tellOfRecharge(
  tx: Deps,
  recharge: { readonly id: number; readonly no: string; readonly member_id: number; readonly amount: Cents },
): Promise<void> {
  await tell(tx, {
    memberId: recharge.member_id,
    kind: 'money',
    ref: `recharge:${recharge.id}:settled`,
    url: '/yegl',
    title: '充值已到账',
    body: `充值单 ${recharge.no} 的 ${formatYuan(recharge.amount)} 元已计入余额。`,
  })
}

export async function tellOfWithdrawal(
  tx: Deps,
  withdrawal: { readonly id: number; readonly no: string; readonly member_id: number; readonly amount: Cents },
  rejection: string | null,
): Promise<void> {
  const sum = `提现单 ${withdrawal.no} 的 ${formatYuan(withdrawal.amount)} 元`
  const words =
    rejection === null
      ? { title: '提现已打款', body: `${sum}已打款到您填写的账户，请留意到账情况。` }
      : { title: '提现被退回', body: `${sum}已退回余额。原因：${rejection}。` }
  await tell(tx, { memberId: withdrawal.member_id, kind: 'money', ref: `withdrawal:${withdrawal.id}:decided`, url: '/yegl', ...words })
}

/** Somebody's part in a shop has changed, or ended with a null role; they read it in another shop of theirs. */
export async function tellOfAccess(
  tx: Deps,
  { home, memberId, accountId }: { readonly home: number; readonly memberId: number; readonly accountId: number },
  role: string | null,
): Promise<void> {
  const company = await findCompany(tx.db, memberId)
  const words =
    role === null
      ? { title: '门店权限已收回', body: `您已不能再为“${company}”采购，在该店的登录已退出。如有疑问请联系该店负责人。` }
      : { title: '门店角色已变更', body: `您在“${company}”的角色已变更为${role}。` }
  await tell(tx, {
    memberId: home,
    kind: 'access',
    ref: `access:${memberId}:${accountId}:${role ?? ''}:${tx.clock.now().getTime()}`,
    url: '/ddgl',
    ...words,
  })
}
