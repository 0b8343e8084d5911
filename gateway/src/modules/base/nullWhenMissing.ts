import { isMissing } from '../../errors/gatewayError.ts'

/** For fields that are null when the marketplace does not have the thing, or not for this caller. */
export async function nullWhenMissing<T>(fetch: Promise<T>): Promise<T | null> {
  try {
    return await fetch
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
