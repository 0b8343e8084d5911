import { Type, type Static } from 'typebox'
import type { PricedCart } from 'rules/pricing'
import { REASONS } from 'rules/reasons'
import type { InvoiceKind } from '../../db/tables/paper.ts'
import { nullable, ref } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import { PromiseSchema, promiseExample } from '../cashback/cashback.schemas.ts'
import { WarningSchema } from '../cart/cart.schemas.ts'
import type { CartPricing } from '../cart/pricing.schemas.ts'
import type { Choice } from './choice.ts'

const AdjustmentSchema = Type.Object({
  phase: Type.String(),
  source: nullable(Type.String({ description: '活动、组合或优惠券的编号' })),
  title: Type.String(),
  amount: answers.money('减免金额'),
})

const QuoteLineSchema = Type.Object({
  id: Type.String({ description: '采购单行编号；组合的组成商品、赠品与其所属的行相同' }),
  type: Type.Unsafe<0 | 1 | 2 | 3 | 4 | 9>({
    type: 'integer',
    enum: [0, 1, 2, 3, 4, 9],
    description: '0 普通，1 秒杀，2 抱团，3 组合，4 换购，9 赠品',
  }),
  goods_id: Type.String(),
  combo_id: nullable(Type.String()),
  name: Type.String(),
  number: Type.Integer(),
  price: answers.money('单价'),
  list_amount: answers.money('优惠前小计'),
  amount: answers.money('应付小计'),
  adjustments: Type.Array(AdjustmentSchema),
})

const tenders = { voucher: answers.money('代金券'), balance: answers.money('余额'), online: answers.money('在线支付或汇款') }

const QuoteOrderSchema = Type.Object({
  ck_id: Type.String(),
  ck_name: Type.String(),
  kind: Type.Unsafe<'plain' | 'ephedrine' | 'cold'>({ type: 'string', enum: ['plain', 'ephedrine', 'cold'] }),
  lines: Type.Array(QuoteLineSchema),
  goods: answers.money('商品应付'),
  shipping: answers.money('运费'),
  payable: answers.money('应付'),
  ...tenders,
  cashback: Type.Array(ref(PromiseSchema), { description: '该订单参与的返现，不在应付之内' }),
})

const couponProperties = {
  id: Type.String(),
  kind: Type.Unsafe<'threshold' | 'shipping'>({ type: 'string', enum: ['threshold', 'shipping'] }),
  name: Type.String(),
  face: nullable(answers.money('面额；运费券为 null 时抵全部运费')),
  min: answers.money('门槛'),
  expires_at: Type.Integer(),
}
const UsableCouponSchema = Type.Object({
  ...couponProperties,
  saves: answers.money('可减'),
  is_used: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] }),
})
const UnusableCouponSchema = Type.Object({
  ...couponProperties,
  reason: Type.Unsafe<(typeof REASONS)[number]>({ type: 'string', enum: [...REASONS] }),
  message: Type.String(),
  short: answers.money('还差'),
})

const QuoteInvoiceSchema = Type.Object({
  id: Type.String({ description: '下单时 invoice_id 所填' }),
  kind: Type.Unsafe<InvoiceKind>({
    type: 'string',
    enum: ['vat_plain', 'vat_special'],
    description: 'vat_plain 电子普通发票，vat_special 电子专用发票',
  }),
  title: Type.String({ description: '发票抬头' }),
  tax_no: nullable(Type.String({ description: '税号' })),
  problem: nullable(Type.String({ description: '不能选择的原因，如开票资料不全；可选时为 null' })),
  is_usual: Type.Unsafe<0 | 1>({
    type: 'integer',
    enum: [0, 1],
    description: '1 为未另选时所选：与上次下单相同；还没有下过单而存有开票资料时为普通发票。都不为 1 时不开发票',
  }),
})

