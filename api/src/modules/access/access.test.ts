import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, harnessOn, openHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let goodsId: string
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  goodsId = String(await createGoods(h, {}))
})
afterAll(() => h.close())
beforeEach(() => h.clock.advance(120_000))

const withToken = (token: string, which: Harness = h) => which.client({ authorization: `Bearer ${token}` })
const owner = () => withToken(ERP_TOKEN)
type Issued = { id: string; name: string; token: string; expires_at: number; old_until: number | null }

async function issue(name: string, scopes: string, more: Record<string, string | number> = {}, by = owner()): Promise<Issued> {
  const answer = await by.post('/api/erp/token', { staff: '店主', name, kind: 'program', scopes, ...more })
  expect(answer.message).toBe('ok')
  return answer.data as Issued
}
const stockIn = (token: string, lot: string, more: Record<string, string> = {}) =>
  withToken(token).post('/api/erp/stock/in', {
    client_key: `key-${lot}-in`,
    goods_id: goodsId,
    ck_id: '1',
    lot,
    number: 5,
    produced: '2026-01-01',
    expires: '2030-01-01',
    ...more,
  })
const audited = async (action: string) =>
  h.deps.db.selectFrom('audit_log').where('action', '=', action).orderBy('id', 'desc').select(['token', 'said', 'after']).execute()

it('a named token signs by its name: what the body says is kept beside, never instead', async () => {
  const { token } = await issue('王会计', 'stock', { kind: 'person' })
  expect([(await stockIn(token, 'A1')).status, (await stockIn(token, 'A2', { staff: '李总' })).status]).toEqual([200, 200])
  expect((await stockIn(ERP_TOKEN, 'A3', { staff: '赵经理' })).status).toBe(200)
  expect((await audited('stock.in')).map(({ token: by, said, after }) => [by, said, (after as { staff: string }).staff])).toEqual([
    ['ERP_TOKEN', '赵经理', '赵经理'],
    ['王会计', '李总', '王会计'],
    ['王会计', null, '王会计'],
  ])
})

it('the owner’s key must still say who signs', async () => {
  const answer = await stockIn(ERP_TOKEN, 'A4')
  expect([answer.status, answer.message, answer.data]).toEqual([422, '请填写经办人', { errors: { staff: ['请填写经办人'] } }])
})

it('nobody can make a token with the name of the owner’s key, of another token or with blanks around it', async () => {
  await issue('刘仓管', 'stock')
  const wish = { staff: '店主', kind: 'person', scopes: 'stock' }
  const named = async (name: string) => (await owner().post('/api/erp/token', { ...wish, name })).message
  expect([await named('刘仓管'), await named('ERP_TOKEN'), await named('刘仓管 ')]).toEqual([
    '已有名为“刘仓管”的令牌，名称不能重复使用；更换密钥请用 rotate',
    '已有名为“ERP_TOKEN”的令牌，名称不能重复使用；更换密钥请用 rotate',
    '令牌名称前后不能有空格',
  ])
})

it('a secret is shown once: the database holds its SHA-256 alone', async () => {
  const { token } = await issue('一次', 'read')
  const secret = token.replace(/^erp_\d+_/, '')
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/)
  const digest = createHash('sha256').update(secret).digest('hex')
  const { rows } = await sql<{ hash: string; text: string }>`
    select encode(hash, 'hex') as hash, office_secret::text as text from office_secret order by id desc limit 1`.execute(h.deps.db)
  expect([rows[0]?.hash, rows[0]?.text.includes(secret)]).toEqual([digest, false])
  const told = JSON.stringify((await owner().get('/api/erp/token')).data)
  expect([told.includes('一次'), told.includes(secret), h.logLines.join('').includes(secret)]).toEqual([true, false, false])
})

it('a token without the scope is refused by a sentence that names it; read opens what changes nothing and shows no money', async () => {
  const { token: stock } = await issue('只管库存', 'stock')
  const { token: read } = await issue('报表', 'read')
  const said = async (token: string, path: string) => {
    const { status, message } = await withToken(token).get(path)
    return status === 200 ? 200 : message
  }
  expect([
    await said(stock, `/api/erp/stock?goods_id=${goodsId}`),
    await said(stock, '/api/erp/order'),
    await said(stock, '/api/erp/withdraw'),
    await said(read, '/api/erp/order'),
    await said(read, '/api/erp/withdraw'),
    await said(read, '/api/erp/token'),
    (await stockIn(read, 'B1')).message,
  ]).toEqual([
    200,
    '接口令牌“只管库存”没有此项权限，需要订单（orders）或只读（read）',
    '接口令牌“只管库存”没有此项权限，需要资金（money）',
    200,
    '接口令牌“报表”没有此项权限，需要资金（money）',
    '接口令牌“报表”没有此项权限，需要令牌（access）',
    '接口令牌“报表”没有此项权限，需要库存（stock）',
  ])
})

it('a rotated token has two secrets for as long as was said, never three, and is named as before', async () => {
  const first = await issue('轮换', 'read')
  const rotate = async (hours: number) => (await owner().post(`/api/erp/token/${first.id}/rotate`, { staff: '店主', hours })).data as Issued
  const works = async (...tokens: string[]) =>
    Promise.all(tokens.map(async (token) => (await withToken(token).get('/api/erp/order')).message))
  const old = '接口令牌“轮换”的密钥已更换，请使用新的密钥'

  const second = await rotate(2)
  expect(second.old_until).toBe(Math.floor(h.clock.now().getTime() / 1000) + 7200)
  expect(await works(first.token, second.token)).toEqual(['ok', 'ok'])
  h.clock.advance(7_199_000)
  expect(await works(first.token, second.token)).toEqual(['ok', 'ok'])
  h.clock.advance(1_000)
  expect(await works(first.token, second.token)).toEqual([old, 'ok'])

  const third = await rotate(2)
  const fourth = await rotate(2)
  expect(await works(second.token, third.token, fourth.token)).toEqual([old, 'ok', 'ok'])
  const fifth = await rotate(0)
  expect(await works(third.token, fourth.token, fifth.token)).toEqual([old, old, 'ok'])
})

