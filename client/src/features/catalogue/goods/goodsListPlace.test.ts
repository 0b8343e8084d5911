import { describe, expect, test } from 'vitest'
import { paths } from '../../../navigation/paths.ts'
import { changedPlace, chosenFacets, type GoodsListPlace, NOTHING_CHOSEN } from './changedPlace.ts'
import { goodsListVariables, isNarrowed, readGoodsList } from './goodsListPlace.ts'

const read = (search: string) => readGoodsList(new URLSearchParams(search))
const placeOf = (search: string): GoodsListPlace => ({
  ...read(search),
  view: 'table',
  views: ['pictures', 'table', 'plain'],
  addressOf: (query, view) => paths.goodsList({ ...query, view }),
})

describe('reading the address', () => {
  test('an address without a search is the whole list', () => {
    expect(read('')).toEqual({ category: null, keywords: null, scope: null, sort: 'default', size: 20, page: 1, ...NOTHING_CHOSEN })
  })

  test('an address with every parameter is read whole', () => {
    expect(
      read(
        'category=505&keywords=%20amxl%20&scope=maker&sort=price_desc&in_stock=1&rx=RX&rx=OTC_B&bought=1&price=5.00-9.99&price=100-&maker=1&maker=2&spec=0.25g*24%E7%B2%92&size=100&page=3',
      ),
    ).toEqual({
      category: '505',
      keywords: 'amxl',
      scope: 'maker',
      sort: 'price_desc',
      inStock: true,
      classes: ['RX', 'OTC_B'],
      bought: ['1'],
      prices: ['5.00-9.99', '100-'],
      makers: ['1', '2'],
      forms: [],
      specs: ['0.25g*24粒'],
      expiries: [],
      tags: [],
      size: 100,
      page: 3,
    })
  })

  test.each([
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1e3', 1],
    ['page=99999', 10_000],
    ['page=999999999', 1],
  ])('the address of a list is read: %s', (search, page) => {
    expect(read(search).page).toBe(page)
  })

  test('rubbish in an address counts as not said', () => {
    expect(
      read(
        'category=../1&sort=constructor&in_stock=yes&keywords=%20&scope=all&size=1000&maker=&tag=&tag=nothing&expiry=6m&rx=rx&bought=2&price=-&price=5',
      ),
    ).toEqual(read(''))
  })

  test('the same value twice counts once, and nobody ticks hundreds', () => {
    expect(read('maker=1&maker=1').makers).toEqual(['1'])
    expect(read(Array.from({ length: 500 }, (_, number) => `maker=${number}`).join('&')).makers).toHaveLength(20)
  })
})

test('the variables of the query', () => {
  expect(goodsListVariables(new URLSearchParams('category=505&sort=expiry&in_stock=1&form=%E7%89%87%E5%89%82&size=50&page=2'))).toEqual({
    filter: {
      categoryID: '505',
      keywords: null,
      keywordScope: null,
      isInStock: true,
      manufacturers: null,
      dosageForms: ['片剂'],
      specs: null,
      expiries: null,
      tags: null,
      prescriptionClasses: null,
      prices: null,
      isBought: null,
    },
    sort: 'EXPIRY',
    first: 50,
    page: 2,
    hasChosen: true,
  })
})

describe('the next address', () => {
  const place = placeOf('category=505&sort=sales&in_stock=1&maker=7&size=50&page=3')
  test('the address of another page keeps everything else', () => {
    expect(changedPlace(place, { page: 4 })).toBe('/list/table?category=505&sort=sales&in_stock=1&maker=7&size=50&page=4')
  })
  test('the address of another view keeps everything, the page as well', () => {
    expect(changedPlace(place, { view: 'plain' })).toBe('/list/no_image?category=505&sort=sales&in_stock=1&maker=7&size=50&page=3')
  })
  test('the address of any other change starts over at page 1', () => {
    expect(changedPlace(place, { inStock: false })).toBe('/list/table?category=505&sort=sales&maker=7&size=50')
    expect(changedPlace(place, { sort: 'default', size: 20 })).toBe('/list/table?category=505&in_stock=1&maker=7')
    expect(changedPlace(place, { ...NOTHING_CHOSEN, category: null })).toBe('/list/table?sort=sales&size=50')
  })
})

test('what narrows a list is the stock switch and the ticked values, not the category', () => {
  expect([isNarrowed(read('category=5&sort=sales')), isNarrowed(read('in_stock=1')), isNarrowed(read('tag=NEW'))]).toEqual([
    false,
    true,
    true,
  ])
  expect(chosenFacets(read('tag=NEW&maker=7'))).toEqual([
    { facet: 'makers', value: '7' },
    { facet: 'tags', value: 'NEW' },
  ])
})
