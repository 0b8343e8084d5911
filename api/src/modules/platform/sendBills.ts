import type { Deps } from '../../deps.ts'
import type { Report } from '../../server/report.ts'
import { systemIo } from '../channel/channelIo.ts'
import { checkQuantity, noteMissing } from './checkBill.ts'
import { isBusyHour } from './hours.ts'
import { kytPlatform } from './kyt.ts'
import { makeBills } from './makeBills.ts'
import { PlatformTrouble } from './platform.ts'
import { Overtaken, Round, TAKEN_MS } from './round.ts'
import { markKilled, postponeAll, takeDue, type TakenBill } from './send.repo.ts'
import { sendBill } from './sendBill.ts'
import type { PlatformIo } from './top.ts'

const RETRIES = 3
const RETRY_MS = 30_000
/** After the retries it waits for a later round. */
const LATER_MS = 10 * 60_000

/** A round: bills are made of what moved, and told to the platform at the hours when it listens. */
export async function uploadCodes(deps: Deps, report: Report, io: PlatformIo = { ...systemIo(), now: () => deps.clock.now() }) {
  const made = await makeBills(deps, report)
  const settings = deps.settings.tracePlatform
  if (settings === null || (isBusyHour(deps.clock.now()) && !settings.anyHour)) return made
  await markKilled(deps.db, deps.clock.now())
  const round = new Round(deps, kytPlatform(settings, io))
  let done = made
  while (!round.isOver) {
    const bill = await takeDue(deps.db, { holder: round.holder, now: deps.clock.now(), takenMs: TAKEN_MS })
    if (bill === null) break
    await workOn(round, bill).catch((error: unknown) => {
      round.end()
      report(error, `bill ${bill.no} could not be worked on`)
    })
    done++
  }
  return done
}

async function workOn(round: Round, bill: TakenBill): Promise<void> {
  try {
    if (bill.state === 'waiting' || bill.state === 'partner_missing') return await sendBill(round, bill)
    const found = await round.call(bill, 'find', (platform) => platform.findBill(bill.no))
    if (found !== null) return await checkQuantity(round, bill, found.count)
    // What may have come is sent again only here, when the platform says that it did not.
    if (bill.state === 'unclear') return await sendBill(round, bill)
    return await noteMissing(round, bill)
  } catch (error) {
    if (error instanceof Overtaken) return
    if (!(error instanceof PlatformTrouble)) throw error
    await wait(round, bill, error)
  }
}

/** The bill stays what it is; nobody asks the platform anything until it may answer. */
async function wait(round: Round, bill: TakenBill, { kind, words, ms }: PlatformTrouble): Promise<void> {
  const isRest = kind === 'limited' || kind === 'settings'
  const attempts = isRest ? bill.attempts : bill.attempts + 1
  const isLater = attempts > RETRIES
  const reason = words.slice(0, 300)
  const next_at = round.in(isRest ? ms : isLater ? LATER_MS : RETRY_MS)
  await round.settle(bill, { state: bill.state, reason, next_at, attempts: isLater ? 0 : attempts, handed_at: null })
  if (isRest || kind === 'unreached') await postponeAll(round.deps.db, round.in(isRest ? ms : RETRY_MS))
  round.end()
}
