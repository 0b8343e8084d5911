import type { RestOrder, RestOrderDetail, RestOrderLine, RestPlacedTrade, RestTrade } from '../rest/restTypes.ts'
import { changed, type Changes } from './bodies.ts'

const at = 1_795_226_702

export function orderLineBody(id: string, changes: Changes<RestOrderLine> = {}): RestOrderLine {
  const body: RestOrderLine = {
    id,
    goods_id: '1',
    combo_id: null,
    type: 0,
    name: '阿莫西林胶囊1',
    sccj: '华东制药',
    ypgg: '0.25g*24粒',
    bzdw: '盒',
    approval_no: '国药准字H00000001',
    goods_image: ['/files/goods/1-abc.svg'],
    number: 20,
    price: '11.80',
    base_price: '12.30',
    list_amount: '246.00',
    amount: '236.00',
    returned_number: 0,
    refunded: '0.00',
    lapsed_number: 0,
    lapsed_refund: '0.00',
    lots: [{ lot: 'A20260101', expires: '2028-02-29', number: 20, is_recalled: 0 }],
    adjustments: [{ phase: 'P1_LADDER', title: '阶梯价', amount: '10.00' }],
  }
  return changed(body, changes)
}

export function orderBody(id: string, changes: Changes<RestOrder> = {}): RestOrder {
  const body: RestOrder = {
    id,
    no: `20261121${id}`,
    trade_id: '9',
    trade_no: '202611210009',
    ck_id: '1',
    ck_name: '杭州仓',
    kind: 'plain',
    status: 'unpaid',
    status_text: '待付款',
    payable: '248.00',
    created_at: at,
    pay_until: at + 1800,
    line_count: 1,
    actions: ['pay', 'cancel'],
    invoice: null,
    lines: [orderLineBody('71')],
  }
  return changed(body, changes)
}

export function orderDetailBody(id: string, changes: Changes<RestOrderDetail> = {}): RestOrderDetail {
  const body: RestOrderDetail = {
    ...orderBody(id),
    goods: '236.00',
    shipping: '12.00',
    voucher: '0.00',
    balance: '0.00',
    online: '248.00',
    pay_mode: 'online',
    paid_at: null,
    received_at: null,
    cancel_reason: null,
    receipt_hold: null,
    has_temperatures: 0,
    dossier_url: null,
    remark: null,
    address: { name: '张三', phone: '13800000001', address: '杭州市西湖区' },
    fees: [{ title: '运费减免', amount: '-2.00', at }],
    events: [{ from: null, to: 'unpaid', text: '提交订单', actor: 'buyer', note: null, at }],
    payments: [{ id: '5', channel: 'sandbox', amount: '248.00', status: 'pending', created_at: at, settled_at: null }],
    refunds: [{ tender: 'balance', amount: '1.00', status: 'settled', at }],
    cashback: [
      {
        id: '6',
        name: '满额返现',
        terms: ['满 ¥200 返 ¥5'],
        base: '236.00',
        promised: '5.00',
        amount: '5.00',
        held_back: '0.00',
        status: 'waiting',
        credited_at: null,
      },
    ],
    shipments: [{ id: '8', carrier: '顺丰', tracking_no: 'SF1', at, after_sale_id: null, lines: [], traces: [] }],
  }
  return changed(body, changes)
}

export function tradeBody(changes: Changes<RestTrade> = {}): RestTrade {
  const body: RestTrade = {
    trade_id: '9',
    trade_no: '202611210009',
    pay_status: 'unpaid',
    pay_mode: 'online',
    payable: '248.00',
    due: '246.00',
    pay_until: at + 1800,
    channels: ['sandbox'],
    transfer_account: { name: '收款单位', bank: '收款银行', number: '6200000000000000' },
    transfer_proof: null,
    orders: [{ id: '12', no: '2026112112', status: 'unpaid', status_text: '待付款', payable: '248.00' }],
  }
  // A channel this gateway does not know stands among them.
  return changed(body, { channels: ['sandbox', 'barter'], ...changes })
}

export function placedBody(): RestPlacedTrade {
  return {
    trade_no: '202611210009',
    trade_id: '9',
    payable: '248.00',
    online: '248.00',
    pay_status: 'unpaid',
    pay_until: at + 1800,
    orders: [{ id: '12', no: '2026112112', ck_id: '1', kind: 'plain', payable: '248.00' }],
  }
}
