/** A history that links go over. */
export interface Line {
  /** What office people call a row of it. */
  readonly word: string
  readonly table: string
  /** The columns by which its rows are walked, with their types, and a key before the first. */
  readonly keys: readonly (readonly [column: string, type: 'bigint' | 'int' | 'text'])[]
  readonly start: string
  /** By which a row is named to people. */
  readonly names: readonly string[]
  /** Where its numbers come from; null for rows of before, of which there come no more. */
  readonly sequence: string | null
  /** What never changes of a row `t`, by the rules of the database. */
  readonly fixed: readonly string[]
  /** What a person may ask to be forgotten, and when it may be gone. */
  readonly words?: { readonly text: string; readonly isForgotten: string }
}

const time = (column: string): string => `(extract(epoch from ${column}) * 1000000)::bigint`
const list = (columns: string, from: string, order: string): string =>
  `(select json_agg(json_build_array(${columns}) order by ${order}) from ${from})`

const byId = (word: string, table: string, fixed: readonly string[]): Line => ({
  word,
  table,
  keys: [['id', 'bigint']],
  start: '0',
  names: ['id'],
  sequence: `${table}_id_seq`,
  fixed: ['t.id', ...fixed],
})

/** One line for the rows with a number, and one for those that were there before numbers were. */
function numbered(history: Omit<Line, 'sequence' | 'names'>): Record<string, Line> {
  const line = { ...history, names: history.keys.map(([column]) => column) }
  return {
    [line.table]: { ...line, keys: [['nth', 'bigint']], start: '0', sequence: `${line.table}_nth` },
    [`${line.table}_before`]: { ...line, sequence: null },
  }
}

const shopIsClosed = (member: string): string => `exists (select from member m where m.id = ${member} and m.closed_at is not null)`

const ADJUSTMENT = 'a.seq, a.phase, a.promotion_id, a.coupon_id, a.cents, a.title'

/** The histories that tell where goods and money went and who did what. Each text names its columns: one that comes later is not in it. */
export const LINES: Readonly<Record<string, Line>> = {
  goods_batch: byId('批号', 'goods_batch', ['t.goods_id', 't.ck_id', 't.lot_no', 't.produced::text', 't.expires::text']),
  // Lines and promotions are written with their order, codes and lots with their parcel.
  orders: byId('订单', 'orders', [
    ...['no', 'trade_id', 'member_id', 'ck_id', 'ship_kind', 'goods_cents', 'shipping_cents', 'payable', 'voucher', 'balance'].map(
      (column) => `t.${column}`,
    ),
    't.online',
    time('t.created_at'),
    `t.address - 'name' - 'phone'`,
    list(
      `l.id, l.line_no, l.goods_id, l.type, l.qty, l.unit_price, l.list_cents, l.discount_cents, l.net_cents, l.snapshot,
       ${list(ADJUSTMENT, 'order_adjustment a where a.order_line_id = l.id', 'a.seq')}`,
      'order_line l where l.order_id = t.id',
      'l.line_no',
    ),
  ]),
  ...numbered({
    word: '订单动态',
    table: 'order_event',
    keys: [
      ['order_id', 'bigint'],
      ['seq', 'int'],
    ],
    start: '0/0',
    fixed: ['t.order_id', 't.seq', 't.from_status', 't.to_status', 't.actor', 't.account_id', time('t.at')],
    words: {
      text: 't.note',
      isForgotten: `t.actor = 'buyer' and exists (select from orders o where o.id = t.order_id and ${shopIsClosed('o.member_id')})`,
    },
  }),
  shipment: byId('包裹', 'shipment', [
    't.order_id',
    't.after_sale_id',
    't.carrier',
    't.tracking_no',
    time('t.at'),
    list('s.order_line_id, s.batch_id, s.qty', 'shipment_line s where s.shipment_id = t.id', 's.order_line_id, s.batch_id'),
    list(
      'p.order_line_id, p.lot_id, p.code, c.goods_id, c.lot_id',
      'parcel_code p left join trace_code c on c.code = p.code where p.shipment_id = t.id',
      'p.code',
    ),
  ]),
  stock_move: byId('库存流水', 'stock_move', ['t.goods_id', 't.ck_id', 't.d_on_hand', 't.d_reserved', 't.reason', 't.ref', time('t.at')]),
  ...numbered({
    word: '追溯码去向',
    table: 'trace_step',
    keys: [
      ['code', 'text'],
      ['seq', 'int'],
    ],
    start: '/0',
    fixed: ['t.code', 't.seq', 't.what', time('t.at'), 't.order_id', 't.shipment_id', 't.after_sale_id', 't.staff'],
  }),
  ...numbered({
    word: '售后动态',
    table: 'after_sale_event',
    keys: [
      ['after_sale_id', 'bigint'],
      ['seq', 'int'],
    ],
    start: '0/0',
    fixed: ['t.after_sale_id', 't.seq', 't.from_status', 't.to_status', 't.actor', 't.account_id', time('t.at')],
    words: {
      text: 't.note',
      isForgotten: `exists (select from after_sale a where a.id = t.after_sale_id and ${shopIsClosed('a.member_id')})`,
    },
  }),
  order_fee: byId('加收费用', 'order_fee', ['t.order_id', 't.cents', 't.title', 't.staff', time('t.at')]),
  ...numbered({
    word: '账目',
    table: 'ledger_entry',
    keys: [
      ['account_id', 'bigint'],
      ['seq', 'int'],
    ],
    start: '0/0',
    fixed: ['t.account_id', 't.seq', 't.delta', 't.balance_after', 't.reason', 't.ref', time('t.at')],
  }),
  recall: byId('召回', 'recall', [
    't.level',
    't.reason',
    't.instruction',
    't.opened_by',
    time('t.opened_at'),
    list('l.goods_id, l.lot_no', 'recall_lot l where l.recall_id = t.id', 'l.goods_id, l.lot_no'),
  ]),
  supplier_approval: byId('首营企业审批', 'supplier_approval', [
    't.supplier_id',
    't.basis',
    't.valid_to::text',
    't.applied_by',
    time('t.applied_at'),
  ]),
  intake: byId('到货验收', 'intake', [
    ...['supplier_id', 'goods_id', 'ck_id', 'lot_no', 'produced::text', 'expires::text', 'arrived', 'entered_by'].map(
      (column) => `t.${column}`,
    ),
    time('t.entered_at'),
  ]),
  lot_hold: byId('隔离', 'lot_hold', ['t.batch_id', 't.reason', 't.opened_by', time('t.opened_at')]),
  destruction: byId('销毁', 'destruction', ['t.batch_id', 't.qty', 't.reason', 't.method', 't.destroyed_by', 't.witness', time('t.at')]),
  audit_log: {
    ...byId('操作记录', 'audit_log', ['t.account_id', 't.member_id', 't.action', 't.object', time('t.at'), 't.token', 't.said']),
    words: {
      text: 'case when num_nonnulls(t.before, t.after) > 0 then json_build_array(t.before, t.after)::text end',
      isForgotten: `${shopIsClosed('t.member_id')} or exists (select from account a
        where a.status = 'closed' and (a.id = t.account_id or t.object = 'account:' || a.id))`,
    },
  },
}
