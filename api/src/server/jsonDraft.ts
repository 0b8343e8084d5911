import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { invalid } from './apiErrors.ts'

/** What staff wrote as JSON into the field `draft`; null for what is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return null
  }
}

/** The value, if it has the shape that is asked for; else a 422 that names the first field that is wrong. */
export function checkedDraft<T extends TSchema>(shape: T, value: unknown): Static<T> {
  if (Value.Check(shape, value)) return value
  throw invalid('draft', `活动内容有误：${faultOf(Value.Errors(shape, value))}`)
}

interface Fault {
  readonly keyword: string
  readonly instancePath: string
  readonly params: object
}

/** A bound says more than that none of several forms fits. */
function faultOf(faults: readonly Fault[]): string {
  const fault = faults.find(({ keyword }) => ['maximum', 'minimum', 'maxItems'].includes(keyword)) ?? faults[0]
  const param = (name: string): string => String(fault === undefined ? '' : Reflect.get(fault.params, name))
  const field = (fault?.instancePath ?? '')
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1)
  switch (fault?.keyword) {
    case 'maximum':
      return `${field} 不能大于 ${param('limit')}`
    case 'minimum':
      return `${field} 不能小于 ${param('limit')}`
    case 'required':
      return `${field}${field === '' ? '' : ' '}缺少 ${param('requiredProperties')}`
    case 'maxItems':
      return `${field} 不能多于 ${param('limit')} 项`
    default:
      return `${field} 格式不正确`
  }
}
