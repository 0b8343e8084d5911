import { render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBrowserEnvironment } from '../../../relay/environment.ts'
import { schemaFetch } from '../../../testing/schemaNetwork.ts'
import { TestFrame } from '../../../testing/TestFrame.tsx'
import type { SheetKind } from './OrderPrint.tsx'
import { PrintSheet } from './PrintSheet.tsx'

const line = (lineID: string, more: object) => ({
  lineID,
  kind: 'PLAIN',
  name: '阿莫西林胶囊',
  spec: '24粒',
  manufacturer: '青榕制药',
  approvalNumber: '国药准字H1',
  packUnit: '盒',
  unitPrice: '23.69',
  ...more,
})
const order = {
  id: 'Order:3',
  orderNo: 'D3',
  createdAt: '2026-11-20T02:05:00Z',
  payable: '721.00',
  statusText: '已发货',
  warehouse: { name: '主仓' },
  detail: {
    paidAt: '2026-11-20T02:10:00Z',
    shipping: '12.00',
    goodsAmount: '709.00',
    delivery: { receiver: '张三', phone: '13800000000', address: '示例路1号' },
    shipments: [{ carrier: '顺丰', trackingNumber: 'SF1' }],
    lines: [
      line('1', {
        quantity: 30,
        amount: '700.00',
        lots: [
          { lotNumber: 'A26', expiresOn: '2028-08-08', quantity: 10 },
          { lotNumber: 'B27', expiresOn: '2029-09-09', quantity: 20 },
        ],
      }),
      line('2', { name: '赠品', quantity: 2, amount: '9.00', lots: [] }),
    ],
  },
}

let printed: string[][] = []
beforeEach(() => {
  printed = []
  const cells = (element: Element): string => element.textContent.trim()
  vi.stubGlobal('print', () => {
    expect(document.body.classList.contains('printing-sheet')).toBe(true)
    printed = [...document.querySelectorAll('[data-sheet] tr')].map((row) => [...row.children].map(cells))
    printed.push([...document.querySelectorAll('[data-sheet] dd')].map(cells))
  })
})
afterEach(() => vi.unstubAllGlobals())

async function print(kind: SheetKind, shown: object | null = order): Promise<() => void> {
  const { fetch } = schemaFetch({ Query: { viewer: () => ({ memberID: '1', company: '测试药房' }), order: () => shown } })
  vi.stubGlobal('fetch', fetch)
  const onClose = vi.fn<() => void>()
  const view = render(
    <TestFrame environment={createBrowserEnvironment()}>
      <PrintSheet orderID="3" kind={kind} onClose={onClose} />
    </TestFrame>,
  )
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  return view.unmount
}

it('a delivery note has a row for each lot, one for goods without, and its parcels instead of prices', async () => {
  await print('delivery')
  expect(printed).toEqual([
    ['品名 / 规格', '生产厂家', '批准文号', '单位', '数量', '批号', '有效期至'],
    ['阿莫西林胶囊 24粒', '青榕制药', '国药准字H1', '盒', '10', 'A26', '2028-08-08'],
    ['阿莫西林胶囊 24粒', '青榕制药', '国药准字H1', '盒', '20', 'B27', '2029-09-09'],
    ['赠品 24粒', '青榕制药', '国药准字H1', '盒', '2', '', ''],
    ['测试药房', 'D3', '2026-11-20 10:05', '主仓', '张三 13800000000', '示例路1号', 'SF1'],
  ])
})

it('a printed order has a row for each line with its price, and the sum with the freight', async () => {
  await print('order')
  expect(printed).toEqual([
    ['品名 / 规格', '生产厂家', '批准文号', '单位', '数量', '单价', '金额'],
    ['阿莫西林胶囊 24粒', '青榕制药', '国药准字H1', '盒', '30', '23.69', '700.00'],
    ['赠品 24粒', '青榕制药', '国药准字H1', '盒', '2', '23.69', '9.00'],
    ['商品 709.00，运费 12.00，合计', '721.00'],
    ['测试药房', 'D3', '2026-11-20 10:05', '主仓', '张三 13800000000', '示例路1号', '已发货'],
  ])
})

it('a receipt has the amount in words and figures, and the day it was paid on, where it was', async () => {
  await print('receipt')
  const rows = [
    ['收款事由', '订单 D3 货款'],
    ['金额（大写）', '柒佰贰拾壹元整'],
    ['金额（小写）', '¥721.00'],
  ]
  const heads = ['测试药房', 'D3', '2026-11-20 10:05', '主仓', '已发货']
  expect(printed).toEqual([...rows, ['收款日期', '2026-11-20'], heads])
})

it('a page that has printed is as before', async () => {
  const unmount = await print('order')
  unmount()
  expect([document.body.classList.contains('printing-sheet'), document.querySelector('[data-sheet]')]).toEqual([false, null])
})
