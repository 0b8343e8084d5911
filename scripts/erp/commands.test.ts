import { expect, it } from 'vitest'
import { ErpError } from '../lib/erpClient.ts'
import { answer, COMMANDS } from './commands.ts'
import { WAITING } from './orders.ts'

/** A word that is refused is refused before the shop is asked. */
const said = (...words: readonly string[]) => answer(words, () => Promise.reject(new ErpError('the shop was asked')))
const named = COMMANDS.map((command) => [command.name, command] as const)

it.each(named)('the command %s answers --help with its usage and a Chinese sentence', async (name, { args, what }) => {
  const { code, out = '' } = await said(...name.split(' '), '--help')
  const [usage, sentence] = out.split('\n')
  expect({ code, usage, sentence }).toEqual({ code: 0, usage: `  ${name} ${args}`.trimEnd(), sentence: `      ${what}` })
  expect(what.replaceAll(/[A-Za-z_]+(?:[ ,.=-][A-Za-z0-9_*]+)?/g, '')).toMatch(/[\u4e00-\u9fff]{2}/)
  expect(what).not.toMatch(/[a-z]+ [a-z]+ [a-z]+/)
})

it.each(named)('the command %s refuses an option that it does not know in one sentence', async (name) => {
  const { code, err = '' } = await said(...name.split(' '), '--nonsense=1')
  expect(code).toBe(2)
  expect(err.split('\n')[0]).toMatch(/^没有选项 --nonsense：.*。$/)
  expect(err.split('\n')[1]).toContain(`用法：npm run erp -- ${name}`)
})

it.each(named.filter(([, { args }]) => !args.endsWith('…') && !args.endsWith('…]')))(
  'the command %s refuses a word too many',
  async (name) => {
    const { code, err = '' } = await said(...name.split(' '), ...'123456789'.split(''))
    expect(code).toBe(2)
    expect(err).toMatch(/^多出了“[1-9 ]+”。\n用法：/)
  },
)

it.each([
  [['tokens', 'new', '王会计', '--scope=money'], '没有选项 --scope：可用的有 --scopes、--days、--person。'],
  [['messages', '--failed'], '没有选项 --failed：可用的有 --state、--channel、--before。'],
  [['orders', '--all'], '没有选项 --all：可用的有 --lot、--from、--to、--older。'],
  [['order', 'show', '7', '--all'], '没有选项 --all：这条命令没有选项。'],
  [['export', 'goods', '--since=x'], '“goods”处应为 orders、members、after_sales、payments、invoices 之一。'],
  [['export', 'orders', '--since'], '选项 --since 后面要写值，如 --since=值。'],
  [['tokens', 'new', '甲', '--person=yes'], '选项 --person 后面不写值。'],
  [['after-sale', 'received', '7', 'unsellbale'], '“unsellbale”处应为 unsellable。'],
  [['advance', '12', 'sent'], '“sent”处应为 billed、picked、outbound 之一。'],
  [['listen', '--port=x'], '--port 应为 0 到 65535，不是 x。'],
  [['listen', '-p', '1'], '没有选项 -p：可用的有 --secret、--port。'],
])('the office hears what is wrong with %j', async (words, sentence) => {
  const { code, err = '' } = await answer(words, () => Promise.resolve(nothing))
  expect([code, err.split('\n')[0]]).toEqual([2, sentence])
})

const nothing = {
  get: () => Promise.resolve({}),
  post: () => Promise.resolve({}),
  send: () => Promise.resolve({}),
  download: () => Promise.resolve(new Uint8Array()),
}

it('options are taken with their value after them or behind a sign, and in any place', async () => {
  const asked: unknown[] = []
  const get = (path: string, query: unknown): Promise<unknown> => {
    asked.push([path, query])
    return Promise.resolve([])
  }
  const erp = { ...nothing, get }
  await answer(['messages', '--state', 'failed', '--channel=mail'], () => Promise.resolve(erp))
  expect(asked).toEqual([['/api/erp/sending', { state: 'failed', channel: 'mail', before: undefined }]])
})

it('orders are asked for by lot and day, and a full page says how to see older ones', async () => {
  const asked: unknown[] = []
  const get = (path: string, query: unknown): Promise<unknown> => {
    asked.push([path, query])
    return Promise.resolve(Array.from({ length: 50 }, (_, nth) => ({ id: String(99 - nth), no: '20261121', company: '城东药房' })))
  }
  const words = ['orders', 'closed', '--lot=B7', '--from', '2026-11-01', '--older=100', '城东']
  const { out = '' } = await answer(words, () => Promise.resolve({ ...nothing, get }))
  const chosen = { lot: 'B7', from: '2026-11-01', to: undefined, older_than: '100' }
  expect(asked).toEqual([['/api/erp/order', { status: 'closed', keywords: '城东', ...chosen, per_page: '50' }]])
  expect(out.split('\n').at(-1)).toBe('更早的：同一条命令加 --older=50')
})

