import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { time } from './erp/command.ts'
import { answer } from './erp/commands.ts'
import { orderCommands } from './erp/orders.ts'
import { importCommands } from './erp/imports.ts'
import { prizeCommands } from './erp/prizes.ts'
import { tokenCommands } from './erp/tokens.ts'
import { webhookCommands } from './erp/webhooks.ts'

const ERP = new URL('./erp.ts', import.meta.url).pathname

const nothing = () => Promise.resolve({})
const shop = { get: nothing, post: nothing, send: nothing, download: () => Promise.resolve(new Uint8Array()) }

const asked = async (...words: readonly string[]) => {
  const { code, err = '' } = await answer(words, () => Promise.resolve(shop))
  return { status: code, says: err.split('\n') }
}

it.each([
  ['a shop', ['shop', 'role'], '缺少 SHOP。'],
  ['an account', ['shop', 'role', '1'], '缺少 ACCOUNT。'],
  ['a role', ['shop', 'role', '1', '2'], '缺少 ROLE。'],
  ['an order', ['advance'], '缺少 ORDER。'],
  ['a step', ['advance', '12'], '缺少 STEP。'],
  ['what is to end', ['offer', 'end'], '缺少 KIND。'],
  ['a day', ['offer', 'end', 'day_price'], '缺少 DAY。'],
  ['goods', ['offer', 'end', 'zone_price', 'welfare'], '缺少 GOODS。'],
  ['a prize', ['prize', 'sent'], '缺少 PRIZE。'],
  ['the number of a parcel', ['prize', 'sent', '7', '顺丰速运'], '缺少 NUMBER。'],
  ['the number that is right', ['prize', 'corrected', '7', '顺丰速运'], '缺少 NUMBER。'],
  ['a line', ['return', '12'], '缺少 LINE。'],
  ['a kind', ['export'], '缺少 KIND。'],
  ['a file for its cursor', ['export', 'orders'], '缺少 --since。'],
  ['an address', ['webhooks', 'new'], '缺少 ADDRESS。'],
  ['a beginning', ['webhooks', 'replay', '1'], '缺少 FROM。'],
  ['a name', ['tokens', 'new'], '缺少 NAME。'],
  ['scopes', ['tokens', 'new', '库存同步'], '缺少 --scopes。'],
  ['a token', ['tokens', 'rotate', '--hours=2'], '缺少 TOKEN。'],
  ['a note', ['return', 'late', '12', '71', '2'], '缺少 NOTE。'],
  ['a reason', ['approvals', 'decline', '3'], '缺少 REASON。'],
  ['a code', ['login'], '缺少 CODE。'],
  ['a channel', ['reconcile'], '缺少 CHANNEL。'],
  ['a word', ['reconcile', 'decide', '3', 'accepted'], '缺少 WORD。'],
])('a command that lacks %s says so, its first missing word first, and how it is used', async (_, words, sentence) => {
  const { status, says } = await asked(...words)
  expect([status, says[0]]).toEqual([2, sentence])
  expect(says[1]).toContain(`npm run erp -- ${words[0]}`)
})

it.each([
  ['return', ['12', '71', '2', '外箱', '破损'], '/api/erp/order/12/return', { line_id: '71', number: '2', note: '外箱 破损' }],
  ['return late', ['12', '71', '2', '外箱'], '/api/erp/order/12/return', { line_id: '71', number: '2', note: '外箱', is_late: '1' }],
  ['prize sent', ['7', '顺丰', 'SF1001'], '/api/erp/prize/7/sent', { carrier: '顺丰', tracking_no: 'SF1001' }],
  ['prize corrected', ['7', '顺丰', 'SF1002'], '/api/erp/prize/7/corrected', { carrier: '顺丰', tracking_no: 'SF1002' }],
  [
    'tokens new',
    ['库存同步', '--scopes=goods,stock', '--days=90'],
    '/api/erp/token',
    { name: '库存同步', kind: 'program', scopes: 'goods,stock', days: '90' },
  ],
  ['tokens new', ['王会计', '--person', '--scopes=money'], '/api/erp/token', { name: '王会计', kind: 'person', scopes: 'money' }],
  ['webhooks replay', ['1', '2026-11-23T08:00:00Z'], '/api/erp/webhook/1/replay', { from_at: '1795420800' }],
  ['webhooks replay', ['1', '77'], '/api/erp/webhook/1/replay', { from_id: '77' }],
  ['tokens rotate', ['3', '--hours=2'], '/api/erp/token/3/rotate', { hours: '2' }],
])('the command %s %j posts to %s', async (name, args, path, form) => {
  const posted: unknown[] = []
  const post = (...call: unknown[]): Promise<unknown> => {
    posted.push(call)
    return Promise.resolve({})
  }
  const erp = { get: () => Promise.resolve({}), post, send: post, download: () => Promise.resolve(new Uint8Array()) }
  await [...orderCommands, ...prizeCommands, ...tokenCommands, ...webhookCommands].find((command) => command.name === name)?.run(erp, args)
  expect(posted).toEqual([[path, form]])
})

