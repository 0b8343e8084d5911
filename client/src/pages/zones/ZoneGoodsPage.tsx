import type { ComponentType, ReactNode } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ZoneGoodsPageQuery, ZoneKind } from '../../__generated__/ZoneGoodsPageQuery.graphql.ts'
import { readGoodsList } from '../../features/goods/goodsListPlace.ts'
import type { GoodsListPlace } from '../../features/goods/changedPlace.ts'
import { GoodsListing } from '../../features/goods/GoodsListing.tsx'
import type { GoodsRowsProps } from '../../features/goods/GoodsResults.tsx'
import { ControlledAds } from '../../features/zone/ControlledAds.tsx'
import { FreeShippingLeft } from '../../features/zone/FreeShippingLeft.tsx'
import type { ZoneTone } from '../../features/zone/ZoneBand.tsx'
import { ZoneCategories } from '../../features/zone/ZoneCategories.tsx'
import { ZoneHead } from '../../features/zone/ZoneHead.tsx'
import { ZoneParts, type ZonePartKind } from '../../features/zone/ZoneParts.tsx'
import { zonePage } from '../../features/zone/zoneParts.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { type ListQuery, type ListView, type Path, paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { IconName } from '../../ui/Icon.tsx'

export type ZoneLook = {
  readonly kind: ZoneKind
  readonly title: string
  /** Over its list. */
  readonly listTitle: string
  readonly tone: ZoneTone
  readonly icon: IconName
  readonly parts: ZonePartKind | 'categories'
  readonly views: readonly ListView[]
  /** Whose view is remembered. */
  readonly memory?: 'yx' | 'zyyp'
  readonly addressOf: (query: ListQuery, view: ListView) => Path
  /** What a buyer of this zone has to know beside its rules. */
  readonly note?: ReactNode
}

export type ZoneGoodsPageProps = PageProps<ZoneGoodsPageQuery> & { readonly look: ZoneLook; readonly view: ListView; readonly Rows: ComponentType<GoodsRowsProps> }

/** A zone whose content is goods: its own head over a list that can be sorted and narrowed. */
export function ZoneGoodsPage({ queryRef, place: { search }, look, view, Rows }: ZoneGoodsPageProps) {
  const data = usePreloadedQuery<ZoneGoodsPageQuery>(
    graphql`
      query ZoneGoodsPageQuery($kind: ZoneKind!, $part: GoodsFilter, $filter: GoodsFilter, $sort: GoodsSort, $first: Int, $page: Int, $hasChosen: Boolean!, $isPreferred: Boolean!, $hasAds: Boolean!, $hasParts: Boolean!) @preloadable {
        ...Shell_query
        zone(kind: $kind) {
          ...ZoneHead_zone
        }
        parts: goodsList(filter: $part, first: 1) @include(if: $hasParts) @catch(to: NULL) {
          ...ZoneParts_list
        }
        site {
          ...ZoneCategories_site
        }
        controlledBanners @include(if: $hasAds) @catch(to: NULL) {
          ...ControlledAds_banners
        }
        cart @include(if: $isPreferred) {
          ...FreeShippingLeft_cart
        }
        goodsList(filter: $filter, sort: $sort, first: $first, page: $page) @catch(to: RESULT) {
          ...GoodsListing_list @arguments(hasChosen: $hasChosen)
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  const place: GoodsListPlace = { ...readGoodsList(search), view, views: look.views, addressOf: look.addressOf }
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title={look.title} tone={look.tone} icon={look.icon}>
        {look.note !== undefined && <p>{look.note}</p>}
        {look.kind === 'PREFERRED' && <p><Link href={paths.preferredRules()}>查看包邮规则</Link></p>}
        <FreeShippingLeft cart={data.cart} />
        {look.parts === 'categories' ? <ZoneCategories site={data.site} place={place} kind={look.kind} /> : <ZoneParts list={data.parts} place={place} kind={look.parts} />}
      </ZoneHead>
      {data.controlledBanners && <ControlledAds banners={data.controlledBanners} />}
      <GoodsListing
        title={look.listTitle}
        level={2}
        list={data.goodsList}
        query={data}
        place={place}
        {...(look.memory === undefined ? {} : { zone: look.memory })}
        Rows={Rows}
        nothing={<EmptyState drawing="box" title="专区里暂时没有商品">稍后再来看看</EmptyState>}
      />
    </div>
  )
}
