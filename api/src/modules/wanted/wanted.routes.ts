import { Type } from 'typebox'
import { parseMoney } from 'rules/money'
import type { Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { fields, IdParams, pathId, clientKeyField } from '../../server/fields.ts'
import { pageAsk, timePageExample, timePageFields, timePageOf } from '../../server/paging.ts'
import { sessionOf } from '../../server/session.ts'
import { imageList } from '../upload/imageList.ts'
import { wantedDetailExample, WantedDetailSchema, wantedItemExample, WantedItemSchema } from './wanted.schemas.ts'
import { addWanted, endWanted, wantedDetail, wantedPage } from './wanted.service.ts'

const TAG = '品种求购'
const ListQuery = Type.Object({
  ...timePageFields(),
  status: Type.Optional(
    Type.Unsafe<'open' | 'closed'>({
      type: 'string',
      enum: ['open', 'closed'],
      title: '状态',
      description: 'open 求购中，closed 已过期或已关闭',
    }),
  ),
})
const AddBody = Type.Object({
  name: fields.text('品名', { max: 60 }),
  spec: Type.Optional(fields.text('规格', { max: 60 })),
  maker: Type.Optional(fields.text('生产厂家', { max: 60 })),
  number: fields.integer('求购数量', { min: 1, max: 999_999 }),
  price: Type.Optional(fields.money('期望单价')),
  until: Type.String({ title: '求购截止日', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', 'x-sentence': '请选择求购截止日' }),
  remark: Type.Optional(fields.text('补充说明', { max: 200 })),
  images: imageList(),
  client_key: clientKeyField(),
})

/** What a shop looks for and does not find. */
export const wantedRoom: Room = {
  name: 'wanted',
  schemas: [WantedItemSchema, WantedDetailSchema],
  routes(app, deps) {
    const list = describeCall({
      summary: '我的求购，最新的在前',
      tag: TAG,
      data: timePageOf(ref(WantedItemSchema)),
      example: timePageExample(wantedItemExample),
    })
    app.get('/api/user/buy', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request) => {
      const { status } = request.query
      return ok(
        await wantedPage(
          deps,
          { memberId: sessionOf(request).memberId, isOpen: status === undefined ? null : status === 'open' },
          pageAsk(request.query),
        ),
      )
    })

    const add = describeCall({
      summary: '发布求购',
      tag: TAG,
      data: ref(WantedDetailSchema),
      example: wantedDetailExample,
      reasons: ['IDEMPOTENCY_REUSED'],
    })
    app.post('/api/user/buy', { ...add, schema: { ...add.schema, body: AddBody } }, async (request) => {
      const { name, spec = null, maker = null, number, price, until, remark = null, images = '', client_key } = request.body
      const asked = {
        memberId: sessionOf(request).memberId,
        name,
        spec,
        maker,
        number,
        price: price === undefined ? null : parseMoney(price),
        until,
        remark,
        images: images === '' ? [] : images.split(','),
      }
      return ok(await addWanted(deps, asked, client_key))
    })

    const detail = describeCall({
      summary: '求购详情与回复',
      tag: TAG,
      data: ref(WantedDetailSchema),
      example: wantedDetailExample,
      statuses: [404],
    })
    app.get('/api/user/buy/:id', { ...detail, schema: { ...detail.schema, params: IdParams } }, async (request) =>
      ok(await wantedDetail(deps, sessionOf(request).memberId, pathId(request.params.id))),
    )

    const close = describeCall({
      summary: '关闭求购',
      tag: TAG,
      data: ref(WantedDetailSchema),
      example: { ...wantedDetailExample, status: 'closed', status_text: '已关闭' },
      statuses: [404],
      reasons: ['STATE_CHANGED'],
    })
    app.post('/api/user/buy/:id/close', { ...close, schema: { ...close.schema, params: IdParams } }, async (request) =>
      ok(await endWanted(deps, sessionOf(request).memberId, pathId(request.params.id))),
    )
  },
}
