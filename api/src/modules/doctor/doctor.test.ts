import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { createGoods } from '../../testing/catalogue.ts'
import { issueToken } from '../access/testToken.ts'
import { ERP_TOKEN, harnessOn, openHarness, type Harness } from '../../testing/harness.ts'
import { office } from '../../testing/trading.ts'
import type { Channels } from '../channel/channels.ts'
import { jobs } from '../job/jobs.ts'
import { readSettings } from '../../settings.ts'
import { checkCompany, checkSettings } from './settingChecks.ts'
import type { Finding } from './findings.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness({ demo: false, smsWebhook: null })
})
afterAll(() => h.close())

const doctor = async () =>
  (await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get('/api/erp/doctor')).data as { is_ready: 0 | 1; findings: Finding[] }
const codes = (findings: readonly Finding[], level: Finding['level'] = 'missing') =>
  findings.filter((finding) => finding.level === level).map(({ code }) => code)

it('the doctor is the office’s alone', async () => {
  expect((await h.client().get('/api/erp/doctor')).status).toBe(401)
})

it('an empty shop misses warehouse, manager, goods, licences and jobs, each with how to mend it', async () => {
  const { is_ready, findings } = await doctor()
  expect(is_ready).toBe(0)
  expect(codes(findings)).toEqual(
    expect.arrayContaining(['warehouse', 'manager', 'goods', 'licence_drug', 'licence_icp', 'company', 'hot_line', 'sms', 'jobs']),
  )
  expect(findings.find(({ code }) => code === 'warehouse')).toEqual({
    code: 'warehouse',
    level: 'missing',
    text: '没有仓库',
    remedy: 'npm run erp -- warehouse 1 主仓 800.00 12.00 200.00（包邮金额、运费、起配金额）',
  })
  expect(findings.every(({ text, remedy }) => text !== '' && remedy !== '')).toBe(true)
})

it('what is brought is missed no more: warehouse, manager, goods and, apart from them, their stock', async () => {
  await office(h).post('/api/erp/warehouse', { id: '1', name: '主仓', free_over: '800.00', fee: '12.00', min_order: '200.00' })
  await office(h).post('/api/erp/manager', { name: '林素问', phone: '13800000000', is_default: '1' })
  await h.deps.db.insertInto('category').values({ id: 100, tree: 'common', parent_id: null, name: '西药' }).execute()
  await h.deps.db.insertInto('manufacturer').values({ name: '青榕制药有限公司', pinyin: 'qrzy', pinyin_full: 'qingrong' }).execute()
  await h.deps.db.insertInto('supplier').values({ name: '云汀医药有限公司' }).execute()
  const goods = await createGoods(h, { stock: 0 })
  const still = codes((await doctor()).findings)
  expect(still).toContain('stock')
  expect(still).not.toEqual(expect.arrayContaining(['warehouse']))
  expect(still.filter((code) => ['warehouse', 'manager', 'goods'].includes(code))).toEqual([])
  const lot = { lot: 'A1', produced: '2026-01-01', expires: '2030-01-01', number: '10' }
  expect((await office(h).post('/api/erp/stock/in', { goods_id: String(goods), ck_id: '1', ...lot })).status).toBe(200)
  expect(codes((await doctor()).findings)).not.toContain('stock')
})

it('a licence that has lapsed is missed, one that ends soon is a warning', async () => {
  const licence = (kind: string, no: string, expires_on: string) =>
    office(h).post('/api/erp/licence', { kind, no, holder: '演示医药有限公司', expires_on })
  const { id } = (await licence('drug', '演AA0000001', '2026-01-01')).data as { id: string }
  const soon = new Date(h.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10)
  const { id: icp } = (await licence('icp', '演ICP备0号', soon)).data as { id: string }
  const { findings } = await doctor()
  expect(findings.find(({ code }) => code === `lapsed_${id}`)?.text).toBe('药品经营许可证（演AA0000001）有效期至 2026-01-01，已过期')
  expect(codes(findings)).not.toContain('licence_drug')
  expect(codes(findings, 'warning')).toContain(`ending_${icp}`)
})

