import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { readSettings } from '../../settings.ts'
import { freshPhone, otherThan } from '../account-entry/testEntry.ts'
import { webhookSender } from './webhookSender.ts'

const SECRET = 'the-secret-of-the-sms-gateway'
const CREATE = '/api/user/create_code'

interface Delivery {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let server: Server
let url: URL
const deliveries: Delivery[] = []
let waiting: ((delivery: Delivery) => void) | null = null
let respond: (response: ServerResponse) => void = (response) => response.end('ok')

const nextDelivery = () =>
  new Promise<Delivery>((resolve) => {
    waiting = resolve
  })

let h: Harness
let person: Person
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      const delivery = { headers: request.headers, body }
      deliveries.push(delivery)
      waiting?.(delivery)
      respond(response)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  url = new URL(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/sms`)
  h = await openHarness({ demo: false, smsWebhook: { url, secret: SECRET } })
  person = await createPerson(h)
})
afterAll(async () => {
  await h.close()
  server.closeAllConnections()
  server.close()
})

const message = {
  id: 'a1',
  phone: '13800000001',
  scene: 'login',
  code: '123456',
  text: '验证码 123456',
  at: new Date('2026-11-21T10:00:00+08:00'),
} as const

describe('its settings', () => {
  it('the settings of the webhook are an address and a secret of 16 characters, or neither', () => {
    expect(readSettings({}).smsWebhook).toBeNull()
    expect(readSettings({ SMS_WEBHOOK_URL: 'https://sms.example/x', SMS_WEBHOOK_SECRET: SECRET }).smsWebhook).toEqual({
      url: new URL('https://sms.example/x'),
      secret: SECRET,
    })
    for (const env of [
      { SMS_WEBHOOK_URL: 'https://sms.example/x' },
      { SMS_WEBHOOK_URL: 'https://sms.example/x', SMS_WEBHOOK_SECRET: 'short' },
    ]) {
      expect(() => readSettings(env)).toThrow('SMS_WEBHOOK_SECRET must have at least 16 characters when SMS_WEBHOOK_URL is set.')
    }
    expect(() => readSettings({ SMS_WEBHOOK_URL: 'ftp://sms.example', SMS_WEBHOOK_SECRET: SECRET })).toThrow(
      'SMS_WEBHOOK_URL must be a web address',
    )
  })
})

describe('the webhook', () => {
  it('the webhook gets the message as JSON, signed, and its code opens a session', async () => {
    const delivered = nextDelivery()
    expect((await h.client().post(CREATE, { phone: person.phone, scene: 'login' })).status).toBe(200)
    const { headers, body } = await delivered
    const timestamp = String(headers['x-sms-timestamp'])
    expect(timestamp).toBe(String(Math.floor(h.clock.now().getTime() / 1000)))
    expect(headers['x-sms-signature']).toBe(`sha256=${createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')}`)
    const sent = JSON.parse(body) as Record<string, string>
    expect(sent).toMatchObject({
      phone: person.phone,
      scene: 'login',
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      code: expect.stringMatching(/^\d{6}$/),
    })
    expect(sent['text']).toContain(sent['code'])
    expect((await h.client().post('/api/auth/login_code', { phone: person.phone, code: otherThan(String(sent['code'])) })).status).toBe(400)
    expect((await h.client().post('/api/auth/login_code', { phone: person.phone, code: String(sent['code']) })).status).toBe(200)
  })

  it('the webhook is told nothing of a phone that gets no code, and puts nothing in an outbox', async () => {
    const before = deliveries.length
    expect((await h.client().post(CREATE, { phone: freshPhone(), scene: 'login' })).status).toBe(200)
    const other = await createPerson(h)
    const delivered = nextDelivery()
    await h.client().post(CREATE, { phone: other.phone, scene: 'login' })
    await delivered
    expect(deliveries).toHaveLength(before + 1)
    expect(await h.deps.db.selectFrom('sms_outbox').select('id').execute()).toEqual([])
    expect((await h.app.inject('/outbox')).statusCode).toBe(404)
  })

  it('the webhook is not waited for: the answer takes no longer than for an unknown phone', async () => {
    const other = await createPerson(h)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      respond = (response) => {
        release = () => response.end('ok')
        resolve()
      }
    })
    expect((await h.client().post(CREATE, { phone: other.phone, scene: 'login' })).status).toBe(200)
    await held
    release()
    respond = (response) => response.end('ok')
  })

  it('the webhook may fail: the buyer sees the same, the operator a log line without phone or code', async () => {
    const other = await createPerson(h)
    respond = (response) => response.writeHead(500).end('no credit')
    const failing = await openHarness({ demo: false, smsWebhook: { url, secret: SECRET } })
    const buyer = await createPerson(failing)
    expect(await failing.client().post(CREATE, { phone: buyer.phone, scene: 'login' })).toMatchObject({
      status: 200,
      data: { retry_after: 60 },
    })
    await failing.close()
    const line = failing.logLines.find((logLine) => logLine.includes('an SMS could not be handed over')) ?? ''
    expect(line).toContain('the SMS webhook answered 500')
    for (const secret of [buyer.phone, other.phone, 'no credit', SECRET]) expect(line).not.toContain(secret)
    respond = (response) => response.end('ok')
  })

  it('the webhook is given up after its limit, and never followed elsewhere', async () => {
    respond = () => {}
    await expect(webhookSender({ url, secret: SECRET }, 30).send(message)).rejects.toThrow(/timeout/i)
    respond = (response) => response.writeHead(307, { location: '/elsewhere' }).end()
    // Told apart by its id: what was given up may still arrive.
    const id = 'redirected'
    await expect(webhookSender({ url, secret: SECRET }).send({ ...message, id })).rejects.toThrow()
    expect(deliveries.filter(({ body }) => body.includes(id))).toHaveLength(1)
    respond = (response) => response.end('ok')
  })

  it('the webhook is waited for when the server stops', async () => {
    const closing = await openHarness({ demo: false, smsWebhook: { url, secret: SECRET } })
    const buyer = await createPerson(closing)
    const before = deliveries.length
    await closing.client().post(CREATE, { phone: buyer.phone, scene: 'login' })
    await closing.close()
    expect(deliveries).toHaveLength(before + 1)
  })
})
