import { chunksOf } from '../../db/chunks.ts'
import type { Db } from '../../db/schema.ts'
import { sealBuyer, type Sealing } from '../../db/seal.ts'
import type { PayMode, ShipKind } from '../../db/tables/trade.ts'
import type { Wish } from '../checkout/wish.service.ts'

export interface NewTrade {
  no: string
  memberId: number
  accountId: number
  quoteHash: string
  clientKey: string
  payable: number
  voucher: number
  balance: number
  online: number
  payMode: PayMode
  expiresAt: Date
  createdAt: Date
  pricing: unknown
  remark: string | null
  wantsDossier: boolean
  invoice: Wish | null
}

/** Null where the shop has placed another trade under the same key. */
export async function insertTrade(deps: Sealing & { readonly db: Db }, trade: NewTrade): Promise<number | null> {
  const row = await deps.db
    .insertInto('trade')
    .values({
      no: trade.no,
      member_id: trade.memberId,
      account_id: trade.accountId,
      quote_hash: trade.quoteHash,
      client_key: trade.clientKey,
      payable: trade.payable,
      voucher: trade.voucher,
      balance: trade.balance,
      online: trade.online,
      pay_mode: trade.payMode,
      expires_at: trade.expiresAt,
      created_at: trade.createdAt,
      pricing: JSON.stringify(trade.pricing),
      remark: trade.remark,
      wants_dossier: trade.wantsDossier,
      invoice_kind: trade.invoice?.kind ?? null,
      invoice_buyer: trade.invoice === null ? null : JSON.stringify(sealBuyer(deps, trade.invoice.buyer)),
    })
    .onConflict((oc) => oc.columns(['member_id', 'client_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export interface NewOrder {
  no: string
  tradeId: number
  memberId: number
  ckId: number
  kind: ShipKind
  goods: number
  shipping: number
  voucher: number
  balance: number
  online: number
  address: unknown
  createdAt: Date
}

/** In the order given. */
export async function insertOrders(db: Db, orders: readonly NewOrder[]): Promise<number[]> {
  const rows = await db
    .insertInto('orders')
    .values(
      orders.map((order) => ({
        no: order.no,
        trade_id: order.tradeId,
        member_id: order.memberId,
        ck_id: order.ckId,
        ship_kind: order.kind,
        goods_cents: order.goods,
        shipping_cents: order.shipping,
        payable: order.goods + order.shipping,
        voucher: order.voucher,
        balance: order.balance,
        online: order.online,
        cancel_reason: null,
        address: JSON.stringify(order.address),
        created_at: order.createdAt,
        received_at: null,
        hidden_at: null,
      })),
    )
    .returning(['id', 'no'])
    .execute()
  const ids = new Map(rows.map((row) => [row.no, row.id]))
  return orders.map((order) => ids.get(order.no) ?? 0)
}

export interface NewLine {
  orderId: number
  lineNo: number
  goodsId: number
  comboId: number | null
  type: 0 | 1 | 2 | 3 | 4 | 9
  qty: number
  unit: number
  list: number
  net: number
  snapshot: unknown
}

/** In the order given. */
export async function insertLines(db: Db, lines: readonly NewLine[]): Promise<number[]> {
  const ids = new Map<string, number>()
  for (const some of chunksOf(lines, 12)) {
    const rows = await db
      .insertInto('order_line')
      .values(
        some.map((line) => ({
          order_id: line.orderId,
          line_no: line.lineNo,
          goods_id: line.goodsId,
          combo_id: line.comboId,
          batch_id: null,
          type: line.type,
          qty: line.qty,
          unit_price: line.unit,
          list_cents: line.list,
          discount_cents: line.list - line.net,
          net_cents: line.net,
          snapshot: JSON.stringify(line.snapshot),
        })),
      )
      .returning(['id', 'order_id', 'line_no'])
      .execute()
    for (const row of rows) ids.set(`${row.order_id}/${row.line_no}`, row.id)
  }
  return lines.map((line) => ids.get(`${line.orderId}/${line.lineNo}`) ?? 0)
}

export interface NewAdjustment {
  lineId: number
  seq: number
  phase: string
  promotionId: number | null
  version: number | null
  couponId: number | null
  cents: number
  title: string
}

export async function insertAdjustments(db: Db, rows: readonly NewAdjustment[]): Promise<void> {
  for (const some of chunksOf(rows, 8)) {
    await db
      .insertInto('order_adjustment')
      .values(
        some.map((row) => ({
          order_line_id: row.lineId,
          seq: row.seq,
          phase: row.phase,
          promotion_id: row.promotionId,
          version: row.version,
          coupon_id: row.couponId,
          cents: row.cents,
          title: row.title,
        })),
      )
      .execute()
  }
}

export async function deleteSold(db: Db, memberId: number, cartLineIds: readonly number[]): Promise<void> {
  await db.deleteFrom('cart_line').where('member_id', '=', memberId).where('id', 'in', cartLineIds).execute()
}