it('help for a word shows all that begin with it, and says so of one that there is not', async () => {
  const { code, out = '' } = await said('help', 'retention')
  expect([code, out.split('\n').filter((line) => /^ {2}\S/.test(line))]).toEqual([0, ['  retention', '  retention set KIND NUMBER']])
  expect(await said('nonsense', '--help')).toEqual({ code: 2, err: '没有“nonsense”这条命令。\n全部命令：npm run erp -- help' })
})

it('verify walks to the last link and ends with 1 where a row differs', async () => {
  const pages = [
    { links: 60, head: 'ab12', head_at: 1_795_226_400, checked: 40, rows: 900, broken: [], next: '40' },
    {
      links: 60,
      head: 'ab12',
      head_at: 1_795_226_400,
      checked: 60,
      rows: 100,
      broken: [{ link: '41', key: '7', text: '订单 7 与写入时不一致' }],
      next: null,
    },
  ]
  const asked: unknown[] = []
  const get = (_path: string, query: unknown): Promise<unknown> => Promise.resolve(pages[asked.push(query) - 1])
  const { code, out = '' } = await answer(['verify'], () => Promise.resolve({ ...nothing, get }))
  expect([code, asked]).toEqual([1, [{ after: '0' }, { after: '40' }]])
  expect(out).toMatch(/41 +7 +订单 7 与写入时不一致/)
  expect(out).toContain('不一致：1 处。已核对 60 环、1000 条记录。\n末环 60（2026-11-21 10:00）：ab12')
})

const NO = '202611281831214841506001'
const orderNo = (id: string, no: string) => ({ id, no })

it('an order is named by its id or by the number that a buyer reads out', async () => {
  const asked: string[] = []
  const get = (path: string, query?: object): Promise<unknown> => {
    asked.push(`${path} ${JSON.stringify(query ?? {})}`)
    return Promise.resolve(path === '/api/erp/order' ? [orderNo('70', `${NO}_1`), orderNo('71', NO)] : { no: NO })
  }
  const { code } = await answer(['order', 'show', NO], () => Promise.resolve({ ...nothing, get }))
  expect([code, asked]).toEqual([0, [`/api/erp/order {"status":"all","keywords":"${NO}","per_page":"20"}`, '/api/erp/order/71 {}']])
  const posted: string[] = []
  const post = (path: string): Promise<unknown> => Promise.resolve(posted.push(path))
  await answer(['ship', NO, '顺丰', 'SF1'], () => Promise.resolve({ ...nothing, get, post }))
  await answer(['ship', '12', '顺丰', 'SF1'], () => Promise.resolve({ ...nothing, get, post }))
  expect(posted).toEqual(['/api/erp/order/71/ship', '/api/erp/order/12/ship'])
})

it('a part of a number names no order', async () => {
  const asked: string[] = []
  const get = (path: string): Promise<unknown> => Promise.resolve(asked.push(path) === 0)
  await answer(['order', 'show', NO.slice(0, 20)], () => Promise.resolve({ ...nothing, get }))
  expect(asked).toEqual([])
})

it.each([
  [[], `没有订单号为 ${NO} 的订单。`],
  [[orderNo('70', `${NO}_1`), orderNo('71', `${NO}_2`)], `订单号以 ${NO} 开头的有几张：${NO}_1（编号 70）、${NO}_2（编号 71）。`],
])('a number that names no order alone is refused with what there is: %j', async (found, sentence) => {
  const erp = { ...nothing, get: () => Promise.resolve(found) }
  expect(await answer(['cancel', NO, '错单'], () => Promise.resolve(erp))).toEqual({ code: 1, err: sentence })
})

it('what waits is listed with a command of the office, but for what only the ERP settles', async () => {
  const counts = Object.fromEntries(Object.keys(WAITING).map((what) => [what, 1]))
  const { out = '' } = await answer(['waiting'], () => Promise.resolve({ ...nothing, get: () => Promise.resolve({ counts }) }))
  expect(out).toMatch(/售后待审核 +1 +after-sale list/)
  const missing = Object.values(WAITING).filter(([, command]) => !COMMANDS.some(({ name }) => `${command} `.startsWith(`${name} `)))
  expect(missing.map(([text]) => text)).toEqual(['发票待开', '含麻回执待审'])
})

it('after-sales are listed with the numbers of their orders', async () => {
  const row = { id: '5', no: 'S1', order_id: '12', order_no: NO, type_text: '退货', status_text: '待审核', amount: '9.30', reason: '破损' }
  const erp = { ...nothing, get: () => Promise.resolve({ data: [row] }) }
  const { out = '' } = await answer(['after-sale', 'list'], () => Promise.resolve(erp))
  expect(out).toMatch(new RegExp(`^编号 +单号 +订单号 .*\\n.*\\n?5 +S1 +${NO} `))
})
