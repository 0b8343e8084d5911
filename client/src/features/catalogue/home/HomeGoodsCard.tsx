import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HomeGoodsCard_goods$data, HomeGoodsCard_goods$key } from '../../../__generated__/HomeGoodsCard_goods.graphql.ts'
import { ExpiryText } from '../../../ui/ExpiryText.tsx'
import { StockText } from '../../../ui/StockText.tsx'
import { color, media, motion } from '../../../ui/tokens.ts'
import { GoodsBuy } from '../goods/GoodsBuy.tsx'
import { GoodsCard } from '../goods/GoodsCard.tsx'
import { useQuantityToAdd } from '../goods/useQuantityToAdd.ts'
import { reasonShown, refusalWords } from '../goods/refusalWords.ts'
import { useCardTerms } from './CardTerms.tsx'

const card = css`
  .marks { overflow: hidden; height: 1.5em; margin-top: auto; }
  .buy { position: relative; }
  .buy > .second { min-height: 54px; }
  .second > [data-tone=cart] { color: ${color.brand700}; }
  ${media.touch} {
    .second > [data-tone] { display: none; }
    .act { min-height: 92px; }
  }
`
/** Not in the served page, so that neither are its rules. */
const layer = css`
  position: absolute;
  inset: 0;
  background: ${color.paper};
  opacity: 0;
  transition: opacity ${motion};
  li:hover &, li:focus-within & { opacity: 1; }
  > span { display: flex; gap: 4px; }
  ${media.touch} {
    position: static;
    opacity: 1;
    > span { flex-direction: column; align-items: stretch; }
    > span + span { display: none; }
    [role='group'] { display: flex; }
    input { flex: 1; min-width: 0; }
  }
`

/** Goods as a card. At rest it says how they are packed; pointed at or focused it offers to buy, what a finger always sees. */
export function HomeGoodsCard({ goods: key }: { goods: HomeGoodsCard_goods$key }) {
  const goods = useFragment(
    graphql`
      fragment HomeGoodsCard_goods on Goods {
        packUnit
        packQuantity
        minimumQuantity
        stock
        cartQuantity
        expiresOn
        isBuyable
        buyReason
        priceStatus
        ...GoodsCard_goods
        ...GoodsBuy_goods
      }
    `,
    key,
  )
  const [quantity, setQuantity] = useQuantityToAdd(goods)
  const { now, offersToBuy } = useCardTerms()
  // What is sold out is offered to be told of.
  const isOffered =
    goods.stock > 0 ? goods.isBuyable : goods.priceStatus !== 'LOGIN' && reasonShown(goods.stock, goods.buyReason) === 'OUT_OF_STOCK'
  return (
    <GoodsCard goods={goods} className={card} heading="h3">
      <div className="buy">
        <div className="second">
          <span>
            中包装 {goods.packQuantity} {goods.packUnit}
          </span>
          <StockText stock={goods.stock} unit={goods.packUnit} packQuantity={goods.packQuantity} isOnlyLow />
          <State {...goods} now={now} />
        </div>
        {isOffered && (
          <div className="act">
            {offersToBuy && (
              <div className={layer}>
                <GoodsBuy goods={goods} quantity={quantity} onQuantity={setQuantity} />
              </div>
            )}
          </div>
        )}
      </div>
    </GoodsCard>
  )
}

type StateProps = Pick<
  HomeGoodsCard_goods$data,
  'cartQuantity' | 'packUnit' | 'stock' | 'isBuyable' | 'buyReason' | 'priceStatus' | 'expiresOn'
> & { readonly now: number }

/** What matters most: that it lies in the cart, that it cannot be bought, else how long it keeps. */
function State({ cartQuantity, packUnit, stock, isBuyable, buyReason, priceStatus, expiresOn, now }: StateProps) {
  if (cartQuantity > 0)
    return (
      <span data-tone="cart">
        采购单已有 {cartQuantity} {packUnit}
      </span>
    )
  if (priceStatus !== 'LOGIN' && (stock <= 0 || !isBuyable)) {
    const reason = reasonShown(stock, buyReason)
    const words = refusalWords(reason)
    return (
      <span data-tone={reason === 'OUT_OF_STOCK' ? 'out' : undefined} title={words.text}>
        {words.short}
      </span>
    )
  }
  return (
    typeof expiresOn === 'string' && (
      <span>
        效期 <ExpiryText expiresOn={expiresOn} now={now} />
      </span>
    )
  )
}
