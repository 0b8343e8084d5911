import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import { maxQuantity, roundUpToPack } from 'rules/quantity'
import { pricePerKilo, weightText } from 'rules/weight'
import type { WeightTiers_goods$key } from '../../../__generated__/WeightTiers_goods.graphql.ts'
import { color, media } from '../../../ui/tokens.ts'
import { additionRules } from '../goods/goodsQuantity.ts'

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  button { min-height: 24px; padding: 0 6px; border: 1px solid ${color.line}; border-radius: 2px; color: ${color.second};
    background: ${color.paper}; font-size: var(--text-12); white-space: nowrap; }
  button:hover:not(:disabled) { border-color: ${color.brand700}; color: ${color.brand700}; }
  button[aria-pressed='true'] { border-color: ${color.brand700}; color: ${color.brand700}; background: ${color.brand50}; }
  ${media.touch} { button { min-height: 44px; padding: 0 10px; } }
`

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
    <div role="group" aria-label="阶梯价" className={list}>
      {tiers.map((tier) => {
        const toReach = roundUpToPack(Math.max(1, tier.quantity - goods.cartQuantity), goods.packQuantity)
        return (
          <button
            key={tier.quantity}
            type="button"
            aria-pressed={goods.cartQuantity + quantity >= tier.quantity}
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
