import type { ApolloClient } from '@apollo/client/core'
import { RenewDocument } from '../generated/graphql.ts'
import { accepted } from '../refusals.ts'

/** At each start of the app: seven more days under the same token. */
export async function renew(client: ApolloClient): Promise<string | null> {
  const { data } = await client.mutate({ mutation: RenewDocument })
  return accepted(data?.renewSession).session?.expiresAt ?? null
}
