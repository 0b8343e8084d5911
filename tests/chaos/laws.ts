import type { Db } from '../../api/src/db/schema.ts'
import { brokenInvariants } from '../../api/src/testing/invariants.ts'
import type { Told } from './buyer.ts'

const PAID = new Set(['paid', 'part_refunded', 'refunded'])

/** What must be so when all is well again, whatever happened; each sentence is a law that is broken. */
export async function brokenLaws(db: Db, told: readonly Told[]): Promise<string[]> {
  const rows = await db.selectFrom('trade').select(['id', 'client_key', 'pay_status']).execute()
  const trades = Map.groupBy(rows, (trade) => trade.client_key)
  const broken = (await brokenInvariants(db)).map((words) => `invariant: ${words}`)
  for (const { key, tradeID, isPaid } of told.flatMap(({ orders }) => orders)) {
    const found = trades.get(key) ?? []
    if (found.length !== (tradeID === null ? 0 : 1))
      broken.push(`${key} was told as ${tradeID ?? 'refused'} and has ${found.length} trades`)
    if (tradeID !== null && found[0] !== undefined && String(found[0].id) !== tradeID)
      broken.push(`${key} was told as ${tradeID} and is ${found[0].id}`)
    if (isPaid && !PAID.has(found[0]?.pay_status ?? '')) broken.push(`${key} was told as paid and is ${found[0]?.pay_status}`)
  }
  // The run is shorter than the time there is to pay: an order that was closed was closed by a wrong clock.
  const closed = await db.selectFrom('orders').where('status', '=', 'timeout').select('no').execute()
  broken.push(...closed.map(({ no }) => `order ${no} was closed before its time`))
  const known = new Set(told.flatMap(({ orders }) => orders.map(({ key }) => key)))
  for (const { client_key } of rows) if (!known.has(client_key)) broken.push(`a trade under ${client_key} that nobody asked for`)
  return broken
}

/** When unpaid orders were last looked through, by the database's clock. */
export async function lastRun(db: Db): Promise<number> {
  const row = await db.selectFrom('job').where('name', '=', 'close_unpaid').select('last_run').executeTakeFirst()
  return row?.last_run.getTime() ?? 0
}
