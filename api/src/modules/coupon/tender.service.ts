import type { Cents } from 'rules/money'
import type { Deps } from '../../deps.ts'
import { findTenders } from './coupon.repo.ts'

export interface TendersAvailable {
  readonly voucher: Cents
  readonly balance: Cents
}

/** What the member could pay with beside money: pieces that have run out stay in the ledger until they are written off. */
export const tendersAvailable = (deps: Deps, memberId: number): Promise<TendersAvailable> =>
  findTenders(deps.db, memberId, deps.clock.now())
