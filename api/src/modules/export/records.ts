import { Type, type TSchema } from 'typebox'
import type { ExportKind } from '../../db/tables/export.ts'
import type { Area } from '../../server/scopes.ts'
import { nullable } from '../../server/envelope.ts'

/** A field of a record: what it is, and the SQL that writes it. */
type Field = readonly [schema: TSchema, sql: string]
type Fields = Readonly<Record<string, Field>>

const id = (column: string): Field => [Type.String(), `${column}::text`]
const maybeId = (column: string): Field => [nullable(Type.String()), `${column}::text`]
const text = (column: string): Field => [Type.String(), column]
const maybeText = (column: string): Field => [nullable(Type.String()), column]
const count = (column: string): Field => [Type.Integer(), column]
const money = (column: string, description = '元'): Field => [
  Type.String({ description }),
  `to_char(${column}::numeric / 100, 'FM999999999990.00')`,
]
const time = (column: string): Field => [Type.Integer(), `floor(extract(epoch from ${column}))::bigint`]
const maybeTime = (column: string): Field => [nullable(Type.Integer()), `floor(extract(epoch from ${column}))::bigint`]
const day = (column: string): Field => [nullable(Type.String()), `${column}::text`]
/** What the wholesaler's own files call it; null where it did not come by one. */
const code = (kind: 'goods' | 'member', column: string): Field => [
  nullable(Type.String({ description: '导入时的编码' })),
  `(select k.key from import_key k where k.kind = '${kind}' and k.id = ${column})`,
]
const any = (column: string): Field => [Type.Unknown(), column]
const list = (fields: Fields, from: string): Field => [
  Type.Array(objectOf(fields)),
  `(select coalesce(json_agg(${sqlOf(fields)} order by x.o), '[]') from (${from}) x)`,
]

function objectOf(fields: Fields) {
  return Type.Object(Object.fromEntries(Object.entries(fields).map(([name, [schema]]) => [name, schema])))
}

function sqlOf(fields: Fields): string {
  return `json_build_object(${Object.entries(fields)
    .map(([name, [, sql]]) => `'${name}', ${sql}`)
    .join(', ')})`
}

export interface Exported {
  readonly area: Area
  readonly summary: string
  readonly schema: TSchema
  /** The record as JSON, and where it is found by `c.ref_id`. */
  readonly record: string
  readonly from: string
}

const exported = (area: Area, summary: string, fields: Fields, from: string): Exported => ({
  area,
  summary,
  schema: objectOf(fields),
  record: sqlOf(fields),
  from,
})

const lines = list(
  {
    id: id('x.id'),
    goods_id: id('x.goods_id'),
    goods_code: code('goods', 'x.goods_id'),
    lot_id: maybeId('x.batch_id'),
    type: count('x.type'),
    number: count('x.qty'),
    unit_price: money('x.unit_price'),
    list: money('x.list_cents', '优惠前'),
    discount: money('x.discount_cents', '优惠'),
    net: money('x.net_cents', '实收'),
    returned: count('x.returned_qty'),
    refunded: money('x.refunded_cents'),
  },
  'select l.*, l.line_no as o from order_line l where l.order_id = t.id',
)
const refunds = (where: string) =>
  list(
    {
      no: text('x.no'),
      order_id: maybeId('x.order_id'),
      tender: text('x.tender'),
      amount: money('x.cents'),
      status: text('x.status'),
      at: time('x.created_at'),
      settled_at: maybeTime('x.settled_at'),
    },
    `select r.*, r.id as o from refund r where ${where}`,
  )

