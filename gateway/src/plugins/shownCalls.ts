import type { Plugin } from 'graphql-yoga'
import type { Incoming } from '../context.ts'
import { type CallRecord, recordedClient } from '../rest/recordedClient.ts'
import type { RestClient } from '../rest/restClient.ts'
import { isWhole, type Result } from './presentedErrors.ts'

export type ShownCalls = { readonly plugin: Plugin<object, { incoming: Incoming }>; readonly clientFor: (incoming: Incoming) => RestClient }

/** For the explorer, which asks for it by a header: the REST calls of an answer, in `extensions.calls`. */
export function shownCalls(client: RestClient, now: () => number): ShownCalls {
  const books = new WeakMap<Incoming, CallRecord[]>()
  return {
    clientFor(incoming) {
      const records = books.get(incoming)
      return records === undefined ? client : recordedClient(client, records, now)
    },
    plugin: {
      onRequestParse({ request, serverContext }) {
        if (request.headers.get('x-show-calls') === '1') books.set(serverContext.incoming, [])
      },
      onResultProcess(payload) {
        const calls = books.get(payload.serverContext.incoming)
        const result: Result = payload.result
        if (calls !== undefined && isWhole(result)) payload.setResult({ ...result, extensions: { ...result.extensions, calls } })
      },
    },
  }
}
