import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useFollowAddMutation } from '../../../__generated__/useFollowAddMutation.graphql.ts'
import type { useFollowRemoveMutation } from '../../../__generated__/useFollowRemoveMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { commit } from '../../../relay/commit.ts'

export type FollowKind = 'SUPPLIER' | 'GOODS'

const inputOf = (kind: FollowKind, id: string) => (kind === 'SUPPLIER' ? { supplierIDs: [id] } : { goodsIDs: [id] })

export interface Follow {
  readonly follow: (kind: FollowKind, id: string) => Promise<boolean>
  readonly unfollow: (kind: FollowKind, id: string) => Promise<boolean>
}

/** Follows suppliers and goods, and leaves them; true when it is done, else the buyer has been told. */
export function useFollow(): Follow {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const told = useCallback(
    async (work: Promise<unknown>): Promise<boolean> => {
      try {
        await work
        return true
      } catch (error) {
        report(error)
        return false
      }
    },
    [report],
  )
  return {
    follow: (kind, id) =>
      told(
        commit<useFollowAddMutation>(environment, {
          mutation: graphql`
        mutation useFollowAddMutation($input: FollowInput!) {
          follow(input: $input) {
            refusals { ...refusal_told @alias }
            suppliers { id isFollowed followerCount }
          }
        }
      `,
          variables: { input: inputOf(kind, id) },
        }),
      ),
    unfollow: (kind, id) =>
      told(
        commit<useFollowRemoveMutation>(environment, {
          mutation: graphql`
        mutation useFollowRemoveMutation($input: UnfollowInput!) {
          unfollow(input: $input) {
            refusals { ...refusal_told @alias }
            suppliers { id isFollowed followerCount }
          }
        }
      `,
          variables: { input: inputOf(kind, id) },
        }),
      ),
  }
}
