import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { tell } from '../message/message.service.ts'
import { sendMessages } from './send.service.ts'

let h: Harness
let server: Server
let person: Person
let status = 200
const received: Record<string, unknown>[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      received.push(JSON.parse(body) as Record<string, unknown>)
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`)
  h = await openHarness({ demo: false, smsWebhook: { url, secret: 'the-secret-of-the-sms' } })
  h.clock.advance(86_400_000 - (h.clock.now().getTime() % 86_400_000) + 2 * 3_600_000)
})
afterAll(async () => {
  await h.close()
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  received.length = 0
  await sql`delete from message_sending`.execute(h.deps.db)
  person = await createPerson(h)
  await tell(h.deps, {
    memberId: person.memberId,
    kind: 'paper_lapsing',
    ref: 'certificate:1:soon',
    title: '营业执照还有 7 天到期',
    body: '请提前上传新证。',
    url: '/zzzj',
  })
})
const round = () => sendMessages(h.deps, (error) => expect.fail(String(error)))
const states = async () =>
  (await h.deps.db.selectFrom('message_sending').select(['state', 'attempts', 'error']).execute()).map(
    ({ state, attempts, error }) => `${state} ${attempts} ${error ?? ''}`,
  )

it('a paper about to lapse is told by SMS too: no code, its kind and its words for gateways that send by templates', async () => {
  status = 200
  await round()
  expect(received).toEqual([
    {
      id: expect.stringMatching(/^notice-\d+$/),
      phone: person.phone,
      scene: 'notice',
      code: null,
      text: '【康采医药批发】营业执照还有 7 天到期：请提前上传新证。',
      at: expect.any(Number),
      kind: 'paper_lapsing',
      title: '营业执照还有 7 天到期',
      body: '请提前上传新证。',
    },
  ])
  expect(await states()).toEqual(['sent 1 '])
})

it.each([
  [400, 'failed 1 HTTP 400', 1],
  [429, 'sent 2 ', 2],
  [503, 'sent 2 ', 2],
])('a gateway that answers a notice with %i leaves it %s, under one id', async (first, state, calls) => {
  status = first
  await round()
  status = 200
  h.clock.advance(12_000)
  await round()
  expect([await states(), received.length, new Set(received.map(({ id }) => id)).size]).toEqual([[state], calls, 1])
})
