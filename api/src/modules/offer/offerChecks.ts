import { formatMoney } from 'rules/money'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import { Unpublishable, type Problem } from '../promotion/unpublishable.ts'
import { findBasePrices, type GoodsPrice } from './offer.repo.ts'

/** Throws what forbids offering these goods: unknown ones, or ones named twice. */
export async function refuseUnknown(
  tx: Deps,
  goodsIds: readonly number[],
): Promise<ReadonlyMap<number, { name: string; base_price: number }>> {
  const goods = new Map((await findBasePrices(tx.db, goodsIds)).map((row) => [row.id, row]))
  const problems = goodsIds.flatMap((id, index): Problem[] => {
    if (!goods.has(id)) return [{ code: 'GOODS_UNKNOWN', index, message: `商品 ${id} 不存在` }]
    return goodsIds.indexOf(id) < index ? [{ code: 'ROW_TWICE', index, message: `商品 ${id} 重复` }] : []
  })
  if (problems.length > 0) throw new Unpublishable(problems)
  return goods
}

/** Throws what forbids these prices: only a lower one is an offer. */
export async function refusePrices(tx: Deps, prices: readonly GoodsPrice[]): Promise<void> {
  const goods = await refuseUnknown(
    tx,
    prices.map(({ goodsId }) => goodsId),
  )
  const problems = prices.flatMap(({ goodsId, price }, index): Problem[] => {
    const { name = '', base_price: base = 0 } = goods.get(goodsId) ?? {}
    return price < base ? [] : [{ code: 'PRICE_NOT_LOWER', index, message: `${name}：特价须低于基础价 ${formatMoney(base)} 元` }]
  })
  if (problems.length > 0) throw new Unpublishable(problems)
}

/** A moment that is still to come. */
export function futureMoment(deps: Deps, text: string): Date {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw invalid('draft', `${text} 不是时刻，应如 2026-12-01T08:00:00+08:00`)
  if (moment <= deps.clock.now()) throw new Unpublishable([{ code: 'TIMES', index: 0, message: '结束时间须晚于现在' }])
  return moment
}
