import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { catalogue } from '../../errors/catalogue.ts'
import { sendFailure, sendJson } from '../../http/answers.ts'
import type { Exchange, HttpPlugin } from '../../http/exchange.ts'
import type { Buckets, Claim } from './buckets.ts'

export type Rates = { readonly perSession: number; readonly perAddress: number }

/** A page of goods brings dozens of pictures, which browsers keep. */
const fileCost = 0.1

/** Bounds what one session and one address may ask a minute; a rate of 0 is no bound. */
export function rateLimit(buckets: Buckets, rates: Rates, onRefused: () => void): HttpPlugin {
  const decide = (exchange: Exchange, seconds: number): boolean => {
    if (seconds === 0) return false
    onRefused()
    refuse(exchange, seconds)
    return true
  }
  return (exchange) => {
    const cost = costOf(exchange.path)
    const claims = cost === 0 ? [] : claimsOf(exchange, rates)
    if (claims.length === 0) return false
    const taken = buckets.take(claims, cost)
    return typeof taken === 'number' ? decide(exchange, taken) : taken.then((seconds) => decide(exchange, seconds))
  }
}

function costOf(path: string): number {
  if (path.startsWith('/assets/')) return 0
  return path.startsWith('/files/') ? fileCost : 1
}

/** Keys are digests: neither memory nor Redis holds a session or an address by it. */
function claimsOf({ incoming: { jar, clientIp } }: Exchange, { perSession, perAddress }: Rates): Claim[] {
  const key = (kind: string, text: string): string => `${kind}:${hash('sha256', text, 'base64url').slice(0, 22)}`
  return [
    ...(perAddress === 0 ? [] : [{ key: key('a', networkOf(clientIp)), perMinute: perAddress }]),
    ...(perSession === 0 || jar.session === null ? [] : [{ key: key('s', jar.session.value), perMinute: perSession }]),
  ]
}

/** Whoever has one IPv6 address has 2^64 of them. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::', 2)
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const whole = tail === undefined ? groups : [...groups, ...Array.from({ length: 8 - groups.length - rest.length }, () => '0'), ...rest]
  return whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

function refuse(exchange: Exchange, seconds: number): void {
  const { req, res, path, incoming } = exchange
  const { message, userMessage } = catalogue.RATE_LIMITED
  res.setHeader('retry-after', String(seconds))
  if (path === '/graphql') {
    sendJson(exchange, 429, { errors: [{ message, extensions: { code: 'RATE_LIMITED', userMessage, requestId: incoming.requestId } }] })
  } else if (req.headers.accept?.includes('text/html') === true) {
    const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${userMessage}</title><h1>${userMessage}</h1><p>请在 ${seconds} 秒后刷新页面。编号：${incoming.requestId}</p></html>`
    res.writeHead(429, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(html), 'cache-control': 'no-store' })
    res.end(exchange.method === 'HEAD' ? undefined : html)
  } else sendFailure(exchange, 429, 'RATE_LIMITED')
}
