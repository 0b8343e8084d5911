import { Type } from 'typebox'
import { type Deps, seconds } from '../../deps.ts'
import { ApiError } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { nullable, ok } from '../../server/envelope.ts'
import { fields } from '../../server/fields.ts'
import { endOffer, listOffers, publishOffer } from '../offer/offer.service.ts'
import type { Recorded } from '../import/publication.service.ts'
import { OFFER_KINDS, type OfferKind } from '../offer/offers.ts'
import { Unpublishable } from '../promotion/unpublishable.ts'
import { callOf, erpList, signed } from '../../server/erpCall.ts'
import { withGoodsNumbers } from './draftCodes.ts'

const kindField = Type.Unsafe<OfferKind>({ type: 'string', enum: [...OFFER_KINDS], title: '优惠种类' })
const draft = (title: string, description: string) => Type.String({ title, maxLength: 500_000, description })
const Ids = Type.Object({
  ids: Type.Array(Type.String()),
  version: nullable(Type.String({ description: '版本号，可查看改了什么、可撤回；没有改动为 null' })),
})
/** What was only checked has no ids. */
const wire = ({ made, version }: Recorded<readonly number[]>, isCheck = false) => ({
  ids: isCheck ? [] : made.map(String),
  version: version === null ? null : String(version),
})

const PublishBody = signed({
  draft: draft('优惠内容', 'JSON：kind 与该类优惠的内容，金额为分；商品以编号（数字）或导入时的编码（文本）指明'),
  only_check: Type.Optional(fields.flag('只检查不发布')),
})
const EndBody = signed({ draft: draft('结束哪些', 'JSON：kind 与编号、商品或日期') })

const OfferData = Type.Array(
  Type.Object({
    id: Type.String({ description: '券模板或商品的编号' }),
    name: Type.String(),
    words: Type.String({ description: '价格、比例或已领张数' }),
    from: nullable(Type.Integer()),
    until: nullable(Type.Integer()),
  }),
)

/** Coupons, special prices, prices of a day and of a zone: seen, checked, published and ended. */
export function offerRoutes(app: App, deps: Deps): void {
  const list = erpList({
    area: 'promotions',
    summary: '进行中与未开始的优惠',
    data: OfferData,
    example: [{ id: '1', name: '阿莫西林胶囊', words: '9.80', from: null, until: 1_797_732_000 }],
  })
  app.get('/api/erp/offer', { ...list, schema: { ...list.schema, querystring: Type.Object({ kind: kindField }) } }, async (request) =>
    ok(
      (await listOffers(deps, request.query.kind)).map(({ id, name, words, from, until }) => ({
        id: String(id),
        name,
        words,
        from: from === null ? null : seconds(from),
        until: until === null ? null : seconds(until),
      })),
    ),
  )

  const publish = erpList({
    area: 'promotions',
    summary: '发布优惠，先过全部检查',
    data: Ids,
    example: { ids: ['1'], version: '12' },
    statuses: [400],
  })
  app.post('/api/erp/offer', { ...publish, schema: { ...publish.schema, body: PublishBody } }, async ({ body }) => {
    try {
      const isCheck = body.only_check === '1'
      return ok(wire(await publishOffer(deps, callOf(body), await withGoodsNumbers(deps.db, body.draft), isCheck), isCheck))
    } catch (error) {
      if (error instanceof Unpublishable) throw new ApiError(400, error.message, { problems: error.problems })
      throw error
    }
  })

  const end = erpList({ area: 'promotions', summary: '立即结束优惠', data: Ids, example: { ids: ['1'], version: '12' } })
  app.post('/api/erp/offer/end', { ...end, schema: { ...end.schema, body: EndBody } }, async ({ body }) =>
    ok(wire(await endOffer(deps, callOf(body), await withGoodsNumbers(deps.db, body.draft)))),
  )
}
