import { css } from '@emotion/css'
import type { AnchorComponent, AnchorProps } from './anchor.ts'
import { color, control } from './tokens.ts'

const bar = css`
  ul { display: flex; gap: 4px; border-bottom: 1px solid ${color.line}; overflow-x: auto; scrollbar-width: none; }
  a {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: ${control.large};
    padding: 0 12px;
    border-bottom: 2px solid transparent;
    color: ${color.second};
    white-space: nowrap;
  }
  a:hover { color: ${color.brand700}; text-decoration: none; }
  a:focus-visible { outline-offset: -2px; }
  a[aria-current] { border-bottom-color: ${color.brand700}; color: ${color.brand700}; font-weight: 600; }
  b { color: ${color.price}; font-weight: 600; }
`

export interface TabLink {
  href: AnchorProps['href']
  label: string
  isCurrent: boolean
  /** How many wait there; nothing is shown for none. */
  count?: number | undefined
}

/** Tabs that are addresses: each can be opened, shared and returned to. */
export function TabLinks({ label, links, Anchor = 'a' }: { label: string; links: readonly TabLink[]; Anchor?: AnchorComponent }) {
  return (
    <nav className={bar} aria-label={label}>
      <ul>
        {links.map(({ href, label: words, isCurrent, count = 0 }) => (
          <li key={href}>
            <Anchor href={href} aria-current={isCurrent ? 'page' : undefined}>
              {words}
              {count > 0 && <b>{count}</b>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
