import { css } from '@emotion/css'
import type { MouseEvent } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HotWords_query$key } from '../../../__generated__/HotWords_query.graphql.ts'
import { DestinationLink } from '../../../navigation/DestinationLink.tsx'
import { paths } from '../../../navigation/paths.ts'
import { color, layer, media, type } from '../../../ui/tokens.ts'

/** One line of a fixed height, so that nothing moves whether or not there are any. A phone has it while the field is entered and empty. */
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
  ${media.phone} {
    position: absolute;
    z-index: ${layer.toast};
    inset: 100% 0 auto;
    height: auto;
    padding: 8px 6px;
    border-bottom: 1px solid ${color.line};
    background: ${color.paper};
    visibility: hidden;
    /* The field is left before the press on a word has ended. */
    transition: visibility 0s 200ms;
    column-gap: 0;
    &::before { content: '热搜'; flex-basis: 100%; padding: 0 6px; color: ${color.second}; }
    a { padding: 0 6px; line-height: 44px; }
    div:focus-within > form:has(:placeholder-shown) + * & { visibility: visible; transition-delay: 0s; }
  }
`

/** The page a press leads to is not to be covered by them; one who goes by keys stays where they are. */
const close = ({ detail }: MouseEvent): void => {
  if (detail > 0 && document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

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
        <DestinationLink key={text} to={{ url: url ?? paths.search({ keywords: text }) }} onClick={close}>
          {text}
        </DestinationLink>
      ))}
    </nav>
  )
}
