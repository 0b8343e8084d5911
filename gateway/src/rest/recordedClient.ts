import type { RestAnswer, RestCall, RestClient } from './restClient.ts'

/** A call as it may be shown to the caller: no id, no word that was typed, no person. */
export type CallRecord = {
  readonly method: string
  readonly path: string
  readonly status: number | null
  readonly ms: number
  /** Whether the api was asked, or an answer at hand served. */
  readonly from: 'api' | NonNullable<RestAnswer['from']>
}

/** Query parameters whose values are numbers and settings, never a person's words. */
const plain = new Set(['page', 'per_page', 'sort', 'type', 'zone', 'in_stock', 'category_id', 'expiry'])

/** The same client, which also writes down every call. */
export function recordedClient(client: RestClient, records: CallRecord[], now: () => number): RestClient {
  return { ...client, send: (call) => record(client, call, records, now) }
}

async function record(client: RestClient, call: RestCall, records: CallRecord[], now: () => number): Promise<RestAnswer> {
  const at = now()
  const note = (status: number | null, from: CallRecord['from']): void => {
    records.push({ method: call.method, path: shownPath(call.path), status, ms: Math.round((now() - at) * 10) / 10, from })
  }
  try {
    const answer = await client.send(call)
    note(answer.status, answer.from ?? 'api')
    return answer
  } catch (error) {
    note(null, 'api')
    throw error
  }
}

export function shownPath(path: string): string {
  const [route = '', query = ''] = path.split('?', 2)
  const names = [...new URLSearchParams(query)].map(([name, value]) =>
    plain.has(name) && /^\w{1,20}$/.test(value) ? `${name}=${value}` : name,
  )
  const shown = route.replaceAll(/\/\d+(?=\/|$)/g, '/{id}')
  return names.length === 0 ? shown : `${shown}?${names.join('&')}`
}
