import { firstAborted } from './firstAborted.ts'
import {
  type CacheConfig,
  type FetchFunction,
  type GraphQLResponse,
  Network,
  Observable,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { GatewayError, fromRefusals, fromWire, NO_NETWORK_TEXT, type Refusal, type WireError } from '../errors/gatewayError.ts'
import { moveToTruth } from '../errors/leaving.ts'
import { toRelay } from './answer.ts'
import { sessionState } from './endedSession.ts'
import { keptKeys } from './keptKeys.ts'
import { pageShop } from './pageShop.ts'
import { Reads } from './reads.ts'

// A little more than the gateway gives the marketplace (30 s), so that its own, better-worded answer comes first.
const ANSWER_TIMEOUT_MS = 35_000

export type Body = { readonly data?: unknown; readonly errors?: readonly WireError[]; readonly extensions?: unknown }
type Send = typeof globalThis.fetch

// What browsers let outlive a page.
const KEEPALIVE_MAX = 60_000

/** Set by those who keep several answers of one operation, such as prepared pages: nothing is cancelled then. */
export const keepEarlier: CacheConfig = { metadata: { keepEarlier: true } }

/**
 * The one place that asks the gateway. A later query cancels an earlier one of the same name that is still under way;
 * a mutation never does, since it may move goods or money. `onEnded` hears of a session that is not valid any more.
 */
export function createNetwork(send: Send, reads: Reads = new Reads(), onEnded: () => void = () => {}): ReturnType<typeof Network.create> {
  const underWay = new Map<string, AbortController>()

  const fetchQuery: FetchFunction = (request, variables, cacheConfig) =>
    Observable.create<GraphQLResponse>((sink) => {
      const controller = new AbortController()
      const isCancellable = request.operationKind === 'query' && cacheConfig.metadata?.['keepEarlier'] !== true
      if (isCancellable) {
        underWay.get(request.name)?.abort()
        underWay.set(request.name, controller)
      }
      const asking = ask(send, request, variables, controller.signal, onEnded)
      if (request.operationKind === 'query') reads.note(asking)
      asking
        .then(
          (answer) => {
            sink.next(answer)
            sink.complete()
          },
          (error: Error) => {
            // Whoever has let go of it asks no more.
            if (!sink.closed) sink.error(error)
          },
        )
        .finally(() => {
          if (underWay.get(request.name) === controller) underWay.delete(request.name)
        })
      return () => controller.abort()
    })

  return Network.create(fetchQuery)
}

async function ask(
  send: Send,
  request: RequestParameters,
  variables: Variables,
  cancelled: AbortSignal,
  onEnded: () => void,
): Promise<GraphQLResponse> {
  const timeout = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
  const text = JSON.stringify({ doc_id: request.id, variables })
  let response: Response
  let answered: string
  try {
    response = await send('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        'x-csrf': '1',
        ...pageShop.headers(),
      },
      body: text,
      // A change sent while the page is being left still arrives.
      keepalive: request.operationKind === 'mutation' && text.length < KEEPALIVE_MAX,
      signal: firstAborted(cancelled, timeout),
    })
    answered = await response.text()
  } catch (error) {
    if (timeout.aborted) throw new GatewayError('UPSTREAM_TIMEOUT', {}, { cause: error })
    if (cancelled.aborted) throw error
    throw new GatewayError('SYSTEM_BUSY', { userMessage: NO_NETWORK_TEXT }, { cause: error })
  }
  const body = parse(answered)
  if (sessionState(body?.extensions) !== null) onEnded()
  if (request.operationKind === 'query' && tellsCart(body?.data)) keptKeys.cartRead()
  const refusals = refusalsOf(body?.data)
  const [refusal] = refusals
  // Also where the one who asked would say nothing of a failure.
  if (saysShopChanged(body, refusals) || pageShop.isAnother(body?.data)) moveToTruth('shop')
  if (refusal !== undefined) throw fromRefusals(refusal, refusals)
  return checked(request, body, response.headers.get('x-request-id'))
}

function parse(text: string): Body | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : null
  } catch {
    return null
  }
}

/** What the mutations of an answer were refused for, as every document asks by `refusal_told`. */
function refusalsOf(data: unknown): readonly Refusal[] {
  const payloads = Object.values((data ?? {}) as Record<string, { readonly refusals?: readonly Refusal[] } | null>)
  return payloads.flatMap((payload) => payload?.refusals ?? [])
}

const tellsCart = (data: unknown): boolean => typeof data === 'object' && data !== null && Boolean(Reflect.get(data, 'cart'))

function saysShopChanged(body: Body | null, refusals: readonly Refusal[]): boolean {
  return refusals.some(({ reason }) => reason === 'SHOP_CHANGED') || body?.errors?.some(isShopChanged) === true
}

const isShopChanged = ({ extensions }: WireError): boolean => extensions?.['reason'] === 'SHOP_CHANGED'

/** Partial data of a query passes with its errors beside it; a mutation with any error, and an answer without data, throws. */
export function checked(request: Pick<RequestParameters, 'operationKind'>, body: Body | null, requestId: string | null): GraphQLResponse {
  if (body === null) throw new GatewayError('SYSTEM_BUSY', { requestId })
  const answer = toRelay(body)
  const [first] = body.errors ?? []
  if (first !== undefined && (answer === null || request.operationKind === 'mutation')) throw fromWire(first)
  if (answer === null) throw new GatewayError('SYSTEM_BUSY', { requestId })
  return { ...answer }
}
