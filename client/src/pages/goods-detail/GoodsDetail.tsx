import { css } from '@emotion/css'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GoodsDetail_goods$key } from '../../__generated__/GoodsDetail_goods.graphql.ts'
import type { GoodsDetail_query$key } from '../../__generated__/GoodsDetail_query.graphql.ts'
import { paths } from '../../navigation/paths.ts'
import { FavoriteButton } from '../../features/catalogue/favorite-button/FavoriteButton.tsx'
import { GoodsFacts } from '../../features/catalogue/goods/GoodsFacts.tsx'
import { GoodsMarks } from '../../features/catalogue/goods/GoodsMarks.tsx'
import { quantityToAdd } from '../../features/catalogue/goods/goodsQuantity.ts'
import { GoodsTerms } from '../../features/catalogue/goods/GoodsTerms.tsx'
import { Link } from '../../navigation/Link.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { color, media, type } from '../../ui/tokens.ts'
import { BuyBar } from './BuyBar.tsx'
import { Gallery } from './Gallery.tsx'
import { Leaflet } from './Leaflet.tsx'
import { LotTable } from './LotTable.tsx'
import { MoreBelow } from './MoreBelow.tsx'
import { OrderBox } from './OrderBox.tsx'

const sheet = css`
  display: grid;
  grid-template-columns: 400px minmax(0, 1fr);
  gap: 24px;
  padding: 24px;
  border: 1px solid ${color.line};
  border-radius: 4px;
  background: ${color.paper};
  @media (max-width: 1023.98px) { grid-template-columns: 280px minmax(0, 1fr); gap: 16px; padding: 16px; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 12px; padding: 12px; }
`
const main = css`display: grid; gap: 12px; align-content: start; min-width: 0;`
const titleLine = css`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; > button { margin-block: -10px; }`
const heading = css`${type.title}`
/** In one column the price comes first; nothing in the facts takes the focus. */
const facts = css`@media (max-width: 1023.98px) { order: 1; }`
/** What is told only there as long as they stand below. */
const brief = css`margin-top: -8px; color: ${color.second}; @media (min-width: 1024px) { display: none; }`
const lower = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  align-items: start;
  gap: 16px;
  padding: 16px 0;
  @media (max-width: 1023.98px) { grid-template-columns: minmax(0, 1fr); }
`

export function GoodsDetail({ goods: key, query: queryKey }: { goods: GoodsDetail_goods$key; query: GoodsDetail_query$key }) {
  const goods = useFragment(
    graphql`
      fragment GoodsDetail_goods on Goods {
        goodsID
        name
        spec
        manufacturer
        packQuantity
        minimumQuantity
        stock
        cartQuantity
        ...FavoriteButton_goods
        ...Gallery_goods
        ...GoodsMarks_goods
        ...GoodsFacts_goods
        ...GoodsTerms_goods
        ...OrderBox_goods
        ...BuyBarView_goods
        ...Leaflet_goods
        ...LotTable_goods
      }
    `,
    key,
  )
  const query = useFragment(graphql`fragment GoodsDetail_query on Query { ...NextStep_query ...QualityInspection_query }`, queryKey)
  const [now] = useState(() => Date.now())
  const [chosen, setQuantity] = useState<number | null>(null)
  const orderBox = useRef<HTMLDivElement>(null)
  const quantity = quantityToAdd(goods, chosen)
  return (
    <>
      <Breadcrumb crumbs={[{ label: '全部商品', href: paths.goodsList() }, { label: goods.name }]} Anchor={Link} />
      <article className={sheet}>
        <Gallery goods={goods} />
        <div className={main}>
          <div className={titleLine}>
            <h1 className={heading}>{goods.name}</h1>
            <GoodsMarks goods={goods} />
            <FavoriteButton goods={goods} />
          </div>
          <div className={brief}>
            <p>{`${goods.spec} · ${goods.manufacturer}`}</p>
            <GoodsTerms goods={goods} now={now} />
          </div>
          <div className={facts}>
            <GoodsFacts goods={goods} now={now} />
          </div>
          <OrderBox ref={orderBox} goods={goods} query={query} quantity={quantity} onQuantity={setQuantity} />
        </div>
      </article>
      <div className={lower} data-far="part">
        <Leaflet goods={goods} />
        <LotTable goods={goods} query={query} now={now} />
      </div>
      <MoreBelow key={goods.goodsID} goodsID={goods.goodsID} now={now} />
      <BuyBar goods={goods} after={orderBox} quantity={quantity} onQuantity={setQuantity} />
    </>
  )
}
