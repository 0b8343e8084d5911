import type {
  SetMessageChoiceInput,
  MessageChannel,
  MessageChoice,
  MessagePreferences,
  MessageReach,
} from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import type { RestMessagePreferences } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'

const channels: Readonly<Record<string, MessageChannel>> = { sms: 'SMS', mail: 'MAIL', wechat: 'WECHAT' }

function toReach(body: unknown): MessageReach | null {
  const reach = new Row<RestMessagePreferences['channels'][number]>(body, 'message channel')
  const channel = reach.knownOneOf('channel', channels)
  if (channel === null) return null
  return { channel, name: reach.text('name'), address: reach.optionalText('address'), isRefused: reach.flag('is_refused', false) }
}

function toChoice(body: unknown): MessageChoice {
  const choice = new Row<RestMessagePreferences['kinds'][number]>(body, 'message choice')
  return {
    topic: choice.text('kind'),
    name: choice.text('name'),
    group: choice.text('type_text'),
    hasSms: choice.optionalFlag('sms'),
    hasMail: choice.optionalFlag('mail'),
    hasWechat: choice.optionalFlag('wechat'),
  }
}

function toPreferences(body: unknown): MessagePreferences {
  const preferences = new Row<RestMessagePreferences>(body, 'message preferences')
  return {
    reaches: preferences.optionalList('channels', toReach).filter((reach) => reach !== null),
    choices: preferences.optionalList('kinds', toChoice),
  }
}

export async function fetchPreferences(rest: CallerRest): Promise<MessagePreferences> {
  return toPreferences(await rest.get('/api/message/preferences'))
}

export async function setMessageChoice(rest: CallerRest, { topic, channel, isSent }: SetMessageChoiceInput): Promise<MessagePreferences> {
  const form = { kind: topic, channel: channel.toLowerCase(), is_on: isSent ? 1 : 0 }
  return toPreferences(await rest.post('/api/message/preferences', { form }))
}

export async function requestMailCode(rest: CallerRest, email: string): Promise<number> {
  return new Row<{ retry_after: number }>(await rest.post('/api/message/mail/code', { form: { email } }), 'mail code').integer(
    'retry_after',
  )
}

export async function setMessageMail(rest: CallerRest, code: string): Promise<MessagePreferences> {
  return toPreferences(await rest.post('/api/message/mail', { form: { code } }))
}

export async function removeMessageChannel(rest: CallerRest, channel: MessageChannel): Promise<MessagePreferences> {
  return toPreferences(await rest.post('/api/message/preferences/remove', { form: { channel: channel.toLowerCase() } }))
}
