import { sql } from 'kysely'
import { DRAFTS, draftRules, type PromotionDraft } from 'rules/drafts'
import { KINDS, PROMOTION_KINDS, type PromotionKind } from 'rules/kinds'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../db/schema.ts'
import { invalid } from '../../../server/apiErrors.ts'
import { draftProblems, endPromotion, publishPromotion } from '../../promotion/publish.service.ts'
import { Unpublishable } from '../../promotion/unpublishable.ts'
import { code, flag, integer, moment, text, type Column, type Value } from '../columns.ts'
import { forgetKeys, idsByKey, keepKeys } from '../key.repo.ts'
import type { Change, ImportKind, Known, Row } from '../kind.ts'
import { keptValue, shapeColumn } from '../shapeCells.ts'
import { changedFields } from '../tableKind.ts'

/** Promotions of all kinds share their codes. */
const CODES = 'promotion'
/** What a draft that names no priority has. */
const PRIORITY = 100

const HEAD: Readonly<Record<string, Column>> = {
  code: code('活动编码', { example: 'HD001', isRequired: true }),
  name: text('活动名称', { max: 60, example: '冬令特惠', isRequired: true }),
  priority: integer('优先级', { min: 0, max: 1_000, example: '100', otherwise: PRIORITY }),
  starts_at: moment('开始时间', { example: '2027-01-01 00:00', isRequired: true, field: 'startsAt' }),
  ends_at: moment('结束时间', { example: '2027-02-01 00:00', isRequired: true, field: 'endsAt' }),
  is_live: flag('启用', { otherwise: true }),
}

export const promotionImport = (kind: PromotionKind): string => `promotion_${kind}`

/** One import for each kind of promotion there is; what its columns are follows from the shape of its draft. */
export const promotionKinds: readonly ImportKind[] = PROMOTION_KINDS.map((kind) => {
  const { fields } = DRAFTS[kind].shape
  return {
    name: promotionImport(kind),
    title: `${KINDS[kind].name}活动`,
    area: 'promotions',
    codes: CODES,
    key: ['code'],
    columns: { ...HEAD, ...Object.fromEntries(Object.entries(fields).map(([field, shape]) => shapeColumn(field, shape))) },
    check: (row, before) => [
      ...(String(row['endsAt']) <= String(row['startsAt']) ? [{ column: 'ends_at', message: '须晚于开始时间' }] : []),
      ...(row['is_live'] === false && isOtherwiseChanged(row, before)
        ? [{ column: 'is_live', message: before === null ? '新活动须启用' : '停用的活动不能同时修改，请启用后修改' }]
        : []),
    ],
    examine: (tx, changes) => examine(tx, kind, changes),
    goodsOf: ({ row }) => goodsOf(kind, row),
    load: (tx, sought) =>
      load(
        tx.db,
        kind,
        sought.map(({ key }) => key),
      ),
    write: (tx, changes) => write(tx, kind, changes),
    // What has been sold at it names it for good: it is ended, and its code is free again.
    async remove(tx, gone) {
      for (const { id } of gone) await endPromotion(tx, id ?? 0)
      await forgetKeys(
        tx.db,
        CODES,
        gone.map(({ key }) => key),
      )
    },
  }
})

const isOtherwiseChanged = (row: Row, before: Row | null): boolean =>
  changedFields(
    Object.keys(before ?? row).filter((field) => field !== 'is_live'),
    row,
    before,
  ).length > 0

function draftOf(kind: PromotionKind, { id, row }: Pick<Change, 'id' | 'row'>): PromotionDraft {
  const fields = Object.keys(DRAFTS[kind].shape.fields).map((field) => [field, row[field] ?? null])
  const head = { kind, name: row['name'], priority: row['priority'], startsAt: momentOf(row, 'startsAt'), endsAt: momentOf(row, 'endsAt') }
  // The columns are made of the draft's own shape.
  const draft: unknown = { ...head, ...(id === null ? {} : { id }), ...Object.fromEntries(fields) }
  return draft as PromotionDraft
}

const momentOf = (row: Row, name: string): Date => new Date(String(row[name]))

/** Null: all goods. */
function goodsOf(kind: PromotionKind, row: Row): readonly number[] | null {
  if (Object.hasOwn(DRAFTS[kind].shape.fields, 'goodsIds') && row['goodsIds'] === null) return null
  const draft = draftOf(kind, { id: null, row })
  return draftRules(draft).goods(draft)
}

async function examine(tx: Deps, kind: PromotionKind, changes: readonly Change[]): Promise<ReadonlyMap<string, string>> {
  const wrong = new Map<string, string>()
  for (const change of changes) {
    if (change.row['is_live'] === false) continue
    const problems = await draftProblems(tx, draftOf(kind, change))
    if (problems.length > 0) wrong.set(change.key, new Unpublishable(problems).message)
  }
  return wrong
}

interface Stored {
  readonly id: number
  readonly status: string
  readonly content: Readonly<Record<string, Value>>
}

async function load(db: Db, kind: PromotionKind, keys: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  const ids = await idsByKey(db, CODES, keys)
  const { rows } = await sql<Stored>`select p.id, p.status, v.content from promotion p
    join promotion_version v on v.promotion_id = p.id and v.version = p.version
    where p.id = any(${[...ids.values()]}::bigint[]) and p.kind = ${kind} for no key update of p`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    [...ids].flatMap(([key, id]): [string, Known][] => {
      const stored = byId.get(id)
      return stored === undefined ? [] : [[key, { id, row: rowOf(kind, stored) }]]
    }),
  )
}

function rowOf(kind: PromotionKind, { status, content }: Stored): Row {
  const fields = Object.entries(DRAFTS[kind].shape.fields).map(([field, shape]) => [field, keptValue(shape, content[field])])
  return {
    name: content['name'] ?? '',
    priority: content['priority'] ?? PRIORITY,
    startsAt: content['startsAt'] ?? null,
    endsAt: content['endsAt'] ?? null,
    is_live: status === 'live',
    ...Object.fromEntries(fields),
  }
}

async function write(tx: Deps, kind: PromotionKind, changes: readonly Change[]): Promise<ReadonlyMap<string, number>> {
  const made = new Map<string, number>()
  for (const change of changes) {
    if (change.row['is_live'] === false && change.id !== null) {
      await endPromotion(tx, change.id)
      continue
    }
    const { id } = await publishPromotion(tx, draftOf(kind, change)).catch((error: unknown) => {
      throw error instanceof Unpublishable ? invalid('draft', error.message) : error
    })
    if (change.id === null) made.set(change.key, id)
  }
  await keepKeys(tx.db, CODES, made)
  return made
}
