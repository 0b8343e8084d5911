import { hash } from 'node:crypto'
import { isAhead } from '../../http/ahead.ts'
import type { Exchange, HttpPlugin } from '../../http/exchange.ts'
import { networkOf } from '../../http/networkOf.ts'
import { sendRefusal } from '../../http/refusal.ts'
import type { Buckets, Claim } from './buckets.ts'

export type Rates = { readonly perSession: number; readonly perAddress: number }

/** A page of goods brings dozens of pictures, which browsers keep. */
const fileCost = 0.1

/** Bounds what one session and one address may ask a minute; a rate of 0 is no bound. */
export function rateLimit(buckets: Buckets, rates: Rates, onRefused: () => void): HttpPlugin {
  const decide = (exchange: Exchange, seconds: number): boolean => {
    if (seconds === 0) return false
    onRefused()
    sendRefusal(exchange, 429, 'RATE_LIMITED', seconds)
    return true
  }
  return (exchange) => {
    const cost = costOf(exchange.path)
    const claims = cost === 0 ? [] : claimsOf(exchange.incoming, rates, isAhead(exchange.req.headers) ? 'ahead ' : '')
    if (claims.length === 0) return false
    const taken = buckets.spend(claims, cost)
    return typeof taken === 'number' ? decide(exchange, taken) : taken.then((seconds) => decide(exchange, seconds))
  }
}

function costOf(path: string): number {
  if (path.startsWith('/assets/')) return 0
  return path.startsWith('/files/') ? fileCost : 1
}

/**
 * Keys are digests: neither memory nor Redis holds a session or an address by it. What a browser fetches ahead counts apart: it
 * takes nothing from what its buyer may ask, and has a bound all the same.
 */
export function claimsOf(
  { jar, clientIp }: Pick<Exchange['incoming'], 'jar' | 'clientIp'>,
  { perSession, perAddress }: Rates,
  apart: '' | 'ahead ' = '',
): Claim[] {
  const claims: Claim[] = []
  if (perAddress > 0) claims.push({ key: hash('sha256', `${apart}a:${networkOf(clientIp)}`, 'base64url'), perMinute: perAddress })
  if (perSession > 0 && jar.session !== null)
    claims.push({ key: hash('sha256', `${apart}s:${jar.session.value}`, 'base64url'), perMinute: perSession })
  return claims
}
