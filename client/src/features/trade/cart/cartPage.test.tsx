import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buyerComes, fetchCartCode, payable, plainPricing, plus, row } from '../../../testing/cartScreen.ts'
import { CartServer } from '../../../testing/cartServer.ts'
import { renderStorefront, type Storefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

const goods = [
  { goodsID: '1', name: '阿莫西林胶囊', pricing: plainPricing },
  { goodsID: '2', name: '板蓝根颗粒', pricing: { ...plainPricing, base_price: 2550 } },
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

const sent = ({ calls }: Storefront) => calls.filter(({ name }) => name.endsWith('Mutation'))

describe('deleting', () => {
  it('a deletion can be undone for some seconds, with quantity and all; only then the server hears of it', async () => {
    const storefront = await open()
    const before = payable()
    vi.useFakeTimers()
    const remove = (): void => void fireEvent.click(row('阿莫西林胶囊').getByRole('button', { name: '删除 阿莫西林胶囊' }))
    remove()
    expect(screen.queryByRole('row', { name: /阿莫西林胶囊/ })).toBeNull()
    expect(payable()).not.toBe(before)
    await act(async () => void (await vi.advanceTimersByTimeAsync(3000)))
    fireEvent.click(screen.getByRole('button', { name: '撤销' }))
    expect([row('阿莫西林胶囊').getByRole<HTMLInputElement>('textbox', { name: '数量' }).value, payable()]).toEqual(['30', before])
    await act(async () => void (await vi.advanceTimersByTimeAsync(9000)))
    expect(sent(storefront)).toEqual([])

    remove()
    await act(async () => {})
    fireEvent.pointerEnter(screen.getByText('已删除 阿莫西林胶囊'))
    await act(async () => void (await vi.advanceTimersByTimeAsync(9000)))
    expect(sent(storefront)).toEqual([])
    fireEvent.pointerLeave(screen.getByText('已删除 阿莫西林胶囊'))
    await act(async () => void (await vi.advanceTimersByTimeAsync(9000)))
    expect(sent(storefront)).toMatchObject([{ name: 'cartMutationsDeleteMutation' }])
    expect(server.lines.map((line) => line.goodsID)).toEqual(['2'])
  })

  it('a deletion leaves the focus on the next line, the bar that undoes it gives it back, and the last one leaves it on the empty cart', async () => {
    await open()
    const press = async (button: HTMLElement): Promise<string | null | undefined> => {
      button.focus()
      await act(async () => void fireEvent.click(button))
      return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
    }
    const remove = (name: string) => row(name).getByRole('button', { name: `删除 ${name}` })
    expect(await press(remove('板蓝根颗粒'))).toBe('删除 阿莫西林胶囊')
    expect(await press(await screen.findByRole('button', { name: '撤销' }))).toBe('删除 阿莫西林胶囊')
    expect(await press(remove('阿莫西林胶囊'))).toBe('删除 板蓝根颗粒')
    expect(await press(remove('板蓝根颗粒'))).toBe('采购单是空的')
  })

  it('a deletion is sent at once when the buyer goes on to check out', async () => {
    const storefront = await open()
    fireEvent.click(row('板蓝根颗粒').getByRole('button', { name: '删除 板蓝根颗粒' }))
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '去结算' })))
    await waitFor(() =>
      expect(sent(storefront).map(({ name }) => name)).toEqual(['cartMutationsDeleteMutation', 'cartMutationsCheckoutMutation']),
    )
    expect(server.lines.map((line) => line.goodsID)).toEqual(['1'])
  })

  it('one press deletes what is sold out, which is at the end with its reason', async () => {
    for (const goodsID of ['3', '4']) server.add(goodsID, 10)
    const storefront = await open()
    const gone = within(screen.getByRole('region', { name: '失效商品' }))
    expect(gone.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).disabled)).toEqual([true, true])
    expect(gone.getAllByText('该商品已售罄，可设置到货提醒')).toHaveLength(2)
    // What is reckoned here keeps the reason.
    plus('阿莫西林胶囊')
    expect(gone.getAllByText('该商品已售罄，可设置到货提醒')).toHaveLength(2)
    expect(
      screen
        .getAllByRole('row')
        .map((found) => found.textContent ?? '')
        .findIndex((text) => text.includes('藿香正气水')),
    ).toBeGreaterThan(3)
    fireEvent.click(gone.getByRole('button', { name: '清空失效商品' }))
    expect(screen.queryByRole('region', { name: '失效商品' })).toBeNull()
    const close = await screen.findByRole('button', { name: '关闭提示' })
    await act(async () => void fireEvent.click(close))
    await waitFor(() => expect(server.lines.map((line) => line.goodsID)).toEqual(['2', '1']))
    expect(sent(storefront).filter(({ name }) => name === 'cartMutationsDeleteMutation')).toHaveLength(1)
  })
})

