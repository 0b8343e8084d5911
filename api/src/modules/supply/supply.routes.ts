import { Type } from 'typebox'
import { parseMoney } from 'rules/money'
import type { Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { fields, IdParams, pathId, clientKeyField } from '../../server/fields.ts'
import { pageAsk, timePageExample, timePageFields, timePageOf } from '../../server/paging.ts'
import { sessionOf } from '../../server/session.ts'
import { supplyExample, SupplySchema } from './supply.schemas.ts'
import { offerSupply, supplyDetail, supplyPage } from './supply.service.ts'

const TAG = '品种供应'
const ListQuery = Type.Object({
  ...timePageFields(),
  mine: Type.Optional({ ...fields.flag('本店发布'), description: '1 只看本店发布的，含审核中与未通过' }),
  keywords: Type.Optional(Type.String({ title: '关键词', maxLength: 50, description: '品名或厂家中的字' })),
})
const OfferBody = Type.Object({
  name: fields.text('品名', { max: 60 }),
  spec: fields.text('规格', { max: 60 }),
  maker: fields.text('生产厂家', { max: 60 }),
  price: fields.money('供应单价'),
  stock: fields.integer('可供数量', { min: 1, max: 999_999 }),
  expires: Type.String({ title: '有效期至', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', 'x-sentence': '请选择有效期' }),
  remark: Type.Optional(fields.text('补充说明', { max: 200 })),
  client_key: clientKeyField(),
})

/** What shops and their suppliers could deliver. */
export const supplyRoom: Room = {
  name: 'supply',
  schemas: [SupplySchema],
  routes(app, deps) {
    const list = describeCall({
      summary: '品种供应：已发布且在有效期内的；mine=1 为本店发布的全部',
      tag: TAG,
      data: timePageOf(ref(SupplySchema)),
      example: timePageExample(supplyExample),
    })
    app.get('/api/supply', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request) => {
      const { mine = '0', keywords = '' } = request.query
      const { memberId } = sessionOf(request)
      const search = {
        memberId: mine === '1' ? memberId : null,
        status: mine === '1' ? null : ('published' as const),
        keywords: keywords.trim() === '' ? null : keywords.trim(),
      }
      return ok(await supplyPage(deps, memberId, search, pageAsk(request.query)))
    })

    const offer = describeCall({
      summary: '发布供应（审核后展示）',
      tag: TAG,
      data: ref(SupplySchema),
      example: { ...supplyExample, status: 'pending', status_text: '审核中', is_mine: 1 },
      reasons: ['NOT_REVIEWED', 'IDEMPOTENCY_REUSED'],
    })
    app.post('/api/supply', { ...offer, schema: { ...offer.schema, body: OfferBody } }, async (request) => {
      const { price, remark = null, client_key, name, spec, maker, stock, expires } = request.body
      return ok(
        await offerSupply(
          deps,
          { memberId: sessionOf(request).memberId, name, spec, maker, stock, expires, price: parseMoney(price), remark },
          client_key,
        ),
      )
    })

    const detail = describeCall({ summary: '供应详情', tag: TAG, data: ref(SupplySchema), example: supplyExample, statuses: [404] })
    app.get('/api/supply/:id', { ...detail, schema: { ...detail.schema, params: IdParams } }, async (request) =>
      ok(await supplyDetail(deps, sessionOf(request).memberId, pathId(request.params.id))),
    )
  },
}
