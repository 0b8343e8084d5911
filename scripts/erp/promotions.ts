import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, draftIn, idOf, Usage } from './command.ts'
import { DRAFT_KINDS, draftTemplate } from './draftTemplate.ts'

function draft(_: ErpClient, args: readonly string[]): Promise<string> {
  const kind = DRAFT_KINDS.find(([known]) => known === args[0])?.[0]
  if (kind === undefined) throw new Usage(`KIND is one of ${DRAFT_KINDS.map(([known, name]) => `${known} (${name})`).join(', ')}.`)
  return Promise.resolve(JSON.stringify(draftTemplate(kind), null, 2))
}

async function publish(erp: ErpClient, args: readonly string[]): Promise<string> {
  const published = await erp.post('/api/erp/promotion', { draft: await draftIn(args) })
  const overlaps = rowsOf(published, 'overlaps').length
  return `Promotion ${cell(published, 'id')}, version ${cell(published, 'version')}; it overlaps with ${overlaps} others.`
}

async function preview(erp: ErpClient, args: readonly string[]): Promise<string> {
  const at = args[1] === undefined ? undefined : String(Math.floor(Date.parse(args[1]) / 1000))
  if (at === 'NaN') throw new Usage('AT must be a moment such as 2026-11-30T08:00:00+08:00.')
  const cart = await erp.get('/api/erp/preview', { member_id: idOf(args, 0, 'MEMBER'), at, lines: args[2] })
  const rows = rowsOf(cart, 'data').map((line) => {
    const goods: unknown =
      typeof line === 'object' && line !== null ? (Reflect.get(line, 'goods') ?? Reflect.get(line, 'combination')) : null
    return [cell(goods, 'id'), cell(goods, 'name'), cell(line, 'number'), cell(line, 'price'), cell(line, 'amount')]
  })
  return `${table(['goods', 'name', 'pieces', 'price', 'amount'], rows)}\n\ntotal ${cell(cart, 'total')}`
}

export const promotionCommands: readonly Command[] = [
  { name: 'promotion draft', args: 'KIND', what: 'prints a promotion of the kind to fill in', run: draft },
  { name: 'promotion publish', args: 'FILE', what: 'publishes the promotion in a JSON file, after all checks', run: publish },
  {
    name: 'promotion end',
    args: 'PROMOTION',
    what: 'ends a promotion at once',
    run: async (erp, args) => {
      await erp.post(`/api/erp/promotion/${idOf(args, 0, 'PROMOTION')}/end`)
      return 'Ended.'
    },
  },
  {
    name: 'preview',
    args: 'MEMBER [AT] [GOODS:PIECES,…]',
    what: 'a cart as that member will see it then; without goods its own',
    run: preview,
  },
]
