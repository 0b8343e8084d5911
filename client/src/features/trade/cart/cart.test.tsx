import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toasts } from '../../../ui/toastStore.ts'
import { CartServer } from '../../../testing/cartServer.ts'
import { renderStorefront, type Storefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure } from '../../../testing/schemaNetwork.ts'

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
const goods = [
  { goodsID: '1', name: '阿莫西林胶囊', pricing },
  { goodsID: '2', name: '板蓝根颗粒', pricing: { ...pricing, base_price: 2550 } },
  { goodsID: '3', name: '清咽滴丸', pricing: { ...pricing, base_price: 333 } },
]

let server: CartServer
beforeEach(async () => {
  server = new CartServer(goods)
  await Promise.all([
    import('./CartPanelList.tsx'),
    import('./UndoBar.tsx'),
    import('../../ground/cart-changes/cartMutations.ts'),
    import('../../../errors/AlertView.tsx'),
  ])
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  act(() => toasts.clear())
})

/** Opens a page and waits for its rows; from then on the clock stands still, unless more is to be opened first. */
async function open(at: string, andThen = async (): Promise<void> => {}): Promise<Storefront> {
  const storefront = await renderStorefront(at, server.mocks)
  await screen.findByRole('row', { name: /阿莫西林胶囊/ })
  await andThen()
  vi.useFakeTimers()
  return storefront
}

const addButton = (name: string): HTMLElement => screen.getByRole('button', { name: `加入采购单：${name}` })
const badge = (): string => screen.getByRole('link', { name: /^采购单/ }).getAttribute('aria-label') ?? ''
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))
const quantityOf = (name: string): string => row(name).getByRole<HTMLInputElement>('textbox', { name: '数量' }).value
const payable = (): string =>
  (within(screen.getByRole('region', { name: '合计' })).getByText(/应付/).textContent ?? '').replace(/.*应付 /, '')
const plus = (name: string): void => void fireEvent.click(row(name).getByRole('button', { name: /^增加/ }))
const passDelay = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(200)))
const heldNames = ({ held }: Storefront): string[] => held.map(({ name }) => name)

