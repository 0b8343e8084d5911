import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CartServer } from '../../../testing/cartServer.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

const pricing = {
  base_price: 1000,
  ladder: [],
  ladder_price_type: 1,
  is_buy: 1,
  stock: 900,
  pack: 10,
  min: 10,
  ck: 1,
  with_coupon: 1,
} as const
const addedGoods = (goodsID: string): object => ({
  id: `Goods:${goodsID}`,
  goodsID,
  name: `换购品${goodsID}`,
  spec: '10片',
  manufacturer: '青榕',
  packUnit: '盒',
  packQuantity: 10,
  minimumQuantity: 10,
  price: '12.80',
  warehouse: { warehouseID: '1', name: '主仓' },
  images: [],
})
const addon = (promotionID: string, goodsID: string, fields: object): object => ({
  promotionID,
  name: `换购${promotionID}`,
  full: '300.00',
  price: '3.90',
  isForAllGoods: true,
  amount: '300.00',
  short: '0.00',
  isReached: true,
  perOrder: 20,
  left: 20,
  endsAt: '2026-12-20T02:00:00Z',
  goods: addedGoods(goodsID),
  ...fields,
})

const withoutPrice = (goodsID: string): object => ({ goods: { ...addedGoods(goodsID), price: null } })

afterEach(() => act(() => toasts.clear()))

it('the cart names each add-on offer and how far it is, and adds its goods at the add-on price from the dialog', async () => {
  const server = new CartServer([{ goodsID: '1', name: '阿莫西林胶囊', pricing }])
  server.add('1', 30)
  const base = server.mocks['Query']?.['cart'] as () => object
  const addons = [
    addon('5', '51', {}),
    addon('5', '52', { left: 0, ...withoutPrice('52') }),
    addon('6', '61', { isReached: false, short: '99.50' }),
  ]
  const inputs: object[] = []
  await import('./CartDialog.tsx')
  await renderStorefront('/cart', {
    Query: { ...server.mocks['Query'], cart: () => ({ ...base(), addons }) },
    Mutation: {
      addToCart: (_: unknown, { input }: { input: object }) => {
        inputs.push(input)
        if (inputs.length === 1) throw gatewayFailure('BUSINESS_REJECTED', { reason: 'ADDON_LIMIT', userMessage: '本单换购数量已满' })
        return { cart: null, warnings: [] }
      },
    },
  })
  const offers = within(await screen.findByRole('region', { name: '换购' }))
  expect(offers.getByText('满 ¥300.00 可换购，还差 ¥99.50')).toBeTruthy()
  expect(offers.getByText('换购品51 ¥3.90、换购品52 ¥3.90')).toBeTruthy()
  await act(async () => offers.getByRole('button', { name: /^看换购商品\s*：换购6$/ }).click())
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: '换购：换购品61' })).disabled).toBe(true)
  expect(screen.getByText('满 ¥300.00 可换购，再选购 ¥99.50 的活动商品即可。')).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: '关闭' }).click())
  await act(async () => offers.getByRole('button', { name: /^去换购\s*：换购5$/ }).click())
  const add = await screen.findByRole('button', { name: '换购：换购品51' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '已换满' }).disabled).toBe(true)
  expect(screen.getByText('已满 ¥300.00，可按换购价购买下列商品。')).toBeTruthy()
  const told = [...screen.getByRole('dialog').querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(told).toEqual([
    expect.stringContaining('换购品5110片 · 青榕¥3.90/盒 ¥12.80每单限换 20 盒'),
    expect.stringContaining('换购品5210片 · 青榕¥3.90/盒 每单限换 20 盒已换满'),
  ])
  await act(async () => add.click())
  await screen.findByText(/换购品51：本单换购数量已满/)
  await act(async () => add.click())
  await waitFor(() => expect(inputs).toHaveLength(2))
  expect(inputs[1]).toEqual({
    clientKey: expect.any(String),
    goodsID: '51',
    quantity: 10,
    seenPrice: '3.90',
    warehouseID: '1',
    isAddon: true,
    isFlash: false,
  })
  expect(await screen.findByText('已按换购价加入采购单：换购品51')).toBeTruthy()
})
