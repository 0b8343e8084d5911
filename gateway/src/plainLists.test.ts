import { getNamedType, getNullableType, isListType, isObjectType, isCompositeType, type GraphQLField } from 'graphql'
import { expect, it } from 'vitest'
import { testSchema } from './testing/harness.ts'

type List = { readonly at: string; readonly most: number | null }

function mostOf({ astNode }: GraphQLField<unknown, unknown>): number | null {
  const size = astNode?.directives?.find(({ name }) => name.value === 'listSize')?.arguments?.[0]?.value
  return size?.kind === 'IntValue' ? Number(size.value) : null
}

/** Lists of objects that are no connection. */
const lists = Object.values(testSchema.getTypeMap()).flatMap((type): List[] => {
  if (!isObjectType(type) || type.name.startsWith('__') || type.name.endsWith('Connection')) return []
  return Object.values(type.getFields())
    .filter((field) => isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type)))
    .map((field) => ({ at: `${type.name}.${field.name}`, most: mostOf(field) }))
})

/** Longer than a page, and whole all the same: each with its reason. */
const WHOLE: Readonly<Record<string, string>> = {
  'Cart.lines': 'the specification wants the cart whole; it is priced as a whole',
  'Cart.coupons': 'they are judged together for this cart',
  'OrderCodes.lots': 'the lots of one order; what arrives is held against all of them',
  'OrderCodes.packs': 'the cases of one order; what arrives is held against all of them',
  'Query.orderPapers': 'the papers of one order, by its goods and lots',
  'Statement.entries': 'the specification wants the month whole; it adds up',
  'PurchasePlan.lines': 'a plan is shown, saved and put into the cart as a whole',
  'CartMakers.goods': 'makers of every line at most, told once each, to work out the cheapest cart',
  'CartMakers.lines': 'a cart is worked out as a whole',
  'AddFavoritesPayload.goods': 'as many as were named in the input',
}

/** Brought by a call without a bound in the schema: each with what bounds it. */
const BOUND_BY_ITS_OBJECT: Readonly<Record<string, string>> = {
  'Order.logistics': 'the parcels of one order',
  'Order.temperatures': 'the loggers in the parcels of one order',
  'Order.afterSales': 'the after-sales of one order, a hundred at most',
  'ExplanationStep.lines': 'the lines of one order that the step names',
  'SkippedGoods.substitutes': 'three',
  'FollowPayload.suppliers': 'as many as were named in the input',
  'FollowPayload.goods': 'as many as were named in the input',
  'UnfollowPayload.suppliers': 'as many as were named in the input',
  'UnfollowPayload.goods': 'as many as were named in the input',
}

it('every plain list beyond fifty entries says why it is whole; longer ones are connections', () => {
  const long = lists.filter(({ most }) => most !== null && most > 50).map(({ at }) => at)
  expect(lists.length).toBeGreaterThan(120)
  expect(long.toSorted()).toEqual(Object.keys(WHOLE).toSorted())
})

it('every plain list that a call of its own brings says how long it may be', () => {
  const fields = Object.values(testSchema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__') && type !== testSchema.getQueryType() && type !== testSchema.getMutationType()
      ? Object.values(type.getFields())
          .filter((field) => field.resolve !== undefined && field.name !== 'refusals' && isListType(getNullableType(field.type)))
          .filter((field) => isCompositeType(getNamedType(field.type)))
          .map((field) => ({ at: `${type.name}.${field.name}`, most: mostOf(field) }))
      : [],
  )
  expect(fields.length).toBeGreaterThan(10)
  expect(fields.flatMap(({ at, most }) => (most === null ? [at] : [])).toSorted()).toEqual(Object.keys(BOUND_BY_ITS_OBJECT).toSorted())
})
