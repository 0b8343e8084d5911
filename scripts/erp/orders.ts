import { cell, type ErpClient, ErpError, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, optionIn, parcelOf, rest, said, time, wordsIn } from './command.ts'

/** What waits, and the command that shows or settles it; some is settled only in the ERP. */
export const WAITING: Readonly<Record<string, readonly [text: string, command: string]>> = {
  to_bill: ['待开单', 'orders'],
  to_pick: ['待拣货', 'orders'],
  to_take_out: ['待出库', 'orders'],
  to_ship: ['待发货', 'orders'],
  to_refund: ['退款中', 'orders refunding'],
  after_sale_applied: ['售后待审核', 'after-sale list'],
  after_sale_approved: ['售后待买家寄回或处理', 'after-sale list'],
  after_sale_returning: ['售后寄回途中', 'after-sale list'],
  after_sale_received: ['售后已收货待处理', 'after-sale list'],
  after_sale_resent: ['售后已补寄', 'after-sale list'],
  after_sale_refunding: ['售后退款中', 'after-sale list'],
  transfer_proof: ['汇款凭证待核对', 'transfer received'],
  transfer_unpaid: ['汇款未到账', 'transfer received'],
  certificate: ['资质待审', 'certificate list'],
  licence_ending: ['资质将到期', 'licences'],
  lapsed_lot: ['过期批号', 'destroy'],
  recall: ['召回进行中', 'recall'],
  temperature_breach: ['运输超温待处理', 'temperature'],
  intake: ['到货待验收', 'intake'],
  lot_hold: ['隔离待处理', 'quarantine'],
  supplier_approval: ['首营企业待审批', 'suppliers'],
  invoice: ['发票待开', ''],
  approval: ['待另一人复核', 'approvals'],
  withdrawal: ['提现待付', 'withdrawals'],
  prize: ['奖品待寄', 'prizes'],
  receipt: ['含麻回执待审', ''],
  chat: ['留言待回复', 'chat list'],
  refund_by_hand: ['退款待手工汇出', 'refund settled'],
}

async function waiting(erp: ErpClient): Promise<string> {
  const data = await erp.get('/api/erp/waiting')
  const counts: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'counts') : {}
  const rows = Object.entries(typeof counts === 'object' && counts !== null ? counts : {}).map(([what, count]) => [
    WAITING[what]?.[0] ?? what,
    String(count),
    WAITING[what]?.[1] ?? '',
  ])
  const transfers = rowsOf(data, 'transfers').map((transfer) => [
    ...['trade_id', 'company', 'bank', 'amount'].map((name) => cell(transfer, name)),
    time(cell(transfer, 'at')),
  ])
  const refunds = rowsOf(data, 'refunds').map((refund) => [
    ...['id', 'company', 'amount', 'txn'].map((name) => cell(refund, name)),
    time(cell(refund, 'at')),
  ])
  return [
    rows.length === 0 ? '没有待办。' : table(['待办', '数量', '命令'], rows),
    ...(transfers.length === 0 ? [] : [table(['交易', '门店', '汇款银行', '金额', '提交时间'], transfers)]),
    ...(refunds.length === 0 ? [] : [table(['手工退款', '门店', '金额', '原汇款流水号', '发起时间'], refunds)]),
  ].join('\n\n')
}

/** Of a trade, or of an order in it, whole: a part of one might be another buyer's. */
const ORDER_NUMBER = /^\d{22}(?:\d\d(?:_3)?)?$/

/** The order that a word means: by its id, or by the number that a buyer reads out, which may also be that of a trade with one order. */
async function orderIn(erp: ErpClient, args: readonly string[]): Promise<string> {
  const word = need(args, 0, 'ORDER')
  if (!ORDER_NUMBER.test(word)) return idOf(args, 0, 'ORDER')
  const rows = rowsOf(await erp.get('/api/erp/order', { status: 'all', keywords: word, per_page: '20' }))
  const found = rows.filter((row) => cell(row, 'no').startsWith(word))
  const named = found.find((row) => cell(row, 'no') === word) ?? (found.length === 1 ? found[0] : undefined)
  if (named !== undefined) return cell(named, 'id')
  if (found.length === 0) throw new ErpError(`没有订单号为 ${word} 的订单。`)
  throw new ErpError(`订单号以 ${word} 开头的有几张：${found.map((row) => `${cell(row, 'no')}（编号 ${cell(row, 'id')}）`).join('、')}。`)
}

const SHOWN = 50

async function orders(erp: ErpClient, args: readonly string[]): Promise<string> {
  const words = wordsIn(args)
  const chosen = Object.fromEntries(['lot', 'from', 'to'].map((name) => [name, optionIn(args, name)]))
  const asked = { status: words[0] ?? 'to_ship', keywords: rest(words, 1), ...chosen, older_than: optionIn(args, 'older') }
  const rows = rowsOf(await erp.get('/api/erp/order', { ...asked, per_page: String(SHOWN) }))
  if (rows.length === 0) return '没有这样的订单。'
  const more = rows.length < SHOWN ? '' : `\n\n更早的：同一条命令加 --older=${cell(rows.at(-1), 'id')}`
  const shown = table(
    ['编号', '订单号', '门店', '仓库', '状态', '应付', '下单时间', '随货资料'],
    rows.map((row) => [
      cell(row, 'id'),
      cell(row, 'no'),
      cell(row, 'company'),
      cell(row, 'ck_name'),
      cell(row, 'status_text'),
      cell(row, 'payable'),
      time(cell(row, 'created_at')),
      cell(row, 'wants_dossier') === '1' ? '首营资料' : '',
    ]),
  )
  return shown + more
}

