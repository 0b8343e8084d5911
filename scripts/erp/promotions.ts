import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, draftIn, idOf, need, Usage } from './command.ts'
import { DRAFT_KINDS, draftTemplate } from './draftTemplate.ts'

function draft(_: ErpClient, args: readonly string[]): Promise<string> {
  const kind = DRAFT_KINDS.find(([known]) => known === args[0])?.[0]
  if (kind === undefined) throw new Usage(`KIND 应为 ${DRAFT_KINDS.map(([known, name]) => `${known}（${name}）`).join('、')} 之一。`)
  return Promise.resolve(JSON.stringify(draftTemplate(kind), null, 2))
}

async function publish(erp: ErpClient, args: readonly string[]): Promise<string> {
  const published = await erp.post('/api/erp/promotion', { draft: await draftIn(args) })
  const overlaps = rowsOf(published, 'overlaps').length
  const publication = cell(published, 'publication')
  const undoing = publication === '' ? '' : `撤回：undo ${publication}。`
  return `活动 ${cell(published, 'id')} 第 ${cell(published, 'version')} 版已发布，与 ${overlaps} 项活动重叠。${undoing}`
}

async function preview(erp: ErpClient, args: readonly string[]): Promise<string> {
  const at = args[1] === undefined ? undefined : String(Math.floor(Date.parse(args[1]) / 1000))
  if (at === 'NaN') throw new Usage('AT 应为时刻，如 2026-11-30T08:00:00+08:00。')
  const cart = await erp.get('/api/erp/preview', { member: need(args, 0, 'MEMBER'), at, lines: args[2] })
  const rows = rowsOf(cart, 'data').map((line) => {
    const goods: unknown =
      typeof line === 'object' && line !== null ? (Reflect.get(line, 'goods') ?? Reflect.get(line, 'combination')) : null
    return [cell(goods, 'id'), cell(goods, 'name'), cell(line, 'number'), cell(line, 'price'), cell(line, 'amount')]
  })
  return `${table(['商品', '名称', '数量', '单价', '金额'], rows)}\n\n合计 ${cell(cart, 'total')}`
}

export const promotionCommands: readonly Command[] = [
  { name: 'promotion draft', args: 'KIND', what: '输出该类促销的待填文件', run: draft },
  { name: 'promotion publish', args: 'FILE', what: '检查后发布 JSON 文件里的促销', run: publish },
  {
    name: 'promotion end',
    args: 'PROMOTION',
    what: '立即结束促销',
    run: async (erp, args) => {
      await erp.post(`/api/erp/promotion/${idOf(args, 0, 'PROMOTION')}/end`)
      return '已结束。'
    },
  },
  {
    name: 'preview',
    args: 'MEMBER [AT] [GOODS:PIECES,…]',
    what: '某会员届时看到的采购单；不写商品则用其现有的',
    run: preview,
  },
]
