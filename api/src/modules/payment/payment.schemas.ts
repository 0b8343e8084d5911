import { Type, type Static } from 'typebox'
import type { ProofStatus } from '../../db/tables/afterSale.ts'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'

export const PaymentSchema = Type.Object(
  {
    payment_id: Type.String(),
    channel: Type.String(),
    kind: answers.oneOf(['qr', 'form', 'none']),
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
    pay_status: answers.oneOf(['unpaid', 'paid', 'closed', 'part_refunded', 'refunded']),
    pay_mode: answers.oneOf(['online', 'transfer']),
    payable: Type.String({ description: '应付合计' }),
    due: Type.String({ description: '需在线支付或汇款的金额' }),
    pay_until: Type.Integer(),
    channels: Type.Array(answers.oneOf(['sandbox', 'wechat', 'alipay']), { description: '可选的在线支付渠道' }),
    transfer_account: Type.Object({ name: Type.String(), bank: Type.String(), number: Type.String() }, { description: '汇款的收款账户' }),
    transfer_proof: Type.Unsafe<{ status: ProofStatus; bank: string; amount: string; reason: string | null; at: number } | null>(
      Type.Union(
        [
          Type.Object({
            status: answers.oneOf<ProofStatus>(['submitted', 'replaced', 'confirmed', 'rejected']),
            bank: Type.String(),
            amount: Type.String(),
            reason: nullable(Type.String()),
            at: Type.Integer(),
          }),
          Type.Null(),
        ],
        { description: '最近一次提交的汇款凭证' },
      ),
    ),
    orders: Type.Array(
      Type.Object({ id: Type.String(), no: Type.String(), status: Type.String(), status_text: Type.String(), payable: Type.String() }),
    ),
  },
  { $id: 'TradeStatus' },
)
export type TradeStatusWire = Static<typeof TradeStatusSchema>

export const paymentExample: PaymentWire = {
  payment_id: '5',
  channel: 'sandbox',
  kind: 'qr',
  amount: '151.50',
  qr: 'http://localhost:4000/cashier/P2026112110000012345678012345?sig=abc',
  qr_image: '/files/pay/5.svg',
  url: 'http://localhost:4000/cashier/P2026112110000012345678012345?sig=abc',
  expires_at: 1795228200,
}

export const tradeStatusExample: TradeStatusWire = {
  trade_id: '9',
  trade_no: '2026112110000012345678',
  pay_status: 'unpaid',
  pay_mode: 'online',
  payable: '151.50',
  due: '151.50',
  pay_until: 1795228200,
  channels: ['sandbox'],
  transfer_account: {
    name: '演示医药批发有限公司（虚构账户，请勿汇款）',
    bank: '演示银行（虚构）营业部',
    number: '0000 0000 0000 0000 000',
  },
  transfer_proof: null,
  orders: [{ id: '12', no: '202611211000001234567801', status: 'unpaid', status_text: '待付款', payable: '151.50' }],
}
