import type { PricedCart } from 'rules/pricing'
import { type ApiError, refused, refusedSaying } from '../../server/apiErrors.ts'
import { checkout } from '../checkout/checkout.service.ts'
import type { Choice } from '../checkout/choice.ts'
import { quoteWire } from '../checkout/checkout.wire.ts'
import type { Deps } from '../../deps.ts'

/** Ends the transaction of an order whose quote no longer holds; the answer is made outside of it. */
export class QuoteChanged extends Error {
  readonly choice: Choice
  readonly priced: PricedCart

  constructor(choice: Choice, priced: PricedCart) {
    super('the quote no longer holds')
    this.choice = choice
    this.priced = priced
  }
}

/** 409 with the quote that holds now; where nothing is left to buy, the first line's own reason. */
export async function changedAnswer(deps: Deps, memberId: number, { choice, priced }: QuoteChanged): Promise<ApiError> {
  if (priced.lines.length === 0) {
    const first = priced.others.find((line) => line.code !== null)
    return first?.code === undefined || first.code === null ? refused('STATE_CHANGED') : refusedSaying(first.code, first.value)
  }
  return refused(
    'QUOTE_CHANGED',
    {},
    {
      values: { quote: await quoteWire(deps, memberId, await checkout(deps, memberId, choice.lineIds, choice)) },
    },
  )
}
