import { css } from '@emotion/css'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { ChatThreadQuery } from '../../__generated__/ChatThreadQuery.graphql.ts'
import type { ChatThreadSeenMutation } from '../../__generated__/ChatThreadSeenMutation.graphql.ts'
import { commit } from '../../relay/commit.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx'
import { color, type } from '../../ui/tokens.ts'
import { useFetched } from '../../relay/useFetched.ts'
import { Bubble } from './Bubble.tsx'
import { ChatForm } from './ChatForm.tsx'
import { chatNews } from './chatNews.ts'
import { useSendChat } from './useSendChat.ts'

const thread = css`display: flex; flex-direction: column; min-height: 0; height: 100%;`
const log = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  min-height: 0;
  padding: 4px 4px 16px;
  overflow-y: auto;
  overscroll-behavior: contain;
  &::before { content: ''; flex: 1; }
  &:focus-visible { outline-offset: -2px; }
`
const hint = css`align-self: center; max-width: 320px; text-align: center; ${type.small} color: ${color.second};`
const waiting = css`display: grid; gap: 12px;`

const STEP = 30
const SHOWN_MAX = 90

const query = graphql`
  query ChatThreadQuery($first: Int!) {
    chat(first: $first) {
      totalCount
      unreadCount
      edges { node { id chatMessageID isOwn staff content image createdAt } }
    }
  }
`
const seenMutation = graphql`
  mutation ChatThreadSeenMutation($input: MarkChatSeenInput!) {
    markChatSeen(input: $input) { unreadCount }
  }
`
/** An answer may come before the stream is open, and some networks let no stream through. */
const ASK_MS = 5000
/** The same objects each time: a new one would be asked for anew. */
const sizes = { 30: { first: 30 }, 60: { first: 60 }, 90: { first: 90 } } as const

/** The talk with the account manager: the newest at the foot, answers as they come. */
export function ChatThread({ manager }: { manager: string }) {
  const environment = useRelayEnvironment()
  const [size, setSize] = useState<keyof typeof sizes>(STEP)
  const { data, hasFailed, retry } = useFetched<ChatThreadQuery>(query, sizes[size])
  const { sent, unsent, send, again } = useSendChat()
  const place = useRef<HTMLDivElement>(null)
  const read = data?.chat?.edges.map(({ node }) => node).toReversed() ?? []
  const shown = [...read, ...sent.filter(({ id }) => !read.some((one) => one.id === id))]
  const newest = shown.at(-1)?.chatMessageID
  const unread = data?.chat?.unreadCount ?? 0

  const latest = useRef(retry)
  useEffect(() => void (latest.current = retry), [retry])
  useEffect(() => chatNews.subscribe(() => latest.current()), [])
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && latest.current(), ASK_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (unread > 0 && newest !== undefined) void commit<ChatThreadSeenMutation>(environment, { mutation: seenMutation, variables: { input: { chatMessageID: newest } } }).catch(() => {})
  }, [environment, unread, newest])
  useLayoutEffect(() => {
    const { current } = place
    if (current) current.scrollTop = current.scrollHeight
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whatever is said moves the foot of the thread
  }, [newest, unsent.length])

  const more = data?.chat && data.chat.totalCount > size && size < SHOWN_MAX
  return (
    <div className={thread}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div ref={place} className={log} role="log" aria-label={`与${manager}的留言`} tabIndex={0}>
        {data === null && !hasFailed && <SkeletonRegion className={waiting}><Skeleton height="40px" width="60%" /><Skeleton height="40px" width="50%" /></SkeletonRegion>}
        {hasFailed && <p className={hint} role="alert">留言暂时打不开 <Button size="small" onClick={retry}>重试</Button></p>}
        {more && <p className={hint}><Button size="small" variant="ghost" onClick={() => setSize(size === 30 ? 60 : 90)}>查看更早的留言</Button></p>}
        {data !== null && shown.length === 0 && unsent.length === 0 && <p className={hint}>您好，我是{manager}。发货、缺货、退换、资质的问题都可以问我，工作时间内一般十分钟内答复。</p>}
        {shown.map((one, at) => <Bubble key={one.id} isOwn={one.isOwn} staff={one.staff} content={one.content} image={typeof one.image === 'string' ? one.image : null} at={one.createdAt} before={shown[at - 1]?.createdAt ?? null} />)}
        {unsent.map((one) => <Bubble key={one.key} isOwn content={one.content} image={one.image?.url ?? null} state={one.hasFailed ? 'failed' : 'sending'} onAgain={() => again(one)} />)}
      </div>
      <ChatForm onSend={send} />
    </div>
  )
}
