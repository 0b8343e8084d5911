import { type Environment, graphql } from 'relay-runtime'
import { accepted } from '../refusals.ts'
import type { renewMutation } from './__generated__/renewMutation.graphql.ts'
import { commit } from './commit.ts'

const mutation = graphql`
  mutation renewMutation {
    renewSession {
      session { status expiresAt renewalEndsAt }
      refusals { __typename ... on Refusal { message } }
    }
  }
`

/** At each start of the app: seven more days under the same token. */
export async function renew(environment: Environment): Promise<string | null> {
  const { renewSession } = await commit<renewMutation>(environment, { mutation, variables: {} })
  return accepted(renewSession).session?.expiresAt ?? null
}
