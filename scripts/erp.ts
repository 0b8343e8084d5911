import { readFile } from 'node:fs/promises'
import { cell, type ErpClient, erpClient, ErpError, rowsOf } from './lib/erpClient.ts'
import { DRAFT_KINDS, draftTemplate } from './lib/draftTemplate.ts'
import { table } from './lib/table.ts'

interface Command {
  readonly name: string
  readonly args: string
  readonly what: string
  readonly run: (erp: ErpClient, args: readonly string[]) => Promise<string>
}

class Usage extends Error {}

/** An argument that must be there. */
function need(args: readonly string[], at: number, name: string): string {
  const value = args[at]
  if (value === undefined || value === '') throw new Usage(`${name} is missing.`)
  return value
}

function idOf(args: readonly string[], at: number, name: string): string {
  const value = need(args, at, name)
  if (!/^[0-9]{1,15}$/.test(value)) throw new Usage(`${name} must be a number, not ${value}.`)
  return value
}

const time = (seconds: string): string =>
  seconds === '' ? '' : new Date(Number(seconds) * 1000).toISOString().slice(0, 16).replace('T', ' ')
const said = (data: unknown): string => `${cell(data, 'id')} ${cell(data, 'status_text')} (${cell(data, 'status')})`

const SHOP_ROLES = ['owner', 'buyer', 'finance', 'none'] as const
const ORDER_STEPS = ['billed', 'picked', 'outbound'] as const

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

async function afterSales(erp: ErpClient, args: readonly string[]): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/afterSale', { status: args[0] ?? 'processing', per_page: '100' }), 'data')
  if (rows.length === 0) return 'No such after-sales.'
  return table(
    ['id', 'number', 'order', 'type', 'status', 'amount', 'reason'],
    rows.map((row) => [
      cell(row, 'id'),
      cell(row, 'no'),
      cell(row, 'order_id'),
      cell(row, 'type_text'),
      cell(row, 'status_text'),
      cell(row, 'amount'),
      cell(row, 'reason'),
    ]),
  )
}

async function showAfterSale(erp: ErpClient, args: readonly string[]): Promise<string> {
  const one = await erp.get(`/api/erp/afterSale/${idOf(args, 0, 'AFTER-SALE')}`)
  const lines = rowsOf(one, 'lines').map((line) => [cell(line, 'id'), cell(line, 'name'), cell(line, 'number'), cell(line, 'amount')])
  const events = rowsOf(one, 'events').map((event) => [
    time(cell(event, 'at')),
    cell(event, 'text'),
    cell(event, 'actor'),
    cell(event, 'note'),
  ])
  return [
    `${cell(one, 'no')}  ${cell(one, 'type_text')}  ${cell(one, 'status_text')}  ${cell(one, 'amount')}`,
    table(['line', 'goods', 'pieces', 'amount'], lines),
    table(['when (UTC)', 'status', 'by', 'note'], events),
  ].join('\n\n')
}

async function waiting(erp: ErpClient): Promise<string> {
  const data = await erp.get('/api/erp/waiting')
  const counts: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'counts') : {}
  const rows = Object.entries(typeof counts === 'object' && counts !== null ? counts : {}).map(([what, count]) => [
    what.replaceAll('_', ' '),
    String(count),
  ])
  const transfers = rowsOf(data, 'transfers').map((one) => [
    cell(one, 'trade_id'),
    cell(one, 'company'),
    cell(one, 'bank'),
    cell(one, 'amount'),
    time(cell(one, 'at')),
  ])
  const parts = [rows.length === 0 ? 'Nothing waits.' : table(['waits', 'how many'], rows)]
  return [...parts, ...(transfers.length === 0 ? [] : [table(['trade', 'shop', 'bank', 'amount', 'shown (UTC)'], transfers)])].join('\n\n')
}

async function withdrawals(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/withdraw'))
  if (rows.length === 0) return 'No withdrawals wait.'
  return table(
    ['id', 'number', 'shop', 'amount', 'holder', 'bank', 'account', 'asked (UTC)'],
    rows.map((row) => [
      ...['id', 'no', 'company', 'amount', 'holder', 'bank', 'bank_account'].map((name) => cell(row, name)),
      time(cell(row, 'created_at')),
    ]),
  )
}