export const EXPORTS: Readonly<Record<ExportKind, Exported>> = {
  orders: exported(
    'orders',
    '订单，含行、费用、退款与包裹',
    {
      id: id('t.id'),
      no: text('t.no'),
      trade_id: id('t.trade_id'),
      trade_no: text('tr.no'),
      member_id: id('t.member_id'),
      member_code: code('member', 't.member_id'),
      company: text('m.company'),
      ck_id: id('t.ck_id'),
      kind: text('t.ship_kind'),
      status: text('t.status'),
      version: count('t.version'),
      created_at: time('t.created_at'),
      paid_at: maybeTime('tr.paid_at'),
      received_at: maybeTime('t.received_at'),
      pay_mode: text('tr.pay_mode'),
      goods: money('t.goods_cents', '商品金额'),
      shipping: money('t.shipping_cents', '运费'),
      payable: money('t.payable', '应付'),
      voucher: money('t.voucher', '现金券支付'),
      balance: money('t.balance', '余额支付'),
      online: money('t.online', '线上或汇款支付'),
      cancel_reason: maybeText('t.cancel_reason'),
      remark: maybeText('tr.remark'),
      address: any('t.address'),
      lines,
      fees: list(
        { title: text('x.title'), amount: money('x.cents'), at: time('x.at') },
        'select f.*, f.id as o from order_fee f where f.order_id = t.id',
      ),
      refunds: refunds('r.order_id = t.id'),
      shipments: list(
        { id: id('x.id'), carrier: text('x.carrier'), tracking_no: text('x.tracking_no'), at: time('x.at') },
        'select s.*, s.id as o from shipment s where s.order_id = t.id',
      ),
    },
    'orders t join trade tr on tr.id = t.trade_id join member m on m.id = t.member_id',
  ),
  members: exported(
    'members',
    '门店，含经营范围与证照',
    {
      id: id('t.id'),
      code: code('member', 't.id'),
      company: text('t.company'),
      kind: text('t.kind'),
      rank: count('t.rank'),
      region_id: id('t.region_id'),
      review: text('t.review'),
      review_note: maybeText('t.review_note'),
      licence_no: maybeText('t.licence_no'),
      address: maybeText('t.address'),
      contact: maybeText('t.contact'),
      phone: maybeText('t.phone'),
      created_at: time('t.created_at'),
      scopes: list(
        { code: text('x.scope_code'), valid_to: day('x.valid_to') },
        'select s.*, s.scope_code as o from member_scope s where s.member_id = t.id',
      ),
      certificates: list(
        {
          id: id('x.id'),
          kind: text('x.kind'),
          no: text('x.no'),
          valid_from: day('x.valid_from'),
          valid_to: day('x.valid_to'),
          status: text('x.status'),
        },
        'select k.*, k.id as o from certificate k where k.member_id = t.id',
      ),
    },
    'member t',
  ),
  after_sales: exported(
    'orders',
    '售后，含行',
    {
      id: id('t.id'),
      no: text('t.no'),
      order_id: id('t.order_id'),
      member_id: id('t.member_id'),
      kind: text('t.type'),
      status: text('t.status'),
      version: count('t.version'),
      reason: text('t.reason'),
      note: maybeText('t.note'),
      amount: money('t.cents'),
      carrier: maybeText('t.carrier'),
      tracking_no: maybeText('t.tracking_no'),
      created_at: time('t.created_at'),
      lines: list(
        { line_id: id('x.order_line_id'), number: count('x.qty'), amount: money('x.cents') },
        'select l.*, l.order_line_id as o from after_sale_line l where l.after_sale_id = t.id',
      ),
    },
    'after_sale t',
  ),
  payments: exported(
    'money',
    '付款及其退款',
    {
      id: id('t.id'),
      no: text('t.no'),
      trade_id: id('t.trade_id'),
      trade_no: text('tr.no'),
      member_id: id('tr.member_id'),
      channel: text('t.channel'),
      status: text('t.status'),
      amount: money('t.amount'),
      channel_txn: maybeText('t.channel_txn'),
      created_at: time('t.created_at'),
      settled_at: maybeTime('t.settled_at'),
      refunds: refunds('r.payment_id = t.id'),
    },
    'payment t join trade tr on tr.id = t.trade_id',
  ),
  invoices: exported(
    'money',
    '发票，含抬头与内容',
    {
      id: id('t.id'),
      no: text('t.no'),
      member_id: id('t.member_id'),
      kind: text('t.kind'),
      status: text('t.status'),
      invoice_no: maybeText('t.invoice_no'),
      reason: maybeText('t.reason'),
      amount: money('t.cents'),
      red_of: maybeId('t.red_of'),
      created_at: time('t.created_at'),
      decided_at: maybeTime('t.decided_at'),
      buyer: any('t.buyer'),
      content: any('t.content'),
      orders: list({ order_id: id('x.order_id') }, 'select i.*, i.order_id as o from invoice_order i where i.invoice_id = t.id'),
    },
    'invoice t',
  ),
}
