import { graphql, useFragment } from 'react-relay/hooks'
import type { GroupTiers_sale$key } from '../../../__generated__/GroupTiers_sale.graphql.ts'
import { tierClass, tiersClass } from '../../../ui/tiers.ts'

/** The prices of a group purchase: the more the team orders, the lower. */
export function GroupTiers({ sale: key }: { sale: GroupTiers_sale$key }) {
  const { tiers, goods } = useFragment(
    graphql`
      fragment GroupTiers_sale on GroupSale {
        tiers { quantity price }
        goods { packUnit priceText }
      }
    `,
    key,
  )
  // Why there is no price is said once.
  const isTold = tiers.every(({ price }) => typeof price === 'string')
  return (
    <ul className={tiersClass} aria-label="团价">
      {tiers.map(({ quantity, price }) => (
        <li key={quantity} className={tierClass}>
          {`${quantity} ${goods.packUnit}起`}
          {typeof price === 'string' && <b>{` ¥${price}`}</b>}
        </li>
      ))}
      {!isTold && <li className={tierClass}>{`团价${goods.priceText}`}</li>}
    </ul>
  )
}
