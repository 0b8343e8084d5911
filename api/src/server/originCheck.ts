import type { FastifyRequest } from 'fastify'
import { ApiError } from './apiErrors.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Form posts need no preflight, so a page anywhere could make a browser send one with the buyer's cookie.
 * Browsers say where a request comes from; programs that say nothing are no browsers and carry no foreign cookie.
 */
export function checkOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (READS.has(request.method) || request.isFromGateway) return
  const { origin, host, 'sec-fetch-site': site } = request.headers
  const ownOrigin = origin === publicOrigin || (host !== undefined && origin === `${request.protocol}://${host}`)
  const fromElsewhere =
    origin === undefined ? site !== undefined && site !== 'same-origin' && site !== 'none' : !ownOrigin || site === 'cross-site'
  if (fromElsewhere) throw new ApiError(403, '请求来源不受信任，请从商城页面操作', { reason: 'ORIGIN_REFUSED' })
}
