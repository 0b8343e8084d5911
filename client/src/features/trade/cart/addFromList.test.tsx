import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CartServer } from '../../../testing/cartServer.ts'
import { addButton, badge, buyerComes, fetchCartCode, heldNames, passDelay, quantityOf, threeGoods } from '../../../testing/cartScreen.ts'
import { renderStorefront, type Storefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

let server: CartServer
beforeEach(async () => {
  server = new CartServer(threeGoods)
  await fetchCartCode()
})
afterEach(() => {
  vi.useRealTimers()
  act(() => toasts.clear())
})

/** Opens a page and waits for its rows; from then on the clock stands still, unless more is to be opened first. */
async function open(at: string, andThen = async (): Promise<void> => {}): Promise<Storefront> {
  const storefront = await renderStorefront(at, server.mocks)
  await screen.findByRole('row', { name: /阿莫西林胶囊/ })
  await andThen()
  await buyerComes()
  vi.useFakeTimers()
  return storefront
}

describe('adding from the list', () => {
  it('adding from the list changes the badge and the row in the same tick, and sends after 200 ms what was added meanwhile as one', async () => {
    const storefront = await open('/list/table')
    storefront.hold()
    fireEvent.click(addButton('阿莫西林胶囊'))
    expect(badge()).toBe('采购单，1 种商品')
    expect(screen.getByText('采购单已有 10 packUnit')).toBeTruthy()
    fireEvent.click(addButton('阿莫西林胶囊'))
    expect(screen.getByText('采购单已有 20 packUnit')).toBeTruthy()
    await act(async () => void (await vi.advanceTimersByTimeAsync(199)))
    expect(storefront.held).toEqual([])
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)))
    expect(storefront.held).toMatchObject([
      { name: 'cartMutationsAddMutation', variables: { input: { goodsID: '1', quantity: 20, seenPrice: '10.00', warehouseID: '1' } } },
    ])
    await storefront.held[0]?.release()
    expect(badge()).toBe('采购单，1 种商品')
    expect(screen.getByText('采购单已有 20 packUnit')).toBeTruthy()
    expect(server.lines).toMatchObject([{ goodsID: '1', quantity: 20 }])
  })

  it('adding from the list rolls back its own goods only, with a warning toast that names them', async () => {
    const storefront = await open('/list/table')
    storefront.hold()
    server.refusal = gatewayFailure('BUSINESS_REJECTED', { reason: 'STOCK_SHORT', userMessage: '库存不足' })
    fireEvent.click(addButton('阿莫西林胶囊'))
    fireEvent.click(addButton('板蓝根颗粒'))
    expect(badge()).toBe('采购单，2 种商品')
    await passDelay()
    await storefront.held[0]?.release()
    expect(badge()).toBe('采购单，1 种商品')
    expect(toasts.snapshot()).toMatchObject([{ kind: 'warning', text: '阿莫西林胶囊：库存不足' }])
    expect(screen.getByText('阿莫西林胶囊：库存不足')).toBeTruthy()
    await storefront.held[1]?.release()
    expect(badge()).toBe('采购单，1 种商品')
    expect(screen.getAllByText('采购单已有 10 packUnit')).toHaveLength(1)
  })

  it('adding from the list says what was done otherwise than asked, but not that a warehouse is still below its minimum', async () => {
    const warnings = [
      { code: 'MIN_ORDER', message: '主仓未达起订金额' },
      { code: 'STOCK_SHORT', message: '库存不足，已按 10 加入' },
    ]
    Object.assign(server.mocks['Mutation'] ?? {}, { addToCart: () => ({ cart: null, warnings }) })
    await open('/list/table')
    vi.useRealTimers()
    await act(async () => void fireEvent.click(addButton('阿莫西林胶囊')))
    await waitFor(() => expect(toasts.snapshot()).toMatchObject([{ kind: 'warning', text: '库存不足，已按 10 加入' }]))
  })

  it('adding from the list more than there is offers what is there, and one press sets the line to it', async () => {
    server.add('1', 10)
    const storefront = await open('/list/table')
    storefront.hold()
    server.refusal = {
      __typename: 'StockShort',
      reason: 'STOCK_SHORT',
      message: '库存不足，最多可购买 57',
      available: 57,
      line: { lineID: '1' },
    }
    fireEvent.click(addButton('阿莫西林胶囊'))
    await passDelay()
    await storefront.held[0]?.release()
    expect(toasts.snapshot()).toMatchObject([{ kind: 'warning', text: '阿莫西林胶囊：库存不足，最多可购买 57' }])
    fireEvent.click(screen.getByRole('button', { name: '改为 50' }))
    await passDelay()
    expect(storefront.held[1]).toMatchObject({ name: 'cartMutationsEditMutation', variables: { input: { lineID: '1', quantity: 50 } } })
    await storefront.held[1]?.release()
    expect(server.lines).toMatchObject([{ goodsID: '1', quantity: 50 }])
  })

  it('adding from the list less than the minimum offers the minimum in whole packs, which is added where there is no line', async () => {
    const storefront = await open('/list/table')
    storefront.hold()
    server.refusal = { __typename: 'MinimumQuantity', reason: 'MIN_QTY', message: '该商品起购量为 25', minimum: 25, pack: 10, line: null }
    fireEvent.click(addButton('阿莫西林胶囊'))
    await passDelay()
    await storefront.held[0]?.release()
    fireEvent.click(screen.getByRole('button', { name: '改为 30 起订' }))
    await passDelay()
    expect(storefront.held[1]).toMatchObject({ name: 'cartMutationsAddMutation', variables: { input: { goodsID: '1', quantity: 30 } } })
    await storefront.held[1]?.release()
    expect(server.lines).toMatchObject([{ goodsID: '1', quantity: 30 }])
  })

  it('adding from the list offers nothing where nothing is left', async () => {
    const storefront = await open('/list/table')
    storefront.hold()
    server.refusal = { __typename: 'StockShort', reason: 'STOCK_SHORT', message: '库存不足，最多可购买 0', available: 0, line: null }
    fireEvent.click(addButton('阿莫西林胶囊'))
    await passDelay()
    await storefront.held[0]?.release()
    expect([toasts.snapshot().length, screen.queryByRole('button', { name: /^改为/ })]).toEqual([1, null])
  })

  it('adding from the list waits where the network fails, shown as 待同步, and is sent under the same key', async () => {
    const storefront = await open('/list/table')
    storefront.hold()
    fireEvent.click(addButton('阿莫西林胶囊'))
    await passDelay()
    await storefront.held[0]?.fail()
    await storefront.held[1]?.fail()
    expect([badge(), storefront.held.length]).toEqual(['采购单，1 种商品', 2])
    expect(screen.getByText('现在没有网络，阿莫西林胶囊的更改待同步')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    const keys = storefront.held.map(({ variables }) => (variables['input'] as { clientKey: string }).clientKey)
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
    await storefront.held[2]?.release()
    expect([badge(), screen.queryByText(/待同步/)]).toEqual(['采购单，1 种商品', null])
    expect(server.lines).toMatchObject([{ goodsID: '1', quantity: 10 }])
  })

  it('adding from the list shows the new line in the open panel at once, priced as the server will', async () => {
    server.add('2', 10)
    const storefront = await open('/list/table', async () => {
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^采购单，/ })))
      await screen.findByRole('list', { name: '采购单商品' })
    })
    const panel = screen.getByRole('list', { name: '采购单商品' })
    storefront.hold()
    fireEvent.click(addButton('阿莫西林胶囊'))
    const shown = panel.textContent
    expect(shown).toContain('阿莫西林胶囊10 packUnit¥100.00')
    await passDelay()
    await storefront.held[0]?.release()
    expect(panel.textContent).toBe(shown)
  })

  it("adding from the list asks for the cart when it is opened, not before, and beside the cart's page opens with what the page has fetched", async () => {
    server.add('2', 10)
    const storefront = await open('/list/table')
    vi.useRealTimers()
    const panelAsked = (): number => storefront.calls.filter(({ name }) => name === 'CartPanelListQuery').length
    expect(panelAsked()).toBe(0)
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^采购单，/ })))
    await screen.findByRole('list', { name: '采购单商品' })
    expect(panelAsked()).toBe(1)
    await act(async () => void fireEvent.click(addButton('阿莫西林胶囊')))
    await waitFor(() => expect(server.lines).toHaveLength(2))
    const panel = within(screen.getByRole('complementary', { name: '采购单侧栏' }))
    expect([
      panel.getByText('已选 2 / 2 种'),
      panel.getByText('商品合计').textContent,
      panel.getByRole('link', { name: '去采购单' }).getAttribute('href'),
    ]).toEqual([expect.anything(), '商品合计 ¥355.00', '/cart'])
    await act(async () => void fireEvent.click(panel.getByRole('link', { name: '去采购单' })))
    await screen.findByRole('region', { name: '合计' })
    expect(screen.getByRole('list', { name: '采购单商品' })).toBeTruthy()
    expect(panelAsked()).toBe(1)
  })

  it('adding from the list counts on from the badge where the page has read the amounts of the cart and not its lines', async () => {
    server.add('2', 10)
    server.add('3', 10)
    const storefront = await open('/yx_table')
    storefront.hold()
    expect(badge()).toBe('采购单，2 种商品')
    fireEvent.click(addButton('阿莫西林胶囊'))
    expect(badge()).toBe('采购单，3 种商品')
    await passDelay()
    await storefront.held[0]?.release()
    expect(badge()).toBe('采购单，3 种商品')
  })

  it('adding from the list is not undone by a page whose query was sent before and is answered after', async () => {
    const storefront = await open('/list/table')
    storefront.hold(/Mutation$|CartPageQuery/)
    fireEvent.click(addButton('阿莫西林胶囊'))
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: /^采购单/ })))
    expect(heldNames(storefront)).toEqual(['CartPageQuery'])
    await passDelay()
    await storefront.held[1]?.release()
    expect(badge()).toBe('采购单，1 种商品')
    vi.useRealTimers()
    // Answered when the cart was still empty.
    await storefront.held[0]?.release()
    await waitFor(() => expect(quantityOf('阿莫西林胶囊')).toBe('10'))
    await waitFor(() => expect(storefront.calls.map(({ name }) => name)).toContain('refetchCartQuery'))
    await act(async () => {})
    expect([badge(), quantityOf('阿莫西林胶囊')]).toEqual(['采购单，1 种商品', '10'])
  })

  it('adding from the list counts the second addition of a line the server has named meanwhile', async () => {
    const storefront = await open('/list/table')
    storefront.hold()
    fireEvent.click(addButton('阿莫西林胶囊'))
    await passDelay()
    fireEvent.click(addButton('阿莫西林胶囊'))
    await passDelay()
    expect(heldNames(storefront)).toHaveLength(1)
    await storefront.held[0]?.release()
    expect(screen.getByText('采购单已有 20 packUnit')).toBeTruthy()
    await storefront.held[1]?.release()
    expect(screen.getByText('采购单已有 20 packUnit')).toBeTruthy()
    expect(server.lines).toMatchObject([{ goodsID: '1', quantity: 20 }])
  })

  it('adding from the list has the browser ask before it leaves the page, only while what sends the addition is on its way', async () => {
    const leave = (): Event => {
      const leaving = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(leaving)
      return leaving
    }
    await renderStorefront('/list/table', server.mocks)
    await screen.findByRole('row', { name: /阿莫西林胶囊/ })
    expect(leave().defaultPrevented).toBe(false)
    fireEvent.click(addButton('阿莫西林胶囊'))
    expect(leave().defaultPrevented).toBe(true)
    await buyerComes()
    expect(leave().defaultPrevented).toBe(false)
    await waitFor(() => expect(server.lines).toHaveLength(1))
  })
})
