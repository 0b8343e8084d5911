import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GoodsCards_goods$key } from '../../__generated__/GoodsCards_goods.graphql.ts'
import { Link } from '../../navigation/Link.tsx'
import { paths } from '../../navigation/paths.ts'
import { color, media, radius, type } from '../../ui/tokens.ts'
import { FavoriteButton } from '../favorite/FavoriteButton.tsx'
import { GoodsBuy } from './GoodsBuy.tsx'
import { GoodsMarks } from './GoodsMarks.tsx'
import { GoodsPicture } from './GoodsPicture.tsx'
import { GoodsPrice } from './GoodsPrice.tsx'
import { quantityToAdd } from './goodsQuantity.ts'
import type { GoodsRowsProps } from './GoodsResults.tsx'
import { goOn, moveBetweenRows } from './rowKeys.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 204px), 1fr));
  gap: 12px;
  padding-top: 12px;
  ${media.phone} { grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr)); gap: 8px; padding-top: 8px; }
`
const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  &:hover { border-color: ${color.brand600}; }
  .picture { align-self: center; max-width: 100%; }
  h2 { ${type.body} font-weight: 600; overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
  h2 a { color: ${color.ink}; }
  h2 a:hover { color: ${color.brand700}; }
  .second { ${type.small} color: ${color.second}; }
  .second > span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .buy { margin-top: auto; padding-top: 4px; }
  .buyLine { display: flex; flex-wrap: wrap; gap: 8px; }
  .heart { position: absolute; top: 8px; right: 8px; }
  ${media.phone} { padding: 8px; .heart { top: 0; right: 0; } .buyLine > button { flex: 1; } }
`

const EAGER_CARDS = 4

/** A page of goods as cards with large pictures: for those who look around. */
export function GoodsCards({ goods }: GoodsRowsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys only add to what the links and fields do
    <ul className={grid} onKeyDown={moveBetweenRows}>
      {goods.map((one, index) => <GoodsCard key={one.id} goods={one} isEager={index < EAGER_CARDS} />)}
    </ul>
  )
}

function GoodsCard({ goods: key, isEager }: { goods: GoodsCards_goods$key; isEager: boolean }) {
  const goods = useFragment(
    graphql`
      fragment GoodsCards_goods on Goods {
        goodsID
        name
        manufacturer
        spec
        packQuantity
        minimumQuantity
        stock
        cartQuantity
        ...GoodsPicture_goods
        ...GoodsMarks_goods
        ...GoodsPrice_goods
        ...GoodsBuy_goods
        ...FavoriteButton_goods
      }
    `,
    key,
  )
  const [chosen, setQuantity] = useState<number | null>(null)
  const href = paths.goodsDetail(goods.goodsID)
  return (
    <li className={card} data-row>
      <Link className="picture" href={href} tabIndex={-1} aria-hidden="true"><GoodsPicture goods={goods} size={180} isEager={isEager} /></Link>
      <FavoriteButton goods={goods} className="heart" />
      <h2><Link href={href} data-stop="name">{goods.name}</Link></h2>
      <p className="second">
        <span>{goods.spec}</span>
        <span>{goods.manufacturer}</span>
      </p>
      <GoodsMarks goods={goods} />
      <GoodsPrice goods={goods} />
      <div className="buy"><GoodsBuy goods={goods} quantity={quantityToAdd(goods, chosen)} onQuantity={setQuantity} onAdded={goOn} /></div>
    </li>
  )
}
