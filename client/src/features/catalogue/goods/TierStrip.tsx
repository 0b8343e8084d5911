import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { type LadderRow, ladderRows, type LadderTier } from 'rules/ladder'
import { formatYuan, parseMoney } from 'rules/money'
import { maxQuantity, roundUpToPack } from 'rules/quantity'
import type { TierStrip_goods$data, TierStrip_goods$key } from '../../../__generated__/TierStrip_goods.graphql.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useReacting } from '../../../ui/Reacting.tsx'
import { tierClass, tiersClass } from '../../../ui/tiers.ts'
import { color, media } from '../../../ui/tokens.ts'
import { additionRules } from './goodsQuantity.ts'

const tier = joinClasses(
  tierClass,
  css`
    svg {
      position: absolute;
      top: -5px;
      right: -5px;
      width: 12px;
      height: 12px;
      padding: 1px;
      border-radius: 50%;
      color: #fff;
      background: ${color.brand700};
    }
  `,
)
const roomy = css`
  gap: 8px;
  > button {
    display: grid;
    min-height: 48px;
    padding: 4px 12px;
    justify-items: start;
    font-size: var(--text-14);
    > small { font-size: var(--text-12); font-weight: 400; }
    ${media.phone} { padding: 4px 8px; }
  }
`
const roomyStrip = joinClasses(tiersClass, roomy)

export interface TierStripProps {
  goods: TierStrip_goods$key
  /** What is about to be added. */
  quantity: number
  onPick: (quantity: number) => void
  /** With the shortfall under each price, for the detail page. */
  isRoomy?: boolean
}

/** The ladder of prices as buttons: each sets the quantity that reaches it, counting what lies in the cart. */
export function TierStrip({ goods: key, quantity, onPick, isRoomy = false }: TierStripProps) {
  const goods = useFragment(
    graphql`
      fragment TierStrip_goods on Goods {
        tiers {
          quantity
          price
        }
        price
        packUnit
        packQuantity
        minimumQuantity
        stock
        cartQuantity
        isBuyable
      }
    `,
    key,
  )
  const isReacting = useReacting()
  const ladder = usefulTiers(goods)
  if (ladder.length === 0) return null
  const rows = ladderRows(ladder, goods.cartQuantity + quantity)
  const most = maxQuantity(additionRules(goods))
  const toReach = (row: LadderRow): number => roundUpToPack(Math.max(1, row.number - goods.cartQuantity), goods.packQuantity)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring its frame into every row
    <div role="group" aria-label="阶梯价" className={isRoomy ? roomyStrip : tiersClass}>
      {rows.map((row) => (
        <button
          key={row.number}
          type="button"
          className={tier}
          data-state={goods.isBuyable ? row.state : undefined}
          aria-pressed={goods.isBuyable && row.state === 'reached'}
          disabled={!goods.isBuyable || toReach(row) > most}
          title={!isReacting || isRoomy || row.short === 0 ? undefined : `还差 ${row.short} ${goods.packUnit}`}
          onClick={() => onPick(toReach(row))}
        >
          {row.state === 'reached' && <Icon name="check" />}
          <span>{`${row.number} ${goods.packUnit}起 ¥${formatYuan(row.price)}`}</span>
          {isRoomy && <small>{tierWords(row, goods.packUnit)}</small>}
        </button>
      ))}
    </div>
  )
}

/** A special price may lie below a tier, which then says nothing. */
function usefulTiers({ tiers, price }: Pick<TierStrip_goods$data, 'tiers' | 'price'>): LadderTier[] {
  const ladder = tiers.map(({ quantity, price: unit }) => ({ number: quantity, price: parseMoney(unit) }))
  return typeof price === 'string' ? ladder.filter((step) => step.price < parseMoney(price)) : ladder
}

function tierWords(row: LadderRow, unit: string): string {
  if (row.state === 'reached') return '已享此价'
  return row.short > 0 ? `再买 ${row.short} ${unit}` : '已超过'
}
