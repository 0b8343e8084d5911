import { type Environment, graphql, requestSubscription } from 'relay-runtime'
import type { changesSubscription } from './__generated__/changesSubscription.graphql.ts'

const subscription = graphql`
  subscription changesSubscription($since: DateTime) {
    changes(since: $since) {
      __typename
      ... on StreamBegan { at }
      ... on AnythingChanged { at }
      ... on CartChanged { at cart { id lineCount } }
      ... on OrderChanged { at orderID order { id status statusText } }
      ... on UnreadChanged { at messageCount }
    }
  }
`

type Change = NonNullable<changesSubscription['response']['changes']>

/** Over the WebSocket. Objects with an `id` are in the store before `onChange` is called. */
export function follow(environment: Environment, since: string | null, onChange: (change: Change) => void): () => void {
  const { dispose } = requestSubscription<changesSubscription>(environment, {
    subscription,
    variables: { since },
    onNext: (data) => {
      if (data?.changes) onChange(data.changes)
    },
  })
  return dispose
}
