import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, optionIn, time } from './command.ts'

async function sendings(erp: ErpClient, args: readonly string[]): Promise<string> {
  const asked = Object.fromEntries(['state', 'channel', 'before'].map((name) => [name, optionIn(args, name)]))
  const rows = rowsOf(await erp.get('/api/erp/sending', asked))
  if (rows.length === 0) return '没有发送记录。'
  return table(
    ['编号', '门店', '方式', '种类', '标题', '状态', '次数', '时间', '对方的回答'],
    rows.map((row) => [
      ...['id', 'company', 'channel', 'kind', 'title', 'state', 'attempts'].map((name) => cell(row, name)),
      time(cell(row, 'done_at') || cell(row, 'at')),
      cell(row, 'error'),
    ]),
  )
}

async function invite(erp: ErpClient, args: readonly string[]): Promise<string> {
  const data = await erp.post(`/api/erp/member/${idOf(args, 0, 'MEMBER')}/invite`, args[1] === undefined ? {} : { account_id: args[1] })
  return [
    cell(data, 'url'),
    '',
    `账号 ${cell(data, 'username')}（${cell(data, 'phone')}）凭此链接设置密码，只能用一次。`,
    `${time(cell(data, 'expires'))} 前有效，请只发给本人。`,
  ].join('\n')
}

export const messageCommands: readonly Command[] = [
  { name: 'members invite', args: 'MEMBER [ACCOUNT]', what: '生成设置密码的链接，给店主或指定账号', run: invite },
  {
    name: 'messages',
    args: '[--state=failed] [--channel=mail] [--before=ID]',
    what: '短信、邮件、微信的发送记录',
    run: sendings,
  },
  {
    name: 'messages again',
    args: 'SENDING',
    what: '重发失败或结果不明的一条',
    run: async (erp, args) => {
      await erp.post(`/api/erp/sending/${idOf(args, 0, 'SENDING')}/again`)
      return '已排入发送。'
    },
  },
]
