import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pngBytes } from '../../../testing/uploads.ts'
import { s3Store } from './s3Store.ts'

const ACCESS = 'AKTEST'
const SECRET = 'a-secret-of-the-tests'
const REGION = 'cn-north-1'
const KEY = `${'k'.repeat(43)}.png`

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** AWS Signature Version 4, as its published description says, from what really arrived. */
function isSigned(req: IncomingMessage, body: Uint8Array): boolean {
  const found =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      req.headers.authorization ?? '',
    )
  if (found === null) return false
  const [, access, day = '', region = '', signedHeaders = '', signature] = found
  const { 'x-amz-date': date = '', 'x-amz-content-sha256': digest = '' } = req.headers as Record<string, string>
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return false
  const [path = '', query = ''] = (req.url ?? '').split('?')
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(req.headers[name]).trim()}\n`)
    .join('')
  const canonical = [req.method, path, query, headers, signedHeaders, digest].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${SECRET}`, day), region))
  return access === ACCESS && region === REGION && signature === hmac(key, text).toString('hex')
}

/** A small object store: PUT, GET and DELETE of signed requests, in memory. */
async function startStore(): Promise<{ server: Server; objects: Map<string, { bytes: Buffer; type: string }>; digests: string[] }> {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const digests: string[] = []
  const server = createServer(
    (req, res) =>
      void (async () => {
        const body = Buffer.concat(await req.toArray())
        const path = req.url ?? ''
        digests.push(String(req.headers['x-amz-content-sha256']))
        if (!isSigned(req, body)) return res.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
        if (req.method === 'PUT') {
          objects.set(path, { bytes: body, type: String(req.headers['content-type']) })
          return res.writeHead(200).end()
        }
        if (req.method === 'DELETE') {
          objects.delete(path)
          return res.writeHead(204).end()
        }
        const object = objects.get(path)
        return object === undefined
          ? res.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
          : res.writeHead(200, { 'content-type': object.type }).end(object.bytes)
      })(),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, objects, digests }
}

let remote: Awaited<ReturnType<typeof startStore>>
beforeAll(async () => {
  remote = await startStore()
})
afterAll(() => {
  remote.server.close()
})

const storeWith = (changes: { secretKey?: string; region?: string } = {}) =>
  s3Store({
    endpoint: new URL(`http://127.0.0.1:${(remote.server.address() as AddressInfo).port}/`),
    bucket: 'papers',
    accessKey: ACCESS,
    secretKey: SECRET,
    region: REGION,
    ...changes,
  })

describe('a store that speaks S3', () => {
  it('a store that speaks S3 is given each file signed with what is in it, and gives it back', async () => {
    const bytes = pngBytes()
    await storeWith().save(KEY, bytes, 'image/png')
    expect([...remote.objects.entries()]).toEqual([[`/papers/upload/${KEY}`, { bytes, type: 'image/png' }]])
    expect(remote.digests).toEqual([sha256(bytes)])
    expect(Buffer.from((await storeWith().get(KEY)) ?? [])).toEqual(bytes)
    expect(await storeWith().get(`${'m'.repeat(43)}.png`)).toBeNull()
    await storeWith().remove(KEY)
    expect([await storeWith().get(KEY), remote.objects.size]).toEqual([null, 0])
  })

  it('a store that refuses the signature is a fault, not a missing file', async () => {
    await expect(storeWith({ secretKey: 'another' }).save(KEY, pngBytes(), 'image/png')).rejects.toThrow('answered 403 to a PUT')
    await expect(storeWith({ region: 'elsewhere' }).get(KEY)).rejects.toThrow('answered 403 to a GET')
    await expect(storeWith({ secretKey: 'another' }).remove(KEY)).rejects.toThrow('answered 403 to a DELETE')
  })
})
