import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** A connection to Redis or Valkey that never keeps a request waiting: what it cannot answer at once it refuses. */
export type SharedStore = { readonly redis: Redis; readonly close: () => void }

const answerMs = 250
const slowestRetryMs = 2_000

export function openSharedStore(url: string, log: Logger): SharedStore {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: answerMs,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, slowestRetryMs),
  })
  let isLost = false
  // The address may hold a password, so of an error only its code is logged; once a loss, not once a try.
  redis.on('error', (error: Error) => {
    if (isLost) return
    isLost = true
    log.warn({ code: 'code' in error ? error.code : error.name }, 'redis does not answer; each gateway counts for itself until it does')
  })
  redis.on('ready', () => {
    if (isLost) log.info('redis answers again')
    isLost = false
  })
  return { redis, close: () => redis.disconnect() }
}
