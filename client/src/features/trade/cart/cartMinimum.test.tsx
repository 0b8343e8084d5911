import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buyerComes, fetchCartCode, plainPricing, plus } from '../../../testing/cartScreen.ts'
import { CartServer } from '../../../testing/cartServer.ts'
import { renderStorefront, type Storefront } from '../../../testing/renderStorefront.tsx'
import type { Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

const goods = [
  { goodsID: '1', name: '阿莫西林胶囊', pricing: plainPricing },
  { goodsID: '2', name: '板蓝根颗粒', pricing: { ...plainPricing, base_price: 2550 }, expiresOn: '2027-04-22' },
  { goodsID: '3', name: '清咽滴丸', pricing: { ...plainPricing, stock: 0 } },
  { goodsID: '4', name: '藿香正气水', pricing: { ...plainPricing, stock: 0 } },
]

let server: CartServer
let extra: Mocks[string] = {}
beforeEach(async () => {
  server = new CartServer(goods, [
    { full: 20_000, minus: 1500 },
    { full: 90_000, minus: 9000 },
  ])
  extra = {}
  for (const [goodsID, quantity] of [
    ['1', 30],
    ['2', 10],
  ] as const)
    server.add(goodsID, quantity)
  await fetchCartCode()
})
afterEach(() => {
  vi.useRealTimers()
  act(() => toasts.clear())
})

async function open(): Promise<Storefront> {
  const storefront = await renderStorefront('/cart', { ...server.mocks, Query: { ...server.mocks['Query'], ...extra } })
  await screen.findByRole('row', { name: /阿莫西林胶囊/ })
  await buyerComes()
  return storefront
}

const bar = () => screen.getByRole('region', { name: '合计' }).textContent
const sent = ({ calls }: Storefront) => calls.filter(({ name }) => name.endsWith('Mutation'))

/** The server's cart with its second good in another warehouse, whose minimum is not reached. */
function inTwoWarehouses(): Mocks[string] {
  const { cart } = server.mocks['Query'] as { cart: () => CartOfTest }
  const moved = { warehouseID: '2', name: '器械仓', id: 'Warehouse:2' }
  return {
    cart: () => {
      const { lines, warehouses, ...rest } = cart()
      return {
        ...rest,
        warehouses: [...warehouses, { ...warehouses[0], warehouse: moved, goodsAmount: '20.00', shortOfMinimum: '80.00' }],
        lines: lines.map((line) => (line.lineID === '2' ? { ...line, goods: { ...line.goods, warehouse: moved } } : line)),
      }
    },
  }
}
type CartOfTest = { readonly lines: readonly { readonly lineID: string; readonly goods: object }[]; readonly warehouses: readonly object[] }

describe('below the minimum of a warehouse', () => {
  it('a cart below the minimum says at the button which warehouse it is, beside it what is missing, leads to more goods, and checks out once it is reached', async () => {
    server = new CartServer(goods)
    server.add('1', 10)
    const storefront = await open()
    const missing = screen.getByRole('button', { name: '主仓未达起配' })
    expect(bar()).toContain('主仓还差 ¥100.00 起配去凑单')
    expect([missing, screen.queryByRole('button', { name: '去结算' })]).toMatchObject([{ disabled: true }, null])
    expect(screen.getByRole('link', { name: '去凑单' }).getAttribute('href')).toBe('/list')
    expect(screen.queryByRole('button', { name: '暂不买主仓' })).toBeNull()
    for (let times = 0; times < 4; times++) plus('阿莫西林胶囊')
    expect(await screen.findByRole('button', { name: '去结算' })).toHaveProperty('disabled', false)
    // What waits to be sent would be sent from the next test's cart.
    await waitFor(() => expect(sent(storefront).at(-1)?.variables).toMatchObject({ input: { lineID: '1', quantity: 50 } }))
  })

  it('a warehouse below its minimum can be left out of the order', async () => {
    extra = inTwoWarehouses()
    const storefront = await open()
    expect(bar()).toContain('器械仓还差 ¥80.00 起配去凑单暂不买器械仓')
    expect(screen.getByRole('button', { name: '器械仓未达起配' })).toHaveProperty('disabled', true)
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '暂不买器械仓' })))
    await waitFor(() => expect(sent(storefront)).toHaveLength(1))
    expect(sent(storefront)[0]?.variables).toMatchObject({ input: { lineIDs: ['2'], isSelected: false } })
  })
})

it('a cart line says until when its goods last, and that they are near expiry', async () => {
  await open()
  expect(screen.getByRole('row', { name: /板蓝根颗粒/ }).textContent).toContain('效期 2027-04-22 近效期')
  expect(screen.getByRole('row', { name: /阿莫西林胶囊/ }).textContent).not.toContain('效期')
})
