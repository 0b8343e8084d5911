import { invalid } from './apiErrors.ts'

const PART = /^([a-z_]{1,20})\[(\d{1,4})\]\[([a-z_]{1,20})\]$/

/** A form's nested rows `lines[0][id]=1` as objects, in the order of their numbers; a field named twice is not readable. */
export function nestedRows(body: unknown, name: string, sentence: string): Record<string, string>[] {
  const rows = new Map<number, Record<string, string>>()
  if (typeof body !== 'object' || body === null) return []
  for (const [key, value] of Object.entries(body)) {
    const [, list, at, field] = PART.exec(key) ?? []
    if (list !== name || at === undefined || field === undefined) continue
    if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed()) throw invalid(name, sentence)
    const row = rows.get(Number(at)) ?? {}
    row[field] = value
    rows.set(Number(at), row)
  }
  return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row)
}

export interface LineQty {
  readonly lineId: number
  readonly qty: number
}

/** `lines[][id,qty]` of an order: each line once. `least` 0 lets a line say that nothing came. */
export function lineQuantities(body: unknown, most: number, least: 0 | 1): LineQty[] {
  const rows = nestedRows(body, 'lines', '商品行格式不正确').map(({ id = '', qty = '' }) => {
    if (!/^[0-9]{1,15}$/.test(id) || !/^[0-9]{1,6}$/.test(qty)) throw invalid('lines', '请填写商品行和数量')
    return { lineId: Number(id), qty: Number(qty) }
  })
  if (rows.length > most) throw invalid('lines', `商品行不能超过${most}行`)
  if (rows.some((row) => row.qty < least || row.qty > 50_000)) throw invalid('lines', '商品数量不正确')
  if (new Set(rows.map((row) => row.lineId)).size !== rows.length) throw invalid('lines', '同一商品行只能填写一次')
  return rows
}
