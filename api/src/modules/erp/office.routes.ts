import { Type } from 'typebox'
import { LINE_QTY_MAX, PAGE_SIZE_DEFAULT } from 'rules/constants'
import { formatMoney } from 'rules/money'
import { seconds, type Deps, today } from '../../deps.ts'
import { ApiError, invalid, notFound } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { nullable, ok, ref } from '../../server/envelope.ts'
import { fields, pathId } from '../../server/fields.ts'
import { CartStateSchema, cartStateExample } from '../cart/cart.schemas.ts'
import { cartWire } from '../cart/cart.wire.ts'
import { detailExample } from '../order/order.examples.ts'
import { OrderDetailSchema } from '../order/order.schemas.ts'
import { orderDetail } from '../order/read.service.ts'
import { FILTERS, STATUS_TEXTS, type StatusFilter } from '../trade/status.ts'
import { readDraft } from '../promotion/readDraft.ts'
import { endPromotion, publishPromotion } from '../promotion/publish.service.ts'
import { Unpublishable } from '../promotion/unpublishable.ts'
import { findWaitingProofs } from '../trade/transferProof.repo.ts'
import { findMemberOfOrder } from './erp.repo.ts'
import { callOf, erpList, erpOne, signed } from '../../server/erpCall.ts'
import { countWaiting, findOfficeOrders, findPendingCertificates } from './office.repo.ts'
import { stockRoutes } from './stock.routes.ts'
import { decideCertificate, previewCart, settleByHand } from './office.service.ts'
import { sliceOf } from '../../server/paging.ts'

const LIST_MAX = 100
const PREVIEW_LINES_MAX = 200
const Done = Type.Object({})

/** What else the office does: lists of what waits, stock, papers of shops, promotions, and a look at a cart of any moment. */
export function officeRoutes(app: App, deps: Deps): void {
  waitingRoutes(app, deps)
  stockRoutes(app, deps)
  paperRoutes(app, deps)
  promotionRoutes(app, deps)
  previewRoute(app, deps)
}

const OfficeOrderSchema = Type.Object({
  id: Type.String(),
  no: Type.String(),
  trade_id: Type.String(),
  company: Type.String(),
  ck_name: Type.String(),
  kind: Type.String(),
  status: Type.String(),
  status_text: Type.String(),
  payable: Type.String(),
  created_at: Type.Integer(),
})
const OrdersQuery = Type.Object({
  page: fields.page(),
  per_page: fields.perPage(),
  keywords: Type.Optional(Type.String({ title: '关键词', maxLength: 50, description: '订单号开头或公司名' })),
  status: Type.Optional(
    Type.Unsafe<StatusFilter>({
      type: 'string',
      enum: ['all', 'unpaid', 'to_ship', 'shipped', 'received', 'closed', 'refunding'],
      title: '订单状态',
    }),
  ),
})
const ProofData = Type.Array(
  Type.Object({
    trade_id: Type.String(),
    trade_no: Type.String(),
    company: Type.String(),
    bank: Type.String(),
    amount: Type.String(),
    file: Type.String(),
    at: Type.Integer(),
  }),
)

function waitingRoutes(app: App, deps: Deps): void {
  const waiting = erpList({
    summary: '待办事项',
    example: { counts: { to_bill: 2, after_sale_applied: 1 }, transfers: [] },
    data: Type.Object({ counts: Type.Record(Type.String(), Type.Integer()), transfers: ProofData }),
  })
  app.get('/api/erp/waiting', waiting, async () => {
    const proofs = await findWaitingProofs(deps.db, LIST_MAX)
    return ok({
      counts: await countWaiting(deps.db, today(deps.clock.now())),
      transfers: proofs.map((proof) => ({
        trade_id: String(proof.trade_id),
        trade_no: proof.trade_no,
        company: proof.company,
        bank: proof.bank,
        amount: formatMoney(proof.cents),
        file: proof.file_key,
        at: seconds(proof.created_at),
      })),
    })
  })

  const orders = erpList({
    summary: '全部订单',
    data: Type.Array(OfficeOrderSchema),
    example: [
      {
        id: '12',
        no: '202611211000001234567801',
        trade_id: '9',
        company: '江岸示范药房',
        ck_name: '主仓',
        kind: 'plain',
        status: 'paid',
        status_text: '待发货',
        payable: '151.50',
        created_at: 1_795_226_400,
      },
    ],
  })
  app.get('/api/erp/order', { ...orders, schema: { ...orders.schema, querystring: OrdersQuery } }, async (request) => {
    const { page = 1, per_page: perPage = PAGE_SIZE_DEFAULT, status = 'all', keywords = '' } = request.query
    const found = await findOfficeOrders(
      deps.db,
      { statuses: status === 'all' ? null : FILTERS[status], keywords: keywords === '' ? null : keywords },
      sliceOf({ page, per_page: perPage }),
    )
    return ok(
      found.map((order) => ({
        id: String(order.id),
        no: order.no,
        trade_id: String(order.trade_id),
        company: order.company,
        ck_name: order.ck_name,
        kind: order.ship_kind,
        status: order.status,
        status_text: STATUS_TEXTS[order.status],
        payable: formatMoney(order.payable),
        created_at: seconds(order.created_at),
      })),
    )
  })

  const detail = erpOne({ summary: '订单详情', data: ref(OrderDetailSchema), example: detailExample })
  app.get('/api/erp/order/:id', detail, async (request) => {
    const id = pathId(request.params.id)
    const memberId = await findMemberOfOrder(deps.db, id)
    if (memberId === null) throw notFound('订单不存在')
    return ok(await orderDetail(deps, memberId, id))
  })
}

