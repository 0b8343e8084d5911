import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HotWords_query$key } from '../../../__generated__/HotWords_query.graphql.ts'
import { DestinationLink } from '../../../navigation/DestinationLink.tsx'
import { paths } from '../../../navigation/paths.ts'
import { color, media, type } from '../../../ui/tokens.ts'

/** One line of a fixed height, so that nothing moves whether or not there are any. */
const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  height: 24px;
  padding-top: 2px;
  overflow: hidden;
  ${type.small}
  a { line-height: 24px; color: ${color.second}; white-space: nowrap; }
  a:hover { color: ${color.brand700}; }
  a:first-child { color: ${color.price}; }
  ${media.phone} { display: none; }
`

/** What many search for, below the search box. */
export function HotWords({ query }: { query: HotWords_query$key }) {
  const { site } = useFragment(
    graphql`
      fragment HotWords_query on Query {
        site { hotWords { text url } }
      }
    `,
    query,
  )
  return (
    <nav className={line} aria-label="热门搜索">
      {(site?.hotWords ?? []).slice(0, 7).map(({ text, url }) => (
        <DestinationLink key={text} to={{ url: url ?? paths.search({ keywords: text }) }}>
          {text}
        </DestinationLink>
      ))}
    </nav>
  )
}
