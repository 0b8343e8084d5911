import { useCallback, useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useThreadOlderQuery } from '../../../__generated__/useThreadOlderQuery.graphql.ts'
import type { useThreadQuery, useThreadQuery$data } from '../../../__generated__/useThreadQuery.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { keepEarlier } from '../../../relay/network.ts'

type Said = NonNullable<useThreadQuery$data['chat']>['edges'][number]['node']

const newestQuery = graphql`
  query useThreadQuery {
    chat(first: 30) {
      totalCount
      unreadCount
      edges { node { id chatMessageID isOwn staff content image createdAt } }
    }
  }
`
const olderQuery = graphql`
  query useThreadOlderQuery($olderThan: String!) {
    chat(first: 30, olderThan: $olderThan) {
      edges { node { id chatMessageID isOwn staff content image createdAt } }
    }
  }
`
/** Each one asks again; the drawer and the page may both show the thread. */
const refetchConfig = () => ({ force: true, ...keepEarlier })
const start = { total: 0, unread: 0, isLoaded: false, hasFailed: false }

/** All that has been read of the thread, the oldest first: the newest page again and again, what lies before it page by page. */
export function useThread() {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [known, setKnown] = useState<ReadonlyMap<string, Said>>(new Map())
  const [state, setState] = useState(start)
  const [networkCacheConfig, setCacheConfig] = useState(refetchConfig)
  const [isFetching, setFetching] = useState(false)
  useEffect(() => {
    const asking = fetchQuery<useThreadQuery>(environment, newestQuery, {}, { fetchPolicy: 'network-only', networkCacheConfig }).subscribe({
      next: ({ chat }) => {
        if (!chat) return
        setKnown((before) => withAll(before, chat.edges))
        setState({ total: chat.totalCount, unread: chat.unreadCount, isLoaded: true, hasFailed: false })
      },
      error: () => setState((before) => ({ ...before, hasFailed: true })),
    })
    return () => asking.unsubscribe()
  }, [environment, networkCacheConfig])
  const read = [...known.values()].toSorted((earlier, later) => Number(earlier.chatMessageID) - Number(later.chatMessageID))
  const oldest = read[0]?.chatMessageID
  const fetchOlder = async (): Promise<void> => {
    if (isFetching || oldest === undefined) return
    setFetching(true)
    try {
      const answer = await fetchQuery<useThreadOlderQuery>(
        environment,
        olderQuery,
        { olderThan: oldest },
        { fetchPolicy: 'network-only' },
      ).toPromise()
      setKnown((before) => withAll(before, answer?.chat?.edges ?? []))
    } catch (error) {
      report(error)
    }
    setFetching(false)
  }
  const noteUnread = useCallback(
    (count: number): void => setState((before) => (before.unread === count ? before : { ...before, unread: count })),
    [],
  )
  const { total, unread, isLoaded, hasFailed } = state
  return {
    read,
    oldest,
    hasOlder: read.length > 0 && total > read.length,
    isFetching,
    fetchOlder,
    isLoaded,
    hasFailed: hasFailed && !isLoaded,
    unread,
    noteUnread,
    retry: () => setCacheConfig(refetchConfig),
  }
}

/** The same map where nothing is new, so that nothing is drawn again. */
function withAll(known: ReadonlyMap<string, Said>, edges: readonly { readonly node: Said }[]): ReadonlyMap<string, Said> {
  return edges.every(({ node }) => known.has(node.id)) ? known : new Map([...known, ...edges.map(({ node }) => [node.id, node] as const)])
}
