/** Something of a member's changed; a reader who wants to know asks what it is now. */
export type Change = { readonly memberID: string; readonly topic: string; readonly id: string; readonly version: number }

export type StreamEvent = { readonly id: string; readonly kind: string; readonly data: string }

/** Reads server-sent events as they come, whatever the pieces they come in; a comment is an event of that kind. */
export async function* readEvents(source: AsyncIterable<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of source) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    if (rest.length > longestEvent) throw new Error('an event of the stream is larger than allowed')
    for (const block of blocks) {
      const event = toEvent(block)
      if (event !== null) yield event
    }
  }
}

const longestEvent = 64_000

function toEvent(block: string): StreamEvent | null {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()]
    }),
  )
  const data = fields.get('data')
  if (data === undefined && block.startsWith(':')) return { id: '', kind: 'comment', data: block.slice(1) }
  return data === undefined ? null : { id: fields.get('id') ?? '', kind: fields.get('event') ?? 'message', data }
}

/** Null for what this gateway does not understand. */
export function toChange(data: string): Change | null {
  const body = parse(data)
  if (typeof body !== 'object' || body === null || !('member_id' in body) || !('topic' in body) || !('id' in body)) return null
  const { member_id: memberID, topic, id } = body
  if (typeof memberID !== 'string' || typeof topic !== 'string' || typeof id !== 'string') return null
  return { memberID, topic, id, version: 'version' in body && typeof body.version === 'number' ? body.version : 0 }
}

/** When something of the past happened, in milliseconds; its second is over by then. */
export function momentOf(data: string): number {
  const body = parse(data)
  const at = typeof body === 'object' && body !== null && 'at' in body ? Number(body.at) : 0
  return (at + 1) * 1000
}

/** The marketplace's clock as a stream begins, in milliseconds; null where it does not say. */
export function clockOf(data: string): number | null {
  const body = parse(data)
  return typeof body === 'object' && body !== null && 'at' in body && typeof body.at === 'number' ? body.at : null
}

/** How long a change had waited when it was told; a marketplace that does not say so tells at once. */
export function lateMsOf(data: string): number {
  const body = parse(data)
  return typeof body === 'object' && body !== null && 'late_ms' in body && typeof body.late_ms === 'number' ? body.late_ms : 0
}

/** Where the marketplace was when it told this; only one with several databases says so. */
export function placeOf(data: string): number | null {
  const body = parse(data)
  return typeof body === 'object' && body !== null && 'position' in body && Number.isSafeInteger(body.position)
    ? Number(body.position)
    : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
