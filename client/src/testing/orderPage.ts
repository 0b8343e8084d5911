import { act, screen } from '@testing-library/react'
import type { Mocks } from './schemaNetwork.ts'

export const line = {
  id: 'OrderLine:1',
  lineID: '1',
  goodsID: '7',
  kind: 'PLAIN',
  name: '阿莫西林胶囊',
  spec: '0.25g*24粒',
  manufacturer: '青榕制药',
  approvalNumber: '国药准字H00000001',
  packUnit: '盒',
  quantity: 30,
  unitPrice: '23.69',
  listAmount: '735.00',
  amount: '709.00',
  returnedQuantity: 0,
  refunded: '0.00',
  lapsedQuantity: 0,
  lapsedRefund: '0.00',
  images: [],
  lots: [{ lotNumber: 'A26', expiresOn: '2028-08-08', quantity: 30 }],
  adjustments: [
    { phase: 'LADDER', title: '阶梯价', amount: '26.00' },
    { phase: 'COUPON', title: '优惠券（新客）', amount: '0.26' },
  ],
}
/** An order in a state, with what may be done with it. */
export const order = (status: string, statusText: string, actions: string[]): object => ({
  id: 'Order:3',
  orderID: '3',
  orderNo: 'D3',
  tradeID: '9',
  tradeNo: 'T9',
  kind: 'PLAIN',
  status,
  statusText,
  actions,
  payable: '721.00',
  createdAt: '2026-11-20T02:05:00Z',
  payDueAt: '2026-11-21T02:35:00Z',
  invoicing: {
    kind: 'PLAIN',
    isWished: true,
    status: 'WAITING',
    statusText: '发货后自动开票',
    invoiceID: null,
    invoiceNo: null,
    reason: null,
  },
  afterSales: [],
  lineCount: 5,
  warehouse: { name: '主仓' },
  firstLines: [line],
  detail: {
    lines: [line],
    goodsAmount: '709.00',
    shipping: '12.00',
    voucher: '0.00',
    balance: '100.00',
    fees: [{ title: '冷链包装', amount: '5.00', at: '2026-11-20T03:00:00Z' }],
    payMode: 'ONLINE',
    paidAt: '2026-11-20T02:10:00Z',
    receivedAt: null,
    cancelReason: null,
    note: '下午送',
    hasTemperatures: false,
    dossierArchive: null,
    delivery: { receiver: '张三', phone: '13800000000', address: '示例路1号' },
    events: [
      { text: '提交订单', note: null, at: '2026-11-20T02:05:00Z', to: 'UNPAID' },
      { text: '仓库已发货', note: '顺丰', at: '2026-11-21T01:00:00Z', to: 'SHIPPED' },
    ],
    payments: [],
    refunds: [],
    shipments: [
      {
        carrier: '顺丰',
        trackingNumber: 'SF1',
        shippedAt: '2026-11-21T01:00:00Z',
        traces: [{ at: '2026-11-21T06:00:00Z', text: '已到达示例市' }],
      },
    ],
  },
  explanation: {
    steps: [{ phase: 'LADDER', title: '阶梯价', amount: '26.00', lineIDs: ['1'] }],
    stored: { list: '735.00', payable: '721.00', shipping: '12.00' },
    isEqual: true,
  },
})
/** My orders with this one alone, and its page. */
export function orderMocks(shown: object | null, mutations: Mocks[string] = {}): Mocks {
  return {
    Query: {
      viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null }),
      cartBadge: () => 0,
      categories: () => [],
      orderCounts: () => ({ unpaid: 4, toShip: 7, shipped: 0, inAfterSale: 0 }),
      orders: () => ({
        totalCount: shown === null ? 0 : 1,
        edges: shown === null ? [] : [{ node: shown }],
        pageCursors: { last: null, around: [{ page: 1, isCurrent: true }] },
      }),
      orderPapers: (_: unknown, { isZipped }: { isZipped?: boolean }) => [
        isZipped === true
          ? { name: '全部资料.zip', url: '/files/order/3.zip' }
          : { name: '随货同行单.pdf', url: '/files/order/3.pdf', lot: null },
      ],
      orderDeliveries: () => [
        { noteNumber: 'D3-1', shippedOn: '2026-11-21', json: '/files/order/3.json', workbook: '/files/order/3.xlsx' },
      ],
      order: (_: unknown, { orderID }: { orderID: string }) => (orderID === '3' ? shown : null),
    },
    Mutation: mutations,
  }
}
export const main = (): string => document.querySelector('main')?.textContent ?? ''
export const press = async (name: string): Promise<void> =>
  act(async () => (await screen.findAllByRole('button', { name })).at(-1)?.click())
