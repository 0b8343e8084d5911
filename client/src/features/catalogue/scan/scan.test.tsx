import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import type { Mocks } from '../../../testing/schemaNetwork.ts'

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
  minimumQuantity: 10,
  caseQuantity: null,
  stock: 500,
  isBuyable: true,
  cartQuantity: 0,
  tiers: [],
  tags: [],
  warehouse: { id: 'Warehouse:1', warehouseID: '1', name: '主仓' },
}
const mocks: Mocks = {
  Query: {
    viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null, isReviewed: true, canOrder: true }),
    cartBadge: () => 0,
    site: () => ({ navigation: [] }),
    cart: () => ({ lines: [], warnings: [] }),
    goodsList: (_: unknown, { filter }: { filter: { keywords: string | null } }) =>
      filter.keywords === CODE
        ? { totalCount: 1, correction: null, edges: [{ node: goods }] }
        : { totalCount: 2, correction: null, edges: [{ node: goods }, { node: { ...goods, id: 'Goods:8', goodsID: '8' } }] },
  },
}

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

const withCamera = (getUserMedia: () => Promise<object>): void =>
  void Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
// Wider screens without a touch do not show the way in.
const open = async (at: string, name = '扫码') => {
  const storefront = await renderStorefront(at, mocks)
  await act(async () => fireEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name)))
  await screen.findByRole('dialog', { name: '扫码找货' })
  return storefront
}
const type = async (code: string): Promise<void> => {
  fireEvent.change(screen.getByLabelText('条码数字'), { target: { value: code } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '查找' })))
}

it('a scanner without a camera says so, and one that was refused says where to allow it', async () => {
  await open('/cart')
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain('不能打开相机')
  act(() => document.body.replaceChildren())
  withCamera(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  await open('/cart')
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain('未获准使用相机')
})

it('a code leads from the header to the goods that bear it, and one of several goods to the search', async () => {
  const storefront = await open('/help', '扫码找货')
  await type(CODE)
  await waitFor(() => expect(storefront.asked('GoodsDetailPageQuery')).toMatchObject([{ goodsID: '7' }]))
  act(() => document.body.replaceChildren())
  const other = await open('/help', '扫码找货')
  await type('6900000000021')
  await waitFor(() => expect(other.asked('SearchPageQuery')).toMatchObject([{ filter: { keywords: '6900000000021' } }]))
})

it('a code shows its goods beside the cart, to be added there; an unknown one says so', async () => {
  await open('/cart')
  await type(CODE)
  expect(await screen.findByRole('button', { name: '加入采购单：阿莫西林胶囊' })).toBeTruthy()
  await type('123')
  expect((await screen.findByRole('link', { name: '去搜索' })).getAttribute('href')).toBe('/search?keywords=123')
})

it('a GS1 text that a scanner types is the barcode of its goods', async () => {
  await open('/cart')
  await type('(01)06900000000014(17)270101(10)ABC')
  expect(await screen.findByRole('button', { name: '加入采购单：阿莫西林胶囊' })).toBeTruthy()
})

it('codes become rows of the list that is being written', async () => {
  await open('/kjcg')
  await type(CODE)
  await type(CODE)
  expect(screen.getByLabelText<HTMLTextAreaElement>('采购清单').value).toBe(`${CODE} 1\n${CODE} 1\n`)
  expect(screen.getByText(`已加入 2 行，最近：${CODE}`)).toBeTruthy()
})

it('what the camera sees is told once while it stays, by the browser’s own reader; closing lets the camera go', async () => {
  const stop = vi.fn<() => void>()
  withCamera(() => Promise.resolve({ getTracks: () => [{ stop }] }))
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  // A maker's own web page beside it is no code.
  const page = { rawValue: 'https://maker.example/', format: 'qr_code' }
  const seen = [CODE, CODE, null, CODE]
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static readonly getSupportedFormats = () => Promise.resolve(['ean_13', 'qr_code'])
      readonly detect = () =>
        Promise.resolve(
          seen.length === 0 ? [] : [page, ...[seen.shift()].filter(Boolean).map((rawValue) => ({ rawValue, format: 'ean_13' }))],
        )
    },
  )
  await open('/kjcg')
  await waitFor(() => expect(seen).toEqual([]))
  expect(screen.getByLabelText<HTMLTextAreaElement>('采购清单').value).toBe(`${CODE} 1\n`)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '关闭' })))
  expect(stop).toHaveBeenCalled()
})
