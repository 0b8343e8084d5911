import { css } from '@emotion/css'
import { type ReactNode, useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { StartWordsQuery, StartWordsQuery$data } from '../../../__generated__/StartWordsQuery.graphql.ts'
import { DestinationLink } from '../../../navigation/DestinationLink.tsx'
import { paths } from '../../../navigation/paths.ts'
import { color, layer, media, radius, type } from '../../../ui/tokens.ts'
import { forgetSearches, rememberedSearches } from './searchMemory.ts'

const sheet = css`
  position: absolute;
  z-index: ${layer.toast};
  inset: calc(100% + 4px) -96px auto -40px;
  padding: 4px 12px 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  box-shadow: 0 6px 20px rgb(31 35 40 / 0.12);
  h2 { ${type.small} color: ${color.second}; }
  header { display: flex; align-items: center; justify-content: space-between; min-height: 44px; }
  header button { min-width: 44px; min-height: 44px; padding: 0; border: 0; ${type.small} color: ${color.second}; background: none; }
  nav { display: flex; flex-wrap: wrap; gap: 8px; }
  a {
    display: flex;
    align-items: center;
    max-width: 100%;
    min-height: 44px;
    padding: 0 14px;
    border-radius: ${radius};
    color: ${color.ink};
    background: ${color.ground};
  }
  ${media.fromTablet} { display: none; }
`
const MAKER_SCOPE = 'maker'

type HotWords = NonNullable<StartWordsQuery$data['site']>['hotWords']

/** Of a phone's entered, empty search field: the searches of this session, and what many search for. `onDone` leaves the field. */
export function StartWords({ onDone }: { readonly onDone: () => void }) {
  const [recent, setRecent] = useState(rememberedSearches)
  const hot = useHotWords()
  if (recent.length === 0 && hot.length === 0) return null
  return (
    // The pointer must not take the focus away: leaving the field closes this before the click is done.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing is done here, something is left undone
    <div className={sheet} onMouseDown={(event) => event.preventDefault()}>
      {recent.length > 0 && (
        <Words
          title="最近搜索"
          more={
            <button
              type="button"
              aria-label="清除最近搜索"
              onClick={() => {
                forgetSearches()
                setRecent([])
              }}
            >
              清除
            </button>
          }
        >
          {recent.map(({ keywords, scope }) => (
            <DestinationLink
              key={keywords}
              to={{ url: paths.search({ keywords, scope: scope === 'MANUFACTURER' ? MAKER_SCOPE : null }) }}
              onClick={onDone}
            >
              {keywords}
            </DestinationLink>
          ))}
        </Words>
      )}
      {hot.length > 0 && (
        <Words title="热门搜索">
          {hot.map(({ text, url }) => (
            <DestinationLink key={text} to={{ url: url ?? paths.search({ keywords: text }) }} onClick={onDone}>
              {text}
            </DestinationLink>
          ))}
        </Words>
      )}
    </div>
  )
}

function Words({ title, more, children }: { readonly title: string; readonly more?: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <header>
        <h2>{title}</h2>
        {more}
      </header>
      <nav aria-label={title}>{children}</nav>
    </>
  )
}

/** The page has them in its store as a rule: a desk shows them below the field. */
function useHotWords(): HotWords {
  const environment = useRelayEnvironment()
  const [words, setWords] = useState<HotWords>([])
  useEffect(() => {
    const asked = fetchQuery<StartWordsQuery>(
      environment,
      graphql`
        query StartWordsQuery {
          site { hotWords { text url } }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({ next: ({ site }) => setWords(site?.hotWords ?? []) })
    return () => asked.unsubscribe()
  }, [environment])
  return words
}
