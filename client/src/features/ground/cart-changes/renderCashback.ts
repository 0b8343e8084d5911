import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { formatMoney } from 'rules/money'
import { KINDS } from 'rules/kinds'
import type { PricedCart, PricedCashback } from 'rules/pricing'
import { write } from './storeRecords.ts'

const { name: KIND_NAME, wire: WIRE } = KINDS.cashback

/** What each order to be is promised: orders come and go with the lines, so the list is made again from what is priced. */
export function renderCashback(store: RecordSourceProxy, cart: RecordProxy, { orders, cashback }: PricedCart): void {
  const rows = orders.flatMap(({ ck, kind }) => cashback.filter((promise) => promise.ck === ck && promise.kind === kind))
  const known = cart.getLinkedRecords('cashback') ?? []
  const shown = rows.map((row) => renderPromise(store, cart, row))
  const isSame = known.length === shown.length && shown.every((record, at) => record.getDataID() === known[at]?.getDataID())
  if (!isSame) cart.setLinkedRecords(shown, 'cashback')
}

function renderPromise(store: RecordSourceProxy, cart: RecordProxy, { source, ck, kind, base, back, next }: PricedCashback): RecordProxy {
  const key = `client:cashback:${ck}:${kind}:${source}`
  const recordOf = (recordID: string, type: string): RecordProxy => store.get(recordID) ?? store.create(recordID, type)
  const record = recordOf(key, 'CartCashback')
  const promise = recordOf(`${key}:promise`, 'CashbackPromise')
  const warehouse = cart
    .getLinkedRecords('warehouses')
    ?.map((listed) => listed?.getLinkedRecord('warehouse'))
    .find((listed) => Number(listed?.getValue('warehouseID')) === ck)
  const promotion = cart
    .getLinkedRecords('promotions')
    ?.find((listed) => listed?.getValue('kind') === WIRE && listed.getValue('promotionID') === String(source))
  if (warehouse) record.setLinkedRecord(warehouse, 'warehouse')
  write(record, kind.toUpperCase(), 'kind')
  record.setLinkedRecord(promise, 'promise')
  write(promise, String(source), 'promotionID')
  write(promise, String(promotion?.getValue('name') ?? KIND_NAME), 'name')
  write(promise, formatMoney(base), 'base')
  write(promise, formatMoney(back), 'amount')
  if (next === null) promise.setValue(null, 'next')
  else {
    const step = recordOf(`${key}:next`, 'CashbackStep')
    write(step, formatMoney(next.full), 'full')
    write(step, formatMoney(next.back), 'amount')
    write(step, formatMoney(next.short), 'short')
    promise.setLinkedRecord(step, 'next')
  }
  return record
}
