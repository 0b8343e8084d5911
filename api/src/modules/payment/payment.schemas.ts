import { Type, type Static } from 'typebox'
import { nullable } from '../../server/envelope.ts'

const words = <T extends string>(...values: T[]) => Type.Unsafe<T>({ type: 'string', enum: values })

export const PaymentSchema = Type.Object(
  {
    payment_id: Type.String(),
    channel: Type.String(),
    kind: words('qr', 'form', 'none'),
    amount: Type.String({ description: '支付金额' }),
    qr: nullable(Type.String({ description: '二维码内容' })),
    qr_image: nullable(Type.String({ description: '二维码图片地址' })),
    url: nullable(Type.String({ description: '收银台网页' })),
    expires_at: Type.Integer(),
  },
  { $id: 'Payment' },
)
export type PaymentWire = Static<typeof PaymentSchema>

export const TradeStatusSchema = Type.Object(
  {
    trade_id: Type.String(),
    trade_no: Type.String(),
    pay_status: words('unpaid', 'paid', 'closed', 'part_refunded', 'refunded'),
    pay_mode: words('online', 'transfer'),
    payable: Type.String({ description: '应付合计' }),
    due: Type.String({ description: '需在线支付或汇款的金额' }),
    pay_until: Type.Integer(),
    channels: Type.Array(words('sandbox', 'wechat', 'alipay'), { description: '可选的在线支付渠道' }),
    orders: Type.Array(Type.Object({ id: Type.String(), no: Type.String(), status: Type.String(), status_text: Type.String(), payable: Type.String() })),
  },
  { $id: 'TradeStatus' },
)
export type TradeStatusWire = Static<typeof TradeStatusSchema>

export const paymentExample: PaymentWire = {
  payment_id: '5', channel: 'sandbox', kind: 'qr', amount: '151.50', qr: 'http://localhost:4000/cashier/P2026112110000012345678012345?sig=abc', qr_image: '/files/pay/5.svg',
  url: 'http://localhost:4000/cashier/P2026112110000012345678012345?sig=abc', expires_at: 1795228200,
}

export const tradeStatusExample: TradeStatusWire = {
  trade_id: '9', trade_no: '2026112110000012345678', pay_status: 'unpaid', pay_mode: 'online', payable: '151.50', due: '151.50', pay_until: 1795228200, channels: ['sandbox'],
  orders: [{ id: '12', no: '202611211000001234567801', status: 'unpaid', status_text: '待付款', payable: '151.50' }],
}