async function showOrder(erp: ErpClient, args: readonly string[]): Promise<string> {
  const order = await erp.get(`/api/erp/order/${await orderIn(erp, args)}`)
  const lines = rowsOf(order, 'lines').map((line) => [
    cell(line, 'id'),
    cell(line, 'name'),
    cell(line, 'number'),
    cell(line, 'amount'),
    rowsOf(line, 'lots')
      .map((lot) => `${cell(lot, 'lot')}×${cell(lot, 'number')}`)
      .join(' '),
  ])
  const events = rowsOf(order, 'events').map((event) => [
    time(cell(event, 'at')),
    cell(event, 'text'),
    cell(event, 'actor'),
    cell(event, 'note'),
  ])
  const parcels = rowsOf(order, 'shipments').map((parcel) => [
    cell(parcel, 'id'),
    cell(parcel, 'carrier'),
    cell(parcel, 'tracking_no'),
    cell(rowsOf(parcel, 'traces')[0], 'text'),
  ])
  const parts = [
    `${cell(order, 'no')}  ${cell(order, 'status_text')}  ${cell(order, 'payable')}`,
    table(['行', '商品', '数量', '金额', '批号'], lines),
    table(['时间', '状态', '操作者', '备注'], events),
  ]
  return [...parts, ...(parcels.length === 0 ? [] : [table(['包裹', '承运商', '运单号', '最新动态'], parcels)])].join('\n\n')
}

/** Units of a line that come back, by staff's own decision. */
const returned = (late: { readonly is_late?: '1' }): Command['run'] => {
  return async (erp, args) => {
    need(args, 0, 'ORDER')
    const units = { line_id: idOf(args, 1, 'LINE'), number: idOf(args, 2, 'UNITS'), note: rest(args, 3) ?? need([], 0, 'NOTE') }
    const done = await erp.post(`/api/erp/order/${await orderIn(erp, args)}/return`, { ...units, ...late })
    return [`${said(done)}：退回 ${cell(done, 'refunded')}`, cell(done, 'remark')].filter((words) => words !== '').join('\n')
  }
}

export const orderCommands: readonly Command[] = [
  {
    name: 'waiting',
    args: '',
    what: '待办：各类待处理事项、待查的汇款、待汇出的退款',
    run: waiting,
  },
  {
    name: 'orders',
    args: '[STATUS] [--lot=LOT] [--from=DAY] [--to=DAY] [--older=ORDER] [WORDS…]',
    what: '订单，STATUS 为 all、unpaid、to_ship（默认）、shipped、received、closed、refunding；可按单号或门店、批号、下单日期找',
    run: orders,
  },
  { name: 'order show', args: 'ORDER', what: '一笔订单：商品行、批号、经过、包裹；ORDER 是编号或订单号，其他命令也一样', run: showOrder },
  {
    name: 'advance',
    args: 'ORDER billed|picked|outbound',
    what: '推进一步：开单、拣货、出库',
    run: async (erp, args) => {
      need(args, 0, 'ORDER')
      const to = need(args, 1, 'STEP')
      return said(await erp.post(`/api/erp/order/${await orderIn(erp, args)}/advance`, { to }))
    },
  },
  {
    name: 'ship',
    args: 'ORDER CARRIER NUMBER',
    what: '发货；先到期的批号先出',
    run: async (erp, args) => said(await erp.post(`/api/erp/order/${await orderIn(erp, args)}/ship`, parcelOf(args))),
  },
  {
    name: 'trace',
    args: 'PARCEL TEXT…',
    what: '记录包裹动态',
    run: async (erp, args) => {
      await erp.post(`/api/erp/shipment/${idOf(args, 0, 'PARCEL')}/trace`, { text: rest(args, 1) ?? need([], 0, 'TEXT') })
      return '已记下。'
    },
  },
  {
    name: 'cancel',
    args: 'ORDER REASON…',
    what: '取消未付款的订单（连同整笔交易）',
    run: async (erp, args) => said(await erp.post(`/api/erp/order/${await orderIn(erp, args)}/cancel`, { reason: rest(args, 1) })),
  },
  {
    name: 'fee',
    args: 'ORDER AMOUNT TITLE…',
    what: '给未付款的订单加费用；负数为减免',
    run: async (erp, args) =>
      said(await erp.post(`/api/erp/order/${await orderIn(erp, args)}/fee`, { amount: need(args, 1, 'AMOUNT'), title: rest(args, 2) })),
  },
  {
    name: 'return',
    args: 'ORDER LINE UNITS NOTE…',
    what: '退一行中退回或缺少的数量；库存另记',
    run: returned({}),
  },
  {
    name: 'return late',
    args: 'ORDER LINE UNITS NOTE…',
    what: '同上，用于已完成的订单；不再应得的返现扣回',
    run: returned({ is_late: '1' }),
  },
]
