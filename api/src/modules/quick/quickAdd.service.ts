import type { Deps } from '../../deps.ts'
import { ApiError, invalid, notFound, refused } from '../../server/apiErrors.ts'
import { QUICK_ROWS_MAX } from 'rules/constants'
import { nestedRows } from '../../server/nestedRows.ts'
import { addOne } from '../cart/cartWrite.service.ts'
import { goodsByIds } from '../goods/goods.service.ts'
import type { GoodsView } from '../goods/goodsView.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { memberView } from '../user/user.service.ts'

export interface QuickRow {
  readonly goodsId: number
  readonly number: number
}
export interface QuickAdded {
  added: { goods_id: string; number: number }[]
  skipped: QuickSkipped[]
}
interface QuickSkipped {
  goods_id: string
  name: string
  number: number
  reason: string
  message: string
  available: number | null
}

/** `rows[][goods_id,number]` of the form. */
export function quickRows(body: unknown): QuickRow[] {
  const rows = nestedRows(body, 'rows', '采购行格式不正确').map(({ goods_id = '', number = '' }) => {
    if (!/^[0-9]{1,15}$/.test(goods_id) || !/^[1-9][0-9]{0,4}$/.test(number) || Number(number) > 50_000)
      throw invalid('rows', '请填写商品和数量')
    return { goodsId: Number(goods_id), number: Number(number) }
  })
  if (rows.length === 0) throw invalid('rows', '请至少选择一种商品')
  if (rows.length > QUICK_ROWS_MAX) throw invalid('rows', `一次最多加入 ${QUICK_ROWS_MAX} 行`)
  return rows
}

/** Each row goes into the cart by the cart's own rules; what cannot is named with its reason. Once per key. */
export async function addQuickRows(deps: Deps, memberId: number, rows: readonly QuickRow[], clientKey: string): Promise<QuickAdded> {
  const viewer = await memberView(deps, memberId)
  if (viewer.review !== 'passed') throw refused('NOT_REVIEWED')
  const goods = await goodsByIds(
    deps.db,
    rows.map((row) => row.goodsId),
    viewer,
    deps.clock.now(),
  )
  return once(deps, { memberId, route: 'POST /api/quick/add', key: clientKey, request: { rows } }, (tx) =>
    addRows(tx, memberId, rows, goods),
  )
}

async function addRows(
  deps: Deps,
  memberId: number,
  rows: readonly QuickRow[],
  goods: ReadonlyMap<number, GoodsView>,
): Promise<QuickAdded> {
  const result: QuickAdded = { added: [], skipped: [] }
  for (const { goodsId, number } of rows) {
    const about = { goods_id: String(goodsId), number }
    const view = goods.get(goodsId)
    try {
      if (view === undefined) throw notFound('您访问的商品不存在')
      await addOne(deps, memberId, { type: 0, goodsId, comboId: null, ckId: view.warehouseId, number, price: null })
      result.added.push(about)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { reason, available } = error.data ?? {}
      result.skipped.push({
        ...about,
        name: view?.name ?? '',
        reason: typeof reason === 'string' ? reason : 'NOT_ON_SALE',
        message: error.message,
        available: typeof available === 'number' ? available : null,
      })
    }
  }
  return result
}
