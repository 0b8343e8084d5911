import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { pngBytes } from '../../testing/uploads.ts'
import { forgetUnclaimed } from './forget.service.ts'
import { fileForm, FORM_TYPE } from './testForm.ts'

/** A store that takes what it is sent and says nothing, or stops in the middle; until it is told to behave. */
const objects = new Map<string, Buffer>()
let behaviour: 'fine' | 'silent' | 'stalled' = 'fine'
const answer: RequestListener = (req, res) =>
  void (async () => {
    const body = Buffer.concat(await req.toArray())
    const path = req.url ?? ''
    if (req.method === 'PUT') objects.set(path, body)
    if (req.method === 'DELETE') objects.delete(path)
    if (behaviour === 'stalled') res.writeHead(200).write('half of it')
    else if (behaviour === 'fine')
      res.writeHead(req.method === 'GET' && !objects.has(path) ? 404 : 200).end(req.method === 'GET' ? objects.get(path) : undefined)
  })()

let server: Server
let h: Harness
let client: TestClient
let owner: Person
beforeAll(async () => {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  h = await openHarness({ s3: { endpoint, bucket: 'papers', accessKey: 'a', secretKey: 's', region: 'r', timeoutMs: 2_000 } })
  owner = await createPerson(h)
  client = await logIn(h, owner)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await h.close()
})

const cookies = () => ({ sid: client.cookie('sid') ?? '' })
async function send(): Promise<{ status: number; message: string; key: string | undefined }> {
  const sent = await h.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { 'content-type': FORM_TYPE },
    cookies: cookies(),
    payload: fileForm(pngBytes()),
  })
  const body = sent.json<{ message: string; data: { key?: string } | null }>()
  return { status: sent.statusCode, message: body.message, key: body.data?.key }
}
const state = async () => (await h.app.inject('/readyz')).json<unknown>()
const BUSY = '文件服务暂时没有响应，请稍后再试'
const lines = () => h.logLines.filter((line) => line.includes('the store of uploads failed'))

describe('a store that hangs', () => {
  it('a store that hangs holds an upload for its bound and no longer; the buyer is told to come back, operators see it, and readiness stays', async () => {
    behaviour = 'silent'
    expect(await send()).toEqual({ status: 503, message: BUSY, key: undefined })
    expect(await state()).toMatchObject({ status: 'ready', store: 'away' })
    expect(lines()).toEqual([expect.stringMatching(/failed to put after \d+ ms.*did not answer in 2000 ms/)])
    expect((await client.get('/api/user/base')).status).toBe(200)
    behaviour = 'fine'
    expect((await send()).status).toBe(200)
    expect(await state()).toMatchObject({ status: 'ready', store: expect.stringMatching(/^(fine|slow)$/) })
  })

  it('a store that hangs holds a download no longer either, even when it stops in the middle', async () => {
    const { key } = await send()
    for (const way of ['silent', 'stalled'] as const) {
      behaviour = way
      const got = await h.app.inject({ url: `/files/upload/${key}`, cookies: cookies() })
      expect([way, got.statusCode, got.json()]).toEqual([way, 503, expect.objectContaining({ message: BUSY })])
    }
    behaviour = 'fine'
    expect((await h.app.inject({ url: `/files/upload/${key}`, cookies: cookies() })).rawPayload).toEqual(pngBytes())
  })

  it('a store that hangs may have kept what it never answered for: that is forgotten with the rest that nobody claimed', async () => {
    objects.clear()
    behaviour = 'silent'
    expect((await send()).status).toBe(503)
    expect(objects.size).toBe(1)
    h.clock.advance(86_401_000)
    const told: string[] = []
    expect(await forgetUnclaimed(h.deps, (_, what) => void told.push(what))).toBe(0)
    expect(told.length).toBeGreaterThan(0)
    behaviour = 'fine'
    expect(
      await forgetUnclaimed(h.deps, (error) => {
        throw error
      }),
    ).toBeGreaterThan(0)
    expect(objects.size).toBe(0)
  })
})
