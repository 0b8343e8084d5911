import { Type, type Static, type TProperties, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { INT_MAX, LINE_QTY_MAX, PROMOTION_COUNT_MAX } from 'rules/constants'
import { invalid } from '../../server/apiErrors.ts'
import type { PromotionDraft } from './draft.ts'

const id = Type.Integer({ minimum: 1, maximum: 999_999_999_999_999 })
const cents = Type.Integer({ minimum: 0, maximum: INT_MAX })
const count = Type.Integer({ minimum: 1, maximum: PROMOTION_COUNT_MAX })
const goodsIds = Type.Union([Type.Array(id, { maxItems: 20_000 }), Type.Null()])
const text = Type.String({ minLength: 1, maxLength: 60 })
const of = <T extends TProperties>(more: T) =>
  Type.Object(
    {
      id: Type.Optional(id),
      name: text,
      priority: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
      startsAt: text,
      endsAt: text,
      ...more,
    },
    { additionalProperties: false },
  )

/** A kind that staff cannot write down does not compile. */
const DRAFTS = {
  manjian: of({
    kind: Type.Literal('manjian'),
    goodsIds,
    repeatable: Type.Optional(Type.Boolean()),
    cap: Type.Optional(cents),
    tiers: Type.Array(Type.Object({ full: cents, minus: cents }), { minItems: 1, maxItems: 20 }),
  }),
  discount: of({
    kind: Type.Literal('discount'),
    goodsIds,
    tiers: Type.Array(Type.Object({ full: cents, bp: Type.Integer({ minimum: 1, maximum: 10_000 }) }), { minItems: 1, maxItems: 20 }),
  }),
  gift: of({
    kind: Type.Literal('gift'),
    rules: Type.Array(
      Type.Object({
        goodsId: id,
        type: Type.Union([Type.Literal(1), Type.Literal(2)]),
        need: count,
        give: count,
        giftGoodsId: id,
        total: count,
      }),
      { minItems: 1, maxItems: 500 },
    ),
  }),
  flash: of({
    kind: Type.Literal('flash'),
    items: Type.Array(Type.Object({ goodsId: id, price: cents, total: count, perMember: count }), { minItems: 1, maxItems: 500 }),
  }),
  combo: of({
    kind: Type.Literal('combo'),
    combos: Type.Array(
      Type.Object({
        name: text,
        price: cents,
        total: Type.Union([count, Type.Null()]),
        perMember: Type.Union([count, Type.Null()]),
        items: Type.Array(Type.Object({ goodsId: id, qty: Type.Integer({ minimum: 1, maximum: LINE_QTY_MAX }) }), {
          minItems: 1,
          maxItems: 50,
        }),
      }),
      { minItems: 1, maxItems: 100 },
    ),
  }),
  addon: of({
    kind: Type.Literal('addon'),
    goodsIds,
    full: cents,
    items: Type.Array(Type.Object({ goodsId: id, price: cents, number: count, total: count }), { minItems: 1, maxItems: 500 }),
  }),
} satisfies Record<PromotionDraft['kind'], TSchema>

type Written = Static<(typeof DRAFTS)[keyof typeof DRAFTS]>

/** A promotion as staff wrote it down; what cannot be one is a 422 of `draft`. */
export function readDraft(json: string): PromotionDraft {
  const draft = parse(json)
  const [startsAt, endsAt] = [new Date(draft.startsAt), new Date(draft.endsAt)]
  if (Number.isNaN(startsAt.getTime()) || Number.isNaN(endsAt.getTime()) || endsAt <= startsAt)
    throw invalid('draft', '活动的开始与结束时间不正确')
  const { id: known, priority, ...rest } = draft
  const base = { startsAt, endsAt, ...(known === undefined ? {} : { id: known }), ...(priority === undefined ? {} : { priority }) }
  if (rest.kind !== 'manjian') return { ...rest, ...base }
  const { repeatable, cap, ...manjian } = rest
  return { ...manjian, ...base, ...(repeatable === undefined ? {} : { repeatable }), ...(cap === undefined ? {} : { cap }) }
}

function parse(json: string): Written {
  const value = jsonOf(json)
  const kind: unknown = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
  if (!isKind(kind)) throw invalid('draft', `活动内容须为 JSON，其 kind 为 ${Object.keys(DRAFTS).join('、')} 之一`)
  if (Value.Check(DRAFTS[kind], value)) return value
  throw invalid('draft', `活动内容有误：${faultOf(Value.Errors(DRAFTS[kind], value))}`)
}

const isKind = (kind: unknown): kind is keyof typeof DRAFTS => typeof kind === 'string' && Object.hasOwn(DRAFTS, kind)

function jsonOf(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return null
  }
}

interface Fault {
  readonly keyword: string
  readonly instancePath: string
  readonly params: object
}

/** The first field that is wrong and why; a bound says more than that none of several forms fits. */
function faultOf(faults: readonly Fault[]): string {
  const fault = faults.find(({ keyword }) => ['maximum', 'minimum', 'maxItems'].includes(keyword)) ?? faults[0]
  const param = (name: string): string => String(fault === undefined ? '' : Reflect.get(fault.params, name))
  const field = (fault?.instancePath ?? '')
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1)
  switch (fault?.keyword) {
    case 'maximum':
      return `${field} 不能大于 ${param('limit')}`
    case 'minimum':
      return `${field} 不能小于 ${param('limit')}`
    case 'required':
      return `${field}${field === '' ? '' : ' '}缺少 ${param('requiredProperties')}`
    case 'maxItems':
      return `${field} 不能多于 ${param('limit')} 项`
    default:
      return `${field} 格式不正确`
  }
}
