import type { Context } from '../../context.ts'
import type { Change } from '../../events/changes.ts'
import { everything, tellsOfAccess } from '../../events/eventHub.ts'
import type { ChangeTopic, ResolversUnionTypes, ResolversTypes } from '../../generated/resolvers-types.ts'
import { changesSince } from '../base/live.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { fetchNewestChat } from '../chat/chat.rest.ts'
import { fetchRecharge } from '../wallet/wallet.rest.ts'

type Typed = ResolversUnionTypes<ResolversTypes>['Change']
/** A change with the moment it was told; null is the beginning. */
type Told = { readonly change: Change | null; readonly topic?: string; readonly at: string }
type Watched = { readonly since?: string | null; readonly topics?: readonly ChangeTopic[] | null }

const topicsOf: Readonly<Record<ChangeTopic, string>> = {
  CART: 'cart',
  ORDER: 'order',
  MESSAGE: 'message',
  CHAT: 'chat',
  RECHARGE: 'recharge',
  FAVORITE: 'favorite',
}

/** Begins with where it begins: whoever comes back later says that moment and misses nothing. */
export async function watch(context: Context, { since, topics }: Watched): Promise<AsyncIterable<Told>> {
  const wanted = topics === null || topics === undefined ? Object.values(topicsOf) : topics.map((topic) => topicsOf[topic])
  return told(context.events, await changesSince(context, since, ...wanted, everything))
}

async function* told(events: Context['events'], changes: AsyncIterableIterator<Change>): AsyncGenerator<Told> {
  const now = (): string => `${new Date(events?.now() ?? 0).toISOString().slice(0, 19)}Z`
  try {
    yield { change: null, at: now() }
    // The topic stands outside too, for what looks at every event (plugins/liveContext.ts).
    for await (const change of changes) yield { change, topic: change.topic, at: now() }
  } finally {
    await changes.return?.()
  }
}

export async function showTyped({ change, at }: Told, { loaders, rest }: Context): Promise<Typed> {
  if (change === null) return { __typename: 'StreamBegan', at }
  const { topic, id, version } = change
  // Told only to a client that is not inside any more: asking says so.
  if (tellsOfAccess(change)) await loaders.viewer()
  if (topic === 'cart') return { __typename: 'CartChanged', at, cart: await loaders.cart() }
  if (topic === 'order') return { __typename: 'OrderChanged', at, orderID: id, order: await nullWhenMissing(loaders.order.load(id)) }
  if (topic === 'message') return { __typename: 'UnreadChanged', at, messageCount: (await loaders.viewer()).messageCount }
  if (topic === 'chat') return { __typename: 'ChatChanged', at, chatMessage: await fetchNewestChat(rest) }
  if (topic === 'recharge')
    return { __typename: 'RechargeChanged', at, rechargeID: id, recharge: await nullWhenMissing(fetchRecharge(rest, id)) }
  if (topic === 'favorite') return { __typename: 'FavoriteChanged', at, goodsID: id, isFavorite: version === 1 }
  return { __typename: 'AnythingChanged', at }
}
