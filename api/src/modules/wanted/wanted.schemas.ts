import { Type, type Static } from 'typebox'
import { nullable } from '../../server/envelope.ts'
import { goodsExample, type GoodsWire } from '../goods/goods.schemas.ts'

export type WantedState = 'open' | 'expired' | 'closed'
export const STATE_TEXTS: Readonly<Record<WantedState, string>> = { open: '求购中', expired: '已过期', closed: '已关闭' }

const itemProperties = {
  id: Type.String(),
  name: Type.String({ description: '品名' }),
  spec: nullable(Type.String({ description: '规格' })),
  maker: nullable(Type.String({ description: '生产厂家' })),
  number: Type.Integer({ description: '求购数量' }),
  price: nullable(Type.String({ description: '期望单价，元' })),
  until: Type.String({ description: '求购截止日' }),
  status: Type.Unsafe<WantedState>({ type: 'string', enum: ['open', 'expired', 'closed'] }),
  status_text: Type.String(),
  reply_count: Type.Integer({ description: '回复数' }),
  created_at: Type.Integer({ description: '10 位秒' }),
}
export const WantedItemSchema = Type.Object(itemProperties, { $id: 'WantedItem' })
export type WantedItemWire = Static<typeof WantedItemSchema>

export const WantedDetailSchema = Type.Object(
  {
    ...itemProperties,
    remark: nullable(Type.String({ description: '补充说明' })),
    images: Type.Array(Type.String({ description: '图片地址，仅本店与后台可见' })),
    replies: Type.Array(
      Type.Object({
        id: Type.String(),
        staff: Type.String({ description: '回复人' }),
        content: Type.String(),
        goods: Type.Unsafe<GoodsWire | null>({
          anyOf: [{ $ref: 'Goods#' }, { type: 'null' }],
          description: '可供的商品；还未上架时为 null',
        }),
        price: nullable(Type.String({ description: '报价，元' })),
        number: nullable(Type.Integer({ description: '可供数量' })),
        at: Type.Integer(),
      }),
    ),
  },
  { $id: 'WantedDetail' },
)
export type WantedDetailWire = Static<typeof WantedDetailSchema>

export const wantedItemExample: WantedItemWire = {
  id: '3',
  name: '阿莫西林克拉维酸钾片',
  spec: '0.375g*12片',
  maker: null,
  number: 200,
  price: '11.50',
  until: '2026-12-20',
  status: 'open',
  status_text: '求购中',
  reply_count: 1,
  created_at: 1795226400,
}
export const wantedDetailExample: WantedDetailWire = {
  ...wantedItemExample,
  remark: '近效期不要',
  images: [],
  replies: [{ id: '1', staff: '采购部', content: '下周到货，可先预留', goods: goodsExample, price: '11.20', number: 200, at: 1795230000 }],
}
