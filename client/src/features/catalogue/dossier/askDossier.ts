import type { Environment } from 'react-relay'
import { graphql } from 'react-relay/hooks'
import type { askDossierMutation } from '../../../__generated__/askDossierMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

/** Asks once for all orders; brings the address of the archive. */
export async function askDossier(environment: Environment, goodsIDs: readonly string[]): Promise<string | null> {
  const { askDossier: asked } = await commit<askDossierMutation>(environment, {
    mutation: graphql`
      mutation askDossierMutation($input: AskDossierInput!) {
        askDossier(input: $input) { refusals { ...refusal_told @alias } archive dossiers { goodsID askedAt } }
      }
    `,
    variables: { input: { goodsIDs: [...goodsIDs] } },
  })
  return typeof asked?.archive === 'string' ? asked.archive : null
}