it('jobs whose last round is five rounds old stand still; those that ran lately do not', async () => {
  const ran = (name: string, secondsAgo: number) =>
    sql`insert into job (name, holder, lease_until, last_run)
    values (${name}, 'somebody', database_now(), database_now() - ${secondsAgo}::int * interval '1 s')`.execute(h.deps.db)
  for (const { name } of jobs) await ran(name, name === 'close_unpaid' ? 121 : name === 'forget_quotes' ? 17_000 : 100)
  expect((await doctor()).findings.find(({ code }) => code === 'jobs')?.text).toBe('定时任务停滞：close_unpaid')
  await sql`update job set last_run = database_now()`.execute(h.deps.db)
  expect(codes((await doctor()).findings)).not.toContain('jobs')
})

it('messages to subscribers that were given up, or tried in vain for ten minutes, are a warning', async () => {
  const { db } = h.deps
  await sql`insert into webhook (url, events, created_by, created_at) values ('https://erp.example/', '{order.*}', 'x', now())`.execute(db)
  for (const id of [1, 2, 3])
    await sql`insert into office_event (type, lane, data, at, is_gathered)
      values ('order.paid', ${`order:${id}`}, '{}', now(), true)`.execute(db)
  const deliver = (event: number, state: string, minutes: number) => {
    const at = new Date(h.clock.now().getTime() - minutes * 60_000)
    return sql`insert into webhook_delivery (webhook_id, event_id, lane, next_at, state, first_at)
      values (1, ${event}, ${`order:${event}`}, ${at}, ${state}, ${at})`.execute(db)
  }
  const told = async () => (await doctor()).findings.find(({ code }) => code === 'webhooks')?.text
  await deliver(1, 'waiting', 9)
  expect(await told()).toBeUndefined()
  await deliver(2, 'waiting', 11)
  await deliver(3, 'parked', 1)
  expect(await told()).toBe('有 2 条推送未送达')
})

it('trace codes that the national platform has not had for a day are a warning', async () => {
  const { db } = h.deps
  const told = async () => (await doctor()).findings.find(({ code }) => code === 'trace_bills')
  const hoursAgo = (hours: number) => new Date(h.clock.now().getTime() - hours * 3_600_000)
  // Deeds and bills alone: what they are of does not matter here.
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    for (const [id, hours] of [23, 25, 26].entries()) {
      await sql`insert into platform_deed (kind, at, shipment_id) values ('sale', ${hoursAgo(hours)}, ${id + 1})`.execute(connection)
      await sql`insert into platform_bill (deed_id, no, bill_type, physic_type, codes, pieces, state, reason, answered_at, next_at)
        select max(id), ${`NO-${id}`}, 201, 3, 1, 1, ${id === 2 ? 'failed' : 'waiting'}, 'x', now(),
          case when ${id === 2} then null else now() end from platform_deed`.execute(connection)
    }
    await sql`set session_replication_role = origin`.execute(connection)
  })
  expect(await told()).toMatchObject({
    text: '有 2 张追溯码单据超过一天未上传或数量不符',
    remedy: '设 TRACE_PLATFORM_*，见 docs/operations/trace-platform.md',
  })
})

it('two persons with money, none of them with tokens, and a factor each are what large sums want', async () => {
  const strict = await harnessOn(
    { db: h.deps.db, close: () => Promise.resolve() },
    { demo: false, smsWebhook: null, secondPersonFrom: 500_000 },
  )
  const told = async () =>
    ((await strict.client({ authorization: `Bearer ${ERP_TOKEN}` }).get('/api/erp/doctor')).data as { findings: Finding[] }).findings
      .filter(({ code }) => code.startsWith('second'))
      .map(({ text }) => text)
  const alone = (persons: number) => `大额提现与退款须两人办理，有资金权限的个人令牌只有 ${persons} 个`
  expect(await told()).toEqual([alone(0)])
  await issueToken(h, '王会计', 'money,access')
  await issueToken(h, '财务程序', 'money', 'program')
  expect(await told()).toEqual([alone(1), '有 1 人兼有资金与令牌权限，可为自己另建一人', '有 1 人仅凭令牌登录'])
  await issueToken(h, '李出纳', 'money')
  expect(await told()).toEqual(['有 1 人兼有资金与令牌权限，可为自己另建一人', '有 2 人仅凭令牌登录'])
  await strict.close()
})

