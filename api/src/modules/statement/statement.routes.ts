import { Type, type Static } from 'typebox'
import { formatMoney } from 'rules/money'
import { formatDateTime } from 'rules/time'
import { seconds, type Deps } from '../../deps.ts'
import { invalid, notFound } from '../../server/apiErrors.ts'
import type { Room } from '../../server/app.ts'
import { describeCall, nullable, ok, ref } from '../../server/envelope.ts'
import { answers, fields } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { currentMonth, monthSpan } from '../overview/months.ts'
import { findBalanceBefore, findEntries, findOrderSums, type EntryRow, type OrderSum } from './statement.repo.ts'

const PartSchema = Type.Object({ order_id: Type.String(), order_no: Type.String(), amount: answers.money('其中属于该订单的金额') })
const EntrySchema = Type.Object({
  at: Type.Integer(),
  kind: Type.Unsafe<EntryRow['kind']>({
    type: 'string',
    enum: ['balance', 'payment', 'refund', 'held_back'],
    description: 'balance 余额变动，payment 线上或汇款支付，refund 原路退款，held_back 退货时扣回的返现，款项已少退，本行不再动账',
  }),
  title: Type.String(),
  amount: answers.money('负数为支出'),
  held_back: answers.money('返现扣回；只见于 held_back'),
  balance: nullable(Type.String({ description: '变动后的余额；不动余额的为 null' })),
  order_id: nullable(Type.String()),
  order_no: nullable(Type.String()),
  trade_no: nullable(Type.String()),
  after_sale_id: nullable(Type.String({ description: '所属售后' })),
  parts: Type.Array(PartSchema, { description: '分摊到订单；与订单无关的为空' }),
  ref: Type.String({ description: '流水号' }),
})
const StatementSchema = Type.Object(
  {
    month: Type.String(),
    opening: answers.money('期初余额'),
    closing: answers.money('期末余额'),
    entries: Type.Array(EntrySchema),
    by_order: Type.Array(
      Type.Object({
        id: Type.String(),
        no: Type.String(),
        payable: answers.money('应付'),
        voucher: answers.money('现金券'),
        balance: answers.money('余额'),
        online: answers.money('线上或汇款'),
        refunded: answers.money('已退'),
        cashback: answers.money('已返'),
        held_back: answers.money('退货时扣回的返现，已少退'),
        net: answers.money('应付减已退减已返'),
      }),
    ),
    csv: nullable(Type.String({ description: 'csv=1 时为整份 CSV（含 BOM）' })),
    csv_url: Type.String({ description: 'CSV 文件的站内地址' }),
  },
  { $id: 'Statement' },
)
type StatementWire = Static<typeof StatementSchema>

const example: StatementWire = {
  month: '2026-11',
  opening: '300.00',
  closing: '150.00',
  csv: null,
  csv_url: '/files/statement/2026-11.csv',
  entries: [
    {
      at: 1795226400,
      kind: 'balance',
      title: '支付订单',
      amount: '-150.00',
      held_back: '0.00',
      balance: '150.00',
      order_id: '12',
      order_no: '202611211000001234567801',
      trade_no: '2026112110000012345678',
      after_sale_id: null,
      parts: [{ order_id: '12', order_no: '202611211000001234567801', amount: '-150.00' }],
      ref: 'order:12',
    },
  ],
  by_order: [
    {
      id: '12',
      no: '202611211000001234567801',
      payable: '278.00',
      voucher: '0.00',
      balance: '150.00',
      online: '128.00',
      refunded: '0.00',
      cashback: '0.00',
      held_back: '0.00',
      net: '278.00',
    },
  ],
}

const TITLES: Readonly<Record<string, string>> = {
  order_pay: '支付订单',
  order_return: '订单退回',
  recharge: '充值',
  withdraw: '提现',
  withdraw_return: '提现退回',
  sandbox: '在线支付（模拟收银台）',
  wechat: '微信支付',
  alipay: '支付宝支付',
  transfer: '银行汇款',
  online: '原路退款',
  cashback: '返现',
}

/** First and last moment of a month in the shop's own time. */
const monthOf = (text: string): { from: Date; to: Date } | null => (/^20[2-9][0-9]-(0[1-9]|1[0-2])$/.test(text) ? monthSpan(text) : null)

async function statementOf(deps: Deps, memberId: number, month: string): Promise<StatementWire> {
  const time = monthOf(month)
  if (time === null) throw invalid('month', '月份格式不正确')
  const [opening, closing] = [await findBalanceBefore(deps.db, memberId, time.from), await findBalanceBefore(deps.db, memberId, time.to)]
  const [entries, sums] = [
    await findEntries(deps.db, memberId, time.from, time.to),
    await findOrderSums(deps.db, memberId, time.from, time.to),
  ]
  return {
    month,
    opening: formatMoney(opening),
    closing: formatMoney(closing),
    entries: entries.map(entryWire),
    by_order: sums.map(sumWire),
    csv: null,
    csv_url: `/files/statement/${month}.csv`,
  }
}