/** The whole shop, a stretch of orders at a time. */
async function moneyCheck(erp: ErpClient): Promise<string> {
  const found: string[][] = []
  for (let after: string | undefined = '0'; after !== undefined;) {
    const page = await erp.get('/api/erp/money/check', { after })
    for (const row of rowsOf(page, 'data'))
      found.push([
        ...['id', 'no', 'company', 'due', 'voucher', 'balance', 'online', 'told'].map((name) => cell(row, name)),
        rowsOf(row, 'problems').join('；'),
      ])
    after = cell(page, 'next') || undefined
  }
  if (found.length === 0) return 'The refunds of all orders add up.'
  return `${table(['order', 'number', 'shop', 'due by line', 'voucher', 'balance', 'online', 'statement', 'what differs'], found)}\n\norders whose refunds do not add up: ${found.length}`
}

async function chats(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/chat'))
  if (rows.length === 0) return 'Nobody has written.'
  return table(
    ['member', 'shop', 'waits', 'last words', 'at (UTC)'],
    rows.map((row) => [
      cell(row, 'member_id'),
      cell(row, 'company'),
      cell(row, 'is_waiting') === '1' ? 'yes' : '',
      cell(row, 'content') || '(picture)',
      time(cell(row, 'at')),
    ]),
  )
}

async function showChat(erp: ErpClient, args: readonly string[]): Promise<string> {
  const rows = rowsOf(await erp.get(`/api/erp/chat/${idOf(args, 0, 'MEMBER')}`, { per_page: '50' }), 'data').toReversed()
  if (rows.length === 0) return 'This shop has not written.'
  return table(
    ['at (UTC)', 'who', 'words'],
    rows.map((row) => [
      time(cell(row, 'created_at')),
      cell(row, 'staff') || 'the shop',
      [cell(row, 'content'), cell(row, 'image')].filter(Boolean).join(' '),
    ]),
  )
}

/** `NAME=URL` each. */
function filesOf(args: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    args.flatMap((file, at) => {
      const cut = file.indexOf('=')
      if (cut < 1) throw new Usage(`A file is NAME=ADDRESS, not ${file}.`)
      return [
        [`files[${at}][name]`, file.slice(0, cut)],
        [`files[${at}][url]`, file.slice(cut + 1)],
      ]
    }),
  )
}

const decide =
  (verb: string, form: (args: readonly string[]) => Record<string, string | undefined>) =>
  async (erp: ErpClient, args: readonly string[]): Promise<string> =>
    said(await erp.post(`/api/erp/afterSale/${idOf(args, 0, 'AFTER-SALE')}/${verb}`, form(args)))
const rest = (args: readonly string[], from: number): string | undefined => (args.length > from ? args.slice(from).join(' ') : undefined)
const parcel = (args: readonly string[]): Record<string, string> => ({
  carrier: need(args, 1, 'CARRIER'),
  tracking_no: need(args, 2, 'NUMBER'),
})

const stockMove =
  (direction: 'in' | 'out' | 'write_off') =>
  async (erp: ErpClient, args: readonly string[]): Promise<string> => {
    const form = {
      goods_id: idOf(args, 0, 'GOODS'),
      ck_id: idOf(args, 1, 'WAREHOUSE'),
      lot: need(args, 2, 'LOT'),
      number: idOf(args, 3, 'PIECES'),
      produced: args[4],
      expires: args[5],
    }
    await erp.post(`/api/erp/stock/${direction}`, form)
    return stock(erp, args)
  }

