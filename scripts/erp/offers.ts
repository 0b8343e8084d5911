import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, draftIn, need, time, Usage } from './command.ts'

const GOODS = '[^\\s/;,]{1,60}(,[^\\s/;,]{1,60})*'

/** What is to end, by kind, from the words after it. */
const ENDINGS: Readonly<Record<string, (args: readonly string[]) => object>> = {
  coupon: (args) => ({ id: Number(fitting(args, 1, 'COUPON', /^[0-9]{1,15}$/)) }),
  special: (args) => ({ goodsIds: goodsIn(args, 1) }),
  day_price: (args) => ({ day: fitting(args, 1, 'DAY', /^\d{4}-\d\d-\d\d$/), goodsIds: goodsIn(args, 2) }),
  zone_price: (args) => ({ zone: need(args, 1, 'ZONE'), goodsIds: goodsIn(args, 2) }),
}
export const ENDING_KINDS: readonly string[] = Object.keys(ENDINGS)
const KINDS = ENDING_KINDS.join('|')

function fitting(args: readonly string[], at: number, name: string, pattern: RegExp): string {
  const value = need(args, at, name)
  if (!pattern.test(value)) throw new Usage(`${name} 不能是 ${value}。`)
  return value
}

const goodsIn = (args: readonly string[], at: number): string[] => fitting(args, at, 'GOODS', new RegExp(`^${GOODS}$`)).split(',')

const publish =
  (onlyCheck: '0' | '1') =>
  async (erp: ErpClient, args: readonly string[]): Promise<string> => {
    const published = await erp.post('/api/erp/offer', { draft: await draftIn(args), only_check: onlyCheck })
    return onlyCheck === '1' ? '检查通过，尚未发布。' : `已发布：${idsOf(published)}${undoing(published)}`
  }

const undoing = (answer: unknown): string => (cell(answer, 'version') === '' ? '' : `；撤回：undo ${cell(answer, 'version')}`)

const idsOf = (answer: unknown): string => {
  const ids: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'ids') : null
  return Array.isArray(ids) ? ids.join(', ') : ''
}

async function list(erp: ErpClient, args: readonly string[]): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/offer', { kind: need(args, 0, 'KIND') }))
  if (rows.length === 0) return '没有在用的这一类优惠。'
  const cells = rows.map((row) => [
    cell(row, 'id'),
    cell(row, 'name'),
    cell(row, 'words'),
    time(cell(row, 'from')),
    time(cell(row, 'until')),
  ])
  return table(['编号', '名称', '内容', '开始', '结束'], cells)
}

async function end(erp: ErpClient, args: readonly string[]): Promise<string> {
  const kind = need(args, 0, 'KIND')
  const which = ENDINGS[kind]?.(args)
  if (which === undefined) throw new Usage(`KIND 应为 ${KINDS} 之一，不是 ${kind}。`)
  const ended = await erp.post('/api/erp/offer/end', { draft: JSON.stringify({ kind, ...which }) })
  return `已结束：${idsOf(ended)}${undoing(ended)}`
}

export const offerCommands: readonly Command[] = [
  { name: 'offer list', args: KINDS, what: '进行中或将开始的券、特价、单日价、专区价', run: list },
  { name: 'offer check', args: 'FILE', what: '检查 JSON 文件里的优惠，不保存', run: publish('1') },
  { name: 'offer publish', args: 'FILE', what: '检查后发布 JSON 文件里的优惠', run: publish('0') },
  { name: 'offer end', args: `${KINDS} [DAY|ZONE] COUPON|GOODS,…`, what: '立即结束优惠', run: end },
]
