import type { Client } from '@urql/core'
import { RenewDocument } from '../generated/graphql.ts'
import { accepted } from '../refusals.ts'
import { dataOf } from './ask.ts'

/** At each start of the app: seven more days under the same token. */
export async function renew(client: Client): Promise<string | null> {
  const { renewSession } = await dataOf(client.mutation(RenewDocument, {}))
  return accepted(renewSession).session?.expiresAt ?? null
}
