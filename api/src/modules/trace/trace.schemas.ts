import { Type, type Static } from 'typebox'
import { nullable } from '../../server/envelope.ts'
import { fields } from '../../server/fields.ts'

const CODES_TEXT_MAX = 80_000

/** What the warehouse scanned for a parcel, a return or a search. */
export const codesField = () =>
  Type.Optional(
    Type.String({
      title: '追溯码',
      maxLength: CODES_TEXT_MAX,
      description: '箱码、中包装码或盒码，一行一个或用逗号隔开；箱码按登记的关系展开。有追溯码的商品必填',
    }),
  )

export const TraceLotSchema = Type.Object(
  {
    line_id: Type.String(),
    parcel_id: Type.String(),
    name: Type.String(),
    sccj: Type.String(),
    ypgg: Type.String(),
    bzdw: Type.String(),
    lot: Type.String(),
    produced: Type.String(),
    expires: Type.String(),
    number: Type.Integer({ description: '件数' }),
    codes: Type.Array(
      Type.Object({
        code: Type.String({ description: '最小包装的追溯码' }),
        pieces: Type.Integer({ description: '所含件数，盒为 1' }),
        packs: Type.Array(Type.String(), { description: '所在的中包装与箱的追溯码，由小到大' }),
      }),
    ),
  },
  { $id: 'TraceLot' },
)
export type TraceLotWire = Static<typeof TraceLotSchema>

export const OrderCodesSchema = Type.Object(
  {
    supplier: Type.String({ description: '供货单位' }),
    bill: Type.String({ description: '单号，即订单号' }),
    files: Type.Array(Type.Object({ format: fields.oneOf('格式', ['csv', 'txt', 'xml']), url: Type.String() }), {
      description: '下载地址；没有追溯码时为空',
    }),
    lots: Type.Array(Type.Unsafe<TraceLotWire>({ $ref: 'TraceLot#' }), { description: '按包裹、订单行与批号' }),
  },
  { $id: 'OrderCodes' },
)
export type OrderCodesWire = Static<typeof OrderCodesSchema>

export const orderCodesExample: OrderCodesWire = {
  supplier: '云汀医药有限公司',
  bill: '202611211000001234567801',
  files: [
    { format: 'csv', url: '/files/codes/12/csv' },
    { format: 'txt', url: '/files/codes/12/txt' },
    { format: 'xml', url: '/files/codes/12/xml' },
  ],
  lots: [
    {
      line_id: '31',
      parcel_id: '3',
      name: '阿莫西林胶囊',
      sccj: '青榕制药有限公司',
      ypgg: '0.25g*24粒',
      bzdw: '盒',
      lot: 'A20260301',
      produced: '2026-03-01',
      expires: '2028-02-29',
      number: 1,
      codes: [{ code: '83857930000879766601', pieces: 1, packs: ['83857932000000000001'] }],
    },
  ],
}

export const TraceWaySchema = Type.Object(
  {
    code: Type.String(),
    goods_id: Type.String(),
    name: Type.String(),
    lot: Type.String(),
    produced: Type.String(),
    expires: Type.String(),
    ck_id: Type.String(),
    level: Type.Integer({ description: '1 盒，2 中包装，3 箱' }),
    pieces: Type.Integer(),
    state: Type.String(),
    state_text: Type.String(),
    packs: Type.Array(Type.String(), { description: '所在的中包装与箱，由小到大' }),
    holds: Type.Array(Type.Object({ code: Type.String(), state_text: Type.String() }), { description: '直接包含的追溯码' }),
    steps: Type.Array(
      Type.Object({
        time: Type.Integer(),
        what: Type.String(),
        text: Type.String(),
        order_id: nullable(Type.String()),
        order_no: nullable(Type.String()),
        company: nullable(Type.String({ description: '买方' })),
        tracking_no: nullable(Type.String()),
        after_sale_id: nullable(Type.String()),
        staff: nullable(Type.String()),
      }),
      { description: '由先到后' },
    ),
  },
  { $id: 'TraceWay' },
)
export type TraceWayWire = Static<typeof TraceWaySchema>

export const traceWayExample: TraceWayWire = {
  code: '83857930000879766601',
  goods_id: '1',
  name: '阿莫西林胶囊',
  lot: 'A20260301',
  produced: '2026-03-01',
  expires: '2028-02-29',
  ck_id: '1',
  level: 1,
  pieces: 1,
  state: 'shipped',
  state_text: '已发出',
  packs: ['83857932000000000001'],
  holds: [],
  steps: [
    {
      time: 1_795_312_800,
      what: 'shipped',
      text: '发出',
      order_id: '12',
      order_no: '202611211000001234567801',
      company: '武汉市江岸区康泰大药房',
      tracking_no: 'SF1000000001',
      after_sale_id: null,
      staff: null,
    },
  ],
}
