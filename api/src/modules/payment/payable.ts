import type { Db } from '../../db/schema.ts'
import type { PaymentStatus } from '../../db/tables/trade.ts'
import { findTrade } from '../trade/trade.repo.ts'
import { findRechargeByNo } from '../wallet/recharge.repo.ts'
import { returnPath } from '../wallet/recharge.service.ts'
import { findPaymentByNo } from './payment.repo.ts'

/** What a cashier can be asked to take money for: a trade's payment, or a recharge of the balance. */
export interface Payable {
  readonly no: string
  readonly channel: string
  readonly amount: number
  readonly status: PaymentStatus
  readonly code_url: string | null
  readonly expires_at: Date
  readonly is_recharge: boolean
  /** The number that the buyer knows it by. */
  readonly of_no: string
  /** Where the buyer goes back to. */
  readonly back: string
}

export async function findPayable(db: Db, no: string): Promise<Payable | null> {
  const payment = await findPaymentByNo(db, no)
  if (payment !== null)
    return {
      ...payment,
      is_recharge: false,
      of_no: (await findTrade(db, payment.trade_id))?.no ?? '',
      back: `/cart_step3/${payment.trade_id}`,
    }
  const recharge = await findRechargeByNo(db, no)
  return recharge === null ? null : { ...recharge, is_recharge: true, of_no: recharge.no, back: returnPath(recharge.id) }
}
