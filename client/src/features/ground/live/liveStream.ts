import { graphql } from 'react-relay/hooks'
import { getRequest } from 'relay-runtime'
import { fromWire, type WireError } from '../../../errors/gatewayError.ts'
import { pageShop } from '../../../relay/pageShop.ts'
import type { liveStreamSubscription$data } from '../../../__generated__/liveStreamSubscription.graphql.ts'

const subscription = graphql`
  subscription liveStreamSubscription($since: DateTime) {
    changes(since: $since) {
      __typename
      ... on StreamBegan { __typename }
      ... on AnythingChanged { __typename }
      ... on CartChanged { cart { lineCount selectedCount totals { payable } } }
      ... on OrderChanged { orderID }
      ... on UnreadChanged { messageCount }
      ... on ChatChanged { chatMessage { isOwn } }
      ... on RechargeChanged { rechargeID }
      ... on FavoriteChanged { goodsID isFavorite }
    }
  }
`

export type Change = NonNullable<liveStreamSubscription$data['changes']>

/**
 * The events of one stream, until it ends; whatever goes wrong ends it too, as an error. It begins with what has changed
 * `since` a moment. `onOpen` hears that there is one.
 */
export async function* changes(send: typeof fetch, signal: AbortSignal, onOpen: () => void, since: string | null): AsyncGenerator<Change> {
  const response = await send('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-csrf': '1', ...pageShop.headers() },
    body: JSON.stringify({ doc_id: getRequest(subscription).params.id, variables: { since } }),
    signal,
  })
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) throw new Error('no stream')
  onOpen()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const change = changeIn(block)
      if (change) yield change
    }
  }
}

/** Null for what only keeps the line alive; throws what went wrong. */
function changeIn(block: string): Change | null {
  const data = /^data: ?(.+)$/m.exec(block)?.[1]
  if (data === undefined) return null
  const { data: told, errors = [] } = JSON.parse(data) as {
    readonly data?: Partial<liveStreamSubscription$data> | null
    readonly errors?: readonly WireError[]
  }
  if (!told?.changes && errors.length > 0) throw fromWire(errors[0])
  return told?.changes ?? null
}
