import type { Settings } from '../../settings.ts'
import { outboxSender } from '../sms/outboxSender.ts'
import { SmsRefused, webhookSender } from '../sms/webhookSender.ts'
import { TEMPLATES } from '../message/templates.ts'
import { type OpenChannel, wordsOf } from './channel.ts'

/** What a gateway says when another attempt may help: it is busy, or took too long. */
const PASSING = new Set([408, 425, 429])
const SIX_HOURS_MS = 6 * 3_600_000

/** Through the operator's SMS gateway, which drops what comes twice under one id. */
export function smsChannel({ smsWebhook, demo, siteTitle }: Settings): OpenChannel | null {
  if (smsWebhook === null && !demo) return null
  return {
    knowsAgainMs: SIX_HOURS_MS,
    async send({ db, clock }, { id, phone, kind, title, body }, onHand) {
      const text = TEMPLATES.sms.filled({ shop: siteTitle, title, body: body.slice(0, 300) })
      await onHand()
      try {
        await (smsWebhook === null ? outboxSender(db) : webhookSender(smsWebhook)).send({
          id: `notice-${id}`,
          phone,
          scene: 'notice',
          code: null,
          text,
          at: clock.now(),
          notice: { kind, title, body },
        })
        return { result: 'sent' }
      } catch (error) {
        const isFinal = error instanceof SmsRefused && error.status >= 400 && error.status < 500 && !PASSING.has(error.status)
        return { result: isFinal ? 'never' : 'again', error: error instanceof SmsRefused ? `HTTP ${error.status}` : wordsOf(error) }
      }
    },
  }
}
