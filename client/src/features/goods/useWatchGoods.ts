import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { GoodsWatch, useWatchGoodsMutation } from '../../__generated__/useWatchGoodsMutation.graphql.ts'
import { useReportError } from '../../errors/useReportError.ts'
import { commit } from '../../relay/commit.ts'

type State = 'idle' | 'busy' | 'set'

/** Asks for a message when the goods arrive or get cheaper. */
export function useWatchGoods(goodsID: string, event: GoodsWatch): [watch: () => Promise<void>, state: State] {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [state, setState] = useState<State>('idle')
  const watch = async (): Promise<void> => {
    setState('busy')
    try {
      await commit<useWatchGoodsMutation>(environment, {
        mutation: graphql`
          mutation useWatchGoodsMutation($input: WatchGoodsInput!) {
            watchGoods(input: $input) {
              goods { id }
            }
          }
        `,
        variables: { input: { goodsID, event } },
      })
      setState('set')
    } catch (error) {
      report(error)
      setState('idle')
    }
  }
  return [watch, state]
}
