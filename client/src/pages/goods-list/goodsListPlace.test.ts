import { describe, expect, test } from 'vitest'
import { changedPlace, goodsListVariables, readGoodsListPlace } from './goodsListPlace.ts'

const read = (search: string) => readGoodsListPlace(new URLSearchParams(search))

describe('reading the address', () => {
  test('an empty one is the whole list', () => {
    expect(read('')).toEqual({ category: null, keywords: null, sort: 'default', inStock: false, page: 1 })
  })

  test('a full one', () => {
    expect(read('category=505&keywords=%20amxl%20&sort=price_desc&in_stock=1&page=3')).toEqual({ category: '505', keywords: 'amxl', sort: 'price_desc', inStock: true, page: 3 })
  })

  test.each([['page=0', 1], ['page=-2', 1], ['page=1e3', 1], ['page=99999', 10_000], ['page=999999999', 1]])('%s', (search, page) => {
    expect(read(search).page).toBe(page)
  })

  test('rubbish counts as not said', () => {
    expect(read('category=../1&sort=constructor&in_stock=yes&keywords=%20')).toEqual(read(''))
  })
})

test('the variables of the query', () => {
  expect(goodsListVariables(new URLSearchParams('category=505&sort=expiry&in_stock=1&page=2'))).toEqual({
    filter: { categoryID: '505', keywords: null, inStock: true }, sort: 'EXPIRY', page: 2,
  })
})

describe('the next address', () => {
  const place = read('category=505&sort=sales&in_stock=1&page=3')
  test('a page keeps everything else', () => {
    expect(changedPlace(place, { page: 4 })).toBe('/list?category=505&sort=sales&in_stock=1&page=4')
  })
  test('any other change starts over at page 1', () => {
    expect(changedPlace(place, { inStock: false })).toBe('/list?category=505&sort=sales')
    expect(changedPlace(place, { sort: 'default' })).toBe('/list?category=505&in_stock=1')
    expect(changedPlace(place, { category: null })).toBe('/list?sort=sales&in_stock=1')
  })
})
