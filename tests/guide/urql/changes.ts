import type { Client } from '@urql/core'
import { ChangesDocument, type ChangesSubscription } from '../generated/graphql.ts'

type Change = NonNullable<ChangesSubscription['changes']>

/** `fetchSubscriptions` reads server-sent events. Objects with an `id` are in the cache before `onChange` is called. */
export function follow(client: Client, since: string | null, onChange: (change: Change) => void): () => void {
  const subscription = client.subscription(ChangesDocument, { since }).subscribe(({ data }) => {
    if (data?.changes) onChange(data.changes)
  })
  return () => subscription.unsubscribe()
}
