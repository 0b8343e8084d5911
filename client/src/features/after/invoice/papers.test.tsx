import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import { gatewayFailure, type Mocks } from '../../../testing/schemaNetwork.ts'
import { toasts } from '../../../ui/toastStore.ts'

type Args = { readonly input: Record<string, unknown> }

const cursors = { last: null, around: [{ page: 1, isCurrent: true }] }
const order = (orderID: string, amount: string, lineCount = 3): object => ({
  node: { orderID, orderNo: `D${orderID}`, amount, createdAt: '2026-11-20T02:05:00Z', goodsText: '阿莫西林胶囊、板蓝根', lineCount },
})
const invoice = {
  id: 'Invoice:1',
  invoiceID: '1',
  applicationNo: 'F1',
  kind: 'PLAIN',
  title: '测试药房',
  amount: '721.00',
  status: 'ISSUED',
  statusText: '已开票',
  invoiceNo: '26000001',
  reason: null,
  createdAt: '2026-11-20T02:05:00Z',
  reverses: null,
  reversedAmount: '45.00',
  orders: [{ orderNo: 'D1' }],
  detail: { pdf: '/files/invoice/1.pdf' },
  redLetter: null,
}
const red = {
  ...invoice,
  id: 'Invoice:2',
  invoiceID: '2',
  amount: '-45.00',
  statusText: '红字开票中',
  status: 'APPLIED',
  invoiceNo: null,
  applicationNo: 'F2',
  reverses: { invoiceNo: '26000001' },
  reversedAmount: '0.00',
  detail: { pdf: null },
}
const receipt = {
  id: 'Receipt:3',
  orderID: '3',
  orderNo: 'D3',
  status: 'DUE',
  statusText: '待交回',
  dueAt: '2026-12-01T02:05:00Z',
  isOverdue: false,
  file: null,
  reason: null,
  uploadedAt: null,
  template: '/files/receipt/3.pdf',
}

function mocks(isMember: boolean, mutations: Mocks[string] = {}): Mocks {
  return {
    Query: {
      viewer: () => (isMember ? { memberID: '1', company: '测试药房', accountManager: null } : null),
      cartBadge: () => 0,
      categories: () => [],
      invoiceableOrders: () => ({
        totalCount: 2,
        edges: [order('1', '721.00'), order('2', '0.05', 4)],
        buyer: { title: '测试药房', taxNo: '91330000MA00000000' },
      }),
      invoices: () => ({ totalCount: 1, edges: [{ node: red }, { node: invoice }], pageCursors: cursors }),
      foundInvoice: (_: unknown, { by }: { by: { invoiceNo?: string } }) =>
        by.invoiceNo === '26000001' ? { status: 'ISSUED', statusText: '已开票', pdf: '/files/invoice/1.pdf' } : null,
      receipts: () => ({ totalCount: 1, edges: [{ node: receipt }], pageCursors: cursors }),
    },
    Mutation: mutations,
  }
}
const main = (): string => document.querySelector('main')?.textContent ?? ''
const press = async (name: string): Promise<void> => act(async () => (await screen.findAllByRole('button', { name })).at(-1)?.click())

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => toasts.clear())
})

