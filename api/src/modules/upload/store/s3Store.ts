import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../../../settings.ts'
import type { UploadStore } from './uploadStore.ts'

const TIMEOUT_MS = 20_000

/** Any store that speaks S3, addressed by path so that it needs no name of its own for each bucket. */
export function s3Store({ endpoint, bucket, accessKey, secretKey, region }: S3Settings): UploadStore {
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3', retries: 0 })
  const address = (key: string): string => `${endpoint.href.replace(/\/$/, '')}/${bucket}/upload/${key}`
  return {
    async put(key, bytes, mime) {
      const body = new Uint8Array(bytes)
      const answer = await client.fetch(address(key), { method: 'PUT', body, headers: { 'content-type': mime, 'x-amz-content-sha256': await sha256(body) }, signal: AbortSignal.timeout(TIMEOUT_MS) })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the object store answered ${answer.status} to a PUT`)
    },
    async get(key) {
      const answer = await client.fetch(address(key), { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
      await answer.body?.cancel()
      if (answer.status === 404) return null
      throw new Error(`the object store answered ${answer.status} to a GET`)
    },
    async remove(key) {
      const answer = await client.fetch(address(key), { method: 'DELETE', signal: AbortSignal.timeout(TIMEOUT_MS) })
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) throw new Error(`the object store answered ${answer.status} to a DELETE`)
    },
  }
}

/** Signed with the request, so that what arrives is what was sent. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
}
