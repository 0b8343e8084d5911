import { createHmac } from 'node:crypto'
import { seconds } from '../../deps.ts'
import type { SmsMessage, SmsSender } from './smsSender.ts'

const LIMIT_MS = 5_000

export class SmsRefused extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the SMS webhook answered ${status}`)
    this.status = status
  }
}

/**
 * Posts each message as JSON to the operator's SMS gateway. `x-sms-signature` is "sha256=" and the hex HMAC-SHA256 of
 * `<x-sms-timestamp>.<body>` under the shared secret. A code is sent once:
 * a buyer can ask for another, nobody can unsend one. A notice is sent again under its id, by which the gateway knows it.
 */
export function webhookSender(webhook: { readonly url: URL; readonly secret: string }, limitMs = LIMIT_MS): SmsSender {
  return {
    async send(message) {
      const body = JSON.stringify(wireMessage(message))
      const timestamp = String(seconds(message.at))
      const response = await fetch(webhook.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-sms-timestamp': timestamp,
          'x-sms-signature': sign(webhook.secret, timestamp, body),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      })
      await response.body?.cancel()
      if (!response.ok) throw new SmsRefused(response.status)
    },
  }
}

function wireMessage({ id, phone, scene, code, text, at, notice }: SmsMessage): Record<string, unknown> {
  return { id, phone, scene, code, text, at: seconds(at), ...notice }
}

function sign(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}
