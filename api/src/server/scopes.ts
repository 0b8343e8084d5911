import type { Scope } from '../db/tables/access.ts'

export type { Scope }

/** What a token of the office may be good for, with the word that its sentences use. */
export const SCOPES = {
  read: '只读',
  goods: '商品',
  stock: '库存',
  orders: '订单',
  money: '资金',
  members: '会员',
  promotions: '促销',
  service: '客服',
  site: '站点',
  webhooks: '推送',
  access: '令牌',
} as const satisfies Record<Scope, string>

/** The scope that a call asks for; `read` is nobody's area, and `own` is what a token does with itself: any is good for it. */
export type Area = Exclude<Scope, 'read'> | 'own'

export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[]
export const isScope = (text: string): text is Scope => Object.hasOwn(SCOPES, text)

/** Bank accounts, secrets and where events are sent are read only by those who may change them. */
const CLOSED: readonly Area[] = ['money', 'access', 'webhooks']

/** Any one of these opens the call: its area, or `read` where it changes nothing. */
export function opening(area: Area, method: string): readonly Scope[] {
  if (area === 'own') return SCOPE_NAMES
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading && !CLOSED.includes(area) ? [area, 'read'] : [area]
}

export const scopeText = (scopes: readonly Scope[]): string => scopes.map((scope) => `${SCOPES[scope]}（${scope}）`).join('或')
