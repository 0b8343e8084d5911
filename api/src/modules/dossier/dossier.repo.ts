import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { CompanyPaperKind, GoodsPaperKind } from '../../db/tables/dossier.ts'
import type { Day } from '../../db/tables/identity.ts'

export interface PaperRow {
  readonly id: number
  readonly goods_id: number | null
  readonly kind: CompanyPaperKind | GoodsPaperKind
  readonly lot: string
  readonly version: number
  readonly no: string
  readonly issued_on: Day | null
  readonly expires_on: Day | null
  readonly file_key: string
  readonly mime: string
  readonly sha256: Uint8Array
  readonly entered_at: Date
  /** The last day of the version before, where there was one. */
  readonly replaced_until: Day | null
}

const SELECTED = sql`p.id, p.goods_id, p.kind, p.lot, p.version, p.no, p.issued_on::text as issued_on, p.expires_on::text as expires_on,
  p.file_key, p.mime, p.sha256, p.entered_at, (select o.expires_on::text from dossier_paper o where o.version = p.version - 1
    and (coalesce(o.goods_id, 0), o.kind, o.lot) = (coalesce(p.goods_id, 0), p.kind, p.lot)) as replaced_until`

/** The newest versions of the papers of goods, or with null of the company. */
export async function findPapers(db: Db, goodsIds: readonly number[] | null): Promise<PaperRow[]> {
  const ids = goodsIds ?? [0]
  const { rows } = await sql<PaperRow>`select ${SELECTED} from (
      select distinct on (coalesce(goods_id, 0), kind, lot) * from dossier_paper
      where coalesce(goods_id, 0) = any(${[...ids]}::bigint[]) and ended_at is null
      order by coalesce(goods_id, 0), kind, lot, version desc) p order by p.goods_id, p.kind, p.lot`.execute(db)
  return rows
}

export async function findPaper(db: Db, id: number): Promise<PaperRow | null> {
  const { rows } = await sql<PaperRow>`select ${SELECTED} from dossier_paper p where p.id = ${id} and p.ended_at is null`.execute(db)
  return rows[0] ?? null
}

export const FILTERS = ['all', 'lapsing', 'new', 'asked'] as const
export type Filter = (typeof FILTERS)[number]

export interface AskedGoods {
  readonly goodsId: number
  readonly askedAt: Date | null
  readonly fetchedAt: Date | null
  readonly isBought: boolean
}

/** Whether the shop was told less of a paper (`p`) than there is: a version came after it asked (`m`) or fetched. */
const IS_NEWS = sql`p.entered_at > coalesce(m.fetched_at, m.asked_at)`

/** Goods that the shop asked for or buys, those first whose papers lapse next. */
export async function findDossierGoods(
  db: Db,
  memberId: number,
  { filter, until, limit, offset }: { readonly filter: Filter; readonly until: Day; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: AskedGoods[]; readonly total: number }> {
  const kept = {
    all: sql`true`,
    asked: sql`m.asked_at is not null`,
    lapsing: sql`c.first <= ${until}::date`,
    new: sql`c.is_news`,
  }[filter]
  const { rows } = await sql<AskedGoods & { total: number }>`with mine as (
      select goods_id, max(asked_at) as asked_at, max(fetched_at) as fetched_at, bool_or(is_bought) as is_bought from (
        select goods_id, asked_at, fetched_at, false as is_bought from dossier_ask where member_id = ${memberId}
        union all select l.goods_id, null, null, true from orders o join order_line l on l.order_id = o.id
          where o.member_id = ${memberId} and o.status not in ('unpaid', 'cancelled', 'timeout')) s group by goods_id)
    select m.goods_id as "goodsId", m.asked_at as "askedAt", m.fetched_at as "fetchedAt", m.is_bought as "isBought",
      count(*) over ()::int as total
    from mine m left join lateral (select min(p.expires_on) as first, bool_or(${IS_NEWS}) as is_news from (
      select distinct on (kind) expires_on, entered_at from dossier_paper
      where coalesce(goods_id, 0) = m.goods_id and lot = '' and ended_at is null order by kind, version desc) p) c on true
    where ${kept} order by c.first nulls last, m.goods_id limit ${limit} offset ${offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function findAsks(db: Db, memberId: number, goodsIds: readonly number[]): Promise<ReadonlyMap<number, AskedGoods>> {
  if (goodsIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('dossier_ask')
    .where('member_id', '=', memberId)
    .where('goods_id', 'in', goodsIds)
    .select(['goods_id as goodsId', 'asked_at as askedAt', 'fetched_at as fetchedAt'])
    .execute()
  return new Map(rows.map((row) => [row.goodsId, { ...row, isBought: false }]))
}

/** Shops that hear of a new version: of goods, those that asked for it; of the company, all that asked for anything. */
export async function findAskers(db: Db, goodsId: number | null): Promise<number[]> {
  let query = db.selectFrom('dossier_ask').select('member_id').distinct().orderBy('member_id')
  if (goodsId !== null) query = query.where('goods_id', '=', goodsId)
  return (await query.execute()).map((row) => row.member_id)
}

export interface NewPaper {
  readonly goodsId: number | null
  readonly kind: CompanyPaperKind | GoodsPaperKind
  readonly lot: string
  readonly no: string
  readonly issuedOn: Day | null
  readonly expiresOn: Day | null
  readonly staff: string
}

/** What is entered at one time goes one after the other, so that no version is given twice. */
export async function lockPapers(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('dossier_paper'))`.execute(db)
}

export interface KnownVersion {
  readonly id: number
  readonly version: number
  readonly no: string
  readonly issued_on: Day | null
  readonly expires_on: Day | null
  readonly sha256: Uint8Array
  readonly isEnded: boolean
}

/** The last version, taken down or not. */
export async function findLastVersion(db: Db, { goodsId, kind, lot }: NewPaper): Promise<KnownVersion | null> {
  const { rows } = await sql<KnownVersion>`select id, version, no, issued_on::text as issued_on, expires_on::text as expires_on, sha256,
      ended_at is not null as "isEnded" from dossier_paper
    where (coalesce(goods_id, 0), kind, lot) = (${goodsId ?? 0}, ${kind}, ${lot}) order by version desc limit 1`.execute(db)
  return rows[0] ?? null
}

export async function insertPaper(
  db: Db,
  { goodsId, kind, lot, no, issuedOn, expiresOn, staff }: NewPaper,
  file: { readonly key: string; readonly mime: string; readonly size: number; readonly sha256: Buffer },
  { version, now }: { readonly version: number; readonly now: Date },
): Promise<number> {
  const said = { goods_id: goodsId, kind, lot, no, issued_on: issuedOn, expires_on: expiresOn, version, entered_at: now, entered_by: staff }
  const { id } = await db
    .insertInto('dossier_paper')
    .values({ ...said, file_key: file.key, mime: file.mime, size: file.size, sha256: file.sha256 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False where there is none in force. */
export async function endPaper(db: Db, id: number, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('dossier_paper')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Papers in force that lapse by that day, the first to lapse first. */
export async function findEndingPapers(db: Db, until: Day, limit: number) {
  const { rows } = await sql<PaperRow & { expires_on: Day; goods_name: string | null }>`select p.*, g.name as goods_name
    from (select ${SELECTED} from (select distinct on (coalesce(goods_id, 0), kind, lot) * from dossier_paper where ended_at is null
      order by coalesce(goods_id, 0), kind, lot, version desc) p where p.expires_on <= ${until}::date) p
    left join goods g on g.id = p.goods_id order by p.expires_on, p.id limit ${limit}`.execute(db)
  return rows
}
