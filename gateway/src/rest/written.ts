import { GatewayError } from '../errors/gatewayError.ts'

/**
 * What a write answered. Where that cannot be read, the thing itself is read instead; null where that fails too. The host
 * has done the write: it is neither called failed nor sent again.
 */
export async function written<T>(read: () => T, fetch: () => Promise<T | null> = () => Promise.resolve(null)): Promise<T | null> {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
  }
  try {
    return await fetch()
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return null
  }
}
