import type { Context } from '../../context.ts'
import { GatewayError } from '../../errors/gatewayError.ts'

/** What only a member has: who has no session is refused as the marketplace would, without being asked. */
export function forMember<T>({ jar }: Pick<Context, 'jar'>, read: () => T): T {
  if (jar.session === null) throw new GatewayError('LOGIN_REQUIRED')
  return read()
}
