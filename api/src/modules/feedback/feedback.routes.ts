import { Type } from 'typebox'
import type { FeedbackType } from '../../db/tables/service.ts'
import type { Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { fields, clientKeyField } from '../../server/fields.ts'
import { pageAsk, timePageExample, timePageFields, timePageOf } from '../../server/paging.ts'
import { sessionOf } from '../../server/session.ts'
import { imageList } from '../upload/imageList.ts'
import { feedbackExample, FeedbackSchema, FEEDBACK_TYPES } from './feedback.schemas.ts'
import { feedbackPage, giveFeedback } from './feedback.service.ts'

const TAG = '意见反馈'
const ListQuery = Type.Object(timePageFields())
const GiveBody = Type.Object({
  type: Type.Unsafe<FeedbackType>({
    type: 'string',
    enum: [...FEEDBACK_TYPES],
    title: '反馈类型',
    description: 'goods 商品与价格，delivery 物流配送，service 服务态度，site 网站功能，other 其他建议',
    'x-sentence': '请选择反馈类型',
  }),
  content: fields.text('反馈内容', { min: 5, max: 1000, sentence: '反馈内容为 5–1000 个字' }),
  images: imageList(),
  client_key: clientKeyField(),
})

/** What shops tell the marketplace, and its answers. */
export const feedbackRoom: Room = {
  name: 'feedback',
  schemas: [FeedbackSchema],
  routes(app, deps) {
    const list = describeCall({
      summary: '我的反馈与回复，最新的在前',
      tag: TAG,
      data: timePageOf(ref(FeedbackSchema)),
      example: timePageExample(feedbackExample),
    })
    app.get('/api/user/feedback', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request) => {
      return ok(await feedbackPage(deps, sessionOf(request).memberId, pageAsk(request.query)))
    })

    const give = describeCall({
      summary: '提交反馈',
      tag: TAG,
      data: ref(FeedbackSchema),
      example: { ...feedbackExample, replies: [] },
      reasons: ['RATE_LIMITED', 'IDEMPOTENCY_REUSED'],
    })
    app.post('/api/user/feedback', { ...give, schema: { ...give.schema, body: GiveBody } }, async (request) => {
      const { type, content, images = '', client_key } = request.body
      return ok(
        await giveFeedback(
          deps,
          { memberId: sessionOf(request).memberId, type, content, images: images === '' ? [] : images.split(',') },
          client_key,
        ),
      )
    })
  },
}
