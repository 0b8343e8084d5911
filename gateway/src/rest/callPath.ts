import { invalidInput } from '../errors/gatewayError.ts'

export type Value = string | number | boolean | null | undefined | readonly string[]
export type Values = Readonly<Record<string, Value>>

const longestQuery = 8_000
const longestForm = 256_000

/** The upstream's ids: digits without a leading zero, so that each thing has one id and none leaves its segment. */
export function isUpstreamId(id: string): boolean {
  return /^[1-9]\d{0,17}$/.test(id)
}

/** An id of a mutation's input, which must be right; queries answer null instead. */
export function upstreamId(field: string, id: string): string {
  if (!isUpstreamId(id)) throw invalidInput(field, '编号有误')
  return id
}

export function upstreamIds(field: string, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) throw invalidInput(field, '请至少选择一项')
  return ids.map((id) => upstreamId(field, id))
}

/** A part of an activity's address: nothing that could leave its segment. */
export function isAddressPart(part: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(part)
}

/** Puts ids into a template such as `/api/cart/{id}/edit`, and parts of an activity's address into `{url}`. */
export function fillPath(template: string, ids: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = ids[name] ?? ''
    return name.startsWith('url') && isAddressPart(value) ? value : upstreamId(name, value)
  })
}

export function withQuery(path: string, values: Values | undefined): string {
  if (values === undefined) return path
  const query = encodeForm(values, longestQuery)
  return query === '' ? path : `${path}?${query}`
}

/** `application/x-www-form-urlencoded`: lists as `ids=1,2` or `spec[]=a&spec[]=b`, rows as `lines[0][id]=1` from `lines[][id]`, booleans as 1 and 0, absent values left out. */
export function encodeForm(values: Values, longest: number = longestForm): string {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue
    if (typeof value === 'object' && name.includes('[]['))
      value.forEach((element, at) => form.append(name.replace('[]', `[${at}]`), wireText(name, element)))
    else
      for (const element of typeof value === 'object' && name.endsWith('[]') ? value : [value]) form.append(name, wireText(name, element))
  }
  const text = form.toString()
  if (text.length > longest) throw invalidInput(longestName(values), '输入内容过长')
  return text
}

function wireText(name: string, value: Exclude<Value, null | undefined>): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  const text = typeof value === 'object' ? value.join(',') : String(value)
  if (!text.isWellFormed()) throw invalidInput(name, '输入内容含有无法识别的字符')
  return text
}

function longestName(values: Values): string {
  const length = (name: string): number => String(values[name] ?? '').length
  return Object.keys(values).reduce((longest, name) => (length(name) > length(longest) ? name : longest))
}
