import { INT_MAX } from 'rules/constants'
import type { Db } from '../../db/schema.ts'
import type { Day } from '../../db/tables/identity.ts'
import type { IntakeState } from '../../db/tables/quality.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type Deps, today } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { findOnHand } from '../stock/inOut.repo.ts'
import { stockIn } from '../stock/inOut.service.ts'
import type { StockKey } from '../stock/stock.repo.ts'
import { supplierCalled } from './approval.service.ts'
import { written } from './written.ts'

export interface NewIntake extends StockKey {
  /** Null: the supplier of the goods. */
  readonly supplier: string | null
  readonly lot: string
  readonly arrived: number
  readonly produced: Day
  readonly expires: Day
  readonly staff: string
  readonly clientKey: string
}

/** The newest first. */
export function findIntakes(db: Db, state: IntakeState | null, limit: number) {
  return db
    .selectFrom('intake as i')
    .innerJoin('supplier as s', 's.id', 'i.supplier_id')
    .innerJoin('goods as g', 'g.id', 'i.goods_id')
    .$if(state !== null, (query) => query.where('i.state', '=', state ?? 'waiting'))
    .orderBy('i.id', 'desc')
    .limit(limit)
    .selectAll('i')
    .select(['s.name as supplier', 'g.name as goods'])
    .execute()
}

/** Goods have arrived and wait in their own place: nothing of them is in the stock. */
export function enterIntake(deps: Deps, intake: NewIntake): Promise<number> {
  return inTransaction(deps, async (tx) => {
    const { goodsId, ckId, lot, arrived, produced, expires, staff, clientKey } = intake
    const known = await tx.db.selectFrom('intake').where('client_key', '=', clientKey).selectAll().executeTakeFirst()
    if (known !== undefined && (known.goods_id !== goodsId || known.lot_no !== lot || known.arrived !== arrived))
      throw refused('IDEMPOTENCY_REUSED')
    if (known !== undefined) return known.id
    const goods = await tx.db.selectFrom('goods').where('id', '=', goodsId).select('supplier_id').executeTakeFirst()
    if (goods === undefined) throw notFound('商品不存在')
    const supplierId = intake.supplier === null ? goods.supplier_id : await supplierCalled(tx.db, intake.supplier)
    const row = await tx.db
      .insertInto('intake')
      .values({
        supplier_id: supplierId,
        goods_id: goodsId,
        ck_id: ckId,
        lot_no: lot,
        produced,
        expires,
        arrived,
        entered_by: staff,
        entered_at: tx.clock.now(),
        client_key: clientKey,
      })
      .onConflict((oc) => oc.columns(['goods_id', 'ck_id', 'lot_no']).where('state', '=', 'waiting').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) throw refused('STATE_CHANGED', {}, { sentence: '该批号已有到货待验收，请先验收' })
    await written(tx, 'intake.enter', `goods:${goodsId}`, { staff, change: { lot, ckId, qty: arrived } })
    return row.id
  })
}

/** What is accepted comes into the stock in the same transaction; the rest never does, and the note says why. */
export async function acceptIntake(
  deps: Deps,
  id: number,
  { accepted, staff, note }: { readonly accepted: number; readonly staff: string; readonly note: string | null },
): Promise<IntakeState> {
  return inTransaction(deps, async (tx) => {
    const row = await tx.db.selectFrom('intake').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
    if (row === undefined) throw notFound('没有这次到货')
    if (row.state !== 'waiting' && row.accepted === accepted && row.decided_by === staff) return row.state
    if (row.state !== 'waiting') throw refused('STATE_CHANGED')
    if (accepted > row.arrived) throw invalid('accepted', `合格数量不能超过到货的 ${row.arrived}`)
    if (accepted < row.arrived && note === null) throw invalid('note', '有拒收的请写明原因')
    const state = accepted === 0 ? 'refused' : accepted === row.arrived ? 'accepted' : 'partly'
    const now = tx.clock.now()
    if (accepted > 0) await requireApproved(tx, row.supplier_id)
    await tx.db.updateTable('intake').set({ state, accepted, decided_by: staff, decided_at: now, note }).where('id', '=', id).execute()
    const change = { goodsId: row.goods_id, ckId: row.ck_id, lot: row.lot_no, qty: accepted, produced: row.produced, expires: row.expires }
    if (accepted > 0 && (await findOnHand(tx.db, change)) + accepted > INT_MAX) throw invalid('accepted', `入库后的库存不能超过${INT_MAX}`)
    if (accepted > 0) await stockIn(tx, change, `intake:${id}`)
    await written(tx, 'intake.decide', `goods:${row.goods_id}`, { staff, note, change })
    return state
  })
}

async function requireApproved(tx: Deps, supplierId: number): Promise<void> {
  const row = await tx.db
    .selectFrom('supplier_approval')
    .where('supplier_id', '=', supplierId)
    .where('state', '=', 'approved')
    .where('valid_to', '>=', today(tx.clock.now()))
    .select('id')
    .executeTakeFirst()
  if (row === undefined) throw invalid('supplier', '供货商没有在有效期内的首营审批，不能验收入库')
}
