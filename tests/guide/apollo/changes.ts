import type { ApolloClient } from '@apollo/client/core'
import { ChangesDocument, type ChangesSubscription } from '../generated/graphql.ts'

type Change = NonNullable<ChangesSubscription['changes']>

/** Apollo asks for multipart answers by itself. Objects with an `id` are in the cache before `onChange` is called. */
export function follow(client: ApolloClient, since: string | null, onChange: (change: Change) => void): () => void {
  const subscription = client.subscribe({ query: ChangesDocument, variables: { since } }).subscribe(({ data }) => {
    if (data?.changes) onChange(data.changes)
  })
  return () => subscription.unsubscribe()
}
