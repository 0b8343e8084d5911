import { formatDate } from 'rules/time'
import { seconds } from '../../deps.ts'
import { companyOf } from '../company/company.service.ts'
import { isTooOld } from './hours.ts'
import { PlatformTrouble, type SentBill, type Verdict } from './platform.ts'
import type { Round } from './round.ts'
import { findBillCodes, keepPartner, type TakenBill } from './send.repo.ts'

const MINUTE_MS = 60_000
/** The platform works on a bill for a while before it can be read back. */
const CHECK_AFTER_MS = 10 * MINUTE_MS
const LOOK_AGAIN_MS = MINUTE_MS
const PARTNER_AGAIN_MS = 24 * 60 * MINUTE_MS

/** Uploads a bill that the platform has not, as far as anybody knows. */
export async function sendBill(round: Round, bill: TakenBill): Promise<void> {
  if (isTooOld(bill.at, round.deps.clock.now())) {
    const reason = `平台不接受两年前的单据（${formatDate(seconds(bill.at))}），不会上传`
    return round.settle(bill, { state: 'too_old', reason })
  }
  const partnerId = bill.ent_id ?? (await findPartnerOf(round, bill))
  if (partnerId === null) return
  const sent = await sentBill(round, bill, partnerId)
  try {
    await told(round, bill, await round.call(bill, 'upload', (platform) => platform.uploadBill(sent)))
  } catch (error) {
    if (!(error instanceof PlatformTrouble)) throw error
    const { kind, words } = error
    if (kind === 'refused') return told(round, bill, { result: 'failed', words }, false)
    if (kind !== 'unclear') throw error
    await round.settle(bill, { state: 'unclear', reason: words.slice(0, 300), next_at: round.in(LOOK_AGAIN_MS) })
    round.end()
  }
}

async function told(round: Round, bill: TakenBill, { result, words }: Verdict, isNoted = true): Promise<void> {
  if (isNoted) await round.note(bill.id, 'upload', result, words)
  const answered_at = round.deps.clock.now()
  if (result === 'uploaded') return round.settle(bill, { state: result, answered_at, next_at: round.in(CHECK_AFTER_MS) })
  const reason = words.slice(0, 300)
  const next_at = result === 'duplicate' ? round.in(CHECK_AFTER_MS) : null
  return round.settle(bill, { state: result, reason, answered_at, next_at })
}

/** Null where the platform knows no such company, or several: then the bill is kept until somebody says which. */
async function findPartnerOf(round: Round, bill: TakenBill): Promise<string | null> {
  const { db, clock } = round.deps
  const partners = await round.call(bill, 'partner', (platform) => platform.findPartner(bill.company))
  const ids = [...new Set(partners.filter(({ name }) => name === bill.company).map(({ entId }) => entId))]
  const [id = null] = ids
  if (id !== null && ids.length === 1) {
    await keepPartner(db, bill.member_id, id, clock.now())
    return id
  }
  const reason = ids.length === 0 ? `平台往来单位中没有“${bill.company}”` : `平台往来单位中有 ${ids.length} 个“${bill.company}”`
  await round.note(bill.id, 'partner', 'partner_missing', reason)
  await round.settle(bill, { state: 'partner_missing', reason, handed_at: null, next_at: round.in(PARTNER_AGAIN_MS) })
  return null
}

async function sentBill({ deps }: Round, bill: TakenBill, partnerId: string): Promise<SentBill> {
  const { company, address } = await companyOf(deps)
  const codes = await findBillCodes(deps.db, bill.id)
  return {
    no: bill.no,
    kind: bill.kind,
    billType: bill.bill_type,
    physicType: bill.physic_type,
    at: bill.at,
    orderNo: bill.order_no,
    partnerId,
    ourAddress: address === '' ? company : address,
    buyerAddress: bill.address.address,
    buyerName: bill.address.name,
    codes: codes.map(({ code }) => code),
  }
}
