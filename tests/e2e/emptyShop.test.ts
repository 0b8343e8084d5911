import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock, systemPause, systemRandom, type Deps } from '../../api/src/deps.ts'
import { readSettings } from '../../api/src/settings.ts'
import { createPerson } from '../../api/src/testing/people.ts'
import { lendDatabase, type LentDatabase } from '../../api/src/testing/testDatabase.ts'
import { ROOT } from '../../scripts/lib/paths.ts'
import { addressOf, knownRoutes } from '../support/addresses.ts'
import { GraphQLClient } from '../support/graphqlClient.ts'
import { type Stack, startStack } from '../support/stack.ts'

const SECRETS = { GATEWAY_SECRET: 'q7Yv2m0nT3kXoQ5s8Lw1c4Zr6Ub9', ERP_TOKEN: 'w5Kp8s1nT3kXoQ5s8Lw1c4Zr6Ub0' }
const folder = mkdtempSync(join(tmpdir(), 'empty-shop-'))
/** What stands in the place of a page that failed. */
const BROKEN = /页面暂时打不开|系统繁忙/

/** `helpPay` is an article of the help centre. */
const MISSING = new Set(['notFound', 'noActivity', 'helpPay', 'plan'])

let lent: LentDatabase
let stack: Stack
let cookie = ''
const logged: string[] = []
beforeAll(async () => {
  lent = await lendDatabase(folder)
  const { db, close } = await lent.open()
  // Nothing but one approved shop: what it sees is what its office has not filled yet.
  const given = { clock: systemClock, random: systemRandom, pause: systemPause, settings: readSettings({}), channels: new Map() }
  const deps: Deps = { ...given, db, replicas: null }
  const { username } = await createPerson({ deps })
  await close()
  stack = await startStack({ embedded: true, env: { ...lent.env, ...SECRETS, DEMO: '0' }, onOutput: (text) => logged.push(text) })
  const client = new GraphQLClient(stack.gateway)
  expect(await client.logIn(username)).toMatchObject({ data: { login: { viewer: { company: '测试药房1' } } } })
  cookie = client.cookie
})
afterAll(async () => {
  await stack.stop()
  await lent.remove()
  rmSync(folder, { recursive: true, force: true })
})

interface Opened {
  readonly status: number
  readonly to: string
  readonly html: string
}

async function open(address: string, headers: Record<string, string> = {}): Promise<Opened> {
  const answer = await fetch(stack.gateway + address, { redirect: 'manual', headers: { accept: 'text/html', ...headers } })
  return { status: answer.status, to: answer.headers.get('location') ?? '', html: await answer.text() }
}

/** Everything is addressed by the number 1, which an empty shop does not have: there, and only there, nothing may be found. */
const pages = knownRoutes().flatMap(({ name, title, patterns }) =>
  patterns.map((pattern) => [addressOf(pattern, {}), title, pattern.includes('{') || MISSING.has(name)] as const),
)

it.each(pages)('every page of an empty shop stands or leads on: %s (%s)', async (address, _title, mayBeMissing) => {
  const [visitor, member] = [await open(address), await open(address, { cookie })]
  for (const { status, html } of [visitor, member]) {
    expect(mayBeMissing ? [200, 302, 404] : [200, 302]).toContain(status)
    expect(BROKEN.exec(html)?.[0]).toBeUndefined()
  }
})

it.each([
  ['/list', '没有'],
  ['/', '商品正在上架，请稍后再来'],
  ['/news', '还没有发布资讯'],
  ['/price', '今天还没有行情'],
  ['/zzgs', '还没有公示资质'],
])('the page %s of an empty shop says kindly that there is nothing', async (address, words) => {
  const { status, html } = await open(address)
  expect([status, html.includes(words)]).toEqual([200, true])
})

/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const SHOP = {
  company: { company: '某某医药有限公司', address: '某省某市某路 1 号', hot_line: '0571-88880000' },
  licences: [
    { kind: 'business', no: '91330000MA00000000', holder: '某某医药有限公司' },
    { kind: 'drug', no: '浙AA5710000', holder: '某某医药有限公司', expires_on: '2099-02-28', picture: 'drug.png' },
  ],
  warehouses: [{ id: '1', name: '主仓', free_over: '800.00', fee: '12.00', min_order: '200.00' }],
  managers: [{ name: '林素问', phone: '13800000000', is_default: '1' }],
}

/** As the operator runs it, at the office's own address. */
async function erp(...words: readonly string[]): Promise<{ code: number | null; says: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/erp.ts'), ...words], {
    env: { ...process.env, API_URL: stack.api, ERP_TOKEN: SECRETS.ERP_TOKEN },
  })
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => parts.push(text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, says: parts.join('') }
}

it('the office fills an empty shop from a file, again without a change, and visitors see its licences', async () => {
  const file = join(folder, 'shop.json')
  writeFileSync(file, JSON.stringify(SHOP))
  writeFileSync(join(folder, 'drug.png'), Buffer.from(PNG, 'base64'))
  const before = await erp('doctor')
  expect([before.code, before.says]).toEqual([1, expect.stringContaining('缺  没有仓库。npm run erp -- warehouse 1 主仓')])

  const first = await erp('init', file)
  expect(first.code).toBe(0)
  expect(first.says).toContain('企业信息：已设 company、address、hot_line\n仓库 1：新增\n客户经理 林素问：新增\n资质 business')
  expect(first.says).not.toContain('没有仓库')
  const again = await erp('init', file)
  expect(again.says.split('\n').slice(0, 5)).toEqual([
    '企业信息：未变',
    '仓库 1：未变',
    '客户经理 林素问：未变',
    '资质 business 91330000MA00000000：未变',
    '资质 drug 浙AA5710000：未变',
  ])
  const after = await erp('doctor')
  expect([after.code, after.says]).toEqual([1, expect.stringContaining('缺  没有在售商品。')])

  const { html } = await open('/zzgs')
  for (const words of ['浙AA5710000', '2099-02-28', '某省某市某路 1 号']) expect(html).toContain(words)
  const picture = /\/files\/licence\/[\w-]+\.png/.exec(html)?.[0] ?? ''
  expect((await fetch(stack.gateway + picture)).headers.get('content-type')).toBe('image/png')
})

it('neither server of the empty shop has logged an error', () => {
  expect(logged.filter((text) => /"level":(5|6)0|"level":"(error|fatal)"/.test(text))).toEqual([])
})
