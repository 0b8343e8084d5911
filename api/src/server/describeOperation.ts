import type { FastifySchema, RouteOptions } from 'fastify'
import type { RefusalReason } from 'rules/refusals'
import { failure } from './envelope.ts'
import { describeRight } from './rights.ts'
import { opening, scopeText } from './scopes.ts'

/** The verb and the noun of a call: GET /api/goods/detail/:id is getGoodsDetailById. */
export function operationIdOf(method: string, url: string): string {
  const words = url.replace(/^\/api\//, '').split('/')
  const noun = words.map((word) => (word.startsWith(':') ? `By${capitals(word)}` : capitals(word)))
  return `${method.toLowerCase()}${noun.join('')}`
}

function capitals(text: string): string {
  const words = text.split(/[^A-Za-z0-9]+/)
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('')
}

/** Who may make a call. */
export function describeAccess({ config, method }: Pick<RouteOptions, 'config' | 'method'>): string {
  if (config?.area !== undefined)
    return `以 Authorization: Bearer 加接口令牌调用，令牌须有权限${scopeText(opening(config.area, String(method)))}`
  if (config?.access !== 'member') return '无需登录'
  return `登录后可用${config.right === undefined ? '' : describeRight(config.right)}`
}

/** A response as routes write it; a failure of ours refers to the one schema of all failures. */
type Answer = { readonly $ref?: string; readonly description?: string; readonly reasons?: readonly RefusalReason[] }

/** Also what the hooks before every call refuse it with. */
export function withRefusal(schema: FastifySchema, status: number, reason: RefusalReason): FastifySchema {
  const answers = answersOf(schema)
  const known = answers[status]?.reasons ?? []
  return { ...schema, response: { ...answers, [status]: failure(status, [...new Set([...known, reason])]) } }
}

/** Each failure with the reasons it can have, in its schema. */
export function withFailures(schema: FastifySchema): FastifySchema {
  const answers = Object.entries(answersOf(schema)).map(([status, answer]) => [status, withReasons(answer)])
  return { ...schema, response: Object.fromEntries(answers) }
}

function withReasons({ reasons = [], ...answer }: Answer): object {
  const { $ref, description } = answer
  if ($ref !== 'Failure#' || reasons.length === 0) return answer
  const data = { type: 'object', properties: { reason: { type: 'string', enum: reasons } }, required: ['reason'] }
  return { description, content: { 'application/json': { schema: { allOf: [{ $ref }, { type: 'object', properties: { data } }] } } } }
}

function answersOf({ response }: FastifySchema): Readonly<Record<string, Answer>> {
  return typeof response === 'object' && response !== null ? (response as Readonly<Record<string, Answer>>) : {}
}
