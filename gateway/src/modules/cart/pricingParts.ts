import { KINDS, PART_KINDS, type PartKind, type PromotionKind } from 'rules/kinds'
import type { DocumentPart } from 'rules/kinds/kind'
import type { Shape } from 'rules/shape'
import { tableFrom } from 'rules/tableFrom'
import { listOf, Row } from '../../rest/row.ts'

type PartOf<K extends PromotionKind> = (typeof KINDS)[K]['part']
/** What a shape is in the schema: ids are texts, dictionaries are lists, and some fields have other names. */
type Wire<S, Names> = S extends { readonly type: 'integer' }
  ? number
  : S extends { readonly type: 'text' }
    ? string
    : S extends { readonly type: 'oneOf'; readonly values: readonly (infer V)[] }
      ? V
      : S extends { readonly type: 'optional'; readonly shape: infer Inner; readonly absent: infer A }
        ? A extends null
          ? Wire<Inner, Names> | null
          : Wire<Inner, Names>
        : S extends { readonly type: 'list'; readonly each: infer Each }
          ? Wire<Each, Names>[]
          : S extends { readonly type: 'record' }
            ? { goodsID: string; quantity: number }[]
            : S extends { readonly type: 'object'; readonly fields: infer F }
              ? { [N in keyof F as N extends keyof Names ? Names[N] & string : N]: N extends 'id' ? string : Wire<F[N], Names> }
              : never
type WireRow<K extends PromotionKind> = Wire<PartOf<K>['row'], PartOf<K>['wireNames']> &
  (PartOf<K>['place'] extends 'byGoods'
    ? { goodsID: string }
    : PartOf<K>['place'] extends 'byCombination'
      ? { combinationID: string }
      : object)
type WireParts = { [K in PartKind as PartOf<K>['wire']]: WireRow<K>[] }

/** Every kind's part of a pricing document; that the schema has each field of each does not compile otherwise. */
export function toPromotionParts(body: unknown): WireParts {
  const pricing = new Row<Record<string, unknown>>(body, 'cart.pricing')
  return tableFrom<WireParts>(
    PART_KINDS.map((kind): [string, unknown] => {
      const part: DocumentPart = KINDS[kind].part
      const what = `cart.pricing.${part.name}`
      if (part.place === 'list') return [part.wire, pricing.optionalList(part.name, (row) => toFields(part, part.row, row, what))]
      const key = part.place === 'byGoods' ? 'goodsID' : 'combinationID'
      return [part.wire, pricing.optionalEntries(part.name, (name, row) => ({ [key]: name, ...toFields(part, part.row, row, what) }))]
    }),
  )
}

/** One row of a kind. */
export function toPartRow<K extends PromotionKind>(kind: K, body: unknown): WireRow<K> {
  const part: DocumentPart = KINDS[kind].part
  return toFields(part, part.row, body, `cart.pricing.${part.name}`) as WireRow<K>
}

function toFields(
  { wireNames }: Pick<DocumentPart, 'wireNames'>,
  shape: Extract<Shape, { type: 'object' }>,
  body: unknown,
  what: string,
): Record<string, unknown> {
  const row = new Row<Record<string, unknown>>(body, what)
  return Object.fromEntries(
    Object.entries(shape.fields).map(([name, field]) => [wireNames[name] ?? name, valueOf(row, name, field, { wireNames, what })]),
  )
}

interface Place {
  readonly wireNames: DocumentPart['wireNames']
  readonly what: string
}

function valueOf(row: Row<Record<string, unknown>>, name: string, shape: Shape, place: Place): unknown {
  switch (shape.type) {
    case 'integer':
      return name === 'id' ? row.id(name) : row.integer(name)
    case 'text':
      return row.text(name)
    case 'oneOf':
      return typeof shape.values[0] === 'boolean' ? row.flag(name) : row.integer(name)
    case 'optional':
    case 'nullable':
      return row.optionalObject(name, () => valueOf(row, name, shape.shape, place)) ?? (shape.type === 'optional' ? shape.absent : null)
    case 'list':
      return row.object(name, (value) =>
        listOf(value, `${place.what}.${name}`, (entry) => entryOf(shape.each, entry, `${place.what}.${name}`, place)),
      )
    case 'record':
      return row.entries(name, (goodsID, quantity) => ({
        goodsID,
        quantity: new Row<{ quantity: number }>({ quantity }, place.what).integer('quantity'),
      }))
    case 'object':
      return row.object(name, (value) => entryOf(shape, value, `${place.what}.${name}`, place))
  }
}

function entryOf(shape: Shape, entry: unknown, what: string, { wireNames }: Place): unknown {
  return shape.type === 'object' ? toFields({ wireNames }, shape, entry, what) : String(entry)
}
