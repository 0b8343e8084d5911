import { describe, expect, it } from 'vitest'
import { differences } from '../../explorer/differences.mjs'
import { operationIn, topFields } from '../../explorer/documents.mjs'
import { namesIn, replaced, valuesFrom } from '../../explorer/pick.mjs'
import { indexOf, search } from '../../explorer/searchIndex.mjs'

describe('what a document is', () => {
  it('a document is known by its operation, its comments left out', () => {
    expect(operationIn('# query Old\nmutation Add($input: X!) { addToCart(input: $input) { cart { id } } }')).toEqual({
      kind: 'mutation',
      name: 'Add',
    })
    expect(operationIn('{ serverTime }')).toEqual({ kind: 'query', name: '' })
  })

  it('the fields at the top are told by their names, whatever their arguments, aliases and texts hold', () => {
    const text = 'mutation M($a: A = { b: 1 }) { checkout(input: { note: "} {" }) { quote { id } } second: placeOrder { trade { id } } }'
    expect(topFields(text)).toEqual(['checkout', 'placeOrder'])
  })
})

describe('values of the marketplace in variables', () => {
  const need = {
    query: '',
    rows: 'goodsList.edges.node',
    where: { path: 'isBuyable', is: true },
    values: {
      goodsID: 'goodsID',
      quantity: { pack: 'packQuantity', minimum: 'minimumQuantity', price: 'price', stock: 'stock', worth: 300 },
    },
    missing: '',
  }
  const goods = (goodsID: string, isBuyable: boolean, stock: number): object => ({
    node: { goodsID, isBuyable, stock, price: '6.30', packQuantity: 10, minimumQuantity: 10 },
  })

  it('a value comes from the first row that fits and has all, in whole packs that are worth enough', () => {
    const data = { goodsList: { edges: [goods('1', false, 900), goods('2', true, 40), goods('3', true, 50)] } }
    expect(valuesFrom(need, data)).toEqual([
      ['goodsID', '3'],
      ['quantity', 50],
    ])
    expect(valuesFrom(need, { goodsList: { edges: [] } })).toBeNull()
    expect(valuesFrom(need, null)).toBeNull()
  })

  it('the values take the place of their names, numbers as numbers', () => {
    const text = '{"id":"{{goodsID}}","n":"{{quantity}}","key":"{{clientKey}}"}'
    expect(namesIn(text)).toEqual(['goodsID', 'quantity', 'clientKey'])
    const values = new Map<string, unknown>([
      ['goodsID', '3'],
      ['quantity', 50],
    ])
    expect(replaced(text, values)).toBe('{"id":"3","n":50,"key":"{{clientKey}}"}')
  })
})

describe('two answers compared', () => {
  it('two answers differ at the places that differ; rows of a list are known by their ids, wherever they stand', () => {
    const before = { lines: [{ id: 'a', n: 1 }, { id: 'b', n: 2 }], total: '1.00' } // prettier-ignore
    const after = { lines: [{ id: 'b', n: 3 }, { id: 'a', n: 1 }, { id: 'c', n: 4 }], total: '1.00', note: null } // prettier-ignore
    expect(differences(before, after)).toEqual([
      { path: 'lines[id=b].n', before: 2, after: 3 },
      { path: 'lines[id=c]', before: undefined, after: { id: 'c', n: 4 } },
      { path: 'note', before: undefined, after: null },
    ])
    expect(differences(before, before)).toEqual([])
  })
})

describe('a search through descriptions', () => {
  const index = indexOf([
    {
      kind: 'OBJECT',
      name: 'Query',
      fields: [
        { name: 'couponCounts', description: 'How many (优惠券数量).' },
        {
          name: 'coupons',
          description: "The member's coupons (我的优惠券).",
          args: [{ name: 'kind', description: 'Of this kind (券种).' }],
        },
      ],
    },
    {
      kind: 'OBJECT',
      name: 'Coupon',
      description: 'A coupon (优惠券).',
      fields: [{ name: 'face', description: 'Its face value (面额).' }],
    },
    { kind: 'ENUM', name: 'Kind', description: 'Kinds.', enumValues: [{ name: 'ALL', description: 'For all goods (全场优惠券).' }] },
    { kind: 'OBJECT', name: '__Type', description: '优惠券' },
  ])

  it('a Chinese word finds types, fields, arguments and values, the thing that is called so first', () => {
    expect(search(index, '优惠券').map(({ path }) => path)).toEqual(['Coupon', 'Query.couponCounts', 'Query.coupons', 'Kind.ALL'])
    expect(search(index, '券种').map(({ path, field }) => [path, field])).toEqual([['Query.coupons(kind)', 'coupons']])
  })

  it('a name in Latin letters is found too, several words must all fit, and nothing finds nothing', () => {
    expect(search(index, 'COUPON')[0]?.path).toBe('Coupon')
    expect(search(index, 'coupon 面额').map(({ path }) => path)).toEqual(['Coupon.face'])
    expect(search(index, ' ')).toEqual([])
    expect(search(index, '口罩')).toEqual([])
  })
})
