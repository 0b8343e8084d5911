import type { Cents } from 'rules/money'
import type { Deps } from '../../deps.ts'
import { balanceOf } from '../ledger/ledger.service.ts'
import { sumVouchers } from './coupon.repo.ts'

export interface TendersAvailable {
  readonly voucher: Cents
  readonly balance: Cents
}

/** What the member could pay with beside money: pieces that have run out stay in the ledger until they are written off. */
export async function tendersAvailable(deps: Deps, memberId: number): Promise<TendersAvailable> {
  const pieces = await sumVouchers(deps.db, memberId, deps.clock.now())
  return {
    voucher: Math.min(pieces, await balanceOf(deps.db, memberId, 'voucher')),
    balance: await balanceOf(deps.db, memberId, 'balance'),
  }
}
