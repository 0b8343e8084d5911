import { useCallback, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useThreadOlderQuery } from '../../../__generated__/useThreadOlderQuery.graphql.ts'
import type { useThreadQuery, useThreadQuery$data } from '../../../__generated__/useThreadQuery.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { useFetched } from '../../../relay/useFetched.ts'

type Newest = NonNullable<useThreadQuery$data['chat']>
type Entry = Newest['edges'][number]

const newestQuery = graphql`
  query useThreadQuery {
    chat(first: 30) {
      totalCount
      unreadCount
      edges { cursor node { id chatMessageID isOwn staff content image { url } createdAt } }
    }
  }
`
const olderQuery = graphql`
  query useThreadOlderQuery($after: String!) {
    chat(first: 30, after: $after) {
      edges { cursor node { id chatMessageID isOwn staff content image { url } createdAt } }
    }
  }
`
const NOTHING = {}
const start = { known: new Map<string, Entry>() as ReadonlyMap<string, Entry>, total: 0, unread: 0, newest: null as Newest | null }

/** All that has been read of the thread, the oldest first: the newest page again and again, what lies before it page by page. */
export function useThread() {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const { data, hasFailed, retry } = useFetched<useThreadQuery>(newestQuery, NOTHING)
  const [{ known, total, unread, newest }, setState] = useState(start)
  const [isFetching, setFetching] = useState(false)
  const chat = data?.chat
  if (chat && chat !== newest)
    setState({ known: withAll(known, chat.edges), total: chat.totalCount, unread: chat.unreadCount, newest: chat })
  const read = [...known.values()].sort(({ node: earlier }, { node: later }) => Number(earlier.chatMessageID) - Number(later.chatMessageID))
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
      setState((before) => ({ ...before, known: withAll(before.known, answer?.chat?.edges ?? []) }))
    } catch (error) {
      report(error)
    }
    setFetching(false)
  }
  const noteUnread = useCallback(
    (count: number): void => setState((before) => (before.unread === count ? before : { ...before, unread: count })),
    [],
  )
  return {
    read: read.map(({ node }) => node),
    oldest: read[0]?.node.chatMessageID,
    hasOlder: read.length > 0 && total > read.length,
    isFetching,
    fetchOlder,
    isLoaded: newest !== null,
    hasFailed: hasFailed && newest === null,
    unread,
    noteUnread,
    retry,
  }
}

/** The same map where nothing is new, so that nothing is drawn again. */
function withAll(known: ReadonlyMap<string, Entry>, edges: readonly Entry[]): ReadonlyMap<string, Entry> {
  return edges.every(({ node }) => known.has(node.id))
    ? known
    : new Map([...known, ...edges.map((entry) => [entry.node.id, entry] as const)])
}
