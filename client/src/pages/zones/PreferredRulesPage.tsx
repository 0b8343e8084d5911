import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PreferredRulesPageQuery } from '../../__generated__/PreferredRulesPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { type } from '../../ui/tokens.ts'

const sheet = css`
  max-width: 640px;
  margin: 24px auto;
  padding: 0 16px;
  h1 { ${type.title} }
  ol { display: grid; gap: 8px; padding: 16px 0 16px 1.5em; list-style: decimal; }
`

/** The rules of free shipping alone, to be shown in a frame or printed (/yx/rule). */
export function PreferredRulesPage({ queryRef }: PageProps<PreferredRulesPageQuery>) {
  const data = usePreloadedQuery<PreferredRulesPageQuery>(
    graphql`
      query PreferredRulesPageQuery @preloadable {
        zone(kind: PREFERRED) @catch(to: RESULT) {
          name
          subtitle
          rules
        }
      }
    `,
    queryRef,
  )
  return (
    <div className={sheet}>
      <Principal result={data.zone}>
        {({ name, subtitle, rules }) => (
          <>
            <h1>{name}规则</h1>
            <p>{subtitle}</p>
            <ol>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
            <Link className={buttonClass('outline')} href={paths.preferred()}>
              去优选包邮
            </Link>
          </>
        )}
      </Principal>
    </div>
  )
}
