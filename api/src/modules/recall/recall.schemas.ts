import { Type, type Static } from 'typebox'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'

export const LEVELS = [1, 2, 3] as const
export const STATES = ['open', 'closed', 'lifted'] as const
export const STATE_TEXTS = { open: '召回中', closed: '已结束', lifted: '已撤销' } as const

export const levelField = () => answers.oneOf(LEVELS, '召回级别：一级 24 小时，二级 48 小时，三级 72 小时内回复')
export const stateField = () => answers.oneOf(STATES, 'open 召回中，closed 已结束，lifted 已撤销（误召回）')

export const RecallSchema = Type.Object(
  {
    id: Type.String(),
    level: levelField(),
    reason: Type.String({ description: '召回原因' }),
    instruction: Type.String({ description: '处理要求' }),
    state: stateField(),
    ended_note: nullable(Type.String({ description: '撤销原因或结束说明' })),
    told_at: Type.Integer({ description: '通知时间，10 位秒' }),
    due_at: Type.Integer({ description: '最迟回复时间，10 位秒' }),
    read_at: nullable(Type.Integer({ description: '本店已读时间' })),
    answered_at: nullable(Type.Integer({ description: '本店回复时间' })),
    lots: Type.Array(
      Type.Object({
        goods_id: Type.String(),
        name: Type.String({ description: '商品名称' }),
        ypgg: Type.String({ description: '规格' }),
        bzdw: Type.String({ description: '单位' }),
        lot: Type.String({ description: '批号' }),
        number: Type.Integer({ description: '本店购入而召回前未退的数量' }),
        order_ids: Type.Array(Type.String(), { description: '含该批号的订单' }),
        after_sale_ids: Type.Array(Type.String(), { description: '退回的售后单' }),
        answer: nullable(
          Type.Object({
            on_hand: Type.Integer({ description: '收到通知时在库' }),
            used: Type.Integer({ description: '已售或已用' }),
            back: Type.Integer({ description: '退回' }),
          }),
        ),
      }),
      { description: '本店购入的召回批号' },
    ),
  },
  { $id: 'Recall' },
)
export type RecallWire = Static<typeof RecallSchema>

export const recallExample: RecallWire = {
  id: '1',
  level: 1,
  reason: '含量测定不合格',
  instruction: '立即停售并隔离，按原包装退回',
  state: 'open',
  ended_note: null,
  told_at: 1_795_226_400,
  due_at: 1_795_312_800,
  read_at: 1_795_230_000,
  answered_at: 1_795_233_600,
  lots: [
    {
      goods_id: '1',
      name: '阿莫西林胶囊',
      ypgg: '0.25g*24粒',
      bzdw: '盒',
      lot: 'A2026010',
      number: 20,
      order_ids: ['12'],
      after_sale_ids: ['7'],
      answer: { on_hand: 8, used: 12, back: 8 },
    },
  ],
}
