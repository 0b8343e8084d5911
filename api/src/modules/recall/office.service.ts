import { chunksOf } from '../../db/chunks.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import type { Report } from '../../server/report.ts'
import { settleRecalled } from '../after-sale/lapse.service.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { tell } from '../message/message.service.ts'
import { lockStockRows, type StockKey } from '../stock/stock.repo.ts'
import { insertNotices, traceParcels, type RecallLot } from './holders.repo.ts'
import { findNotified } from './notice.repo.ts'
import {
  endRecall,
  findBatches,
  findRecallByKey,
  findRecallLots,
  freezeLots,
  insertRecall,
  insertRecallLots,
  lockRecall,
  thawLots,
  type NewRecall,
} from './recall.repo.ts'

/** Hours by which a shop is to have answered. */
export const LEVEL_HOURS = { 1: 24, 2: 48, 3: 72 } as const
const HOUR_MS = 3_600_000
export const RECALL_PATH = '/zhaohui'

export interface OpenRecall extends Omit<NewRecall, 'at'> {
  readonly lots: readonly RecallLot[]
}

/**
 * Freezes the lots and tells every holder in one transaction: whoever reserves or ships waits for the same rows of the stock and finds
 * the lots frozen. Orders that were promised them give way right after it; the job catches up with what fails there.
 */
export async function openRecall(
  deps: Deps,
  recall: OpenRecall,
  report: Report,
): Promise<{ readonly id: number; readonly holders: number }> {
  const done = await inTransaction(deps, async (tx) => {
    const at = tx.clock.now()
    const id = await insertRecall(tx.db, { ...recall, at })
    if (id === null)
      return { id: await knownRecall(tx, recall), holders: (await findNotified(tx.db, await knownRecall(tx, recall))).length, keys: [] }
    const keys = await freeze(tx, id, recall.lots)
    const holders = await insertNotices(tx.db, id, { now: at, due: new Date(at.getTime() + LEVEL_HOURS[recall.level] * HOUR_MS) })
    await traceParcels(tx.db, id, at)
    const { level, reason, instruction } = recall
    const words = {
      title: `药品召回：请在 ${LEVEL_HOURS[level]} 小时内回复`,
      body: [
        `您购买的商品有批号正在${LEVEL_NAMES[level]}召回。原因：${reason}。${instruction}`,
        '请立即停售、停用并隔离，查看批号并回复在库、已售与退回数量。',
      ].join(' '),
    }
    await tellHolders(tx, id, holders, 'opened', words)
    await written(tx, 'recall.open', id, { staff: recall.staff, level, reason, instruction, lots: recall.lots })
    return { id, holders: holders.length, keys }
  })
  await settleRecalled(deps, done.keys, report)
  return { id: done.id, holders: done.holders }
}

export const LEVEL_NAMES = { 1: '一级', 2: '二级', 3: '三级' } as const

async function knownRecall(tx: Deps, { clientKey, level, reason, instruction }: OpenRecall): Promise<number> {
  const known = await findRecallByKey(tx.db, clientKey)
  if (known === null || known.level !== level || known.reason !== reason || known.instruction !== instruction)
    throw refused('IDEMPOTENCY_REUSED')
  return known.id
}

async function freeze(tx: Deps, id: number, lots: readonly RecallLot[]): Promise<StockKey[]> {
  await lockStockRows(tx.db, await findBatches(tx.db, lots))
  const batches = await findBatches(tx.db, lots)
  for (const { goodsId, lot } of lots) {
    const found = batches.filter((batch) => batch.goodsId === goodsId && batch.lot === lot)
    if (found.length === 0) throw invalid('lots', `商品 ${goodsId} 没有批号 ${lot}`)
    const other = found.find((batch) => batch.recallId !== null)
    if (other !== undefined) throw invalid('lots', `批号 ${lot} 已在召回 ${other.recallId} 中`)
  }
  await insertRecallLots(tx.db, id, lots)
  await freezeLots(tx.db, id)
  return batches
}

/** All is back that comes back: the lots stay frozen until they are destroyed. */
export function closeRecall(deps: Deps, id: number, staff: string, note: string | null): Promise<void> {
  return end(deps, id, { state: 'closed', staff, note }, async (tx, holders) => {
    await tellHolders(tx, id, holders, 'closed', {
      title: '药品召回已结束',
      body: `召回 ${id} 已结束，感谢配合。已同意的退货仍按售后单办理。`,
    })
  })
}

/** Opened by mistake: the lots are sold again. Another person than the one who opened it says so. */
export function liftRecall(deps: Deps, id: number, staff: string, note: string): Promise<void> {
  return end(deps, id, { state: 'lifted', staff, note }, async (tx, holders) => {
    await lockStockRows(tx.db, await findBatches(tx.db, await findRecallLots(tx.db, id)))
    await thawLots(tx.db, id)
    await tellHolders(tx, id, holders, 'lifted', {
      title: '药品召回已撤销',
      body: `召回 ${id} 已撤销，相关批号可照常销售和使用。原因：${note}。`,
    })
  })
}

async function end(
  deps: Deps,
  id: number,
  { state, staff, note }: { readonly state: 'closed' | 'lifted'; readonly staff: string; readonly note: string | null },
  work: (tx: Deps, holders: readonly number[]) => Promise<void>,
): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const recall = await lockRecall(tx.db, id)
    if (recall === null) throw notFound('没有这次召回')
    if (recall.state === state && recall.ended_by === staff && recall.ended_note === note) return
    if (recall.state !== 'open') throw refused('STATE_CHANGED')
    if (state === 'lifted' && recall.opened_by === staff) throw invalid('staff', '撤销召回须由发起人以外的另一位人员办理')
    await endRecall(tx.db, id, { state, staff, note, at: tx.clock.now() })
    await work(tx, await findNotified(tx.db, id))
    await written(tx, `recall.${state === 'closed' ? 'close' : 'lift'}`, id, { staff, note })
  })
}

async function tellHolders(
  tx: Deps,
  id: number,
  holders: readonly number[],
  what: 'opened' | 'closed' | 'lifted',
  words: { readonly title: string; readonly body: string },
): Promise<void> {
  const messages = holders.map((memberId) => ({
    memberId,
    kind: 'recall' as const,
    ref: `recall:${id}:${what}`,
    url: RECALL_PATH,
    ...words,
  }))
  for (const some of chunksOf(messages, 10)) await tell(tx, ...some)
}

function written(tx: Deps, action: string, id: number, after: unknown): Promise<void> {
  return insertAudit(tx.db, { accountId: null, memberId: null, action, object: `recall:${id}`, after, now: tx.clock.now() })
}
