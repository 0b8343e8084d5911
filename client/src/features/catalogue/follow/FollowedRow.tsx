import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowedRow_followed$key } from '../../../__generated__/FollowedRow_followed.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { useRetry } from '../../../navigation/retrying.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Price } from '../../../ui/Price.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { GoodsBuy } from '../goods/GoodsBuy.tsx'
import { GoodsNameLink, GoodsPictureLink } from '../goods/GoodsLinks.tsx'
import { GoodsPrice } from '../goods/GoodsPrice.tsx'
import { useQuantityToAdd } from '../goods/useQuantityToAdd.ts'
import { goOn } from '../goods/rowKeys.ts'
import { useFollow } from './useFollow.ts'

/** Followed goods: their price then and now, ready to be ordered or left. */
export function FollowedRow({ followed: key }: { readonly followed: FollowedRow_followed$key }) {
  const { goods, seenPrice, drop, followedAt } = useFragment(
    graphql`
      fragment FollowedRow_followed on FollowedGoods {
        seenPrice
        drop
        followedAt
        goods {
          goodsID
          name
          spec
          manufacturer
          packQuantity
          minimumQuantity
          stock
          cartQuantity
          ...GoodsPicture_goods
          ...GoodsPrice_goods
          ...GoodsBuy_goods
        }
      }
    `,
    key,
  )
  const retry = useRetry()
  const { unfollow } = useFollow()
  const [quantity, setQuantity] = useQuantityToAdd(goods)
  const leave = async (): Promise<void> => {
    if (!(await unfollow('GOODS', goods.goodsID))) return
    toasts.show({ kind: 'ok', text: '已取消关注' })
    retry()
  }
  return (
    <li data-row>
      <GoodsPictureLink goods={goods} size={56} />
      <div className="name">
        <GoodsNameLink goods={goods} />
        <p className="second">
          {goods.spec} · {goods.manufacturer}
        </p>
      </div>
      <div className="price">
        <GoodsPrice goods={goods} />
      </div>
      <div className="since second">
        {dateOf(followedAt)} 关注
        {typeof seenPrice === 'string' && (
          <p>
            当时 <Price amount={seenPrice} size="small" /> {typeof drop === 'string' && <Change drop={drop} />}
          </p>
        )}
      </div>
      <div className="buy">
        <GoodsBuy goods={goods} quantity={quantity} onQuantity={setQuantity} onAdded={goOn} />
      </div>
      <span className="leave">
        <IconButton icon="close" label={`取消关注 ${goods.name}`} onClick={() => void leave()} />
      </span>
    </li>
  )
}

function Change({ drop }: { readonly drop: string }) {
  if (Number(drop) === 0) return <span>价格未变</span>
  return drop.startsWith('-') ? <span className="up">涨 ¥{drop.slice(1)}</span> : <span className="down">降 ¥{drop}</span>
}
