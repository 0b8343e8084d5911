import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../../testing/schemaNetwork.ts'

const goods = (id: number) => ({
  id: `Goods:${id}`,
  goodsID: String(id),
  name: `商品${id}`,
  manufacturer: '槐序中药有限公司',
  spec: '0.26g*30粒',
  packUnit: '盒',
  price: '24.50',
  priceStatus: 'NORMAL',
  isBuyable: true,
  stock: 465,
  cartQuantity: 0,
  packQuantity: 5,
  minimumQuantity: 5,
  tiers: [],
  tags: [],
  expiresOn: '2028-05-02',
  images: [{ url: '/files/goods/1.svg' }],
  lastPurchase: null,
  isFavorite: false,
  warehouse: { warehouseID: '1' },
})
const facets = {
  manufacturers: Array.from({ length: 12 }, (_, number) => ({ value: String(number), text: `厂家${number}`, count: 30 - number })),
  dosageForms: [{ value: '片剂', text: '片剂', count: 9 }],
  specs: [],
  expiries: [{ value: 'UNDER_6_MONTHS', text: '6个月以内', count: 3 }],
  tags: [],
}
const list = {
  totalCount: 45,
  edges: [1, 2, 3].map((id) => ({ node: goods(id) })),
  pageCursors: {
    last: { page: 3 },
    around: [
      { page: 1, isCurrent: true },
      { page: 2, isCurrent: false },
    ],
  },
  facets,
}
const mocks: Mocks = {
  Query: {
    viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null, isReviewed: true }),
    cartBadge: () => 0,
    categories: () => [],
    site: () => ({ navigation: [{ name: '全部商品', url: '/list', notice: null }] }),
    goodsList: () => list,
  },
}

beforeAll(() => import('./FilterPanel.tsx'))
beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const href = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href')
const variables = ({ calls }: Awaited<ReturnType<typeof renderStorefront>>, query = 'GoodsListPageQuery') =>
  calls.filter(({ name }) => name === query).at(-1)?.variables

describe('the views', () => {
  it('the views show cards at /list, a table at /list/table and one without pictures at /list/no_image', async () => {
    await renderStorefront('/list', mocks)
    expect(screen.queryByRole('table')).toBeNull()
    expect(document.querySelectorAll('main img')).toHaveLength(3)
    act(() => document.body.replaceChildren())
    await renderStorefront('/list/table', mocks)
    expect(screen.getAllByRole('row')).toHaveLength(4)
    expect(document.querySelectorAll('main img')).toHaveLength(3)
    act(() => document.body.replaceChildren())
    await renderStorefront('/list/no_image', mocks)
    expect(screen.getAllByRole('row')).toHaveLength(4)
    expect(document.querySelectorAll('main img')).toHaveLength(0)
  })

  it.each(['/list', '/list/table'])('the views say of goods with less than five packs what is left, at %s', async (at) => {
    await renderStorefront(at, {
      Query: { ...mocks['Query'], goodsList: () => ({ ...list, edges: [{ node: { ...goods(1), stock: 24 } }, { node: goods(2) }] }) },
    })
    expect(screen.getAllByText(/^仅剩/).map((label) => label.textContent)).toEqual(['仅剩 24 盒'])
  })

  it.each([
    ['APPROVED', null, null],
    ['PAPERS_MISSING', '资质证照还没交齐，交齐并审核通过后即可购买', ['去提交证照', '/register/step3']],
    ['PENDING', '您的资质尚未审核通过，审核通过后即可购买', ['查看审核进度', '/register/step3']],
    ['REJECTED', '您的资质未审核通过，请更换证照后重新提交', ['去更换证照', '/register/step3']],
    ['FROZEN', '账号已停用，请联系客户经理', null],
    ['PAPER_LAPSED', '您的资质证照已过期，请更新后再购买', ['去更新证照', '/zzzj']],
  ])('a list tells a shop that stands %s what keeps it from buying, and the way on', async (standing, sentence, way) => {
    await renderStorefront('/list', { Query: { ...mocks['Query'], viewer: () => ({ memberID: '1', company: '测试药房', standing }) } })
    const found = screen.queryByText(/即可购买|再购买|重新提交|已停用/)
    expect(found?.textContent ?? null).toBe(sentence)
    const link = found?.parentElement?.querySelector('a[href^="/"]')
    expect(link ? [link.textContent, link.getAttribute('href')] : null).toEqual(way)
  })

  it('the views keep what the list is narrowed by, and the page', async () => {
    await renderStorefront('/list/table?category=5&maker=2&size=50&page=2', mocks)
    expect([href('大图'), href('列表'), href('无图列表')]).toEqual([
      '/list?category=5&maker=2&size=50&page=2',
      '/list/table?category=5&maker=2&size=50&page=2',
      '/list/no_image?category=5&maker=2&size=50&page=2',
    ])
  })

  it('the list leads a member to the table, and a buyer who has chosen to the view chosen last', async () => {
    await renderStorefront('/404', mocks)
    const toAll = (): string | null =>
      within(screen.getByRole('navigation', { name: '商品分类' }))
        .getByRole('link', { name: '全部商品' })
        .getAttribute('href')
    expect(toAll()).toBe('/list/table')
    act(() => document.body.replaceChildren())
    await renderStorefront('/list/no_image', mocks)
    act(() => document.body.replaceChildren())
    await renderStorefront('/404', mocks)
    expect(toAll()).toBe('/list/no_image')
    act(() => document.body.replaceChildren())
    sessionStorage.clear()
    await renderStorefront('/404', { Query: { ...mocks['Query'], viewer: () => null } })
    expect(toAll()).toBe('/list')
  })

  it('the view of cards goes on from a card to the next one with the keyboard', async () => {
    await renderStorefront('/list', mocks)
    const fields = screen.getAllByRole('textbox', { name: '数量' })
    act(() => fields[0]?.focus())
    fireEvent.keyDown(fields[0] ?? document.body, { key: 'ArrowDown', altKey: true })
    expect(document.activeElement).toBe(fields[1])
  })
})

