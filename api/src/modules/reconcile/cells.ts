import { INT_MAX } from 'rules/constants'
import { chinaText, parseChinaText } from '../channel/chinaTime.ts'
import { refuseLine } from './statementLine.ts'

const AMOUNT = /^(-?)(\d{1,12})(?:\.(\d{1,6}))?$/

/** "1,234.50", "-0.20" or "0.60000" in cents, rounded half up; the sign is kept. */
export function amountIn(line: number, name: string, text: string, max = INT_MAX): number {
  const match = AMOUNT.exec(text.replaceAll(',', ''))
  if (match === null) throw refuseLine(line, `「${name}」应为金额，如 12.30，现为“${text.slice(0, 40)}”`)
  const [, sign, yuan = '', part = ''] = match
  const millionths = Number(part.padEnd(6, '0'))
  const cents = Number(yuan) * 100 + Math.floor((millionths + 5_000) / 10_000)
  if (cents > max) throw refuseLine(line, `「${name}」超过 21,474,836.47 元，请核对账单`)
  return sign === '-' && cents !== 0 ? -cents : cents
}

/** A moment in China, as the channels write it and as spreadsheets make of it. */
export function momentIn(line: number, name: string, text: string): string {
  const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0'] =
    /^(\d{4})(?:[-/.]|年)?(\d{1,2})(?:[-/.]|月)?(\d{1,2})日?(?:[ T]*(\d{1,2}):?(\d{2})(?::?(\d{2}))?)?$/.exec(text) ?? []
  const two = (part: string) => part.padStart(2, '0')
  const written = `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`
  const at = parseChinaText(written)
  if (at === null || chinaText(at) !== written)
    throw refuseLine(line, `「${name}」应为时间，如 2026-11-22 09:30:00，现为“${text.slice(0, 40)}”`)
  return at.toISOString()
}

export function numberIn(line: number, name: string, text: string, max = 64): string {
  if (!/^[0-9A-Za-z_\-./]+$/.test(text) || text.length > max)
    throw refuseLine(line, `「${name}」应为 ${max} 位以内的单号，现为“${text.slice(0, 40)}”`)
  // A spreadsheet has made a number of it: its last digits are gone.
  if (/^\d(\.\d+)?E\+?\d+$/i.test(text)) throw refuseLine(line, `「${name}」已被表格软件改为科学计数“${text}”，请重新下载账单`)
  return text
}

/** "0.60%" in millionths; null where nothing is written. */
export function rateIn(line: number, name: string, text: string): number | null {
  if (text === '') return null
  const match = /^(\d{1,2})(?:\.(\d{1,4}))?%$/.exec(text)
  if (match === null) throw refuseLine(line, `「${name}」应为费率，如 0.60%，现为“${text.slice(0, 40)}”`)
  return Number(match[1]) * 10_000 + Number((match[2] ?? '').padEnd(4, '0'))
}

/** Half up, as both channels round. */
export const feeOf = (cents: number, ppm: number): number => Math.floor((cents * ppm + 500_000) / 1_000_000)
