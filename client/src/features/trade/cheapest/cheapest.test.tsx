import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CartServer } from '../../../testing/cartServer.ts'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

const goods = (base_price: number) =>
  ({ base_price, ladder: [], ladder_price_type: 1, is_buy: 1, stock: 900, pack: 10, min: 10, ck: 1, with_coupon: 1 }) as const

afterEach(() => act(() => toasts.clear()))

async function openCart(query: object = {}): Promise<CartServer> {
  const server = new CartServer([
    { goodsID: '1', name: '阿莫西林胶囊', pricing: goods(1_000), makers: ['2'] },
    { goodsID: '2', name: '阿莫西林胶囊', pricing: goods(900) },
    { goodsID: '3', name: '布洛芬片', pricing: goods(2_000) },
  ])
  server.add('1', 30)
  server.add('3', 10)
  await import('../cart/CartDialog.tsx')
  await import('rules/cheapest/cheapestCart')
  await renderStorefront('/cart', { ...server.mocks, Query: { ...server.mocks['Query'], ...query } })
  return server
}

async function openDialog(): Promise<CartServer> {
  const server = await openCart()
  await act(async () => (await screen.findByRole('button', { name: /更省的买法/ })).click())
  return server
}

const held = (server: CartServer) => server.lines.map(({ goodsID, quantity }) => [goodsID, quantity]).toSorted()

it('the cheapest way to buy the cart is shown with its reasons, applied with one press, and taken back with another', async () => {
  const server = await openDialog()
  // 30 × 10.00 + 10 × 20.00 + 12.00 against 30 × 9.00 + 10 × 20.00 + 12.00.
  const status = await screen.findByText('可省 ¥30.00')
  expect(status.parentElement?.textContent).toContain('应付 ¥512.00 → ¥482.00，已比较全部买法')
  const reasons = within(screen.getByRole('list', { name: '怎么省' })).getAllByRole('listitem')
  expect(reasons.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^阿莫西林胶囊：.*30.*省 ¥30.00$/)])
  await act(async () => screen.getByRole('button', { name: '按此更新采购单' }).click())
  await waitFor(() =>
    expect(held(server)).toEqual([
      ['2', 30],
      ['3', 10],
    ]),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => (await screen.findByRole('button', { name: '撤销' })).click())
  await waitFor(() =>
    expect(held(server)).toEqual([
      ['1', 30],
      ['3', 10],
    ]),
  )
})

it('a line whose maker the buyer keeps is not changed', async () => {
  const server = await openDialog()
  await screen.findByText('可省 ¥30.00')
  await act(async () => screen.getByRole('checkbox', { name: /^可换厂家：阿莫西林胶囊/ }).click())
  await screen.findByText('现在的买法已经最省')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '按此更新采购单' }).disabled).toBe(true)
  expect(held(server)).toEqual([
    ['1', 30],
    ['3', 10],
  ])
})

it('where the other maker is refused, the line that was to be replaced stays', async () => {
  const server = await openDialog()
  await screen.findByText('可省 ¥30.00')
  server.refusal = gatewayFailure('BUSINESS_REJECTED', { reason: 'STOCK_SHORT', userMessage: '库存不足' })
  await act(async () => screen.getByRole('button', { name: '按此更新采购单' }).click())
  await screen.findByText(/库存不足/)
  expect(held(server)).toEqual([
    ['1', 30],
    ['3', 10],
  ])
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: '阿莫西林胶囊' })).not.toHaveLength(0)
})

it('a line of the cart is replaced by another maker, in the quantity that holds as many pieces', async () => {
  const shared = {
    name: '阿莫西林胶囊',
    packUnit: '盒',
    packQuantity: 10,
    minimumQuantity: 10,
    stock: 900,
    cartQuantity: 0,
    isBuyable: true,
  }
  const other = { ...shared, id: 'Goods:2', goodsID: '2', manufacturer: '青榕制药', spec: '250mg×48粒', price: '17.00' }
  const current = { ...shared, id: 'Goods:1', goodsID: '1', manufacturer: '槐序制药', spec: '0.25g*24粒', price: '10.00' }
  const server = await openCart({ goods: () => ({ ...current, substitutes: [other] }) })
  await act(async () => screen.getByRole('button', { name: '为什么是这个价：阿莫西林胶囊' }).click())
  await act(async () => (await screen.findByRole('button', { name: '比厂家，换一家' })).click())
  const row = (await screen.findByText('青榕制药')).closest('tr')
  // 17.00 over 48 pieces; 30 boxes of 24 are 15 of 48, and these are sold by the ten.
  expect([...(row?.cells ?? [])].map((cell) => cell.textContent)).toEqual([
    '青榕制药阿莫西林胶囊 · 250mg×48粒',
    expect.any(String),
    expect.stringContaining('¥0.3542/粒'),
    expect.any(String),
    '换成这个20 盒',
  ])
  await act(async () => screen.getByRole('button', { name: '换成这个' }).click())
  await waitFor(() =>
    expect(held(server)).toEqual([
      ['2', 20],
      ['3', 10],
    ]),
  )
})
