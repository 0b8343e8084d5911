import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetDraft } from '../../features/trade/quote/confirmDraft.ts'
import { addressBook, confirmMocks, main, press, quote } from '../../testing/confirmPage.ts'
import { renderStorefront } from '../../testing/renderStorefront.tsx'
import { toasts } from '../../ui/toastStore.ts'

type Input = { readonly input: Record<string, unknown> }

/** An order that went through. */
const placed = (..._asked: [unknown, Input]) => ({
  trade: { id: 'Trade:9', tradeID: '9', payStatus: 'UNPAID', payMode: 'ONLINE' },
  orders: [],
  cart: null,
  quote: null,
  warnings: [],
})

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  act(() => {
    toasts.clear()
    forgetDraft()
  })
})

describe('the confirm page (/cart_step2)', () => {
  it("an order goes to the default of the shop's addresses, or to the one that is ticked", async () => {
    const place = vi.fn(placed)
    await renderStorefront('/cart_step2?quote=31', confirmMocks({ placeOrder: place }, addressBook))
    expect((await screen.findByLabelText<HTMLInputElement>(/李四/)).checked).toBe(true)
    await act(async () => screen.getByLabelText(/王五/).click())
    await press('提交订单')
    await waitFor(() => expect(place.mock.calls[0]?.[1].input).toMatchObject({ deliverTo: { addressID: '5' }, invoiceID: null }))
  })

  it.each([
    ['is to be paid online', { payStatus: 'UNPAID', payMode: 'ONLINE' }, 'PayPageQuery'],
    ['is to be paid by bank transfer', { payStatus: 'UNPAID', payMode: 'TRANSFER' }, 'BankTransferPageQuery'],
    ['is paid already', { payStatus: 'PAID', payMode: 'ONLINE' }, 'PayDonePageQuery'],
  ])('an order that %s leads on to its page', async (_when, state, query) => {
    const placeOrder = () => ({ ...placed(null, { input: {} }), trade: { id: 'Trade:9', tradeID: '9', ...state } })
    const { asked } = await renderStorefront('/cart_step2?quote=31', confirmMocks({ placeOrder }, addressBook))
    await press('提交订单')
    await waitFor(() => expect(asked(query)).toEqual([{ tradeID: '9' }]))
  })

  it('an order of which the answer says nothing stays where it was, and can be sent again', async () => {
    const place = vi.fn(() => ({ trade: null, orders: [], cart: null, quote: null, warnings: [] }))
    await renderStorefront('/cart_step2?quote=31', confirmMocks({ placeOrder: place }, addressBook))
    await press('提交订单')
    await press('提交订单')
    expect([place.mock.calls.length, main().includes('应付合计 ¥721.00')]).toEqual([2, true])
  })

  it('the confirm page asks for the invoice that is ticked; an invoice whose particulars are missing says which, and leads to their form', async () => {
    const place = vi.fn(placed)
    await renderStorefront('/cart_step2?quote=31', confirmMocks({ placeOrder: place }, addressBook))
    expect((await screen.findByLabelText<HTMLInputElement>(/不开发票/)).checked).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>(/电子专用发票专用发票请填写注册地址/).disabled).toBe(true)
    expect(screen.getByRole('link', { name: '管理开票资料' }).getAttribute('href')).toBe('/shop')
    await act(async () => screen.getByLabelText(/电子普通发票测试药房/).click())
    await press('提交订单')
    await waitFor(() => expect(place.mock.calls[0]?.[1].input).toMatchObject({ invoiceID: '1' }))
  })

  it('the confirm page starts at the invoice the marketplace knows from the last order, until another choice is made', async () => {
    const place = vi.fn(placed)
    const usual = { ...quote, invoices: quote.invoices.map((invoice) => ({ ...invoice, isUsual: invoice.kind === 'PLAIN' })) }
    for (const [other, invoiceID] of [
      [null, '1'],
      [/不开发票/, null],
    ] as const) {
      await renderStorefront('/cart_step2?quote=31', confirmMocks({ placeOrder: place }, addressBook, usual))
      expect((await screen.findByLabelText<HTMLInputElement>(/电子普通发票测试药房/)).checked).toBe(true)
      expect(main()).toContain('默认与上次下单所选相同')
      if (other !== null) await act(async () => screen.getByLabelText(other).click())
      await press('提交订单')
      await waitFor(() => expect(place.mock.calls.at(-1)?.[1].input).toMatchObject({ invoiceID }))
      act(() => document.body.replaceChildren())
    }
  })

  it("the confirm page adds a first address to the shop's list without being left, and the order goes there", async () => {
    const [first] = addressBook
    const place = vi.fn(placed)
    const known = confirmMocks({
      placeOrder: place,
      createAddress: () => ({
        viewer: { id: 'Viewer:1', addresses: [{ ...first, id: 'Address:4', regions: [], address: '仓库路 8 号' }] },
      }),
    })
    await renderStorefront('/cart_step2?quote=31', {
      ...known,
      Query: {
        ...known['Query'],
        viewer: () => ({ id: 'Viewer:1', memberID: '1', company: '测试药房', accountManager: null, addresses: [] }),
        regions: () => [{ regionID: '710000', name: '台湾省' }],
      },
    })
    await press('新增收货地址')
    await screen.findByRole('option', { name: '台湾省' })
    for (const [label, value] of [
      ['收货人', '李四'],
      ['联系电话', '13900000000'],
      ['省份', '710000'],
      ['详细地址', '仓库路 8 号'],
    ] as const) {
      await act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
    }
    await press('保存')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/李四/).checked).toBe(true))
    await press('提交订单')
    await waitFor(() => expect(place.mock.calls[0]?.[1].input).toMatchObject({ deliverTo: { addressID: '4' } }))
  })
})
