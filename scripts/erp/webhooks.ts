import { createServer } from 'node:http'
import { cell, type ErpClient, ErpError, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { faultOfSignature } from '../lib/webhookSignature.ts'
import { type Command, idOf, need, optionIn, time, Usage } from './command.ts'

const PORT = 4090
const PORT_MAX = 65_535

async function webhooks(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/webhook'))
  if (rows.length === 0) return '还没有订阅。'
  return table(
    ['编号', '地址', '事件', '创建者', '最近成功', '待推送', '已放弃', '状态'],
    rows.map((row) => [
      cell(row, 'id'),
      cell(row, 'url'),
      rowsOf(row, 'events').join(','),
      cell(row, 'created_by'),
      time(cell(row, 'success_at')),
      cell(row, 'waiting'),
      cell(row, 'parked'),
      cell(row, 'is_paused') === '1' ? `已暂停：${cell(row, 'reason')}` : '',
    ]),
  )
}

async function deliveries(erp: ErpClient, args: readonly string[]): Promise<string> {
  const rows = rowsOf(await erp.get(`/api/erp/webhook/${idOf(args, 0, 'WEBHOOK')}/deliveries`, { before: args[1] }))
  if (rows.length === 0) return '没有事件。'
  return table(
    ['事件', '类型', '队列', '时间', '状态', '次数', '下次', '应答'],
    rows.map((row) => [
      ...['id', 'type', 'lane'].map((name) => cell(row, name)),
      time(cell(row, 'at')),
      cell(row, 'state'),
      cell(row, 'attempts'),
      time(cell(row, 'next_at')),
      cell(row, 'error') || cell(row, 'status'),
    ]),
  )
}

const secretOf = (data: unknown): string => [cell(data, 'secret'), '', `以上是订阅 ${cell(data, 'id')} 的密钥，不会再次显示。`].join('\n')

const act =
  (verb: 'pause' | 'resume' | 'remove') =>
  async (erp: ErpClient, args: readonly string[]): Promise<string> => {
    await erp.post(`/api/erp/webhook/${idOf(args, 0, 'WEBHOOK')}/${verb}`)
    return '已完成。'
  }

/** An event's number, or a time as date and hour. */
function beginOf(text: string): Record<string, string> {
  if (/^[0-9]{1,15}$/.test(text)) return { from_id: text }
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new Usage(`FROM 应为事件编号或时刻，如 2026-11-23T08:00:00Z，不是 ${text}。`)
  return { from_at: String(Math.floor(at / 1000)) }
}

/** An ERP's end for trying it: checks each signature and prints what came. It ends with Ctrl-C. */
function listen(args: readonly string[]): Promise<string> {
  const secret = optionIn(args, 'secret')
  const port = optionIn(args, 'port') ?? String(PORT)
  if (!/^[0-9]{1,5}$/.test(port) || Number(port) > PORT_MAX) throw new Usage(`--port 应为 0 到 ${PORT_MAX}，不是 ${port}。`)
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const now = Math.floor(Date.now() / 1000)
      const fault = secret === undefined ? null : faultOfSignature(String(request.headers['webhook-signature'] ?? ''), secret, body, now)
      console.log(`${fault ?? (secret === undefined ? '未验签' : '验签通过')}  ${body}`)
      response.writeHead(fault === null ? 200 : 401).end()
    })
  })
  return new Promise((_resolve, reject) => {
    server.on('error', () => reject(new ErpError(`端口 ${port} 被占用或不可用。`)))
    server.listen(Number(port), '127.0.0.1', () => console.log(`正在收听 http://127.0.0.1:${port}/，按 Ctrl-C 结束。`))
  })
}

export const webhookCommands: readonly Command[] = [
  { name: 'webhooks', args: '', what: '订阅列表：地址、待推送', run: webhooks },
  {
    name: 'webhooks new',
    args: 'ADDRESS EVENTS',
    what: '订阅事件，如 order.paid,member.*，全部写 *；密钥只显示一次',
    run: async (erp, args) =>
      secretOf(await erp.post('/api/erp/webhook', { url: need(args, 0, 'ADDRESS'), events: need(args, 1, 'EVENTS') })),
  },
  { name: 'webhooks log', args: 'WEBHOOK [BEFORE-EVENT]', what: '最近一百个事件及结果', run: deliveries },
  {
    name: 'webhooks replay',
    args: 'WEBHOOK FROM',
    what: '从某事件或时刻起重新推送',
    run: async (erp, args) => {
      const begin = beginOf(need(args, 1, 'FROM'))
      return `${cell(await erp.post(`/api/erp/webhook/${idOf(args, 0, 'WEBHOOK')}/replay`, begin), 'count')} 个事件将重新推送。`
    },
  },
  {
    name: 'webhooks rotate',
    args: 'WEBHOOK [HOURS]',
    what: '换密钥；旧密钥同时签名若干小时（24）',
    run: async (erp, args) => secretOf(await erp.post(`/api/erp/webhook/${idOf(args, 0, 'WEBHOOK')}/rotate`, { hours: args[1] })),
  },
  { name: 'webhooks pause', args: 'WEBHOOK', what: '暂停推送，事件照常积累', run: act('pause') },
  { name: 'webhooks resume', args: 'WEBHOOK', what: '从停下处继续', run: act('resume') },
  { name: 'webhooks remove', args: 'WEBHOOK', what: '取消订阅', run: act('remove') },
  { name: 'listen', args: '[--secret=SECRET] [--port=4090]', what: '本机试收推送：验签并打印', run: (_erp, args) => listen(args) },
]
