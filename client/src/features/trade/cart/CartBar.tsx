import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { CartBar_cart$key } from '../../../__generated__/CartBar_cart.graphql.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Price, PricePending } from '../../../ui/Price.tsx'
import { onDesktop } from '../../../ui/onlyOn.ts'
import { color, layer, media, radius, type } from '../../../ui/tokens.ts'
import { textLink } from '../../../ui/textLink.ts'

const bar = css`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  padding: 12px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  ${media.phone} {
    bottom: calc(56px + env(safe-area-inset-bottom));
    margin-inline: -12px;
    padding: 8px 12px;
    border-width: 1px 0 0;
    border-radius: 0;
  }
`
const acts = css`
  display: flex;
  align-items: center;
  gap: 8px;
  white-space: nowrap;
  ${media.phone} { flex: 1 1 100%; justify-content: space-between; }
`
const sums = css`
  display: grid;
  flex: 1;
  text-align: end;
  ${media.phone} { text-align: start; }
`
const fine = joinClasses('priced', css`${type.small} color: ${color.second};`)
const saved = css`color: ${color.price};`
/** What stops the order, in a line as wide as the bar. */
const lacking = css`flex: 1 1 100%; ${type.small} color: ${color.amber}; text-align: end; a { padding: 12px; }`

type Props = {
  readonly cart: CartBar_cart$key
  readonly isAllSelected: boolean
  readonly isSomeSelected: boolean
  readonly isBusy: boolean
  readonly canOrder: boolean
  readonly onSelectAll: (isSelected: boolean) => void
  readonly onDeleteSelected: () => void
  /** Null where there is no other shop. */
  readonly onCopySelected: (() => void) | null
  /** Takes the goods of a warehouse out of this order; they stay in the cart. */
  readonly onLeaveOut: (warehouseID: string) => void
  /** Opens 更省的买法. */
  readonly onCheapest: () => void
  readonly onCheckout: () => void
}

const yuan = (amount: string): string => `¥${formatYuan(parseMoney(amount))}`

/** A marketplace may say only with the order what freight costs. */
function freightWords(shipping: string | null | undefined): string {
  if (typeof shipping !== 'string') return '运费以订单为准'
  return parseMoney(shipping) > 0 ? `含运费 ${yuan(shipping)}` : '免运费'
}

function discountWords({ discount, coupons }: { readonly discount: string; readonly coupons: string }): string {
  if (coupons === discount) return `用券优惠 ${yuan(discount)}`
  return `已优惠 ${yuan(discount)}${parseMoney(coupons) > 0 ? `（含券 ${yuan(coupons)}）` : ''}`
}

/** What it comes to, and the way on; stays in sight. */
export function CartBar({
  cart: key,
  isAllSelected,
  isSomeSelected,
  isBusy,
  canOrder,
  onSelectAll,
  onDeleteSelected,
  onCopySelected,
  onLeaveOut,
  onCheapest,
  onCheckout,
}: Props) {
  const { totals, selectedCount, warehouses, isPricing } = useFragment(
    graphql`
      fragment CartBar_cart on Cart {
        selectedCount
        isPricing
        totals { discount coupons preferred herbs shipping payable }
        warehouses { warehouse { warehouseID name } goodsAmount shortOfMinimum }
      }
    `,
    key,
  )
  const filled = warehouses.filter(({ goodsAmount }) => parseMoney(goodsAmount) > 0)
  const short = filled.filter(({ shortOfMinimum }) => parseMoney(shortOfMinimum) > 0)
  const [nearest] = short
  return (
    <section className={bar} aria-label="合计">
      {!canOrder && <span className={lacking}>您在本店的角色是财务，不能下单</span>}
      {short.map(({ warehouse: { warehouseID, name }, shortOfMinimum }) => (
        <span key={warehouseID} className={joinClasses('priced', lacking)}>
          {name}还差 {yuan(shortOfMinimum)} 起配
          <Link className={textLink} href={paths.goodsList()}>
            去凑单
          </Link>
          {filled.length > short.length && (
            <Button variant="ghost" size="small" onClick={() => onLeaveOut(warehouseID)}>
              暂不买{name}
            </Button>
          )}
        </span>
      ))}
      <div className={acts}>
        <Checkbox isChecked={isAllSelected} isIndeterminate={isSomeSelected && !isAllSelected} onChange={onSelectAll}>
          全选
        </Checkbox>
        <Button variant="ghost" size="small" disabled={selectedCount === 0} onClick={onDeleteSelected}>
          删除选中
        </Button>
        {onCopySelected && (
          <Button variant="ghost" size="small" disabled={selectedCount === 0} aria-haspopup="dialog" onClick={onCopySelected}>
            复制到其他店铺
          </Button>
        )}
        <Button variant="ghost" size="small" disabled={selectedCount === 0} aria-haspopup="dialog" onClick={onCheapest}>
          更省的买法 ›
        </Button>
      </div>
      <div className={sums}>
        <span>
          已选 {selectedCount} 种，应付 {isPricing ? <PricePending size="page" /> : <Price amount={totals.payable} size="page" />}
        </span>
        <span className={joinClasses(fine, nearest && onDesktop)}>
          {parseMoney(totals.discount) > 0 && <span className={saved}>{discountWords(totals)}，</span>}
          {freightWords(totals.shipping)}
          <span className={onDesktop}>
            {parseMoney(totals.preferred) > 0 && `，优选包邮商品 ${yuan(totals.preferred)}`}
            {parseMoney(totals.herbs) > 0 && `，中药饮片 ${yuan(totals.herbs)}`}
          </span>
        </span>
      </div>
      <Button
        variant="primary"
        size="large"
        disabled={selectedCount === 0 || !canOrder || nearest !== undefined}
        isBusy={isBusy}
        onClick={onCheckout}
      >
        {nearest ? `${nearest.warehouse.name}未达起配` : '去结算'}
      </Button>
    </section>
  )
}
