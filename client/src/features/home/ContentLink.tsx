import type { ReactNode } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { contentPath } from './contentPath.ts'

/** A link to what the site's content names, or only its words when there is no page for it. */
export function ContentLink({ url, className, children }: { url: string | null | undefined; className?: string | undefined; children: ReactNode }) {
  const path = contentPath(url)
  return path === null ? <span className={className}>{children}</span> : <Link href={path} className={className}>{children}</Link>
}
