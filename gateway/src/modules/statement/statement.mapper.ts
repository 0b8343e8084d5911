import type { Statement, StatementEntry, StatementKind, StatementOrder, StatementPart } from '../../generated/resolvers-types.ts'
import type { RestStatement, RestStatementEntry, RestStatementOrder, RestStatementPart } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toWebUrl } from '../base/webUrl.ts'

const kinds: Readonly<Record<string, StatementKind>> = { balance: 'BALANCE', payment: 'PAYMENT', refund: 'REFUND', held_back: 'HELD_BACK' }

/** Its orders come whole, and go out in pages. */
export type StatementModel = Omit<Statement, 'orders'> & { readonly orders: readonly StatementOrder[] }

export function toStatement(body: unknown): StatementModel {
  const statement = new Row<RestStatement>(body, 'statement')
  return {
    month: statement.text('month'),
    opening: statement.money('opening'),
    closing: statement.money('closing'),
    entries: statement.list('entries', toEntry),
    orders: statement.list('by_order', toOrder),
    csv: toWebUrl(statement.text('csv_url')),
  }
}

function toEntry(body: unknown): StatementEntry {
  const entry = new Row<RestStatementEntry>(body, 'statement.entries')
  return {
    at: entry.moment('at'),
    kind: entry.oneOf('kind', kinds),
    title: entry.text('title'),
    amount: entry.money('amount'),
    heldBack: entry.optionalMoney('held_back') ?? '0.00',
    balance: entry.optionalMoney('balance'),
    orderID: entry.optionalText('order_id'),
    orderNo: entry.optionalText('order_no'),
    tradeNo: entry.optionalText('trade_no'),
    afterSaleID: entry.optionalText('after_sale_id'),
    parts: entry.optionalList('parts', toPart),
    ref: entry.text('ref'),
  }
}

function toPart(body: unknown): StatementPart {
  const part = new Row<RestStatementPart>(body, 'statement.entries.parts')
  return { orderID: part.id('order_id'), orderNo: part.text('order_no'), amount: part.money('amount') }
}

function toOrder(body: unknown): StatementOrder {
  const order = new Row<RestStatementOrder>(body, 'statement.by_order')
  return {
    orderID: order.id('id'),
    orderNo: order.text('no'),
    payable: order.money('payable'),
    voucher: order.money('voucher'),
    balance: order.money('balance'),
    online: order.money('online'),
    refunded: order.money('refunded'),
    cashback: order.optionalMoney('cashback') ?? '0.00',
    heldBack: order.optionalMoney('held_back') ?? '0.00',
    net: order.money('net'),
  }
}
