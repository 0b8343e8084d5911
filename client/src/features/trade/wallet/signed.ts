import { formatYuan, parseMoney } from 'rules/money'
import { grouped } from '../../../lib/grouped.ts'

/** "+1,200.00" or "−15.00": the sign says which way, not the colour alone. */
export function signedMoney(amount: string): string {
  const text = formatYuan(parseMoney(amount))
  return text.startsWith('-') ? text.replace('-', '−') : `+${text}`
}

export function plainMoney(amount: string): string {
  return formatYuan(parseMoney(amount)).replace('-', '−')
}

export function signedCount(count: number): string {
  return count < 0 ? `−${grouped(-count)}` : `+${grouped(count)}`
}
