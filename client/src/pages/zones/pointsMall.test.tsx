import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../testing/schemaNetwork.ts'
import { toasts } from '../../ui/toastStore.ts'

type Args = { readonly input: Record<string, unknown> }

const cursors = { last: null, around: [{ page: 1, isCurrent: true }] }
const list = (...nodes: object[]): object => ({ totalCount: nodes.length, edges: nodes.map((node) => ({ node })), pageCursors: cursors })
const address = { addressID: '5', receiver: '王店长', phone: '13800000001', fullAddress: '中山大道1号', isDefault: true }
const member = {
  memberID: '1',
  company: '测试药房',
  isReviewed: true,
  accountManager: null,
  points: 2_000,
  addresses: [address],
}
const gift = (giftID: string, fields: object = {}): object => ({
  id: `PointsGift:${giftID}`,
  giftID,
  categoryID: '1',
  categoryName: '门店用品',
  name: `礼品${giftID}`,
  spec: '一件',
  description: '很好用',
  image: null,
  points: 300,
  worth: '25.00',
  stock: 9,
  exchangedCount: 3,
  perMember: null,
  boughtCount: 0,
  ...fields,
})
const menu = {
  categories: [{ categoryID: '1', name: '门店用品', count: 6 }],
  steps: [
    { range: 'UP_TO_1000', from: 0, to: 1000 },
    { range: 'UP_TO_3000', from: 1001, to: 3000 },
    { range: 'ABOVE_8000', from: 8001, to: null },
  ],
}

function mocks(query: Mocks[string] = {}, mutation: Mocks[string] = {}): Mocks {
  const base = {
    viewer: () => member,
    cartBadge: () => 0,
    categories: () => [],
    site: () => null,
    postPage: () => null,
    pointsMenu: () => menu,
    zone: () => ({
      kind: 'POINTS',
      name: '积分商城',
      subtitle: '积分换好礼',
      rules: ['不退不换'],
      count: 3,
      serverTime: '2026-11-20T02:00:00Z',
    }),
  }
  return { Query: { ...base, ...query }, Mutation: mutation }
}
const main = (): string => document.querySelector('main')?.textContent ?? ''

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

it('the points mall shows the gifts the shop can have, those it lacks points for, what is gone and what it has had enough of', async () => {
  const { calls } = await renderStorefront(
    '/jfsc?category=1&range=1001-3000&page=2',
    mocks({
      pointsGifts: () =>
        list(gift('1'), gift('2', { points: 2_500 }), gift('3', { stock: 0 }), gift('4', { perMember: 2, boughtCount: 2 })),
    }),
  )
  expect(await screen.findByRole('button', { name: '兑换：礼品1' })).toBeTruthy()
  expect(calls[0]).toMatchObject({ name: 'PointsMallPageQuery', variables: { categoryID: '1', range: 'UP_TO_3000', page: 2 } })
  for (const words of ['2,000积分', '还差 500', '已兑完', '已兑满 2 件', '8,000 以上', '1,000 以内']) expect(main()).toContain(words)
  expect(screen.getByRole('link', { name: '1,001–3,000' }).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('link', { name: '全部礼品' }).getAttribute('href')).toBe('/jfsc?range=1001-3000')
})

it('a visitor sees the gifts and is led to log in', async () => {
  await renderStorefront('/jfsc', mocks({ viewer: () => null, pointsGifts: () => list(gift('1')), pointsGift: () => gift('1') }))
  expect((await screen.findByRole('link', { name: '登录后兑换：礼品1' })).getAttribute('href')).toBe('/login?next=%2Fjfsc')
  await act(async () => screen.getByRole('button', { name: '礼品1' }).click())
  expect(await screen.findByText('很好用')).toBeTruthy()
  expect(screen.queryByRole('form', { name: '兑换' })).toBeNull()
})

it('an exchange in the points mall is made once though pressed twice, keeps what was typed when refused, and leads to the points orders', async () => {
  const inputs: Args['input'][] = []
  const storefront = await renderStorefront(
    '/jfsc',
    mocks(
      { pointsGifts: () => list(gift('1')), pointsGift: () => gift('1'), pointsOrders: () => list() },
      {
        exchangePoints: (_: unknown, { input }: Args) => {
          inputs.push(input)
          if (inputs.length === 1) throw gatewayFailure('BUSINESS_REJECTED', { reason: 'OUT_OF_STOCK', userMessage: '库存不足' })
          return { orderNo: 'J1', pointsAfter: 1_700, gift: gift('1', { stock: 8 }) }
        },
      },
    ),
  )
  await act(async () => (await screen.findByRole('button', { name: '兑换：礼品1' })).click())
  const form = within(await screen.findByRole('form', { name: '兑换' }))
  await act(async () => form.getByRole('radio', { name: /其他地址/ }).click())
  const submit = form.getByRole('button', { name: '确认兑换' })
  await act(async () => submit.click())
  expect(form.getByText('请填写收货地址')).toBeTruthy()
  expect(inputs).toEqual([])
  fireEvent.change(form.getByRole('textbox', { name: '收货地址' }), { target: { value: '延安路9号' } })
  await act(async () => submit.click())
  const alert = await screen.findByRole('alertdialog', { name: '温馨提示' })
  await act(async () => within(alert).getAllByRole('button')[0]?.click())
  expect(form.getByRole<HTMLInputElement>('textbox', { name: '收货地址' }).value).toBe('延安路9号')
  storefront.hold()
  await act(async () => {
    submit.click()
    submit.click()
  })
  await waitFor(() => expect(inputs).toHaveLength(2))
  expect(inputs[1]).toEqual(inputs[0])
  expect(inputs[0]).toEqual({
    giftID: '1',
    quantity: 1,
    deliverTo: { address: '延安路9号' },
    receiver: null,
    phone: null,
    clientKey: expect.any(String),
  })
  await storefront.held[0]?.release()
  expect(await screen.findByRole('heading', { level: 1, name: '积分订单' })).toBeTruthy()
})
