import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { alerts } from '../../../errors/alertStore.ts'
import { CartServer } from '../../../testing/cartServer.ts'
import { buyerComes, fetchCartCode, heldNames, passDelay, payable, plus, quantityOf, row, threeGoods } from '../../../testing/cartScreen.ts'
import { renderStorefront, type Storefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

let server: CartServer
beforeEach(async () => {
  server = new CartServer(threeGoods)
  await fetchCartCode()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  act(() => {
    toasts.clear()
    while (alerts.current() !== null) alerts.close()
  })
})

/** Opens a page and waits for its rows and a buyer; from then on the clock stands still. */
async function open(): Promise<Storefront> {
  const storefront = await renderStorefront('/cart', server.mocks)
  await screen.findByRole('row', { name: /阿莫西林胶囊/ })
  await buyerComes()
  vi.useFakeTimers()
  return storefront
}

describe('editing on the cart page', () => {
  beforeEach(() => {
    server.add('1', 30)
    server.add('2', 10)
    server.add('3', 10)
  })

  it('the cart page reprices with the quantity in the same tick; the answer changes no cent', async () => {
    const storefront = await open()
    expect(payable()).toBe('¥600.30')
    storefront.hold()
    plus('阿莫西林胶囊')
    expect([quantityOf('阿莫西林胶囊'), payable()]).toEqual(['40', '¥700.30'])
    expect(screen.getByRole('row', { name: /阿莫西林胶囊/ }).textContent).toContain('¥400.00')
    plus('阿莫西林胶囊')
    expect([quantityOf('阿莫西林胶囊'), payable()]).toEqual(['50', '¥800.30'])
    expect(screen.getByRole('region', { name: '合计' }).textContent).toContain('应付 ¥800.30含运费 ¥12.00')
    await passDelay()
    expect(storefront.held).toMatchObject([{ variables: { input: { lineID: '1', quantity: 50 } } }])
    await storefront.held[0]?.release()
    expect([quantityOf('阿莫西林胶囊'), payable()]).toEqual(['50', '¥800.30'])
    expect(storefront.calls.filter(({ name }) => name === 'refetchCartQuery')).toEqual([])
  })

  it('the cart page shows no amount that is out of date while the arithmetic is on its way', async () => {
    const storefront = await renderStorefront('/cart', server.mocks)
    await screen.findByRole('row', { name: /阿莫西林胶囊/ })
    storefront.hold()
    plus('阿莫西林胶囊')
    expect([quantityOf('阿莫西林胶囊'), payable()]).toEqual(['40', '计算中'])
    await buyerComes()
    expect([quantityOf('阿莫西林胶囊'), payable()]).toEqual(['40', '¥700.30'])
  })

  it('the cart page counts a full reduction in the tick that reaches it', async () => {
    const { lines } = server
    server = new CartServer(threeGoods, [{ full: 68_000, minus: 5000 }])
    for (const { goodsID, quantity } of lines.toReversed()) server.add(goodsID, quantity)
    const storefront = await open()
    expect(payable()).toBe('¥600.30')
    storefront.hold()
    plus('阿莫西林胶囊')
    expect(payable()).toBe('¥650.30')
    await passDelay()
    await storefront.held[0]?.release()
    expect(payable()).toBe('¥650.30')
  })

  it('the cart page never flashes back: answers that overtake each other leave a removed line removed, and one fetch ends the burst', async () => {
    const storefront = await open()
    storefront.hold()
    const seen: string[] = []
    const watch = new MutationObserver(() => void seen.push([...document.querySelectorAll('tr')].map((tr) => tr.textContent).join('|')))
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })

    plus('阿莫西林胶囊')
    await passDelay()
    fireEvent.click(row('板蓝根颗粒').getByRole('checkbox'))
    fireEvent.click(row('清咽滴丸').getByRole('button', { name: '删除 清咽滴丸' }))
    await act(async () => void (await vi.advanceTimersByTimeAsync(50)))
    fireEvent.click(screen.getByRole('button', { name: '关闭提示' }))
    await act(async () => {})
    expect(heldNames(storefront)).toEqual(['cartMutationsEditMutation', 'cartMutationsSelectMutation', 'cartMutationsDeleteMutation'])
    expect(screen.queryByRole('row', { name: /清咽滴丸/ })).toBeNull()
    seen.length = 0

    // The last comes first; the first, which still knows the deleted line, comes last.
    for (const request of storefront.held.toReversed()) await request.release()
    vi.useRealTimers()
    await waitFor(() => expect(storefront.calls.filter(({ name }) => name === 'refetchCartQuery')).toHaveLength(1))
    await act(async () => {})
    watch.disconnect()
    expect(seen.filter((rows) => rows.includes('清咽滴丸'))).toEqual([])
    expect(quantityOf('阿莫西林胶囊')).toBe('40')
    expect(row('板蓝根颗粒').getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    expect(payable()).toBe('¥412.00')
  })

  it('the cart page sends edits of one line one after another, the last quantity only', async () => {
    const storefront = await open()
    storefront.hold()
    plus('阿莫西林胶囊')
    await passDelay()
    plus('阿莫西林胶囊')
    plus('阿莫西林胶囊')
    await passDelay()
    expect(storefront.held).toHaveLength(1)
    await storefront.held[0]?.release()
    expect(quantityOf('阿莫西林胶囊')).toBe('60')
    expect(storefront.held[1]).toMatchObject({ variables: { input: { quantity: 60 } } })
    await storefront.held[1]?.release()
    expect(server.lines.find((line) => line.goodsID === '1')?.quantity).toBe(60)
  })

  it('the cart page takes back one refused edit and keeps the others, with an alert titled 温馨提示 that names the goods', async () => {
    const storefront = await open()
    storefront.hold()
    server.refusal = gatewayFailure('BUSINESS_REJECTED', { reason: 'STOCK_SHORT', userMessage: '库存不足' })
    plus('阿莫西林胶囊')
    plus('板蓝根颗粒')
    await passDelay()
    vi.useRealTimers()
    await storefront.held[0]?.release()
    expect([quantityOf('阿莫西林胶囊'), quantityOf('板蓝根颗粒')]).toEqual(['30', '20'])
    const alert = await screen.findByRole('alertdialog', { name: '温馨提示' })
    expect(alert.textContent).toContain('阿莫西林胶囊：库存不足')
    await act(async () => within(alert).getByRole('button', { name: '知道了' }).click())
  })

  it('the cart page takes back a tick that was refused, and says why', async () => {
    const storefront = await open()
    storefront.hold()
    server.refusal = gatewayFailure('BUSINESS_REJECTED', { reason: 'OTHER', userMessage: '采购单正在结算' })
    const box = (): HTMLInputElement => row('板蓝根颗粒').getByRole<HTMLInputElement>('checkbox')
    fireEvent.click(box())
    expect([box().checked, payable()]).toEqual([false, '¥345.30'])
    await act(async () => void (await vi.advanceTimersByTimeAsync(50)))
    vi.useRealTimers()
    await storefront.held[0]?.release()
    expect([box().checked, payable()]).toEqual([true, '¥600.30'])
    expect((await screen.findByRole('alertdialog', { name: '温馨提示' })).textContent).toContain('采购单正在结算')
  })

  it('the cart page offers in the alert of a refused edit what may be had, in one press', async () => {
    const storefront = await open()
    storefront.hold()
    server.refusal = {
      __typename: 'StockShort',
      reason: 'STOCK_SHORT',
      message: '库存不足，最多可购买 20',
      available: 20,
      line: { lineID: '1' },
    }
    plus('阿莫西林胶囊')
    await passDelay()
    vi.useRealTimers()
    await storefront.held[0]?.release()
    const alert = await screen.findByRole('alertdialog', { name: '温馨提示' })
    expect(alert.textContent).toContain('阿莫西林胶囊：库存不足，最多可购买 20')
    fireEvent.click(within(alert).getByRole('button', { name: '改为 20' }))
    expect(quantityOf('阿莫西林胶囊')).toBe('20')
    await waitFor(() => expect(storefront.held[1]).toMatchObject({ variables: { input: { lineID: '1', quantity: 20 } } }))
  })

  it('a lapsed session leads to the login page', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { pathname: '/cart', search: '', assign })
    const storefront = await open()
    storefront.hold()
    server.refusal = gatewayFailure('LOGIN_REQUIRED')
    plus('阿莫西林胶囊')
    await passDelay()
    await storefront.held[0]?.release()
    expect(assign.mock.calls).toEqual([['/login?next=%2Fcart']])
    window.dispatchEvent(new Event('pageshow'))
  })

  it('the cart page selects a warehouse and all, and checks out what is selected once everything is known', async () => {
    const storefront = await open()
    expect(
      within(screen.getByRole('list', { name: '下单步骤' }))
        .getByText('采购单')
        .closest('[aria-current=step]'),
    ).toBeTruthy()
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: '全选' })
    const ticks = (): boolean[] => [all.checked, all.indeterminate]
    expect(ticks()).toEqual([true, false])
    fireEvent.click(row('板蓝根颗粒').getByRole('checkbox'))
    expect(ticks()).toEqual([false, true])
    fireEvent.click(row('板蓝根颗粒').getByRole('checkbox'))
    fireEvent.click(all)
    expect([ticks(), payable()]).toEqual([[false, false], '¥0.00'])
    expect(screen.getByRole('button', { name: '去结算' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('checkbox', { name: '主仓' }))
    expect(payable()).toBe('¥600.30')
    vi.useRealTimers()
    plus('阿莫西林胶囊')
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '去结算' })))
    await waitFor(() => expect(storefront.calls.map(({ name }) => name)).toContain('ConfirmOrderPageQuery'))
    const changes = storefront.calls.filter(({ name }) => name.endsWith('Mutation'))
    expect(changes.at(-1)).toMatchObject({ name: 'cartMutationsCheckoutMutation', variables: { input: { lineIDs: ['3', '2', '1'] } } })
    expect(changes.at(-2)).toMatchObject({ name: 'cartMutationsEditMutation', variables: { input: { quantity: 40 } } })
  })

  it('the cart page lets nobody check out who may not order for the shop, and says why', async () => {
    const { viewer } = server.mocks['Query'] as { viewer: () => object }
    await renderStorefront('/cart', {
      ...server.mocks,
      Query: { ...server.mocks['Query'], viewer: () => ({ ...viewer(), canOrder: false }) },
    })
    await screen.findByText('您在本店的角色是财务，不能下单')
    expect(screen.getByRole('button', { name: '去结算' })).toHaveProperty('disabled', true)
  })

  it('the cart page says so when it is empty', async () => {
    server = new CartServer(threeGoods)
    await renderStorefront('/cart', server.mocks)
    const empty = await screen.findAllByText('采购单是空的')
    expect(empty.length).toBeGreaterThan(0)
  })
})
