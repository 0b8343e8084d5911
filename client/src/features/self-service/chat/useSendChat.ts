import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useSendChatMutation, useSendChatMutation$data } from '../../../__generated__/useSendChatMutation.graphql.ts'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { commit } from '../../../relay/commit.ts'

const mutation = graphql`
  mutation useSendChatMutation($input: SendChatMessageInput!) {
    sendChatMessage(input: $input) {
      refusals { ...refusal_told @alias }
      chatMessage { id chatMessageID isOwn staff content image { url } createdAt }
    }
  }
`

export type Said = NonNullable<NonNullable<useSendChatMutation$data['sendChatMessage']>['chatMessage']>

/** What is on its way, or did not get there. */
export type Unsent = {
  readonly key: string
  readonly content: string | null
  readonly image: { readonly key: string; readonly url: string } | null
  readonly hasFailed: boolean
}

export type Sending = {
  readonly sent: readonly Said[]
  readonly unsent: readonly Unsent[]
  readonly send: (what: Pick<Unsent, 'content' | 'image'>) => void
  /** Under the same key: what did arrive is not said twice. */
  readonly again: (message: Unsent) => void
}

/** Says something to the account manager; it stands in the thread at once, and what fails can be sent again. */
export function useSendChat(): Sending {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [sent, setSent] = useState<readonly Said[]>([])
  const [unsent, setUnsent] = useState<readonly Unsent[]>([])
  const post = async (message: Unsent): Promise<void> => {
    const { key, content, image } = message
    setUnsent((all) => [...all.filter((other) => other.key !== key), { ...message, hasFailed: false }])
    try {
      const { sendChatMessage } = await commit<useSendChatMutation>(environment, {
        mutation,
        variables: { input: { content, imageKey: image?.key ?? null, clientKey: key } },
      })
      const said = sendChatMessage?.chatMessage
      if (said) setSent((all) => [...all, said])
      setUnsent((all) => all.filter((other) => other.key !== key))
    } catch (error) {
      setUnsent((all) => all.map((other) => (other.key === key ? { ...other, hasFailed: true } : other)))
      if (toGatewayError(error).code !== 'SYSTEM_BUSY') report(error)
    }
  }
  return {
    sent,
    unsent,
    send: ({ content, image }) => void post({ key: crypto.randomUUID(), content, image, hasFailed: false }),
    again: (message) => void post(message),
  }
}
