import { formatYuan, parseMoney } from 'rules/money'

const yuan = (amount: string): string => `¥${formatYuan(parseMoney(amount)).replace(/\.00$/, '')}`

type Tier = { readonly full: string; readonly minus: string | null | undefined; readonly rate: number | null | undefined }
type Terms = { readonly tiers: readonly Tier[]; readonly isRepeatable: boolean; readonly cap: string | null | undefined }

/** 9400 of 10000 is 9.4 折. */
export function discountWord(rate: number): string {
  return `${Number((rate / 1000).toFixed(2))} 折`
}

/** 520 of 1000 cents is 5.2 折. */
export function discountOf(price: number, listPrice: number): string {
  return `${Number(((price / listPrice) * 10).toFixed(1))} 折`
}

/** A promotion's steps, one by one. */
export function tierWords({ tiers, isRepeatable, cap }: Terms): string[] {
  const words = tiers.map(({ full, minus, rate }) => {
    const from = `${isRepeatable ? '每满' : '满'} ${yuan(full)}`
    return typeof minus === 'string' ? `${from} 减 ${yuan(minus)}` : `${from} 打 ${discountWord(rate ?? 10_000)}`
  })
  return typeof cap === 'string' ? [...words, `最多减 ${yuan(cap)}`] : words
}
