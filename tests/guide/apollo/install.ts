import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client/core'
import { SetContextLink } from '@apollo/client/link/context'
import { possibleTypes, typePolicies } from 'shop-contract/apollo'
import { tap } from 'rxjs'
import { forgetEnded, type Shop } from '../shop.ts'

/** A cache belongs to one login: open the shop anew after a log-in and a log-out. */
export function openShop(shop: Shop, ...links: readonly ApolloLink[]): ApolloClient {
  const withToken = new SetContextLink(({ headers }) => {
    const token = shop.tokens.get()
    return { headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` } }
  })
  const watchLogin = new ApolloLink((operation, forward) => {
    const sent = shop.tokens.get()
    return forward(operation).pipe(tap((answer) => forgetEnded(shop, sent, answer)))
  })
  return new ApolloClient({
    link: ApolloLink.from([watchLogin, ...links, withToken, new HttpLink({ uri: shop.endpoint })]),
    cache: new InMemoryCache({ possibleTypes, typePolicies }),
  })
}
