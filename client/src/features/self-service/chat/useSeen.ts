import { useEffect } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useSeenMutation } from '../../../__generated__/useSeenMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'

const mutation = graphql`
  mutation useSeenMutation($input: MarkChatReadInput!) {
    markChatRead(input: $input) {
      refusals { ...refusal_told @alias } unreadCount }
  }
`

/** What is on show has been seen; the badges that counted it follow the answer. */
export function useSeen(newest: string | undefined, unread: number, noteUnread: (count: number) => void): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (unread === 0 || newest === undefined) return
    void commit<useSeenMutation>(environment, {
      mutation,
      variables: { input: { chatMessageID: newest } },
      updater: (store, answer) => {
        const left = answer?.markChatRead?.unreadCount
        const viewer = store.getRoot().getLinkedRecord('viewer')
        const badge = viewer?.getValue('messageCount')
        if (typeof left === 'number' && typeof badge === 'number') viewer?.setValue(Math.max(0, badge - unread + left), 'messageCount')
      },
    }).then(
      ({ markChatRead }) => noteUnread(markChatRead?.unreadCount ?? unread),
      () => {},
    )
  }, [environment, unread, newest, noteUnread])
}