describe('help with a line', () => {
  it('a cart line says why it costs what it does', async () => {
    await open()
    await act(async () => void fireEvent.click(row('阿莫西林胶囊').getByRole('button', { name: '为什么是这个价：阿莫西林胶囊' })))
    const dialog = within(await screen.findByRole('dialog', { name: '为什么是这个价' }))
    const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows).toEqual(['原价小计¥300.00', '满减优惠−¥8.11', '小计¥291.89'])
  })

  it('a cart line whose price is explained tells all that a larger quantity would bring, each once', async () => {
    const messages = ['再买 20 盒，合计省 25.50 元', '再买 40 盒，免运费', '再买 40 盒，免运费']
    extra = { lineHints: () => messages.map((message) => ({ message })) }
    const storefront = await open()
    await act(async () => void fireEvent.click(row('阿莫西林胶囊').getByRole('button', { name: '为什么是这个价：阿莫西林胶囊' })))
    const list = within(await screen.findByRole('list', { name: '再买一点更划算' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '再买 20 盒，合计省 25.50 元',
      '再买 40 盒，免运费',
    ])
    expect(storefront.asked('LineAdviceQuery')).toEqual([{ lineID: '1' }])
  })

  it('a cart line is explained although nobody can say what a larger quantity would bring', async () => {
    extra = {
      lineHints: () => {
        throw gatewayFailure('SYSTEM_BUSY')
      },
    }
    const storefront = await open()
    await act(async () => void fireEvent.click(row('阿莫西林胶囊').getByRole('button', { name: '为什么是这个价：阿莫西林胶囊' })))
    await waitFor(() => expect(storefront.asked('LineAdviceQuery')).toEqual([{ lineID: '1' }]))
    await act(async () => {})
    const dialog = await screen.findByRole('dialog', { name: '为什么是这个价' })
    expect(within(dialog).getAllByRole('row')).toHaveLength(3)
    expect(screen.queryByText('再买一点更划算')).toBeNull()
  })

  it('a cart line takes a hint with one click, and drops it with the quantity it was reckoned from', async () => {
    extra = {
      cartSuggestions: () => [
        {
          lineID: '1',
          addQuantity: 20,
          quantity: 50,
          cost: '-25.50',
          saves: '25.50',
          gain: '25.50',
          message: '再买 20 盒，合计省 25.50 元',
        },
      ],
    }
    const storefront = await open()
    await act(async () => void fireEvent.click(row('阿莫西林胶囊').getByRole('button', { name: /合计省 25.50 元/ })))
    expect(row('阿莫西林胶囊').getByRole<HTMLInputElement>('textbox', { name: '数量' }).value).toBe('50')
    expect(screen.queryByRole('button', { name: /合计省 25.50 元/ })).toBeNull()
    await waitFor(() => expect(sent(storefront)).toMatchObject([{ variables: { input: { lineID: '1', quantity: 50 } } }]))
  })

  it('Enter and Alt with an arrow go from quantity to quantity in the cart', async () => {
    await open()
    const field = (name: string): HTMLElement => row(name).getByRole('textbox', { name: '数量' })
    field('板蓝根颗粒').focus()
    fireEvent.keyDown(field('板蓝根颗粒'), { key: 'Enter' })
    expect(document.activeElement).toBe(field('阿莫西林胶囊'))
    fireEvent.keyDown(field('阿莫西林胶囊'), { key: 'ArrowUp', altKey: true })
    expect(document.activeElement).toBe(field('板蓝根颗粒'))
  })
})

describe('what comes with a line', () => {
  const gift = { quantity: 0, needed: 40, given: 2, left: 9, name: '口罩', packUnit: '包' }
  const combined = {
    combinationID: '7',
    name: '感冒组合',
    items: [{ quantity: 2, goods: { goodsID: '9', name: '板蓝根', spec: '10袋', packUnit: '包' } }],
  }
  it.each([
    ['a plain line', {}, {}, ''],
    ['a purchase limit', {}, { goods: [{ goodsID: '1', limit: 60 }] }, '限购，还可购 60 盒'],
    ['a flash sale', { kind: 'FLASH' }, { flash: [{ goodsID: '1', perMember: 20, bought: 5, left: 90 }] }, '秒还可购 15 盒'],
    ['a flash sale without a limit', { kind: 'FLASH' }, {}, '秒'],
    ['a group purchase', { kind: 'GROUP' }, { groups: [{ goodsID: '1', perMember: 60, bought: 0, left: 40 }] }, '团还可订 40 盒'],
    ['an add-on', { kind: 'ADDON' }, {}, '换购'],
    [
      'a combination',
      { kind: 'COMBINATION', combination: combined },
      { combinations: [{ combinationID: '7', left: 3 }] },
      '板蓝根 10袋 × 60 包还可购 3 套',
    ],
    ['a gift that is near', { gift }, {}, '赠满 40 送 口罩 2 包，还差 10'],
    ['a gift of a line that is not ticked', { gift, isSelected: false }, {}, '赠满 40 送 口罩 2 包'],
    ['a gift that is earned', { gift: { ...gift, quantity: 2 } }, {}, '赠口罩 × 2 包 ¥0.00'],
    ['a gift of which none is left', { gift: { ...gift, left: 0 } }, {}, '赠口罩已赠完'],
  ])('a line of the cart tells what comes with it: %s', async (_what, changes, limits, words) => {
    const none = { goods: [], flash: [], groups: [], combinations: [] }
    type Cart = { lines: readonly { goods: object }[]; pricing: object }
    const base = server.mocks['Query']?.['cart'] as () => Cart
    const plain = base()
    const lines = plain.lines.slice(1).map((line) => ({ ...line, goods: { ...line.goods, packUnit: '盒' }, ...changes }))
    extra = { cart: () => ({ ...plain, lines, pricing: { ...plain.pricing, ...none, ...limits } }) }
    await renderStorefront('/cart', { ...server.mocks, Query: { ...server.mocks['Query'], ...extra } })
    await screen.findByRole('region', { name: '合计' })
    const name = 'combination' in changes ? '感冒组合' : '阿莫西林胶囊specmanufacturer'
    expect(document.querySelector('main tbody th')?.textContent).toBe(`${name}${words}`)
  })
})

