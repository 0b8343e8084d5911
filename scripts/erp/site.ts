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
  { name: 'site wechat', args: 'FILE', what: 'the picture of the code of the shop’s WeChat account', run: setWechat },
  { name: 'site wechat clear', args: '', what: 'takes the code back', run: set('wechat_code', () => '') },
  {
    name: 'site reports',
    args: 'URL',
    what: 'the page where quality reports are looked up',
    run: set('reports_url', (args) => need(args, 0, 'URL')),
  },
  { name: 'site reports clear', args: '', what: 'takes that page back', run: set('reports_url', () => '') },
]
