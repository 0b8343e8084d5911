import type { Context } from '../../context.ts'
import { GatewayError } from '../../errors/gatewayError.ts'
import type { Change } from '../../events/changes.ts'
import { everything, tellsOfAccess } from '../../events/eventHub.ts'
import type { Resolvers, SubscriptionResolverObject } from '../../generated/resolvers-types.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { fetchNewestChat } from '../chat/chat.rest.ts'
import { fetchRecharge } from '../wallet/wallet.rest.ts'

/** Events bring ids alone: what is shown of them is asked for in the caller's own session, each time anew. */
export const eventResolvers: Resolvers = {
  Subscription: {
    cartChanged: live(
      (_, { loaders }) => loaders.cart(),
      async (context) => nowAnd(await changesOf(context, 'cart')),
    ),
    orderStatusChanged: live(
      ({ id }: Change, { loaders }) => nullWhenMissing(loaders.order.load(id)),
      (context) => changesOf(context, 'order'),
    ),
    changed: live(showChange, (context, { since }: { since?: string | null }) =>
      changesSince(context, since, 'cart', 'order', 'message', 'chat', 'recharge', everything),
    ),
  },
}

export function live<Event, Result, Args extends object = object>(
  show: (event: Event, context: Context) => Promise<Result>,
  changes: (context: Context, args: Args) => Promise<AsyncIterable<Event>>,
): SubscriptionResolverObject<Result, unknown, Context, Args> {
  return { subscribe: (_, args, context) => changes(context, args), resolve: (event: Event, _, context) => show(event, context) }
}

async function showChange({ topic, id }: Change, { loaders, rest }: Context) {
  // Told only to whoever is not inside any more: asking says so.
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

export function changesOf(context: Context, ...topics: readonly string[]): Promise<AsyncIterableIterator<Change>> {
  return changesSince(context, null, ...topics)
}

async function changesSince(
  { loaders, events, page, signal }: Context,
  since: string | null | undefined,
  ...topics: readonly string[]
): Promise<AsyncIterableIterator<Change>> {
  if (events === null) throw new GatewayError('BAD_REQUEST', { message: 'Subscriptions are answered as a stream only.' })
  const { memberID, company } = await loaders.viewer()
  if (page.shop !== null && page.shop !== memberID)
    throw new GatewayError('BUSINESS_REJECTED', { reason: 'SHOP_CHANGED', userMessage: `当前门店已切换为${company}，请核对后重新操作` })
  return events.subscribe(memberID, topics, signal, since === null || since === undefined ? null : Date.parse(since))
}
