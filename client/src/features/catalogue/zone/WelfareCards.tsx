import { css } from '@emotion/css'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatMoney, parseMoney } from 'rules/money'
import type { WelfareCards_goods$data, WelfareCards_goods$key } from '../../../__generated__/WelfareCards_goods.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { useRetry } from '../../../navigation/retrying.ts'
import { Countdown } from '../../../ui/Countdown.tsx'
import { Price } from '../../../ui/Price.tsx'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { FavoriteButton } from '../favorite-button/FavoriteButton.tsx'
import { GoodsBuy } from '../goods/GoodsBuy.tsx'
import { GoodsList } from '../goods/GoodsList.tsx'
import { GoodsMarks } from '../goods/GoodsMarks.tsx'
import { GoodsNameLink, GoodsPictureLink } from '../goods/GoodsLinks.tsx'
import { GoodsPrice } from '../goods/GoodsPrice.tsx'
import { GoodsTerms } from '../goods/GoodsTerms.tsx'
import { useQuantityToAdd } from '../goods/useQuantityToAdd.ts'
import { goOn } from '../goods/rowKeys.ts'
import { discountOf } from './activityWords.ts'
import { useNow } from './useNow.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: 12px;
  padding-top: 12px;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
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
  &:hover { border-color: ${color.price}; }
  .picture { align-self: center; max-width: 100%; }
  .seal { position: absolute; top: 0; left: 12px; padding: 4px 6px 8px; color: #fff; background: ${color.price};
    clip-path: polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 6px), 0 100%); ${type.small} font-weight: 600; text-align: center; }
  .heart { position: absolute; top: 8px; right: 8px; }
  h3 { ${type.body} font-weight: 600; }
  h3 a { color: ${color.ink}; }
  .second { ${type.small} color: ${color.second}; }
  .price { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; }
  .saved { padding: 2px 8px; border-radius: ${radius}; color: ${color.price}; background: ${color.red50}; ${type.small} }
  .buy { margin-top: auto; padding-top: 4px; }
  ${media.phone} {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: 4px 12px;
    > * { grid-column: 2; }
    > .picture { grid-row: 1 / span 8; grid-column: 1; align-self: start; padding-top: 24px; }
    h3 { padding-right: 36px; }
    > .seal, > .heart { grid-column: auto; }
    .heart { top: 0; right: 0; }
    > .buy { grid-column: 1 / -1; justify-self: end; }
  }
`
/** From here on the end is worth a clock. */
const COUNTED_MS = 10 * 86_400_000

type Props = {
  readonly goods: readonly (WelfareCards_goods$key & { readonly id: string })[]
  readonly serverTime: string | null | undefined
}

/** Goods below their price for a time: what is saved, until when, and how many this shop may still have. */
export function WelfareCards({ goods, serverTime }: Props) {
  const now = useNow(serverTime)
  return (
    <GoodsList className={grid}>
      {goods.map((item, nth) => (
        <WelfareCard key={item.id} goods={item} serverTime={serverTime} now={now} isFirst={nth === 0} />
      ))}
    </GoodsList>
  )
}

function WelfareCard({
  goods: key,
  serverTime,
  now,
  isFirst,
}: {
  goods: WelfareCards_goods$key
  serverTime: string | null | undefined
  now: number
  isFirst: boolean
}) {
  const goods = useFragment(
    graphql`
      fragment WelfareCards_goods on Goods {
        goodsID
        name
        manufacturer
        spec
        packUnit
        packQuantity
        minimumQuantity
        stock
        cartQuantity
        price
        listPrice
        isBuyable
        facts {
          specialEndsAt
          limit { perMember left }
        }
        ...GoodsPicture_goods
        ...GoodsMarks_goods
        ...GoodsPrice_goods
        ...GoodsTerms_goods
        ...GoodsBuy_goods
        ...FavoriteButton_goods
      }
    `,
    key,
  )
  const [quantity, setQuantity] = useQuantityToAdd(goods)
  return (
    <li className={card} data-row>
      <GoodsPictureLink goods={goods} className="picture" size={180} isFirst={isFirst} />
      <FavoriteButton goods={goods} className="heart" />
      <h3>
        <GoodsNameLink goods={goods} />
      </h3>
      <p className="second">{`${goods.spec} · ${goods.manufacturer}`}</p>
      <GoodsMarks goods={goods} />
      <Saving goods={goods} quantity={quantity}>
        <GoodsPrice goods={goods} size="page" />
      </Saving>
      <GoodsTerms goods={goods} now={now} />
      <Until until={goods.facts?.specialEndsAt} serverTime={serverTime} />
      <Limit goods={goods} />
      <div className="buy">
        <GoodsBuy goods={goods} quantity={quantity} onQuantity={setQuantity} onAdded={goOn} />
      </div>
    </li>
  )
}

/** What the price was, and what the quantity about to be added saves. */
function Saving({
  goods: { price, listPrice, isBuyable, packUnit },
  quantity,
  children,
}: {
  goods: WelfareCards_goods$data
  quantity: number
  children: ReactNode
}) {
  if (typeof price !== 'string' || typeof listPrice !== 'string') return <p className="price">{children}</p>
  const [now, was] = [parseMoney(price), parseMoney(listPrice)]
  const savedInAll = isBuyable && quantity > 1 ? `，${quantity} ${packUnit}共省 ¥${formatMoney((was - now) * quantity)}` : ''
  return (
    <>
      <span className="seal">{discountOf(now, was)}</span>
      <p className="price">
        {children}
        <Price amount={listPrice} size="small" tone="struck" />
      </p>
      <p className="saved">{`每${packUnit}省 ¥${formatMoney(was - now)}${savedInAll}`}</p>
    </>
  )
}

function Until({ until, serverTime }: { until: string | null | undefined; serverTime: string | null | undefined }) {
  const retry = useRetry()
  if (typeof until !== 'string' || typeof serverTime !== 'string') return null
  if (Date.parse(until) - Date.parse(serverTime) > COUNTED_MS) return <p className="second">{`优惠至 ${dateOf(until)}`}</p>
  return <Countdown className="second" until={until} serverTime={serverTime} onEnd={retry} />
}

function Limit({ goods: { facts, packUnit, cartQuantity } }: { goods: WelfareCards_goods$data }) {
  const limit = facts?.limit
  if (!limit) return null
  const { perMember, left } = limit
  if (typeof left !== 'number') return <p className="second">{`每店限购 ${perMember} ${packUnit}`}</p>
  const free = Math.max(0, left - cartQuantity)
  return (
    <ProgressLine
      part={(perMember - free) / perMember}
    >{`每店限购 ${perMember} ${packUnit}，${free > 0 ? `贵店还可购 ${free} ${packUnit}` : '贵店已购满'}`}</ProgressLine>
  )
}
