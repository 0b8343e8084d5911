import { buildSchema, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { read } from './sources.ts'

interface Field {
  readonly wire: string
  readonly name: string
  readonly column: string | null
}

function listedFields(): Field[] {
  const [, section = ''] = read('docs/glossary.md').split('## The fields of goods')
  return [...section.matchAll(/^\| [^|]+ \| (\w+) \| (\w+) \| (\w+|–) \|$/gm)].map(([, wire = '', name = '', column = '']) => ({
    wire,
    name,
    column: column === '–' ? null : column,
  }))
}

const listed = listedFields()
const nameOf = new Map(listed.map(({ wire, name }) => [wire, name]))

/** Said by another field in the schema's own way, or not said at all. */
const NOT_IN_SCHEMA = new Set(['warehouseId', 'warehouseName', 'image', 'basePrice', 'specialPrice', 'commonName', 'id'])
const schemaName = (name: string): string => name.replace(/I(d|ds)$/, (end) => end.replace('Id', 'ID'))

const pairsIn = (source: string, pattern: RegExp): [string, string][] =>
  [...source.matchAll(pattern)].map(([, left = '', right = '']): [string, string] => [left, right])

const schema = buildSchema(read('schema.graphql'))

function fieldsOf(name: string): string[] {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`there is no type ${name}`)
  return Object.keys(type.getFields())
}

describe('one name for a field of goods', () => {
  it('each field of goods is in the glossary once', () => {
    expect(listed.length).toBeGreaterThan(30)
    for (const key of ['wire', 'name'] as const) expect(new Set(listed.map((field) => field[key])).size).toBe(listed.length)
  })

  it('the glossary covers the fields of the wire, but for the words that go with another field', () => {
    const { properties } = (JSON.parse(read('openapi.json')) as { components: { schemas: Record<string, { properties: object }> } })
      .components.schemas['GoodsDetail'] ?? { properties: {} }
    const told = Object.keys(properties).filter(
      (name) => !['storage', 'indications', 'usage', 'leaflet', 'batches', 'promotions'].includes(name),
    )
    expect(told.filter((name) => !nameOf.has(name))).toEqual(['price_text', 'buy_reason', 'type'])
    expect(listed.filter(({ wire }) => !told.includes(wire))).toEqual([])
  })

  it('a column of goods is read under the name of the glossary', () => {
    const [, columns = ''] = /GOODS_COLUMNS = \[([^\]]*)\]/.exec(read('api/src/db/tables/catalogue.ts')) ?? []
    const aliases = new Map(
      [...columns.matchAll(/'g\.(\w+)(?: as (\w+))?'/g)].map(([, column = '', name = column]): [string, string] => [column, name]),
    )
    expect(aliases.size).toBeGreaterThan(30)
    expect(listed.filter(({ column, name }) => column !== null && aliases.get(column) !== name)).toEqual([])
    const listedColumns = new Set(listed.map(({ column }) => column))
    expect([...aliases.keys()].filter((column) => !listedColumns.has(column))).toEqual([
      'pinyin_full',
      'scope_code',
      'compound',
      'is_on_sale',
      'special_until',
      'created_at',
    ])
  })

  it('the api writes the wire from the names of the glossary', () => {
    const [, writer = ''] = read('api/src/modules/goods/goods.schemas.ts').split('export function goodsWire')
    const pairs = pairsIn(writer.split('\n}\n')[0] ?? '', /(\w+): [^\n]*?\bgoods\.(\w+)/g)
    expect(pairs.length).toBeGreaterThan(30)
    expect(pairs.filter(([wire, name]) => nameOf.has(wire) && nameOf.get(wire) !== name)).toEqual([])
  })

  it('the gateway reads the wire into the names of the glossary', () => {
    const pairs = pairsIn(read('gateway/src/modules/goods/goods.mapper.ts'), /^ {2}(\w+): fromRest\(\s*\[?'(\w+)'/gm)
    expect(pairs.length).toBeGreaterThan(30)
    const other = pairs.filter(([name, wire]) => nameOf.has(wire) && schemaName(nameOf.get(wire) ?? '') !== name)
    expect(other).toEqual([
      ['goodsID', 'id'],
      ['images', 'goods_image'],
      // One of several that it is made of.
      ['warehouse', 'ck_id'],
      ['price', 'special_price'],
      ['listPrice', 'special_price'],
    ])
  })

  it('each name of the glossary is a field of the schema', () => {
    const there = [...fieldsOf('Goods'), ...fieldsOf('GoodsDetail')]
    expect(listed.map(({ name }) => name).filter((name) => !NOT_IN_SCHEMA.has(name) && !there.includes(schemaName(name)))).toEqual([])
  })

  it('the goods of the pricing document have the names of the glossary', () => {
    const names = new Set(listed.map(({ name }) => schemaName(name)))
    // The document's own: its way of counting tiers, what the member may still buy, and its gift. Amounts are in cents.
    const others = fieldsOf('PricingGoods').filter((name) => !names.has(name.replace(/Cents$/, '')))
    expect(others).toEqual(['goodsID', 'isGraduated', 'limit', 'gift'])
  })
})
