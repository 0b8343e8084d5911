import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useThreadOlderQuery } from '../../__generated__/useThreadOlderQuery.graphql.ts'
import type { useThreadQuery, useThreadQuery$data } from '../../__generated__/useThreadQuery.graphql.ts'
import { useReportError } from '../../errors/useReportError.ts'
import { useFetched } from '../../relay/useFetched.ts'

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
/** The same object each time: a new one would be asked for anew. */
const nothing = {}

/** All that has been read of the thread, the oldest first: the newest page again and again, what lies before it page by page. */
export function useThread() {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const { data, hasFailed, retry } = useFetched<useThreadQuery>(newestQuery, nothing)
  const [known, setKnown] = useState<ReadonlyMap<string, Said>>(new Map())
  const [isFetching, setFetching] = useState(false)
  const keep = (said: readonly Said[]): void => setKnown((before) => (said.every(({ id }) => before.has(id)) ? before : new Map([...before, ...said.map((one) => [one.id, one] as const)])))
  const newest = data?.chat?.edges
  useEffect(() => {
    if (newest !== undefined) keep(newest.map(({ node }) => node))
  }, [newest])
  const read = [...known.values()].toSorted((one, other) => Number(one.chatMessageID) - Number(other.chatMessageID))
  const oldest = read[0]?.chatMessageID
  const fetchOlder = async (): Promise<void> => {
    if (isFetching || oldest === undefined) return
    setFetching(true)
    try {
      const answer = await fetchQuery<useThreadOlderQuery>(environment, olderQuery, { olderThan: oldest }, { fetchPolicy: 'network-only' }).toPromise()
      keep(answer?.chat?.edges.map(({ node }) => node) ?? [])
    } catch (error) {
      report(error)
    }
    setFetching(false)
  }
  return { read, oldest, hasOlder: (data?.chat?.totalCount ?? 0) > read.length && read.length > 0, isFetching, fetchOlder, isLoaded: data !== null, hasFailed: hasFailed && read.length === 0, unread: data?.chat?.unreadCount ?? 0, retry }
}