/** What the buyer is shown. */
const shown = {
  orders: Type.Array(QuoteOrderSchema),
  goods: answers.money('商品应付合计'),
  shipping: answers.money('运费合计'),
  payable: answers.money('应付合计'),
  tenders: Type.Object({ ...tenders, voucher_available: answers.money('可用代金券'), balance_available: answers.money('可用余额') }),
  coupons: Type.Object({ usable: Type.Array(UsableCouponSchema), unusable: Type.Array(UnusableCouponSchema) }),
  address: nullable(Type.String({ description: '收货地址：所选的，否则默认的' })),
  address_id: nullable(Type.String({ description: '该收货地址的编号' })),
  warnings: Type.Array(ref(WarningSchema)),
}

export const QuoteSchema = Type.Object(
  {
    quote_id: Type.String(),
    hash: Type.String({ description: '下单时带回，内容变动则不同' }),
    expires_at: Type.Integer(),
    ...shown,
    invoices: Type.Array(QuoteInvoiceSchema, { description: '可选的发票；开票资料以现在为准' }),
    pay_modes: Type.Array(answers.oneOf(['online', 'transfer']), { description: '可选的支付方式；没有在线支付渠道时只有汇款' }),
  },
  { $id: 'Quote' },
)
export type QuoteWire = Static<typeof QuoteSchema>
type QuoteShown = Omit<QuoteWire, 'quote_id' | 'hash' | 'expires_at' | 'invoices' | 'pay_modes'>

/** A promotion or coupon that made a price, as it was then. */
export interface QuoteSource {
  readonly kind: 'promotion' | 'coupon'
  readonly id: number
  readonly version: number | null
  readonly name: string
}

/** What the quote's row keeps: what is shown, what was chosen, and all that it was priced from. */
export interface QuoteContent extends QuoteShown {
  readonly choice: Choice
  readonly sources: readonly QuoteSource[]
  readonly document: CartPricing
  readonly priced: PricedCart
}

export const quoteExample: QuoteWire = {
  quote_id: '12',
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  expires_at: 1795227300,
  orders: [
    {
      ck_id: '1',
      ck_name: '主仓',
      kind: 'plain',
      goods: '129.50',
      shipping: '12.00',
      payable: '141.50',
      voucher: '0.00',
      balance: '0.00',
      online: '141.50',
      cashback: [promiseExample],
      lines: [
        {
          id: '7',
          type: 0,
          goods_id: '1',
          combo_id: null,
          name: '阿莫西林胶囊',
          number: 30,
          price: '4.65',
          list_amount: '144.00',
          amount: '129.50',
          adjustments: [
            { phase: 'P1_LADDER', source: null, title: '阶梯价优惠', amount: '4.50' },
            { phase: 'P4_COUPON', source: '3', title: '优惠券（满100减10）', amount: '10.00' },
          ],
        },
      ],
    },
  ],
  goods: '129.50',
  shipping: '12.00',
  payable: '141.50',
  tenders: { voucher: '0.00', balance: '0.00', online: '141.50', voucher_available: '50.00', balance_available: '0.00' },
  coupons: {
    usable: [
      { id: '3', kind: 'threshold', name: '满100减10', face: '10.00', min: '100.00', expires_at: 1795830000, saves: '10.00', is_used: 1 },
    ],
    unusable: [
      {
        id: '4',
        kind: 'threshold',
        name: '满500减50',
        face: '50.00',
        min: '500.00',
        expires_at: 1795830000,
        reason: 'COUPON_MIN',
        message: '该优惠券满 500.00 元可用',
        short: '360.50',
      },
    ],
  },
  address: '湖北省武汉市江岸区示范路1号',
  address_id: '7',
  warnings: [],
  invoices: [
    { id: '1', kind: 'vat_plain', title: '杭州青屿大药房有限公司', tax_no: '91330100MA00000001', problem: null, is_usual: 1 },
    {
      id: '2',
      kind: 'vat_special',
      title: '杭州青屿大药房有限公司',
      tax_no: '91330100MA00000001',
      problem: '专用发票请填写注册地址',
      is_usual: 0,
    },
  ],
  pay_modes: ['online', 'transfer'],
}
