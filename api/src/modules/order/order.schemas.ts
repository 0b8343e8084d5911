import { Type, type Static } from 'typebox'
import { nullable, ref } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import { OrderCashbackSchema } from '../cashback/cashback.schemas.ts'
import { ParcelSchema } from '../shipment/shipment.schemas.ts'

const money = (description: string) => Type.String({ description })
const words = <T extends string>(...values: T[]) => Type.Unsafe<T>({ type: 'string', enum: values })

const STATUSES = [
  'unpaid',
  'paid',
  'billed',
  'picked',
  'outbound',
  'shipped',
  'received',
  'completed',
  'cancelled',
  'timeout',
  'refunding',
  'refunded',
] as const
const status = () => words(...STATUSES)
const kind = () => words('plain', 'ephedrine', 'cold')
const action = () => words('pay', 'cancel', 'refund', 'confirm', 'delete', 'after_sale', 'rebuy')

const INVOICE_STATES = ['waiting', 'void', 'applied', 'issued', 'failed', 'red'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

const LineSchema = Type.Object({
  id: Type.String(),
  goods_id: Type.String(),
  combo_id: nullable(Type.String()),
  type: Type.Unsafe<0 | 1 | 2 | 3 | 4 | 9>({
    type: 'integer',
    enum: [0, 1, 2, 3, 4, 9],
    description: '0 普通 1 秒杀 2 抱团 3 组合 4 换购 9 赠品',
  }),
  name: Type.String(),
  sccj: Type.String(),
  ypgg: Type.String(),
  bzdw: Type.String(),
  approval_no: nullable(Type.String()),
  goods_image: Type.Array(Type.String()),
  number: Type.Integer(),
  price: money('优惠后单价'),
  base_price: money('下单时的标价'),
  list_amount: money('优惠前小计'),
  amount: money('应付小计'),
  returned_number: Type.Integer(),
  refunded: money('已退金额'),
  lapsed_number: Type.Integer({ description: '发货前已到有效期、不再发出的数量，含在已退数量内' }),
  lapsed_refund: money('因到期退回的商品金额'),
  lots: Type.Array(
    Type.Object({
      lot: Type.String(),
      expires: Type.String(),
      number: Type.Integer(),
      is_recalled: answers.flag('正在召回或已召回'),
    }),
  ),
  adjustments: Type.Array(Type.Object({ phase: Type.String(), title: Type.String(), amount: money('减免金额') })),
})
export type OrderLineWire = Static<typeof LineSchema>

const InvoiceOfOrderSchema = Type.Object(
  {
    kind: words('vat_plain', 'vat_special'),
    is_wished: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '下单时选择了开票为 1' }),
    status: Type.Unsafe<InvoiceState>({
      type: 'string',
      enum: [...INVOICE_STATES],
      description: 'waiting 发货后自动申请，void 不再开票，其余同发票状态',
    }),
    status_text: Type.String(),
    invoice_id: nullable(Type.String()),
    invoice_no: nullable(Type.String()),
    reason: nullable(Type.String({ description: '驳回原因' })),
  },
  { description: '下单时选择的发票及其进展；未选择且未申请时为 null' },
)

const head = {
  id: Type.String(),
  no: Type.String(),
  trade_id: Type.String(),
  trade_no: Type.String(),
  ck_id: Type.String(),
  ck_name: Type.String(),
  kind: kind(),
  status: status(),
  status_text: Type.String(),
  payable: money('应付（含运费与人工费用）'),
  created_at: Type.Integer(),
  pay_until: nullable(Type.Integer({ description: '未付款时的付款期限' })),
  line_count: Type.Integer(),
  actions: Type.Array(action()),
  invoice: nullable(InvoiceOfOrderSchema),
  lines: Type.Array(LineSchema, { description: '列表中至多三行' }),
}

export const OrderItemSchema = Type.Object(head, { $id: 'OrderItem' })
export type OrderItemWire = Static<typeof OrderItemSchema>

export const OrderDetailSchema = Type.Object(
  {
    ...head,
    goods: money('商品金额'),
    shipping: money('运费'),
    voucher: money('现金券支付'),
    balance: money('余额支付'),
    online: money('线上或汇款支付'),
    pay_mode: words('online', 'transfer'),
    paid_at: nullable(Type.Integer()),
    received_at: nullable(Type.Integer()),
    cancel_reason: nullable(Type.String()),
    receipt_hold: nullable(Type.String({ description: '暂不能确认收货的原因' })),
    has_temperatures: answers.flag('有包裹的温度记录'),
    remark: nullable(Type.String()),
    dossier_url: nullable(Type.String({ description: '下单时选了随货首营资料的，本单品种的资料包（ZIP）' })),
    address: Type.Object({ name: Type.String(), phone: Type.String(), address: Type.String() }),
    fees: Type.Array(Type.Object({ title: Type.String(), amount: money('正数为加收'), at: Type.Integer() })),
    events: Type.Array(
      Type.Object({
        from: nullable(Type.String()),
        to: status(),
        text: Type.String(),
        actor: words('buyer', 'system', 'staff', 'erp'),
        note: nullable(Type.String()),
        at: Type.Integer(),
      }),
    ),
    payments: Type.Array(
      Type.Object({
        id: Type.String(),
        channel: Type.String(),
        amount: money('金额'),
        status: Type.String(),
        created_at: Type.Integer(),
        settled_at: nullable(Type.Integer()),
      }),
    ),
    refunds: Type.Array(Type.Object({ tender: Type.String(), amount: money('金额'), status: Type.String(), at: Type.Integer() })),
    cashback: Type.Array(ref(OrderCashbackSchema), { description: '返现，不在应付之内' }),
    shipments: Type.Array(ref(ParcelSchema), { description: '包裹及其批号与物流轨迹' }),
  },
  { $id: 'OrderDetail' },
)
export type OrderDetailWire = Static<typeof OrderDetailSchema>

const SumsSchema = Type.Object({
  list: money('优惠前'),
  goods: money('商品金额'),
  shipping: money('运费'),
  payable: money('应付'),
  cashback: money('下单时承诺的返现'),
})

export const ExplainSchema = Type.Object(
  {
    steps: Type.Array(
      Type.Object({ phase: Type.String(), title: Type.String(), lines: Type.Array(Type.String()), amount: money('减免金额') }),
    ),
    stored: SumsSchema,
    recomputed: SumsSchema,
    cashback: Type.Array(ref(OrderCashbackSchema), { description: '返现及退货时的扣回' }),
    is_equal: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '按下单时的价格与活动重算，与订单一致为 1' }),
  },
  { $id: 'OrderExplain' },
)
export type ExplainWire = Static<typeof ExplainSchema>

export const PlacedSchema = Type.Object(
  {
    trade_no: Type.String(),
    trade_id: Type.String(),
    payable: money('应付'),
    online: money('待支付'),
    pay_status: words('unpaid', 'paid', 'closed', 'part_refunded', 'refunded'),
    pay_until: Type.Integer(),
    orders: Type.Array(Type.Object({ id: Type.String(), no: Type.String(), ck_id: Type.String(), kind: kind(), payable: money('应付') })),
  },
  { $id: 'PlacedTrade' },
)
