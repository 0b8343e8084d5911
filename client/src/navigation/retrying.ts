import { createContext, useContext } from 'react'

export const RetryContext = createContext<() => void>(() => {})

/** Fetches the page on screen again, code and data. */
export function useRetry(): () => void {
  return useContext(RetryContext)
}
