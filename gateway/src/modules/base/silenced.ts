import type { Context } from '../../context.ts'
import { isLoginRequired } from '../../errors/gatewayError.ts'
import { presentError } from '../../errors/presentError.ts'

/** For the few fields whose failure the buyer never hears of: it is logged, and the field takes its quiet value. */
export async function silenced<T>(context: Context, quiet: T, fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch()
  } catch (error) {
    if (!isLoginRequired(error)) presentError(error, context)
    return quiet
  }
}
