import { formatYuan, type Cents } from '../money.ts'

/** 30000 as «¥300», 880 as «¥8.80»: thresholds are read as words, not as sums. */
export function yuanWords(cents: Cents): string {
  return `¥${formatYuan(cents).replace(/\.00$/, '')}`
}

/** 9850 of 10000 is «9.85 折». */
export function rateWords(basisPoints: number): string {
  return `${Number((basisPoints / 1000).toFixed(2))} 折`
}
