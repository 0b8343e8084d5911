import { css } from '@emotion/css'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { HELP_CATEGORIES_MAX } from 'rules/constants'
import type { FooterPartsQuery } from '../__generated__/FooterPartsQuery.graphql.ts'
import { DestinationLink } from '../navigation/DestinationLink.tsx'
import { Link } from '../navigation/Link.tsx'
import { paths } from '../navigation/paths.ts'
import { color, media } from '../ui/tokens.ts'
import { useShellDialog } from './shellDialog.ts'

const ARTICLES_MAX = 4

const columns = css`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 16px;
  padding-bottom: 16px;
  border-bottom: 1px solid ${color.line};
  text-align: left;
  h2 { padding-bottom: 4px; color: ${color.ink}; font-size: var(--text-14); }
  a, button { display: flex; align-items: center; min-height: 28px; padding: 0; border: 0; color: inherit; background: none;
    text-align: left; }
  a:hover, button:hover { color: ${color.brand700}; text-decoration: underline; }
  ${media.phone} { grid-template-columns: 1fr 1fr; a, button { min-height: 44px; } }
`
const links = css`
  padding-top: 8px;
  a { display: inline-flex; align-items: center; min-height: 28px; padding: 0 8px; color: inherit; }
  ${media.phone} { a { min-height: 44px; } }
`

/** A filing leads to where its authority shows it, as the authority asks; a licence to its picture. */
const isFiling = (kind: string | null | undefined): boolean => kind === 'ICP' || kind === 'POLICE'

/** Four categories of the help centre: links to their pages, else opened in place; then authorities and partners; then who sells here. */
export function FooterParts() {
  const { helpCategories, siteLinks, company } = useLazyLoadQuery<FooterPartsQuery>(
    graphql`
      query FooterPartsQuery {
        helpCategories { categoryID name articles { articleID title url } }
        siteLinks { name url notice }
        company { name address licences { licenceID kind name number status url } }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  const open = useShellDialog()
  return (
    <>
      <div className={columns}>
        {(helpCategories ?? []).slice(0, HELP_CATEGORIES_MAX).map(({ categoryID, name, articles }) => (
          <section key={categoryID}>
            <h2>{name}</h2>
            <ul>
              {articles.slice(0, ARTICLES_MAX).map(({ articleID, title, url }) => (
                <li key={articleID}>
                  {url ? (
                    <Link href={url}>{title}</Link>
                  ) : (
                    <button type="button" aria-haspopup="dialog" onClick={() => open({ kind: 'help', articleID })}>
                      {title}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={links}>
        {(siteLinks ?? []).map((link) => (
          <DestinationLink key={link.name} to={link}>
            {link.name}
          </DestinationLink>
        ))}
      </p>
      {company && <p className={links}>{[company.name, company.address].filter((words) => words !== '').join(' · ')}</p>}
      {company && (
        <p className={links}>
          {company.licences.map(({ licenceID, kind, name, number, status, url }) => (
            <a
              key={licenceID}
              {...(isFiling(kind) && url ? { href: url, target: '_blank', rel: 'noreferrer' } : { href: paths.licences() })}
            >
              {isFiling(kind) ? number : `${name} ${number}`}
              {status === 'EXPIRED' && '（已过期）'}
            </a>
          ))}
        </p>
      )}
    </>
  )
}
