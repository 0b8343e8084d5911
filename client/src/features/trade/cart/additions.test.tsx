import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addButton, buyerComes, fetchCartCode, passDelay, threeGoods } from '../../../testing/cartScreen.ts'
import { CartServer } from '../../../testing/cartServer.ts'
import { keptKeys } from '../../../relay/keptKeys.ts'
import { renderStorefront, type Storefront } from '../../../testing/renderStorefront.tsx'
import { toasts } from '../../../ui/toastStore.ts'

const goods = threeGoods.map((each) => (each.goodsID === '3' ? { ...each, promotions: ['9'] } : each))

let server: CartServer
beforeEach(async () => {
  server = new CartServer(goods)
  await fetchCartCode()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  act(() => toasts.clear())
})

const add = (name: string): void => void fireEvent.click(addButton(name))
/** What is seen of the panel. */
function panel(): string {
  const texts = document.createTreeWalker(screen.getByRole('complementary', { name: '采购单侧栏' }), NodeFilter.SHOW_TEXT)
  const seen: string[] = []
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (parentElement && getComputedStyle(parentElement).visibility !== 'hidden') seen.push(textContent ?? '')
  }
  return seen.join('')
}

/** The list of goods; with its answers held, and the clock standing still. */
async function open(isPanelOpen: boolean): Promise<Storefront> {
  const storefront = await renderStorefront('/list/table', server.mocks)
  await screen.findByRole('row', { name: /阿莫西林胶囊/ })
  if (isPanelOpen) {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^采购单/ })))
    await screen.findByText(server.lines.length > 0 ? /已选/ : '采购单是空的')
  }
  await buyerComes()
  vi.useFakeTimers()
  storefront.hold()
  return storefront
}

describe('an addition', () => {
  it('an addition is sent once more under its key when the answer is lost, and is in the cart once', async () => {
    const storefront = await open(false)
    add('阿莫西林胶囊')
    add('阿莫西林胶囊')
    await passDelay()
    await storefront.held[0]?.fail()
    await storefront.held[1]?.release()
    expect(server.lines).toMatchObject([{ goodsID: '1', quantity: 20 }])
    add('阿莫西林胶囊')
    await passDelay()
    await storefront.held[2]?.release()
    expect(server.lines).toMatchObject([{ goodsID: '1', quantity: 30 }])
    const keys = storefront.held.map(({ variables }) => (variables['input'] as { clientKey: string }).clientKey)
    expect([keys.length, keys[0] === keys[1], keys[1] === keys[2]]).toEqual([3, true, false])
  })

  it('an addition that nobody answered is sent again under its key even when the cart has been read; one made meanwhile is another', async () => {
    const storefront = await open(false)
    add('阿莫西林胶囊')
    await passDelay()
    await storefront.held[0]?.fail()
    await storefront.held[1]?.fail()
    keptKeys.cartRead()
    add('阿莫西林胶囊')
    await passDelay()
    expect(storefront.held).toHaveLength(2)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    await storefront.held[2]?.release()
    await storefront.held[3]?.release()
    const keys = storefront.held.map(({ variables }) => (variables['input'] as { clientKey: string }).clientKey)
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3])
    expect(server.lines).toMatchObject([{ goodsID: '1', quantity: 20 }])
  })

  it('an addition to an empty cart shows in the open panel what the answer then says', async () => {
    const storefront = await open(true)
    add('阿莫西林胶囊')
    const shown = panel()
    expect(shown).toContain('已选 1 / 1 种商品合计 ¥100.00')
    await passDelay()
    await storefront.held[0]?.release()
    expect(panel()).toBe(shown)
  })

  it('an addition of goods with a promotion that only the marketplace knows shows no amount of the cart before the answer', async () => {
    server.add('1', 10)
    const storefront = await open(true)
    expect(panel()).toContain('商品合计 ¥100.00')
    add('清咽滴丸')
    expect(panel()).toContain('已选 2 / 2 种商品合计 计算中')
    expect(panel()).not.toContain('¥')
    await passDelay()
    await storefront.held[0]?.release()
    expect(panel()).toContain('已选 2 / 2 种商品合计 ¥133.30')
    expect(panel()).not.toContain('计算中')
  })

  it('an addition that is refused gives the amounts back as they were', async () => {
    server.add('1', 10)
    const storefront = await open(true)
    const before = panel()
    add('清咽滴丸')
    server.refusal = new Error('refused')
    await passDelay()
    await storefront.held[0]?.release()
    expect(panel()).toBe(before)
  })
})
