import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { GATEWAY_SECRET } from '../../testing/harness.ts'

export interface Told {
  readonly id: string
  readonly event: string
  readonly data: Record<string, unknown>
}

/** Reads server-sent events one by one. */
export async function* readEvents(source: AsyncIterable<Uint8Array>): AsyncGenerator<Told> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of source) {
    text += decoder.decode(chunk, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = Object.fromEntries(
        text
          .slice(0, end)
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      )
      text = text.slice(end + 2)
      if (fields['data'] !== undefined)
        yield { id: fields['id'] ?? '', event: fields['event'] ?? '', data: JSON.parse(fields['data']) as Record<string, unknown> }
    }
  }
}

interface Stream {
  readonly next: () => Promise<Told>
  readonly past: Told[]
  readonly leave: () => void
}

/** A connection of its own, gone when its answer is: fetch would keep it and open spare ones, for which the server waits. */
export async function getEvents(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const [response] = (await once(request(url, { agent: false, headers }).end(), 'response')) as [IncomingMessage]
  return response
}

/** What a gateway hears; `past` gathers what was told before it came. */
export async function openStream(url: string, lastId?: string): Promise<Stream> {
  const response = await getEvents(url, {
    'x-gateway-secret': GATEWAY_SECRET,
    ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
  })
  if (response.statusCode !== 200) throw new Error(`the stream answers ${response.statusCode}`)
  const events = readEvents(response)
  const past: Told[] = []
  return {
    past,
    next: async () => {
      for (;;) {
        const { value } = await events.next()
        if (value === undefined) throw new Error('the stream ended')
        if (value.event !== 'past') return value
        past.push(value)
      }
    },
    leave: () => void response.destroy(),
  }
}
