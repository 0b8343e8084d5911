import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MessageList_messages$key } from '../../../__generated__/MessageList_messages.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { useRetry } from '../../../navigation/retrying.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, layer, media } from '../../../ui/tokens.ts'
import { ListPages } from '../../people/member/ListPages.tsx'
import { MessageRow, type ShownMessage } from './MessageRow.tsx'
import type { MessagePlace } from './messagePlace.ts'
import { useMessages } from './useMessages.ts'

const bar = css`
  position: sticky;
  z-index: ${layer.bar};
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  margin-top: 12px;
  padding: 8px 12px;
  border: 1px solid ${color.line};
  border-radius: 4px 4px 0 0;
  background: ${color.paper};
  > output { margin-right: auto; color: ${color.second}; }
  ${media.phone} { padding: 4px 12px; }
`
const rows = css`border: 1px solid ${color.line}; border-top: 0; border-radius: 0 0 4px 4px; background: ${color.paper};
  > li + li { border-top: 1px solid ${color.line}; }`

/** One page of messages: opened in place, ticked and read or deleted together. */
export function MessageList({ messages: key, place }: { messages: MessageList_messages$key; place: MessagePlace }) {
  const {
    __id: listID,
    edges,
    totalCount,
    pageCursors,
  } = useFragment(
    graphql`
      fragment MessageList_messages on MessageConnection {
        __id
        totalCount
        edges { node { id messageID kind kindText title body url isRead createdAt } }
        pageCursors {
          last { page }
          around { page isCurrent }
        }
      }
    `,
    key,
  )
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<string | null>(null)
  const acts = useMessages(listID)
  const all = edges.map(({ node }) => node)
  const chosen = all.filter(({ id }) => ticked.has(id))
  const { tab, unread } = place
  const hrefOf = (page: number) => paths.messages({ kind: tab, unread, page })

  if (all.length === 0) return <Nothing place={place} totalCount={totalCount} />
  const tick = (ids: readonly string[], isTicked: boolean): void => {
    const next = new Set(ticked)
    for (const id of ids) {
      if (isTicked) next.add(id)
      else next.delete(id)
    }
    setTicked(next)
  }
  const toggle = (message: ShownMessage): void => {
    setOpened(opened === message.id ? null : message.id)
    if (opened !== message.id && !message.isRead) void acts.read([message])
  }
  return (
    <>
      <div className={bar}>
        <Checkbox
          isChecked={chosen.length === all.length}
          isIndeterminate={chosen.length > 0 && chosen.length < all.length}
          onChange={(isOn) =>
            tick(
              all.map(({ id }) => id),
              isOn,
            )
          }
        >
          全选
        </Checkbox>
        <output>{chosen.length > 0 ? `已选 ${chosen.length} 条` : `共 ${totalCount} 条`}</output>
        <ChosenActs chosen={chosen} acts={acts} onDone={() => setTicked(new Set())} />
      </div>
      <ul className={rows} aria-label="消息">
        {all.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            isTicked={ticked.has(message.id)}
            onTick={(isOn) => tick([message.id], isOn)}
            isOpen={opened === message.id}
            onToggle={() => toggle(message)}
          />
        ))}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </>
  )
}

type ChosenActsProps = {
  readonly chosen: readonly ShownMessage[]
  readonly acts: ReturnType<typeof useMessages>
  readonly onDone: () => void
}

/** What is done with the ticked ones together. */
function ChosenActs({ chosen, acts, onDone }: ChosenActsProps) {
  const retry = useRetry()
  const [isAsking, setAsking] = useState(false)
  const finish = (words: string): void => {
    setAsking(false)
    onDone()
    toasts.show({ kind: 'ok', text: words })
    retry()
  }
  const read = async (): Promise<void> => {
    if (await acts.read(chosen)) finish(`已将 ${chosen.length} 条消息标为已读`)
  }
  const remove = async (): Promise<void> => {
    if (await acts.remove(chosen)) finish(`已删除 ${chosen.length} 条消息`)
  }
  return (
    <>
      <Button
        disabled={chosen.every(({ isRead }) => isRead)}
        isBusy={acts.isBusy && !isAsking && chosen.length > 0}
        onClick={() => void read()}
      >
        标为已读
      </Button>
      <Button disabled={chosen.length === 0} icon="trash" onClick={() => setAsking(true)}>
        删除
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        confirmLabel="删除"
        isBusy={acts.isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        确定删除所选的 {chosen.length} 条消息吗？删除后不能恢复，订单与售后本身不受影响。
      </ConfirmDialog>
    </>
  )
}

function Nothing({ place: { tab, unread, page }, totalCount }: { place: MessagePlace; totalCount: number }) {
  if (page > 1 && totalCount > 0)
    return (
      <EmptyState
        picture="box"
        title="这一页没有消息"
        action={
          <Link className={buttonClass('outline')} href={paths.messages({ kind: tab, unread })}>
            回到第一页
          </Link>
        }
      />
    )
  if (unread)
    return (
      <EmptyState
        picture="box"
        title="没有未读消息"
        action={
          <Link className={buttonClass('outline')} href={paths.messages({ kind: tab })}>
            查看全部消息
          </Link>
        }
      />
    )
  return (
    <EmptyState picture="box" title="还没有消息">
      订单发货、售后进度、到货提醒和证照到期都会在这里告诉您
    </EmptyState>
  )
}
