import { Type } from 'typebox'
import { LINE_QTY_MAX } from 'rules/constants'
import { formatMoney } from 'rules/money'
import { seconds, type Deps, today } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { nullable, ok, ref } from '../../server/envelope.ts'
import { fields, pathId } from '../../server/fields.ts'
import { CartStateSchema, cartStateExample } from '../cart/cart.schemas.ts'
import { cartWire } from '../cart/cart.wire.ts'
import { findWaitingProofs } from '../trade/transferProof.repo.ts'
import { idOfWord } from '../import/lotNames.ts'
import { orderRoutes } from './orders.routes.ts'
import { promotionRoutes } from './promotion.routes.ts'
import { callOf, erpList, erpOne, signed } from '../../server/erpCall.ts'
import { countWaiting, findPendingCertificates, findRefundsByHand } from './office.repo.ts'
import { stockRoutes } from './stock.routes.ts'
import { decideCertificate, previewCart, settleByHand } from './office.service.ts'

const LIST_MAX = 100
const PREVIEW_LINES_MAX = 200
const Done = Type.Object({})

/** What else the office does: lists of what waits, stock, papers of shops, promotions, and a look at a cart of any moment. */
export function officeRoutes(app: App, deps: Deps): void {
  waitingRoutes(app, deps)
  orderRoutes(app, deps)
  stockRoutes(app, deps)
  paperRoutes(app, deps)
  promotionRoutes(app, deps)
  previewRoute(app, deps)
}

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

const RefundData = Type.Array(
  Type.Object({
    id: Type.String(),
    no: Type.String(),
    trade_no: Type.String(),
    company: Type.String(),
    amount: Type.String(),
    txn: nullable(Type.String({ description: '原汇款的银行流水号' })),
    at: Type.Integer(),
  }),
)

function waitingRoutes(app: App, deps: Deps): void {
  const waiting = erpList({
    area: 'orders',
    summary: '待办事项',
    remark: 'refunds 为须由人工汇出的退款，汇出后以 POST /api/erp/refund/{id}/settled 登记',
    example: { counts: { to_bill: 2, after_sale_applied: 1 }, transfers: [], refunds: [] },
    data: Type.Object({ counts: Type.Record(Type.String(), Type.Integer()), transfers: ProofData, refunds: RefundData }),
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
      refunds: (await findRefundsByHand(deps.db, LIST_MAX)).map(({ id, cents, channel_txn: txn, created_at: at, ...named }) => ({
        ...named,
        id: String(id),
        amount: formatMoney(cents),
        txn,
        at: seconds(at),
      })),
    })
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
    area: 'members',
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
    area: 'members',
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

  const settled = erpOne({
    area: 'money',
    summary: '汇款订单的退款已人工退回',
    data: Done,
    example: {},
    reasons: ['STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
  })
  app.post('/api/erp/refund/:id/settled', { ...settled, schema: { ...settled.schema, body: signed({}) } }, async (request) => {
    await settleByHand(deps, callOf(request.body), pathId(request.params.id))
    return ok({})
  })
}

const PreviewQuery = Type.Object({
  member_id: Type.Optional(fields.id('会员')),
  member: Type.Optional(fields.text('会员编码', { max: 60 })),
  at: Type.Optional(fields.integer('时刻', { min: 0, max: 9_999_999_999 })),
  lines: Type.Optional(
    Type.String({
      title: '试算商品',
      pattern: `^[^\\s/;,]{1,60}:[0-9]{1,6}(,[^\\s/;,]{1,60}:[0-9]{1,6}){0,${PREVIEW_LINES_MAX - 1}}$`,
      description: '商品编码或编号:数量，逗号分隔；不填为会员自己的采购单',
    }),
  ),
})

function previewRoute(app: App, deps: Deps): void {
  const call = erpList({
    area: 'promotions',
    summary: '以某会员在某时刻的身份试看采购单',
    data: ref(CartStateSchema),
    example: cartStateExample,
  })
  app.get('/api/erp/preview', { ...call, schema: { ...call.schema, querystring: PreviewQuery } }, async (request) => {
    const { member, member_id: memberId, at, lines = '' } = request.query
    if (member === undefined && memberId === undefined) throw invalid('member', '请填写会员编码')
    const shop = member === undefined ? pathId(memberId ?? '') : await idOfWord(deps.db, 'member', member, 'member')
    const wanted = await wantedLines(deps, lines)
    if (wanted.some(({ number }) => number < 1 || number > LINE_QTY_MAX)) throw invalid('lines', '试算数量不正确')
    return ok(cartWire(await previewCart(deps, shop, at === undefined ? deps.clock.now() : new Date(at * 1000), wanted)))
  })
}

function wantedLines(deps: Deps, lines: string): Promise<{ goodsId: number; number: number }[]> {
  const pairs =
    lines === '' ? [] : lines.split(',').map((pair) => [pair.slice(0, pair.lastIndexOf(':')), pair.slice(pair.lastIndexOf(':') + 1)])
  return Promise.all(
    pairs.map(async ([goods = '', number]) => ({ goodsId: await idOfWord(deps.db, 'goods', goods, 'lines'), number: Number(number) })),
  )
}
