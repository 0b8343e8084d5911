import { PHASE_TITLES } from 'rules/explain'
import type { CheaperReason } from 'rules/cheapest/whyCheaper'
import { formatYuan } from 'rules/money'

/** What the goods, promotions and warehouses of a cart are called. */
export interface Names {
  readonly goods: ReadonlyMap<string, { readonly name: string; readonly manufacturer: string; readonly packUnit: string }>
  readonly promotions: ReadonlyMap<string, string>
  readonly coupons: ReadonlyMap<string, string>
  readonly warehouses: ReadonlyMap<string, string>
}

export const yuan = (cents: number): string => `¥${formatYuan(Math.abs(cents))}`

/** A part of what is saved, in words. */
export function reasonWords(reason: CheaperReason, names: Names): string {
  switch (reason.kind) {
    case 'goods':
      return goodsWords(reason, names)
    case 'promotion': {
      const { phase, source, cents } = reason
      const name = (phase === 'P4_COUPON' ? names.coupons : names.promotions).get(String(source)) ?? PHASE_TITLES[phase]
      return `${name}：${cents > 0 ? '多减' : '少减'} ${yuan(cents)}`
    }
    case 'freight': {
      const warehouse = names.warehouses.get(String(reason.ck)) ?? '仓库'
      return `${warehouse}运费：${yuan(reason.before)} → ${reason.after === 0 ? '免运费' : yuan(reason.after)}`
    }
  }
}

function goodsWords({ goods, quantity, from }: Extract<CheaperReason, { kind: 'goods' }>, { goods: known }: Names): string {
  const { name = '商品', manufacturer = '', packUnit = '' } = known.get(goods) ?? {}
  const [first] = from
  if (from.length === 1 && first?.goods === goods) return `${name}（${manufacturer}）：${first.quantity} → ${quantity} ${packUnit}`
  const were = from.map((line) => `${known.get(line.goods)?.manufacturer ?? ''} ${line.quantity} ${packUnit}`)
  return `${name}：${were.join('、')} → ${manufacturer} ${quantity} ${packUnit}`
}

/** «省 ¥25.50», or what it costs more. */
export function savesWords(cents: number): string {
  return `${cents >= 0 ? '省' : '多付'} ${yuan(cents)}`
}
