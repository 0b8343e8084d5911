import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** What the gateway may say about a request, and only when it proves itself by the shared secret. */
export interface GatewayTrust {
  isGateway(headers: IncomingHttpHeaders): boolean
  requestId(headers: IncomingHttpHeaders): string | null
  clientAddress(headers: IncomingHttpHeaders): string | null
}

export function gatewayTrust(secret: string | null): GatewayTrust {
  const expected = secret === null ? null : digest(secret)
  const isGateway = (headers: IncomingHttpHeaders) => {
    const given = headers['x-gateway-secret']
    return expected !== null && typeof given === 'string' && timingSafeEqual(digest(given), expected)
  }
  return {
    isGateway,
    requestId: (headers) => matching(headers['x-request-id'], (id) => isGateway(headers) && /^[A-Za-z0-9_-]{8,64}$/.test(id)),
    clientAddress: (headers) => matching(headers['x-client-ip'], (ip) => isGateway(headers) && isIP(ip) !== 0),
  }
}

function matching(value: string | string[] | undefined, test: (value: string) => boolean): string | null {
  return typeof value === 'string' && test(value) ? value : null
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
