import { cell, type ErpClient, ErpError, rowsOf } from '../lib/erpClient.ts'
import { type Command, draftIn, need, time, Usage } from './command.ts'
import { importedFile, part, problemLines, summary, undo } from './imports.ts'

const SHOWN_MAX = 100
const OFFERS: readonly string[] = ['coupon', 'special', 'day_price', 'zone_price']

/** «基础价 4.80 → 4.90», a column each. */
const changesOf = (line: unknown): string[] =>
  rowsOf(line, 'changes').map((change) => `${cell(change, 'title')} ${cell(change, 'was')} → ${cell(change, 'becomes')}`)

/** What a version, or what was only checked, changes: before and after by line, and whom it touches. */
async function changes(erp: ErpClient, version: string): Promise<string> {
  const lines: string[] = []
  let total = 0
  for (const state of ['changed', 'new']) {
    const report = part(await erp.get(`/api/erp/import/runs/${version}`, { state, per_page: String(SHOWN_MAX) }), 'report')
    total += Number(cell(report, 'total'))
    for (const line of rowsOf(report, 'data'))
      lines.push(`${cell(line, 'key')}${state === 'new' ? '（新增）' : ''}：${changesOf(line).join('；')}`)
  }
  const touched = await erp.get(`/api/erp/import/runs/${version}/touched`)
  const goods = cell(touched, 'goods') === '' ? '全部' : cell(touched, 'goods')
  const more = total > lines.length ? [`……还有 ${total - lines.length} 行`] : []
  return [...lines, ...more, `涉及 ${goods} 种商品，在 ${cell(touched, 'carts')} 家门店的采购单中。`].join('\n')
}

async function previewFile(erp: ErpClient, args: readonly string[]): Promise<string> {
  const ended = await importedFile(erp, need(args, 0, 'KIND'), need(args, 1, 'FILE'), { mode: 'right', dry_run: '1' })
  const run = part(ended, 'run')
  return [...problemLines(part(ended, 'report')), await changes(erp, cell(run, 'id')), summary(run)].join('\n')
}

async function previewDraft(erp: ErpClient, args: readonly string[]): Promise<string> {
  const draft = await draftIn(args)
  const isOffer = OFFERS.includes(kindIn(draft))
  const checked = await erp.post(isOffer ? '/api/erp/offer' : '/api/erp/promotion', { draft, only_check: '1' })
  const version = cell(checked, isOffer ? 'version' : 'publication')
  return version === '' ? '不会有任何变化。' : `${await changes(erp, version)}\n尚未发布。`
}

function kindIn(draft: string): string {
  try {
    return cell(JSON.parse(draft), 'kind')
  } catch (error) {
    if (error instanceof SyntaxError) throw new ErpError('文件不是 JSON。')
    throw error
  }
}

async function history(erp: ErpClient, args: readonly string[]): Promise<string> {
  const what = need(args, 0, 'goods|promotion|coupon')
  if (!['goods', 'promotion', 'coupon'].includes(what)) throw new Usage(`只有 goods、promotion、coupon 有历史，没有 ${what}。`)
  const versions = rowsOf(await erp.get('/api/erp/history', { what, code: need(args, 1, 'CODE') }))
  if (versions.length === 0) return '没有发布记录。'
  return versions.map(versionText).join('\n')
}

function versionText(version: unknown): string {
  const line = part(version, 'line')
  const undone = cell(version, 'undone_at') === '' ? '' : `，${cell(version, 'undone_by')} 于 ${time(cell(version, 'undone_at'))} 撤回`
  const who = `${cell(version, 'version')}  ${time(cell(version, 'at'))}  ${cell(version, 'staff')}  ${cell(version, 'title')}${undone}`
  return [who, ...changesOf(line).map((change) => `    ${change}`)].join('\n')
}

export const versionCommands: readonly Command[] = [
  {
    name: 'preview import',
    args: 'KIND FILE',
    what: '文件将改变什么：前后对比、涉及的采购单',
    run: previewFile,
  },
  { name: 'preview draft', args: 'FILE', what: '同上，用于 JSON 文件里的促销或优惠', run: previewDraft },
  {
    name: 'preview version',
    args: 'VERSION',
    what: '某个版本改变了什么',
    run: (erp, args) => changes(erp, need(args, 0, 'VERSION')),
  },
  { name: 'history', args: 'goods|promotion|coupon CODE', what: '谁在何时发布过哪个版本，改了什么', run: history },
  { name: 'undo', args: 'VERSION', what: '撤回一次导入或发布；其上已有新版本则不能撤', run: undo },
]
