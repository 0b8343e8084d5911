import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../../../settings.ts'
import type { UploadStore } from './uploadStore.ts'

/** For a whole call: well within what a gateway waits, and 5 MB need 640 kB a second. */
const TIMEOUT_MS = 8_000

/** Any store that speaks S3, addressed by path so that it needs no name of its own for each bucket. */
export function s3Store({ endpoint, bucket, accessKey, secretKey, region, timeoutMs = TIMEOUT_MS }: S3Settings): UploadStore {
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3', retries: 0 })
  const address = (key: string): string => `${endpoint.href.replace(/\/$/, '')}/${bucket}/upload/${key}`
  /** A request is signed first and sent by itself: only so is it certain that the signal ends it. */
  const send = async (init: RequestInit, key: string, signal: AbortSignal): Promise<Response> =>
    fetch(await client.sign(address(key), init), { signal })
  return {
    save: (key, bytes, mime) =>
      within(timeoutMs, async (signal) => {
        const body = new Uint8Array(bytes)
        const answer = await send(
          { method: 'PUT', body, headers: { 'content-type': mime, 'x-amz-content-sha256': await sha256(body) } },
          key,
          signal,
        )
        await answer.body?.cancel()
        if (!answer.ok) throw new Error(`the object store answered ${answer.status} to a PUT`)
      }),
    get: (key) =>
      within(timeoutMs, async (signal) => {
        const answer = await send({}, key, signal)
        if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
        await answer.body?.cancel()
        if (answer.status === 404) return null
        throw new Error(`the object store answered ${answer.status} to a GET`)
      }),
    remove: (key) =>
      within(timeoutMs, async (signal) => {
        const answer = await send({ method: 'DELETE' }, key, signal)
        await answer.body?.cancel()
        if (!answer.ok && answer.status !== 404) throw new Error(`the object store answered ${answer.status} to a DELETE`)
      }),
  }
}

/** Ends at its time whatever the connection does. */
async function within<T>(ms: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const over = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    over.reject(new Error(`the object store did not answer in ${ms} ms`))
    controller.abort()
  }, ms)
  try {
    return await Promise.race([call(controller.signal), over.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Signed with the request, so that what arrives is what was sent. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
}
