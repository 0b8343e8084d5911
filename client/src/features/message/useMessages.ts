import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { MessageKind } from '../../__generated__/MessagesPageQuery.graphql.ts'
import type { useMessagesDeleteMutation } from '../../__generated__/useMessagesDeleteMutation.graphql.ts'
import type { useMessagesReadMutation } from '../../__generated__/useMessagesReadMutation.graphql.ts'
import { useReportError } from '../../errors/useReportError.ts'
import { commit } from '../../relay/commit.ts'

const readMutation = graphql`
  mutation useMessagesReadMutation($input: ReadMessagesInput!) {
    readMessages(input: $input) {
      readMessageIds
      unread { total order promo notice cert }
    }
  }
`
const deleteMutation = graphql`
  mutation useMessagesDeleteMutation($input: DeleteMessagesInput!) {
    deleteMessages(input: $input) {
      deletedMessageIds
      unread { total order promo notice cert }
    }
  }
`

export type ChosenMessage = { readonly id: string; readonly messageID: string; readonly isRead: boolean }

export type MessageActs = {
  readonly isBusy: boolean
  /** False when it did not work; the buyer has been told. */
  readonly read: (messages: readonly ChosenMessage[]) => Promise<boolean>
  readonly readAll: (kind: MessageKind | null) => Promise<boolean>
  readonly remove: (messages: readonly ChosenMessage[]) => Promise<boolean>
}

/** The badge of the frame follows at once; what else shows counts is asked for anew by the page. */
function lowerBadge(store: RecordSourceSelectorProxy, by: number): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const count = viewer?.getValue('messageCount')
  if (typeof count === 'number') viewer?.setValue(Math.max(0, count - by), 'messageCount')
}

export function useMessages(): MessageActs {
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
    read: (messages) => act(() => {
      const unread = messages.filter(({ isRead }) => !isRead)
      const mark = (store: RecordSourceSelectorProxy): void => {
        for (const { id } of unread) store.get(id)?.setValue(true, 'isRead')
        lowerBadge(store, unread.length)
      }
      return commit<useMessagesReadMutation>(environment, { mutation: readMutation, variables: { input: { messageIDs: messages.map(({ messageID }) => messageID) } }, optimisticUpdater: mark, updater: mark })
    }),
    readAll: (kind) => act(() => commit<useMessagesReadMutation>(environment, { mutation: readMutation, variables: { input: { kind } } })),
    remove: (messages) => act(() => commit<useMessagesDeleteMutation>(environment, {
      mutation: deleteMutation, variables: { input: { messageIDs: messages.map(({ messageID }) => messageID) } }, updater: (store) => lowerBadge(store, messages.filter(({ isRead }) => !isRead).length),
    })),
  }
}
