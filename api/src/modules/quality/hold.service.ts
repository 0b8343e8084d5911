import type { Db } from '../../db/schema.ts'
import type { HoldState } from '../../db/tables/quality.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import type { Report } from '../../server/report.ts'
import { settleRecalled } from '../after-sale/lapse.service.ts'
import { findLot } from '../stock/inOut.repo.ts'
import { writeOff } from '../stock/inOut.service.ts'
import { lockStockRows, type StockKey } from '../stock/stock.repo.ts'
import { written } from './written.ts'

export interface LotAct extends StockKey {
  readonly lot: string
  readonly reason: string
  readonly staff: string
  readonly clientKey: string
}

/** The newest first. */
export function findHolds(db: Db, state: HoldState | null, limit: number) {
  return db
    .selectFrom('lot_hold as h')
    .innerJoin('goods_batch as b', 'b.id', 'h.batch_id')
    .innerJoin('goods as g', 'g.id', 'b.goods_id')
    .$if(state !== null, (query) => query.where('h.state', '=', state ?? 'held'))
    .orderBy('h.id', 'desc')
    .limit(limit)
    .selectAll('h')
    .select(['b.goods_id', 'b.ck_id', 'b.lot_no', 'b.on_hand', 'g.name as goods'])
    .execute()
}

async function lotOf(tx: Deps, act: StockKey & { readonly lot: string }) {
  await lockStockRows(tx.db, [act])
  const lot = await findLot(tx.db, act, act.lot)
  if (lot === null) throw invalid('lot', '该仓没有这个批号')
  return lot
}

/** In doubt: from this transaction on nothing of the lot is sold, reserved or sent, and orders that were promised it give way. */
export async function holdLot(deps: Deps, act: LotAct, report: Report): Promise<number> {
  const { goodsId, ckId, reason, staff, clientKey } = act
  const done = await inTransaction(deps, async (tx) => {
    const lot = await lotOf(tx, act)
    const known = await tx.db.selectFrom('lot_hold').where('client_key', '=', clientKey).select(['id', 'batch_id']).executeTakeFirst()
    if (known !== undefined && known.batch_id !== lot.id) throw refused('IDEMPOTENCY_REUSED')
    if (known !== undefined) return { id: known.id, isNew: false }
    if (lot.hold !== null) throw refused('STATE_CHANGED', {}, { sentence: '该批号已在隔离中' })
    const { id } = await tx.db
      .insertInto('lot_hold')
      .values({ batch_id: lot.id, reason, opened_by: staff, opened_at: tx.clock.now(), client_key: clientKey })
      .returning('id')
      .executeTakeFirstOrThrow()
    await written(tx, 'lot.hold', `goods:${goodsId}`, { staff, reason, change: { lot: act.lot, ckId } })
    return { id, isNew: true }
  })
  if (done.isNew) await settleRecalled(deps, [{ goodsId, ckId }], report)
  return done.id
}

/** Quality management decides once, another person than the one who held it. What is condemned is never sold again. */
export async function decideHold(
  deps: Deps,
  id: number,
  { state, staff, note }: { readonly state: 'released' | 'condemned'; readonly staff: string; readonly note: string },
): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const found = (await findHoldKey(tx.db, id)) ?? null
    if (found === null) throw notFound('没有这次隔离')
    await lockStockRows(tx.db, [{ goodsId: found.goods_id, ckId: found.ck_id }])
    const row = await tx.db.selectFrom('lot_hold').where('id', '=', id).selectAll().forUpdate().executeTakeFirstOrThrow()
    if (row.state === state && row.decided_by === staff && row.note === note) return
    if (row.state !== 'held') throw refused('STATE_CHANGED')
    if (row.opened_by === staff) throw invalid('staff', '隔离须由发起人以外的另一位人员处理')
    await tx.db.updateTable('lot_hold').set({ state, decided_by: staff, decided_at: tx.clock.now(), note }).where('id', '=', id).execute()
    const change = { lot: found.lot_no, ckId: found.ck_id }
    await written(tx, `lot.${state === 'released' ? 'release' : 'condemn'}`, `goods:${found.goods_id}`, { staff, note, change })
  })
}

function findHoldKey(db: Db, id: number) {
  return db
    .selectFrom('lot_hold as h')
    .innerJoin('goods_batch as b', 'b.id', 'h.batch_id')
    .where('h.id', '=', id)
    .select(['b.goods_id', 'b.ck_id', 'b.lot_no'])
    .executeTakeFirst()
}

export interface Destruction extends LotAct {
  readonly qty: number
  readonly method: string
  readonly witness: string
}

/** Unfit pieces are destroyed before a witness: they leave the stock with the record, or neither is written. */
export function destroyLot(deps: Deps, act: Destruction): Promise<number> {
  const { goodsId, qty, reason, method, witness, staff, clientKey } = act
  return inTransaction(deps, async (tx) => {
    if (witness === staff) throw invalid('witness', '监督人须是另一位人员')
    const lot = await lotOf(tx, act)
    const known = await tx.db.selectFrom('destruction').where('client_key', '=', clientKey).selectAll().executeTakeFirst()
    if (known !== undefined && (known.batch_id !== lot.id || known.qty !== qty)) throw refused('IDEMPOTENCY_REUSED')
    if (known !== undefined) return known.id
    const at = tx.clock.now()
    await writeOff(tx, act, clientKey)
    const { id } = await tx.db
      .insertInto('destruction')
      .values({ batch_id: lot.id, qty, reason, method, destroyed_by: staff, witness, at, client_key: clientKey })
      .returning('id')
      .executeTakeFirstOrThrow()
    await written(tx, 'lot.destroy', `goods:${goodsId}`, { staff, witness, reason, method, change: { lot: act.lot, ckId: act.ckId, qty } })
    return id
  })
}

/** The newest first. */
export function findDestructions(db: Db, limit: number) {
  return db
    .selectFrom('destruction as d')
    .innerJoin('goods_batch as b', 'b.id', 'd.batch_id')
    .innerJoin('goods as g', 'g.id', 'b.goods_id')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .selectAll('d')
    .select(['b.goods_id', 'b.ck_id', 'b.lot_no', 'g.name as goods'])
    .execute()
}
