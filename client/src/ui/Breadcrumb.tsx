import { css } from '@emotion/css'
import type { AnchorComponent, AnchorProps } from './anchor.ts'
import { Icon } from './Icon.tsx'
import { color, media, type } from './tokens.ts'

const list = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  padding: 12px 0;
  ${type.small}
  color: ${color.second};
  li { display: flex; align-items: center; gap: 4px; min-width: 0; }
  a { color: inherit; }
  a:hover { color: ${color.brand700}; }
  [aria-current] { color: ${color.ink}; }
  ${media.touch} { a { display: inline-flex; align-items: center; min-height: 44px; margin: -12px -10px; padding-inline: 10px; } }
`

export interface Crumb {
  label: string
  /** Missing for the page one is on. */
  href?: AnchorProps['href'] | undefined
}

export function Breadcrumb({ crumbs, Anchor = 'a' }: { crumbs: readonly Crumb[]; Anchor?: AnchorComponent }) {
  return (
    <nav aria-label="面包屑">
      <ol className={list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label}>
            {index > 0 && <Icon name="chevronRight" />}
            {crumb.href === undefined ? <span aria-current="page">{crumb.label}</span> : <Anchor href={crumb.href}>{crumb.label}</Anchor>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
