import type { Payment, StartPaymentInput, SubmitTransferProofInput } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import { upstreamId } from '../../rest/callPath.ts'
import { toPayment, toTrade, type TradeModel } from './trade.mapper.ts'

export type StartedPayment = { readonly payment: Payment; readonly tradeID: string }

export async function fetchTrade(rest: CallerRest, id: string): Promise<TradeModel> {
  return toTrade(await rest.get('/api/trade/{id}/status', { ids: { id } }))
}

export async function fetchPayment(rest: CallerRest, id: string): Promise<Payment> {
  return toPayment(await rest.get('/api/payment/{id}', { ids: { id } }))
}

export async function startPayment(rest: CallerRest, { tradeID, channel, clientKey }: StartPaymentInput): Promise<StartedPayment> {
  const id = upstreamId('tradeID', tradeID)
  return {
    payment: toPayment(
      await rest.post('/api/trade/{id}/pay', { ids: { id }, form: { channel: channel.toLowerCase(), client_key: clientKey } }),
    ),
    tradeID: id,
  }
}

export async function submitTransferProof(
  rest: CallerRest,
  { tradeID, fileKey, bank, amount, clientKey }: SubmitTransferProofInput,
): Promise<{ trade: TradeModel }> {
  const id = upstreamId('tradeID', tradeID)
  await rest.post('/api/trade/{id}/transfer_proof', { ids: { id }, form: { file: fileKey, bank, amount, client_key: clientKey } })
  return { trade: await fetchTrade(rest, id) }
}
