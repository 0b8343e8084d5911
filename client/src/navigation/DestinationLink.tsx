import type { MouseEvent, ReactNode } from 'react'
import { toasts } from '../ui/toastStore.ts'
import { Link } from './Link.tsx'

const NOT_STARTED = '活动未开始'

/** Where the site's content leads: a page of ours, another site, or only to words for the buyer (SPEC §4, activity links). */
export type Destination = {
  readonly url?: string | null | undefined
  readonly notice?: string | null | undefined
  readonly isOpen?: boolean | undefined
}

const isClosed = ({ notice, isOpen }: Destination): boolean => isOpen === false || typeof notice === 'string'

/** Whether something happens when it is followed. */
export const leadsSomewhere = (to: Destination): boolean => isClosed(to) || typeof to.url === 'string'

export type DestinationLinkProps = {
  readonly to: Destination
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
  readonly onClick?: ((event: MouseEvent) => void) | undefined
}

/** A link, a button that says why there is none yet, or just what it holds when it leads nowhere. */
export function DestinationLink({ to, children, ...rest }: DestinationLinkProps) {
  if (!leadsSomewhere(to)) return <span className={rest.className}>{children}</span>
  if (isClosed(to) || typeof to.url !== 'string') {
    return (
      <button {...rest} type="button" onClick={() => void toasts.show({ kind: 'info', text: to.notice ?? NOT_STARTED })}>
        {children}
      </button>
    )
  }
  if (to.url.startsWith('/'))
    return (
      <Link {...rest} href={to.url}>
        {children}
      </Link>
    )
  return (
    <a {...rest} href={to.url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
