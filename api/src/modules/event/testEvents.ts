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
