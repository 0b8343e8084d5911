import type { Found } from '../app/matchLocation.ts'
import type { Route } from '../app/route.tsx'
import { fromWire, type WireError } from '../errors/gatewayError.ts'
import { type Answer, toRelay } from '../relay/answer.ts'
import type { StorefrontRequest } from './storefront.ts'

export type { Answer } from '../relay/answer.ts'

export type Verdict = { readonly kind: 'login' } | { readonly kind: 'page'; readonly status: number }

/** Asks for the page's data. Never rejects: without an answer the browser's script asks again. */
export async function ask(request: StorefrontRequest, { route, place }: Found): Promise<{ readonly answer: Answer | null }> {
  const documentId = route.query?.params.id
  if (typeof documentId !== 'string') return { answer: null }
  try {
    return { answer: toRelay(await request.execute({ documentId, variables: route.variables(place) })) }
  } catch (error) {
    if (!request.signal.aborted) request.onError(error)
    return { answer: null }
  }
}

/** What the answer says about the page as a whole. No answer yet: the page itself will say. */
export function judge({ principal, status }: Pick<Route, 'principal' | 'status'>, answer: Answer | null): Verdict {
  const usual: Verdict = { kind: 'page', status }
  if (answer === null || principal === null) return usual
  const wire = answer.errors?.find((error: WireError) => error.path?.[0] === principal)
  if (wire !== undefined) {
    const { code, reason } = fromWire(wire)
    if (code === 'LOGIN_REQUIRED') return { kind: 'login' }
    return reason === 'NOT_FOUND' ? { kind: 'page', status: 404 } : usual
  }
  return answer.data[principal] === null ? { kind: 'page', status: 404 } : usual
}
