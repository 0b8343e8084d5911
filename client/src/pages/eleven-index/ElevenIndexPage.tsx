import { useEffect } from 'react'
import { clearLoginMark } from '../../features/people/account/loginMark.ts'
import { useSite } from '../../navigation/siteContext.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** The named way to the site's own address; one who logged in from this tab starts over there. */
export function ElevenIndexPage() {
  const { publicUrl } = useSite()
  useEffect(() => {
    if (clearLoginMark()) window.location.reload()
    else window.location.replace(publicUrl)
  }, [publicUrl])
  return <EmptyState picture="box" level={1} title="正在前往首页…" />
}
