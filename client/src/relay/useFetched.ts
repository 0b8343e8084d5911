import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'
import { askAnew } from './askAnew.ts'

type Fetched<T> = { readonly data: T | null; readonly hasFailed: boolean; readonly error: unknown; readonly retry: () => void }

/** A query for what has just been opened, kept in the store as long as it is on show. The caller's variables must be stable. */
export function useFetched<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): Fetched<TQuery['response']> {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<Omit<Fetched<TQuery['response']>, 'retry'>>({ data: null, hasFailed: false, error: null })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const retained = environment.retain(createOperationDescriptor(getRequest(query), variables))
    let isOver = false
    const show = (shown: typeof answer): void => {
      if (!isOver) setAnswer(shown)
    }
    // Several of one query may be open at once, such as the levels of a region.
    askAnew<TQuery>(environment, query, variables, { isOneOfMany: true }).then(
      (data) => show({ data, hasFailed: false, error: null }),
      (error: unknown) => show({ data: null, hasFailed: true, error }),
    )
    return () => {
      isOver = true
      retained.dispose()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt asks the same again
  }, [environment, query, variables, attempt])
  return { ...answer, retry: () => setAttempt((before) => before + 1) }
}