describe('filters', () => {
  const open = async (at: string) => {
    const storefront = await renderStorefront(at, mocks)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '筛选' })))
    await screen.findByRole('group', { name: '厂家' })
    return storefront
  }
  const boxes = (group: string): (string | null)[] =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent ?? null)

  it('filters are fetched when they are opened, not before, with the number of goods each leaves', async () => {
    const storefront = await renderStorefront('/list/table', mocks)
    expect(storefront.calls.map(({ name }) => name)).not.toContain('useFacetsQuery')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '筛选' })))
    await screen.findByRole('group', { name: '厂家' })
    expect(boxes('剂型')).toEqual(['片剂 9'])
    expect(screen.queryByRole('group', { name: '规格' })).toBeNull()
  })

  it('filters show the eight most frequent, and the others on demand', async () => {
    await open('/list/table?maker=11')
    expect(boxes('厂家')).toHaveLength(9)
    expect(boxes('厂家').at(-1)).toBe('厂家11 19')
    const more = screen.getByRole('button', { name: '更多厂家' })
    more.focus()
    fireEvent.click(more)
    expect(boxes('厂家')).toHaveLength(12)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '收起厂家', expanded: true }))
    fireEvent.click(screen.getByRole('button', { name: '收起厂家' }))
    expect(boxes('厂家')).toHaveLength(9)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '更多厂家', expanded: false }))
  })

  it('filters put each tick into the address, several of one kind as well, and start over at page 1', async () => {
    const storefront = await open('/list/table?maker=1&page=3')
    await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: /^厂家3/ })))
    await waitFor(() => expect(variables(storefront)).toMatchObject({ filter: { manufacturers: ['1', '3'] }, page: 1, hasChosen: true }))
    expect(screen.getByRole('group', { name: '厂家' })).toBeTruthy()
  })

  it('filters are ticked at once and together, while the list they lead to is fetched', async () => {
    const storefront = await open('/list/table')
    storefront.hold(/GoodsListPageQuery/)
    for (const name of [/^厂家3/, /^片剂/]) {
      fireEvent.click(screen.getByRole('checkbox', { name }))
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(true)
    }
    await waitFor(() => expect(variables(storefront)).toMatchObject({ filter: { manufacturers: ['3'], dosageForms: ['片剂'] } }))
    await act(async () => void (await Promise.all(storefront.held.map((call) => call.release()))))
    await waitFor(() => expect(screen.getByRole('list', { name: '已选条件' }).textContent).toBe('厂家3片剂清除全部'))
  })

  it('filters stand above the list as chips that take them away', async () => {
    await renderStorefront('/list/table?maker=1&maker=3&expiry=UNDER_6_MONTHS&tag=FLASH&tag=gone&sort=sales', mocks)
    const chips = within(screen.getByRole('list', { name: '已选条件' })).getAllByRole('link')
    expect(chips.map((chip) => chip.textContent)).toEqual(['厂家1', '厂家3', '6个月以内', 'FLASH', '清除全部'])
    expect(href('取消条件：厂家1')).toBe('/list/table?sort=sales&maker=3&expiry=UNDER_6_MONTHS&tag=FLASH')
    expect(href('清除全部')).toBe('/list/table?sort=sales')
  })

  it('filters that are ticked can be taken away though their list cannot be fetched', async () => {
    const goodsList = () => {
      throw gatewayFailure('SYSTEM_BUSY')
    }
    await renderStorefront('/list/table?maker=1', { Query: { ...mocks['Query'], goodsList } })
    expect([screen.getByRole('list', { name: '已选条件' }).textContent, href('取消条件：1')]).toEqual(['1清除全部', '/list/table'])
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
  })

  it('filters say so when they cannot be fetched, and another try brings them', async () => {
    let fails = true
    const storefront = await renderStorefront('/list/table', {
      Query: {
        ...mocks['Query'],
        goodsList: () => ({
          ...list,
          facets: () => {
            if (fails) throw gatewayFailure('SYSTEM_BUSY')
            return facets
          },
        }),
      },
    })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '筛选' })))
    await screen.findByText('筛选条件暂时打不开')
    const asked = (): number => storefront.calls.filter(({ name }) => name === 'useFacetsQuery').length
    const before = asked()
    fails = false
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })))
    await screen.findByRole('group', { name: '厂家' })
    expect(asked()).toBe(before + 1)
  })
})

