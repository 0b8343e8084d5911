import type { Context } from '../../context.ts'
import { GatewayError } from '../../errors/gatewayError.ts'
import type { Change } from '../../events/changes.ts'
import { tellsOfAccess } from '../../events/eventHub.ts'
import type { SubscriptionResolverObject } from '../../generated/resolvers-types.ts'

export function live<Event, Result, Args extends object = object>(
  show: (event: Event, context: Context) => Promise<Result>,
  changes: (context: Context, args: Args) => Promise<AsyncIterable<Event>>,
): SubscriptionResolverObject<Result, unknown, Context, Args> {
  return { subscribe: (_, args, context) => changes(context, args), resolve: (event: Event, _, context) => show(event, context) }
}

export function changesOf(context: Context, ...topics: readonly string[]): Promise<AsyncIterableIterator<Change>> {
  return changesSince(context, null, ...topics)
}

export async function changesSince(
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

/** The changes of one thing alone, or of all where none is named. */
export async function* only(id: string | null | undefined, changes: AsyncIterableIterator<Change>): AsyncGenerator<Change> {
  try {
    // The end of an access concerns whatever is watched.
    for await (const change of changes) if (id === null || id === undefined || change.id === id || tellsOfAccess(change)) yield change
  } finally {
    await changes.return?.()
  }
}
