import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { CertificateKind, Day } from '../../db/tables/identity.ts'
import { ENDING_DAYS } from '../company/licenceKinds.ts'
import { withheldUnits } from '../stock/saleable.ts'

/** What waits for somebody of the house, by kind. */
export async function countWaiting(db: Db, day: Day): Promise<Record<string, number>> {
  const { rows } = await sql<{ what: string; waiting: number }>`
    select 'to_' || case status when 'paid' then 'bill' when 'billed' then 'pick' when 'picked' then 'take_out'
        when 'outbound' then 'ship' else 'refund' end as what, count(*)::int as waiting
      from orders where status in ('paid', 'billed', 'picked', 'outbound', 'refunding') group by 1
    union all select 'after_sale_' || status, count(*)::int from after_sale where status not in ('rejected', 'cancelled', 'done') group by 1
    union all select 'transfer_proof', count(*)::int from transfer_proof where status = 'submitted'
    union all select 'transfer_unpaid', count(*)::int from trade where pay_status = 'unpaid' and pay_mode = 'transfer'
    union all select 'certificate', count(*)::int from certificate where status = 'pending'
    union all select 'licence_ending', count(*)::int from licence
      where ended_at is null and expires_on <= ${day}::date + ${ENDING_DAYS}::int
    union all select 'lapsed_lot', count(*)::int from goods_batch where on_hand > 0 and expires <= ${day}::date
    union all select 'recall', count(*)::int from recall where state = 'open'
    union all select 'intake', count(*)::int from intake where state = 'waiting'
    union all select 'lot_hold', count(*)::int from lot_hold where state = 'held'
    union all select 'supplier_approval', count(*)::int from supplier_approval where state in ('applied', 'checked')
    union all select 'temperature_breach', count(*)::int from temperature_series where state = 'breach'
    union all select 'invoice', count(*)::int from invoice where status = 'applied'
    union all select 'approval', count(*)::int from approval where state = 'waiting'
    union all select 'withdrawal', count(*)::int from withdrawal where status = 'requested'
    union all select 'prize', count(*)::int from draw_record r join draw_prize p on p.id = r.prize_id
      where p.kind = 'goods' and not exists (select from prize_parcel s where s.record_id = r.id)
    union all select 'receipt', count(*)::int from controlled_receipt where status = 'uploaded'
    union all select 'chat', count(*)::int from (select distinct on (member_id) sender from chat_message
      order by member_id, id desc) last where sender = 'buyer'
    union all select 'refund_by_hand', count(*)::int from refund r join payment p on p.id = r.payment_id
      where r.status = 'pending' and p.channel = 'transfer'`.execute(db)
  return Object.fromEntries(rows.filter((row) => row.waiting > 0).map((row) => [row.what, row.waiting]))
}

export interface RefundByHand {
  id: number
  no: string
  trade_no: string
  company: string
  cents: number
  channel_txn: string | null
  created_at: Date
}

/** Money that came by a bank transfer goes back by one, which somebody of the house sends. */
export function findRefundsByHand(db: Db, limit: number): Promise<RefundByHand[]> {
  return db
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .innerJoin('trade as t', 't.id', 'r.trade_id')
    .innerJoin('member as m', 'm.id', 't.member_id')
    .where('r.status', '=', 'pending')
    .where('p.channel', '=', 'transfer')
    .orderBy('r.id')
    .limit(limit)
    .select(['r.id', 'r.no', 't.no as trade_no', 'm.company', 'r.cents', 'p.channel_txn', 'r.created_at'])
    .execute()
}

export interface OfficeStock {
  goods_id: number
  name: string
  ck_id: number
  on_hand: number
  reserved: number
  lapsed: number
  lots: { lot: string; expires: Day; on_hand: number; is_lapsed: boolean; is_recalled: boolean; is_held: boolean }[]
}

export function findStock(db: Db, goodsId: number, day: Day): Promise<OfficeStock[]> {
  return db
    .selectFrom('stock as s')
    .innerJoin('goods as g', 'g.id', 's.goods_id')
    .where('s.goods_id', '=', goodsId)
    .orderBy('s.ck_id')
    .select(['s.goods_id', 'g.name', 's.ck_id', 's.on_hand', 's.reserved', withheldUnits('s', day).as('lapsed')])
    .select(
      sql<OfficeStock['lots']>`coalesce((select jsonb_agg(jsonb_build_object('lot', b.lot_no, 'expires', b.expires, 'on_hand', b.on_hand,
        'is_lapsed', b.expires <= ${day}::date, 'is_recalled', b.recall_id is not null,
        'is_held', b.hold_id is not null) order by b.expires, b.id)
      from goods_batch b where b.goods_id = s.goods_id and b.ck_id = s.ck_id and b.on_hand > 0), '[]')`.as('lots'),
    )
    .execute()
}

export async function hasGoods(db: Db, goodsId: number): Promise<boolean> {
  return (await db.selectFrom('goods').where('id', '=', goodsId).select('id').executeTakeFirst()) !== undefined
}

export interface OfficeCertificate {
  id: number
  member_id: number
  company: string
  kind: CertificateKind
  no: string
  valid_to: Day | null
  status: 'pending' | 'passed' | 'rejected' | 'superseded'
}

export function findPendingCertificates(db: Db, limit: number): Promise<OfficeCertificate[]> {
  return db
    .selectFrom('certificate as c')
    .innerJoin('member as m', 'm.id', 'c.member_id')
    .where('c.status', '=', 'pending')
    .orderBy('c.id')
    .limit(limit)
    .select(['c.id', 'c.member_id', 'm.company', 'c.kind', 'c.no', 'c.valid_to', 'c.status'])
    .execute()
}

export async function lockCertificate(
  db: Db,
  id: number,
): Promise<{ member_id: number; kind: CertificateKind; no: string; status: OfficeCertificate['status'] } | null> {
  return (
    (await db
      .selectFrom('certificate')
      .where('id', '=', id)
      .select(['member_id', 'kind', 'no', 'status'])
      .forUpdate()
      .executeTakeFirst()) ?? null
  )
}

/** A shop has one paper of a kind in force: the new one takes the old one's place. */
export async function passCertificate(db: Db, id: number, memberId: number, kind: CertificateKind): Promise<void> {
  await db
    .updateTable('certificate')
    .set({ status: 'superseded' })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('status', '=', 'passed')
    .execute()
  await db.updateTable('certificate').set({ status: 'passed' }).where('id', '=', id).execute()
}

/** What the office has read on the licence is the shop's number, unless it gave one itself or another shop has it. */
export async function adoptLicence(db: Db, memberId: number, no: string): Promise<void> {
  if (!/^[0-9A-Z]{15,20}$/.test(no)) return
  await sql`update member set licence_no = ${no} where id = ${memberId} and licence_no is null
    and not exists (select 1 from member where licence_no = ${no})`.execute(db)
}

export async function rejectCertificate(db: Db, id: number, reason: string): Promise<void> {
  await db.updateTable('certificate').set({ status: 'rejected', reason }).where('id', '=', id).execute()
}

export async function findRefundByHand(db: Db, id: number): Promise<{ trade_id: number; payment_id: number; member_id: number } | null> {
  const row = await db
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .innerJoin('trade as t', 't.id', 'r.trade_id')
    .where('r.id', '=', id)
    .where('r.status', '=', 'pending')
    .where('p.channel', '=', 'transfer')
    .select(['r.trade_id', 'p.id as payment_id', 't.member_id'])
    .executeTakeFirst()
  return row ?? null
}
