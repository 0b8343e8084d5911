import { type Environment, fetchQuery, graphql } from 'relay-runtime'
import { accepted } from '../refusals.ts'
import type { PaymentChannel, payMutation } from './__generated__/payMutation.graphql.ts'
import type { payStateQuery } from './__generated__/payStateQuery.graphql.ts'
import { commit } from './commit.ts'

const mutation = graphql`
  mutation payMutation($input: StartPaymentInput!) {
    startPayment(input: $input) {
      payment { paymentID kind amount qr url expiresAt }
      refusals { __typename ... on Refusal { message } }
    }
  }
`

const state = graphql`
  query payStateQuery($tradeID: ID!) {
    trade(tradeID: $tradeID) { id tradeID payStatus }
  }
`

/** The address of the cashier's page, to be opened in a web view; null where `qr` is to be shown instead. */
export async function startPayment(
  environment: Environment,
  tradeID: string,
  channel: PaymentChannel,
  clientKey: string,
): Promise<string | null> {
  const { startPayment: started } = await commit<payMutation>(environment, {
    mutation,
    variables: { input: { tradeID, channel, clientKey } },
  })
  return accepted(started).payment?.url ?? null
}

/** When the buyer is back from the cashier, and whenever the stream of changes names an order of the trade. */
export async function readPayStatus(environment: Environment, tradeID: string): Promise<string | null> {
  const data = await fetchQuery<payStateQuery>(environment, state, { tradeID }).toPromise()
  return data?.trade?.payStatus ?? null
}
