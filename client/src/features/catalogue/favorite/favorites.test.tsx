import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

const goods = (id: number, isFavorite: boolean, stock = 465) => ({
  id: `Goods:${id}`,
  goodsID: String(id),
  name: `商品${id}`,
  manufacturer: '槐序',
  spec: '30粒',
  packUnit: '盒',
  price: '24.50',
  priceStatus: 'NORMAL',
  isBuyable: stock > 0,
  stock,
  buyReason: null,
  cartQuantity: 0,
  packQuantity: 5,
  minimumQuantity: 5,
  tiers: [],
  tags: [],
  expiresOn: '2028-05-02',
  images: [],
  lastPurchase: null,
  isFavorite,
  warehouse: { warehouseID: '1' },
})
let favorites: number[]
const mutations: Mocks[string] = {
  addFavorites: (_: never, { input }: { input: { goodsIDs: string[] } }) => ({
    goods: input.goodsIDs.map((id) => ({ id: `Goods:${id}`, isFavorite: true })),
  }),
  removeFavorites: (_: never, { input }: { input: { goodsIDs: string[] } }) => {
    favorites = favorites.filter((id) => !input.goodsIDs.includes(String(id)))
    return { removedIDs: input.goodsIDs.map((id) => `Goods:${id}`) }
  },
}
const mocks: Mocks = {
  Query: {
    viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null, isReviewed: true }),
    cartBadge: () => 0,
    categories: () => [],
    goodsList: () => ({ totalCount: 2, edges: [{ node: goods(1, false) }, { node: goods(2, true) }] }),
    favorites: () => ({
      totalCount: favorites.length,
      edges: favorites.map((id) => ({ node: goods(id, true, id === 3 ? 0 : 465) })),
      pageCursors: { last: { page: 1 }, around: [{ page: 1, isCurrent: true }] },
    }),
  },
  Mutation: mutations,
}

beforeAll(() => import('../favorite-button/FavoriteDialog.tsx'))
beforeEach(() => {
  favorites = [1, 2, 3]
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

const heart = (id: number): HTMLElement => screen.getByRole('button', { name: `收藏：商品${id}` })
const isPressed = (id: number): string | null => heart(id).getAttribute('aria-pressed')

describe('the heart', () => {
  it('the heart fills at once, and says 收藏成功 with the way to the favourites once it is so', async () => {
    const storefront = await renderStorefront('/list', mocks)
    storefront.hold()
    fireEvent.click(heart(1))
    expect(isPressed(1)).toBe('true')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(storefront.held).toHaveLength(1))
    await storefront.held[0]?.release()
    const dialog = await screen.findByRole('dialog', { name: '收藏成功' })
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: '查看我的收藏' })))
    expect(await screen.findByRole('heading', { level: 1, name: '我的收藏' })).toBeTruthy()
  })

  it('the heart empties with a toast', async () => {
    const storefront = await renderStorefront('/list', mocks)
    await act(async () => fireEvent.click(heart(2)))
    expect(await screen.findByText('取消收藏成功')).toBeTruthy()
    expect(isPressed(2)).toBe('false')
    expect(storefront.inputs('favoriteMutationsRemoveMutation')).toEqual([{ goodsIDs: ['2'] }])
  })

  it('the heart is as before when the change fails, and no dialog lies about it', async () => {
    await renderStorefront('/list', {
      ...mocks,
      Mutation: {
        addFavorites: () => {
          throw gatewayFailure('SYSTEM_BUSY', { userMessage: '系统繁忙，请稍后再试' })
        },
      },
    })
    await act(async () => fireEvent.click(heart(1)))
    expect(await screen.findByText('系统繁忙，请稍后再试')).toBeTruthy()
    expect(isPressed(1)).toBe('false')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('the heart leads a visitor to the login page', async () => {
    const visitor = { ...goods(1, false), price: null, priceStatus: 'LOGIN', priceText: '登录后可见', isBuyable: false }
    const storefront = await renderStorefront('/list', {
      ...mocks,
      Query: { ...mocks['Query'], goodsList: () => ({ totalCount: 1, edges: [{ node: visitor }] }) },
    })
    await act(async () => fireEvent.click(heart(1)))
    expect(await screen.findByRole('heading', { name: '登录账号' })).toBeTruthy()
    expect(storefront.inputs('favoriteMutationsAddMutation')).toEqual([])
  })
})

describe('my favourites (/star)', () => {
  it('the favourites that are ticked are taken out, and the page is fetched again', async () => {
    const storefront = await renderStorefront('/star', mocks)
    fireEvent.click(screen.getByRole('checkbox', { name: '选择 商品1' }))
    fireEvent.click(screen.getByRole('checkbox', { name: '选择 商品3' }))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '取消收藏' })))
    expect(storefront.inputs('favoriteMutationsRemoveMutation')).toEqual([{ goodsIDs: ['1', '3'] }])
    await waitFor(() => expect(screen.getByText('共 1 种')).toBeTruthy())
    expect(screen.queryByText('商品1')).toBeNull()
    expect(screen.getByText('商品2')).toBeTruthy()
  })

  it('favourites are put into the cart together, each in the quantity it shows, and what is sold out is left out', async () => {
    const storefront = await renderStorefront('/star', mocks)
    fireEvent.click(screen.getAllByRole('button', { name: '增加 5 盒' })[0] ?? document.body)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '全部加入采购单' })))
    await waitFor(() =>
      expect(storefront.inputs('cartMutationsAddMutation')).toEqual([
        expect.objectContaining({ goodsID: '1', quantity: 10 }),
        expect.objectContaining({ goodsID: '2', quantity: 5 }),
      ]),
    )
  })

  it('a favourite says until when it lasts, how many there are and in which packs', async () => {
    await renderStorefront('/star', mocks)
    const row = (await screen.findByText('商品1')).closest('li')
    expect(row?.textContent).toMatch(/效期 2028-05-02.*库存 465 盒.*中包装 5 盒/)
  })

  it('favourites show only what is in stock when asked', async () => {
    await renderStorefront('/star', mocks)
    expect(screen.getByText('商品3')).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: '本页仅看有货' }))
    expect(['商品1', '商品2', '商品3'].map((name) => screen.queryByText(name) !== null)).toEqual([true, true, false])
    fireEvent.click(screen.getByRole('checkbox', { name: '选择 商品2' }))
    expect(screen.getByRole('button', { name: '加入采购单（1）' })).toBeTruthy()
  })

  it('favourites that are all sold out say so where only those in stock are asked for, and come back on request', async () => {
    favorites = [3]
    await renderStorefront('/star', mocks)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '全部加入采购单' }).disabled).toBe(true)
    fireEvent.click(screen.getByRole('switch', { name: '本页仅看有货' }))
    expect(screen.getByRole('heading', { name: '本页的收藏暂时都缺货' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '显示缺货商品' }))
    expect(screen.getByText('商品3')).toBeTruthy()
  })

  it('the empty list of favourites offers one act', async () => {
    favorites = []
    await renderStorefront('/star', mocks)
    expect(screen.getByRole('heading', { name: '还没有收藏商品' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '去看全部商品' }).getAttribute('href')).toBe('/list')
  })
})
