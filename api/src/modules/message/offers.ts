import type { SendingChannel } from '../../db/tables/message.ts'
import type { Settings } from '../../settings.ts'
import type { MessageKind } from './messageKinds.ts'

/** Whether this shop can send messages of a kind that way: WeChat wants a template for each. */
export function isOffered({ smsWebhook, smtp, demo, wechatMessages }: Settings, channel: SendingChannel, kind: MessageKind): boolean {
  if (channel === 'sms') return smsWebhook !== null || demo
  if (channel === 'mail') return smtp !== null || demo
  return wechatMessages !== null && templateFor(wechatMessages.templates, kind) !== undefined
}

export const templateFor = <Found>(templates: Readonly<Record<string, Found>>, kind: MessageKind): Found | undefined =>
  templates[kind] ?? templates['*']
