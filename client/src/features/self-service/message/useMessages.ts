import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { MessageKind } from '../../../__generated__/MessagesPageQuery.graphql.ts'
import type { useMessagesDeleteMutation } from '../../../__generated__/useMessagesDeleteMutation.graphql.ts'
import type { useMessagesReadMutation } from '../../../__generated__/useMessagesReadMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { commit } from '../../../relay/commit.ts'

const readMutation = graphql`
  mutation useMessagesReadMutation($input: MarkMessagesReadInput!) {
    markMessagesRead(input: $input) {
      refusals { ...refusal_told @alias }
      readIDs
      unread { total orderCount promoCount noticeCount certCount }
    }
  }
`
const deleteMutation = graphql`
  mutation useMessagesDeleteMutation($input: DeleteMessagesInput!) {
    deleteMessages(input: $input) {
      refusals { ...refusal_told @alias }
      deletedIDs
      unread { total orderCount promoCount noticeCount certCount }
    }
  }
`

export type ChosenMessage = { readonly id: string; readonly messageID: string }

export type MessageActs = {
  readonly isBusy: boolean
  /** False when it did not work; the buyer has been told. */
  readonly read: (messages: readonly ChosenMessage[]) => Promise<boolean>
  readonly readAll: (kind: MessageKind | null) => Promise<boolean>
  readonly remove: (messages: readonly ChosenMessage[]) => Promise<boolean>
}

type Unread = { readonly total: number } & Readonly<Record<'orderCount' | 'promoCount' | 'noticeCount' | 'certCount', number>>

/** What the list's tabs and the frame's badge count follows the answer. */
function showUnread(store: RecordSourceSelectorProxy, listID: string | null, unread: Unread | null | undefined): void {
  const counts = listID === null ? null : store.get(listID)?.getLinkedRecord('unread')
  const before = counts?.getValue('total')
  if (!unread || !counts || typeof before !== 'number') return
  for (const kind of ['total', 'orderCount', 'promoCount', 'noticeCount', 'certCount'] as const) counts.setValue(unread[kind], kind)
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const badge = viewer?.getValue('messageCount')
  if (typeof badge === 'number') viewer?.setValue(Math.max(0, badge - before + unread.total), 'messageCount')
}

/** What is done with messages; `listID` names the list whose counts are on show. */
export function useMessages(listID: string | null = null): MessageActs {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      report(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    read: (messages) =>
      act(() => {
        const mark = (store: RecordSourceSelectorProxy): void => {
          for (const { id } of messages) store.get(id)?.setValue(true, 'isRead')
        }
        return commit<useMessagesReadMutation>(environment, {
          mutation: readMutation,
          variables: { input: { messageIDs: messages.map(({ messageID }) => messageID) } },
          optimisticUpdater: mark,
          updater: (store, answer) => {
            mark(store)
            showUnread(store, listID, answer?.markMessagesRead?.unread)
          },
        })
      }),
    readAll: (kind) =>
      act(() =>
        commit<useMessagesReadMutation>(environment, {
          mutation: readMutation,
          variables: { input: kind === null ? { isEvery: true } : { kind } },
        }),
      ),
    remove: (messages) =>
      act(() =>
        commit<useMessagesDeleteMutation>(environment, {
          mutation: deleteMutation,
          variables: { input: { messageIDs: messages.map(({ messageID }) => messageID) } },
          updater: (store, answer) => showUnread(store, listID, answer?.deleteMessages?.unread),
        }),
      ),
  }
}