it.each([
  ['without a kind', [], '缺少 KIND。'],
  ['without a file', ['goods'], '缺少 FILE。'],
  ['with a mode that there is not', ['goods', 'goods.csv', '--mode=some'], '--mode 应为 all、right 之一，不是 some。'],
])('the command import %s says so', async (_, words, sentence) => {
  const { status, says } = await asked('import', ...words)
  expect([status, says[0]]).toEqual([2, sentence])
})

/** Says of every run the same, and keeps what was sent. */
function importing(run: Readonly<Record<string, string | number>>, data: readonly unknown[]) {
  const sent: unknown[] = []
  const erp = {
    get: () => Promise.resolve({ run: { id: '7', kind: 'goods', is_dry: 0, lines: 3, ...run }, report: { data, total: data.length } }),
    post: () => Promise.resolve({}),
    send: (path: string, file: Uint8Array, query: unknown) => {
      sent.push([path, new TextDecoder().decode(file), query])
      return Promise.resolve({ id: '7' })
    },
    download: () => Promise.resolve(new Uint8Array()),
  }
  const command = importCommands.find(({ name }) => name === 'import')
  return { sent, run: (...args: readonly string[]) => command?.run(erp, args) }
}

const KINDS_CSV = new URL('./testing/import.csv', import.meta.url).pathname

it('the command import sends the file as it is, and tells wrong lines in Chinese', async () => {
  const counts = { status: 'done', created: 1, changed: 0, same: 1, wrong: 1 }
  const line = { line: 3, problems: [{ title: '基础价', message: '“四元”不是金额' }] }
  const { sent, run } = importing(counts, [line])
  expect(await run('supplier', KINDS_CSV, '--mode=right', '--dry-run')).toBe(
    '第 3 行「基础价」：“四元”不是金额\n导入 7（goods）完成：共 3 行，新增 1，修改 0，未变 1，有误 1。',
  )
  expect(sent).toEqual([['/api/erp/import/supplier', '供应商名称\n云汀医药有限公司\n', { mode: 'right', dry_run: '1' }]])
})

it('the command import fails where nothing was written', async () => {
  const { run } = importing({ status: 'refused', created: 2, changed: 0, same: 0, wrong: 1 }, [])
  await expect(run('supplier', KINDS_CSV)).rejects.toThrow('什么都没有写入。加 --mode=right 只写入没有错的行。')
})

it('a command that there is not lists those that begin with its word', async () => {
  expect((await asked('transfer')).says).toEqual([
    '没有“transfer”这条命令。',
    '  transfer received TRADE AMOUNT BANK-NUMBER',
    '  transfer reject TRADE REASON…',
  ])
})

it('the help groups the commands, in lines of at most 110 signs', () => {
  const { stdout } = spawnSync(process.execPath, [ERP, 'help'], { encoding: 'utf8' })
  expect(stdout).toContain('\n订单\n')
  expect(stdout.split('\n').filter((line) => line.length > 110)).toEqual([])
})

it('times are of the shop’s clock', () => {
  expect(time('1795478400')).toBe('2026-11-24 08:00')
})
