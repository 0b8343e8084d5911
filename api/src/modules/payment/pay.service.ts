import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../server/apiErrors.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { newPaymentNo } from '../trade/numbers.ts'
import { dueOf, findTrade, findTradeOrders, lockTrade, type TradeRow } from '../trade/trade.repo.ts'
import { type ChannelName, ChannelError, type PaymentChannel } from '../channel/channel.ts'
import { channelNamed } from '../channel/channelNamed.ts'
import { endOpen, markStarted } from '../channel/started.repo.ts'
import { findOpenPayment, findPayment, insertPayment, type PaymentRow } from './payment.repo.ts'

export interface PayRequest {
  readonly memberId: number
  readonly tradeId: number
  readonly channel: ChannelName
  readonly clientKey: string
}
type Report = (error: unknown) => void

/**
 * Opens a payment in three steps: its row, the channel's answer outside of any transaction, then that answer kept.
 * What is cut short in between is taken up again by asking the channel for the same payment.
 */
export async function pay(deps: Deps, request: PayRequest, report: Report): Promise<PaymentRow> {
  const channel = channelNamed(deps, request.channel)
  if (channel === null) throw refused('CHANNEL_CLOSED')
  const { payment_id: id, replaced } = await openPayment(deps, request)
  const payment = await findPayment(deps.db, Number(id))
  if (payment === null) throw notFound('支付单不存在')
  if (payment.status === 'pending') return payment
  if (payment.status === 'settled') throw refused('ALREADY_PAID')
  if (payment.status !== 'created') throw refused('PAY_CLOSED')
  if (replaced !== null) await closeAtChannel(deps, replaced, report)
  return startPayment(deps, channel, payment, report)
}

interface Opened {
  payment_id: string
  replaced: { channel: ChannelName; no: string } | null
}

function openPayment(deps: Deps, { memberId, tradeId, channel, clientKey }: PayRequest): Promise<Opened> {
  const call = { memberId, route: 'POST /api/trade/{id}/pay', key: clientKey, request: { tradeId, channel } }
  return once(deps, call, async (tx) => {
    const trade = await lockTrade(tx.db, tradeId)
    if (trade === null || trade.member_id !== memberId) throw notFound('订单不存在')
    requirePayable(trade, tx.clock.now())
    const amount = dueOf(await findTradeOrders(tx.db, tradeId))
    const open = await findOpenPayment(tx.db, tradeId)
    if (open?.channel === channel && open.amount === amount) return { payment_id: String(open.id), replaced: null }
    if (open !== null) await endOpen(tx.db, 'payment', open.id, 'closed')
    const made = await insertPayment(tx.db, {
      no: newPaymentNo(trade.no, tx.random),
      tradeId,
      channel,
      amount,
      createdAt: tx.clock.now(),
      expiresAt: trade.expires_at,
    })
    return {
      payment_id: String(made.id),
      replaced: open === null || open.channel === 'transfer' ? null : { channel: open.channel, no: open.no },
    }
  })
}

function requirePayable(trade: TradeRow, now: Date): void {
  if (trade.pay_status === 'closed' || (trade.pay_status === 'unpaid' && trade.expires_at <= now)) throw refused('PAY_CLOSED')
  if (trade.pay_status !== 'unpaid') throw refused('ALREADY_PAID')
}

async function startPayment(deps: Deps, channel: PaymentChannel, payment: PaymentRow, report: Report): Promise<PaymentRow> {
  const { publicUrl } = deps.settings
  const trade = await findTrade(deps.db, payment.trade_id)
  try {
    const started = await channel.start({
      tradeNo: trade?.no ?? payment.no,
      paymentNo: payment.no,
      amountCents: payment.amount,
      subject: `药品采购订单 ${trade?.no ?? payment.no}`,
      expiresAt: payment.expires_at,
      returnUrl: new URL(`/cart_step3/${payment.trade_id}`, publicUrl).href,
      notifyUrl: new URL(`/api/pay/notify/${channel.name}`, publicUrl).href,
    })
    const codeUrl = started.kind === 'qr' ? started.qr : null
    const pageUrl = started.kind === 'none' ? null : (started.url ?? null)
    if (await markStarted(deps.db, 'payment', payment.id, { kind: started.kind, codeUrl, pageUrl }))
      return { ...payment, status: 'pending', kind: started.kind, code_url: codeUrl, page_url: pageUrl }
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error
    report(error)
    if (error.isFinal) await endOpen(deps.db, 'payment', payment.id, 'failed')
    throw refused('CHANNEL_CLOSED', {}, { sentence: '支付渠道暂时无法使用，请稍后重试或更换支付方式' })
  }
  const now = await findPayment(deps.db, payment.id)
  if (now?.status === 'settled') throw refused('ALREADY_PAID')
  if (now?.status !== 'pending') throw refused('PAY_CLOSED')
  return now
}

/** Best effort: should the old payment settle all the same, its notice finds it closed and the money goes back. */
export async function closeAtChannel(deps: Deps, payment: { channel: ChannelName; no: string }, report: Report): Promise<void> {
  await channelNamed(deps, payment.channel)?.close(payment.no).catch(report)
}
