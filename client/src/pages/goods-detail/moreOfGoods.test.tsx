import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { goods, hidden, openGoods } from '../../testing/goodsDetail.ts'
import { toasts } from '../../ui/toastStore.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

describe('below the fold', () => {
  const other = { ...goods, id: 'Goods:8', goodsID: '8', manufacturer: '青榕制药有限公司', price: '23.10' }
  const history = {
    prices: [
      { on: '2026-01-01', price: '22.00' },
      { on: '2026-06-01', price: '24.50' },
    ],
    purchases: [{ on: '2026-09-01', price: '24.50', quantity: 20, orderNo: '2026090100000001' }],
  }

  /** Comes near as soon as it is watched. */
  class Near implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
    readonly #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell
    }
    observe(target: Element): void {
      this.#tell(
        [Object.assign(Object.create(null) as IntersectionObserverEntry, { target, isIntersecting: true })],
        Object.create(null) as IntersectionObserver,
      )
    }
    disconnect(): void {}
  }

  it('substitutes and history are fetched once the buyer stirs, not before', async () => {
    vi.stubGlobal('IntersectionObserver', Near)
    const { calls } = await openGoods({ substitutes: [other], history })
    expect(calls.map(({ name }) => name)).not.toContain('MoreOfGoodsQuery')
    await act(async () => void window.dispatchEvent(new Event('scroll')))
    expect(await screen.findByText(/青榕制药有限公司/)).toBeTruthy()
    expect(calls).toContainEqual(
      expect.objectContaining({ name: 'MoreOfGoodsQuery', variables: expect.objectContaining({ goodsID: '377' }) }),
    )
    expect(screen.getByRole('img', { name: '价格变动 1 次，本店采购 1 次' })).toBeTruthy()
    expect([...document.querySelectorAll('details td')].map((cell) => cell.textContent)).toEqual([
      '2026-09-01',
      '采购 20 盒',
      '¥24.50',
      '2026-06-01',
      '价格调整',
      '¥24.50',
      '2026-01-01',
      '起始价格',
      '¥22.00',
    ])
  })

  it('the history of a price is of a year, and begins with the price that held then', async () => {
    vi.stubGlobal('IntersectionObserver', Near)
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T06:00:00Z'))
    const purchase = { price: '22.00', quantity: 10 }
    const old = {
      prices: [
        { on: '2025-03-01', price: '20.00' },
        { on: '2025-11-21', price: '22.00' },
        { on: '2026-06-01', price: '24.50' },
      ],
      purchases: [
        { ...purchase, on: '2025-11-20', orderNo: '1' },
        { ...purchase, on: '2025-11-21', orderNo: '2' },
      ],
    }
    await openGoods({ substitutes: [], history: old })
    await act(async () => void window.dispatchEvent(new Event('scroll')))
    expect(await screen.findByRole('img', { name: '价格变动 1 次，本店采购 1 次' })).toBeTruthy()
    now.mockRestore()
    expect([...document.querySelectorAll('details tbody tr')].map((row) => row.textContent)).toEqual([
      '2026-06-01价格调整¥24.50',
      '2025-11-21起始价格¥22.00',
      '2025-11-21采购 10 盒¥22.00',
    ])
    expect(screen.queryByText('同通用名其他厂家')).toBeNull()
  })

  it('a visitor is shown the substitutes without a price and no history', async () => {
    vi.stubGlobal('IntersectionObserver', Near)
    await openGoods(
      {
        ...hidden,
        priceStatus: 'LOGIN',
        priceText: '登录后可见',
        substitutes: [{ ...other, ...hidden, priceStatus: 'LOGIN', priceText: '登录后可见' }],
        history: null,
      },
      {},
      {},
      null,
    )
    await act(async () => void window.dispatchEvent(new Event('scroll')))
    expect(await screen.findByText(/青榕制药有限公司/)).toBeTruthy()
    expect(screen.queryByText(/价格与采购记录/)).toBeNull()
    expect(document.querySelector('main')?.textContent).not.toContain('¥')
  })
})
