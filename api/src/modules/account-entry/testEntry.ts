import type { SmsScene } from '../../db/tables/accountEntry.ts'
import type { Harness } from '../../testing/harness.ts'
import type { TestAnswer, TestClient } from '../../testing/testClient.ts'

let phones = 0

/** A number nobody has yet. */
export function freshPhone(): string {
  return `159${String(++phones).padStart(8, '0')}`
}

/** A text out of an answer's data. */
export function textOf(answer: TestAnswer, field: string): string {
  const { data } = answer
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, field) : undefined
  if (typeof value !== 'string') throw new Error(`no ${field} in ${JSON.stringify(data)} (${String(answer.message)})`)
  return value
}

/** What the demo's outbox page shows, newest first. */
export async function outbox(h: Harness): Promise<{ phone: string; text: string }[]> {
  const { body } = await h.app.inject('/outbox')
  return [...body.matchAll(/<td class="n">(1\d{10})<\/td><td class="n">[^<]*<\/td><td>([^<]*)<\/td>/g)].map(
    ([, phone = '', text = '']) => ({ phone, text }),
  )
}

/** Asks for a code a good while after the last and reads it where a tester would. */
export async function askCode(h: Harness, phone: string, scene: SmsScene, client: TestClient = h.client()): Promise<string> {
  h.clock.advance(61_000)
  const answer = await client.post('/api/user/create_code', { phone, scene })
  if (answer.status !== 200) throw new Error(`no code: ${String(answer.message)}`)
  const sent = (await outbox(h)).find((message) => message.phone === phone)
  const code = /验证码 (\d{6})/.exec(sent?.text ?? '')?.[1]
  if (code === undefined) throw new Error(`nothing was sent to ${phone}`)
  return code
}

/** A code that is not this one. */
export function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000'
}

/** A ticket for a step 2, the way a buyer comes by it. */
export async function askTicket(h: Harness, path: string, phone: string, scene: SmsScene): Promise<string> {
  return textOf(await h.client().post(path, { phone, code: await askCode(h, phone, scene) }), 'ticket')
}

let shops = 0

/** A shop's fields as a form sends them, all in order. */
export function shopForm(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { kind: 'pharmacy', company: `新开大药房${++shops}店`, province: '330000', city: '330100', district: '330106', ...changes }
}

export function personForm(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  const password = 'correct horse 7'
  return { username: `newshop${++shops}`, password, password_confirmation: password, name: '白芷', ...shopForm(), ...changes }
}
