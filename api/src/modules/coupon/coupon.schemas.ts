import { Type, type Static } from 'typebox'
import { formatMoney } from 'rules/money'
import { seconds } from '../../deps.ts'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import type { CouponPiece } from './coupon.repo.ts'
import type { TemplateRow } from './template.repo.ts'

const kind = () =>
  Type.Unsafe<'threshold' | 'shipping'>({
    type: 'string',
    enum: ['threshold', 'shipping'],
    description: 'threshold 满减券，shipping 运费券',
  })
export const CouponSchema = Type.Object(
  {
    id: Type.String(),
    template_id: Type.String(),
    kind: kind(),
    name: Type.String(),
    face: nullable(Type.String({ description: '面额；运费券为 null 时抵全部运费' })),
    min: Type.String({ description: '门槛，0.00 为无门槛' }),
    scope: Type.String({ description: '适用范围' }),
    goods_ids: Type.Array(Type.String(), { description: '指定商品；空为全场' }),
    status: Type.Unsafe<'unused' | 'used' | 'expired'>({ type: 'string', enum: ['unused', 'used', 'expired'] }),
    starts_at: Type.Integer(),
    expires_at: Type.Integer(),
  },
  { $id: 'Coupon' },
)
export type CouponWire = Static<typeof CouponSchema>

export const CouponTemplateSchema = Type.Object(
  {
    id: Type.String(),
    kind: kind(),
    name: Type.String(),
    face: nullable(Type.String()),
    min: Type.String(),
    scope: Type.String(),
    left_percent: Type.Integer({ description: '剩余百分比' }),
    claimed: Type.Integer({ description: '本店已领' }),
    per_member: Type.Integer({ description: '每店限领' }),
    can_claim: answers.flag('可领'),
    claim_ends_at: Type.Integer(),
    valid_days: Type.Integer({ description: '领取后有效天数' }),
  },
  { $id: 'CouponTemplate' },
)
export type CouponTemplateWire = Static<typeof CouponTemplateSchema>

const scopeText = (coversAll: boolean) => (coversAll ? '全场通用（特殊商品除外）' : '指定商品可用')

export function couponWire(piece: CouponPiece, now: Date): CouponWire {
  const isOver = piece.status === 'expired' || piece.status === 'void' || (piece.status === 'unused' && piece.valid_to <= now)
  return {
    id: String(piece.id),
    template_id: String(piece.template_id),
    kind: piece.kind,
    name: piece.name,
    face: piece.face === null ? null : formatMoney(piece.face),
    min: formatMoney(piece.min_cents),
    scope: scopeText(piece.covers_all),
    goods_ids: piece.goods.map(String),
    status: isOver ? 'expired' : piece.status === 'used' ? 'used' : 'unused',
    starts_at: seconds(piece.valid_from),
    expires_at: seconds(piece.valid_to),
  }
}

export function templateWire(row: TemplateRow): CouponTemplateWire {
  return {
    id: String(row.id),
    kind: row.kind,
    name: row.name,
    face: row.face === null ? null : formatMoney(row.face),
    min: formatMoney(row.min_cents),
    scope: scopeText(row.covers_all),
    left_percent: Math.floor(((row.total - row.issued) * 100) / row.total),
    claimed: row.claimed,
    per_member: row.per_member,
    can_claim: row.issued < row.total && row.claimed < row.per_member ? 1 : 0,
    claim_ends_at: seconds(row.claim_to),
    valid_days: row.valid_days,
  }
}

export const couponExample: CouponWire = {
  id: '3',
  template_id: '1',
  kind: 'threshold',
  name: '满200减20',
  face: '20.00',
  min: '200.00',
  scope: '全场通用（特殊商品除外）',
  goods_ids: [],
  status: 'unused',
  starts_at: 1795226400,
  expires_at: 1795831200,
}
export const templateExample: CouponTemplateWire = {
  id: '1',
  kind: 'threshold',
  name: '满200减20',
  face: '20.00',
  min: '200.00',
  scope: '全场通用（特殊商品除外）',
  left_percent: 72,
  claimed: 0,
  per_member: 1,
  can_claim: 1,
  claim_ends_at: 1795831200,
  valid_days: 7,
}
