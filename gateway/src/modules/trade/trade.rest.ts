import type { Payment, StartPaymentInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { toPayment, toTrade, type TradeModel } from './trade.mapper.ts'

export type StartedPayment = { readonly payment: Payment; readonly tradeID: string }

export async function fetchTrade(rest: CallerRest, id: string): Promise<TradeModel> {
  return toTrade(await rest.get('/api/trade/{id}/status', { ids: { id } }))
}

export async function startPayment(rest: CallerRest, { tradeID, channel, clientKey }: StartPaymentInput): Promise<StartedPayment> {
  const id = upstreamId('tradeID', tradeID)
  return { payment: toPayment(await rest.post('/api/trade/{id}/pay', { ids: { id }, form: { channel: channel.toLowerCase(), client_key: clientKey } })), tradeID: id }
}
