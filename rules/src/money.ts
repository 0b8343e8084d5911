/** An amount of money in whole cents (分). Never a fraction, never floating-point yuan. */
export type Cents = number

const MONEY = /^(-?)(0|[1-9]\d{0,12})\.(\d{2})$/
const AMOUNT_INPUT = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2}))?$/

/** The wire's "12.30" as 1230. Throws RangeError on anything else: exactly two decimals, no spaces, no plus sign. */
export function parseMoney(text: string): Cents {
  const match = MONEY.exec(text)
  if (!match) throw new RangeError(`not an amount of money: ${JSON.stringify(text)} (expected a form like "12.30")`)
  const cents = Number(match[2]) * 100 + Number(match[3])
  return match[1] === '-' && cents !== 0 ? -cents : cents
}

/** What a person types into an amount field ("12", "12.3", "12.30"), or null. Never negative. */
export function parseAmountInput(text: string): Cents | null {
  const match = AMOUNT_INPUT.exec(text.trim())
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** 1230 as the wire's "12.30"; -5 as "-0.05". */
export function formatMoney(cents: Cents): string {
  const [sign, yuan, rest] = parts(cents)
  return `${sign}${yuan}.${rest}`
}

/** 123450 as "1,234.50" for people; the currency sign is the page's business. */
export function formatYuan(cents: Cents): string {
  const [sign, yuan, rest] = parts(cents)
  return `${sign}${yuan.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${rest}`
}

function parts(cents: Cents): [sign: string, yuan: string, rest: string] {
  requireInteger(cents, 'an amount')
  const size = Math.abs(cents)
  const rest = size % 100
  return [cents < 0 ? '-' : '', String((size - rest) / 100), String(rest).padStart(2, '0')]
}

function requireInteger(value: number, what: string): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${what} must be whole cents, got ${value}`)
}
