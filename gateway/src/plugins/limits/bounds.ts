import type { GatewayErrorCode } from '../../generated/resolvers-types.ts'
import { most } from '../../modules/base/mostOfDocument.ts'
import type { Cost } from './cost.ts'
import type { Shape } from './shape.ts'

export type Weight = Shape & Cost

type Bound = { readonly key: keyof Weight; readonly words: string; readonly code: GatewayErrorCode }

const bounds: readonly Bound[] = [
  { key: 'depth', words: 'levels deep', code: 'BAD_REQUEST' },
  { key: 'introspectionDepth', words: 'levels deep in introspection', code: 'BAD_REQUEST' },
  { key: 'introspectionLists', words: 'lists within each other in introspection', code: 'BAD_REQUEST' },
  { key: 'aliases', words: 'aliases', code: 'BAD_REQUEST' },
  { key: 'directives', words: 'directives', code: 'BAD_REQUEST' },
  { key: 'fields', words: 'fields', code: 'DOCUMENT_TOO_COSTLY' },
  { key: 'rows', words: 'rows', code: 'DOCUMENT_TOO_COSTLY' },
  { key: 'calls', words: 'calls to the marketplace', code: 'DOCUMENT_TOO_COSTLY' },
]

/** The first bound that a document of this weight breaks. */
export function brokenBound(weight: Weight): Bound | undefined {
  return bounds.find(({ key }) => weight[key] > most[key])
}
