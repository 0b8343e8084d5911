import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PromotionCard_offer$key } from '../../../__generated__/PromotionCard_offer.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { ActivityState } from './ActivityState.tsx'
import { tierClass, tiersClass } from '../../../ui/tiers.ts'
import { zoneCard } from './zoneParts.ts'

export type PromotionCardProps = {
  readonly offer: PromotionCard_offer$key
  readonly serverTime: string | null | undefined
  /** How far the buyer's cart is. */
  readonly counts?: ReactNode
}

/** One activity: its terms, its time and the way to its goods. */
export function PromotionCard({ offer: key, serverTime, counts }: PromotionCardProps) {
  const offer = useFragment(
    graphql`
      fragment PromotionCard_offer on PromotionOffer {
        promotionID
        name
        status
        startsAt
        endsAt
        isForAllGoods
        goodsCount
        terms
      }
    `,
    key,
  )
  const href: Path = offer.isForAllGoods ? paths.goodsList() : paths.activityZone(offer.promotionID)
  const act = offer.status === 'RUNNING' ? '去凑单' : '查看活动'
  return (
    <li className={zoneCard}>
      <h2>{offer.name}</h2>
      <div>
        <ActivityState status={offer.status} startsAt={offer.startsAt} endsAt={offer.endsAt} serverTime={serverTime} />
      </div>
      <ul className={tiersClass}>
        {offer.terms.map((words) => (
          <li key={words} className={tierClass}>
            {words}
          </li>
        ))}
      </ul>
      {counts}
      <div className="foot">
        <span className="second">{offer.isForAllGoods ? '全场商品参加' : `${offer.goodsCount} 种商品参加`}</span>
        {offer.status !== 'OVER' && (
          <Link className={buttonClass('outline')} href={href} aria-label={`${act}：${offer.name}`}>
            {act}
          </Link>
        )}
      </div>
    </li>
  )
}