it('a store that cannot be written to is missed', async () => {
  const before = codes((await doctor()).findings)
  expect(before).not.toContain('uploads')
  const place = join(h.deps.settings.dataDir, 'uploads')
  mkdirSync(place, { recursive: true })
  const other = await openHarness({ demo: false, dataDir: join(h.deps.settings.dataDir, 'file') })
  writeFileSync(join(h.deps.settings.dataDir, 'file'), 'no folder')
  chmodSync(join(h.deps.settings.dataDir, 'file'), 0o600)
  const answer = await other.client({ authorization: `Bearer ${ERP_TOKEN}` }).get('/api/erp/doctor')
  expect(codes((answer.data as { findings: Finding[] }).findings)).toContain('uploads')
  await other.close()
})

const SECRET = 'q7Yv2m0nT3kXoQ5s8Lw1c4Zr6Ub9'
const LIVE = {
  DEMO: '0',
  DATABASE_URL: 'postgres://db/shop',
  GATEWAY_SECRET: SECRET,
  ERP_TOKEN: SECRET,
  PUBLIC_URL: 'https://shop.cn',
  SMS_WEBHOOK_URL: 'https://sms.cn/x',
  SMS_WEBHOOK_SECRET: SECRET,
  SITE_TITLE: '衢江百草商城',
  SMTP_URL: 'smtps://mail.cn',
  SMTP_FROM: 'shop@mail.cn',
  DATA_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  SIGNING_KEYS: `k1:${Buffer.alloc(32, 8).toString('base64')}`,
}

it.each([
  ['SITE_TITLE', '', 'site_title'],
  ['GATEWAY_SECRET', '', 'gateway_secret'],
  ['GATEWAY_SECRET', 'aaaaaaaabbbbbbbb', 'gateway_secret_weak'],
  ['ERP_TOKEN', '16-characters-or-more', 'erp_token_weak'],
  ['PUBLIC_URL', 'http://shop.cn', 'public_url_http'],
  ['PUBLIC_URL', 'http://localhost:4000', 'public_url_home'],
  ['DATABASE_URL', '', 'embedded'],
  ['SMTP_URL', '', 'mail'],
  ['DATA_KEYS', '', 'data_keys'],
  ['SIGNING_KEYS', '', 'signing_keys'],
  ['SECOND_PERSON_FROM', 'off', 'second_person'],
  ['DEMO', '1', 'demo'],
])('the setting %s=%s is found as %s, and without it nothing', (name, value, code) => {
  expect(checkSettings(readSettings(LIVE))).toEqual([])
  expect(checkSettings(readSettings({ ...LIVE, [name]: value })).map((finding) => finding.code)).toEqual([code])
})

it('a shop without merchants needs an account for transfers, and the sandbox takes no money', () => {
  const settings = readSettings(LIVE)
  const company = {
    company: '某某医药有限公司',
    address: '杭州',
    hot_line: '0571-88880000',
    qq1: '',
    qq2: '',
    wechat_name: '',
    transfer_name: '某某',
    transfer_bank: '某某银行',
    transfer_no: '6222',
  }
  const found = (channels: Channels, more: Partial<typeof company> = {}) =>
    checkCompany({ channels, settings }, { ...company, ...more }).map(({ code, level }) => `${level} ${code}`)
  expect(found(new Map())).toEqual(['warning online_payment'])
  expect(found(new Map(), { transfer_no: '0000 0000 0000 0000 000' })).toEqual(['missing payment'])
  expect(found(h.deps.channels)).toEqual(['missing sandbox'])
  expect(found(new Map(), { hot_line: '400-000-0000', company: '' })).toEqual([
    'warning online_payment',
    'missing company',
    'missing hot_line',
  ])
})
