import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Storefront, renderStorefront } from '../../../testing/renderStorefront.tsx'
import type { Mocks } from '../../../testing/schemaNetwork.ts'

type Filter = {
  readonly prescriptionClasses?: readonly string[] | null
  readonly isBought?: boolean | null
  readonly prices?: readonly string[] | null
}
const facets = {
  prescriptionClasses: [
    { value: 'RX', text: '处方药', count: 7 },
    { value: 'OTC_A', text: '甲类OTC', count: 5 },
  ],
  bought: 3,
  prices: [{ value: '5.00-9.99', text: '5-10元', count: 4 }],
  manufacturers: [],
  dosageForms: [],
  specs: [],
  expiries: [],
  tags: [],
}
const totalOf = ({ prescriptionClasses, isBought }: Filter): number => (isBought ? 0 : prescriptionClasses?.length ? 7 : 45)
const mocks: Mocks = {
  Query: {
    viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null, isReviewed: true }),
    cartBadge: () => 0,
    categories: () => [],
    site: () => ({ navigation: [] }),
    goodsList: (_: unknown, { filter }: { filter: Filter }) => ({ totalCount: totalOf(filter), edges: [], correction: null, facets }),
  },
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-width: 767.98px)' }))
})
afterEach(() => vi.unstubAllGlobals())

const openSheet = async (at = '/list'): Promise<Storefront> => {
  const storefront = await renderStorefront(at, mocks)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '筛选' })))
  await screen.findByRole('dialog', { name: '筛选' })
  await screen.findByRole('group', { name: '处方' })
  return storefront
}
const filters = (storefront: Storefront): unknown[] => storefront.asked('GoodsListPageQuery').map(({ filter }) => filter)

it('on a phone filters are chosen in a sheet that counts what they leave, and the list follows with one press', async () => {
  const storefront = await openSheet()
  await screen.findByRole('button', { name: '查看 45 件商品' })
  fireEvent.click(screen.getByRole('checkbox', { name: /^处方药/ }))
  const show = await screen.findByRole('button', { name: '查看 7 件商品' })
  expect(filters(storefront)).toHaveLength(1)
  await act(async () => fireEvent.click(show))
  await waitFor(() => expect(filters(storefront).at(-1)).toMatchObject({ prescriptionClasses: ['RX'], isBought: null }))
  expect(screen.queryByRole('dialog', { name: '筛选' })).toBeNull()
  expect(within(screen.getByRole('list', { name: '已选条件' })).getByText('处方药')).toBeTruthy()
})

it('the sheet of filters has nothing to show where nothing is left, and is as new after 重置', async () => {
  const storefront = await openSheet('/list?bought=1&rx=RX')
  expect(await screen.findByRole<HTMLButtonElement>('button', { name: '没有符合的商品' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: '重置' }))
  await screen.findByRole('button', { name: '查看 45 件商品' })
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(filters(storefront)).toHaveLength(1)
})

it('a span of prices is typed either way round, and shows among what is chosen', async () => {
  const storefront = await openSheet()
  const type = (label: string, value: string): boolean => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('最低价（元）', '很贵')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '确定' }).disabled).toBe(true)
  type('最低价（元）', '30')
  type('最高价（元）', '12.5')
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  const show = await screen.findByRole('button', { name: '查看 45 件商品' })
  await act(async () => fireEvent.click(show))
  await waitFor(() => expect(filters(storefront).at(-1)).toMatchObject({ prices: ['12.5-30'] }))
  expect(within(screen.getByRole('list', { name: '已选条件' })).getByText('12.5-30元')).toBeTruthy()
})
