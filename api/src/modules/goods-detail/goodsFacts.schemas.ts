import { Type, type Static } from 'typebox'
import type { MemberKind } from '../../db/tables/identity.ts'
import { nullable } from '../../server/envelope.ts'
import { LimitSchema } from './goodsDetail.schemas.ts'

const Herb = Type.Object({
  origin: Type.String({ description: '产地' }),
  grade: Type.String({ description: '等级' }),
  processing: Type.String({ description: '炮制' }),
  net_grams: Type.Integer({ description: '每一包装单位的净重，克' }),
})

const Control = Type.Object({
  regions: Type.Array(Type.String(), { description: '供应区域' }),
  kinds: Type.Array(Type.Unsafe<MemberKind>({ type: 'string', enum: ['pharmacy', 'chain', 'clinic', 'hospital', 'wholesaler'] }), {
    description: '供应的店铺类型',
  }),
  named: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], description: '是否另有指定门店' }),
  granted_by: nullable(
    Type.Unsafe<'region' | 'kind' | 'member'>({
      type: 'string',
      enum: ['region', 'kind', 'member'],
      description: '贵店凭什么可购：region 区域，kind 店铺类型，member 指定门店；不可购或未登录时为 null',
    }),
  ),
})

export const GoodsFactsSchema = Type.Object(
  {
    id: Type.String(),
    lots: Type.Array(
      Type.Object({
        lot: Type.String(),
        expires: Type.String(),
        left: Type.Integer(),
        report: nullable(Type.String({ description: '药检报告的站内地址；没有时为 null' })),
      }),
      { description: '在库批号，近效期先出，至多 5 批' },
    ),
    herb: nullable(Herb),
    limit: nullable(LimitSchema),
    special_until: nullable(Type.Integer({ description: '限时特价的结束时间；没有或不可见时为 null' })),
    control: nullable(Control),
  },
  { description: '各专区在价格之外要比较的内容' },
)
export type GoodsFactsWire = Static<typeof GoodsFactsSchema>

export const goodsFactsExample: GoodsFactsWire = {
  id: '520',
  lots: [{ lot: '26020311', expires: '2028-02-03', left: 480, report: '/files/report/520-26020311.html' }],
  herb: { origin: '甘肃陇西', grade: '选货', processing: '切厚片', net_grams: 500 },
  limit: { per_member: 20, left: 12, ends_at: 1797732000 },
  special_until: 1797732000,
  control: null,
}