it('an expired token says since when, and a rotation with days brings it back', async () => {
  const { id, token } = await issue('短期', 'read', { days: 1 })
  h.clock.advance(86_400_000 - 1)
  expect((await withToken(token).get('/api/erp/order')).status).toBe(200)
  h.clock.advance(1)
  const answer = await withToken(token).get('/api/erp/order')
  expect([answer.status, answer.message]).toEqual([401, expect.stringMatching(/^接口令牌“短期”已于 2026-\d\d-\d\d 到期，请更换$/)])
  expect((await owner().post(`/api/erp/token/${id}/rotate`, { staff: '店主' })).message).toBe('令牌已到期，请填写新的有效天数')
  const again = (await owner().post(`/api/erp/token/${id}/rotate`, { staff: '店主', days: 1 })).data as Issued
  expect((await withToken(again.token).get('/api/erp/order')).status).toBe(200)
})

it('a revoked token is refused at once, in every process, and stays so', async () => {
  const { id, token } = await issue('离职', 'read')
  const other = await harnessOn({ db: h.deps.db, close: () => Promise.resolve() })
  expect((await withToken(token, other).get('/api/erp/order')).status).toBe(200)
  expect((await owner().post(`/api/erp/token/${id}/revoke`, { staff: '店主' })).status).toBe(200)
  const answer = await withToken(token, other).get('/api/erp/order')
  expect([answer.status, answer.message]).toEqual([401, '接口令牌“离职”已停用'])
  expect((await owner().post(`/api/erp/token/${id}/rotate`, { staff: '店主' })).message).toBe('接口令牌“离职”已停用，请另建令牌')
  await other.close()
})

it('a token gives and takes over no more than it has itself', async () => {
  const { token } = await issue('主管', 'access,stock')
  const { id } = await issue('出纳', 'money')
  const chief = withToken(token)
  const refusals = [
    await chief.post('/api/erp/token', { name: '影子', kind: 'person', scopes: 'stock,money' }),
    await chief.post(`/api/erp/token/${id}/rotate`),
  ]
  expect(refusals.map(({ status, message }) => [status, message])).toEqual([
    [403, '接口令牌“主管”没有权限资金（money），不能授予'],
    [403, '接口令牌“主管”没有权限资金（money），不能授予'],
  ])
  await issue('下属', 'stock', {}, chief)
  expect((await audited('token.issue'))[0]).toMatchObject({ token: '主管', after: { name: '下属', scopes: ['stock'] } })
})

it('the last use of a token is known to the minute', async () => {
  const { token } = await issue('常用', 'read')
  const lastUse = async () =>
    ((await owner().get('/api/erp/token')).data as { name: string; last_used_at: number | null }[]).find(({ name }) => name === '常用')
      ?.last_used_at
  const began = Math.floor(h.clock.now().getTime() / 1000)
  const uses: unknown[] = [await lastUse()]
  for (const step of [0, 59_000, 1_000]) {
    h.clock.advance(step)
    await withToken(token).get('/api/erp/order')
    uses.push(await lastUse())
  }
  expect(uses).toEqual([null, began, began, began + 60])
})

it('who guesses is not heard for a minute, not with the owner’s key either; a named token beside it goes on', async () => {
  const { token } = await issue('旁边的', 'read')
  const guess = (text: string) => withToken(text).get('/api/erp/order')
  const wrong = [await guess(`erp_1_${'A'.repeat(43)}`), await guess('the-token-of-the-text'), await guess('short')]
  expect(wrong.map(({ status, message }) => [status, message])).toEqual(Array.from({ length: 3 }, () => [401, '接口令牌无效']))
  for (let nth = 0; nth < 18; nth++) expect((await guess(`${ERP_TOKEN}${nth}`)).status).toBe(401)
  const braked = await guess(ERP_TOKEN)
  expect([braked.status, braked.message]).toEqual([429, '操作过于频繁，请 60 秒后再试'])
  expect((await guess(token)).status).toBe(200)
  h.clock.advance(60_000)
  expect((await guess(ERP_TOKEN)).status).toBe(200)
})

it('a call without a token says how it is given', async () => {
  const { status, message } = await h.client().get('/api/erp/order')
  expect([status, message]).toEqual([401, '请以 Authorization: Bearer 提供接口令牌'])
})

it('where the settings have no key, named tokens work and nobody else finds the calls', async () => {
  const { token } = await issue('没有主钥匙', 'read')
  const without = await harnessOn({ db: h.deps.db, close: () => Promise.resolve() }, { erpToken: null })
  const statuses = await Promise.all(
    [withToken(token, without), withToken(ERP_TOKEN, without), without.client()].map(
      async (client) => (await client.get('/api/erp/order')).status,
    ),
  )
  expect(statuses).toEqual([200, 404, 404])
  await without.close()
})

it('uploads are read by tokens that work on what they hang on', async () => {
  const { token: stock } = await issue('看不到图片', 'stock,goods')
  const { token: members } = await issue('看证照', 'members')
  const path = `/files/upload/${'A'.repeat(43)}.jpg`
  expect([(await withToken(stock).get(path)).status, (await withToken(members).get(path)).message]).toEqual([403, '文件不存在'])
})
