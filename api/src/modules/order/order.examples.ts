import { orderCashbackExample } from '../cashback/cashback.schemas.ts'
import type { Static } from 'typebox'
import type { ExplainWire, OrderDetailWire, OrderItemWire, OrderLineWire, PlacedSchema } from './order.schemas.ts'

const AT = 1795226400

const lineExample: OrderLineWire = {
  id: '31',
  goods_id: '1',
  combo_id: null,
  type: 0,
  name: '阿莫西林胶囊',
  sccj: '青榕制药有限公司',
  ypgg: '0.25g*24粒',
  bzdw: '盒',
  approval_no: '国药准字H00000001',
  goods_image: ['/files/goods/1-1a2b3c4d.svg'],
  number: 30,
  price: '4.65',
  base_price: '4.80',
  list_amount: '144.00',
  amount: '139.50',
  returned_number: 0,
  refunded: '0.00',
  lapsed_number: 0,
  lapsed_refund: '0.00',
  lots: [],
  adjustments: [{ phase: 'P1_LADDER', title: '阶梯价优惠', amount: '4.50' }],
}

export const itemExample: OrderItemWire = {
  id: '12',
  no: '202611211000001234567801',
  trade_id: '9',
  trade_no: '2026112110000012345678',
  ck_id: '1',
  ck_name: '主仓',
  kind: 'plain',
  status: 'unpaid',
  status_text: '待付款',
  payable: '151.50',
  created_at: AT,
  pay_until: AT + 1800,
  line_count: 1,
  actions: ['pay', 'cancel', 'rebuy'],
  invoice: {
    kind: 'vat_plain',
    is_wished: 1,
    status: 'waiting',
    status_text: '发货后自动开票',
    invoice_id: null,
    invoice_no: null,
    reason: null,
  },
  lines: [lineExample],
}

export const detailExample: OrderDetailWire = {
  ...itemExample,
  goods: '139.50',
  shipping: '12.00',
  voucher: '0.00',
  balance: '0.00',
  online: '151.50',
  pay_mode: 'online',
  paid_at: null,
  received_at: null,
  cancel_reason: null,
  receipt_hold: null,
  has_temperatures: 0,
  remark: null,
  dossier_url: null,
  address: { name: '王店长', phone: '13800000001', address: '湖北省武汉市江岸区中山大道1号' },
  fees: [],
  events: [{ from: null, to: 'unpaid', text: '待付款', actor: 'buyer', note: null, at: AT }],
  payments: [],
  refunds: [],
  cashback: [orderCashbackExample],
  shipments: [],
}

export const explainExample: ExplainWire = {
  steps: [{ phase: 'P1_LADDER', title: '阶梯价优惠', lines: ['31'], amount: '4.50' }],
  stored: { list: '144.00', goods: '139.50', shipping: '12.00', payable: '151.50', cashback: '30.00' },
  recomputed: { list: '144.00', goods: '139.50', shipping: '12.00', payable: '151.50', cashback: '30.00' },
  is_equal: 1,
  cashback: [orderCashbackExample],
}

export const placedExample: Static<typeof PlacedSchema> = {
  trade_no: '2026112110000012345678',
  trade_id: '9',
  payable: '151.50',
  online: '151.50',
  pay_status: 'unpaid',
  pay_until: AT + 1800,
  orders: [{ id: '12', no: '202611211000001234567801', ck_id: '1', kind: 'plain', payable: '151.50' }],
}

export const countsExample = { unpaid: 1, to_ship: 0, shipped: 0, after_sale: 0 }
