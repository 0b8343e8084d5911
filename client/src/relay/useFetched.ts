import { useEffect, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'
import { keepEarlier } from './network.ts'

type Fetched<T> = { readonly data: T | null; readonly hasFailed: boolean; readonly retry: () => void }

// Several of one query may be open at once, such as the levels of a region: none cancels another.
const refetchConfig = () => ({ force: true, ...keepEarlier })

/** A query for what has just been opened, kept in the store as long as it is on show. The caller's variables must be stable. */
export function useFetched<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): Fetched<TQuery['response']> {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<{ data: TQuery['response'] | null; hasFailed: boolean }>({ data: null, hasFailed: false })
  const [networkCacheConfig, setCacheConfig] = useState(refetchConfig)
  useEffect(() => {
    const retained = environment.retain(createOperationDescriptor(getRequest(query), variables))
    let isOver = false
    let stop = (): void => void (isOver = true)
    // Strict mode begins an effect twice: the first time is over before anything is asked.
    queueMicrotask(() => {
      if (isOver) return
      const asked = fetchQuery<TQuery>(environment, query, variables, { fetchPolicy: 'network-only', networkCacheConfig })
      const fetching = asked.subscribe({
        next: (data) => setAnswer({ data, hasFailed: false }),
        error: () => setAnswer({ data: null, hasFailed: true }),
      })
      stop = () => fetching.unsubscribe()
    })
    return () => {
      stop()
      retained.dispose()
    }
  }, [environment, query, variables, networkCacheConfig])
  return { ...answer, retry: () => setCacheConfig(refetchConfig) }
}
