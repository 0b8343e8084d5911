import { Type } from 'typebox'
import { type Deps, today } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { App } from '../../server/app.ts'
import { ok } from '../../server/envelope.ts'
import { fields, pathId } from '../../server/fields.ts'
import { callOf, erpList, erpOne, signed } from '../../server/erpCall.ts'
import { checkDays, dayField, goodsIn, lotNamed, warehouseIn, wordField } from '../import/lotNames.ts'
import { findStock } from './office.repo.ts'
import { changeStock, traceParcel, type StockVerb } from './office.service.ts'

const Done = Type.Object({})

const StockQuery = Type.Object({ goods_id: Type.Optional(fields.id('商品')), goods: wordField('商品编码') })
const StockData = Type.Array(
  Type.Object({
    goods_id: Type.String(),
    name: Type.String(),
    ck_id: Type.String(),
    on_hand: Type.Integer(),
    reserved: Type.Integer(),
    lapsed: Type.Integer({ description: '已到有效期、召回冻结或隔离的数量，含在库存内' }),
    lots: Type.Array(
      Type.Object({
        lot: Type.String(),
        expires: Type.String(),
        number: Type.Integer(),
        is_lapsed: Type.Integer({ description: '已到有效期为 1' }),
        is_recalled: Type.Integer({ description: '召回冻结为 1' }),
        is_held: Type.Integer({ description: '隔离待处理或判为不合格为 1' }),
      }),
    ),
  }),
)
const StockBody = signed({
  ...lotNamed,
  number: fields.integer('数量', { min: 1, max: 1_000_000 }),
  produced: Type.Optional(dayField('生产日期')),
  expires: Type.Optional(dayField('有效期')),
})
const TraceBody = signed({ text: fields.text('物流信息', { max: 120 }) })

const STOCK_VERBS: readonly (readonly [StockVerb, string])[] = [
  ['in', '入库：新批号须填生产日期和有效期'],
  ['out', '出库：报损、盘亏，批号尚在有效期内'],
  ['write_off', '报废：销毁已到有效期、召回冻结或判为不合格的批号，不动可售库存'],
]

export function stockRoutes(app: App, deps: Deps): void {
  const stock = erpList({
    area: 'stock',
    summary: '商品库存与批号',
    data: StockData,
    example: [
      {
        goods_id: '1',
        name: '阿莫西林胶囊',
        ck_id: '1',
        on_hand: 500,
        reserved: 30,
        lapsed: 0,
        lots: [{ lot: 'A1', expires: '2028-02-29', number: 500, is_lapsed: 0, is_recalled: 0, is_held: 0 }],
      },
    ],
  })
  app.get('/api/erp/stock', { ...stock, schema: { ...stock.schema, querystring: StockQuery } }, async (request) =>
    ok(
      (await findStock(deps.db, await goodsIn(deps, request.query), today(deps.clock.now()))).map((row) => ({
        goods_id: String(row.goods_id),
        name: row.name,
        ck_id: String(row.ck_id),
        on_hand: row.on_hand,
        reserved: row.reserved,
        lapsed: row.lapsed,
        lots: row.lots.map((lot) => ({
          lot: lot.lot,
          expires: lot.expires,
          number: lot.on_hand,
          is_lapsed: lot.is_lapsed ? 1 : 0,
          is_recalled: lot.is_recalled ? 1 : 0,
          is_held: lot.is_held ? 1 : 0,
        })),
      })),
    ),
  )

  for (const [verb, summary] of STOCK_VERBS) {
    const call = erpList({
      area: 'stock',
      summary,
      data: Done,
      example: {},
      reasons: ['STOCK_SHORT', 'OUT_OF_STOCK', 'RECALLED', 'STATE_CHANGED', 'IDEMPOTENCY_REUSED'],
    })
    app.post(`/api/erp/stock/${verb}`, { ...call, schema: { ...call.schema, body: StockBody } }, async (request) => {
      const { lot, number: qty, produced = null, expires = null } = request.body
      checkDays({ produced, expires })
      if (produced !== null && expires !== null && expires <= produced) throw invalid('expires', '有效期应晚于生产日期')
      const goodsId = await goodsIn(deps, request.body)
      await changeStock(
        deps,
        callOf(request.body),
        { goodsId, ckId: await warehouseIn(deps, request.body), lot, qty, produced, expires },
        verb,
      )
      return ok({})
    })
  }

  const trace = erpOne({ area: 'orders', summary: '登记物流轨迹', data: Done, example: {}, reasons: ['IDEMPOTENCY_REUSED'] })
  app.post('/api/erp/shipment/:id/trace', { ...trace, schema: { ...trace.schema, body: TraceBody } }, async (request) => {
    await traceParcel(deps, callOf(request.body), pathId(request.params.id), request.body.text)
    return ok({})
  })
}
