import { createSourceEventStream, executeSubscriptionEvent, validateSubscriptionArgs, type ExecutionArgs, type ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { createContext, type Context, type Incoming } from '../context.ts'
import type { EventHub } from '../events/eventHub.ts'
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
  return answers(source, (rootValue) => executeSubscriptionEvent({ ...validated, rootValue, contextValue: contextOf() }))
}

async function* answers(source: AsyncIterable<unknown>, answer: (event: unknown) => ExecutionResult | Promise<ExecutionResult>): AsyncGenerator<ExecutionResult> {
  for await (const event of source) {
    const result = await answer(event)
    yield result
    // Nothing but errors, such as after a logout: whoever looks on has to begin anew.
    if (result.errors !== undefined && Object.values(result.data ?? {}).every((value) => value === null)) return
  }
}
