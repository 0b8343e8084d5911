import type { FastifyRequest } from 'fastify'
import { invalid } from '../../server/apiErrors.ts'
import type { Caller } from '../../server/app.ts'
import { actingBy } from '../audit/token.ts'

/**
 * A call of the office is signed by its token: `staff` is the token's name for every service, and what the caller wrote there is
 * kept beside. The owner's key has no person behind it, so there the caller must say who signs.
 */
export function signing(request: FastifyRequest, caller: Caller, work: () => void): void {
  const said = staffIn(request.body)
  if (takesStaff(request)) {
    if (!caller.isFirstKey) Reflect.set(bodyOf(request), 'staff', caller.name)
    else if (said === null) throw invalid('staff', '请填写经办人')
  }
  actingBy({ name: caller.name, said }, work)
}

/** As `staffField` bounds it, also where a call has no such field. */
const STAFF_MAX = 30

const bodyOf = ({ body }: FastifyRequest): object => (typeof body === 'object' && body !== null ? body : {})

function takesStaff(request: FastifyRequest): boolean {
  const schema: unknown = request.routeOptions.schema?.body
  return typeof schema === 'object' && schema !== null && 'properties' in schema && 'staff' in (schema.properties as object)
}

function staffIn(body: unknown): string | null {
  const staff: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'staff') : null
  return typeof staff === 'string' && staff.length <= STAFF_MAX && staff !== '' ? staff : null
}
