import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { ChannelError } from '../channel/channel.ts'
import { channelNamed } from '../channel/channelNamed.ts'
import { markRefunded } from './payment.repo.ts'
import { endRefund, findPendingRefunds, type PendingRefund } from './refund.repo.ts'

type Report = (error: unknown, refundNo: string) => void

/** Sends what is due back through the channels. Outside of any transaction; asked again with the same number it moves money once. */
export async function sendRefunds(deps: Deps, only: { tradeId: number } | { limit: number }, report: Report): Promise<number> {
  let settled = 0
  for (const refund of await findPendingRefunds(deps.db, only)) {
    const outcome = await sendOne(deps, refund).catch((error: unknown) => {
      report(error, refund.no)
      return error instanceof ChannelError && error.isFinal ? ('failed' as const) : ('pending' as const)
    })
    if (outcome === 'pending') continue
    await inTransaction(deps, async (tx) => {
      await endRefund(tx.db, refund.id, outcome, tx.clock.now())
      if (outcome === 'settled') await markRefunded(tx.db, refund.payment_id)
    })
    if (outcome === 'settled') settled++
  }
  return settled
}

/** A bank transfer goes back by hand: the office tells when it has. */
async function sendOne(deps: Deps, refund: PendingRefund): Promise<'settled' | 'pending' | 'failed'> {
  if (refund.channel === 'transfer' || refund.channel_txn === null) return 'pending'
  const channel = channelNamed(deps, refund.channel)
  if (channel === null) return 'pending'
  const { status } = await channel.refund({
    paymentNo: refund.payment_no,
    channelTxn: refund.channel_txn,
    refundNo: refund.no,
    refundCents: refund.cents,
    totalCents: refund.amount,
  })
  return status
}
