import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import type { Mocks } from '../../../testing/schemaNetwork.ts'

type Args = { readonly input: Record<string, unknown> }

const cursors = { last: null, around: [{ page: 1, isCurrent: true }] }
const invoice = {
  id: 'Invoice:1',
  invoiceID: '1',
  applicationNo: 'F1',
  kind: 'SPECIAL',
  title: '测试药房',
  amount: '721.00',
  status: 'ISSUED',
  statusText: '已开票',
  invoiceNo: '26420000000000000001',
  reason: null,
  createdAt: '2026-11-20T02:05:00Z',
  reverses: null,
  reversedAmount: '0.00',
  orders: [{ orderNo: 'D1' }],
  detail: { pdf: null },
  redLetter: null,
}
const red = {
  ...invoice,
  id: 'Invoice:2',
  invoiceID: '2',
  amount: '-270.00',
  status: 'APPLIED',
  reverses: { invoiceNo: '26420000000000000001' },
}

function mocks(mutations: Mocks[string], shown: object, more: object): Mocks {
  return {
    Query: {
      viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null }),
      cartBadge: () => 0,
      categories: () => [],
      invoiceableOrders: () => ({ totalCount: 0, edges: [], buyer: { title: '测试药房', taxNo: null } }),
      invoices: () => ({ totalCount: 1, edges: [{ node: shown }], pageCursors: cursors }),
      invoice: () => ({ ...shown, detail: more }),
    },
    Mutation: mutations,
  }
}
const press = async (name: string): Promise<void> => act(async () => (await screen.findAllByRole('button', { name })).at(-1)?.click())

const letter = {
  redLetterID: '7',
  number: 'HZ7',
  reason: 'RETURNED',
  isOurs: false,
  status: 'AWAITS_BUYER',
  statusText: '待购买方确认',
  note: null,
  createdAt: '2026-11-20T02:05:00Z',
  dueAt: '2026-11-23T02:05:00Z',
}
const line = { spec: '10片', taxClass: '1070302000000000000', packUnit: '盒', rateText: '13%' }
const taxLines = {
  totalCount: 2,
  edges: [
    {
      node: {
        ...line,
        isDiscount: false,
        name: '*化学药品制剂*甲胶囊',
        quantity: 30,
        unitPrice: '8.84966667',
        netAmount: '265.49',
        taxAmount: '34.51',
      },
    },
    {
      node: {
        ...line,
        isDiscount: true,
        name: '*化学药品制剂*甲胶囊',
        quantity: null,
        unitPrice: null,
        netAmount: '-26.55',
        taxAmount: '-3.45',
      },
    },
  ],
}

describe('the red letter of an invoice (/dzfp)', () => {
  it('the invoices page shows lines with rate and tax when asked, and the shop confirms a red letter before its time is over', async () => {
    const answer = vi.fn((..._asked: [unknown, Args]) => ({
      invoice: { id: 'Invoice:2', redLetter: { ...letter, status: 'CONFIRMED', statusText: '双方已确认' } },
    }))
    const waiting = { ...red, redLetter: letter }
    const detail = { netAmount: '-238.94', taxAmount: '-31.06', xml: '/files/invoice/2.xml', taxLines }
    const { asked } = await renderStorefront('/dzfp', mocks({ answerRedLetter: answer }, waiting, detail))
    await screen.findByText('红字确认单：待购买方确认')
    expect(asked('InvoiceMoreQuery')).toEqual([])
    await press('确认红字')
    expect(await screen.findByText('请在 2026-11-23 10:05 前确认，逾期作废')).toBeTruthy()
    const rows = within(screen.getByRole('region', { name: '按税率的明细' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      '项目名称单位数量单价金额税率税额',
      '*化学药品制剂*甲胶囊10片 1070302000000000000盒308.84966667265.4913%34.51',
      '*化学药品制剂*甲胶囊（折扣）10片 1070302000000000000盒-26.5513%-3.45',
      '合计-238.94—-31.06',
    ])
    expect(screen.getByRole('link', { name: '下载 XML' }).getAttribute('href')).toBe('/files/invoice/2.xml')
    await press('确认红字')
    await waitFor(() => expect(answer.mock.calls[0]?.[1].input).toEqual({ invoiceID: '2', redLetterID: '7', isAgreed: true }))
    expect(await screen.findByText(/双方已确认$/, { selector: 'p' })).toBeTruthy()
  })

  it('the invoices page takes back a wrong invoice whole, once the shop says what is wrong', async () => {
    const ask = vi.fn((..._asked: [unknown, Args]) => ({
      invoice: {
        id: 'Invoice:1',
        redLetter: { ...letter, isOurs: true, reason: 'WRONG', status: 'AWAITS_SELLER', statusText: '待销售方确认' },
      },
    }))
    const detail = { netAmount: null, taxAmount: null, xml: null, taxLines: { totalCount: 0, edges: [] } }
    await renderStorefront('/dzfp', mocks({ requestRedLetter: ask }, invoice, detail))
    await press('明细')
    expect(await screen.findByText('这张发票只有总额，没有按税率的明细。')).toBeTruthy()
    await press('发票开错了')
    fireEvent.change(screen.getByLabelText('哪里开错了'), { target: { value: ' 税号有误 ' } })
    await press('申请冲红')
    await waitFor(() =>
      expect(ask.mock.calls[0]?.[1].input).toMatchObject({ invoiceID: '1', note: '税号有误', clientKey: expect.any(String) as string }),
    )
    expect(await screen.findByText(/待销售方确认/, { selector: 'p' })).toBeTruthy()
  })
})
