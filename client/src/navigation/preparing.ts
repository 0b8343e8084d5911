import { createContext, useContext } from 'react'

/** What a link needs of the owner of pages. */
export type Preparing = {
  readonly prepare: (href: string) => void
  readonly follow: (href: string) => void
  /** Whether an address of this site has a page. */
  readonly hasPage: (href: string) => boolean
}

const nothing: Preparing = { prepare: () => {}, follow: () => {}, hasPage: () => true }

export const PreparingContext = createContext<Preparing>(nothing)

export function usePreparing(): Preparing {
  return useContext(PreparingContext)
}
