import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CombinationOffers_goods$data, CombinationOffers_goods$key } from '../../__generated__/CombinationOffers_goods.graphql.ts'
import { useAddCombination } from '../../features/ground/cart-changes/useAddCombination.ts'
import { Link } from '../../navigation/Link.tsx'
import { paths } from '../../navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Price } from '../../ui/Price.tsx'

const line = css`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px;`

type Combination = NonNullable<NonNullable<CombinationOffers_goods$data['detail']>['promotions']>['combinations'][number]

/** Combinations that hold these goods, each as a sum with its price. */
export function CombinationOffers({ goods: key, rowClass }: { goods: CombinationOffers_goods$key; rowClass: string }) {
  const { goodsID, isBuyable, detail } = useFragment(
    graphql`
      fragment CombinationOffers_goods on Goods {
        goodsID
        isBuyable
        detail {
          promotions {
            combinations {
              combinationID
              name
              price
              listPrice
              warehouseID
              left
              items { quantity goods { goodsID name packUnit } }
            }
          }
        }
      }
    `,
    key,
  )
  const combinations = detail?.promotions?.combinations ?? []
  if (combinations.length === 0) return null
  return (
    <div className={rowClass}>
      <span>套餐</span>
      <div>
        {combinations.map((combination) => (
          <Offer key={combination.combinationID} offer={combination} goodsID={goodsID} isBuyable={isBuyable} />
        ))}
      </div>
    </div>
  )
}

function Offer({ offer, goodsID: shownID, isBuyable }: { offer: Combination; goodsID: string; isBuyable: boolean }) {
  const [add, isBusy] = useAddCombination({
    combinationID: offer.combinationID,
    name: offer.name,
    seenPrice: offer.price ?? '0.00',
    warehouseID: offer.warehouseID,
  })
  const isLeft = offer.left !== 0
  return (
    <div className={line}>
      <span>
        {offer.items.map(({ quantity, goods }, index) => (
          <span key={goods.goodsID}>
            {index > 0 && ' + '}
            {goods.goodsID === shownID ? '本品' : <Link href={paths.goodsDetail(goods.goodsID)}>{goods.name}</Link>} ×{quantity}
            {goods.packUnit}
          </span>
        ))}
      </span>
      {offer.price && (
        <span>
          套餐价 <Price amount={offer.price} />
          {offer.listPrice && (
            <>
              {' '}
              <Price amount={offer.listPrice} size="small" tone="struck" />
            </>
          )}
        </span>
      )}
      {offer.price &&
        isBuyable &&
        (isLeft ? (
          <Button size="small" variant="outline" isBusy={isBusy} aria-label={`加入套餐：${offer.name}`} onClick={() => void add()}>
            加入套餐
          </Button>
        ) : (
          <span>已售完</span>
        ))}
    </div>
  )
}
