import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { newRefundNo } from '../trade/numbers.ts'
import { dueOf, findTradeOrders, lockTrade, type TradeRow } from '../trade/trade.repo.ts'
import { markPaid } from '../trade/trade.service.ts'
import { endOpen } from '../channel/started.repo.ts'
import { lockRechargeByNo, type RechargeRow } from '../wallet/recharge.repo.ts'
import { creditRecharge } from '../wallet/recharge.service.ts'
import type { Notice, SettledNotice } from '../channel/channel.ts'
import { findPaymentByNo, insertNotice, markReceived, type PaymentRow } from './payment.repo.ts'
import { insertRefunds } from './refund.repo.ts'

/** seen: a repetition; paid: the trade is paid by it; refund: the money came too late or twice and goes back; ignored: it changes nothing. */
export type NoticeOutcome = 'seen' | 'paid' | 'refund' | 'ended' | 'mismatch' | 'ignored'

/** One proved notice, once. The trade is locked first: payment and timeout cannot both win. */
export function takeNotice(deps: Deps, channel: string, notice: Notice): Promise<{ outcome: NoticeOutcome; tradeId: number | null }> {
  return inTransaction(deps, async (tx) => {
    const recharge = await lockRechargeByNo(tx.db, notice.paymentNo)
    if (recharge?.channel === channel) return { outcome: await takeRechargeNotice(tx, recharge, notice), tradeId: null }
    const known = await findPaymentByNo(tx.db, notice.paymentNo)
    const payment = known?.channel === channel ? known : null
    const trade = payment === null ? null : await lockTrade(tx.db, payment.trade_id)
    if (!(await isNewNotice(tx, channel, notice))) return { outcome: 'seen', tradeId: payment?.trade_id ?? null }
    const fresh = payment === null ? null : await findPaymentByNo(tx.db, notice.paymentNo)
    if (fresh === null || notice.outcome === 'none') return { outcome: 'ignored', tradeId: null }
    if (notice.outcome === 'settled') return { outcome: await settle(tx, trade, fresh, notice), tradeId: fresh.trade_id }
    return { outcome: (await endOpen(tx.db, 'payment', fresh.id, notice.outcome)) ? 'ended' : 'ignored', tradeId: fresh.trade_id }
  })
}

function isNewNotice(tx: Deps, channel: string, notice: Notice): Promise<boolean> {
  const body = { outcome: notice.outcome, txn: notice.channelTxn, cents: notice.amountCents }
  return insertNotice(tx.db, { channel, id: notice.noticeId, paymentNo: notice.paymentNo, body, at: tx.clock.now() })
}

/** Money for the balance: what comes late is credited all the same, so nothing ever has to go back. */
async function takeRechargeNotice(tx: Deps, recharge: RechargeRow, notice: Notice): Promise<NoticeOutcome> {
  if (!(await isNewNotice(tx, recharge.channel, notice))) return 'seen'
  if (notice.outcome === 'none') return 'ignored'
  if (notice.outcome === 'settled') return creditRecharge(tx, recharge, notice)
  return (await endOpen(tx.db, 'recharge', recharge.id, notice.outcome)) ? 'ended' : 'ignored'
}

async function settle(tx: Deps, trade: TradeRow | null, payment: PaymentRow, notice: SettledNotice): Promise<NoticeOutcome> {
  if (['settled', 'refund_due', 'refunded'].includes(payment.status)) return 'ignored'
  if (notice.amountCents !== payment.amount) {
    await insertAudit(tx.db, {
      accountId: null,
      memberId: null,
      action: 'payment.mismatch',
      object: `payment:${payment.id}`,
      now: tx.clock.now(),
    })
    return 'mismatch'
  }
  const isOpen = payment.status === 'created' || payment.status === 'pending'
  const orders = trade?.pay_status === 'unpaid' ? await findTradeOrders(tx.db, trade.id) : []
  if (trade?.pay_status === 'unpaid' && isOpen && dueOf(orders) === payment.amount) {
    await markReceived(tx.db, payment.id, 'settled', notice.channelTxn, notice.settledAt)
    await markPaid(tx, trade.id, orders)
    return 'paid'
  }
  await markReceived(tx.db, payment.id, 'refund_due', notice.channelTxn, notice.settledAt)
  await insertRefunds(tx.db, [
    {
      no: newRefundNo(tx),
      tradeId: payment.trade_id,
      orderId: null,
      paymentId: payment.id,
      cause: `payment:${payment.id}`,
      cents: payment.amount,
      tender: 'online',
      status: 'pending',
      now: tx.clock.now(),
    },
  ])
  return 'refund'
}
