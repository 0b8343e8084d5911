import { css } from '@emotion/css'
import { createElement, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GoodsCard_goods$key } from '../../../__generated__/GoodsCard_goods.graphql.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { color, type } from '../../../ui/tokens.ts'
import { GoodsMarks } from './GoodsMarks.tsx'
import { GoodsPicture, type GoodsPictureProps } from './GoodsPicture.tsx'
import { GoodsPrice } from './GoodsPrice.tsx'

const card = css`
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: 12px;
  background: ${color.paper};
  > .picture { align-self: center; max-width: 100%; }
  > .name { overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
  .name a { color: ${color.ink}; }
  .name a:hover { color: ${color.brand700}; }
  .price { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; }
  .price > * + * { ${type.small} }
  .price > button { margin: -13px -4px -13px auto; }
  .second { ${type.small} color: ${color.second}; }
  .second > span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`

export interface GoodsCardProps {
  goods: GoodsCard_goods$key
  className: string
  /** Of the name: one below that of what the card stands in. */
  heading: 'h2' | 'h3'
  isFirst?: GoodsPictureProps['isFirst']
  /** At the end of the price's line. */
  beside?: ReactNode
  /** How it is bought here. */
  children: ReactNode
}

/** Goods as a card, on the home page and in lists alike: picture, name, maker, marks and price. */
export function GoodsCard({ goods: key, className, heading, isFirst, beside, children }: GoodsCardProps) {
  const goods = useFragment(
    graphql`
      fragment GoodsCard_goods on Goods {
        goodsID
        name
        manufacturer
        spec
        ...GoodsPicture_goods
        ...GoodsMarks_goods
        ...GoodsPrice_goods
      }
    `,
    key,
  )
  const href = paths.goodsDetail(goods.goodsID)
  return (
    <li className={joinClasses(card, className)} data-row>
      <Link className="picture" href={href} tabIndex={-1} aria-hidden="true">
        <GoodsPicture goods={goods} size={180} isFirst={isFirst} />
      </Link>
      {createElement(
        heading,
        { className: 'name' },
        <Link href={href} data-stop="name">
          {goods.name}
        </Link>,
      )}
      <p className="second">
        <span>{goods.spec}</span>
        <span>{goods.manufacturer}</span>
      </p>
      <div className="marks">
        <GoodsMarks goods={goods} />
      </div>
      <div className="price">
        <GoodsPrice goods={goods} />
        {beside}
      </div>
      {children}
    </li>
  )
}
