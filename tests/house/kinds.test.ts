import { buildSchema, GraphQLEnumType, GraphQLObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { STORED } from '../../api/src/modules/promotion/kinds.ts'
import { OFFER_KINDS } from '../../api/src/modules/offer/offers.ts'
import { readDraft } from '../../api/src/modules/promotion/readDraft.ts'
import { ACTIVITY_KINDS, KINDS, PART_KINDS, PHASED_KINDS, PROMOTION_KINDS, SELLING_KINDS, TAGGED_KINDS } from '../../rules/src/kinds.ts'
import type { DocumentPart } from '../../rules/src/kinds/kind.ts'
import type { Shape } from '../../rules/src/shape.ts'
import { DRAFT_KINDS, draftTemplate } from '../../scripts/erp/draftTemplate.ts'
import { ENDING_KINDS } from '../../scripts/erp/offers.ts'
import { read } from './sources.ts'

const schema = buildSchema(read('schema.graphql'))
const persisted = read('client/persisted.json')

function valuesOf(name: string): string[] {
  const type = schema.getType(name)
  return type instanceof GraphQLEnumType ? type.getValues().map((value) => value.name) : []
}

function fieldsOf(name: string): Map<string, string> {
  const type = schema.getType(name)
  return type instanceof GraphQLObjectType
    ? new Map(Object.values(type.getFields()).map((field) => [field.name, String(field.type).replace(/[[\]!]/g, '')]))
    : new Map()
}

/** The names GraphQL has for the fields of a shape, those within it too. */
function wireNames({ wireNames: names }: DocumentPart, { fields }: Extract<Shape, { type: 'object' }>): string[] {
  return Object.keys(fields).map((name) => names[name] ?? name)
}

/** What the storefront's documents ask for wherever they ask for a field so called, each time as the words between its braces. */
function selectionsOf(field: string): Set<string>[] {
  const words = persisted.replaceAll(String.raw`\n`, ' ')
  return [...words.matchAll(new RegExp(String.raw`\b${field} \{`, 'g'))].map(({ index }) => {
    const asked = new Set<string>()
    let depth = 0
    for (const [word] of words.slice(index + field.length).matchAll(/\w+|[{}]/g)) {
      if (word === '{') depth++
      else if (word === '}') depth--
      else asked.add(word)
      if (depth === 0) break
    }
    return asked
  })
}

describe('the table of promotion kinds', () => {
  it('is what staff can draft, what the marketplace reads, and what it keeps', () => {
    expect(DRAFT_KINDS.map(([kind]) => kind)).toEqual(PROMOTION_KINDS)
    expect(Object.keys(STORED).toSorted()).toEqual(PROMOTION_KINDS.toSorted())
    for (const kind of PROMOTION_KINDS) expect(readDraft(JSON.stringify(draftTemplate(kind))).kind).toBe(kind)
  })

  it('has no name, phase or GraphQL word twice', () => {
    const all = PROMOTION_KINDS.map((kind) => KINDS[kind])
    for (const words of [
      all.map(({ name }) => name),
      all.map(({ wire }) => wire),
      all.map(({ part }) => part.name),
      all.map(({ part }) => part.wire),
      all.flatMap(({ phase }) => phase?.code ?? []),
      all.flatMap(({ lineType }) => lineType ?? []),
    ])
      expect(words).toHaveLength(new Set<string | number>(words).size)
  })

  it('has its words in the schema, and the schema no word of a kind that is not in it', () => {
    const wires = (kinds: readonly (keyof typeof KINDS)[]): string[] => kinds.map((kind) => KINDS[kind].wire).toSorted()
    expect(valuesOf('PromotionKind').toSorted()).toEqual(wires(ACTIVITY_KINDS))
    expect(valuesOf('OrderLineKind').toSorted()).toEqual([...wires(SELLING_KINDS), 'PLAIN'].toSorted())
    for (const wire of wires(PHASED_KINDS)) expect(valuesOf('PricingPhase')).toContain(wire)
    for (const wire of wires(TAGGED_KINDS)) expect(valuesOf('GoodsTagKind')).toContain(wire)
  })

  it.each(PART_KINDS)('of kind %s every field stands in the pricing document of the schema, and the storefront asks for it', (kind) => {
    const part: DocumentPart = KINDS[kind].part
    const type = fieldsOf('CartPricing').get(part.wire) ?? ''
    const names = wireNames(part, part.row)
    expect([...fieldsOf(type).keys()]).toEqual(expect.arrayContaining(names))
    expect(selectionsOf(part.wire).some((asked) => names.every((name) => asked.has(name)))).toBe(true)
  })
})

/** What lowers a price besides promotions, where it is kept, and the kind of offer by which staff set it. */
const LOWERED = { coupon_template: 'coupon', 'goods.special_price': 'special', special_day: 'day_price', zone_price: 'zone_price' }

describe('the table of offers', () => {
  it('is what staff can publish, end and list from the command line, and what lowers a price besides promotions', () => {
    expect(OFFER_KINDS.toSorted()).toEqual(Object.values(LOWERED).toSorted())
    expect(ENDING_KINDS.toSorted()).toEqual(OFFER_KINDS.toSorted())
    const tables = read('api/src/modules/offer/offer.repo.ts')
    for (const place of Object.keys(LOWERED)) expect(tables).toContain(place.split('.').at(-1))
  })
})
