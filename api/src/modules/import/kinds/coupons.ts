import { sql } from 'kysely'
import { PROMOTION_COUNT_MAX } from 'rules/constants'
import { draftGoods } from 'rules/kinds/parts'
import type { CouponKind } from 'rules/pricing'
import { couponProblems } from 'rules/publish'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../db/schema.ts'
import { publishCoupon } from '../../coupon/coupon.service.ts'
import { endCoupon } from '../../coupon/template.repo.ts'
import { code, flag, integer, moment, money, oneOf, text } from '../columns.ts'
import { forgetKeys, idsByKey, keepKeys } from '../key.repo.ts'
import type { ImportKind, Known, Problem, Row } from '../kind.ts'
import { shapeColumn } from '../shapeCells.ts'
import { changedFields } from '../tableKind.ts'

/** Those who claimed one were promised the rest. */
const CHANGEABLE = new Set(['name', 'total', 'per_member', 'claim_from', 'claim_to'])

export const couponKind: ImportKind = {
  name: 'coupon',
  title: '优惠券',
  area: 'promotions',
  key: ['code'],
  columns: {
    code: code('券编码', { example: 'YHQ001', isRequired: true }),
    name: text('券名称', { max: 60, example: '满100减10', isRequired: true }),
    use: oneOf('券类型', { 满减券: 'threshold', 运费券: 'shipping' }, { isRequired: true, field: 'kind' }),
    face: money('面额', { example: '10.00' }),
    min: money('使用门槛', { example: '100.00', isRequired: true, min: 0, field: 'min_cents' }),
    is_unconditional: flag('无门槛', { otherwise: false }),
    ...Object.fromEntries([shapeColumn('goodsIds', draftGoods)]),
    total: integer('总张数', { min: 1, max: PROMOTION_COUNT_MAX, example: '500', isRequired: true }),
    per_member: integer('每店张数', { min: 1, max: PROMOTION_COUNT_MAX, example: '1', otherwise: 1 }),
    claim_from: moment('领取开始', { example: '2027-01-01 00:00', isRequired: true }),
    claim_to: moment('领取结束', { example: '2027-02-01 00:00', isRequired: true }),
    valid_days: integer('有效天数', { min: 1, max: 366, example: '30', isRequired: true }),
    redeem_code: text('兑换码', {
      min: 4,
      max: 20,
      example: 'DONGZHI27',
      pattern: /^[0-9A-Za-z]+$/,
      form: '4 到 20 位字母或数字',
    }),
  },
  check,
  load,
  async write(tx, changes) {
    const made = new Map<string, number>()
    for (const { key, id, row } of changes) {
      if (id === null) made.set(key, await publishCoupon(tx, templateOf(row)))
      else await changeTemplate(tx.db, id, row)
    }
    await keepKeys(tx.db, 'coupon', made)
    return made
  },
  // Pieces that were claimed stay what they are: it is ended, and its code is free again.
  async remove(tx, gone) {
    for (const { id } of gone) await endCoupon(tx.db, id ?? 0, tx.clock.now())
    await forgetKeys(
      tx.db,
      'coupon',
      gone.map(({ key }) => key),
    )
  },
  goodsOf: ({ row }) => row['goodsIds'] as readonly number[] | null,
}

function check(row: Row, before: Row | null): Problem[] {
  const fixed = before === null ? [] : changedFields(Object.keys(before), row, before).filter((field) => !CHANGEABLE.has(field))
  if (fixed.length > 0) return [{ column: null, message: '已发布的券只能改名称、张数和领取时间，其余请另发一张' }]
  const times = String(row['claim_to']) <= String(row['claim_from']) ? [{ column: 'claim_to', message: '须晚于领取开始' }] : []
  const few = Number(row['per_member']) > Number(row['total']) ? [{ column: 'per_member', message: '不得超过总张数' }] : []
  const { kind, minCents: min, face, isUnconditional } = templateOf(row)
  if (kind === 'threshold' && face === null) return [...times, ...few, { column: 'face', message: '满减券须填写面额' }]
  const published = couponProblems({ kind, min, face }, isUnconditional).map(({ message }) => ({ column: null, message }))
  return [...times, ...few, ...published]
}

const templateOf = (row: Row) => ({
  name: String(row['name']),
  kind: row['kind'] as CouponKind,
  face: (row['face'] ?? null) as number | null,
  minCents: Number(row['min_cents']),
  isUnconditional: row['is_unconditional'] === true,
  total: Number(row['total']),
  perMember: Number(row['per_member']),
  claimFrom: new Date(String(row['claim_from'])),
  claimTo: new Date(String(row['claim_to'])),
  validDays: Number(row['valid_days']),
  code: (row['redeem_code'] ?? null) as string | null,
  goodsIds: row['goodsIds'] as readonly number[] | null,
})

async function load({ db }: Deps, sought: readonly { readonly key: string }[]): Promise<ReadonlyMap<string, Known>> {
  const ids = await idsByKey(
    db,
    'coupon',
    sought.map(({ key }) => key),
  )
  const { rows } = await sql<{ id: number; claim_from: Date; claim_to: Date; goodsIds: number[] | null; row: Row }>`
    select t.id, t.claim_from, t.claim_to,
      case when t.covers_all then null
        else (select jsonb_agg(g.goods_id order by g.goods_id) from coupon_goods g where g.template_id = t.id) end
        as "goodsIds",
      jsonb_build_object('name', t.name, 'kind', t.kind, 'face', t.face, 'min_cents', t.min_cents, 'is_unconditional', t.is_unconditional,
        'total', t.total, 'per_member', t.per_member, 'valid_days', t.valid_days, 'redeem_code', t.code) as row
    from coupon_template t where t.id = any(${[...ids.values()]}::bigint[]) for no key update of t`.execute(db)
  const byId = new Map(rows.map((found) => [found.id, found]))
  return new Map(
    [...ids].flatMap(([key, id]): [string, Known][] => {
      const found = byId.get(id)
      if (found === undefined) return []
      const times = { claim_from: found.claim_from.toISOString(), claim_to: found.claim_to.toISOString() }
      return [[key, { id, row: { ...found.row, ...times, goodsIds: found.goodsIds } }]]
    }),
  )
}

async function changeTemplate(db: Db, id: number, row: Row): Promise<void> {
  const { name, total, perMember, claimFrom, claimTo } = templateOf(row)
  await db
    .updateTable('coupon_template')
    .set({ name, total, per_member: perMember, claim_from: claimFrom, claim_to: claimTo })
    .where('id', '=', id)
    .execute()
}
