import { readFile } from 'node:fs/promises'
import { type ErpClient, ErpError } from '../lib/erpClient.ts'
import { type Command, need } from './command.ts'

async function setWechat(erp: ErpClient, args: readonly string[]): Promise<string> {
  const file = need(args, 0, 'FILE')
  const bytes = await readFile(file).catch(() => {
    throw new ErpError(`读不了文件 ${file}：请检查路径。`)
  })
  await erp.post('/api/erp/site', { wechat_code: bytes.toString('base64') })
  return '已保存，一分钟内生效。'
}

const set =
  (name: 'wechat_code' | 'reports_url', value: (args: readonly string[]) => string) =>
  async (erp: ErpClient, args: readonly string[]): Promise<string> => {
    await erp.post('/api/erp/site', { [name]: value(args) })
    return '已完成。'
  }

export const siteCommands: readonly Command[] = [
  { name: 'site wechat', args: 'FILE', what: '设置公众号二维码图片', run: setWechat },
  { name: 'site wechat clear', args: '', what: '撤下二维码', run: set('wechat_code', () => '') },
  {
    name: 'site reports',
    args: 'URL',
    what: '设置质检报告查询页',
    run: set('reports_url', (args) => need(args, 0, 'URL')),
  },
  { name: 'site reports clear', args: '', what: '撤下查询页', run: set('reports_url', () => '') },
]
