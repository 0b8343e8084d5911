import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { LicencesPageQuery } from '../../__generated__/LicencesPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { HelpFrame } from '../../features/catalogue/help/HelpFrame.tsx'
import { LicenceCards } from '../../features/catalogue/help/LicenceCards.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { type } from '../../ui/tokens.ts'

const title = css`padding-bottom: 12px; ${type.title}`

/** The company's licences (/zzgs): the law wants them where every buyer finds them. */
export function LicencesPage({ queryRef }: PageProps<LicencesPageQuery>) {
  const data = usePreloadedQuery<LicencesPageQuery>(
    graphql`
      query LicencesPageQuery @preloadable {
        ...Shell_query
        ...HelpFrame_query
        company @catch(to: RESULT) { ...LicenceCards_company }
      }
    `,
    queryRef,
  )
  return (
    <HelpFrame query={data} crumbs={[{ label: '资质公示' }]}>
      <h1 className={title}>资质公示</h1>
      <Principal result={data.company} missing="还没有公示资质">
        {(company) => <LicenceCards company={company} />}
      </Principal>
    </HelpFrame>
  )
}
