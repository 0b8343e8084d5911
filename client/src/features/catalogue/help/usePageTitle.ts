import { useEffect } from 'react'
import { documentTitle } from '../../../lib/documentTitle.ts'
import { useSite } from '../../../navigation/siteContext.ts'

/** The document's title on pages that know better than their route what they show. */
export function usePageTitle(title: string): void {
  const { title: site } = useSite()
  useEffect(() => {
    document.title = documentTitle(title, site)
  }, [title, site])
}
