import { act, screen } from '@testing-library/react'
import type { Mocks } from './schemaNetwork.ts'

export const line = {
  lineID: '1',
  kind: 'PLAIN',
  goodsID: '7',
  name: '阿莫西林胶囊',
  quantity: 30,
  unitPrice: '23.69',
  listAmount: '735.00',
  amount: '709.00',
  adjustments: [{ phase: 'LADDER', title: '阶梯价', amount: '26.00' }],
}
const order = {
  warehouse: { id: 'Warehouse:1', warehouseID: '1', name: '主仓' },
  kind: 'PLAIN',
  goodsAmount: '709.00',
  shipping: '12.00',
  lines: [line],
}
const coupon = {
  couponID: '5',
  kind: 'THRESHOLD',
  name: '满减券',
  face: '30.00',
  minimum: '500.00',
  expiresAt: '2026-12-01T00:00:00Z',
  saves: '30.00',
  isUsed: false,
}
export const quote = {
  id: 'Quote:31',
  quoteID: '31',
  hash: 'abc123',
  expiresAt: '2026-11-21T02:20:00Z',
  goodsAmount: '709.00',
  payable: '721.00',
  address: '示例市测试路1号',
  addressID: null,
  payModes: ['ONLINE', 'TRANSFER'],
  warnings: [{ code: 'GIFT_SHORT', message: '赠品数量不足' }],
  tenders: { voucher: '0.00', balance: '0.00', online: '721.00', voucherAvailable: '0.00', balanceAvailable: '300.00' },
  usableCoupons: [coupon],
  unusableCoupons: [{ ...coupon, couponID: '6', name: '大额券', message: '还差 279.00 元可用' }],
  invoices: [
    { invoiceID: '1', kind: 'PLAIN', title: '测试药房', taxNo: '91330000MA00000000', problem: null, isUsual: false },
    { invoiceID: '2', kind: 'SPECIAL', title: '测试药房', taxNo: '91330000MA00000000', problem: '专用发票请填写注册地址', isUsual: false },
  ],
  orders: [order, { ...order, kind: 'EPHEDRINE', goodsAmount: '0.00', shipping: '0.00', lines: [] }],
}
export const dearer = {
  ...quote,
  id: 'Quote:32',
  quoteID: '32',
  hash: 'def456',
  payable: '733.00',
  goodsAmount: '721.00',
  tenders: { ...quote.tenders, online: '733.00' },
  orders: [{ ...order, lines: [{ ...line, unitPrice: '24.09', amount: '721.00' }] }],
}

export const addressBook = [
  { addressID: '4', receiver: '李四', phone: '13900000000', fullAddress: '示例省示例市仓库路 8 号', isDefault: true },
  { addressID: '5', receiver: '王五', phone: '0571-88880000', fullAddress: '示例市分店路 9 号', isDefault: false },
]

/** A quote with the id 31, a dearer one with 32, and what a buyer is asked with them. */
export function confirmMocks(mutations: Mocks[string] = {}, addresses: readonly object[] = [], shown: object = quote): Mocks {
  return {
    Query: {
      viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null, addresses }),
      cartBadge: () => 1,
      categories: () => [],
      quote: (_: unknown, { quoteID }: { quoteID: string }) => (quoteID === '31' ? shown : quoteID === '32' ? dearer : null),
    },
    Mutation: mutations,
  }
}
export const main = (): string => document.querySelector('main')?.textContent ?? ''
export const press = async (name: string): Promise<void> => act(async () => (await screen.findByRole('button', { name })).click())