async function stock(erp: ErpClient, args: readonly string[]): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/stock', { goods_id: idOf(args, 0, 'GOODS') }))
  if (rows.length === 0) return 'No stock anywhere.'
  return table(
    ['goods', 'name', 'warehouse', 'on hand', 'reserved', 'lapsed', 'lots'],
    rows.map((row) => [
      cell(row, 'goods_id'),
      cell(row, 'name'),
      cell(row, 'ck_id'),
      cell(row, 'on_hand'),
      cell(row, 'reserved'),
      cell(row, 'lapsed'),
      rowsOf(row, 'lots')
        .map(
          (lot) => `${cell(lot, 'lot')}×${cell(lot, 'number')} (${cell(lot, 'is_lapsed') === '1' ? 'lapsed ' : ''}${cell(lot, 'expires')})`,
        )
        .join('  '),
    ]),
  )
}

async function certificates(erp: ErpClient): Promise<string> {
  const rows = rowsOf(await erp.get('/api/erp/certificate'))
  return rows.length === 0
    ? 'No papers wait.'
    : table(
        ['id', 'shop', 'kind', 'number', 'valid to'],
        rows.map((row) => ['id', 'company', 'kind', 'no', 'valid_to'].map((name) => cell(row, name))),
      )
}

async function shops(erp: ErpClient): Promise<string> {
  const named = (row: unknown, name: string): string => {
    const papers: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : []
    return Array.isArray(papers) ? papers.join(' ') : ''
  }
  const rows = rowsOf(await erp.get('/api/erp/member'))
  return rows.length === 0
    ? 'No shops wait.'
    : table(
        ['id', 'shop', 'kind', 'papers missing', 'papers to look at'],
        rows.map((row) => [
          ...['id', 'company', 'kind'].map((name) => cell(row, name)),
          named(row, 'papers_missing'),
          named(row, 'papers_pending'),
        ]),
      )
}

const judgeShop =
  (agree: '0' | '1') =>
  async (erp: ErpClient, args: readonly string[]): Promise<string> => {
    await erp.post(
      `/api/erp/member/${idOf(args, 0, 'SHOP')}/review`,
      agree === '1' ? { agree, scopes: args[1] } : { agree, note: rest(args, 1) },
    )
    return agree === '1' ? 'Passed.' : 'Rejected.'
  }

async function colleagues(erp: ErpClient, args: readonly string[]): Promise<string> {
  return people(await erp.get(`/api/erp/member/${idOf(args, 0, 'SHOP')}/colleague`))
}

async function changeRole(erp: ErpClient, args: readonly string[]): Promise<string> {
  const [shop, account, role] = [idOf(args, 0, 'SHOP'), idOf(args, 1, 'ACCOUNT'), need(args, 2, 'ROLE')]
  if (!SHOP_ROLES.some((one) => one === role)) throw new Usage(`The role is one of ${SHOP_ROLES.join(', ')}.`)
  return people(await erp.post(`/api/erp/member/${shop}/colleague`, { account_id: account, role }))
}

const people = (data: unknown): string =>
  table(
    ['account', 'name', 'phone', 'role', 'since (UTC)', 'last seen'],
    rowsOf(data).map((row) => [
      ...['account_id', 'name', 'phone', 'role'].map((name) => cell(row, name)),
      time(cell(row, 'since')),
      time(cell(row, 'seen_at')),
    ]),
  )

const decideCertificate =
  (agree: '0' | '1') =>
  async (erp: ErpClient, args: readonly string[]): Promise<string> => {
    await erp.post(`/api/erp/certificate/${idOf(args, 0, 'CERTIFICATE')}/decide`, { agree, note: rest(args, 1) })
    return agree === '1' ? 'Passed.' : 'Rejected.'
  }

function draft(_: ErpClient, args: readonly string[]): Promise<string> {
  const kind = DRAFT_KINDS.find(([known]) => known === args[0])?.[0]
  if (kind === undefined) throw new Usage(`KIND is one of ${DRAFT_KINDS.map(([known, name]) => `${known} (${name})`).join(', ')}.`)
  return Promise.resolve(JSON.stringify(draftTemplate(kind), null, 2))
}

