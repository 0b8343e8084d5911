import type { SendingChannel } from '../../db/tables/message.ts'
import type { Deps } from '../../deps.ts'
import type { Report } from '../../server/report.ts'
import type { Settings } from '../../settings.ts'
import { CHANNELS, KIND_NAMES, termsOf } from '../message/messageKinds.ts'
import { isOffered } from '../message/offers.ts'
import { pauseAfter } from '../webhook/pauses.ts'
import type { OpenChannel, Outcome } from './channel.ts'
import { mailChannel } from './mailChannel.ts'
import { afterQuiet } from './quietHours.ts'
import {
  deleteOldSendings,
  findPause,
  gather,
  giveUpUnknown,
  hush,
  type KindRow,
  type Letter,
  noteHanded,
  pauseChannel,
  settle,
  takeDue,
} from './send.repo.ts'
import { smsChannel } from './smsChannel.ts'
import { wechatChannel } from './wechatChannel.ts'

const GATHERED = 1_000
const AT_ONCE = 8
/** A round ends after so many batches of a channel; the next round takes the rest. */
const BATCHES = 25
/** Longer than any attempt lasts: nobody takes over what is still under way. */
const TAKEN_MS = 60_000
const DAY_MS = 86_400_000
/** What could not be sent in a day is no news any more. */
const TRIED_MS = DAY_MS
const KEPT_MS = 90 * DAY_MS
const FORGOTTEN = 5_000

const OPENERS: Readonly<Record<SendingChannel, (settings: Settings) => OpenChannel | null>> = {
  sms: smsChannel,
  mail: mailChannel,
  wechat: wechatChannel,
}

export const openChannelsOf = (settings: Settings): ReadonlyMap<SendingChannel, OpenChannel> =>
  new Map(
    CHANNELS.flatMap((name) => {
      const channel = OPENERS[name](settings)
      return channel === null ? [] : [[name, channel]]
    }),
  )

/** Every kind by every channel that this shop has for it. */
function kindRows(settings: Settings, channels: ReadonlyMap<SendingChannel, OpenChannel>): KindRow[] {
  return KIND_NAMES.flatMap((kind) => {
    const { channels: proposed, isUrgent = false } = termsOf(kind)
    return [...channels.keys()]
      .filter((channel) => isOffered(settings, channel, kind))
      .map((channel) => ({ kind, channel, is_default: proposed.includes(channel), is_urgent: isUrgent }))
  })
}

/** A round: what was told is given to people and channels, and what is due is sent. */
export async function sendMessages(deps: Deps, report: Report): Promise<number> {
  const { db, clock } = deps
  const channels = openChannelsOf(deps.settings)
  const kinds = kindRows(deps.settings, channels)
  const now = clock.now()
  const quietUntil = afterQuiet(now)
  const part = { now, quietUntil, since: new Date(now.getTime() - DAY_MS), most: GATHERED }
  while ((await gather(db, kinds, part)) === GATHERED);
  if (quietUntil > now) await hush(db, urgentKinds, quietUntil)
  let sent = 0
  for (const [name, channel] of channels) sent += await sendBy(deps, name, channel, report)
  return sent
}

const urgentKinds = KIND_NAMES.filter((kind) => termsOf(kind).isUrgent === true)

async function sendBy(deps: Deps, name: SendingChannel, channel: OpenChannel, report: Report): Promise<number> {
  const { db, clock } = deps
  const holder = Buffer.from(deps.random.bytes(8)).toString('hex')
  await giveUpUnknown(db, name, new Date(clock.now().getTime() - channel.knowsAgainMs), clock.now())
  let sent = 0
  for (let batch = 0; batch < BATCHES; batch++) {
    const now = clock.now()
    if ((await findPause(db, name, now)) !== null) break
    const letters = await takeDue(db, { channel: name, holder, now, takenMs: TAKEN_MS, most: AT_ONCE })
    if (letters.length === 0) break
    await Promise.all(
      letters.map((letter) =>
        send(deps, { name, channel, holder }, letter).catch((error: unknown) => report(error, `message ${letter.id} could not be sent`)),
      ),
    )
    sent += letters.length
  }
  return sent
}

interface Sender {
  readonly name: SendingChannel
  readonly channel: OpenChannel
  readonly holder: string
}

class Overtaken extends Error {}

async function send(deps: Deps, { name, channel, holder }: Sender, letter: Letter): Promise<void> {
  const { db, clock } = deps
  const outcome = await channel.send(deps, letter, async () => {
    if (!(await noteHanded(db, letter, holder, clock.now()))) throw new Overtaken('another process has taken it')
  })
  if (outcome.result === 'rest') await pauseChannel(db, name, new Date(clock.now().getTime() + outcome.ms), outcome.error)
  const now = clock.now()
  await settle(db, letter, holder, settledBy(deps, letter, outcome, now), now)
}

function settledBy(deps: Deps, { kind, attempts, first_at: firstAt }: Letter, outcome: Outcome, now: Date) {
  if (outcome.result === 'sent') return { state: 'sent' } as const
  const { error } = outcome
  if (outcome.result === 'never') return { state: 'failed', error } as const
  if (outcome.result === 'unknown') return { state: 'unknown', error } as const
  const last = firstAt.getTime() + TRIED_MS
  if (now.getTime() >= last) return { state: 'failed', error } as const
  const ms = outcome.result === 'rest' ? outcome.ms : pauseAfter(attempts, deps.random)
  // The last attempt is made when the day is over, not before.
  const next = new Date(Math.min(last, now.getTime() + ms))
  return { state: 'waiting', error, nextAt: termsOf(kind).isUrgent === true ? next : afterQuiet(next) } as const
}

export function forgetSendings({ db, clock }: Deps): Promise<number> {
  return deleteOldSendings(db, new Date(clock.now().getTime() - KEPT_MS), FORGOTTEN)
}
