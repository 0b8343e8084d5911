import { createContext, useContext } from 'react'

export type Site = { readonly title: string; /** Its own address. */ readonly publicUrl: string }

export const SiteContext = createContext<Site>({ title: '', publicUrl: '/' })

/** What the gateway's settings say about the site. */
export function useSite(): Site {
  return useContext(SiteContext)
}
