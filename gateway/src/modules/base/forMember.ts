import type { Context } from '../../context.ts'
import { GatewayError, isLoginRequired } from '../../errors/gatewayError.ts'

/** What only a member has: who has no session is refused as the marketplace would, without being asked. */
export function forMember<T>({ jar }: Pick<Context, 'jar'>, read: () => T): T {
  if (jar.session === null) throw new GatewayError('LOGIN_REQUIRED')
  return read()
}

/** What a visitor has too, though never anything in it: nothing is asked for one, nor for whose session has ended. Any other failure is the field's error. */
export async function asVisitor<T>({ jar }: Pick<Context, 'jar'>, ofVisitor: T, read: () => Promise<T>): Promise<T> {
  if (jar.session === null) return ofVisitor
  try {
    return await read()
  } catch (error) {
    if (isLoginRequired(error)) return ofVisitor
    throw error
  }
}
