import { Type, type Static } from 'typebox'
import type { AfterSaleStatus, AfterSaleType } from '../../db/tables/afterSale.ts'
import { nullable, ref } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import { ParcelSchema, parcelExample } from '../shipment/shipment.schemas.ts'
import { REASONS, STATUS_TEXTS, TYPES, type AfterSaleAction } from './kinds.ts'

const money = (description: string) => answers.money(`${description}，元`)
const type = () => answers.oneOf<AfterSaleType>(TYPES)
const status = () => answers.oneOf<AfterSaleStatus>(Object.keys(STATUS_TEXTS) as AfterSaleStatus[])
const goods = {
  goods_id: Type.String(),
  name: Type.String(),
  sccj: Type.String(),
  ypgg: Type.String(),
  bzdw: Type.String(),
  goods_image: Type.Array(Type.String()),
}

export const OptionsSchema = Type.Object(
  {
    order_id: Type.String(),
    order_no: Type.String(),
    is_whole: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '1 未发货，只能整单退款' }),
    until: nullable(Type.Integer({ description: '商品类售后的截止时间；未收货时为 null' })),
    reasons: Type.Array(Type.String()),
    types: Type.Array(
      Type.Object({
        type: type(),
        text: Type.String(),
        is_allowed: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] }),
        reason: nullable(Type.String({ description: '不可申请的原因码' })),
      }),
    ),
    lines: Type.Array(
      Type.Object({
        id: Type.String(),
        ...goods,
        number: Type.Integer(),
        max_qty: Type.Integer(),
        max_amount: money('全部可申请数量的可退金额'),
      }),
    ),
  },
  { $id: 'AfterSaleOptions' },
)
export type OptionsWire = Static<typeof OptionsSchema>

const head = {
  id: Type.String(),
  no: Type.String(),
  order_id: Type.String(),
  order_no: Type.String(),
  type: type(),
  type_text: Type.String(),
  status: status(),
  status_text: Type.String(),
  reason: Type.String(),
  amount: money('退款金额，由服务端计算'),
  created_at: Type.Integer(),
  actions: Type.Array(answers.oneOf<AfterSaleAction>(['cancel', 'ship', 'receive'])),
  lines: Type.Array(Type.Object({ id: Type.String(), ...goods, number: Type.Integer(), amount: money('该行退款') })),
}

export const AfterSaleItemSchema = Type.Object(head, { $id: 'AfterSaleItem' })
export type AfterSaleItemWire = Static<typeof AfterSaleItemSchema>

export const AfterSaleDetailSchema = Type.Object(
  {
    ...head,
    is_whole: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '1 未发货的整单退款，含运费' }),
    note: nullable(Type.String()),
    images: Type.Array(Type.String({ description: '上传图片的站内地址' })),
    files: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
    events: Type.Array(
      Type.Object({
        from: nullable(Type.String()),
        to: status(),
        text: Type.String(),
        actor: answers.oneOf(['buyer', 'system', 'staff', 'erp']),
        note: nullable(Type.String()),
        at: Type.Integer(),
      }),
    ),
    refunds: Type.Array(
      Type.Object({
        tender: answers.oneOf(['online', 'balance', 'voucher']),
        amount: money('金额'),
        status: answers.oneOf(['pending', 'settled', 'failed']),
        at: Type.Integer(),
      }),
    ),
    held_back: money('返现扣回：已返的现金因退货收回，已从退款中扣除'),
    send_to: Type.Unsafe<{ name: string; phone: string; address: string } | null>(
      Type.Union([Type.Object({ name: Type.String(), phone: Type.String(), address: Type.String() }), Type.Null()], {
        description: '同意退货后的寄回地址',
      }),
    ),
    carrier: nullable(Type.String({ description: '买家寄回的承运商' })),
    tracking_no: nullable(Type.String({ description: '买家寄回的运单号' })),
    parcels: Type.Array(ref(ParcelSchema), { description: '补发或换货寄出的包裹' }),
  },
  { $id: 'AfterSaleDetail' },
)
export type AfterSaleDetailWire = Static<typeof AfterSaleDetailSchema>

export const AppliedSchema = Type.Object(
  { id: Type.String(), no: Type.String(), type: type(), status: status(), status_text: Type.String(), amount: money('退款金额') },
  { $id: 'AfterSaleApplied' },
)
export type AppliedWire = Static<typeof AppliedSchema>

const AT = 1_795_226_400
const goodsExample = {
  goods_id: '1',
  name: '阿莫西林胶囊',
  sccj: '青榕制药有限公司',
  ypgg: '0.25g*24粒',
  bzdw: '盒',
  goods_image: ['/files/goods/1-1a2b3c4d.svg'],
}

export const appliedExample: AppliedWire = {
  id: '5',
  no: 'S2026112110000012345678',
  type: 'return_refund',
  status: 'applied',
  status_text: STATUS_TEXTS.applied,
  amount: '9.30',
}

export const optionsExample: OptionsWire = {
  order_id: '12',
  order_no: '202611211000001234567801',
  is_whole: 0,
  until: AT + 604_800,
  reasons: [...REASONS],
  types: [{ type: 'return_refund', text: '退货退款', is_allowed: 1, reason: null }],
  lines: [{ id: '31', ...goodsExample, number: 30, max_qty: 30, max_amount: '139.50' }],
}

export const afterSaleItemExample: AfterSaleItemWire = {
  ...appliedExample,
  order_id: '12',
  order_no: '202611211000001234567801',
  type_text: '退货退款',
  reason: '包装破损',
  created_at: AT,
  actions: ['cancel'],
  lines: [{ id: '31', ...goodsExample, number: 2, amount: '9.30' }],
}

export const afterSaleDetailExample: AfterSaleDetailWire = {
  ...afterSaleItemExample,
  is_whole: 0,
  note: '外箱压坏两盒',
  images: ['/files/upload/abc.jpg'],
  files: [],
  refunds: [],
  held_back: '0.00',
  send_to: null,
  carrier: null,
  tracking_no: null,
  events: [{ from: null, to: 'applied', text: '待审核', actor: 'buyer', note: null, at: AT }],
  parcels: [{ ...parcelExample, after_sale_id: '5' }],
}
