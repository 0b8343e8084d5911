import { Type, type Static } from 'typebox'
import { REASONS } from 'rules/reasons'
import { nullable, ref } from '../../server/envelope.ts'
import { goodsExample, GoodsSchema, type GoodsWire } from '../goods/goods.schemas.ts'
import type { ListRule } from '../../db/tables/identity.ts'
import type { PickedBy } from './pickGoods.ts'
import type { RowState } from './quickParse.service.ts'

const STATES: readonly RowState[] = ['matched', 'ambiguous', 'blocked', 'missing']

export const RULES: readonly ListRule[] = ['last', 'price', 'expiry', 'stock']
const PICKED: readonly PickedBy[] = ['words', 'bought', 'maker', 'price', 'expiry', 'stock']

export const QuickRowSchema = Type.Object(
  {
    line: Type.Integer({ description: '在清单或表格中的行号，从 1 起' }),
    input: Type.String({ description: '这一行的原文' }),
    state: Type.Unsafe<RowState>({
      type: 'string',
      enum: [...STATES],
      description: 'matched 已匹配，ambiguous 待选择，blocked 不可购买，missing 未找到',
    }),
    match: Type.Unsafe<GoodsWire | null>({ anyOf: [{ $ref: 'Goods#' }, { type: 'null' }], description: '匹配到的商品' }),
    picked_by: Type.Unsafe<PickedBy | null>({
      type: ['string', 'null'],
      enum: [...PICKED, null],
      description: '按什么选中：words 只有它符合，bought 上次购买，maker 买过的厂家，price 最低价，expiry 效期最长，stock 有货优先',
    }),
    candidates: Type.Array(ref(GoodsSchema), { description: '可能的商品，最多 8 个' }),
    substitutes: Type.Array(ref(GoodsSchema), { description: '不可购买时，同通用名可购买的其他厂家，至多三个' }),
    asked: nullable(Type.Integer({ description: '清单上写的数量；没有写为 null' })),
    qty: Type.Integer({ description: '按中包装、起购量和库存调整后的数量；不能购买为 0' }),
    problem: Type.Unsafe<string | null>({ type: ['string', 'null'], enum: [...REASONS, null], description: '不可购买的原因码' }),
    notes: Type.Array(Type.String(), { description: '给采购员看的说明：怎么匹配的、数量为何调整、为何不能买' }),
  },
  { $id: 'QuickRow' },
)
export type QuickRowWire = Static<typeof QuickRowSchema>

export const QuickAddedSchema = Type.Object(
  {
    added: Type.Array(Type.Object({ goods_id: Type.String(), number: Type.Integer() })),
    skipped: Type.Array(
      Type.Object({
        goods_id: Type.String(),
        name: Type.String(),
        number: Type.Integer(),
        reason: Type.String({ description: '原因码' }),
        message: Type.String(),
        available: nullable(Type.Integer({ description: '还可购买的数量' })),
      }),
    ),
  },
  { $id: 'QuickAdded' },
)

export const OftenBoughtSchema = Type.Object(
  {
    goods: ref(GoodsSchema),
    times: Type.Integer({ description: '买过几次（订单数）' }),
    total_number: Type.Integer({ description: '累计数量' }),
    usual_number: Type.Integer({ description: '每次通常的数量（中位数）' }),
    last_at: Type.Integer({ description: '最近一次，10 位秒' }),
  },
  { $id: 'OftenBought' },
)
export type OftenBoughtWire = Static<typeof OftenBoughtSchema>

export const quickRowExample: QuickRowWire = {
  line: 1,
  input: '阿莫西林胶囊 13',
  state: 'matched',
  match: goodsExample,
  picked_by: 'words',
  candidates: [],
  substitutes: [],
  asked: 13,
  qty: 20,
  problem: null,
  notes: ['中包装 10盒，已从 13 调整为 20'],
}
export const quickAddedExample: Static<typeof QuickAddedSchema> = {
  added: [{ goods_id: '1', number: 20 }],
  skipped: [
    { goods_id: '2', name: '布洛芬缓释胶囊', number: 30, reason: 'STOCK_SHORT', message: '库存不足，最多可购买 10', available: 10 },
  ],
}
export const oftenBoughtExample: OftenBoughtWire = {
  goods: goodsExample,
  times: 6,
  total_number: 240,
  usual_number: 40,
  last_at: 1795226400,
}
