import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DeviceCards_goods$key } from '../../../__generated__/DeviceCards_goods.graphql.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { StockText } from '../../../ui/StockText.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { FavoriteButton } from '../favorite-button/FavoriteButton.tsx'
import { GoodsBuy } from '../goods/GoodsBuy.tsx'
import { GoodsList } from '../goods/GoodsList.tsx'
import { GoodsMarks } from '../goods/GoodsMarks.tsx'
import { GoodsNameLink, GoodsPictureLink } from '../goods/GoodsLinks.tsx'
import { GoodsPrice } from '../goods/GoodsPrice.tsx'
import { useQuantityToAdd } from '../goods/useQuantityToAdd.ts'
import { goOn } from '../goods/rowKeys.ts'
import { deviceClasses } from './deviceClasses.ts'
import { zoneGridWide } from './zoneParts.ts'

const card = css`
  position: relative;
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  gap: 4px 16px;
  padding: 12px;
  border: 1px solid ${color.line};
  border-left: 4px solid var(--class);
  border-radius: ${radius};
  background: ${color.paper};
  &:hover { border-color: var(--class); }
  > a { grid-row: span 2; }
  .papers { display: grid; align-content: start; gap: 4px; min-width: 0; }
  h3 { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; padding-right: 24px; ${type.price} font-weight: 600; }
  h3 a { color: ${color.ink}; }
  .heart { position: absolute; top: 8px; right: 8px; }
  .licence { display: flex; align-items: center; gap: 4px; ${type.small} color: var(--class); }
  .licence[data-missing] { color: ${color.amber}; }
  .foot { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px; padding-top: 4px;
    border-top: 1px dashed ${color.line}; > div { margin-left: auto; } }
  ${media.phone} { grid-template-columns: 80px minmax(0, 1fr); gap: 8px; > a { grid-row: auto; }
    .foot { grid-column: 1 / -1; > span > span + span { display: block; } } }
`
const facts = css`${type.small} gap: 2px 12px;`
const tones: Readonly<Record<string, string>> = {
  CLASS_1: css`--class: ${color.brand700};`,
  CLASS_2: css`--class: ${color.blue};`,
  CLASS_3: css`--class: ${color.amber};`,
}

type Props = { readonly goods: readonly (DeviceCards_goods$key & { readonly id: string })[] }

/** Devices with what a buyer has to keep on file: model, registration, maker, and which licence buying them takes. */
export function DeviceCards({ goods }: Props) {
  return (
    <GoodsList className={zoneGridWide}>
      {goods.map((item) => (
        <DeviceCard key={item.id} goods={item} />
      ))}
    </GoodsList>
  )
}

function DeviceCard({ goods: key }: { goods: DeviceCards_goods$key }) {
  const goods = useFragment(
    graphql`
      fragment DeviceCards_goods on Goods {
        goodsID
        name
        manufacturer
        spec
        dosageForm
        approvalNumber
        deviceClass
        packUnit
        packQuantity
        minimumQuantity
        stock
        cartQuantity
        buyReason
        ...GoodsPicture_goods
        ...GoodsMarks_goods
        ...GoodsPrice_goods
        ...GoodsBuy_goods
        ...FavoriteButton_goods
      }
    `,
    key,
  )
  const [quantity, setQuantity] = useQuantityToAdd(goods)
  const level = goods.deviceClass ?? 'CLASS_1'
  const isMissing = goods.buyReason === 'SCOPE_DENIED'
  return (
    <li className={`${card} ${tones[level] ?? ''}`} data-row>
      <GoodsPictureLink goods={goods} size={180} />
      <div className="papers">
        <h3>
          <GoodsNameLink goods={goods} />
          <GoodsMarks goods={goods} />
        </h3>
        <Facts
          className={facts}
          facts={[
            ['规格型号', `${goods.dosageForm} ${goods.spec}`],
            [level === 'CLASS_1' ? '备案号' : '注册证号', goods.approvalNumber],
            ['生产企业', goods.manufacturer],
          ]}
        />
        <p className="licence" data-missing={isMissing || undefined}>
          <Icon name={isMissing ? 'warning' : 'shield'} />
          {isMissing
            ? `贵店资质未含${deviceClasses[level]?.name ?? ''}，${deviceClasses[level]?.licence ?? ''}`
            : `无需处方，${deviceClasses[level]?.licence ?? ''}`}
        </p>
      </div>
      <FavoriteButton goods={goods} className="heart" />
      <div className="foot">
        <span>
          <GoodsPrice goods={goods} size="page" />
          {goods.stock > 0 && (
            <>
              {' '}
              <StockText stock={goods.stock} unit={goods.packUnit} packQuantity={goods.packQuantity} />
            </>
          )}
        </span>
        <div>
          <GoodsBuy goods={goods} quantity={quantity} onQuantity={setQuantity} onAdded={goOn} />
        </div>
      </div>
    </li>
  )
}
