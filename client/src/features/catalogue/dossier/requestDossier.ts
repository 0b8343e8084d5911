import type { Environment } from 'react-relay'
import { graphql } from 'react-relay/hooks'
import type { requestDossierMutation } from '../../../__generated__/requestDossierMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

/** Asks once for all orders; brings the address of the archive. */
export async function requestDossier(environment: Environment, goodsIDs: readonly string[]): Promise<string | null> {
  const { requestDossier: asked } = await commit<requestDossierMutation>(environment, {
    mutation: graphql`
      mutation requestDossierMutation($input: RequestDossierInput!) {
        requestDossier(input: $input) { refusals { ...refusal_told @alias } archive dossiers { goodsID requestedAt } }
      }
    `,
    variables: { input: { goodsIDs: [...goodsIDs] } },
  })
  return typeof asked?.archive === 'string' ? asked.archive : null
}
