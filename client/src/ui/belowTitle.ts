import { createContext } from 'react'

/** Whether the page has its title already: what would be its first heading is then one of the second level. */
export const BelowTitle = createContext(false)
