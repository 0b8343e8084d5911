import { Type, type Static } from 'typebox'
import { formatMoney } from 'rules/money'
import type { PointsOrderStatus } from '../../db/tables/zones.ts'
import { seconds } from '../../deps.ts'
import { nullable } from '../../server/envelope.ts'
import { giftAddress } from './giftPicture.ts'
import { POINT_RANGES, type GiftRow, type PointRange, type PointsOrderRow } from './points.repo.ts'

export const GiftSchema = Type.Object(
  {
    id: Type.String(),
    category_id: Type.String(),
    category: Type.String({ description: '分类名称' }),
    name: Type.String(),
    ypgg: Type.String({ description: '规格' }),
    remarks: Type.String({ description: '说明' }),
    image: Type.String(),
    points: Type.Integer({ description: '兑换所需积分' }),
    worth: Type.String({ description: '参考价（元）' }),
    number: Type.Integer({ description: '库存' }),
    exchanged: Type.Integer({ description: '已兑换件数' }),
    per_member: nullable(Type.Integer({ description: '每店限兑；null 为不限' })),
    mine: Type.Integer({ description: '本店已兑' }),
  },
  { $id: 'PointsGoods' },
)
export type GiftWire = Static<typeof GiftSchema>

export const PointsMenuData = Type.Object({
  categories: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), count: Type.Integer({ description: '礼品数' }) })),
  ranges: Type.Array(
    Type.Object({
      key: Type.Unsafe<PointRange>({ type: 'string', enum: POINT_RANGES.map((range) => range.key) }),
      from: Type.Integer(),
      to: nullable(Type.Integer({ description: 'null 为不封顶' })),
    }),
  ),
})

const statusField = () =>
  Type.Unsafe<PointsOrderStatus>({
    type: 'string',
    enum: ['placed', 'shipped', 'received'],
    description: 'placed 待发货，shipped 已发货，received 已收货',
  })

export const PointsOrderSchema = Type.Object(
  {
    id: Type.String(),
    no: Type.String(),
    status: statusField(),
    status_text: Type.String(),
    goods_id: Type.String({ description: '礼品编号' }),
    name: Type.String(),
    ypgg: Type.String({ description: '规格' }),
    image: Type.String(),
    number: Type.Integer(),
    points: Type.Integer({ description: '每件积分' }),
    total_points: Type.Integer({ description: '共用积分' }),
    address: Type.Object({ name: Type.String(), phone: Type.String(), address: Type.String() }),
    carrier: nullable(Type.String({ description: '承运商' })),
    tracking_no: nullable(Type.String({ description: '运单号' })),
    created_at: Type.Integer({ description: '10 位秒' }),
    shipped_at: nullable(Type.Integer()),
    received_at: nullable(Type.Integer()),
    actions: Type.Array(Type.Unsafe<'confirm'>({ type: 'string', enum: ['confirm'] }), { description: 'confirm 可确认收货' }),
  },
  { $id: 'PointsOrder' },
)
export type PointsOrderWire = Static<typeof PointsOrderSchema>

export const ExchangedData = Type.Object({ order_no: Type.String(), points_after: Type.Integer({ description: '兑换后的积分' }) })

export function giftWire(row: GiftRow): GiftWire {
  return {
    id: String(row.id),
    category_id: String(row.category_id),
    category: row.category,
    name: row.name,
    ypgg: row.spec,
    remarks: row.remarks,
    image: giftAddress(row.id, row.name),
    points: row.points,
    worth: formatMoney(row.worth),
    number: row.stock,
    exchanged: row.exchanged,
    per_member: row.per_member,
    mine: row.mine,
  }
}

const STATUS_TEXTS: Readonly<Record<PointsOrderStatus, string>> = { placed: '待发货', shipped: '已发货', received: '已收货' }
const time = (at: Date | null) => (at === null ? null : seconds(at))

export function pointsOrderWire(row: PointsOrderRow): PointsOrderWire {
  return {
    id: String(row.id),
    no: row.no,
    status: row.status,
    status_text: STATUS_TEXTS[row.status],
    goods_id: String(row.goods_id),
    name: row.name,
    ypgg: row.spec,
    image: giftAddress(row.goods_id, row.name),
    number: row.number,
    points: row.points,
    total_points: row.total_points,
    address: row.address,
    carrier: row.carrier,
    tracking_no: row.tracking_no,
    created_at: seconds(row.created_at),
    shipped_at: time(row.shipped_at),
    received_at: time(row.received_at),
    actions: row.status === 'shipped' ? ['confirm'] : [],
  }
}

export const giftExample: GiftWire = {
  id: '1',
  category_id: '1',
  category: '门店用品',
  name: '热敏收银纸',
  ypgg: '57×50 毫米，10 卷',
  remarks: '适用常见收银打印机',
  image: '/files/gift/1-1a2b3c4d5e6f.svg',
  points: 300,
  worth: '25.00',
  number: 500,
  exchanged: 12,
  per_member: null,
  mine: 0,
}
export const pointsOrderExample: PointsOrderWire = {
  id: '3',
  no: 'J2026112110000012345678',
  status: 'shipped',
  status_text: '已发货',
  goods_id: '1',
  name: '热敏收银纸',
  ypgg: '57×50 毫米，10 卷',
  image: giftExample.image,
  number: 2,
  points: 300,
  total_points: 600,
  address: { name: '王店长', phone: '13800000001', address: '湖北省武汉市江岸区中山大道1号' },
  carrier: '顺丰速运',
  tracking_no: 'SF1000000001',
  created_at: 1795226400,
  shipped_at: 1795312800,
  received_at: null,
  actions: ['confirm'],
}
