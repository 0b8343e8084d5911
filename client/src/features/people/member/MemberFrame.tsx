import { css } from '@emotion/css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { BelowTitle } from '../../../ui/belowTitle.ts'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { memberMenu } from './memberMenu.ts'

const frame = css`
  display: flex;
  gap: 16px;
  align-items: flex-start;
  padding: 16px 0;
  ${media.phone} {
    flex-direction: column;
    gap: 0;
    align-items: stretch;
    padding-top: 0;
    /* The header's row of ways to the goods makes room for the menu's: two rows above each other are read as one. */
    body:has(&) header > nav { display: none; }
  }
`
const menu = css`
  position: sticky;
  top: 16px;
  flex: 0 0 168px;
  padding: 8px 0;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  h2, a { padding: 6px 16px; }
  h2 { ${type.small} color: ${color.second}; font-weight: 400; }
  a { display: block; color: ${color.ink}; }
  a:hover { color: ${color.brand700}; }
  a[aria-current] { box-shadow: inset 3px 0 ${color.brand700}; background: ${color.brand50}; color: ${color.brand700}; font-weight: 600; }
  /* One line of the group one is in; all of it stands in the member centre. */
  ${media.phone} {
    position: static;
    flex: none;
    display: flex;
    align-items: center;
    margin: 0 -12px 12px;
    padding: 0 4px;
    border-width: 0 0 1px;
    border-radius: 0;
    overflow-x: auto;
    white-space: nowrap;
    h2, section:not([data-here]) { display: none; }
    ul { display: flex; }
    a { display: flex; align-items: center; min-height: 44px; padding: 0 12px; }
    a[aria-current] { box-shadow: inset 0 -2px ${color.brand700}; background: none; }
    /* There it stands whole, below what is to be done. */
    &[data-whole] { order: 1; display: block; margin: 16px 0 0; border-width: 1px; white-space: normal; }
    &[data-whole] + div { margin-top: 12px; }
    &[data-whole] :is(section, h2) { display: block; }
    &[data-whole] ul { flex-wrap: wrap; }
    &[data-whole] li { flex: 0 0 33.3%; }
  }
`
const content = css`flex: 1; min-width: 0;`
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 32px;
  margin-bottom: 12px;
  h1 { ${type.title} }
  /* A phone says it in the menu's row already. Not on paper, which is as narrow. */
  @media screen and (max-width: 767.98px) {
    &[data-said] { position: absolute; clip-path: inset(50%); }
  }
`

export type MemberFrameProps = {
  /** The page's one h1. */
  readonly title: ReactNode
  /** Stands at the end of the title's line. */
  readonly tools?: ReactNode
  /** The menu's entry it belongs to, where the address is another one. */
  readonly entry?: Path
  readonly children: ReactNode
}

/** A page of the member area: the menu beside it, its title, and what it shows. */
export function MemberFrame({ title, tools, entry, children }: MemberFrameProps) {
  const { pathname } = useLocation()
  const here = entry ?? pathname
  const isSaid = !tools && memberMenu.some(({ entries }) => entries.some(([href, words]) => href === here && words === title))
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = bar
    const chosen = current?.querySelector<HTMLElement>(`[href="${CSS.escape(here)}"]`)
    // Not scrollIntoView: that would also scroll the page.
    if (current && chosen) current.scrollLeft = chosen.offsetLeft - current.offsetLeft - (current.clientWidth - chosen.offsetWidth) / 2
  }, [here])
  return (
    <div className={frame}>
      <nav ref={bar} className={menu} aria-label="会员中心" data-whole={here === paths.member() || undefined}>
        <Link href={paths.member()} aria-current={here === paths.member() ? 'page' : undefined}>
          会员中心
        </Link>
        {memberMenu.map(({ title: group, entries }) => (
          <section key={group} data-here={entries.some(([href]) => href === here) || undefined}>
            <h2>{group}</h2>
            <ul>
              {entries.map(([href, words]) => (
                <li key={href}>
                  <Link href={href} aria-current={href === here ? 'page' : undefined}>
                    {words}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={content}>
        <div className={head} data-said={isSaid || undefined}>
          <h1>{title}</h1>
          {tools}
        </div>
        <BelowTitle value>{children}</BelowTitle>
      </div>
    </div>
  )
}
