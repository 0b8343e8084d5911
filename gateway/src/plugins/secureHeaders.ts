import type { HttpPlugin } from '../http/exchange.ts'

/** Headers of every answer; pages and files put their own policy in the place of the strictest. */
export function secureHeaders(publicUrl: string | null): HttpPlugin {
  const isHttps = publicUrl?.startsWith('https:') === true
  return ({ res, incoming }) => {
    res.setHeader('x-request-id', incoming.requestId)
    res.setHeader('x-content-type-options', 'nosniff')
    res.setHeader('x-frame-options', 'DENY')
    res.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
    res.setHeader('cross-origin-opener-policy', 'same-origin')
    // The scanner of barcodes; nothing else is asked of a phone.
    res.setHeader('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
    res.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    if (isHttps) res.setHeader('strict-transport-security', 'max-age=31536000')
    return false
  }
}
