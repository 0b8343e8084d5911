import { Type, type Static } from 'typebox'
import type { SupplyStatus } from '../../db/tables/service.ts'
import { nullable } from '../../server/envelope.ts'

export const STATUS_TEXTS: Readonly<Record<SupplyStatus, string>> = { pending: '审核中', published: '已发布', refused: '未通过' }

export const SupplySchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ description: '品名' }),
    spec: Type.String({ description: '规格' }),
    maker: Type.String({ description: '生产厂家' }),
    price: Type.String({ description: '供应单价，元' }),
    stock: Type.Integer({ description: '可供数量' }),
    expires: Type.String({ description: '有效期至' }),
    remark: nullable(Type.String({ description: '补充说明' })),
    status: Type.Unsafe<SupplyStatus>({ type: 'string', enum: ['pending', 'published', 'refused'] }),
    status_text: Type.String(),
    reason: nullable(Type.String({ description: '未通过的原因' })),
    is_mine: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '本店发布' }),
    created_at: Type.Integer({ description: '10 位秒' }),
  },
  { $id: 'Supply' },
)
export type SupplyWire = Static<typeof SupplySchema>

export const supplyExample: SupplyWire = {
  id: '5',
  name: '三七粉',
  spec: '3g*30袋',
  maker: '澄野中药饮片厂',
  price: '86.00',
  stock: 120,
  expires: '2027-10-31',
  remark: '整件起',
  status: 'published',
  status_text: '已发布',
  reason: null,
  is_mine: 0,
  created_at: 1795226400,
}
