import { Readable } from 'node:stream'
import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, pageOf, ref } from '../../server/envelope.ts'
import { fields, idList, IdParams, pathId } from '../../server/fields.ts'
import { paged } from '../../server/paging.ts'
import { sessionOf } from '../../server/session.ts'
import { Brake } from '../brake/brake.service.ts'
import { FILTERS } from './dossier.repo.ts'
import { AskedDossierSchema, DossierGoodsSchema, DossierPaperSchema, goodsExample, DossierSchema, paperExample } from './dossier.schemas.ts'
import { archive, askDossier, companyDossier, dossierGoods, dossierOfGoods, GOODS_MAX, onePaper, orderDossier } from './dossier.service.ts'
import { indexSchema, SCHEMA_FILE } from './dossierIndex.ts'
import { storedBytes } from './papers.ts'

const TAG = '首营资料'
/** An archive may have a hundred drawn pages in it. */
const ARCHIVES = { max: 30, windowMs: 10 * 60_000 }
const ListQuery = Type.Object({
  page: fields.page(),
  per_page: fields.perPage(),
  filter: Type.Optional(
    fields.oneOf('筛选', FILTERS, { description: 'all 索取或购买过的，asked 索取过的，lapsing 60 天内到期或已过期，new 有新版' }),
  ),
})
const goodsIds = () => fields.ids('商品编号', GOODS_MAX)
const FileParams = Type.Object({ file: Type.String({ title: '文件名' }) })

/** Papers of first business that the house gives its buyers: of the company, of goods, and of the lots that came. */
export const dossierRoom: Room = {
  name: 'dossier',
  schemas: [DossierPaperSchema, DossierGoodsSchema, AskedDossierSchema, DossierSchema],
  routes(app, deps) {
    readRoutes(app, deps)
    askRoute(app, deps)
    fileRoute(app, deps)
  },
}

function readRoutes(app: App, deps: Deps): void {
  const company = describeCall({
    summary: '本商城的企业资料',
    tag: TAG,
    data: ref(DossierSchema),
    example: { url: '/files/dossier/company.zip', papers: [paperExample], missing: [] },
  })
  app.get('/api/dossier/company', company, async () => ok(await companyDossier(deps)))

  const list = describeCall({
    summary: '本店索取或购买过的商品的品种资料，先到期的在前',
    tag: TAG,
    data: pageOf(ref(DossierGoodsSchema)),
    example: paged([goodsExample], 1, {}),
  })
  app.get('/api/dossier/goods', { ...list, schema: { ...list.schema, querystring: ListQuery } }, async (request) =>
    ok(await dossierGoods(deps, sessionOf(request).memberId, request.query.filter ?? 'all', request.query)),
  )

  const named = describeCall({
    summary: '指定商品的品种资料',
    tag: TAG,
    data: Type.Array(ref(DossierGoodsSchema)),
    example: [goodsExample],
  })
  const NamedQuery = Type.Object({ goods_ids: goodsIds() })
  app.get('/api/dossier/named', { ...named, schema: { ...named.schema, querystring: NamedQuery } }, async (request) =>
    ok(await dossierOfGoods(deps, sessionOf(request).memberId, idList(request.query.goods_ids))),
  )

  const order = describeCall({
    summary: '订单的首营资料：企业、品种，以及发货后各批号的药检报告',
    tag: TAG,
    data: ref(DossierSchema),
    example: { url: '/files/dossier/order-12.zip', papers: [paperExample], missing: [] },
    statuses: [404],
  })
  app.get('/api/order/:id/dossier', { ...order, schema: { ...order.schema, params: IdParams } }, async (request) =>
    ok(await orderDossier(deps, sessionOf(request).memberId, pathId(request.params.id))),
  )
}

function askRoute(app: App, deps: Deps): void {
  const call = describeCall({
    summary: '索取品种资料：一次索取，以后各订单都有效，登记新版时通知本店',
    tag: TAG,
    data: ref(AskedDossierSchema),
    example: { url: goodsExample.url, goods: [goodsExample] },
  })
  app.post('/api/dossier/ask', { ...call, schema: { ...call.schema, body: Type.Object({ goods_ids: goodsIds() }) } }, async (request) =>
    ok(await askDossier(deps, sessionOf(request).memberId, idList(request.body.goods_ids))),
  )
}

function fileRoute(app: App, deps: Deps): void {
  const brake = new Brake(deps, 'dossier', ARCHIVES)
  app.get('/files/dossier/:file', { schema: { hide: true, params: FileParams } }, async (request, reply) => {
    const { memberId } = sessionOf(request)
    const { file } = request.params
    void reply.headers({ 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' })
    if (file === SCHEMA_FILE) return reply.type('application/schema+json').send(indexSchema())
    if (!file.endsWith('.zip')) {
      const paper = await onePaper(deps, memberId, file)
      const stored = await storedBytes(deps, paper)
      if (stored === null) throw notFound('没有这份资料')
      return reply.header('content-disposition', `inline; filename="${file}"`).type(paper.mime).send(Buffer.from(stored))
    }
    await brake.countOrRefuse(memberId)
    const bytes = await archive(deps, memberId, file)
    if (bytes === null) throw notFound('没有这份资料')
    return reply.header('content-disposition', `attachment; filename="${file}"`).type('application/zip').send(Readable.from(bytes))
  })
}
