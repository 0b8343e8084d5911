import { createContext, startTransition, useContext, useEffect, useMemo, useState } from 'react'

/** What holds for all cards of the page. */
export interface CardTerms {
  /** Now, in milliseconds: how near an expiry date is. */
  readonly now: number
  /** False in the served page and while it is taken over, then true in a transition: a hundred steppers must not hold up the first paint. */
  readonly offersToBuy: boolean
}

export const CardTermsContext = createContext<CardTerms>({ now: 0, offersToBuy: false })

/** `now` is the server's time, which the served page and its hydration share; 0 where it is unknown says nothing of nearness. */
export function useNewCardTerms(now: number): CardTerms {
  const [offersToBuy, setOffersToBuy] = useState(false)
  useEffect(() => startTransition(() => setOffersToBuy(true)), [])
  return useMemo(() => ({ now, offersToBuy }), [now, offersToBuy])
}

export function useCardTerms(): CardTerms {
  return useContext(CardTermsContext)
}
