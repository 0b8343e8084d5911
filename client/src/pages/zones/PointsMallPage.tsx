import { css } from '@emotion/css'
import { type ComponentType, createElement, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PointsMallPageQuery } from '../../__generated__/PointsMallPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { useReportError } from '../../errors/useReportError.ts'
import { ListPages } from '../../features/people/member/ListPages.tsx'
import { GiftCard, giftGrid } from '../../features/self-service/points/GiftCard.tsx'
import { GiftChips } from '../../features/self-service/points/GiftChips.tsx'
import type { GiftDialogProps } from '../../features/self-service/points/GiftDialog.tsx'
import { Points } from '../../features/self-service/points/Points.tsx'
import { rangeWord, readPointsPlace } from '../../features/self-service/points/pointsPlace.ts'
import { ZoneHead } from '../../features/catalogue/zone/ZoneHead.tsx'
import { zonePage } from '../../features/catalogue/zone/zoneParts.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/useGo.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

const mine = css`display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 8px;`

/** The points mall (/jfsc): gifts by kind and by points, and the exchange. */
export function PointsMallPage({ queryRef, place: { search } }: PageProps<PointsMallPageQuery>) {
  const data = usePreloadedQuery<PointsMallPageQuery>(
    graphql`
      query PointsMallPageQuery($categoryID: ID, $range: PointsRange, $page: Int) @preloadable {
        ...Shell_query
        viewer {
          points
        }
        zone(kind: POINTS) {
          ...ZoneHead_zone
        }
        pointsMenu {
          ...GiftChips_menu
        }
        pointsGifts(filter: { categoryID: $categoryID, range: $range }, first: 20, page: $page) @catch(to: RESULT) {
          edges {
            node {
              id
              ...GiftCard_gift
            }
          }
          pageCursors {
            last { page }
            around { page isCurrent }
          }
        }
      }
    `,
    queryRef,
  )
  const go = useGo()
  const { open, View, giftID, close } = useGiftDialog()
  const place = readPointsPlace(search)
  const address = (page = 1) => paths.pointsMall({ category: place.category, range: rangeWord(place.range), page })
  const points = data.viewer ? data.viewer.points : null
  return (
    <div className={zonePage}>
      <ZoneHead zone={data.zone} title="积分商城" tone="amber" icon="heart">
        {points === null ? (
          <p>
            <Link href={paths.login(address())}>登录后可见贵店积分</Link>
          </p>
        ) : (
          <p className={mine}>
            贵店可用 <Points value={points} isLarge />
            <Link href={paths.points()}>积分明细</Link>
            <Link href={paths.pointsOrders()}>积分订单</Link>
          </p>
        )}
      </ZoneHead>
      {data.pointsMenu && <GiftChips menu={data.pointsMenu} place={place} />}
      <Principal result={data.pointsGifts}>
        {({ edges, pageCursors }) =>
          edges.length === 0 ? (
            <EmptyState
              picture="box"
              title="没有符合条件的礼品"
              action={
                <Link className={buttonClass('outline')} href={paths.pointsMall()}>
                  看全部礼品
                </Link>
              }
            >
              换一个分类或积分范围看看
            </EmptyState>
          ) : (
            <>
              <ul className={giftGrid}>
                {edges.map(({ node }, nth) => (
                  <GiftCard key={node.id} gift={node} points={points} here={address()} isFirst={nth === 0} onOpen={open} />
                ))}
              </ul>
              <ListPages cursors={pageCursors} hrefOf={address} />
            </>
          )
        }
      </Principal>
      {View &&
        giftID !== null &&
        createElement(View, {
          giftID,
          onClose: close,
          onDone: () => {
            close()
            go(paths.pointsOrders())
          },
        })}
    </div>
  )
}

/** The dialog's code comes when a gift is opened. */
function useGiftDialog() {
  const report = useReportError()
  const [giftID, setGift] = useState<string | null>(null)
  const [View, setView] = useState<ComponentType<GiftDialogProps> | null>(null)
  const open = (wanted: string): void => {
    import('../../features/self-service/points/GiftDialog.tsx').then(({ GiftDialog }) => {
      setView(() => GiftDialog)
      setGift(wanted)
    }, report)
  }
  return { open, View, giftID, close: () => setGift(null) }
}
