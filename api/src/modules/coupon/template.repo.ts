import { sql } from 'kysely'
import type { CouponKind } from 'rules/pricing'
import { chunksOf } from '../../db/chunks.ts'
import type { Db, RowOf } from '../../db/schema.ts'

export type TemplateRow = RowOf<typeof findCenter>

interface CenterPage {
  readonly memberId: number | null
  readonly kind: CouponKind | null
  readonly page: number
  readonly perPage: number
  readonly now: Date
}

/** Templates that may be claimed now by anybody; those with a code are only for who knows it. */
export async function findCenter(db: Db, { memberId, kind, page, perPage, now }: CenterPage) {
  const open = db
    .selectFrom('coupon_template as t')
    .where('t.code', 'is', null)
    .where('t.claim_from', '<=', now)
    .where('t.claim_to', '>', now)
    .$if(kind !== null, (qb) => qb.where('t.kind', '=', kind ?? 'threshold'))
  const { total } = await open.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await open
    .select([
      't.id',
      't.name',
      't.kind',
      't.face',
      't.min_cents',
      't.covers_all',
      't.total',
      't.issued',
      't.per_member',
      't.claim_to',
      't.valid_days',
    ])
    .select(sql<number>`(select count(*)::int from coupon c where c.template_id = t.id and c.member_id = ${memberId ?? 0})`.as('claimed'))
    .orderBy('t.kind', 'desc')
    .orderBy('t.face', 'desc')
    .orderBy('t.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { rows, total }
}

export async function findByCode(db: Db, code: string): Promise<number | null> {
  return (await db.selectFrom('coupon_template').where('code', '=', code).select('id').executeTakeFirst())?.id ?? null
}

export async function findByClientKey(db: Db, key: string): Promise<number | null> {
  return (await db.selectFrom('coupon_template').where('client_key', '=', key).select('id').executeTakeFirst())?.id ?? null
}

/** Takes one off the template's number; null when there is none. Holds the template until the transaction ends. */
export async function takeOne(db: Db, templateId: number) {
  const row = await db
    .updateTable('coupon_template')
    .set({ issued: sql<number>`issued + 1` })
    .where('id', '=', templateId)
    .where(sql<boolean>`issued < total`)
    .returning(['per_member', 'valid_days', 'issued'])
    .executeTakeFirst()
  return row ?? null
}

export async function findClaimTimes(
  db: Db,
  templateId: number,
): Promise<{ claim_from: Date; claim_to: Date; code: string | null } | null> {
  return (
    (await db.selectFrom('coupon_template').where('id', '=', templateId).select(['claim_from', 'claim_to', 'code']).executeTakeFirst()) ??
    null
  )
}

export async function countOf(db: Db, templateId: number, memberId: number): Promise<number> {
  const { pieces } = await db
    .selectFrom('coupon')
    .where('template_id', '=', templateId)
    .where('member_id', '=', memberId)
    .select((eb) => eb.fn.countAll<number>().as('pieces'))
    .executeTakeFirstOrThrow()
  return pieces
}

export async function insertPiece(
  db: Db,
  piece: { templateId: number; memberId: number; nth: number; from: Date; to: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('coupon')
    .values({
      template_id: piece.templateId,
      member_id: piece.memberId,
      nth: piece.nth,
      trade_id: null,
      valid_from: piece.from,
      valid_to: piece.to,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface NewTemplate {
  name: string
  kind: CouponKind
  face: number | null
  minCents: number
  isUnconditional: boolean
  total: number
  perMember: number
  claimFrom: Date
  claimTo: Date
  validDays: number
  code: string | null
  /** Null: all goods. */
  goodsIds: readonly number[] | null
  /** Sent again with the same key it is the same template. */
  clientKey?: string
}

export async function insertTemplate(db: Db, draft: NewTemplate): Promise<number> {
  const { id } = await db
    .insertInto('coupon_template')
    .values({
      name: draft.name,
      kind: draft.kind,
      face: draft.face,
      min_cents: draft.minCents,
      is_unconditional: draft.isUnconditional,
      covers_all: draft.goodsIds === null,
      total: draft.total,
      per_member: draft.perMember,
      claim_from: draft.claimFrom,
      claim_to: draft.claimTo,
      valid_days: draft.validDays,
      code: draft.code,
      client_key: draft.clientKey ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const some of chunksOf([...new Set(draft.goodsIds ?? [])], 2))
    await db
      .insertInto('coupon_goods')
      .values(some.map((goods_id) => ({ template_id: id, goods_id })))
      .execute()
  return id
}

/** Nobody can claim it any more; what has been claimed stays. */
export async function endCoupon(db: Db, id: number, now: Date): Promise<number[]> {
  const claim_from = sql<Date>`least(claim_from, ${now}::timestamptz - interval '1 second')`
  const ended = db.updateTable('coupon_template').set({ claim_from, claim_to: now })
  const rows = await ended.where('id', '=', id).where('claim_to', '>', now).returning('id').execute()
  return rows.map((row) => row.id)
}