const PaperData = Type.Array(
  Type.Object({
    id: Type.String(),
    member_id: Type.String(),
    company: Type.String(),
    kind: Type.String(),
    no: Type.String(),
    valid_to: nullable(Type.String()),
  }),
)
const DecideBody = signed({ agree: fields.flag('是否通过'), note: Type.Optional(fields.text('说明', { max: 200 })) })

function paperRoutes(app: App, deps: Deps): void {
  const list = erpList({
    summary: '待审核的证照',
    data: PaperData,
    example: [{ id: '3', member_id: '2', company: '江岸示范药房', kind: 'gsp', no: 'GSP-1', valid_to: '2029-01-01' }],
  })
  app.get('/api/erp/certificate', list, async () =>
    ok(
      (await findPendingCertificates(deps.db, LIST_MAX)).map((certificate) => ({
        id: String(certificate.id),
        member_id: String(certificate.member_id),
        company: certificate.company,
        kind: certificate.kind,
        no: certificate.no,
        valid_to: certificate.valid_to,
      })),
    ),
  )

  const decide = erpOne({
    summary: '审核证照：通过的取代同类旧证',
    data: Done,
    example: {},
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/certificate/:id/decide', { ...decide, schema: { ...decide.schema, body: DecideBody } }, async (request) => {
    await decideCertificate(deps, callOf(request.body), pathId(request.params.id), {
      agree: request.body.agree === '1',
      note: request.body.note ?? null,
    })
    return ok({})
  })

  const settled = erpOne({ summary: '汇款订单的退款已人工退回', data: Done, example: {}, reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'] })
  app.post('/api/erp/refund/:id/settled', { ...settled, schema: { ...settled.schema, body: signed({}) } }, async (request) => {
    await settleByHand(deps, callOf(request.body), pathId(request.params.id))
    return ok({})
  })
}

const DraftBody = Type.Object({
  draft: Type.String({
    title: '活动内容',
    maxLength: 200_000,
    description: 'JSON：kind、name、startsAt、endsAt 及各类活动的内容，金额为分',
  }),
})
const PublishData = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  overlaps: Type.Array(Type.Object({ first: Type.Integer(), second: Type.Integer() })),
})

function promotionRoutes(app: App, deps: Deps): void {
  const publish = erpList({
    summary: '发布活动，先过全部检查',
    data: PublishData,
    example: { id: '7', version: 1, overlaps: [] },
    statuses: [400, 404],
  })
  app.post('/api/erp/promotion', { ...publish, schema: { ...publish.schema, body: DraftBody } }, async (request) => {
    try {
      const { id, version, overlaps } = await publishPromotion(deps, readDraft(request.body.draft))
      return ok({ id: String(id), version, overlaps: overlaps.map(({ first, second }) => ({ first, second })) })
    } catch (error) {
      if (error instanceof Unpublishable) throw new ApiError(400, error.message, { problems: error.problems })
      throw error
    }
  })

  const end = erpOne({ summary: '立即结束活动', data: Done, example: {} })
  app.post('/api/erp/promotion/:id/end', end, async (request) => {
    await endPromotion(deps, pathId(request.params.id))
    return ok({})
  })
}

const PreviewQuery = Type.Object({
  member_id: fields.id('会员'),
  at: Type.Optional(fields.integer('时刻', { min: 0, max: 9_999_999_999 })),
  lines: Type.Optional(
    Type.String({
      title: '试算商品',
      pattern: `^[0-9]{1,15}:[0-9]{1,6}(,[0-9]{1,15}:[0-9]{1,6}){0,${PREVIEW_LINES_MAX - 1}}$`,
      description: '商品编号:数量，逗号分隔；不填为会员自己的购物车',
    }),
  ),
})

function previewRoute(app: App, deps: Deps): void {
  const call = erpList({
    summary: '以某会员在某时刻的身份试看购物车',
    data: ref(CartStateSchema),
    example: cartStateExample,
    statuses: [404],
  })
  app.get('/api/erp/preview', { ...call, schema: { ...call.schema, querystring: PreviewQuery } }, async (request) => {
    const { member_id: memberId, at, lines = '' } = request.query
    const wanted =
      lines === ''
        ? []
        : lines
            .split(',')
            .map((pair) => pair.split(':').map(Number))
            .map(([goodsId = 0, number = 0]) => ({ goodsId, number }))
    if (wanted.some(({ number }) => number < 1 || number > LINE_QTY_MAX)) throw invalid('lines', '试算数量不正确')
    return ok(cartWire(await previewCart(deps, pathId(memberId), at === undefined ? deps.clock.now() : new Date(at * 1000), wanted)))
  })
}
