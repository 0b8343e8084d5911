import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ControlledGoodsPageQuery } from '../../__generated__/ControlledGoodsPageQuery.graphql.ts'
import { NotFoundState } from '../../errors/NotFoundState.tsx'
import type { GoodsListPlace } from '../../features/catalogue/goods/changedPlace.ts'
import { readGoodsList } from '../../features/catalogue/goods/goodsListPlace.ts'
import { AskByPhone, AskForLicence } from '../../features/catalogue/zone/AskForLicence.tsx'
import { ControlledAds } from '../../features/catalogue/zone/ControlledAds.tsx'
import { ControlledCards } from '../../features/catalogue/zone/ControlledCards.tsx'
import { ZoneBand } from '../../features/catalogue/zone/ZoneBand.tsx'
import { ZoneList } from '../../features/catalogue/zone/ZoneList.tsx'
import { zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'

/** The controlled goods of one maker, with the ads that led here (/kxzq/goods/{url}/{ads?}). */
export function ControlledGoodsPage({ queryRef, place: { params, search } }: PageProps<ControlledGoodsPageQuery>) {
  const data = usePreloadedQuery<ControlledGoodsPageQuery>(
    graphql`
      query ControlledGoodsPageQuery($maker: GoodsFilter, $ads: [ID!], $hasAds: Boolean!, $filter: GoodsFilter, $sort: GoodsSort,
        $first: Int, $page: Int, $hasChosen: Boolean!) @preloadable {
        ...Shell_query
        zone(kind: CONTROLLED) { rules }
        controlledBanners(bannerIDs: $ads) @include(if: $hasAds) @catch(to: NULL) {
          ...ControlledAds_banners
        }
        all: goodsList(filter: $maker, first: 1) @catch(to: NULL) {
          totalCount
          edges { node { manufacturer } }
        }
        goodsList(filter: $filter, sort: $sort, first: $first, page: $page) @catch(to: RESULT) {
          ...ListingFrame_list @arguments(hasChosen: $hasChosen)
          ...GoodsPages_list
          edges {
            node {
              id
              ...ControlledCards_goods
            }
          }
        }
        ...AskForLicence_query
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  const maker = params['url'] ?? ''
  const name = data.all?.edges[0]?.node.manufacturer
  const place: GoodsListPlace = {
    ...readGoodsList(search),
    view: 'pictures',
    views: ['pictures'],
    addressOf: (query) => paths.controlledGoods(maker, params['ads'], { ...query, makers: [] }),
  }
  if (data.all && name === undefined) return <NotFoundState title="没有这个控销专场" />
  return (
    <div className={zonePage}>
      <Breadcrumb crumbs={[{ label: '控销专区', href: paths.controlled() }, { label: name ?? '控销专场' }]} Anchor={Link} />
      <ZoneBand
        tone="blue"
        icon="lock"
        title={name ?? '控销专场'}
        subtitle={data.all ? `${data.all.totalCount} 种控销品种` : undefined}
        rules={data.zone?.rules ?? []}
      >
        <AskForLicence query={data} />
      </ZoneBand>
      {data.controlledBanners && <ControlledAds banners={data.controlledBanners} />}
      <ZoneList title="控销品种" list={data.goodsList} query={data} place={place}>
        {(goods) => <ControlledCards goods={goods} ask={<AskByPhone query={data} />} />}
      </ZoneList>
    </div>
  )
}
