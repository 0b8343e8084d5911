import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { GoodsPrice_goods$key } from '../../../__generated__/GoodsPrice_goods.graphql.ts'
import { paths } from '../../../navigation/paths.ts'
import { Link } from '../../../navigation/Link.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Price, type PriceProps } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color } from '../../../ui/tokens.ts'

const line = css`display: inline-flex; flex-wrap: wrap; align-items: baseline; gap: 4px 8px;`
const hidden = css`
  display: inline-flex;
  align-items: baseline;
  gap: 4px;
  color: ${color.second};
  svg { align-self: center; }
  a& { color: ${color.blue}; }
`

/** The unit price as this buyer may see it; else the words for why not, and for a visitor the way to it. */
export function GoodsPrice({ goods: key, size = 'row' }: { goods: GoodsPrice_goods$key; size?: NonNullable<PriceProps['size']> }) {
  const goods = useFragment(
    graphql`
      fragment GoodsPrice_goods on Goods {
        price
        priceStatus
        priceText
        packUnit
      }
    `,
    key,
  )
  if (goods.price !== null && goods.price !== undefined) {
    return (
      <span className={line}>
        <Price amount={goods.price} size={size} unit={goods.packUnit} />
        {goods.priceStatus === 'SPECIAL' && size === 'detail' && <Tag tone="amber">{goods.priceText}</Tag>}
      </span>
    )
  }
  if (goods.priceStatus === 'LOGIN') return <LoginForPrice>{goods.priceText}</LoginForPrice>
  return (
    <span className={hidden}>
      <Icon name="lock" />
      {goods.priceText}
    </span>
  )
}

function LoginForPrice({ children }: { children: string }) {
  const { pathname, search } = useLocation()
  return (
    <Link href={paths.login(`${pathname}${search}`)} className={hidden}>
      <Icon name="lock" />
      {children}
    </Link>
  )
}
