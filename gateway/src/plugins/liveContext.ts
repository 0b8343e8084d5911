import {
  createSourceEventStream,
  executeSubscriptionEvent,
  validateSubscriptionArgs,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { createContext, type Context, type Incoming } from '../context.ts'
import { isLoginRequired } from '../errors/gatewayError.ts'
import { tellsOfAccess, type EventHub } from '../events/eventHub.ts'
import type { RestClient } from '../rest/restClient.ts'

/** Answers each event of a subscription in a context of its own, so that nothing is shown from an earlier one's loaders. */
export function liveContext(client: RestClient, events: EventHub): Plugin<{ incoming: Incoming }> {
  return {
    onSubscribe({ args: { contextValue, schema, document }, setSubscribeFn }) {
      setSubscribeFn((args) => follow(args, () => createContext(client, contextValue.incoming, { schema, document }, events)))
    },
  }
}

async function follow(args: ExecutionArgs, contextOf: () => Context): Promise<ExecutionResult | AsyncIterable<ExecutionResult>> {
  const validated = validateSubscriptionArgs({ ...args, contextValue: contextOf() })
  if (!('schema' in validated)) return { errors: validated }
  const source = await createSourceEventStream(validated)
  if (!(Symbol.asyncIterator in source)) return source
  // What the beginning has read is not kept as long as the stream is open.
  const { contextValue: _, ...kept } = validated
  return answers(source, contextOf, (rootValue, contextValue) => executeSubscriptionEvent({ ...kept, rootValue, contextValue }))
}

type Answer = (event: unknown, context: Context) => ExecutionResult | Promise<ExecutionResult>

async function* answers(source: AsyncIterable<unknown>, contextOf: () => Context, answer: Answer): AsyncGenerator<ExecutionResult> {
  for await (const event of source) {
    const context = contextOf()
    // Somebody's access to the shop has ended or changed: it concerns those alone who are not inside any more.
    if (tellsOfAccess(event) && (await isInside(context))) continue
    const result = await answer(event, context)
    yield result
    // Nothing but errors, such as after a logout: the subscriber has to begin again.
    if (result.errors !== undefined && Object.values(result.data ?? {}).every((value) => value === null)) return
  }
}

function isInside({ loaders }: Context): Promise<boolean> {
  return loaders.viewer().then(
    () => true,
    (error: unknown) => !isLoginRequired(error),
  )
}
