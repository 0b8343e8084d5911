import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CartLineTerms_line$data, CartLineTerms_line$key } from '../../../__generated__/CartLineTerms_line.graphql.ts'
import { color, media, type } from '../../../ui/tokens.ts'
import { Tag } from '../../../ui/Tag.tsx'
import type { LineHint } from './lineHints.ts'

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  ${type.small}
  color: ${color.second};
  > span { display: inline-flex; align-items: center; gap: 4px; }
  button {
    padding: 0;
    border: 0;
    color: ${color.blue};
    background: none;
    text-align: left;
    ${media.touch} { min-height: 44px; margin-block: -10px; }
  }
  button:disabled { visibility: hidden; }
`

type Props = {
  readonly line: CartLineTerms_line$key
  readonly left: number | null
  readonly hint: LineHint | null
  readonly onTake: (quantity: number) => void
}

/** What comes with a line: the parts of a combination, its gift, what is left of a sale, and how to buy it smarter. */
export function CartLineTerms({ line: key, left, hint, onTake }: Props) {
  const {
    kind,
    quantity,
    gift,
    combination,
    goods: { packUnit },
    isSelected,
  } = useFragment(
    graphql`
      fragment CartLineTerms_line on CartLine {
        kind
        quantity
        isSelected
        gift { quantity needed given left name packUnit }
        combination { items { quantity goods { goodsID name spec packUnit } } }
        goods { packUnit }
      }
    `,
    key,
  )
  const isLimited = left !== null
  if (kind === 'PLAIN' && !gift && !isLimited && !hint) return null
  return (
    <div className={list}>
      {combination?.items.map(({ goods, quantity: each }) => (
        <span key={goods.goodsID}>
          {goods.name} {goods.spec} × {each * quantity} {goods.packUnit}
        </span>
      ))}
      {kind === 'FLASH' && (
        <span>
          <Tag>秒</Tag>
          {isLimited && `还可购 ${left} ${packUnit}`}
        </span>
      )}
      {kind === 'GROUP' && (
        <span>
          <Tag tone="orange">团</Tag>
          {isLimited && `还可订 ${left} ${packUnit}`}
        </span>
      )}
      {kind === 'ADDON' && (
        <span>
          <Tag>换购</Tag>
        </span>
      )}
      {kind === 'COMBINATION' && isLimited && <span>还可购 {left} 套</span>}
      {kind === 'PLAIN' && isLimited && (
        <span>
          限购，还可购 {left} {packUnit}
        </span>
      )}
      {gift && <GiftWords gift={gift} quantity={isSelected ? quantity : 0} />}
      {hint && (
        <button
          type="button"
          disabled={quantity !== hint.from}
          aria-hidden={quantity !== hint.from || undefined}
          onClick={() => onTake(hint.quantity)}
        >
          {hint.message}
        </button>
      )}
    </div>
  )
}

function GiftWords({ gift, quantity }: { gift: NonNullable<CartLineTerms_line$data['gift']>; quantity: number }) {
  const { name, needed, given, packUnit } = gift
  if (gift.quantity > 0)
    return (
      <span>
        <Tag>赠</Tag>
        {name} × {gift.quantity} {packUnit} ¥0.00
      </span>
    )
  if (gift.left === 0)
    return (
      <span>
        <Tag>赠</Tag>
        {name}已赠完
      </span>
    )
  return (
    <span>
      <Tag>赠</Tag>满 {needed} 送 {name} {given} {packUnit}
      {quantity > 0 && quantity < needed && `，还差 ${needed - quantity}`}
    </span>
  )
}
