import type { Deps } from '../../deps.ts'
import type { ChannelName } from '../channel/channel.ts'
import { endOpen } from '../channel/started.repo.ts'
import { findOpenPayment } from './payment.repo.ts'

/** Closes the trade's open payment here; the caller closes it at its channel once the transaction has ended. */
export async function endOpenPayment(tx: Deps, tradeId: number): Promise<{ channel: ChannelName; no: string } | null> {
  const open = await findOpenPayment(tx.db, tradeId)
  if (open === null) return null
  await endOpen(tx.db, 'payment', open.id, 'closed')
  return open.channel === 'transfer' ? null : { channel: open.channel, no: open.no }
}
