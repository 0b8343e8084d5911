import { Type, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { DRAFTS, type PromotionDraft } from 'rules/drafts'
import { PROMOTION_KINDS, type PromotionKind } from 'rules/kinds'
import { invalid } from '../../server/apiErrors.ts'
import { writtenFields } from '../../server/schemaOfShape.ts'

const id = Type.Integer({ minimum: 1, maximum: 999_999_999_999_999 })
const text = Type.String({ minLength: 1, maxLength: 60 })
const HEAD = {
  id: Type.Optional(id),
  name: text,
  priority: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
  startsAt: text,
  endsAt: text,
}

/** A draft of each kind there is, as staff writes it. */
const SCHEMAS = new Map<unknown, TSchema>(
  PROMOTION_KINDS.map((kind) => [
    kind,
    Type.Object({ ...HEAD, kind: Type.Literal(kind), ...writtenFields(DRAFTS[kind].shape.fields) }, { additionalProperties: false }),
  ]),
)

/** A promotion as staff wrote it down; what cannot be one is a 422 of `draft`. */
export function readDraft(json: string): PromotionDraft {
  const draft = parse(json)
  const [startsAt, endsAt] = [new Date(draft.startsAt), new Date(draft.endsAt)]
  if (Number.isNaN(startsAt.getTime()) || Number.isNaN(endsAt.getTime()) || endsAt <= startsAt)
    throw invalid('draft', '活动的开始与结束时间不正确')
  return { ...draft, startsAt, endsAt }
}

type Written<D extends PromotionDraft = PromotionDraft> = D extends PromotionDraft
  ? Omit<D, 'startsAt' | 'endsAt'> & { readonly kind: PromotionKind; readonly startsAt: string; readonly endsAt: string }
  : never

function parse(json: string): Written {
  const value = jsonOf(json)
  const kind: unknown = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
  const schema = SCHEMAS.get(kind)
  if (schema === undefined) throw invalid('draft', `活动内容须为 JSON，其 kind 为 ${PROMOTION_KINDS.join('、')} 之一`)
  if (Value.Check(schema, value)) return value as Written
  throw invalid('draft', `活动内容有误：${faultOf(Value.Errors(schema, value))}`)
}

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
