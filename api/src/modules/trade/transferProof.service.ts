import { UNPAID_TTL_TRANSFER_MS } from 'rules/constants'
import { formatMoney, type Cents } from 'rules/money'
import type { ProofStatus } from '../../db/tables/afterSale.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { claimUpload } from '../upload/upload.service.ts'
import { dueOf, findTradeOrders, lockTrade, type TradeRow } from './trade.repo.ts'
import { allowTransfer, endProof, insertProof } from './transferProof.repo.ts'

export interface Proof {
  readonly tradeId: number
  readonly fileKey: string
  readonly bank: string
  readonly cents: Cents
  readonly clientKey: string
}

/** The buyer shows that the money is on its way: the trade then stays open for as long as a transfer may take. */
export function submitProof(deps: Deps, memberId: number, proof: Proof): Promise<ProofStatus> {
  const { clientKey, ...request } = proof
  return once(
    deps,
    { memberId, route: 'POST /api/trade/{id}/transfer_proof', key: clientKey, request },
    async (tx): Promise<ProofStatus> => {
      const trade = await lockTrade(tx.db, proof.tradeId)
      if (trade === null || trade.member_id !== memberId) throw notFound('订单不存在')
      requireUnpaid(trade, tx.clock.now())
      const due = dueOf(await findTradeOrders(tx.db, trade.id))
      if (proof.cents !== due) throw invalid('amount', `汇款金额须等于应付金额 ${formatMoney(due)} 元`)
      await claimUpload(tx.db, memberId, proof.fileKey, 'receipt')
      const at = tx.clock.now()
      await endProof(tx.db, trade.id, { status: 'replaced', note: null, at })
      await insertProof(tx.db, { tradeId: trade.id, memberId, fileKey: proof.fileKey, bank: proof.bank, cents: proof.cents, at })
      const until = new Date(trade.created_at.getTime() + UNPAID_TTL_TRANSFER_MS)
      await allowTransfer(tx.db, trade.id, until > trade.expires_at ? until : trade.expires_at)
      return 'submitted'
    },
  )
}

function requireUnpaid(trade: TradeRow, now: Date): void {
  if (trade.pay_status === 'closed' || (trade.pay_status === 'unpaid' && trade.expires_at <= now)) throw refused('PAY_CLOSED')
  if (trade.pay_status !== 'unpaid') throw refused('ALREADY_PAID')
}

/** The office cannot find the money, or it was another sum: the buyer may show another proof. */
export async function rejectProof(tx: Deps, tradeId: number, reason: string): Promise<void> {
  const trade = await lockTrade(tx.db, tradeId)
  if (trade === null) throw notFound('订单不存在')
  if (!(await endProof(tx.db, tradeId, { status: 'rejected', note: reason, at: tx.clock.now() }))) throw refused('STATE_CHANGED')
}
