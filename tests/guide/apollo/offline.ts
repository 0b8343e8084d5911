import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client/core'
import { AddToCartDocument, type AddToCartInput } from '../generated/graphql.ts'
import { type Intention, OfflineQueue, type Storage } from '../offlineQueue.ts'
import { accepted, ShopRefusal } from '../refusals.ts'

/** The mutations that this app lets wait: their documents by name, as names can be stored. */
export function openQueue(client: ApolloClient, storage: Storage): OfflineQueue {
  const send = async ({ mutation, input }: Intention): Promise<void> => {
    if (mutation !== 'addToCart') throw new Error(`This app does not queue ${mutation}.`)
    const { data } = await client.mutate({ mutation: AddToCartDocument, variables: { input: input as AddToCartInput } })
    accepted(data?.addToCart)
  }
  return new OfflineQueue(storage, send, (error) => !CombinedGraphQLErrors.is(error) && !(error instanceof ShopRefusal))
}