describe('copying to other shops', () => {
  it('copying to other shops is offered to an account with several shops, and tells what a shop could not take', async () => {
    extra = { cartShops: () => [{ memberID: '8', company: '二店' }] }
    const copies = [{ memberID: '8', company: '二店', copiedCount: 1, skipped: [{ lineID: '2', message: '该商品不在您所在的销售区域内' }] }]
    Object.assign(server.mocks['Mutation'] ?? {}, { copyCartLines: () => ({ copies }) })
    const storefront = await open()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '复制到其他店铺' })))
    const dialog = within(await screen.findByRole('dialog', { name: '复制到其他店铺' }))
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: '复制' })))
    expect(await dialog.findByText('板蓝根颗粒：该商品不在您所在的销售区域内')).toBeTruthy()
    expect(sent(storefront)).toMatchObject([{ variables: { input: { lineIDs: ['2', '1'], memberIDs: ['8'] } } }])
  })
})

describe('a long cart', () => {
  /** What the browser would tell of what is in sight, told by the test. */
  type Tell = (entries: { isIntersecting: boolean; boundingClientRect: { height: number } }[]) => void
  class Sight {
    static readonly all: Sight[] = []
    readonly #tell: Tell
    watched: Element | null = null
    constructor(tell: Tell) {
      this.#tell = tell
      Sight.all.push(this)
    }
    observe(element: Element): void {
      this.watched = element
    }
    disconnect(): void {
      this.watched = null
    }
    static tell(element: Element, isIntersecting: boolean): void {
      act(() => {
        for (const sight of Sight.all) if (sight.watched === element) sight.#tell([{ isIntersecting, boundingClientRect: { height: 600 } }])
      })
    }
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    Sight.all.length = 0
  })

  it('a long cart has rows only near what is in sight, and loses neither names, amounts, ticks nor what is being typed for it', async () => {
    vi.stubGlobal('IntersectionObserver', Sight)
    const many = Array.from({ length: 80 }, (_, at) => ({ goodsID: String(at + 1), name: `药品第${at + 1}号`, pricing: plainPricing }))
    server = new CartServer(many)
    for (const { goodsID } of many) server.add(goodsID, 10)
    await renderStorefront('/cart', server.mocks)
    // Roles are slow to find among so many.
    const table = await waitFor(() => document.querySelector('main table') ?? expect.fail('no table'))
    const quantities = () => table.querySelectorAll<HTMLInputElement>('[data-stop=quantity]').length
    const toPay = (): string =>
      /应付 (¥[\d,.]+\d{2})/.exec(document.querySelector('section[aria-label="合计"]')?.textContent ?? '')?.[1] ?? ''
    await buyerComes()
    expect([quantities(), toPay(), table.getAttribute('aria-rowcount')]).toEqual([32, '¥8,000.00', '81'])
    // The cart begins with what was added last; the rest is there by name.
    const far = table.querySelectorAll('tbody')[6] ?? expect.fail('no such run')
    expect(far.textContent).toBe(Array.from({ length: 8 }, (_, at) => `药品第${32 - at}号`).join(''))
    const all = document.querySelector('main h2 input') ?? expect.fail('no box')
    fireEvent.click(all)
    expect(toPay()).toBe('¥0.00')
    fireEvent.click(all)
    expect(toPay()).toBe('¥8,000.00')

    Sight.tell(far, true)
    expect([quantities(), far.querySelector('tr')?.getAttribute('aria-rowindex')]).toEqual([40, '50'])
    const field = far.querySelector<HTMLInputElement>('[data-stop=quantity]') ?? expect.fail('no quantity')
    field.focus()
    fireEvent.change(field, { target: { value: '7' } })
    Sight.tell(far, false)
    expect([field.isConnected, field.value]).toEqual([true, '7'])
    await act(async () => field.blur())
    expect([quantities(), toPay()]).toEqual([32, '¥8,000.00'])
  })
})
