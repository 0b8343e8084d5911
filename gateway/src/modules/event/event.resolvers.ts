import type { Context } from '../../context.ts'
import type { Change } from '../../events/changes.ts'
import { everything, tellsOfAccess } from '../../events/eventHub.ts'
import type { Resolvers } from '../../generated/resolvers-types.ts'
import { changesOf, changesSince, live, only } from '../base/live.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { fetchNewestChat } from '../chat/chat.rest.ts'
import { fetchRecharge } from '../wallet/wallet.rest.ts'
import { showTyped, watch } from './typedChanges.ts'

/** Events bring ids alone: what is shown of them is fetched in the caller's session each time. */
export const eventResolvers: Resolvers = {
  Change: { __resolveType: ({ __typename }) => __typename ?? null },
  Subscription: {
    cartChanged: live(
      (_, { loaders }) => loaders.cart(),
      async (context) => nowAnd(await changesOf(context, 'cart')),
    ),
    orderStatusChanged: live(
      ({ id }: Change, { loaders }) => nullWhenMissing(loaders.order.load(id)),
      async (context, { orderID }: { orderID?: string | null }) => only(orderID, await changesOf(context, 'order')),
    ),
    changes: live(showTyped, watch),
    changed: live(showChange, (context, { since }: { since?: string | null }) =>
      changesSince(context, since, 'cart', 'order', 'message', 'chat', 'recharge', everything),
    ),
  },
}

async function showChange({ topic, id }: Change, { loaders, rest }: Context) {
  // Told only to a client that is not inside any more: asking says so.
  if (tellsOfAccess({ topic })) await loaders.viewer()
  return {
    isEverything: topic === everything,
    cart: topic === 'cart' ? await loaders.cart() : null,
    order: topic === 'order' ? await nullWhenMissing(loaders.order.load(id)) : null,
    messageCount: topic === 'message' ? (await loaders.viewer()).messageCount : null,
    chatMessage: topic === 'chat' ? await fetchNewestChat(rest) : null,
    recharge: topic === 'recharge' ? await nullWhenMissing(fetchRecharge(rest, id)) : null,
  }
}

/** Whatever changed before the stream began is in the first answer. */
async function* nowAnd(changes: AsyncIterableIterator<Change>): AsyncGenerator<Change | null> {
  try {
    yield null
    yield* changes
  } finally {
    await changes.return?.()
  }
}