function entryWire(row: EntryRow): StatementWire['entries'][number] {
  return {
    at: seconds(row.at),
    kind: row.kind,
    title: row.held > 0 ? `返现扣回 ${formatMoney(row.held)} 元，已从退款中扣除` : (TITLES[row.reason] ?? '其他'),
    amount: formatMoney(row.cents),
    held_back: formatMoney(row.held),
    balance: row.balance_after === null ? null : formatMoney(row.balance_after),
    order_id: row.order_id === null ? null : String(row.order_id),
    order_no: row.order_no,
    trade_no: row.trade_no,
    after_sale_id: row.after_sale_id === null ? null : String(row.after_sale_id),
    parts: row.parts.map((part) => ({ order_id: String(part.order_id), order_no: part.order_no, amount: formatMoney(part.cents) })),
    ref: row.ref,
  }
}

function sumWire(sum: OrderSum): StatementWire['by_order'][number] {
  return {
    id: String(sum.id),
    no: sum.no,
    payable: formatMoney(sum.payable),
    voucher: formatMoney(sum.voucher),
    balance: formatMoney(sum.balance),
    online: formatMoney(sum.online),
    refunded: formatMoney(sum.refunded),
    cashback: formatMoney(sum.cashback),
    held_back: formatMoney(sum.held_back),
    net: formatMoney(sum.payable - sum.refunded - sum.cashback),
  }
}

/** With a BOM, by which spreadsheets know UTF-8; long numbers are quoted as text so that none loses its end. */
function csvOf(statement: StatementWire): string {
  const text = (number: string): string => (number === '' ? '' : `"=""${number}"""`)
  const orders = ({ parts }: StatementWire['entries'][number]): string =>
    parts.length === 1 ? text(parts[0]?.order_no ?? '') : parts.map((part) => `${part.order_no}（${part.amount}）`).join(' ')
  const rows: string[][] = [
    ['时间', '摘要', '金额', '余额', '订单号', '交易号', '流水号'],
    ['', '期初余额', '', statement.opening, '', '', ''],
    ...statement.entries.map((entry) => [
      formatDateTime(entry.at),
      entry.title,
      entry.amount,
      entry.balance ?? '',
      orders(entry),
      text(entry.trade_no ?? ''),
      entry.ref,
    ]),
    ['', '期末余额', '', statement.closing, '', '', ''],
    [],
    ['按订单', '应付', '现金券', '余额', '线上或汇款', '已退', '返现', '实付'],
    ...statement.by_order.map((sum) => [
      text(sum.no),
      sum.payable,
      sum.voucher,
      sum.balance,
      sum.online,
      sum.refunded,
      sum.cashback,
      sum.net,
    ]),
  ]
  return `\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}\r\n`
}

export const statementRoom: Room = {
  name: 'statement',
  schemas: [StatementSchema],
  routes(app, deps) {
    const StatementQuery = Type.Object({
      month: Type.Optional(
        Type.String({ title: '月份', pattern: '^20[2-9][0-9]-(0[1-9]|1[0-2])$', description: '如 2026-11；不填为本月' }),
      ),
      csv: Type.Optional(fields.flag('附带 CSV')),
    })
    const call = describeCall({ summary: '月度对账单：每一笔都连着订单或退款', tag: '钱包', data: ref(StatementSchema), example })
    app.get('/api/statement', { ...call, schema: { ...call.schema, querystring: StatementQuery } }, async (request) => {
      const { month = currentMonth(deps.clock.now()), csv } = request.query
      const statement = await statementOf(deps, sessionOf(request).memberId, month)
      return ok(csv === '1' ? { ...statement, csv: csvOf(statement) } : statement)
    })

    const FileParams = Type.Object({ file: Type.String({ title: '文件名' }) })
    app.get('/files/statement/:file', { schema: { hide: true, params: FileParams } }, async (request, reply) => {
      const month = /^([0-9]{4}-[0-9]{2})\.csv$/.exec(request.params.file)?.[1]
      if (month === undefined || monthOf(month) === null) throw notFound('没有这份对账单')
      const csv = csvOf(await statementOf(deps, sessionOf(request).memberId, month))
      return reply
        .headers({ 'cache-control': 'private, no-cache', 'content-disposition': `attachment; filename="statement-${month}.csv"` })
        .type('text/csv; charset=utf-8')
        .send(csv)
    })
  },
}
