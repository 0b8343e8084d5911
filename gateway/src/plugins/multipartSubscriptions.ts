import { ReadableStream } from 'node:stream/web'
import type { ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Incoming } from '../context.ts'
import type { Machine } from '../machine.ts'

/** Proxies close what is silent for a minute. */
const beatMs = 12_000
const boundary = 'graphql'

/** Whether a client asks for subscriptions as parts of one answer, as Apollo's clients do. */
export function wantsParts(accept: string | undefined | null): boolean {
  return accept !== undefined && accept !== null && /multipart\/mixed[^,]*subscriptionspec="?1\.0/i.test(accept)
}

/** Apollo's multipart subscriptions: each event a part, `{}` while nothing happens. */
export function multipartSubscriptions(machine: Pick<Machine, 'pause'>): Plugin<{ incoming: Incoming }, { incoming: Incoming }> {
  const subscribing = new WeakSet<Incoming>()
  return {
    onSubscribe({ args: { contextValue } }) {
      subscribing.add(contextValue.incoming)
    },
    onResultProcess(payload) {
      const { request, serverContext } = payload
      if (!subscribing.has(serverContext.incoming) || !wantsParts(request.headers.get('accept'))) return
      payload.setResultProcessor((result, { Response }) => {
        const events = Symbol.asyncIterator in result ? (result as AsyncIterable<ExecutionResult>) : single(result as ExecutionResult)
        const headers = { 'content-type': `multipart/mixed;boundary="${boundary}";subscriptionSpec=1.0`, 'cache-control': 'no-cache' }
        return new Response(ReadableStream.from(partsOf(events, machine)) as BodyInit, { headers })
      }, 'multipart/mixed')
    },
  }
}

async function* single(result: ExecutionResult): AsyncGenerator<ExecutionResult> {
  yield await Promise.resolve(result)
}

async function* partsOf(events: AsyncIterable<ExecutionResult>, { pause }: Pick<Machine, 'pause'>): AsyncGenerator<Buffer> {
  const iterator = events[Symbol.asyncIterator]()
  try {
    yield Buffer.from(`--${boundary}`)
    let next = iterator.next()
    for (;;) {
      const beat = new AbortController()
      const event = await Promise.race([next, pause(beatMs, beat.signal).then(() => null)])
      beat.abort()
      if (event?.done === true) break
      yield part(event === null ? {} : { payload: event.value })
      if (event !== null) next = iterator.next()
    }
    yield Buffer.from('--\r\n')
  } finally {
    await iterator.return?.()
  }
}

function part(content: object): Buffer {
  return Buffer.from(`\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(content)}\r\n--${boundary}`)
}