describe('the page of a list', () => {
  it('the page of a list has 20, 50 or 100 goods', async () => {
    const storefront = await renderStorefront('/list/table?size=100', mocks)
    expect(variables(storefront)).toMatchObject({ first: 100, page: 1 })
    expect([href('每页 20 种'), href('每页 50 种')]).toEqual(['/list/table', '/list/table?size=50'])
  })

  it('the page of a list tells how many there are in a status', async () => {
    await renderStorefront('/list/table', mocks)
    expect(screen.getByText('共 45 种商品').tagName).toBe('OUTPUT')
  })

  it.each([
    ['', '板蓝根', '未找到“板兰根”，以下为“板蓝根”的结果'],
    ['', null, '没有完全匹配“板兰根”的商品，以下为名称相近的商品'],
    ['&type=1', null, '没有完全匹配“板兰根”的厂家，以下为名称相近的厂家的商品'],
  ])('the page of a list says that it forgave a typing error, in a status (%s %s)', async (scope, word, words) => {
    await renderStorefront(`/search?keywords=板兰根${scope}`, {
      Query: { ...mocks['Query'], goodsList: () => ({ ...list, correction: { word } }) },
    })
    expect(screen.getByText(words).tagName).toBe('OUTPUT')
    act(() => document.body.replaceChildren())
    await renderStorefront('/search?keywords=板蓝根', { Query: { ...mocks['Query'], goodsList: () => ({ ...list, correction: null }) } })
    expect(screen.queryByText(/未找到|没有完全匹配/)).toBeNull()
  })

  it('the page of an empty list offers one act: the filters are cleared', async () => {
    await renderStorefront('/list?tag=NEW&in_stock=1', { Query: { ...mocks['Query'], goodsList: () => ({ ...list, edges: [] }) } })
    expect(screen.getByRole('heading', { name: '没有符合筛选条件的商品' })).toBeTruthy()
    expect(href('清除筛选')).toBe('/list')
  })
})

describe('a drug list (/list/other)', () => {
  it('a drug list holds the goods of its category under the name of that category, else of the link', async () => {
    const storefront = await renderStorefront('/list/other/505/%E5%B8%B8%E7%94%A8%E8%8D%AF', mocks)
    expect(screen.getByRole('heading', { level: 1, name: '常用药' })).toBeTruthy()
    expect(variables(storefront, 'OtherListPageQuery')).toMatchObject({ filter: { categoryID: '505' } })
    expect(screen.getByRole('link', { name: '销量' }).getAttribute('href')).toBe('/list/other/505/%E5%B8%B8%E7%94%A8%E8%8D%AF?sort=sales')
    act(() => document.body.replaceChildren())
    await renderStorefront('/list/other/505', {
      Query: {
        ...mocks['Query'],
        categories: () => [{ categoryID: '500', name: '中成药', count: 2, children: [{ categoryID: '505', name: '补益', count: 1 }] }],
      },
    })
    expect(screen.getByRole('heading', { level: 1, name: '补益' })).toBeTruthy()
  })
})
