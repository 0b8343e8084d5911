import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ControlledNewPageQuery } from '../../__generated__/ControlledNewPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { BuyerNotice } from '../../features/catalogue/goods/BuyerNotice.tsx'
import { AskByPhone, AskForLicence } from '../../features/catalogue/zone/AskForLicence.tsx'
import { ControlledAds } from '../../features/catalogue/zone/ControlledAds.tsx'
import { ControlledCards } from '../../features/catalogue/zone/ControlledCards.tsx'
import { ZoneHead } from '../../features/catalogue/zone/ZoneHead.tsx'
import { zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Reacting } from '../../ui/Reacting.tsx'
import { color, type } from '../../ui/tokens.ts'

const part = css`margin-top: 20px; > h2 { ${type.title} }
  > h2 > small { ${type.body} margin-left: 8px; font-weight: 400; color: ${color.second}; }`

/** New controlled goods (/kxzq_new): its own banners, then what the shop may order already and what it has to ask for. */
export function ControlledNewPage({ queryRef }: PageProps<ControlledNewPageQuery>) {
  const data = usePreloadedQuery<ControlledNewPageQuery>(
    graphql`
      query ControlledNewPageQuery @preloadable {
        ...Shell_query
        viewer { memberID }
        zone(kind: CONTROLLED_NEW) {
          ...ZoneHead_zone
        }
        focus: zoneFocus(zone: CONTROLLED_NEW) @catch(to: RESULT) {
          banners { ...ControlledAds_banners }
          goods {
            id
            isBuyable
            ...ControlledCards_goods
          }
        }
        ...AskForLicence_query
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  const ask = <AskByPhone query={data} />
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title="新版控销专区" tone="blue" icon="bell">
        <AskForLicence query={data} />
        <p>
          <Link href={paths.controlled()}>看全部控销品种</Link>
        </p>
      </ZoneHead>
      <BuyerNotice query={data} />
      <Principal result={data.focus}>
        {({ banners, goods }) => {
          const mine = goods.filter(({ isBuyable }) => isBuyable)
          const others = goods.filter(({ isBuyable }) => !isBuyable)
          return (
            <Reacting>
              <ControlledAds banners={banners} />
              {goods.length === 0 && (
                <EmptyState picture="box" title="最近没有新引进的品种">
                  新品种引进后在这里公布
                </EmptyState>
              )}
              {mine.length > 0 && (
                <section className={part} aria-label="可采购的新品">
                  <h2>
                    可采购的新品<small>{mine.length} 种，贵店已获授权</small>
                  </h2>
                  <ControlledCards goods={mine} ask={ask} />
                </section>
              )}
              {others.length > 0 && (
                <section className={part} aria-label="招商中的新品">
                  <h2>
                    招商中的新品
                    <small>
                      {others.length} 种，{data.viewer ? '申请授权后可采购' : '登录后可申请授权'}
                    </small>
                  </h2>
                  <ControlledCards goods={others} ask={ask} />
                </section>
              )}
            </Reacting>
          )
        }}
      </Principal>
    </div>
  )
}
