import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { colleagueChangesRemoveMutation } from '../../../__generated__/colleagueChangesRemoveMutation.graphql.ts'
import type { colleagueChangesRoleMutation } from '../../../__generated__/colleagueChangesRoleMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

export async function changeRole(environment: IEnvironment, accountID: string, role: 'BUYER' | 'FINANCE'): Promise<void> {
  await commit<colleagueChangesRoleMutation>(environment, {
    mutation: graphql`
      mutation colleagueChangesRoleMutation($input: UpdateColleagueInput!) {
        updateColleague(input: $input) {
          refusals { ...refusal_told @alias } viewer { ...ColleagueList_viewer } }
      }
    `,
    variables: { input: { accountID, role } },
  })
}

export async function removeColleague(environment: IEnvironment, accountID: string): Promise<void> {
  await commit<colleagueChangesRemoveMutation>(environment, {
    mutation: graphql`
      mutation colleagueChangesRemoveMutation($input: RemoveColleagueInput!) {
        removeColleague(input: $input) {
          refusals { ...refusal_told @alias } viewer { ...ColleagueList_viewer } }
      }
    `,
    variables: { input: { accountID } },
  })
}
