import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { NewsLines_articles$key } from '../../../__generated__/NewsLines_articles.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'

const lines = css`
  li + li { border-top: 1px solid ${color.line}; }
  a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 24px; padding: 16px; color: ${color.ink}; }
  a:hover { background: ${color.ground}; text-decoration: none; }
  a:hover h3 { color: ${color.brand700}; }
  h3 { display: flex; align-items: baseline; gap: 8px; }
  time { ${type.small} color: ${color.second}; }
  p { grid-column: 1 / -1; overflow: hidden; color: ${color.second}; text-overflow: ellipsis; white-space: nowrap; }
  ${media.phone} {
    a { grid-template-columns: minmax(0, 1fr); padding: 12px; }
    h3 { display: block; > span { margin-right: 8px; } }
    time { order: 1; }
    p { white-space: normal; }
  }
`

/** Articles by title, the newest first. */
export function NewsLines({ articles }: { articles: NewsLines_articles$key }) {
  const { edges } = useFragment(
    graphql`
      fragment NewsLines_articles on ArticleConnection {
        edges { node { id title summary kind categoryName url publishedAt } }
      }
    `,
    articles,
  )
  return (
    <ul className={lines}>
      {edges.map(
        ({ node: { id, title, summary, kind, categoryName, url, publishedAt } }) =>
          url && (
            <li key={id}>
              <Link href={url}>
                <h3>
                  <Tag tone={kind === 'NOTICE' ? 'amber' : 'green'}>{categoryName}</Tag>
                  {title}
                </h3>
                {typeof publishedAt === 'string' && <time dateTime={publishedAt}>{dateOf(publishedAt)}</time>}
                <p>{summary}</p>
              </Link>
            </li>
          ),
      )}
    </ul>
  )
}
