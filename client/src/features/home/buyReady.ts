import { createContext, startTransition, useContext, useEffect, useState } from 'react'

export const BuyReadyContext = createContext(false)

/** False in the served page and while it is taken over, then true in a transition: a hundred steppers must not hold up the first paint. */
export function useBecomesReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => startTransition(() => setReady(true)), [])
  return isReady
}

/** Whether cards offer to buy already. */
export function useBuyReady(): boolean {
  return useContext(BuyReadyContext)
}
