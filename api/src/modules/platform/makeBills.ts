import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { DeedKind } from '../../db/tables/platform.ts'
import type { Report } from '../../server/report.ts'
import { endDeed, findMoved, findOpenDeeds, insertBill, lockOpenDeed, type OpenDeed } from './deed.repo.ts'
import { splitBills } from './splitBills.ts'

const DEEDS_A_ROUND = 100
const BILL_TYPES = { sale: 201, return: 103, recall: 108 } as const satisfies Record<DeedKind, number>
const LETTERS: Readonly<Record<DeedKind, string>> = { sale: 'P', return: 'R', recall: 'C' }

/** The bills of all that moved since: how many deeds. One transaction each, so that a deed has all of its bills or none. */
export async function makeBills(deps: Deps, report: Report): Promise<number> {
  let done = 0
  for (const id of await findOpenDeeds(deps.db, DEEDS_A_ROUND)) {
    try {
      if (await billDeed(deps, id)) done++
    } catch (error) {
      report(error, `bills of deed ${id} could not be made`)
    }
  }
  return done
}

function billDeed(deps: Deps, id: number): Promise<boolean> {
  return inTransaction(deps, async (tx) => {
    const deed = await lockOpenDeed(tx.db, id)
    if (deed === null) return false
    const parts = splitBills(await findMoved(tx.db, deed))
    const now = tx.clock.now()
    for (const [at, part] of parts.entries()) {
      const no = parts.length === 1 ? numberOf(deed) : `${numberOf(deed)}_${at + 1}`
      await insertBill(tx.db, { deedId: id, no, billType: BILL_TYPES[deed.kind], ...part }, now)
    }
    await endDeed(tx.db, id, now)
    return true
  })
}

/** The order's number, which is unlike any other shop's and any other day's, and which of its deeds it is. */
const numberOf = ({ kind, order_no: orderNo, shipment_id: shipment, after_sale_id: afterSale }: OpenDeed): string =>
  `${orderNo}-${LETTERS[kind]}${shipment ?? afterSale}`
