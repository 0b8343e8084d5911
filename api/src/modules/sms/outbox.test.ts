import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { outbox } from '../account-entry/testEntry.ts'
import { insertOutbox } from './sms.repo.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())

it('is a Chinese page without script that nobody may frame or cache', async () => {
  const page = await h.app.inject('/outbox')
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  })
  expect(page.body).toContain('<html lang="zh-CN">')
  expect(page.body).toContain('还没有短信')
  expect(page.body).not.toMatch(/<script|http-equiv="refresh"/i)
})

it('shows the last 50, newest first, and markup as text', async () => {
  const at = h.clock.now()
  for (let i = 1; i <= 60; i++)
    await insertOutbox(h.deps.db, { phone: `1380000${String(i).padStart(4, '0')}`, scene: 'login', text: `第${i}条`, at })
  const shown = await outbox(h)
  expect(shown).toHaveLength(50)
  expect(shown[0]).toEqual({ phone: '13800000060', text: '第60条' })
  expect(shown.at(-1)?.text).toBe('第11条')
  await insertOutbox(h.deps.db, { phone: '13800000061', scene: 'login', text: '<img src=x onerror="alert(1)">&', at })
  const { body } = await h.app.inject('/outbox')
  expect(body).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;')
  expect(body).not.toContain('<img')
  expect(body).toContain('2026-11-21 10:00')
})

it('keeps no more than 500', async () => {
  for (let i = 0; i < 505; i++) await insertOutbox(h.deps.db, { phone: '13800000099', scene: 'login', text: 'x', at: h.clock.now() })
  expect(await h.deps.db.selectFrom('sms_outbox').select('id').execute()).toHaveLength(500)
})
