import { createHmac } from 'node:crypto'

const digest = (secret: string, at: number, body: string): string => createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')

/** Beside each message: `t=SECONDS,v1=HEX`, one `v1` for each secret that is good: HMAC-SHA256 over `SECONDS.BODY`. */
export function signatureHeader(secrets: readonly string[], at: number, body: string): string {
  return [`t=${at}`, ...secrets.map((secret) => `v1=${digest(secret, at, body)}`)].join(',')
}
