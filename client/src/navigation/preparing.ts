import { createContext, useContext } from 'react'

/** What a link needs of the owner of pages. */
export type Preparing = {
  readonly prepare: (href: string) => void
  readonly follow: (href: string) => void
}

const nothing: Preparing = { prepare: () => {}, follow: () => {} }

export const PreparingContext = createContext<Preparing>(nothing)

export function usePreparing(): Preparing {
  return useContext(PreparingContext)
}
