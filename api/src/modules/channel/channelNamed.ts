import type { Deps } from '../../deps.ts'
import type { ChannelName as PaidBy } from '../../db/tables/trade.ts'
import type { PaymentChannel } from './channel.ts'

/** The channel of that name, if this shop has it. */
export function channelNamed({ channels }: Deps, name: PaidBy): PaymentChannel | null {
  return name === 'transfer' ? null : (channels.get(name) ?? null)
}
