import type { Client } from '@urql/core'
import { type PaymentChannel, StartPaymentDocument, TradeStateDocument } from '../generated/graphql.ts'
import { accepted } from '../refusals.ts'
import { dataOf } from './ask.ts'

/** The address of the cashier's page, to be opened in a web view; null where `qr` is to be shown instead. */
export async function startPayment(client: Client, tradeID: string, channel: PaymentChannel, clientKey: string): Promise<string | null> {
  const { startPayment: started } = await dataOf(client.mutation(StartPaymentDocument, { input: { tradeID, channel, clientKey } }))
  return accepted(started).payment?.url ?? null
}

/** When the buyer is back from the cashier, and whenever the stream of changes names an order of the trade. */
export async function readPayStatus(client: Client, tradeID: string): Promise<string | null> {
  const { trade } = await dataOf(client.query(TradeStateDocument, { tradeID }, { requestPolicy: 'network-only' }))
  return trade?.payStatus ?? null
}
