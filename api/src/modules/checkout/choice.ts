/** What the buyer puts into an order; prices are found anew from it. */
export interface Choice {
  readonly lineIds: readonly number[]
  /** Null: the best of each kind is picked. */
  readonly couponIds: readonly number[] | null
  readonly useVoucher: boolean
  readonly useBalance: boolean
  /** Cents of the balance that are put forward at most; absent: all of it. */
  readonly balanceMost?: number | null
  /** Where it goes; absent: the shop's default. */
  readonly addressId?: number | null
}

export const NOTHING_CHOSEN: Omit<Choice, 'lineIds'> = { couponIds: null, useVoucher: false, useBalance: false }
