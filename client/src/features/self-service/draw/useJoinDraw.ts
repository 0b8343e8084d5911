import { useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useJoinDrawMutation } from '../../../__generated__/useJoinDrawMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

const mutation = graphql`
  mutation useJoinDrawMutation($input: JoinDrawInput!) {
    joinDraw(input: $input) {
      refusals { ...refusal_told @alias }
      recordID @required(action: NONE)
      prize @required(action: NONE) { name description kind }
    }
  }
`

export type Prize = NonNullable<useJoinDrawMutation['response']['joinDraw']>['prize']

/** Takes part in a draw; tried again, it is the same act to the server. */
export function useJoinDraw(drawID: string): () => Promise<Prize | null> {
  const environment = useRelayEnvironment()
  const key = useRef('')
  return async () => {
    key.current ||= Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36))
      .join('')
      .padStart(8, '0')
    const { joinDraw } = await commit<useJoinDrawMutation>(environment, {
      mutation,
      variables: { input: { drawID, clientKey: key.current } },
    })
    return joinDraw?.prize ?? null
  }
}
