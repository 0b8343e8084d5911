import { Type, type Static, type TProperties, type TSchema } from 'typebox'
import type { Reason } from 'rules/reasons'
import { describeCall } from './envelope.ts'
import { fields, IdParams, clientKeyField } from './fields.ts'

export const ERP_TAG = 'ERP'

/** Every change is signed by who made it and done once per key. */
export const signed = <T extends TProperties>(more: T) =>
  Type.Object({ staff: fields.text('经办人', { max: 30 }), client_key: clientKeyField(), ...more })
export interface Signed {
  staff: string
  client_key: string
}

export const callOf = ({ staff, client_key: clientKey }: Signed) => ({ staff, clientKey })

/** Visitors to the session hook: the office's token is asked for instead. */
const byToken = { security: [{ bearer: [] }], description: '以 Authorization: Bearer 加 ERP 令牌调用' }

interface ErpCall<T extends TSchema> {
  readonly summary: string
  readonly data: T
  readonly example: Static<T>
  readonly reasons?: readonly Reason[]
  readonly statuses?: readonly number[]
}

/** A call that needs no id. */
export function erpList<T extends TSchema>(options: ErpCall<T>) {
  const call = describeCall({ ...options, tag: ERP_TAG, visitor: true, statuses: [401, ...(options.statuses ?? [])] })
  return { ...call, schema: { ...call.schema, ...byToken } }
}

/** A call on one thing, named in its path. */
export function erpOne<T extends TSchema>(options: ErpCall<T>) {
  const call = erpList({ ...options, statuses: [404, ...(options.statuses ?? [])] })
  return { ...call, schema: { ...call.schema, params: IdParams } }
}
