import { createHmac } from 'node:crypto'
import { seconds } from '../../deps.ts'
import type { SmsMessage, SmsSender } from './smsSender.ts'

const LIMIT_MS = 5_000

/**
 * Posts each message as JSON to the operator's SMS gateway. `x-sms-signature` is "sha256=" and the hex HMAC-SHA256 of
 * `<x-sms-timestamp>.<body>` under the shared secret. A message is sent once: a buyer can ask for another code, nobody can unsend one.
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
      if (!response.ok) throw new Error(`the SMS webhook answered ${response.status}`)
    },
  }
}

function wireMessage({ id, phone, scene, code, text, at }: SmsMessage): Record<string, unknown> {
  return { id, phone, scene, code, text, at: seconds(at) }
}

function sign(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}
