import { css } from '@emotion/css'
import { useMemo, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { AddonGoods_addon$key } from '../../../__generated__/AddonGoods_addon.graphql.ts'
import type { AddonGoodsQuery } from '../../../__generated__/AddonGoodsQuery.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Price } from '../../../ui/Price.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, media, type } from '../../../ui/tokens.ts'
import { GoodsPicture } from '../../catalogue/goods/GoodsPicture.tsx'
import { useCartDesk } from '../../ground/cart-changes/cartDesk.ts'
import { useFetched } from '../../../relay/useFetched.ts'

const wide = css`&[open] { width: min(720px, calc(100vw - 32px)); ${media.phone} { width: 100vw; } }`
const rows = css`
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding: 12px 0;
    border-bottom: 1px solid ${color.line};
    ${media.phone} { > :last-child { grid-column: 1 / -1; justify-self: end; } }
  }
  .words > small { display: block; ${type.small} color: ${color.second}; }
  .buy { display: flex; align-items: center; gap: 8px; }
`

/** The goods of one add-on offer, each to be added at its price once the cart has reached the amount. */
export function AddonGoods({ promotionID, onClose }: { promotionID: string; onClose: () => void }) {
  const { data, hasFailed, retry } = useFetched<AddonGoodsQuery>(
    graphql`
      query AddonGoodsQuery {
        cart {
          addons {
            promotionID
            name
            full
            short
            isReached
            goods { goodsID }
            ...AddonGoods_addon
          }
        }
      }
    `,
    useMemo(() => ({}), []),
  )
  const addons = (data?.cart?.addons ?? []).filter((addon) => addon.promotionID === promotionID)
  const [first] = addons
  return (
    <Dialog isOpen isSheet onClose={onClose} title={first ? `换购：${first.name}` : '换购'} className={wide}>
      {hasFailed && (
        <p>
          换购商品暂时打不开，
          <Button size="small" onClick={retry}>
            重试
          </Button>
        </p>
      )}
      {!data && !hasFailed && (
        <SkeletonRegion>
          <Skeleton height="56px" />
          <Skeleton height="56px" />
        </SkeletonRegion>
      )}
      {data && !first && <p>换购活动已结束。</p>}
      {first && (
        <p>
          {first.isReached
            ? `已满 ¥${formatYuan(parseMoney(first.full))}，可按换购价购买下列商品。`
            : `满 ¥${formatYuan(parseMoney(first.full))} 可换购，再选购 ¥${formatYuan(parseMoney(first.short))} 的活动商品即可。`}
        </p>
      )}
      <ul className={rows}>
        {addons.map((addon) => (
          <li key={addon.goods.goodsID}>
            <AddonRow addon={addon} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function AddonRow({ addon: key }: { addon: AddonGoods_addon$key }) {
  const addon = useFragment(
    graphql`
      fragment AddonGoods_addon on CartAddon {
        price
        isReached
        perOrder
        left
        goods {
          goodsID
          name
          spec
          manufacturer
          packUnit
          packQuantity
          minimumQuantity
          price
          warehouse { warehouseID }
          ...GoodsPicture_goods
        }
      }
    `,
    key,
  )
  const { goods, left } = addon
  const least = Math.max(goods.minimumQuantity, goods.packQuantity)
  const [wanted, setQuantity] = useState(least)
  const [add, isBusy] = useAddAddon(goods.name)
  const quantity = Math.min(wanted, Math.max(left, least))
  return (
    <>
      <GoodsPicture goods={goods} size={56} />
      <div className="words">
        <Link href={paths.goodsDetail(goods.goodsID)}>{goods.name}</Link>
        <small>
          {goods.spec} · {goods.manufacturer}
        </small>
        <Price amount={addon.price} unit={goods.packUnit} />{' '}
        {typeof goods.price === 'string' && <Price amount={goods.price} size="small" tone="struck" />}
        <small>
          每单限换 {addon.perOrder} {goods.packUnit}
        </small>
      </div>
      {left < least ? (
        <Button disabled>已换满</Button>
      ) : (
        <div className="buy">
          <QuantityStepper
            value={quantity}
            rules={{ packQuantity: goods.packQuantity, minimumQuantity: goods.minimumQuantity, stock: left }}
            unit={goods.packUnit}
            label={goods.name}
            isDisabled={!addon.isReached}
            onChange={setQuantity}
          />
          <Button
            variant="primary"
            disabled={!addon.isReached}
            isBusy={isBusy}
            aria-label={`换购：${goods.name}`}
            onClick={() => void add({ goodsID: goods.goodsID, quantity, seenPrice: addon.price, warehouseID: goods.warehouse.warehouseID })}
          >
            {addon.isReached ? '换购' : '未满额'}
          </Button>
        </div>
      )}
    </>
  )
}

type Wish = { readonly goodsID: string; readonly quantity: number; readonly seenPrice: string; readonly warehouseID: string }

/** Nothing is shown before the marketplace agrees: whether the amount is reached only it knows. */
function useAddAddon(name: string): [add: (wish: Wish) => Promise<void>, isBusy: boolean] {
  const environment = useRelayEnvironment()
  const desk = useCartDesk()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)
  const add = async (wish: Wish): Promise<void> => {
    setBusy(true)
    try {
      const { addGoods } = await desk.mutations()
      await addGoods(environment, { ...wish, isAddon: true })
      toasts.show({ kind: 'ok', text: `已按换购价加入采购单：${name}` })
    } catch (error) {
      report(error, { subject: name, isAddToCart: true })
    }
    setBusy(false)
  }
  return [add, isBusy]
}
