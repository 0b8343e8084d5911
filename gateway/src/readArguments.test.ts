import {
  buildSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { readArguments } from './readArguments.ts'
import { codes, openHarness, testSchema } from './testing/harness.ts'

const strings = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1))

type Place = { readonly at: string; readonly place: GraphQLArgument | GraphQLInputField }

/** Every list of the schema by its place, with what it declares. */
const declared = Object.values(testSchema.getTypeMap())
  .filter((type) => !type.name.startsWith('__'))
  .flatMap((type) => {
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((field): Place => ({ at: `${type.name}.${field.name}`, place: field }))
    if (!isObjectType(type)) return []
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.map((argument): Place => ({ at: `${type.name}.${field.name}(${argument.name})`, place: argument })),
    )
  })
  .filter(({ place }) => isListType(getNullableType(place.type)))

describe('lists that are sent', () => {
  it('lists that are sent declare how long they may be, each of them', () => {
    expect(declared.length).toBeGreaterThan(25)
    expect(
      declared.filter(({ place }) => place.astNode?.directives?.every(({ name }) => name.value !== 'maxItems')).map(({ at }) => at),
    ).toEqual([])
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['query Q($v: [String!]!) { activityPage(path: $v) { __typename } }', { v: strings(11) }, 'path'],
    ['query Q($v: [ID!]) { controlledBanners(bannerIDs: $v) { url } }', { v: strings(5_000) }, 'bannerIDs'],
    ['query Q($v: [ID!]) { promotionOffers(filter: { promotionIDs: $v }) { totalCount } }', { v: strings(5_000) }, 'promotionIDs'],
    ['query Q($v: [String!]) { goodsList(filter: { specs: $v }) { totalCount } }', { v: strings(21) }, 'specs'],
    ['query Q($v: [ID!]!) { nodes(ids: $v) { id } }', { v: strings(101) }, 'ids'],
    ['mutation M($v: [ID!]!) { deleteCartLines(input: { lineIDs: $v }) { cart { id } } }', { v: strings(501) }, 'lineIDs'],
    [
      'mutation M($v: [PurchaseRowInput!]!) { addPurchaseListToCart(input: { clientKey: "once-and-only", rows: $v }) { cart { id } } }',
      { v: strings(201).map((goodsID) => ({ goodsID, quantity: 1 })) },
      'rows',
    ],
  ])('%s is refused before anything is asked', async (query, variables, field) => {
    const { ask, rest } = openHarness({})
    const answer = await ask(query, { variables })
    expect([codes(answer), answer.errors?.[0]?.extensions['field'], rest.calls]).toEqual([['VALIDATION_FAILED'], field, []])
    expect(answer.errors?.[0]?.extensions['userMessage']).toMatch(/^一次最多 \d+ 项$/)
  })

  it('lists within the lists of inputs are bounded too, and a single value counts as one', () => {
    const schema = readArguments(
      buildSchema(`
      directive @maxItems(count: Int!) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
      input Row { tags: [String!] @maxItems(count: 1) }
      type Query { rows(rows: [Row!]! @maxItems(count: 2)): Int }
    `),
    )
    const fields = schema.getQueryType()?.getFields()
    const resolve = (args: Record<string, unknown>): unknown =>
      fields?.['rows']?.resolve?.({ rows: 7 }, args, null, { fieldName: 'rows' } as never)
    expect(resolve({ rows: [{ tags: ['a'] }, {}] })).toBe(7)
    expect(resolve({ rows: [{ tags: null }] })).toBe(7)
    expect(() => resolve({ rows: [{}, { tags: ['a', 'b'] }] })).toThrow(
      expect.objectContaining({ details: { field: 'tags', userMessage: '一次最多 1 项' } }),
    )
    expect(() => resolve({ rows: [{}, {}, {}] })).toThrow(
      expect.objectContaining({ details: { field: 'rows', userMessage: '一次最多 2 项' } }),
    )
  })

  it('a schema with a list that declares no bound is refused', () => {
    expect(() => readArguments(buildSchema('type Query { rows(names: [String!]): Int }'))).toThrow('The list names declares no @maxItems.')
  })
})
