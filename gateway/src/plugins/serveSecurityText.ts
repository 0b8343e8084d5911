import { sendFailure } from '../http/answers.ts'
import type { HttpPlugin } from '../http/exchange.ts'
import type { Machine } from '../machine.ts'
import { openEnvelope } from '../rest/envelope.ts'
import type { RestClient } from '../rest/restClient.ts'

const PATH = '/.well-known/security.txt'
const DAY_MS = 86_400_000
/** RFC 9116 wants less than a year. */
const VALID_DAYS = 180

export type SecurityTextOptions = {
  readonly client: RestClient
  readonly publicUrl: string | null
  readonly machine: Pick<Machine, 'now'>
}

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a hole, which is the company's hotline. */
export function serveSecurityText({ client, publicUrl, machine }: SecurityTextOptions): HttpPlugin {
  return async (exchange) => {
    if (exchange.path !== PATH) return false
    const { res, method, incoming } = exchange
    const { requestId, clientIp, signal } = incoming
    if (method !== 'GET' && method !== 'HEAD') {
      sendFailure(exchange, 405, 'BAD_REQUEST')
      return true
    }
    const caller = { session: null, requestId, clientIp, signal }
    const contact = contactIn(openEnvelope(await client.send({ method: 'GET', path: '/api/focus/common', caller })))
    if (contact === null || publicUrl === null) {
      // Without a way to be reached and an address of its own the file would not be one.
      sendFailure(exchange, 404, 'BAD_REQUEST')
      return true
    }
    const text = securityText(contact, publicUrl, machine.now())
    res.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'public, max-age=3600',
    })
    res.end(method === 'HEAD' ? undefined : text)
    return true
  }
}

/** A hotline as an address that can be called: 400 numbers and mobiles as they are, landlines without their first zero. */
function contactIn(data: unknown): string | null {
  const config: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'common_config') : null
  const line: unknown = typeof config === 'object' && config !== null ? Reflect.get(config, 'hot_line') : null
  if (typeof line !== 'string' || !/\d{5}|400-/.test(line)) return null
  return `tel:+86-${line.replace(/^0/, '')}`
}

export function securityText(contact: string, publicUrl: string, now: number): string {
  const expires = new Date(Math.floor(now / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS).toISOString()
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${new URL(PATH, publicUrl).href}`,
    '',
  ].join('\n')
}
