import { inTransaction } from '../../db/transaction.ts'
import type { Decision, StatementChannel } from '../../db/tables/reconcile.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { type NoticeOutcome, takeNotice } from '../payment/notify.service.ts'
import { decideDifference, findLine, lockDifference } from './reconcile.repo.ts'

export interface Deciding {
  readonly decision: Decision
  readonly word: string
  readonly staff: string
}

/** Staff's word on a difference. Money moves by `settled` alone, and then as the channel's notice would have moved it. */
export function decide(deps: Deps, id: number, { decision, word, staff }: Deciding): Promise<void> {
  return inTransaction(deps, async (tx) => {
    const difference = await lockDifference(tx.db, id)
    if (difference === null) throw notFound('没有这项差异')
    if (difference.state !== 'open') throw refused('STATE_CHANGED')
    const now = tx.clock.now()
    const outcome = decision === 'settled' ? await settle(tx, difference) : null
    await decideDifference(tx.db, id, { decision, word, staff, now })
    await insertAudit(tx.db, {
      accountId: null,
      memberId: null,
      action: 'reconcile.decide',
      object: `channel_difference:${id}`,
      before: { kind: difference.kind, there: difference.there, here: difference.here },
      after: { decision, word, staff, ...(outcome === null ? {} : { outcome }) },
      now,
    })
  })
}

const REFUSED: Readonly<Partial<Record<NoticeOutcome, string>>> = {
  seen: '该笔通知已处理过，请重新对账',
  mismatch: '金额与付款单不一致，不能按通知入账',
  ignored: '没有对应的付款单，或其已有结果，不能按通知入账',
}

/** The same step that the channel's own notice takes: an order is paid, a balance grows, or what came too late goes back. */
async function settle(
  tx: Deps,
  { kind, line_id: lineId, channel }: { readonly kind: string; readonly line_id: number | null; readonly channel: StatementChannel },
): Promise<NoticeOutcome> {
  const line = lineId === null ? null : await findLine(tx.db, lineId)
  if (kind !== 'only_there' || line?.direction !== 'in' || line.our_no === null)
    throw invalid('decision', '只有渠道已收款、本店未入账的付款可以补入账')
  if (channel === 'wechat_fund' || channel === 'alipay_fund') throw invalid('decision', '请按交易账单（业务明细）的差异补入账')
  if (channel === 'bank') throw invalid('decision', '银行转账请用 transfer received 登记到账')
  const { outcome } = await takeNotice(tx, channel, {
    outcome: 'settled',
    noticeId: `statement:${line.txn}`,
    paymentNo: line.our_no,
    channelTxn: line.txn,
    amountCents: line.cents,
    settledAt: line.at,
  })
  const sentence = REFUSED[outcome]
  if (sentence !== undefined) throw invalid('decision', sentence)
  return outcome
}