describe('e-invoices (/dzfp)', () => {
  it('an e-invoice is applied for over several orders, made out to the title of the last one', async () => {
    const apply = vi.fn((..._asked: [unknown, Args]) => ({ invoice }))
    const storefront = await renderStorefront('/dzfp', mocks(true, { requestInvoice: apply }))
    const orders = within(await screen.findByRole('list', { name: '可开票订单' }))
    expect(orders.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'D12026-11-20　阿莫西林胶囊、板蓝根复制¥721.00',
      'D22026-11-20　阿莫西林胶囊、板蓝根 等 4 种复制¥0.05',
    ])
    const button = screen.getByRole<HTMLButtonElement>('button', { name: '申请开票' })
    expect(button.disabled).toBe(true)
    for (const name of [/^D1/, /^D2/]) await act(async () => (await screen.findByLabelText(name)).click())
    expect(main()).toContain('已选 2 单，合计 ¥721.05')
    storefront.hold()
    await act(async () => button.click())
    expect(button.getAttribute('aria-busy')).toBe('true')
    await act(async () => button.click())
    await waitFor(() => expect(storefront.held).toHaveLength(1))
    await storefront.held[0]?.release()
    expect(apply).toHaveBeenCalledTimes(1)
    await waitFor(() =>
      expect(apply.mock.calls[0]?.[1].input).toMatchObject({
        orderIDs: ['1', '2'],
        kind: 'PLAIN',
        title: '测试药房',
        taxNo: '91330000MA00000000',
      }),
    )
  })

  it.each([
    ['taxNo', '税号'],
    ['bank', null],
    ['orderIDs', null],
  ])('a refused application for an invoice says so beside the field %s where that is shown (%s), else below', async (field, label) => {
    const requestInvoice = (): never => {
      throw gatewayFailure('VALIDATION_FAILED', { field, userMessage: '这一项不对' })
    }
    await renderStorefront('/dzfp', mocks(true, { requestInvoice }))
    await act(async () => (await screen.findByLabelText(/^D1/)).click())
    await press('申请开票')
    expect(await screen.findAllByText('这一项不对')).toHaveLength(1)
    const invalid = screen.getAllByRole('textbox').filter((box) => box.getAttribute('aria-invalid') === 'true')
    expect(invalid).toEqual(label === null ? [] : [screen.getByLabelText(label)])
  })

  it('an issued e-invoice is opened and mailed to an address that is one', async () => {
    const mail = vi.fn((..._asked: [unknown, Args]) => ({ email: 'a@b.cn' }))
    await renderStorefront('/dzfp', mocks(true, { mailInvoice: mail }))
    expect((await screen.findByRole('link', { name: '打开 PDF' })).getAttribute('href')).toBe('/files/invoice/1.pdf')
    for (const words of ['普通发票 红字开票中', '冲销发票 26000001', '−¥45.00', '已红冲 ¥45.00']) expect(main()).toContain(words)
    expect(main()).not.toContain('已红冲 ¥0.00')
    await press('发送邮箱')
    fireEvent.change(screen.getByLabelText('邮箱'), { target: { value: 'a@b' } })
    await press('发送')
    expect(screen.getByText('请输入正确的邮箱')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('邮箱'), { target: { value: 'a@b.cn' } })
    await press('发送')
    await waitFor(() =>
      expect(mail.mock.calls[0]?.[1].input).toMatchObject({ invoiceID: '1', email: 'a@b.cn', clientKey: expect.any(String) as string }),
    )
  })

  it('an e-invoice is looked for once the form is whole: by the order where the number is as long as one, and its absence is said', async () => {
    const { asked } = await renderStorefront('/dzfp', mocks(false))
    const fillIn = (label: string, value: string): void => void fireEvent.change(screen.getByLabelText(label), { target: { value } })
    await screen.findByLabelText('收货手机后四位')
    fillIn('收货手机后四位', '0002')
    await press('查询')
    expect([screen.getByText('请填写发票号码或订单号') !== null, asked('InvoiceQueryQuery')]).toEqual([true, []])
    fillIn('发票号码或订单号', '  ')
    await press('查询')
    expect(asked('InvoiceQueryQuery')).toEqual([])
    fillIn('发票号码或订单号', ' D20261121000012345671 ')
    await press('查询')
    expect(await screen.findByText('没有查到对应的发票，请核对号码和手机尾号。')).toBeTruthy()
    fillIn('发票号码或订单号', 'D2026112100001234567')
    await press('查询')
    await waitFor(() =>
      expect(asked('InvoiceQueryQuery')).toEqual([
        { by: { orderNo: 'D20261121000012345671' }, phoneTail: '0002' },
        { by: { invoiceNo: 'D2026112100001234567' }, phoneTail: '0002' },
      ]),
    )
  })

  it('a visitor finds an e-invoice by its number and the end of the phone, and nothing of a member', async () => {
    const { asked } = await renderStorefront('/dzfp', mocks(false))
    fireEvent.change(await screen.findByLabelText('发票号码或订单号'), { target: { value: '26000001' } })
    await press('查询')
    expect(screen.getByText('请填写手机号后四位')).toBeTruthy()
    expect(asked('InvoiceQueryQuery')).toEqual([])
    fireEvent.change(screen.getByLabelText('收货手机后四位'), { target: { value: '0002' } })
    await press('查询')
    expect((await screen.findByRole('link', { name: '打开 PDF' })).getAttribute('href')).toBe('/files/invoice/1.pdf')
    expect(main()).not.toContain('申请开票')
    expect(asked('InvoiceQueryQuery')).toEqual([{ by: { invoiceNo: '26000001' }, phoneTail: '0002' }])
  })
})

describe('receipts of ephedrine orders (/hmdd)', () => {
  it('a receipt of an ephedrine order has the paper to stamp, and hands in what was uploaded', async () => {
    const handIn = vi.fn((..._asked: [unknown, Args]) => ({
      receipt: { ...receipt, status: 'UPLOADED', statusText: '审核中', uploadedAt: '2026-11-21T02:05:00Z' },
    }))
    const { calls } = await renderStorefront('/hmdd?status=due', mocks(true, { submitReceipt: handIn }))
    expect((await screen.findByRole('link', { name: '下载模板' })).getAttribute('href')).toBe('/files/receipt/3.pdf')
    expect(calls[0]).toMatchObject({ variables: { status: 'DUE', page: 1 } })
    expect(screen.getByText('请在 2026-12-01 前交回')).toBeTruthy()
    vi.stubGlobal(
      'fetch',
      vi.fn(globalThis.fetch).mockResolvedValueOnce(Response.json({ key: 'stamped.pdf', url: '/files/upload/stamped.pdf' })),
    )
    await act(
      async () =>
        void fireEvent.change(screen.getByLabelText('上传回执', { selector: 'input' }), {
          target: { files: [new File(['x'], '回执.pdf', { type: 'application/pdf' })] },
        }),
    )
    await waitFor(() =>
      expect(handIn.mock.calls[0]?.[1].input).toMatchObject({
        orderID: '3',
        fileKey: 'stamped.pdf',
        clientKey: expect.any(String) as string,
      }),
    )
    await waitFor(() => expect(main()).toContain('审核中'))
    expect(screen.getByText('请在 2026-12-01 前交回，已于 2026-11-21 10:05 上传')).toBeTruthy()
    expect(screen.queryByLabelText('上传回执', { selector: 'input' })).toBeNull()
  })
})
