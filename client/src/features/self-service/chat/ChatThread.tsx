import { css } from '@emotion/css'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx'
import { color, type } from '../../../ui/tokens.ts'
import { Bubble } from './Bubble.tsx'
import { ChatForm } from './ChatForm.tsx'
import { chatNews } from './chatNews.ts'
import { useSeen } from './useSeen.ts'
import { useSendChat } from './useSendChat.ts'
import { useThread } from './useThread.ts'

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

/** An answer may come before the stream is open, and some networks let no stream through. */
const ASK_MS = 5000
/** So near to the foot one is reading the newest, so near to the top one asks for more. */
const NEAR_PX = 48

/** The talk with the account manager: the newest at the foot, answers as they come. */
export function ChatThread({ manager }: { manager: string }) {
  const { read, oldest, hasOlder, isFetching, fetchOlder, isLoaded, hasFailed, unread, noteUnread, retry } = useThread()
  const { sent, unsent, send, again } = useSendChat()
  const shown = [...read, ...sent.filter(({ id }) => !read.some((message) => message.id === id))]
  const newest = shown.at(-1)?.chatMessageID
  const { place, note } = useFoot(newest, oldest, unsent.length)

  const latest = useRef(retry)
  useEffect(() => void (latest.current = retry), [retry])
  useEffect(() => chatNews.subscribe(() => latest.current()), [])
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && latest.current(), ASK_MS)
    return () => clearInterval(timer)
  }, [])
  useSeen(newest, unread, noteUnread)

  const scrolled = (): void => {
    note()
    if (hasOlder && place.current !== null && place.current.scrollTop < NEAR_PX) void fetchOlder()
  }
  return (
    <div className={thread}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div ref={place} className={log} role="log" aria-label={`与${manager}的留言`} tabIndex={0} onScroll={scrolled}>
        {!isLoaded && !hasFailed && (
          <SkeletonRegion className={waiting}>
            <Skeleton height="40px" width="60%" />
            <Skeleton height="40px" width="50%" />
          </SkeletonRegion>
        )}
        {hasFailed && (
          <p className={hint} role="alert">
            留言暂时打不开{' '}
            <Button size="small" onClick={retry}>
              重试
            </Button>
          </p>
        )}
        {hasOlder && (
          <p className={hint}>
            <Button size="small" variant="ghost" isBusy={isFetching} onClick={() => void fetchOlder()}>
              查看更早的留言
            </Button>
          </p>
        )}
        {isLoaded && shown.length === 0 && unsent.length === 0 && (
          <p className={hint}>您好，我是{manager}。发货、缺货、退换、资质的问题都可以问我，工作时间内一般十分钟内答复。</p>
        )}
        {shown.map((message, at) => (
          <Bubble
            key={message.id}
            isOwn={message.isOwn}
            staff={message.staff}
            content={message.content}
            image={message.image?.url ?? null}
            at={message.createdAt}
            before={shown[at - 1]?.createdAt ?? null}
          />
        ))}
        {unsent.map((message) => (
          <Bubble
            key={message.key}
            isOwn
            content={message.content}
            image={message.image?.url ?? null}
            state={message.hasFailed ? 'failed' : 'sending'}
            onAgain={() => again(message)}
          />
        ))}
      </div>
      <ChatForm onSend={send} />
    </div>
  )
}

/** The foot of the thread stays in sight as more is said, unless one reads further up; what comes in above moves nothing. */
function useFoot(newest: string | undefined, oldest: string | undefined, unsent: number) {
  const place = useRef<HTMLDivElement>(null)
  const fromFoot = useRef(0)
  const note = (): void => {
    if (place.current !== null) fromFoot.current = place.current.scrollHeight - place.current.scrollTop - place.current.clientHeight
  }
  const before = useRef({ newest, oldest, unsent })
  useLayoutEffect(() => {
    const { current } = place
    if (current === null) return
    const isOwn = unsent > before.current.unsent
    if (isOwn || fromFoot.current < NEAR_PX) current.scrollTop = current.scrollHeight
    else if (oldest !== before.current.oldest) current.scrollTop = current.scrollHeight - current.clientHeight - fromFoot.current
    fromFoot.current = current.scrollHeight - current.scrollTop - current.clientHeight
    before.current = { newest, oldest, unsent }
  }, [newest, oldest, unsent])
  return { place, note }
}
