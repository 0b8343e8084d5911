import { Type, type Static, type TProperties, type TSchema } from 'typebox'
import type { FastifyRequest } from 'fastify'
import type { RefusalReason } from 'rules/refusals'
import type { Caller } from './app.ts'
import { describeCall } from './envelope.ts'
import { IdParams, clientKeyField } from './fields.ts'
import type { Area } from './scopes.ts'

export const ERP_TAG = 'ERP'

/** Who signs: the token's name for every service (modules/access/signing.ts), so that only the owner's key must say it. */
const staffField = () =>
  Type.Unsafe<string>(
    Type.Optional(
      Type.String({
        title: '经办人',
        minLength: 1,
        maxLength: 30,
        description: '用 ERP_TOKEN 调用时必填；其他令牌以令牌名称为准，此处所填只随记录保存',
      }),
    ),
  )

export const byStaff = <T extends TProperties>(more: T) => Type.Object({ staff: staffField(), ...more })

/** Every change is signed by who made it and done once per key. */
export const signed = <T extends TProperties>(more: T) => byStaff({ client_key: clientKeyField(), ...more })
export interface Signed {
  staff: string
  client_key: string
}

/** Beside the state of things, where one person alone may not change it. */
export const approvalId = () => Type.Optional(Type.String({ description: '须另一人批准的申请；已直接办理时没有此项' }))

export const callOf = ({ staff, client_key: clientKey }: Signed) => ({ staff, clientKey })

/** The hook before every call of the office has found the caller. */
export function callerIn({ caller }: FastifyRequest): Caller {
  if (caller === null) throw new Error('a call of the office without its caller')
  return caller
}

interface ErpCall<T extends TSchema> {
  /** What a token must be good for; calls that change nothing are open to `read` too (scopes.ts). */
  readonly area: Area
  readonly summary: string
  /** What else openapi.json says. */
  readonly remark?: string
  readonly data: T
  readonly example: Static<T>
  readonly reasons?: readonly RefusalReason[]
  readonly statuses?: readonly number[]
}

/** A call that needs no id. Visitors to the session hook: a token is asked for instead. Where none is set up, it is not there: 404. */
export function erpList<T extends TSchema>({ area, remark, ...options }: ErpCall<T>) {
  const reasons: readonly RefusalReason[] = [...(options.reasons ?? []), 'RATE_LIMITED']
  const call = describeCall({ ...options, reasons, tag: ERP_TAG, visitor: true, statuses: [401, 403, 404, ...(options.statuses ?? [])] })
  return {
    schema: { ...call.schema, ...(remark === undefined ? {} : { description: remark }) },
    config: { ...call.config, area },
  }
}

/** A call on one thing, named in its path. */
export function erpOne<T extends TSchema>(options: ErpCall<T>) {
  const call = erpList(options)
  return { ...call, schema: { ...call.schema, params: IdParams } }
}
