import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { GoodsWatch } from '../../../__generated__/watchGoodsMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'

type State = 'idle' | 'busy' | 'set'

/** Asks for a message when the goods arrive or get cheaper. */
export function useWatchGoods(goodsID: string, event: GoodsWatch): [watch: () => Promise<void>, state: State] {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [state, setState] = useState<State>('idle')
  const watch = async (): Promise<void> => {
    setState('busy')
    try {
      await (await import('./watchGoods.ts')).watchGoods(environment, { goodsID, event })
      setState('set')
    } catch (error) {
      report(error)
      setState('idle')
    }
  }
  return [watch, state]
}
