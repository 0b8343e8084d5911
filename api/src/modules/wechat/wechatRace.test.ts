import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import { textOf } from '../account-entry/testEntry.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())

async function askQr(client: TestClient, scene: string): Promise<{ scan: string; callback: (code: string) => string }> {
  const answer = await client.get(`/api/user/wechat/qr?scene=${scene}`)
  const state = new URL(textOf(answer, 'qr')).searchParams.get('state') ?? ''
  return { scan: textOf(answer, 'scan'), callback: (code) => `/wechat/callback?state=${state}&code=${code}` }
}

it('binds a WeChat user to one of six accounts that ask at once, and says so to the others', async () => {
  const codes = []
  for (let nth = 0; nth < 6; nth++) codes.push(await askQr(await logIn(h, await createPerson(h)), 'bind'))
  const pages = await Promise.all(codes.map(({ callback }) => h.app.inject(callback('demo-race'))))
  expect(pages.filter(({ body }) => body.includes('已同意'))).toHaveLength(1)
  expect(pages.filter(({ body }) => body.includes('无法绑定'))).toHaveLength(5)
  expect(await h.deps.db.selectFrom('wechat_binding').where('open_id', '=', 'demo:race').select('account_id').execute()).toHaveLength(1)
})

it('lets one of two answers to a code count, and gives one session for a scan that is used twenty times at once', async () => {
  const owner = await logIn(h, await createPerson(h))
  await h.app.inject((await askQr(owner, 'bind')).callback('demo-owner'))
  const { scan, callback } = await askQr(h.client(), 'login')
  await Promise.all([h.app.inject(callback('demo-owner')), h.app.inject(callback('demo-owner'))])
  const answers = await Promise.all(Array.from({ length: 20 }, () => h.client().post('/api/auth/login_wechat', { scan })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(19)
})
