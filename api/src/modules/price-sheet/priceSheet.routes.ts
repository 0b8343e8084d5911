import { Readable } from 'node:stream'
import { Type, type Static } from 'typebox'
import { PAGE_SIZE_DEFAULT } from 'rules/constants'
import { formatDate } from 'rules/time'
import { seconds, type Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../server/apiErrors.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, ref, pageOf } from '../../server/envelope.ts'
import { fields, IdParams, smallPathId } from '../../server/fields.ts'
import { goodsInOrder } from '../goods/goods.service.ts'
import { viewerOf } from '../user/viewer.ts'
import { goodsExample, GoodsSchema, goodsWire } from '../goods/goods.schemas.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import type { MemberView } from '../user/memberView.ts'
import { countListed, findListed, findSheet, findSheets, type SheetRow } from './priceSheet.repo.ts'
import { csvHead, csvRows } from './priceSheet.csv.ts'
import { paged, sliceOf } from '../../server/paging.ts'

const TAG = '价格单'
/** A file for a spreadsheet; what is larger is asked for in parts. */
const CSV_MAX = 100_000
const CSV_STEP = 1_000
const PageQuery = Type.Object({ page: fields.page(), per_page: fields.perPage() })
const FILE = /^([0-9]{1,9})\.csv$/

const SheetSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    remarks: Type.String({ description: '说明' }),
    count: Type.Integer({ description: '商品数' }),
    date: Type.String({ description: '价格日期' }),
    file: Type.String({ description: 'CSV 文件地址，内容与查看者一致' }),
  },
  { $id: 'PriceSheet' },
)
type SheetWire = Static<typeof SheetSchema>
const sheetExample: SheetWire = {
  id: '1',
  name: '全品目录',
  remarks: '在售商品',
  count: 400,
  date: '2026-11-21',
  file: '/files/price/1.csv',
}

async function sheetWire(deps: Deps, row: SheetRow): Promise<SheetWire> {
  const now = deps.clock.now()
  return {
    id: String(row.id),
    name: row.name,
    remarks: row.remarks,
    count: await countListed(deps.db, row, now),
    date: formatDate(seconds(now)),
    file: `/files/price/${row.id}.csv`,
  }
}

async function existing(deps: Deps, id: number): Promise<SheetRow> {
  const row = await findSheet(deps.db, id)
  if (row === null) throw notFound('您访问的价格单不存在')
  return row
}

/** Price sheets show prices to whom lists show them: members whose review passed. */
export const priceSheetRoom: Room = {
  name: 'price-sheet',
  schemas: [SheetSchema],
  routes(app, deps) {
    const list = describeCall({
      summary: '价格单',
      tag: TAG,
      visitor: true,
      mayLag: true,
      data: Type.Array(ref(SheetSchema)),
      example: [sheetExample],
    })
    app.get('/api/price/list', list, async () => {
      const wires: SheetWire[] = []
      for (const row of await findSheets(deps.db)) wires.push(await sheetWire(deps, row))
      return ok(wires)
    })

    const detail = describeCall({
      summary: '一张价格单的商品，按名称排序',
      tag: TAG,
      visitor: true,
      mayLag: true,
      statuses: [404],
      data: Type.Object({ sheet: ref(SheetSchema), ...pageOf(ref(GoodsSchema)).properties }),
      example: { sheet: sheetExample, data: [goodsExample], current_page: 1, per_page: PAGE_SIZE_DEFAULT, total: 1, last_page: 1 },
    })
    app.get('/api/price/:id', { ...detail, schema: { ...detail.schema, params: IdParams, querystring: PageQuery } }, async (request) => {
      const row = await existing(deps, smallPathId(request.params.id))
      const sheet = await sheetWire(deps, row)
      const goods = await goodsOf(deps, row, await viewerOf(deps, request), sliceOf(request.query))
      return ok({ sheet, ...paged(goods.map(goodsWire), sheet.count, request.query) })
    })

    fileRoute(app, deps)
  },
}

async function goodsOf(
  deps: Deps,
  row: SheetRow,
  viewer: MemberView | null,
  page: { limit: number; offset: number },
): Promise<GoodsView[]> {
  return goodsInOrder(deps, await findListed(deps.db, row, deps.clock.now(), page), viewer)
}

function fileRoute(app: App, deps: Deps): void {
  const schema = {
    summary: '下载价格单（CSV，UTF-8 带 BOM）',
    tags: ['文件'],
    params: Type.Object({ file: Type.String({ title: '文件名', description: '{价格单编号}.csv' }) }),
    response: {
      200: Type.String({ description: 'text/csv' }),
      400: Type.Unsafe({ $ref: 'Failure#', description: '商品过多' }),
      404: Type.Unsafe({ $ref: 'Failure#', description: '不存在' }),
    },
    produces: ['text/csv'],
  }
  app.get('/files/price/:file', { schema, config: { access: 'visitor' } }, async (request, reply) => {
    const row = await existing(deps, Number(FILE.exec(request.params.file)?.[1] ?? 0))
    const viewer = await viewerOf(deps, request)
    const ids = await findListed(deps.db, row, deps.clock.now(), { limit: CSV_MAX + 1, offset: 0 })
    if (ids.length > CSV_MAX) throw new ApiError(400, `该价格单超过 ${CSV_MAX} 种商品，请按专区分别下载`)
    const name = encodeURIComponent(`${row.name}-${formatDate(seconds(deps.clock.now()))}.csv`)
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="price-${row.id}.csv"; filename*=UTF-8''${name}`,
        vary: 'cookie',
      })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(csvOf(deps, ids, viewer)))
  })
}

/** As the viewer sees it, so many goods at a time: a large sheet is sent while it is read. */
async function* csvOf(deps: Deps, ids: readonly number[], viewer: MemberView | null): AsyncGenerator<string> {
  yield csvHead()
  for (let at = 0; at < ids.length; at += CSV_STEP) yield csvRows(await goodsInOrder(deps, ids.slice(at, at + CSV_STEP), viewer))
}
