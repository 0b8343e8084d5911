import { Type, type Static, type TObject, type TSchema, type TUnsafe } from 'typebox'
import type { RefusalReason } from 'rules/refusals'
import { RIGHTS, type Right } from './rights.ts'
import { statusOfReason } from './apiErrors.ts'
import type { OpenapiTag } from './openapiTags.ts'

export interface Ok<T> {
  code: 200
  message: string
  data: T
}

export function ok<T>(data: T): Ok<T> {
  return { code: 200, message: 'ok', data }
}

/** A schema of its own name in openapi.json: made with `$id`, listed by its room, used through `ref`. */
export function ref<T extends TSchema>(schema: T): TUnsafe<Static<T>> {
  if (!('$id' in schema) || typeof schema.$id !== 'string') throw new Error('only a schema with $id can be referred to')
  return Type.Unsafe<Static<T>>(Type.Ref(`${schema.$id}#`))
}

/** A plain value or null, as one type list: quicker to write out than a union. */
export function nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  if (!('type' in schema) || typeof schema.type !== 'string') throw new Error('nullable() takes a schema of one plain type')
  return Type.Unsafe<Static<T> | null>({ ...schema, type: [schema.type, 'null'] })
}

/** A page of a list. */
export function pageOf<T extends TSchema>(item: T) {
  return Type.Object({
    data: Type.Array(item),
    current_page: Type.Integer(),
    per_page: Type.Integer(),
    total: Type.Integer(),
    last_page: Type.Integer(),
  })
}

/** Answers that are not a success, all of one shape. */
export const FailureSchema = Type.Object(
  {
    code: Type.Integer({ description: '与 HTTP 状态码相同' }),
    message: Type.String({ description: '可直接展示的中文提示' }),
    data: Type.Any({
      description: '422 为 {errors:{字段:[提示]}}，业务拒绝为 {reason,…,facts}，facts 为该原因的事实，459 为 {url}，其余为 null',
    }),
  },
  { $id: 'Failure' },
)

interface CallOptions<T extends TSchema> {
  /** What the call does, in Chinese, for openapi.json. */
  readonly summary: string
  readonly tag: OpenapiTag
  readonly data: T
  /** Open to visitors; every other call answers 401 without a session. */
  readonly visitor?: boolean
  /** Refused with MEMBER_DENIED to who acts for the shop in another role, with SHOP_FROZEN to a shop that may not. */
  readonly right?: Right
  /** Done for the account whichever shop it acts for, so that `x-shop` is not asked about. */
  readonly anyShop?: boolean
  /** Reads alone what may be seconds old, so that a replica may answer; what its caller has changed or was told of is there all the same. */
  readonly mayLag?: boolean
  readonly reasons?: readonly RefusalReason[]
  /** Statuses beside 401, 422 and those of `reasons`. */
  readonly statuses?: readonly number[]
  readonly example: Static<T>
}

export type CallAccess = 'visitor' | 'member'

type SuccessOf<T extends TSchema> = TObject<{
  code: ReturnType<typeof Type.Literal<200>>
  message: ReturnType<typeof Type.String>
  data: T
}>

/** What every route says of itself. Spread `schema` into the route's schema and pass `config` on. */
export function describeCall<T extends TSchema>(
  options: CallOptions<T>,
): {
  schema: {
    summary: string
    tags: string[]
    consumes: string[]
    security: Record<string, string[]>[]
    response: { 200: SuccessOf<T> }
    'x-reasons': readonly RefusalReason[]
  }
  config: { access: CallAccess; right?: Right; anyShop?: boolean; mayLag?: boolean; reasons: readonly RefusalReason[] }
} {
  const reasons = reasonsOf(options)
  const success: SuccessOf<T> = Type.Object(
    { code: Type.Literal(200), message: Type.String(), data: options.data },
    { description: '成功', examples: [ok(options.example)] },
  )
  return {
    schema: {
      summary: options.summary,
      tags: [options.tag],
      consumes: ['application/x-www-form-urlencoded'],
      security: options.visitor === true ? [] : [{ cookie: [] }, { bearer: [] }],
      response: { ...failures(options, reasons), 200: success },
      'x-reasons': reasons,
    },
    config: {
      access: options.visitor === true ? 'visitor' : 'member',
      reasons,
      ...(options.right === undefined ? {} : { right: options.right }),
      ...(options.visitor === true || options.anyShop === true ? { anyShop: true } : {}),
      ...(options.mayLag === true ? { mayLag: true } : {}),
    },
  }
}

const WORDS: Readonly<Record<number, string>> = {
  400: '业务拒绝',
  401: '未登录',
  403: '无权限',
  404: '不存在',
  409: '状态冲突',
  410: '已过期',
  422: '参数有误',
  429: '过于频繁',
  459: '未签署电子合同',
}

type Failing = Pick<CallOptions<TSchema>, 'visitor' | 'anyShop' | 'right' | 'reasons' | 'statuses'>

/** Every reason a call may give: its own, those of its right, and that what it names is not there. */
function reasonsOf({ reasons = [], right, statuses = [] }: Failing): readonly RefusalReason[] {
  const hook: readonly RefusalReason[] =
    right === undefined ? [] : RIGHTS[right].frozen === null ? ['MEMBER_DENIED'] : ['MEMBER_DENIED', 'SHOP_FROZEN']
  return [...new Set<RefusalReason>([...reasons, ...hook, ...(statuses.includes(404) ? (['NOT_FOUND'] as const) : [])])]
}

function failures(options: Failing, reasons: readonly RefusalReason[]): Record<number, TSchema> {
  const byStatus = new Map<number, RefusalReason[]>()
  const statuses = [...(options.visitor === true ? [] : [401]), 422, ...(options.statuses ?? [])]
  for (const status of statuses) byStatus.set(status, [])
  for (const reason of reasons.filter((told) => told !== 'NOT_FOUND')) {
    const status = statusOfReason(reason)
    byStatus.set(status, [...(byStatus.get(status) ?? []), reason])
  }
  return Object.fromEntries([...byStatus].map(([status, list]) => [status, failure(status, list)]))
}

/** The answer of one status; openapi.json lists its reasons in the schema too. */
export function failure(status: number, reasons: readonly RefusalReason[]): TSchema {
  const words = WORDS[status] ?? '失败'
  return Type.Unsafe({ $ref: 'Failure#', description: reasons.length > 0 ? `${words}：${reasons.join('、')}` : words, reasons })
}
