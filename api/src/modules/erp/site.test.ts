import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import { office } from '../../testing/trading.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())
beforeEach(() => h.clock.advance(60_000))

/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const common = async () => (await h.client().get('/api/focus/common')).data as { common_config: { wechat_code: string | null } }
const set = (fields: Record<string, string>) => office(h).post('/api/erp/site', fields)

it('whom to turn to is told to visitors: the hotline and two QQ numbers, and no WeChat code before it is set', async () => {
  expect(await common()).toMatchObject({
    common_config: {
      hot_line: '400-000-0000',
      qq1: '800000001',
      qq2: '800000002',
      wechat_code: null,
      login_ways: ['password', 'code', 'wechat'],
    },
  })
})

it('staff set the WeChat code of the shop as a picture, and clear it again', async () => {
  expect((await set({ wechat_code: PNG })).status).toBe(200)
  h.clock.advance(60_000)
  const { wechat_code: address } = (await common()).common_config
  expect(address).toMatch(/^\/files\/site\/wechat-[0-9a-f]{12}\.png$/)
  const picture = await h.app.inject(address ?? '')
  expect([picture.statusCode, picture.headers['content-type'], picture.rawPayload.toString('base64')]).toEqual([200, 'image/png', PNG])
  expect((await h.app.inject('/files/site/wechat-000000000000.png')).statusCode).toBe(404)
  expect((await set({ reports_url: '' })).status).toBe(200)
  expect((await common()).common_config.wechat_code).toBe(address)
  await set({ wechat_code: '' })
  h.clock.advance(60_000)
  expect((await common()).common_config.wechat_code).toBe(null)
})

it.each([
  [{ wechat_code: Buffer.from('<svg/>').toString('base64') }, { wechat_code: ['仅支持 JPG、PNG、WebP 图片'] }],
  [{ reports_url: 'javascript:alert(1)' }, { reports_url: ['质检报告查询页须为 https 地址'] }],
  [{ reports_url: 'http://reports.example' }, { reports_url: ['质检报告查询页须为 https 地址'] }],
])('the site is not set to %j', async (fields, errors) => {
  expect(await set(fields)).toMatchObject({ status: 422, data: { errors } })
})

it('the quality-inspection link is the page that staff set, else the message alone', async () => {
  const client = await logIn(h, await createPerson(h))
  const link = async () => ((await client.get('/api/user/base')).data as { quality_inspection: unknown }).quality_inspection
  const msg = '质检报告请联系客户经理获取'
  expect(await link()).toEqual({ quality_inspection_url: null, msg })
  await set({ reports_url: 'https://reports.example/look' })
  h.clock.advance(60_000)
  expect(await link()).toEqual({ quality_inspection_url: 'https://reports.example/look', msg })
})
