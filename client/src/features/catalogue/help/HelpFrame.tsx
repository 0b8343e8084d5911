import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { HelpFrame_query$key } from '../../../__generated__/HelpFrame_query.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { localPath, type Path, paths } from '../../../navigation/paths.ts'
import { Breadcrumb, type Crumb } from '../../../ui/Breadcrumb.tsx'
import { TabLinks } from '../../../ui/TabLinks.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { newsLinks } from './newsSections.ts'

const frame = css`
  display: flex;
  gap: 16px;
  align-items: flex-start;
  padding-bottom: 16px;
  ${media.phone} { flex-direction: column-reverse; align-items: stretch; }
`
const menu = css`
  position: sticky;
  top: 16px;
  flex: 0 0 200px;
  padding: 8px 0 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  section + section { margin-top: 8px; padding-top: 8px; border-top: 1px solid ${color.line}; }
  h2 { padding: 4px 16px; ${type.small} color: ${color.second}; font-weight: 400; }
  a { display: flex; align-items: center; min-height: 32px; padding: 0 16px; color: ${color.ink}; }
  a:hover { color: ${color.brand700}; text-decoration: none; background: ${color.ground}; }
  a[aria-current] { box-shadow: inset 3px 0 ${color.brand700}; background: ${color.brand50}; color: ${color.brand700}; font-weight: 600; }
  ${media.phone} { position: static; flex: none; ul { display: grid; grid-template-columns: 1fr 1fr; } a { min-height: 44px; } }
`
const content = css`flex: 1; min-width: 0; width: 100%;`
const alone = css`max-width: 880px; margin: 0 auto; padding: 16px 0; > nav + * { margin-top: 12px; }`

type Props = {
  readonly query: HelpFrame_query$key
  readonly crumbs: readonly Crumb[]
  /** The menu's entry it belongs to, where the address is another one. */
  readonly entry?: Path | undefined
  readonly children: ReactNode
}

/**
 * Pages of the help and news centre: everything there is to read stands beside
 * what is read; with the slim header only the article's own category does.
 */
export function HelpFrame({ query, crumbs, entry, children }: Props) {
  const { helpCategories } = useFragment(
    graphql`
      fragment HelpFrame_query on Query {
        helpCategories { categoryID name articles { articleID title url } }
      }
    `,
    query,
  )
  const { pathname } = useLocation()
  const categories = helpCategories ?? []
  const service = isService(pathname) ? categories.find(({ articles }) => articles.some(({ url }) => isService(url ?? ''))) : undefined
  if (service !== undefined) {
    const here = pathname === '/help/pay' ? service.articles[0]?.url : null
    return (
      <div className={alone}>
        <TabLinks
          label={service.name}
          Anchor={Link}
          links={service.articles.flatMap(({ title, url }) => {
            const href = localPath(url ?? null)
            return href === null ? [] : [{ href, label: title, isCurrent: url === here || isAt(href, pathname) }]
          })}
        />
        {children}
      </div>
    )
  }
  return (
    <>
      <Breadcrumb Anchor={Link} crumbs={[{ label: '首页', href: paths.home() }, ...crumbs]} />
      <div className={frame}>
        <nav className={menu} aria-label="帮助与资讯">
          {categories.map(({ categoryID, name, articles }) => (
            <section key={categoryID}>
              <h2>{name}</h2>
              <ul>
                {articles.map(
                  ({ articleID, title, url }) =>
                    url && (
                      <li key={articleID}>
                        <Entry href={url} isHere={isAt(url, pathname)}>
                          {title}
                        </Entry>
                      </li>
                    ),
                )}
              </ul>
            </section>
          ))}
          <section>
            <h2>资讯中心</h2>
            <ul>
              {newsLinks.map(({ href, title }) => (
                <li key={href}>
                  <Entry href={href} isHere={href === (entry ?? pathname)}>
                    {title}
                  </Entry>
                </li>
              ))}
            </ul>
          </section>
        </nav>
        <div className={content}>{children}</div>
      </div>
    </>
  )
}

function Entry({ href, isHere, children }: { href: string; isHere: boolean; children: ReactNode }) {
  return (
    <Link href={href} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** Pages of the checkout's own help, with the login-style header (SPEC §2). */
const isService = (url: string): boolean => url.startsWith('/help/zfps/') || url === '/help/pay'
/** The id goes along in the address, the path alone names the page. */
const isAt = (url: string, pathname: string): boolean => url.split('?', 1)[0] === pathname
