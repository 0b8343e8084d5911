import { Type, type Static } from 'typebox'
import { REASONS } from 'rules/reasons'
import { ref } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import { goodsExample, GoodsSchema } from '../goods/goods.schemas.ts'

const itemProperties = {
  id: Type.String(),
  name: Type.String({ description: '名称' }),
  is_shared: answers.flag('同一负责人的各门店共用'),
  is_own: answers.flag('由本店建立；只有本店可以删除或取消共用'),
  company: Type.String({ description: '建立计划的门店' }),
  version: Type.Integer({ description: '版本，保存时带回' }),
  line_count: Type.Integer({ description: '品种数' }),
  changed_at: Type.Integer({ description: '最近保存，10 位秒' }),
}
export const PlanItemSchema = Type.Object(itemProperties, { $id: 'PlanItem' })
export type PlanItemWire = Static<typeof PlanItemSchema>

export const PlanSchema = Type.Object(
  {
    ...itemProperties,
    lines: Type.Array(Type.Object({ goods: ref(GoodsSchema), number: Type.Integer({ description: '常用数量' }) }), {
      description: '商品与常用数量',
    }),
  },
  { $id: 'Plan' },
)
export type PlanWire = Static<typeof PlanSchema>

const DAYS_BY = ['chosen', 'rhythm', 'standard'] as const

export const PlanAdviceSchema = Type.Object(
  {
    days: Type.Integer({ description: '补到够用几天' }),
    days_by: answers.oneOf(DAYS_BY, 'chosen 所选，rhythm 本店近90天的下单间隔，standard 下单太少，按一周'),
    rows: Type.Array(
      Type.Object({
        goods: ref(GoodsSchema),
        number: Type.Integer({ description: '建议数量；需要补而不能或不宜买时为 0' }),
        why: Type.String({ description: '为什么' }),
        problem: answers.oneOfOrNull(REASONS, '不可购买的原因码'),
      }),
      { description: '要补的商品，最先用完的在前' },
    ),
    enough: Type.Array(Type.String(), { description: '够用而不用补的商品编号' }),
    unread: Type.Array(
      Type.Object({
        line: Type.Integer(),
        input: Type.String({ description: '原文' }),
        note: Type.String({ description: '为何没有建议' }),
      }),
      { description: '表格中没有给出建议的行' },
    ),
  },
  { $id: 'PlanAdvice' },
)
export type PlanAdviceWire = Static<typeof PlanAdviceSchema>

export const planItemExample: PlanItemWire = {
  id: '5',
  name: '每周补货',
  is_shared: 1,
  is_own: 1,
  company: '武汉楚蘅大药房江汉店',
  version: 3,
  line_count: 1,
  changed_at: 1795226400,
}
export const planExample: PlanWire = { ...planItemExample, lines: [{ goods: goodsExample, number: 20 }] }
export const planAdviceExample: PlanAdviceWire = {
  days: 14,
  days_by: 'chosen',
  rows: [
    { goods: goodsExample, number: 20, why: '近90天买过 4 次，每周约 12 盒，估计还剩 5 盒；14 天补 20 盒（中包装 10 盒）', problem: null },
  ],
  enough: ['2'],
  unread: [{ line: 3, input: '没有这种药 5 12', note: '没有找到这个商品，可换个写法或提交求购' }],
}
