import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatMoney, parseMoney } from 'rules/money'
import type {
  CombinationCard_combination$data,
  CombinationCard_combination$key,
} from '../../../__generated__/CombinationCard_combination.graphql.ts'
import { useAddCombination } from '../../ground/cart-changes/useAddCombination.ts'
import { GoodsPicture } from '../goods/GoodsPicture.tsx'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { useRetry } from '../../../navigation/retrying.ts'
import { Button } from '../../../ui/Button.tsx'
import { Countdown } from '../../../ui/Countdown.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { zoneCard } from './zoneParts.ts'

const items = css`
  display: grid;
  gap: 8px;
  li { display: flex; align-items: center; gap: 12px; }
  li > div { flex: 1; min-width: 0; }
  li > div > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  a { color: ${color.ink}; ${media.touch} { margin-block: -12px; padding-block: 12px; } }
  small { ${type.small} color: ${color.second}; }
  li > b { font-weight: 400; white-space: nowrap; }
`

/** One combination: all that is in it, what it saves, and one button for the whole set. */
export function CombinationCard({
  combination: key,
  serverTime,
}: {
  combination: CombinationCard_combination$key
  serverTime: string | null | undefined
}) {
  const combination = useFragment(
    graphql`
      fragment CombinationCard_combination on Combination {
        combinationID
        name
        price
        listPrice
        warehouseID
        limit
        left
        endsAt
        items {
          quantity
          goods {
            goodsID
            name
            spec
            packUnit
            price
            priceText
            isBuyable
            stock
            ...GoodsPicture_goods
          }
        }
      }
    `,
    key,
  )
  const retry = useRetry()
  const { name, price, listPrice, limit, left } = combination
  const saved = typeof price === 'string' && typeof listPrice === 'string' ? parseMoney(listPrice) - parseMoney(price) : 0
  return (
    <li className={zoneCard}>
      <h2>{name}</h2>
      <ul className={items}>
        {combination.items.map(({ quantity, goods }) => (
          <li key={goods.goodsID}>
            <GoodsPicture goods={goods} size={56} />
            <div>
              <Link href={paths.goodsDetail(goods.goodsID)}>{goods.name}</Link>
              <small>
                {goods.spec}
                {typeof goods.price === 'string' && ` · 单价 ¥${goods.price}`}
              </small>
            </div>
            <b>
              × {quantity} {goods.packUnit}
            </b>
          </li>
        ))}
      </ul>
      <p className="second">
        {typeof limit === 'number' && left !== 0 && (
          <>
            每店限购 {limit} 套{typeof left === 'number' && left < limit && `，还可买 ${left} 套`}
            {' · '}
          </>
        )}
        {typeof serverTime === 'string' && <Countdown until={combination.endsAt} serverTime={serverTime} onEnd={retry} />}
      </p>
      <div className="foot">
        {typeof price === 'string' ? (
          <span>
            <Price amount={price} size="page" unit="套" />
            {typeof listPrice === 'string' && saved > 0 && (
              <>
                {' '}
                <Price amount={listPrice} size="small" tone="struck" /> <Tag tone="red">省 ¥{formatMoney(saved)}</Tag>
              </>
            )}
          </span>
        ) : (
          <span>{combination.items[0]?.goods.priceText}</span>
        )}
        {typeof price === 'string' && <AddSet combination={combination} seenPrice={price} />}
      </div>
    </li>
  )
}

/** One button for the whole set, or what keeps it from being bought. */
function AddSet({
  combination: { combinationID, name, warehouseID, limit, left, items: parts },
  seenPrice,
}: {
  combination: CombinationCard_combination$data
  seenPrice: string
}) {
  const [add, isBusy] = useAddCombination({ combinationID, name, seenPrice, warehouseID })
  const refused = parts.find(({ goods }) => !goods.isBuyable)
  if (left === 0) return <Button disabled>已买满 {limit} 套</Button>
  if (refused) return <Button disabled>{refused.goods.name}不可购买</Button>
  if (parts.some(({ goods, quantity }) => goods.stock < quantity)) return <Button disabled>已售罄</Button>
  return (
    <Button variant="primary" isBusy={isBusy} aria-label={`整套加入采购单：${name}`} onClick={() => void add()}>
      整套加入
    </Button>
  )
}
