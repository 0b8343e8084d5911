import { buildSchema, GraphQLEnumType, GraphQLObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { STORED } from '../../api/src/modules/promotion/kinds.ts'
import { unconnectedDb } from '../../api/src/db/unconnectedDb.ts'
import { GOODS_COLUMNS } from '../../api/src/db/tables/catalogue.ts'
import { type Deps, systemPause, systemRandom } from '../../api/src/deps.ts'
import { findGoods } from '../../api/src/modules/goods/goods.repo.ts'
import { endOffer, listOffers } from '../../api/src/modules/offer/offer.service.ts'
import { OFFER_KINDS, type OfferKind } from '../../api/src/modules/offer/offers.ts'
import { readDraft } from '../../api/src/modules/promotion/readDraft.ts'
import type { MemberView } from '../../api/src/modules/user/memberView.ts'
import { readSettings } from '../../api/src/settings.ts'
import {
  ACTIVITY_KINDS,
  KINDS,
  OTHER_PHASES,
  PART_KINDS,
  PHASED_KINDS,
  PROMOTION_KINDS,
  SELLING_KINDS,
  TAGGED_KINDS,
} from '../../rules/src/kinds.ts'
import type { DocumentPart } from '../../rules/src/kinds/kind.ts'
import type { Shape } from '../../rules/src/shape.ts'
import { DRAFT_KINDS, draftTemplate } from '../../scripts/erp/draftTemplate.ts'
import { ENDING_KINDS, offerCommands } from '../../scripts/erp/offers.ts'
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
  it('the table of promotion kinds is what staff can draft, what the marketplace reads, and what it keeps', () => {
    expect(DRAFT_KINDS.map(([kind]) => kind)).toEqual(PROMOTION_KINDS)
    expect(Object.keys(STORED).toSorted()).toEqual(PROMOTION_KINDS.toSorted())
    for (const kind of PROMOTION_KINDS) expect(readDraft(JSON.stringify(draftTemplate(kind))).kind).toBe(kind)
  })

  it('the table of promotion kinds has no name, phase or GraphQL word twice', () => {
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

  it('the table of promotion kinds has its words in the schema, and the schema no word of a kind that is not in it', () => {
    const wires = (kinds: readonly (keyof typeof KINDS)[]): string[] => kinds.map((kind) => KINDS[kind].wire).toSorted()
    expect(valuesOf('PromotionKind').toSorted()).toEqual(wires(ACTIVITY_KINDS))
    expect(valuesOf('LineKind').toSorted()).toEqual([...wires(SELLING_KINDS), 'PLAIN'].toSorted())
    for (const wire of wires(PHASED_KINDS)) expect(valuesOf('PricingPhase')).toContain(wire)
    for (const wire of wires(TAGGED_KINDS)) expect(valuesOf('GoodsTagKind')).toContain(wire)
  })

  it.each(PART_KINDS)('every field of the kind %s is in the pricing document of the schema, and the storefront asks for it', (kind) => {
    const part: DocumentPart = KINDS[kind].part
    const type = fieldsOf('CartPricing').get(part.wire) ?? ''
    const names = wireNames(part, part.row)
    expect([...fieldsOf(type).keys()]).toEqual(expect.arrayContaining(names))
    expect(selectionsOf(part.wire).some((asked) => names.every((name) => asked.has(name)))).toBe(true)
  })
})

/** The kinds of offer behind each phase of a price that no promotion lowers. Tier prices come with the goods. */
const OFFERS_OF_PHASE: Readonly<Record<keyof typeof OTHER_PHASES, readonly OfferKind[]>> = {
  P1_SPECIAL: ['special', 'day_price', 'zone_price'],
  P1_LADDER: [],
  P4_COUPON: ['coupon'],
}

/** What the office writes after `offer end` and the kind. */
const WORDS_OF_ENDING: Readonly<Record<OfferKind, readonly string[]>> = {
  coupon: ['7'],
  special: ['7,8'],
  day_price: ['2027-01-01', '7,8'],
  zone_price: ['welfare', '7,8'],
}

/** The goods' own facts, and the prices that the ERP sets. Whatever else a price is made from must be an offer. */
const MASTER_DATA = [
  'compound_limit',
  'goods_batch',
  'goods_ladder',
  'goods_picture',
  'goods_procurement',
  'manufacturer',
  'price_rule',
  'scope_code',
  'stock',
  'warehouse',
]
const ABOUT_THE_BUYER = ['cart_line', 'favorite']

const now = new Date('2026-11-23T01:00:00Z')
const member: MemberView = {
  memberId: 1,
  kind: 'pharmacy',
  places: [330106, 330100, 330000],
  rank: 1,
  review: 'passed',
  scopes: [],
  lapsed: [],
  ephAllowed: true,
  ephReceiptDue: false,
}

/** The fields that a command of the office sends to the marketplace. */
async function sentBy(name: string, args: readonly string[]): Promise<Readonly<Record<string, string | undefined>>> {
  let sent: Readonly<Record<string, string | undefined>> = {}
  const note = (_path: string, fields: typeof sent = {}): Promise<unknown> => {
    sent = fields
    return Promise.resolve({ ids: [], data: [] })
  }
  await offerCommands
    .find((command) => command.name === name)
    ?.run({ get: note, post: note, send: () => Promise.resolve({}), download: () => Promise.resolve(new Uint8Array()) }, args)
  return sent
}

const unasked = {
  clock: { now: () => now },
  random: systemRandom,
  pause: systemPause,
  settings: readSettings({}),
  channels: new Map(),
  replicas: null,
}

/** The queries that the api makes, on a database without rows. */
async function queriesOf(ask: (deps: Deps) => Promise<unknown>): Promise<string> {
  const queries: string[] = []
  const deps = { ...unasked, db: unconnectedDb((query) => queries.push(query)) }
  await ask(deps)
  return queries.join('\n')
}

const tablesIn = (queries: string, verbs: string): string[] =>
  [...new Set([...queries.matchAll(new RegExp(String.raw`\b(?:${verbs})\s+"?([a-z_]+)`, 'g'))].map(([, table = '']) => table))].toSorted()

/** The tables that the api changes when the office ends an offer of the kind. */
async function tablesEndedIn(kind: OfferKind): Promise<string[]> {
  const { draft = '' } = await sentBy('offer end', [kind, ...WORDS_OF_ENDING[kind]])
  // The call has looked up the goods' numbers by then.
  const end = (deps: Deps): Promise<unknown> =>
    expect(endOffer(deps, { staff: '测试', clientKey: 'key-00000001' }, draft.replaceAll(/"(\d+)"/g, '$1'))).rejects.toThrow(
      '没有这样的优惠在进行',
    )
  return tablesIn(await queriesOf(end), '(?<!no key )update|delete from')
}

describe('the table of offers', () => {
  it('what the office sends to end an offer is accepted by the api for every kind of offer', async () => {
    expect(ENDING_KINDS.toSorted()).toEqual(OFFER_KINDS.toSorted())
    const tables = await Promise.all(OFFER_KINDS.map(async (kind) => [kind, ...(await tablesEndedIn(kind))]))
    expect(tables).toEqual([
      ['coupon', 'coupon_template'],
      ['special', 'goods'],
      ['day_price', 'special_day'],
      ['zone_price', 'zone_price'],
    ])
  })

  it('what the office asks for to list offers is answered by the api from the table in which they end', async () => {
    for (const kind of OFFER_KINDS) {
      const asked = await sentBy('offer list', [kind])
      expect(asked).toEqual({ kind })
      expect(tablesIn(await queriesOf((deps) => listOffers(deps, kind)), 'from')).toEqual(await tablesEndedIn(kind))
    }
  })

  it('every phase in which a price falls without a promotion has its kinds of offer', () => {
    expect(Object.keys(OFFERS_OF_PHASE)).toEqual(Object.keys(OTHER_PHASES))
    expect(Object.values(OFFERS_OF_PHASE).flat().toSorted()).toEqual(OFFER_KINDS.toSorted())
  })

  it('every table from which the api makes the price of goods holds master data or is one where an offer ends', async () => {
    const ended = (await Promise.all(OFFERS_OF_PHASE.P1_SPECIAL.map(tablesEndedIn))).flat()
    const queries = await queriesOf(({ db }) => findGoods(db, [7], member, now))
    expect(tablesIn(queries, 'from|join')).toEqual([...ended, ...MASTER_DATA, ...ABOUT_THE_BUYER].toSorted())
    expect(GOODS_COLUMNS.filter((column) => column.includes('price'))).toEqual([
      'g.base_price as basePrice',
      'g.special_price as specialPrice',
    ])
  })
})
