import { DRAFTS } from '../../rules/src/drafts.ts'
import { KINDS, PROMOTION_KINDS, type PromotionKind } from '../../rules/src/kinds.ts'
import type { Shape } from '../../rules/src/shape.ts'

/** The kinds that staff may draft, with their names. */
export const DRAFT_KINDS: readonly (readonly [PromotionKind, string])[] = PROMOTION_KINDS.map((kind) => [kind, KINDS[kind].name])

/** A promotion of the kind to fill in: every field with the least that it may hold; null where it may be left open. */
export function draftTemplate(kind: PromotionKind): object {
  return {
    kind,
    name: KINDS[kind].name,
    startsAt: '2027-01-01T00:00:00+08:00',
    endsAt: '2027-02-01T00:00:00+08:00',
    ...(leastOf(DRAFTS[kind].shape) as object),
  }
}

function leastOf(shape: Shape): unknown {
  switch (shape.type) {
    case 'integer':
      return Math.max(1, shape.min)
    case 'text':
      return '名称'
    case 'oneOf':
      return shape.values[0]
    case 'optional':
    case 'nullable':
      return null
    case 'list':
      return [leastOf(shape.each)]
    case 'record':
      return {}
    case 'object':
      return Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, leastOf(field)]))
  }
}
