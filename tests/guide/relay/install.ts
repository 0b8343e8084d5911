import { createClient } from 'graphql-ws'
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { forgetEnded, type Shop } from '../shop.ts'
import { ShopFailure } from './errors.ts'

type Body = (request: RequestParameters, variables: Variables) => object

const asText: Body = (request, variables) => ({ query: request.text, variables })

/** A store belongs to one login: open the shop anew after a log-in and a log-out. */
export function openShop(shop: Shop, body: Body = asText): Environment {
  const socket = createClient({
    url: shop.endpoint.replace(/^http/, 'ws'),
    connectionParams: () => ({ token: shop.tokens.get() }),
  })
  return new Environment({
    network: Network.create(
      (request, variables) => ask(shop, body(request, variables)),
      (request, variables) =>
        Observable.create<GraphQLResponse>((sink) =>
          socket.subscribe({ query: '', ...body(request, variables) }, { ...sink, next: (answer) => sink.next(answer as GraphQLResponse) }),
        ),
    ),
    store: new Store(new RecordSource()),
  })
}

async function ask(shop: Shop, body: object): Promise<GraphQLResponse> {
  const token = shop.tokens.get()
  const response = await fetch(shop.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Parameters<typeof forgetEnded>[2]
  forgetEnded(shop, token, answer)
  if (answer.errors) throw new ShopFailure(answer.errors[0]?.extensions ?? {})
  return answer as GraphQLResponse
}
