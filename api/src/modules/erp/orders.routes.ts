import { Type } from 'typebox'
import { PAGE_SIZE_DEFAULT } from 'rules/constants'
import { formatMoney } from 'rules/money'
import { seconds, type Deps } from '../../deps.ts'
import { invalid, notFound } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { ok, ref } from '../../server/envelope.ts'
import { erpList, erpOne } from '../../server/erpCall.ts'
import { answers, fields, pathId } from '../../server/fields.ts'
import { findLots } from '../inspection/scope.repo.ts'
import { detailExample } from '../order/order.examples.ts'
import { OrderDetailSchema } from '../order/order.schemas.ts'
import { orderDetail } from '../order/read.service.ts'
import { FILTERS, STATUS_TEXTS, type StatusFilter } from '../trade/status.ts'
import { findMemberOfOrder } from './erp.repo.ts'
import { findOfficeOrders } from './orderSearch.repo.ts'

/** A day of the shop's clock. */
const DAY_MS = 86_400_000

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
  wants_dossier: answers.flag('随货首营资料'),
})
const day = (title: string) =>
  Type.Optional(
    Type.String({ title, pattern: '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$', description: '含当日', 'x-sentence': `${title}格式应为 2026-01-31` }),
  )
const OrdersQuery = Type.Object({
  page: fields.page(),
  per_page: fields.perPage(),
  older_than: Type.Optional(
    Type.String({
      title: '编号',
      pattern: '^[0-9]{1,15}$',
      description: '只列该订单之后（更早）的，页码从它起算；逐页往前翻时用它，不受新增影响',
    }),
  ),
  keywords: Type.Optional(Type.String({ title: '关键词', maxLength: 50, description: '订单号开头；没有这样的订单号时为公司名中的字' })),
  status: Type.Optional(
    Type.Unsafe<StatusFilter>({
      type: 'string',
      enum: ['all', 'unpaid', 'to_ship', 'shipped', 'received', 'closed', 'refunding'],
      title: '订单状态',
    }),
  ),
  from: day('下单日期起'),
  to: day('下单日期止'),
  lot: Type.Optional(fields.text('批号', { max: 80, sentence: '批号不超过80字，可写作 商品编码=批号' })),
})

const startOf = (text: string, field: string, title: string): number => {
  const start = Date.parse(`${text}T00:00:00+08:00`)
  if (Number.isNaN(start)) throw invalid(field, `${title}格式应为 2026-01-31`)
  return start
}

export function orderRoutes(app: App, deps: Deps): void {
  const orders = erpList({
    area: 'orders',
    summary: '全部订单',
    remark: '新的在前。各条件同时成立；按日期找时以下单时间为序，按订单号找时以订单号为序。',
    data: Type.Array(OfficeOrderSchema),
    statuses: [422],
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
        wants_dossier: 0,
      },
    ],
  })
  app.get('/api/erp/order', { ...orders, schema: { ...orders.schema, querystring: OrdersQuery } }, async ({ query }) => {
    const { page = 1, per_page: perPage = PAGE_SIZE_DEFAULT, older_than: older, status = 'all', keywords = '', from, to, lot } = query
    const [start, last] = [
      from === undefined ? null : startOf(from, 'from', '下单日期起'),
      to === undefined ? null : startOf(to, 'to', '下单日期止'),
    ]
    if (start !== null && last !== null && last < start) throw invalid('to', '下单日期止须不早于下单日期起')
    const found = await findOfficeOrders(
      deps.db,
      {
        statuses: status === 'all' ? null : FILTERS[status],
        keywords: keywords === '' ? null : keywords,
        lots: lot === undefined ? null : (await findLots(deps.db, lot)).map(({ id }) => id),
        from: start === null ? null : new Date(start),
        before: last === null ? null : new Date(last + DAY_MS),
      },
      { page, perPage, olderThan: older === undefined ? null : Number(older), newerThan: null },
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
        wants_dossier: order.wants_dossier ? 1 : 0,
      })),
    )
  })

  const detail = erpOne({ area: 'orders', summary: '订单详情', data: ref(OrderDetailSchema), example: detailExample })
  app.get('/api/erp/order/:id', detail, async (request) => {
    const id = pathId(request.params.id)
    const memberId = await findMemberOfOrder(deps.db, id)
    if (memberId === null) throw notFound('订单不存在')
    return ok(await orderDetail(deps, memberId, id))
  })
}