describe('adding from the list', () => {
  it('changes the badge and the row in the same tick, and sends after 200 ms what was added meanwhile as one', async () => {
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
      { name: 'useAddToCartMutation', variables: { input: { goodsID: '1', quantity: 20, seenPrice: '10.00', warehouseID: '1' } } },
    ])
    await storefront.held[0]?.release()
    expect(badge()).toBe('采购单，1 种商品')
    expect(screen.getByText('采购单已有 20 packUnit')).toBeTruthy()
    expect(server.lines).toMatchObject([{ goodsID: '1', quantity: 20 }])
  })

  it('rolls back its own goods only, with a warning toast that names them', async () => {
    const storefront = await open('/list/table')
    storefront.hold()
    server.refusal = gatewayFailure('BUSINESS_REJECTED', { reason: 'STOCK_SHORT', userMessage: '库存不足' })
    fireEvent.click(addButton('阿莫西林胶囊'))
    fireEvent.click(addButton('板蓝根颗粒'))
    expect(badge()).toBe('采购单，2 种商品')
    await passDelay()
    await storefront.held[0]?.release()
    expect(badge()).toBe('采购单，1 种商品')
    expect(screen.getByText('阿莫西林胶囊：库存不足')).toBeTruthy()
    await storefront.held[1]?.release()
    expect(badge()).toBe('采购单，1 种商品')
    expect(screen.getAllByText('采购单已有 10 packUnit')).toHaveLength(1)
  })

  it('says that the network failed and takes the badge back', async () => {
    const storefront = await open('/list/table')
    storefront.hold()
    fireEvent.click(addButton('阿莫西林胶囊'))
    await passDelay()
    await storefront.held[0]?.fail()
    expect(badge()).toBe('采购单，1 种商品')
    await storefront.held[1]?.fail()
    expect([badge(), storefront.held.length]).toEqual(['采购单', 2])
    expect(screen.getByText('阿莫西林胶囊：网络连接失败，请检查网络后重试')).toBeTruthy()
  })

  it('shows the new line in the open panel at once, priced as the server will', async () => {
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

  it("asks for the cart when it is opened, not before, and beside the cart's page opens with what the page has fetched", async () => {
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

  it('is not undone by a page whose query was sent before and is answered after', async () => {
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

  it('counts the second addition of a line the server has named meanwhile', async () => {
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
})

describe('editing on the cart page', () => {
  beforeEach(() => {
    server.add('1', 30)
    server.add('2', 10)
    server.add('3', 10)
  })

  it('reprices with the quantity in the same tick; the answer changes no cent', async () => {
    const storefront = await open('/cart')
    expect(payable()).toBe('¥600.30')
    storefront.hold()
    plus('阿莫西林胶囊')
    expect([quantityOf('阿莫西林胶囊'), payable()]).toEqual(['40', '¥700.30'])
    plus('阿莫西林胶囊')
    expect([quantityOf('阿莫西林胶囊'), payable()]).toEqual(['50', '¥800.30'])
    await passDelay()
    expect(storefront.held).toMatchObject([{ variables: { input: { lineID: '1', quantity: 50 } } }])
    await storefront.held[0]?.release()
    expect([quantityOf('阿莫西林胶囊'), payable()]).toEqual(['50', '¥800.30'])
    expect(storefront.calls.filter(({ name }) => name === 'refetchCartQuery')).toEqual([])
  })

  it('counts a full reduction in the tick that reaches it', async () => {
    const { lines } = server
    server = new CartServer(goods, [{ full: 68_000, minus: 5000 }])
    for (const { goodsID, quantity } of lines.toReversed()) server.add(goodsID, quantity)
    const storefront = await open('/cart')
    expect(payable()).toBe('¥600.30')
    storefront.hold()
    plus('阿莫西林胶囊')
    expect(payable()).toBe('¥650.30')
    await passDelay()
    await storefront.held[0]?.release()
    expect(payable()).toBe('¥650.30')
  })

  it('never flashes back: answers that overtake each other leave a removed line removed, and one fetch ends the burst', async () => {
    const storefront = await open('/cart')
    storefront.hold()
    const seen: string[] = []
    const watch = new MutationObserver(() => void seen.push([...document.querySelectorAll('tr')].map((one) => one.textContent).join('|')))
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
    for (const one of storefront.held.toReversed()) await one.release()
    vi.useRealTimers()
    await waitFor(() => expect(storefront.calls.filter(({ name }) => name === 'refetchCartQuery')).toHaveLength(1))
    await act(async () => {})
    watch.disconnect()
    expect(seen.filter((rows) => rows.includes('清咽滴丸'))).toEqual([])
    expect(quantityOf('阿莫西林胶囊')).toBe('40')
    expect(row('板蓝根颗粒').getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    expect(payable()).toBe('¥412.00')
  })

  it('sends edits of one line one after another, the last quantity only', async () => {
    const storefront = await open('/cart')
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

  it('takes back one refused edit and keeps the others, with an alert titled 温馨提示 that names the goods', async () => {
    const storefront = await open('/cart')
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
  })

  it('a lapsed session leads to the login page', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { pathname: '/cart', search: '', assign })
    const storefront = await open('/cart')
    storefront.hold()
    server.refusal = gatewayFailure('LOGIN_REQUIRED')
    plus('阿莫西林胶囊')
    await passDelay()
    await storefront.held[0]?.release()
    expect(assign.mock.calls).toEqual([['/login?next=%2Fcart']])
    window.dispatchEvent(new Event('pageshow'))
  })

  it('selects a warehouse and all, and checks out what is selected once everything is known', async () => {
    const storefront = await open('/cart')
    expect(
      within(screen.getByRole('list', { name: '下单步骤' }))
        .getByText('采购单')
        .closest('[aria-current=step]'),
    ).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: '全选' }))
    expect(payable()).toBe('¥0.00')
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

  it('is not checked out by who may not order for the shop, and says why', async () => {
    const { viewer } = server.mocks['Query'] as { viewer: () => object }
    await renderStorefront('/cart', {
      ...server.mocks,
      Query: { ...server.mocks['Query'], viewer: () => ({ ...viewer(), canOrder: false }) },
    })
    await screen.findByText('您在本店的角色是财务，不能下单')
    expect(screen.getByRole('button', { name: '去结算' })).toHaveProperty('disabled', true)
  })

  it('says so when it is empty', async () => {
    server = new CartServer(goods)
    await renderStorefront('/cart', server.mocks)
    const empty = await screen.findAllByText('采购单是空的')
    expect(empty.length).toBeGreaterThan(0)
  })
})
