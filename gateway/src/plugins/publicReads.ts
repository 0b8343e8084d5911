import { hash } from 'node:crypto'
import type { Plugin } from 'graphql-yoga'
import type { Answer } from '../http/answers.ts'
import type { Exchange } from '../http/exchange.ts'
import { idParams } from './trustedOperations.ts'

const names: readonly string[] = [...idParams, 'extensions']

/** Whether an address asks by the id of a document. */
export function asksById(method: string, url: string): boolean {
  return (
    method === 'GET' &&
    URL.parse(url, 'http://localhost')
      ?.searchParams.keys()
      .some((name) => names.includes(name)) === true
  )
}

/** Leaves a check against other sites' pages to requests that could do harm: a visitor's read by an id is none. */
export function unlessAsksById(plugin: Plugin): Plugin {
  return {
    ...plugin,
    onRequestParse(payload) {
      const { method, url, headers } = payload.request
      return asksById(method, url) && headers.get('cookie') === null ? undefined : plugin.onRequestParse?.(payload)
    },
  }
}

/**
 * A visitor's read by the address of a registered document may be kept by anybody who asks each time whether it still holds: its
 * version is the answer's own digest, so it is never older than an answer would be. What a session, a token or an error had to do
 * with is kept by nobody.
 */
export function withVersion({ req, method, incoming }: Exchange, answer: Answer): Answer {
  const { status, body } = answer
  const isPublic = status === 200 && typeof body === 'string' && asksById(method, req.url ?? '') && !body.includes('"errors":')
  if (!isPublic || incoming.jar.session !== null || incoming.jar.setCookie !== null || req.headers.cookie !== undefined) return answer
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  const headers = {
    ...answer.headers,
    etag,
    'cache-control': 'public, no-cache',
    vary: 'origin, accept, accept-encoding, authorization, cookie',
  }
  const isKnown = (req.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim() === etag)
  return isKnown ? { status: 304, headers, body: '' } : { ...answer, headers }
}
