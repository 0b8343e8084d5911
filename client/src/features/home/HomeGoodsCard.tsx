import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HomeGoodsCard_goods$data, HomeGoodsCard_goods$key } from '../../__generated__/HomeGoodsCard_goods.graphql.ts'
import { paths } from '../../navigation/paths.ts'
import { Link } from '../../navigation/Link.tsx'
import { ExpiryText } from '../../ui/ExpiryText.tsx'
import { color, media, motion, type } from '../../ui/tokens.ts'
import { GoodsBuy } from '../goods/GoodsBuy.tsx'
import { GoodsMarks } from '../goods/GoodsMarks.tsx'
import { GoodsPicture } from '../goods/GoodsPicture.tsx'
import { GoodsPrice } from '../goods/GoodsPrice.tsx'
import { quantityToAdd } from '../goods/goodsQuantity.ts'
import { refusalWords } from '../goods/refusalWords.ts'
import { useCardTerms } from './cardTerms.ts'

const card = css`
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: 12px;
  background: ${color.paper};
  > :first-child { align-self: center; }
  > .name {
    display: -webkit-box;
    overflow: hidden;
    color: ${color.ink};
    font-weight: 600;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > .name:hover { color: ${color.brand700}; }
  .facts { ${type.small} color: ${color.second}; }
  .facts > span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .facts > [data-tone='cart'] { color: ${color.brand700}; }
  > .marks { overflow: hidden; height: calc(var(--text-12) * 1.5); margin-top: auto; }
  > .buy { position: relative; }
  .buy > .facts { min-height: 54px; }
  ${media.touch} {
    .facts > [data-tone] { display: none; }
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
        goodsID
        name
        manufacturer
        spec
        packUnit
        packQuantity
        minimumQuantity
        stock
        cartQuantity
        expiresOn
        isBuyable
        buyReason
        priceState
        ...GoodsPicture_goods
        ...GoodsMarks_goods
        ...GoodsPrice_goods
        ...GoodsBuy_goods
      }
    `,
    key,
  )
  const [chosen, setQuantity] = useState<number | null>(null)
  const { now, offersToBuy } = useCardTerms()
  const href = paths.goodsDetail(goods.goodsID)
  return (
    <li className={card}>
      <Link href={href} tabIndex={-1} aria-hidden="true"><GoodsPicture goods={goods} size={180} /></Link>
      <Link href={href} className="name">{goods.name}</Link>
      <div className="facts">
        <span>{goods.spec}</span>
        <span>{goods.manufacturer}</span>
      </div>
      <div className="marks"><GoodsMarks goods={goods} /></div>
      <GoodsPrice goods={goods} />
      <div className="buy">
        <div className="facts">
          <span>中包装 {goods.packQuantity} {goods.packUnit}</span>
          <State {...goods} now={now} />
        </div>
        {goods.isBuyable && goods.stock > 0 && (
          <div className="act">
            {offersToBuy && <div className={layer}><GoodsBuy goods={goods} quantity={quantityToAdd(goods, chosen)} onQuantity={setQuantity} /></div>}
          </div>
        )}
      </div>
    </li>
  )
}

type StateProps = Pick<HomeGoodsCard_goods$data, 'cartQuantity' | 'packUnit' | 'stock' | 'isBuyable' | 'buyReason' | 'priceState' | 'expiresOn'> & { readonly now: number }

/** What matters most: that it lies in the cart, that it cannot be bought, else how long it keeps. */
function State({ cartQuantity, packUnit, stock, isBuyable, buyReason, priceState, expiresOn, now }: StateProps) {
  if (cartQuantity > 0) return <span data-tone="cart">采购单已有 {cartQuantity} {packUnit}</span>
  if (priceState !== 'LOGIN' && (stock <= 0 || !isBuyable)) {
    const words = refusalWords(stock <= 0 ? 'OUT_OF_STOCK' : buyReason)
    return <span title={words.text}>{words.short}</span>
  }
  return typeof expiresOn === 'string' && <span>效期 <ExpiryText expiresOn={expiresOn} now={now} /></span>
}
