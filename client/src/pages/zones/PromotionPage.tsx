import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PromotionPageQuery, PromotionPageQuery$data } from '../../__generated__/PromotionPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { BuyerNotice } from '../../features/catalogue/goods/BuyerNotice.tsx'
import { GoodsTable } from '../../features/catalogue/goods/GoodsTable.tsx'
import { ActivityState } from '../../features/catalogue/zone/ActivityState.tsx'
import { CartCounts } from '../../features/catalogue/zone/CartCounts.tsx'
import { PromotionCard } from '../../features/catalogue/zone/PromotionCard.tsx'
import { PlainGoods } from '../../features/catalogue/zone/PlainGoods.tsx'
import { ZoneBand } from '../../features/catalogue/zone/ZoneBand.tsx'
import { cardGrid, zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { idsOf, openPromotion } from '../../features/catalogue/zone/zoneVariables.ts'
import { readPage } from '../../lib/readPage.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { type Path, paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { tierClass, tiersClass } from '../../ui/tiers.ts'

type Props = PageProps<PromotionPageQuery>
type PlaceProps = {
  readonly title: string
  readonly openID: string | null
  readonly tabOf: (id: string) => Path
  readonly pageOf: (id: string, page: number) => Path
}
type Data = PromotionPageQuery$data
type Offer = Extract<PromotionPageQuery$data['promotionOffers'], { readonly ok: true }>['value']['edges'][number]['node']

const rules = [
  '一件商品只参加一个满减活动、一个满件减活动和一个返现活动。',
  '活动按服务器时间开始和结束，以提交订单时为准。',
  '退货按分摊后的金额退款。',
]

/** An activity with its goods, and the others beside it as tabs (/yjh/{id?}, /Hdzx/{ids}/{id?}, /hdmb). */
function PromotionPage({ queryRef, place: { search }, ...where }: Props & PlaceProps) {
  const data = usePreloadedQuery<PromotionPageQuery>(
    graphql`
      query PromotionPageQuery($ids: [ID!], $openID: ID!, $page: Int) @preloadable {
        ...Shell_query
        serverTime
        cart @catch(to: NULL) {
          ...CartCounts_cart
        }
        promotionOffers(filter: { promotionIDs: $ids }, first: 20) @catch(to: RESULT) {
          edges {
            node {
              promotionID
              ...PromotionCard_offer
              name
              status
              startsAt
              endsAt
              terms
            }
          }
        }
        promotion(promotionID: $openID) @catch(to: NULL) {
          promotionID
          goods(first: 20, page: $page) {
            edges {
              node {
                id
                ...GoodsRow_goods
                ...GoodsCards_goods
              }
            }
            pageCursors {
              last { page }
              around { page isCurrent }
            }
          }
        }
        ...BuyerNotice_query
      }
    `,
    queryRef,
  )
  return (
    <div className={zonePage}>
      <Principal result={data.promotionOffers}>
        {({ edges }) => <Activities {...where} data={data} offers={edges} page={readPage(search)} />}
      </Principal>
    </div>
  )
}

function Activities({
  data,
  offers,
  page,
  title,
  openID,
  tabOf,
  pageOf,
}: PlaceProps & { readonly data: Data; readonly offers: readonly { readonly node: Offer }[]; readonly page: number }) {
  const open = offers.find(({ node }) => node.promotionID === openID)?.node
  return (
    <>
      <ZoneBand tone="amber" icon="bell" title={open?.name ?? title} rules={rules}>
        {open && <Terms offer={open} serverTime={data.serverTime} />}
      </ZoneBand>
      {openID !== null && offers.length > 1 && (
        <TabLinks
          label="活动"
          Anchor={Link}
          links={offers.map(({ node }) => ({ href: tabOf(node.promotionID), label: node.name, isCurrent: node === open }))}
        />
      )}
      {openID === null && offers.length > 0 && (
        <ul className={cardGrid}>
          {offers.map(({ node }) => (
            <PromotionCard
              key={node.promotionID}
              offer={node}
              serverTime={data.serverTime}
              counts={<CartCounts cart={data.cart} promotionID={node.promotionID} />}
            />
          ))}
        </ul>
      )}
      {!open && (openID !== null || offers.length === 0) && (
        <EmptyState
          picture="box"
          title="没有这个活动"
          action={
            <Link className={buttonClass('outline')} href={openID === null ? paths.goodsList() : paths.activityZone()}>
              {openID === null ? '去看全部商品' : '看看其他活动'}
            </Link>
          }
        >
          它可能已经下架
        </EmptyState>
      )}
      {open && isOpen(open.status) && (
        <>
          <BuyerNotice query={data} />
          <PlainGoods
            list={data.promotion?.goods ?? NO_GOODS}
            page={page}
            hrefOf={(number) => pageOf(open.promotionID, number)}
            Rows={GoodsTable}
            nothing={<EmptyState picture="box" title="活动商品已下架" />}
          />
        </>
      )}
      {open && !isOpen(open.status) && (
        <EmptyState
          picture="box"
          title={open.status === 'OVER' ? '活动已结束' : '活动还没有开始'}
          action={
            <Link className={buttonClass('outline')} href={paths.goodsList()}>
              去看全部商品
            </Link>
          }
        />
      )}
    </>
  )
}

const isOpen = (status: string): boolean => status === 'RUNNING' || status === 'SOLD_OUT'
const NO_GOODS = { edges: [], pageCursors: { last: null, around: [] } }

function Terms({ offer, serverTime }: { offer: Offer; serverTime: string | null | undefined }) {
  return (
    <>
      <p>
        <ActivityState status={offer.status} startsAt={offer.startsAt} endsAt={offer.endsAt} serverTime={serverTime} />
      </p>
      <ul className={tiersClass}>
        {offer.terms.map((words) => (
          <li key={words} className={tierClass}>
            {words}
          </li>
        ))}
      </ul>
    </>
  )
}

/** /yjh/{id?} */
export function ActivityZonePage(props: Props) {
  const { params } = props.place
  return (
    <PromotionPage
      {...props}
      title="活动专区"
      openID={params['id'] ?? null}
      tabOf={(id) => paths.activityZone(id)}
      pageOf={(id, page) => paths.activityZone(id, { page })}
    />
  )
}

/** /Hdzx/{ids}/{id?} */
export function ActivityCentrePage(props: Props) {
  const { params } = props.place
  const ids = idsOf(params['ids']).join(',')
  return (
    <PromotionPage
      {...props}
      title="活动中心"
      openID={openPromotion(params)}
      tabOf={(id) => paths.activityCentre(ids, id)}
      pageOf={(id, page) => paths.activityCentre(ids, id, { page })}
    />
  )
}

/** /hdmb?id= */
export function ActivityTemplatePage(props: Props) {
  const id = props.place.search.get('id')
  return (
    <PromotionPage
      {...props}
      title="活动"
      openID={id}
      tabOf={(template) => paths.activityTemplate(template)}
      pageOf={(template, page) => paths.activityTemplate(template, { page })}
    />
  )
}
