import { css } from '@emotion/css'
import { useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PromotionGoods_goods$key } from '../../../__generated__/PromotionGoods_goods.graphql.ts'
import type { PromotionGoodsQuery } from '../../../__generated__/PromotionGoodsQuery.graphql.ts'
import { paths } from '../../../navigation/paths.ts'
import { Link } from '../../../navigation/Link.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { GoodsBuy } from '../../catalogue/goods/GoodsBuy.tsx'
import { GoodsPrice } from '../../catalogue/goods/GoodsPrice.tsx'
import { quantityToAdd } from '../../catalogue/goods/goodsQuantity.ts'
import { useFetched } from '../../../relay/useFetched.ts'

const wide = css`&[open] { width: min(720px, calc(100vw - 32px)); ${media.phone} { width: 100vw; } }`
const rows = css`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 120px auto;
    gap: 4px 12px;
    align-items: center;
    padding: 8px 0;
    border-bottom: 1px solid ${color.line};
    ${media.phone} { grid-template-columns: minmax(0, 1fr) auto; > :last-child { grid-column: 1 / -1; } }
  }
  small { ${type.small} color: ${color.second}; }
`

/** The goods that count for a promotion, to fill the cart up to its next tier (去凑单). */
export function PromotionGoods({ promotionID, onClose }: { promotionID: string; onClose: () => void }) {
  const { data, hasFailed, retry } = useFetched<PromotionGoodsQuery>(
    graphql`
      query PromotionGoodsQuery($promotionID: ID!) {
        promotion(promotionID: $promotionID) {
          name
          goods(first: 20) {
            totalCount
            edges { node { goodsID ...PromotionGoods_goods } }
          }
        }
      }
    `,
    useMemo(() => ({ promotionID }), [promotionID]),
  )
  const promotion = data?.promotion
  const edges = promotion?.goods?.edges ?? []
  return (
    <Dialog isOpen onClose={onClose} title={promotion ? `去凑单：${promotion.name}` : '去凑单'} isSheet className={wide}>
      {hasFailed && (
        <p>
          商品暂时打不开，
          <Button size="small" onClick={retry}>
            重试
          </Button>
        </p>
      )}
      {!data && !hasFailed && (
        <SkeletonRegion>
          <Skeleton height="56px" />
          <Skeleton height="56px" />
          <Skeleton height="56px" />
        </SkeletonRegion>
      )}
      {data && edges.length === 0 && <p>该活动没有可凑的商品。</p>}
      <ul className={rows}>
        {edges.map(({ node }) => (
          <li key={node.goodsID}>
            <FillRow goods={node} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function FillRow({ goods: key }: { goods: PromotionGoods_goods$key }) {
  const goods = useFragment(
    graphql`
      fragment PromotionGoods_goods on Goods {
        goodsID
        name
        spec
        manufacturer
        stock
        packQuantity
        minimumQuantity
        cartQuantity
        ...GoodsPrice_goods
        ...GoodsBuy_goods
      }
    `,
    key,
  )
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    <>
      <div>
        <Link href={paths.goodsDetail(goods.goodsID)}>{goods.name}</Link>
        <br />
        <small>
          {goods.spec} · {goods.manufacturer}
        </small>
      </div>
      <GoodsPrice goods={goods} />
      <div>
        <GoodsBuy goods={goods} quantity={quantityToAdd(goods, chosen)} onQuantity={setChosen} />
      </div>
    </>
  )
}
