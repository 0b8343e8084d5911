import { useCallback, useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useThreadOlderQuery } from '../../../__generated__/useThreadOlderQuery.graphql.ts'
import type { useThreadQuery, useThreadQuery$data } from '../../../__generated__/useThreadQuery.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { keepEarlier } from '../../../relay/network.ts'

type Entry = NonNullable<useThreadQuery$data['chat']>['edges'][number]

const newestQuery = graphql`
  query useThreadQuery {
    chat(first: 30) {
      totalCount
      unreadCount
      edges { cursor node { id chatMessageID isOwn staff content image createdAt } }
    }
  }
`
const olderQuery = graphql`
  query useThreadOlderQuery($after: String!) {
    chat(first: 30, after: $after) {
      edges { cursor node { id chatMessageID isOwn staff content image createdAt } }
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
  const [known, setKnown] = useState<ReadonlyMap<string, Entry>>(new Map())
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
  const read = [...known.values()].toSorted(
    ({ node: earlier }, { node: later }) => Number(earlier.chatMessageID) - Number(later.chatMessageID),
  )
  const oldest = read[0]?.cursor
  const fetchOlder = async (): Promise<void> => {
    if (isFetching || oldest === undefined) return
    setFetching(true)
    try {
      const answer = await fetchQuery<useThreadOlderQuery>(
        environment,
        olderQuery,
        { after: oldest },
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
    read: read.map(({ node }) => node),
    oldest: read[0]?.node.chatMessageID,
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
function withAll(known: ReadonlyMap<string, Entry>, edges: readonly Entry[]): ReadonlyMap<string, Entry> {
  return edges.every(({ node }) => known.has(node.id))
    ? known
    : new Map([...known, ...edges.map((entry) => [entry.node.id, entry] as const)])
}
