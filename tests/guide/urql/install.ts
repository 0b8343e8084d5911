import { Client, type Exchange, fetchExchange, makeOperation, mapExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { keys, resolvers, schema } from 'shop-contract/urql'
import { forgetEnded, type Shop } from '../shop.ts'
import { optimistic } from './cart.ts'

/** A cache belongs to one login: open the shop anew after a log-in and a log-out. */
export function openShop(shop: Shop, ...exchanges: readonly Exchange[]): Client {
  const withToken = mapExchange({
    onOperation(operation) {
      const token = shop.tokens.get()
      const headers = token === null ? {} : { authorization: `Bearer ${token}` }
      return makeOperation(operation.kind, operation, { ...operation.context, token, fetchOptions: { headers } })
    },
    onResult({ operation, error, extensions }) {
      forgetEnded(shop, operation.context['token'] as string | null, { errors: error?.graphQLErrors, extensions })
    },
  })
  return new Client({
    url: shop.endpoint,
    preferGetMethod: false,
    fetchSubscriptions: true,
    exchanges: [cacheExchange({ schema, keys, resolvers, optimistic }), ...exchanges, withToken, fetchExchange],
  })
}
