import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { MessagesPageQuery } from '../../__generated__/MessagesPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { ChatThread } from '../../features/self-service/chat/ChatThread.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { MessageList } from '../../features/self-service/message/MessageList.tsx'
import { kindOf, MESSAGE_KINDS, type MessageKindKey, readMessagePlace } from '../../features/self-service/message/messagePlace.ts'
import { useMessages } from '../../features/self-service/message/useMessages.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { useRetry } from '../../navigation/retrying.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { toasts } from '../../ui/toastStore.ts'
import { color, media, radius } from '../../ui/tokens.ts'

const tools = css`display: flex; gap: 8px;`
const chat = css`
  display: flex;
  height: min(640px, calc(100dvh - 240px));
  min-height: 400px;
  margin-top: 12px;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  > * { flex: 1; min-width: 0; }
  ${media.phone} { height: calc(100dvh - 436px); min-height: 340px; padding: 8px 12px; }
`

const labels: Readonly<Record<MessageKindKey, string>> = { order: '订单', promo: '优惠', notice: '通知', cert: '资质' }

/** My messages and the talk with the account manager (/wdxx). */
export function MessagesPage({ queryRef, place: { search } }: PageProps<MessagesPageQuery>) {
  const { messages, viewer } = usePreloadedQuery<MessagesPageQuery>(
    graphql`
      query MessagesPageQuery($kind: MessageKind, $isUnread: Boolean, $page: Int) @preloadable {
        ...Shell_query
        viewer { messageCount canChat accountManager { name } }
        messages(filter: { kind: $kind, isUnread: $isUnread }, first: 20, page: $page) @catch(to: RESULT) {
          unread { total orderCount promoCount noticeCount certCount }
          ...MessageList_messages
        }
      }
    `,
    queryRef,
  )
  const place = readMessagePlace(search)
  const { tab, unread } = place
  const counts = messages.ok ? messages.value?.unread : undefined
  const manager = viewer?.accountManager?.name ?? '客户经理'
  // The badge counts both; what is no message is an answer that has not been seen.
  const answers = Math.max(0, (viewer?.messageCount ?? 0) - (counts?.total ?? 0))
  return (
    <MemberFrame
      title="我的消息"
      entry={paths.messages()}
      tools={
        tab !== 'chat' && (
          <div className={tools}>
            <Link
              className={buttonClass(unread ? 'outline' : 'secondary')}
              aria-current={unread ? 'true' : undefined}
              href={paths.messages({ kind: tab, unread: !unread })}
            >
              {unread ? '显示全部' : '只看未读'}
            </Link>
            <ReadAll tab={tab} count={tab === null ? (counts?.total ?? 0) : (counts?.[`${tab}Count`] ?? 0)} />
          </div>
        )
      }
    >
      <TabLinks
        label="消息类型"
        Anchor={Link}
        links={[
          { href: paths.messages(), label: '全部', isCurrent: tab === null, count: (counts?.total ?? 0) + answers },
          ...(viewer?.canChat === true
            ? [{ href: paths.messages({ kind: 'chat' }), label: '客户经理', isCurrent: tab === 'chat', count: answers }]
            : []),
          ...MESSAGE_KINDS.map((kind) => ({
            href: paths.messages({ kind }),
            label: labels[kind],
            isCurrent: tab === kind,
            count: counts?.[`${kind}Count`] ?? 0,
          })),
        ]}
      />
      {tab === 'chat' ? (
        <div className={chat}>
          <ChatThread manager={manager} />
        </div>
      ) : (
        <Principal result={messages}>
          {(list) => <MessageList key={`${tab} ${unread} ${place.page}`} messages={list} place={place} />}
        </Principal>
      )}
    </MemberFrame>
  )
}

function ReadAll({ tab, count }: { tab: MessageKindKey | null; count: number }) {
  const acts = useMessages()
  const retry = useRetry()
  const readAll = async (): Promise<void> => {
    if (!(await acts.readAll(kindOf(tab)))) return
    toasts.show({ kind: 'ok', text: `${count} 条消息已全部标为已读` })
    retry()
  }
  return (
    <Button disabled={count === 0} isBusy={acts.isBusy} onClick={() => void readAll()}>
      全部已读
    </Button>
  )
}
