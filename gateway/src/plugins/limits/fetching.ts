import { getNamedType, type GraphQLField, type GraphQLNamedType } from 'graphql'
import { edgeOf } from '../../execute/edgeOf.ts'
import { fromGlobalId } from '../../modules/base/globalId.ts'

/** How many calls a field makes where it stands on many objects. */
export type Fetching =
  /** One for each object. */
  | 'each'
  /** One for a hundred objects: their ids are gathered. */
  | 'batched'
  /** None: it is computed, or comes with its object. */
  | 'none'
  /** One for the whole request, whoever asks. */
  | { readonly once: string }

const viewer: Fetching = { once: 'viewer' }
const cart: Fetching = { once: 'cart' }

/** Fields that are fetched otherwise than by an id of their object, which is gathered (rest/readTogether.ts). */
const fields: Readonly<Record<string, Fetching>> = {
  'Query.viewer': viewer,
  'Query.cart': cart,
  'Query.gateway': 'none',
  'Cart.id': viewer,
  'Home.floor': 'none',
  'GoodsFacts.firstLot': 'none',
  'GoodsLot.report': 'none',
}

/** Types that no call fetches by their id: what they are found in is read once. */
const nodes: Readonly<Record<string, Fetching>> = {
  Viewer: viewer,
  Cart: cart,
  CartLine: cart,
  ...Object.fromEntries(
    ['Address', 'Certificate', 'Colleague', 'Device', 'HelpCategory', 'PointsCategory', 'Shop'].map((name) => [name, { once: name }]),
  ),
  Brand: { once: 'site' },
  Category: { once: 'site' },
}

/** What the payload of a mutation shows of the buyer is read once, by any of its fields. */
const types: Readonly<Record<string, Fetching>> = { Viewer: viewer, Cart: cart }

/** A field that needs no call where its object was fetched by itself. */
const brought: Readonly<Record<string, string>> = {
  'Query.goods': 'detail',
  'Query.order': 'detail',
  'Query.afterSale': 'detail',
  'Query.article': 'detail',
  'Query.invoice': 'detail',
  'Query.wantedGoods': 'detail',
  'Query.purchasePlan': 'lines',
  'Query.flashSession': 'items',
  'Query.flashSale': 'items',
  'Query.promotion': 'goods',
  'Query.supplier': 'goods',
  'Query.priceSheet': 'goods',
}

/** Every field that is named above. */
export const fetched: readonly string[] = [...Object.keys(fields), ...Object.keys(brought)]

export function fetchingOf(parent: GraphQLNamedType, field: GraphQLField<unknown, unknown>, isRoot: boolean): Fetching {
  const known = fields[`${parent.name}.${field.name}`]
  if (known !== undefined) return known
  if (isRoot) return 'each'
  // Known with the answer to the mutation.
  if (field.name === 'refusals') return 'none'
  if (edgeOf(field) !== null) return nodes[getNamedType(field.type).name] ?? 'batched'
  return field.resolve === undefined ? 'none' : (types[getNamedType(field.type).name] ?? 'batched')
}

/** What is asked for by its global id; rubbish is answered with null. */
export function fetchingOfNode(id: unknown): Fetching {
  const global = typeof id === 'string' ? fromGlobalId(id) : null
  return global === null ? 'none' : (nodes[global.type] ?? 'batched')
}

/** The name of the field that comes with this one's object; the empty name where none does. */
export function broughtBy(parent: GraphQLNamedType, field: GraphQLField<unknown, unknown>): string {
  return brought[`${parent.name}.${field.name}`] ?? ''
}
