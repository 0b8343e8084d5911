import type { Environment } from 'relay-runtime'
import { type Intention, OfflineQueue, type Storage } from '../offlineQueue.ts'
import { accepted, ShopRefusal } from '../refusals.ts'
import type { cartAddMutation } from './__generated__/cartAddMutation.graphql.ts'
import { addMutation } from './cart.ts'
import { commit } from './commit.ts'
import { failureOf } from './errors.ts'

type Input = cartAddMutation['variables']['input']

/** The mutations that this app lets wait: their documents by name, as names can be stored. */
export function openQueue(environment: Environment, storage: Storage): OfflineQueue {
  const send = async ({ mutation, input }: Intention): Promise<void> => {
    if (mutation !== 'addToCart') throw new Error(`This app does not queue ${mutation}.`)
    const { addToCart } = await commit<cartAddMutation>(environment, { mutation: addMutation, variables: { input: input as Input } })
    accepted(addToCart)
  }
  return new OfflineQueue(storage, send, (error) => failureOf(error) === null && !(error instanceof ShopRefusal))
}
