import type { Round } from './round.ts'
import { findBillCodes, setAmount, type TakenBill } from './send.repo.ts'

const HOUR_MS = 3_600_000
const LOOKED_FOR_MS = 24 * HOUR_MS

/** The platform took it and does not have it: looked for hourly for a day, then the office decides. */
export async function noteMissing(round: Round, bill: TakenBill): Promise<void> {
  await round.note(bill.id, 'find', 'not_found')
  const now = round.deps.clock.now()
  const isLate = bill.answered_at === null || now.getTime() - bill.answered_at.getTime() >= LOOKED_FOR_MS
  const reason = '平台已受理，但查不到此单据'
  await round.settle(bill, { state: 'not_found', reason, next_at: isLate ? null : round.in(HOUR_MS) })
}

/** The platform has it. Its smallest packs are ours, or what its own relations make of our codes; everything else is a difference. */
export async function checkQuantity(round: Round, bill: TakenBill, count: number | null): Promise<void> {
  await round.note(bill.id, 'find', 'found', count === null ? '' : `min_pkg_count ${count}`)
  const now = round.deps.clock.now()
  const found = { state: bill.state === 'duplicate' ? 'duplicate' : 'uploaded', answered_at: bill.answered_at ?? now } as const
  if (count === null) return round.settle(bill, { ...found, reason: '平台没有给出数量，未能核对' })
  const agreed = { ...found, platform_count: count, checked_at: now }
  if (count === bill.pieces) return round.settle(bill, agreed)
  const related = await relatedSum(round, bill)
  if (related === 'asking') return round.settle(bill, { ...found, platform_count: count, reason: '正在按包装关系核对数量', next_at: now })
  const words = `登记 ${bill.pieces}，平台 ${count}，按平台包装关系 ${related ?? '未知'}`
  await round.note(bill.id, 'relation', related === count ? 'agrees' : 'quantity_differs', words)
  if (related === count) return round.settle(bill, { ...agreed, reason: `按平台包装关系相符：${words}` })
  return round.settle(bill, { ...found, state: 'quantity_differs', platform_count: count, reason: `数量不符：${words}` })
}

/** Code by code; what was asked is kept, so that the next round goes on. Null where the platform knows one of them not. */
async function relatedSum(round: Round, bill: TakenBill): Promise<number | null | 'asking'> {
  let sum = 0
  for (const { code, amount } of await findBillCodes(round.deps.db, bill.id)) {
    if (amount === null && round.isOver) return 'asking'
    const told = amount ?? (await round.call(bill, 'relation', (platform) => platform.singleRelation(code)))
    if (told === null) return null
    if (amount === null) await setAmount(round.deps.db, bill.id, code, told)
    sum += told
  }
  return sum
}
