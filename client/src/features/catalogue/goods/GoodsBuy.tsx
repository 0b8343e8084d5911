import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { GoodsBuy_goods$key } from '../../../__generated__/GoodsBuy_goods.graphql.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { paths } from '../../../navigation/paths.ts'
import { Link } from '../../../navigation/Link.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { useReacting } from '../../../ui/Reacting.tsx'
import { color, radius, type } from '../../../ui/tokens.ts'
import { useAddToCart } from '../../ground/cart-changes/useAddToCart.ts'
import { additionRules } from './goodsQuantity.ts'
import { reasonShown, refusalWords } from './refusalWords.ts'
import { SoldOutWatch } from './SoldOutWatch.tsx'

const line = joinClasses('buyLine', css`display: inline-flex; align-items: center; gap: 8px;`)
/** As large as the stepper and its button, with a baseline like theirs. */
const place = joinClasses(
  line,
  css`
  min-width: var(--buy-width, calc(2 * var(--control-small) + 2em + 72px));
  min-height: var(--buy-height, var(--control-small));
  &::before { content: '\\200b'; }
`,
)
/** As large as the word and the button that comes beside it. */
const soldOut = joinClasses(
  line,
  css`
  min-width: var(--buy-width, 10em);
  min-height: var(--buy-height, var(--control-small));
`,
)
const inCart = css`display: block; margin-top: 4px; ${type.small} color: ${color.brand700};`
const refused = css`
  display: inline-flex;
  align-items: center;
  height: 28px;
  padding: 0 8px;
  border-radius: ${radius};
  color: ${color.second};
  background: ${color.disabledGround};
  font-size: var(--text-12);
`

export interface GoodsBuyProps {
  goods: GoodsBuy_goods$key
  quantity: number
  onQuantity: (quantity: number) => void
  /** After an addition from the keyboard, such as going on to the next row. */
  onAdded?: (() => void) | undefined
  /** The large button of the detail page. */
  isLarge?: boolean
}

/** Quantity and 加入采购单, or why it cannot be bought, 到货提醒 for what is sold out, for a visitor the way to it. What the cart holds already stands with it. */
export function GoodsBuy({ goods: key, quantity, onQuantity, onAdded, isLarge = false }: GoodsBuyProps) {
  const goods = useFragment(
    graphql`
      fragment GoodsBuy_goods on Goods {
        goodsID
        name
        price
        packUnit
        packQuantity
        minimumQuantity
        caseQuantity
        stock
        isBuyable
        buyReason
        priceStatus
        cartQuantity
        ...useAddToCart_goods
      }
    `,
    key,
  )
  const add = useAddToCart(goods)
  const isReacting = useReacting()
  const rules = additionRules(goods)
  const isUsedUp = goods.stock > 0 && rules.stock === 0
  const held = goods.cartQuantity > 0 && <span className={inCart}>{`采购单已有 ${goods.cartQuantity} ${goods.packUnit}`}</span>

  if (goods.priceStatus === 'LOGIN') return <LoginToBuy />
  if (!goods.isBuyable || goods.stock <= 0) {
    const reason = reasonShown(goods.stock, goods.buyReason)
    const refusal = <Refusal reason={reason} priceStatus={goods.priceStatus} />
    return (
      <>
        {reason === 'OUT_OF_STOCK' ? (
          <span className={soldOut}>
            {refusal}
            {isReacting && <SoldOutWatch goods={goods} />}
          </span>
        ) : (
          refusal
        )}
        {held}
      </>
    )
  }
  if (!isReacting)
    return (
      <>
        <span className={place} data-line="" />
        {held}
      </>
    )
  const submit = (amount: number): void => {
    add(amount)
    onAdded?.()
  }
  return (
    <>
      <span className={line}>
        <QuantityStepper
          value={quantity}
          onChange={onQuantity}
          rules={rules}
          label={goods.name}
          unit={goods.packUnit}
          caseQuantity={goods.caseQuantity ?? null}
          onSubmit={submit}
          isDisabled={isUsedUp}
          isLarge={isLarge}
        />
        <Button
          variant={isLarge ? 'primary' : 'outline'}
          size={isLarge ? 'large' : 'small'}
          icon={isLarge ? 'cart' : undefined}
          disabled={isUsedUp}
          aria-label={`加入采购单：${goods.name}`}
          onClick={() => add(quantity)}
        >
          {isLarge ? '加入采购单' : '加入'}
        </Button>
      </span>
      {held}
    </>
  )
}

function LoginToBuy() {
  const { pathname, search } = useLocation()
  return (
    <Link href={paths.login(`${pathname}${search}`)} className={buttonClass('outline', 'small')}>
      登录采购
    </Link>
  )
}

/** A region that goods are not sold in is told by the price already. */
function Refusal({ reason, priceStatus }: { reason: string | null | undefined; priceStatus: string }) {
  if (reason === 'REGION_DENIED' && priceStatus === 'REGION') return null
  const words = refusalWords(reason)
  return (
    <span className={refused} title={words.text}>
      {words.short}
    </span>
  )
}