async function publish(erp: ErpClient, args: readonly string[]): Promise<string> {
  const file = need(args, 0, 'FILE')
  const draft = await readFile(file, 'utf8').catch(() => {
    throw new ErpError(`${file} cannot be read.`)
  })
  const published = await erp.post('/api/erp/promotion', { draft })
  return `Promotion ${cell(published, 'id')}, version ${cell(published, 'version')}; it overlaps with ${rowsOf(published, 'overlaps').length} others.`
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

const COMMANDS: readonly Command[] = [
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
    run: async (erp, args) => said(await erp.post(`/api/erp/order/${idOf(args, 0, 'ORDER')}/ship`, parcel(args))),
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
    name: 'transfer received',
    args: 'TRADE AMOUNT BANK-NUMBER',
    what: 'a bank transfer has come in',
    run: async (erp, args) => {
      const done = await erp.post(`/api/erp/trade/${idOf(args, 0, 'TRADE')}/received`, {
        amount: need(args, 1, 'AMOUNT'),
        txn: need(args, 2, 'BANK-NUMBER'),
      })
      return `Trade ${cell(done, 'trade_id')}: ${cell(done, 'pay_status')}`
    },
  },
  {
    name: 'transfer reject',
    args: 'TRADE REASON',
    what: 'sends the proof of a transfer back',
    run: async (erp, args) => {
      await erp.post(`/api/erp/trade/${idOf(args, 0, 'TRADE')}/proof_reject`, { reason: rest(args, 1) })
      return 'Sent back.'
    },
  },
  { name: 'money check', args: '', what: 'orders whose refunds do not add up: by line, by tender, by statement', run: moneyCheck },
  { name: 'withdrawals', args: '', what: 'balances that shops want paid out, with the accounts they go to', run: withdrawals },
  {
    name: 'withdrawal paid',
    args: 'WITHDRAWAL BANK-NUMBER',
    what: 'the bank has paid it out',
    run: async (erp, args) =>
      said(await erp.post(`/api/erp/withdraw/${idOf(args, 0, 'WITHDRAWAL')}/approve`, { txn: need(args, 1, 'BANK-NUMBER') })),
  },
  {
    name: 'withdrawal reject',
    args: 'WITHDRAWAL REASON',
    what: 'sends it back; the money is on the balance again',
    run: async (erp, args) => said(await erp.post(`/api/erp/withdraw/${idOf(args, 0, 'WITHDRAWAL')}/reject`, { reason: rest(args, 1) })),
  },
  { name: 'after-sale list', args: '[processing|record]', what: 'after-sales under way, or those that are over', run: afterSales },
  { name: 'after-sale show', args: 'AFTER-SALE', what: 'one after-sale with its lines and events', run: showAfterSale },
  {
    name: 'after-sale approve',
    args: 'AFTER-SALE [NOTE]',
    what: 'agrees to it',
    run: decide('approve', (args) => ({ note: rest(args, 1) })),
  },
  {
    name: 'after-sale reject',
    args: 'AFTER-SALE REASON',
    what: 'refuses it',
    run: decide('reject', (args) => ({ reason: rest(args, 1) })),
  },
  {
    name: 'after-sale received',
    args: 'AFTER-SALE [unsellable]',
    what: 'the goods are back, fit to be sold again or not',
    run: decide('received', (args) => ({ sellable: args[1] === 'unsellable' ? '0' : '1' })),
  },
  { name: 'after-sale refund', args: 'AFTER-SALE', what: 'pays back, by line, the way the money came', run: decide('refund', () => ({})) },
  {
    name: 'after-sale ship',
    args: 'AFTER-SALE CARRIER NUMBER',
    what: 'sends the goods again or others instead',
    run: decide('ship', parcel),
  },
  {
    name: 'after-sale done',
    args: 'AFTER-SALE [NAME=ADDRESS …]',
    what: 'ends it; papers go along as files',
    run: decide('done', (args) => filesOf(args.slice(1))),
  },
  {
    name: 'refund settled',
    args: 'REFUND',
    what: 'a refund of a transfer was sent by hand',
    run: async (erp, args) => {
      await erp.post(`/api/erp/refund/${idOf(args, 0, 'REFUND')}/settled`)
      return 'Noted.'
    },
  },
  { name: 'stock', args: 'GOODS', what: 'stock and lots of goods', run: stock },
  {
    name: 'stock in',
    args: 'GOODS WAREHOUSE LOT PIECES [PRODUCED EXPIRES]',
    what: 'a delivery; a new lot needs its days',
    run: stockMove('in'),
  },
  { name: 'stock out', args: 'GOODS WAREHOUSE LOT PIECES', what: 'broken or lost', run: stockMove('out') },
  { name: 'stock write-off', args: 'GOODS WAREHOUSE LOT PIECES', what: 'a lapsed lot is destroyed', run: stockMove('write_off') },
  { name: 'certificate list', args: '', what: 'papers of shops that wait', run: certificates },
  {
    name: 'certificate approve',
    args: 'CERTIFICATE',
    what: 'passes a paper; it takes the place of the one in force',
    run: decideCertificate('1'),
  },
  { name: 'certificate reject', args: 'CERTIFICATE [NOTE]', what: 'rejects a paper', run: decideCertificate('0') },
  { name: 'shop list', args: '', what: 'shops under review, with the papers they still owe', run: shops },
  {
    name: 'shop approve',
    args: 'SHOP [SCOPES]',
    what: 'passes a shop; scopes such as chemical,tcm,herb take the place of those it had',
    run: judgeShop('1'),
  },
  { name: 'shop reject', args: 'SHOP [REASON]', what: 'does not pass a shop', run: judgeShop('0') },
  { name: 'shop people', args: 'SHOP', what: 'who may buy for a shop', run: colleagues },
  {
    name: 'shop role',
    args: 'SHOP ACCOUNT owner|buyer|finance|none',
    what: 'what somebody may do there; none takes the access back, owner hands the shop over',
    run: changeRole,
  },
  { name: 'chat list', args: '', what: 'what shops have written to their managers, those that wait first', run: chats },
  { name: 'chat show', args: 'MEMBER', what: 'the thread with one shop', run: showChat },
  {
    name: 'chat answer',
    args: 'MEMBER WORDS',
    what: 'answers a shop',
    run: async (erp, args) => {
      await erp.post(`/api/erp/chat/${idOf(args, 0, 'MEMBER')}`, { content: rest(args, 1) ?? need([], 0, 'WORDS') })
      return 'Sent.'
    },
  },
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

const help = (): string =>
  [
    'The office of the marketplace, from the command line: npm run erp -- COMMAND\n',
    table(
      ['command', 'what it does'],
      COMMANDS.map(({ name, args, what }) => [`${name} ${args}`.trimEnd(), what]),
    ),
    '\nAPI_URL says where the api is (http://127.0.0.1:4001), ERP_TOKEN proves you (in the demo the file erp-token of DATA_DIR is read), ERP_STAFF signs.',
    'It ends with 0 when done, 1 when the marketplace refuses or does not answer, 2 when the command is not understood.',
  ].join('\n')

/** The longest name that the words begin with. */
function commandOf(words: readonly string[]): { command: Command; args: readonly string[] } | null {
  const fitting = COMMANDS.filter(({ name }) => name.split(' ').every((word, at) => words[at] === word)).toSorted(
    (a, b) => b.name.length - a.name.length,
  )
  const command = fitting[0]
  return command === undefined ? null : { command, args: words.slice(command.name.split(' ').length) }
}

async function main(words: readonly string[]): Promise<number> {
  if (words.length === 0 || words[0] === 'help' || words[0] === '--help') {
    console.log(help())
    return 0
  }
  const found = commandOf(words)
  if (found === null) {
    console.error(`There is no command "${words.join(' ')}"; npm run erp -- help lists them.`)
    return 2
  }
  try {
    console.log(await found.command.run(await erpClient(process.env), found.args))
    return 0
  } catch (error) {
    if (error instanceof Usage) console.error(`${error.message}\nUse: npm run erp -- ${found.command.name} ${found.command.args}`)
    else if (error instanceof ErpError) console.error(error.message)
    else throw error
    return error instanceof Usage ? 2 : 1
  }
}

process.exitCode = await main(process.argv.slice(2))
