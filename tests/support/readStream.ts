export type Stream = { readonly next: () => Promise<unknown>; readonly leave: () => void }

/** A subscription over server-sent events, answer by answer. */
export async function readStream(gateway: string, query: string, cookie: string): Promise<Stream> {
  const controller = new AbortController()
  const response = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    signal: controller.signal,
    body: JSON.stringify({ query }),
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
  })
  const events = dataOf(response.body ?? new Blob([]).stream())
  return {
    leave: () => controller.abort(),
    async next() {
      const { value } = await events.next()
      return value === undefined ? 'over' : (JSON.parse(value) as unknown)
    },
  }
}

async function* dataOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of source) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) yield line.slice('data: '.length)
  }
}
