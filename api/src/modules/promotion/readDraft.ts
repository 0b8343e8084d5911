import { Type, type Static, type TProperties } from 'typebox'
import { Value } from 'typebox/value'
import { invalid } from '../../server/apiErrors.ts'
import type { PromotionDraft } from './draft.ts'

const id = Type.Integer({ minimum: 1, maximum: 999_999_999_999_999 })
const cents = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })
const count = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const goodsIds = Type.Union([Type.Array(id, { maxItems: 20_000 }), Type.Null()])
const text = Type.String({ minLength: 1, maxLength: 60 })
const of = <T extends TProperties>(more: T) => Type.Object({ id: Type.Optional(id), name: text, priority: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })), startsAt: text, endsAt: text, ...more }, { additionalProperties: false })

const Drafts = Type.Union([
  of({ kind: Type.Literal('manjian'), goodsIds, repeatable: Type.Optional(Type.Boolean()), cap: Type.Optional(cents), tiers: Type.Array(Type.Object({ full: cents, minus: cents }), { minItems: 1, maxItems: 20 }) }),
  of({ kind: Type.Literal('discount'), goodsIds, tiers: Type.Array(Type.Object({ full: cents, bp: Type.Integer({ minimum: 1, maximum: 10_000 }) }), { minItems: 1, maxItems: 20 }) }),
  of({ kind: Type.Literal('gift'), rules: Type.Array(Type.Object({ goodsId: id, type: Type.Union([Type.Literal(1), Type.Literal(2)]), need: count, give: count, giftGoodsId: id, total: count }), { minItems: 1, maxItems: 500 }) }),
  of({ kind: Type.Literal('flash'), items: Type.Array(Type.Object({ goodsId: id, price: cents, total: count, perMember: count }), { minItems: 1, maxItems: 500 }) }),
  of({
    kind: Type.Literal('combo'),
    combos: Type.Array(Type.Object({
      name: text, price: cents, total: Type.Union([count, Type.Null()]), perMember: Type.Union([count, Type.Null()]), items: Type.Array(Type.Object({ goodsId: id, qty: count }), { minItems: 1, maxItems: 50 }),
    }), { minItems: 1, maxItems: 100 }),
  }),
])

/** A promotion as staff wrote it down; what cannot be one is a 422 of `draft`. */
export function readDraft(json: string): PromotionDraft {
  const draft = parse(json)
  const [startsAt, endsAt] = [new Date(draft.startsAt), new Date(draft.endsAt)]
  if (Number.isNaN(startsAt.getTime()) || Number.isNaN(endsAt.getTime()) || endsAt <= startsAt) throw invalid('draft', '活动的开始与结束时间不正确')
  const { id: known, priority, ...rest } = draft
  const base = { startsAt, endsAt, ...(known === undefined ? {} : { id: known }), ...(priority === undefined ? {} : { priority }) }
  if (rest.kind !== 'manjian') return { ...rest, ...base }
  const { repeatable, cap, ...manjian } = rest
  return { ...manjian, ...base, ...(repeatable === undefined ? {} : { repeatable }), ...(cap === undefined ? {} : { cap }) }
}

function parse(json: string): Static<typeof Drafts> {
  try {
    const value: unknown = JSON.parse(json)
    if (Value.Check(Drafts, value)) return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw invalid('draft', '活动内容格式不正确，请对照说明填写')
}
