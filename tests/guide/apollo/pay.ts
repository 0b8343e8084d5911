import type { ApolloClient } from '@apollo/client/core'
import { type PaymentChannel, StartPaymentDocument, TradeStateDocument } from '../generated/graphql.ts'
import { accepted } from '../refusals.ts'

/** The address of the cashier's page, to be opened in a web view; null where `qr` is to be shown instead. */
export async function startPayment(
  client: ApolloClient,
  tradeID: string,
  channel: PaymentChannel,
  clientKey: string,
): Promise<string | null> {
  const { data } = await client.mutate({ mutation: StartPaymentDocument, variables: { input: { tradeID, channel, clientKey } } })
  return accepted(data?.startPayment).payment?.url ?? null
}

/** When the buyer is back from the cashier, and whenever the stream of changes names an order of the trade. */
export async function readPayStatus(client: ApolloClient, tradeID: string): Promise<string | null> {
  const { data } = await client.query({ query: TradeStateDocument, variables: { tradeID }, fetchPolicy: 'network-only' })
  return data?.trade?.payStatus ?? null
}
