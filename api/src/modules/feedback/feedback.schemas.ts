import { Type, type Static } from 'typebox'
import type { FeedbackType } from '../../db/tables/service.ts'

export const TYPE_TEXTS: Readonly<Record<FeedbackType, string>> = {
  goods: '商品与价格',
  delivery: '物流配送',
  service: '服务态度',
  site: '网站功能',
  other: '其他建议',
}
export const FEEDBACK_TYPES: readonly FeedbackType[] = ['goods', 'delivery', 'service', 'site', 'other']

export const FeedbackSchema = Type.Object(
  {
    id: Type.String(),
    type: Type.Unsafe<FeedbackType>({
      type: 'string',
      enum: [...FEEDBACK_TYPES],
      description: 'goods 商品与价格，delivery 物流配送，service 服务态度，site 网站功能，other 其他建议',
    }),
    type_text: Type.String(),
    content: Type.String(),
    images: Type.Array(Type.String({ description: '图片地址，仅本店与后台可见' })),
    replies: Type.Array(Type.Object({ staff: Type.String(), content: Type.String(), at: Type.Integer() }), {
      description: '客服回复，先回复的在前',
    }),
    created_at: Type.Integer({ description: '10 位秒' }),
  },
  { $id: 'Feedback' },
)
export type FeedbackWire = Static<typeof FeedbackSchema>

export const feedbackExample: FeedbackWire = {
  id: '4',
  type: 'delivery',
  type_text: '物流配送',
  content: '希望下午三点前的订单当天发货',
  images: [],
  replies: [{ staff: '客服小周', content: '已转给仓库评估，谢谢您的建议', at: 1795230000 }],
  created_at: 1795226400,
}
