import { createContext, type ReactNode, startTransition, Suspense, useContext, useEffect, useMemo, useState } from 'react'

/** What holds for all cards of a part of the page. */
interface Terms {
  /** Now, in milliseconds: how near an expiry date is. */
  readonly now: number
  /**
   * False in the served page and while it is taken over, then true in a transition: a hundred steppers must not hold up the first paint.
   */
  readonly offersToBuy: boolean
}

const TermsContext = createContext<Terms>({ now: 0, offersToBuy: false })

const EACH_MS = 100

type Props = { readonly now: number; readonly nth: number; readonly children: ReactNode }

/**
 * A part of the page with cards. React takes over the frame and the first screen before it, and one part after the other gets
 * its steppers. `now` is the server's time, which the served page and its hydration share; 0 where it is unknown says nothing of nearness.
 */
export function CardTerms({ now, nth, children }: Props) {
  return (
    <Suspense fallback={null}>
      <Offering now={now} nth={nth}>
        {children}
      </Offering>
    </Suspense>
  )
}

function Offering({ now, nth, children }: Props) {
  const [offersToBuy, setOffersToBuy] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setOffersToBuy(true)), nth * EACH_MS)
    return () => clearTimeout(timer)
  }, [nth])
  return <TermsContext value={useMemo(() => ({ now, offersToBuy }), [now, offersToBuy])}>{children}</TermsContext>
}

export function useCardTerms(): Terms {
  return useContext(TermsContext)
}
