import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import { maxQuantity, roundUpToPack } from 'rules/quantity'
import { pricePerKilo, weightText } from 'rules/weight'
import type { WeightTiers_goods$key } from '../../../__generated__/WeightTiers_goods.graphql.ts'
import { tierClass, tiersClass } from '../../../ui/tiers.ts'
import { additionRules } from '../goods/goodsQuantity.ts'

export type WeightTiersProps = {
  readonly goods: WeightTiers_goods$key
  readonly grams: number
  readonly quantity: number
  readonly onPick: (quantity: number) => void
}

/** The ladder of prices by weight; each step sets the quantity that reaches it. */
export function WeightTiers({ goods: key, grams, quantity, onPick }: WeightTiersProps) {
  const goods = useFragment(
    graphql`
      fragment WeightTiers_goods on Goods {
        price
        packQuantity
        minimumQuantity
        stock
        cartQuantity
        isBuyable
        tiers { quantity price }
      }
    `,
    key,
  )
  const { price } = goods
  const tiers = typeof price === 'string' ? goods.tiers.filter((tier) => parseMoney(tier.price) < parseMoney(price)) : []
  if (tiers.length === 0) return null
  const most = maxQuantity(additionRules(goods))
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring its frame into every row
    <div role="group" aria-label="阶梯价" className={tiersClass}>
      {tiers.map((tier) => {
        const toReach = roundUpToPack(Math.max(1, tier.quantity - goods.cartQuantity), goods.packQuantity)
        const isReached = goods.cartQuantity + quantity >= tier.quantity
        return (
          <button
            key={tier.quantity}
            type="button"
            className={tierClass}
            data-state={isReached ? 'reached' : undefined}
            aria-pressed={isReached}
            disabled={!goods.isBuyable || toReach > most}
            onClick={() => onPick(toReach)}
          >
            {`${weightText(tier.quantity * grams)}起 ¥${formatYuan(pricePerKilo(parseMoney(tier.price), grams))}/kg`}
          </button>
        )
      })}
    </div>
  )
}
