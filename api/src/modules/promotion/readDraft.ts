import { Type, type TSchema } from 'typebox'
import { DRAFTS, type PromotionDraft } from 'rules/drafts'
import { PROMOTION_KINDS, type PromotionKind } from 'rules/kinds'
import { invalid } from '../../server/apiErrors.ts'
import { checkedDraft, jsonOf } from '../../server/jsonDraft.ts'
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
  return checkedDraft(schema, value) as Written
}
