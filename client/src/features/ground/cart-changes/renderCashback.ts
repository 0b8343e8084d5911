import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { formatMoney } from 'rules/money'
import type { PricedCart, PricedCashback } from 'rules/pricing'
import { write } from './storeRecords.ts'

/**
 * What each order to be is promised. Orders come and go with the lines; a promise that stays keeps its record, since another list is
 * rendered with all that stands beside it.
 */
export function renderCashback(store: RecordSourceProxy, cart: RecordProxy, { orders, cashback }: PricedCart): void {
  const rows = orders.flatMap(({ ck, kind }) => cashback.filter((promise) => promise.ck === ck && promise.kind === kind))
  const known = cart.getLinkedRecords('cashback') ?? []
  const shown = rows.map((row) => renderPromise(store, cart, row, known.find((record) => isOf(record, row)) ?? null))
  const isSame = known.length === shown.length && shown.every((record, at) => record.getDataID() === known[at]?.getDataID())
  if (!isSame) cart.setLinkedRecords(shown, 'cashback')
}

function isOf(record: RecordProxy | null | undefined, { ck, kind, source }: PricedCashback): boolean {
  return (
    record?.getValue('kind') === kind.toUpperCase() &&
    record.getLinkedRecord('warehouse')?.getValue('warehouseID') === String(ck) &&
    record.getLinkedRecord('promise')?.getValue('promotionID') === String(source)
  )
}

function renderPromise(
  store: RecordSourceProxy,
  cart: RecordProxy,
  { source, ck, kind, back, next }: PricedCashback,
  known: RecordProxy | null,
): RecordProxy {
  const key = `client:cashback:${ck}:${kind}:${source}`
  const recordOf = (recordID: string, type: string): RecordProxy => store.get(recordID) ?? store.create(recordID, type)
  const record = known ?? recordOf(key, 'CartCashback')
  const promise = record.getLinkedRecord('promise') ?? recordOf(`${key}:promise`, 'CashbackPromise')
  const warehouse = cart
    .getLinkedRecords('warehouses')
    ?.map((listed) => listed?.getLinkedRecord('warehouse'))
    .find((listed) => Number(listed?.getValue('warehouseID')) === ck)
  if (warehouse) link(record, warehouse, 'warehouse')
  write(record, kind.toUpperCase(), 'kind')
  link(record, promise, 'promise')
  write(promise, String(source), 'promotionID')
  write(promise, formatMoney(back), 'amount')
  if (next === null) {
    if (promise.getLinkedRecord('next') !== null) promise.setValue(null, 'next')
  } else {
    const step = promise.getLinkedRecord('next') ?? recordOf(`${key}:next`, 'CashbackStep')
    write(step, formatMoney(next.back), 'amount')
    write(step, formatMoney(next.short), 'short')
    link(promise, step, 'next')
  }
  return record
}

/** Links what is new only, for the same reason as `write`. */
function link(record: RecordProxy, to: RecordProxy, field: string): void {
  if (record.getLinkedRecord(field)?.getDataID() !== to.getDataID()) record.setLinkedRecord(to, field)
}
