import type { Deps } from '../../../deps.ts'
import { lockStockRows } from '../../stock/stock.repo.ts'
import { code, day, integer, reference, text } from '../columns.ts'
import type { Change, ImportKind, Known, Problem, Row } from '../kind.ts'
import { bookLots, type LotMove } from './bookLots.ts'
import { goodsColumn } from './goods.ts'
import { findBooked, findLots, type LotKey } from './stock.repo.ts'

const lotColumns = {
  goods: goodsColumn,
  warehouse: reference('仓库编码', 'warehouse', { example: 'CK01', isRequired: true, field: 'ck_id' }),
  lot: text('批号', { max: 30, example: '20260701A', isRequired: true, field: 'lot_no' }),
  produced: day('生产日期', { example: '2026-07-01' }),
  expires: day('有效期至', { example: '2028-06-30' }),
}

const lotOf = (row: Row): LotKey => ({ goodsId: Number(row['goods_id']), ckId: Number(row['ck_id']), lot: String(row['lot_no']) })
const dayOf = (row: Row, name: string): string | null => (typeof row[name] === 'string' ? row[name] : null)

async function book(tx: Deps, changes: readonly Change[], moveOf: (change: Change) => { readonly qty: number; readonly ref: string }) {
  const moves = changes.map((change): LotMove => ({
    ...lotOf(change.row),
    produced: dayOf(change.row, 'produced'),
    expires: dayOf(change.row, 'expires'),
    ...moveOf(change),
  }))
  await bookLots(tx, moves)
  return new Map<string, number>()
}

function checkDays(row: Row, before: Row | null): Problem[] {
  const isMoved = before !== null && (before['produced'] !== row['produced'] || before['expires'] !== row['expires'])
  return isMoved ? [{ column: 'expires', message: '批号已有的生产日期和有效期不能改' }] : []
}

/** How many of a lot there are, as counted: what was moved meanwhile is part of it. */
export const stockKind: ImportKind = {
  name: 'stock',
  title: '库存',
  area: 'stock',
  key: ['goods', 'warehouse', 'lot'],
  columns: { ...lotColumns, on_hand: integer('数量', { min: 0, max: 1_000_000, example: '500', isRequired: true }) },
  check: checkDays,
  async load(tx, sought) {
    const keys = sought.map(({ row }) => lotOf(row))
    await lockStockRows(tx.db, keys)
    const textOf = ({ goodsId, ckId, lot }: LotKey): string => `${goodsId}/${ckId}/${lot}`
    const lots = new Map((await findLots(tx.db, keys)).map((lot) => [textOf(lot), lot]))
    return new Map(
      sought.flatMap(({ key, row }): [string, Known][] => {
        const lot = lots.get(textOf(lotOf(row)))
        if (lot === undefined) return []
        const { goodsId, ckId, lot: lotNo, produced, expires, onHand } = lot
        return [[key, { id: null, row: { goods_id: goodsId, ck_id: ckId, lot_no: lotNo, produced, expires, on_hand: onHand } }]]
      }),
    )
  },
  write: (tx, changes, { runId }) =>
    book(tx, changes, ({ row, before, line }) => ({
      qty: Number(row['on_hand']) - Number(before?.['on_hand'] ?? 0),
      ref: `import:${runId}:${line}`,
    })),
  // The lot stays, with nothing in it: other papers may name it.
  remove: async (tx, gone, { runId }) => {
    await book(tx, gone, ({ row, line }) => ({ qty: -Number(row['on_hand']), ref: `import:${runId}:${line}:undo` }))
  },
}

const refOf = (key: string): string => `move:${key}`

/** Deliveries and losses, each booked once under the sender's number. */
export const stockMoveKind: ImportKind = {
  name: 'stock_move',
  title: '出入库',
  area: 'stock',
  key: ['number', 'goods', 'warehouse', 'lot'],
  columns: {
    number: code('单号', { example: 'RK20261123001', isRequired: true }),
    ...lotColumns,
    change: integer('增减数量', { min: -1_000_000, max: 1_000_000, example: '-20', isRequired: true }),
  },
  check: (row) => (Number(row['change']) === 0 ? [{ column: 'change', message: '不能为零' }] : []),
  async load(tx, sought) {
    const booked = await findBooked(
      tx.db,
      sought.map(({ key }) => refOf(key)),
    )
    // What is booked stays as it was booked, whatever is sent again under its number.
    return new Map(sought.flatMap(({ key, row }): [string, Known][] => (booked.has(refOf(key)) ? [[key, { id: null, row }]] : [])))
  },
  write: (tx, changes) => book(tx, changes, ({ key, row }) => ({ qty: Number(row['change']), ref: refOf(key) })),
  remove: async (tx, gone) => {
    await book(tx, gone, ({ key, row }) => ({ qty: -Number(row['change']), ref: `${refOf(key)}:undo` }))
  },
}
