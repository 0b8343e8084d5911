import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { fetchCartCode } from '../../../testing/cartScreen.ts'
import { renderStorefront, type Storefront } from '../../../testing/renderStorefront.tsx'
import type { Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'
import { loadAsking } from './suggestions.ts'

const CODE = '6900000000014'
const goods = {
  id: 'Goods:7',
  goodsID: '7',
  name: '阿莫西林胶囊',
  spec: '0.25g*24粒',
  manufacturer: '泊远制药厂',
  price: '4.50',
  priceStatus: 'NORMAL',
  packUnit: '盒',
  packQuantity: 10,
  minimumQuantity: 20,
  caseQuantity: null,
  stock: 500,
  isBuyable: true,
  cartQuantity: 0,
  tiers: [],
  tags: [],
  warehouse: { id: 'Warehouse:1', warehouseID: '1', name: '主仓' },
}
const mocks = (isBuyable: boolean): Mocks => ({
  Query: {
    viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null, isReviewed: true, canOrder: true }),
    cartBadge: () => 0,
    site: () => ({ navigation: [] }),
    cart: () => ({ lines: [], warnings: [] }),
    goodsList: (_: unknown, { filter }: { filter: { keywords: string | null } }) =>
      filter.keywords === CODE
        ? { totalCount: 1, correction: null, edges: [{ node: { ...goods, isBuyable } }] }
        : { totalCount: 0, correction: null, edges: [] },
    searchSuggestions: () => [],
  },
})

// What is loaded in the midst of a test would come at no time of its clock.
beforeAll(() => Promise.all([loadAsking(), import('./SuggestionList.tsx'), import('./CodeOptions.tsx'), fetchCartCode()]))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  act(() => toasts.clear())
})

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const field = (): HTMLInputElement => screen.getByRole('combobox', { name: /首字母/ })
const options = (): HTMLElement[] => screen.queryAllByRole('option').filter(({ parentElement }) => parentElement?.role === 'listbox')
const words = (): (string | null)[] => options().map(({ textContent }) => textContent)

async function typed(code: string, isBuyable = true): Promise<Storefront> {
  const storefront = await renderStorefront('/404', mocks(isBuyable))
  act(() => field().focus())
  fireEvent.change(field(), { target: { value: code } })
  await pass(500)
  return storefront
}

it('a barcode in the search field shows its goods, and one press puts as many into the cart as the first addition must be', async () => {
  const storefront = await typed(CODE)
  expect(words()).toEqual(['阿莫西林胶囊 0.25g*24粒 泊远制药厂¥4.50/盒', '加入采购单 20 盒'])
  expect(storefront.asked('askSuggestionsQuery')).toEqual([])
  storefront.hold()
  await act(async () => options()[1]?.click())
  await pass(200)
  expect(storefront.held).toMatchObject([{ name: 'cartMutationsAddMutation', variables: { input: { goodsID: '7', quantity: 20 } } }])
  expect(toasts.snapshot()).toMatchObject([{ text: '已加入采购单：阿莫西林胶囊 20 盒' }])
  expect(field().value).toBe('')
})

it('a GS1 text that a scanner types into the search field shows its goods', async () => {
  await typed(']C10106900000000014172701011 0ABC')
  expect(words()).toEqual(['阿莫西林胶囊 0.25g*24粒 泊远制药厂¥4.50/盒', '加入采购单 20 盒'])
})

it('Enter on what a barcode found does it, and goods that cannot be bought lead to their page alone', async () => {
  const storefront = await typed(CODE, false)
  expect(words()).toHaveLength(1)
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  await act(async () => void fireEvent.submit(screen.getByRole('search')))
  expect(storefront.asked('GoodsDetailPageQuery')).toMatchObject([{ goodsID: '7' }])
})

it('the trace code of a box in the search field leads to the order the box came with', async () => {
  const storefront = await typed('83857930000000000002')
  expect(words()).toEqual(['查追溯码所在订单83857930000000000002'])
  await act(async () => options()[0]?.click())
  expect(storefront.asked('OrdersPageQuery')).toMatchObject([{ filter: { keywords: '83857930000000000002' } }])
})
