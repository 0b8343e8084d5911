import { cell, type ErpClient, rowsOf } from '../lib/erpClient.ts'
import { table } from '../lib/table.ts'
import { type Command, idOf, need, parcelOf, rest, said, time, Usage } from './command.ts'

const ORDER_STEPS = ['billed', 'picked', 'outbound'] as const

async function waiting(erp: ErpClient): Promise<string> {
  const data = await erp.get('/api/erp/waiting')
  const counts: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'counts') : {}
  const rows = Object.entries(typeof counts === 'object' && counts !== null ? counts : {}).map(([what, count]) => [
    what.replaceAll('_', ' '),
    String(count),
  ])
  const transfers = rowsOf(data, 'transfers').map((transfer) => [
    cell(transfer, 'trade_id'),
    cell(transfer, 'company'),
    cell(transfer, 'bank'),
    cell(transfer, 'amount'),
    time(cell(transfer, 'at')),
  ])
  const parts = [rows.length === 0 ? 'Nothing waits.' : table(['waits', 'how many'], rows)]
  return [...parts, ...(transfers.length === 0 ? [] : [table(['trade', 'shop', 'bank', 'amount', 'shown (UTC)'], transfers)])].join('\n\n')
}

async function orders(erp: ErpClient, args: readonly string[]): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/order', { status: args[0] ?? 'to_ship', keywords: args[1], per_page: '50' }))
  if (rows.length === 0) return 'No such orders.'
  return table(
    ['id', 'number', 'shop', 'warehouse', 'status', 'payable', 'placed (UTC)'],
    rows.map((row) => [
      cell(row, 'id'),
      cell(row, 'no'),
      cell(row, 'company'),
      cell(row, 'ck_name'),
      cell(row, 'status_text'),
      cell(row, 'payable'),
      time(cell(row, 'created_at')),
    ]),
  )
}

async function showOrder(erp: ErpClient, args: readonly string[]): Promise<string> {
  const order = await erp.get(`/api/erp/order/${idOf(args, 0, 'ORDER')}`)
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
    table(['line', 'goods', 'pieces', 'amount', 'lots'], lines),
    table(['when (UTC)', 'status', 'by', 'note'], events),
  ]
  return [...parts, ...(parcels.length === 0 ? [] : [table(['parcel', 'carrier', 'number', 'last seen'], parcels)])].join('\n\n')
}

/** Units of a line that come back, by staff's own decision. */
const returned = (late: { readonly is_late?: '1' }): Command['run'] => {
  return async (erp, args) => {
    const order = idOf(args, 0, 'ORDER')
    const units = { line_id: idOf(args, 1, 'LINE'), number: idOf(args, 2, 'UNITS'), note: rest(args, 3) ?? need([], 0, 'NOTE') }
    const done = await erp.post(`/api/erp/order/${order}/return`, { ...units, ...late })
    return [`${said(done)}: ${cell(done, 'refunded')} back`, cell(done, 'remark')].filter((words) => words !== '').join('\n')
  }
}

export const orderCommands: readonly Command[] = [
  { name: 'waiting', args: '', what: 'what waits for somebody of the house, and the transfers to look for', run: waiting },
  {
    name: 'orders',
    args: '[STATUS] [WORDS]',
    what: 'orders; all, unpaid, to_ship (default), shipped, received, closed or refunding; by number or shop',
    run: orders,
  },
  { name: 'order show', args: 'ORDER', what: 'one order with its lines, lots, events and parcels', run: showOrder },
  {
    name: 'advance',
    args: 'ORDER billed|picked|outbound',
    what: 'moves an order one step on',
    run: async (erp, args) => {
      const [order, to] = [idOf(args, 0, 'ORDER'), need(args, 1, 'The step')]
      if (!ORDER_STEPS.some((step) => step === to)) throw new Usage(`The step is one of ${ORDER_STEPS.join(', ')}.`)
      return said(await erp.post(`/api/erp/order/${order}/advance`, { to }))
    },
  },
  {
    name: 'ship',
    args: 'ORDER CARRIER NUMBER',
    what: 'sends it; the lots that expire first leave first',
    run: async (erp, args) => said(await erp.post(`/api/erp/order/${idOf(args, 0, 'ORDER')}/ship`, parcelOf(args))),
  },
  {
    name: 'trace',
    args: 'PARCEL TEXT',
    what: 'where a parcel is now',
    run: async (erp, args) => {
      await erp.post(`/api/erp/shipment/${idOf(args, 0, 'PARCEL')}/trace`, { text: rest(args, 1) ?? need([], 0, 'TEXT') })
      return 'Noted.'
    },
  },
  {
    name: 'cancel',
    args: 'ORDER REASON',
    what: 'cancels an unpaid order with its trade',
    run: async (erp, args) => said(await erp.post(`/api/erp/order/${idOf(args, 0, 'ORDER')}/cancel`, { reason: rest(args, 1) })),
  },
  {
    name: 'fee',
    args: 'ORDER AMOUNT TITLE',
    what: 'adds a fee to an unpaid order; a negative one takes off',
    run: async (erp, args) =>
      said(await erp.post(`/api/erp/order/${idOf(args, 0, 'ORDER')}/fee`, { amount: need(args, 1, 'AMOUNT'), title: rest(args, 2) })),
  },
  {
    name: 'return',
    args: 'ORDER LINE UNITS NOTE',
    what: 'pays back units of a line that came back or were missing; stock is booked apart',
    run: returned({}),
  },
  {
    name: 'return late',
    args: 'ORDER LINE UNITS NOTE',
    what: 'the same of a completed order; cashback that it no longer earns is held back',
    run: returned({ is_late: '1' }),
  },
]
