import { type Client, CombinedError } from '@urql/core'
import { AddToCartDocument, type AddToCartInput } from '../generated/graphql.ts'
import { type Intention, OfflineQueue, type Storage } from '../offlineQueue.ts'
import { accepted } from '../refusals.ts'
import { dataOf } from './ask.ts'

/** The mutations that this app lets wait: their documents by name, as names can be stored. */
export function openQueue(client: Client, storage: Storage): OfflineQueue {
  const send = async ({ mutation, input }: Intention): Promise<void> => {
    if (mutation !== 'addToCart') throw new Error(`This app does not queue ${mutation}.`)
    accepted((await dataOf(client.mutation(AddToCartDocument, { input: input as AddToCartInput }))).addToCart)
  }
  return new OfflineQueue(storage, send, (error) => error instanceof CombinedError && error.networkError !== undefined)
}
