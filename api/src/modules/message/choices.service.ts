import type { SendingChannel } from '../../db/tables/message.ts'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import { findChoices, findReach, saveChoice, type Reach } from './choices.repo.ts'
import { CHANNEL_NAMES, CHANNELS, KIND_NAMES, type MessageKind, termsOf } from './messageKinds.ts'
import { isOffered } from './offers.ts'

/** Null where the shop does not send it that way. */
type OnOff = boolean | null

export interface Preferences {
  readonly reach: Reach
  readonly channels: readonly SendingChannel[]
  readonly kinds: readonly { readonly kind: MessageKind; readonly on: Readonly<Record<SendingChannel, OnOff>> }[]
}

/** What somebody hears of and by which channel: as they chose, else as the house proposes. On this site all is told always. */
export async function preferencesOf({ db, settings }: Pick<Deps, 'db' | 'settings'>, accountId: number): Promise<Preferences> {
  const chosen = new Map((await findChoices(db, accountId)).map((row) => [`${row.kind} ${row.channel}`, row.is_on]))
  const onOff = (kind: MessageKind, channel: SendingChannel): OnOff =>
    isOffered(settings, channel, kind) ? (chosen.get(`${kind} ${channel}`) ?? termsOf(kind).channels.includes(channel)) : null
  return {
    reach: await findReach(db, accountId),
    channels: CHANNELS.filter((channel) => KIND_NAMES.some((kind) => isOffered(settings, channel, kind))),
    kinds: KIND_NAMES.map((kind) => ({
      kind,
      on: { sms: onOff(kind, 'sms'), mail: onOff(kind, 'mail'), wechat: onOff(kind, 'wechat') },
    })),
  }
}

export interface Choice {
  readonly kind: MessageKind
  readonly channel: SendingChannel
  readonly isOn: boolean
}

export async function choose({ db, clock, settings }: Deps, accountId: number, { kind, channel, isOn }: Choice): Promise<void> {
  if (!isOffered(settings, channel, kind)) throw invalid('channel', `商城暂不以${CHANNEL_NAMES[channel]}发送此类消息`)
  await saveChoice(db, { accountId, kind, channel, isOn, at: clock.now() })
}
