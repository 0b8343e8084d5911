import { act, fireEvent, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import type { Storefront } from './renderStorefront.tsx'

/** Goods that can be bought by ten, at ¥10.00 each. */
export const plainPricing = {
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

export const threeGoods = [
  { goodsID: '1', name: '阿莫西林胶囊', pricing: plainPricing },
  { goodsID: '2', name: '板蓝根颗粒', pricing: { ...plainPricing, base_price: 2550 } },
  { goodsID: '3', name: '清咽滴丸', pricing: { ...plainPricing, base_price: 333 } },
]

/** Code that is fetched when it is needed: a clock that stands still would keep it away. */
export async function fetchCartCode(): Promise<void> {
  await Promise.all([
    import('../features/trade/cart/CartPanelList.tsx'),
    import('../features/trade/cart/UndoBar.tsx'),
    import('../features/trade/cart/CartDialog.tsx'),
    import('../features/ground/cart-changes/cartMutations.ts'),
    import('../features/ground/cart-changes/renderPrices.ts'),
    import('../errors/AlertView.tsx'),
  ])
}

/** What changes the cart comes with the first sign of a buyer. */
export const buyerComes = (): Promise<void> =>
  act(async () => {
    fireEvent.pointerMove(document.body)
    await fetchCartCode()
  })

export const addButton = (name: string): HTMLElement => screen.getByRole('button', { name: `加入采购单：${name}` })
export const badge = (): string => screen.getByRole('link', { name: /^采购单/ }).getAttribute('aria-label') ?? ''
export const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))
export const quantityOf = (name: string): string => row(name).getByRole<HTMLInputElement>('textbox', { name: '数量' }).value
export const payable = (): string =>
  (within(screen.getByRole('region', { name: '合计' })).getByText(/应付/).textContent ?? '').replace(/.*应付 /, '')
export const plus = (name: string): void => void fireEvent.click(row(name).getByRole('button', { name: /^增加/ }))
export const passDelay = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(200)))
export const heldNames = ({ held }: Storefront): string[] => held.map(({ name }) => name)
