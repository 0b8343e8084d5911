import { css } from '@emotion/css'
import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CartContents_cart$key } from '../../../__generated__/CartContents_cart.graphql.ts'
import type { CartContents_line$key } from '../../../__generated__/CartContents_line.graphql.ts'
import type { CartContents_query$key } from '../../../__generated__/CartContents_query.graphql.ts'
import { paths } from '../../../navigation/paths.ts'
import { Link } from '../../../navigation/Link.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { moveBetweenRows } from '../../catalogue/goods/rowKeys.ts'
import { CartAddons } from './CartAddons.tsx'
import { CartBar } from './CartBar.tsx'
import { namedLine } from '../../ground/cart-changes/cartChange.ts'
import { useCartEdits } from '../../ground/cart-changes/useCartEdits.ts'
import { useCartLines } from '../../ground/cart-changes/useCartLines.ts'
import { CartGroups } from './CartGroups.tsx'
import type { LineActs } from './CartLineRow.tsx'
import { CartOffers } from './CartOffers.tsx'
import { hintsByLine } from './lineHints.ts'
import { useCartDialog } from './useCartDialog.tsx'
import { useCheckout } from './useCheckout.ts'
import { useFreshHints } from './useFreshHints.ts'
import { useUndoableDelete } from './useUndoableDelete.tsx'

/** What is not known is not seen; its room stays. */
const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  &[data-pricing] .priced { visibility: hidden; }
`

const cartFragment = graphql`
  fragment CartContents_cart on Cart {
    ...cartState_cart
    ...CartBar_cart
    ...CartOffers_cart
    ...CartAddons_cart
    ...CartGroups_cart
    isPricing
    warnings { code targetID message }
    lines { ...CartContents_line }
  }
`

/* A plural fragment is read line by line: an edit of one line does not read the others again. */
const lineFragment = graphql`
  fragment CartContents_line on CartLine @relay(plural: true) {
    id
    lineID
    kind
    isSelected
    refusal { reason }
    combination { combinationID name }
    goods { goodsID name warehouse { warehouseID name } }
    ...CartLineRow_line
  }
`

const queryFragment = graphql`
  fragment CartContents_query on Query {
    cartSuggestions { lineID addQuantity quantity cost saves gain message }
    cartShops { memberID company }
    viewer { canOrder }
  }
`

const empty = (
  <EmptyState
    picture="cart"
    title="采购单是空的"
    action={
      <Link className={buttonClass('primary')} href={paths.goodsList()}>
        去选商品
      </Link>
    }
  >
    选好商品后在这里核对数量与价格。
  </EmptyState>
)

type Props = { readonly cart: CartContents_cart$key; readonly query: CartContents_query$key }

/** The cart as step 1 shows it: by warehouse, with the way on at the foot. */
export function CartContents({ cart: key, query: queryKey }: Props) {
  const cart = useFragment(cartFragment, key)
  const { cartSuggestions, cartShops, viewer } = useFragment(queryFragment, queryKey)
  const { edit, select, remove: removeLines } = useCartEdits()
  const { remove, bar } = useUndoableDelete(removeLines)
  const { open, dialog } = useCartDialog()
  const [checkout, isBusy] = useCheckout()
  const acts = useMemo(
    (): LineActs => ({
      select: (line, isSelected) => select([line], isSelected),
      edit,
      remove: (line) => remove([line]),
      explain: (line) => open({ kind: 'price', line }),
    }),
    [select, edit, remove, open],
  )
  const lines = useFragment<CartContents_line$key>(lineFragment, cart.lines)
  const hints = useMemo(() => hintsByLine(cartSuggestions ?? []), [cartSuggestions])
  useCartLines()
  useFreshHints()
  const selected = lines.filter((line) => line.isSelected)
  const selectable = lines.filter((line) => !line.refusal)
  // The minimum stands at each warehouse already, and what is about a line with the line.
  const warnings =
    selected.length === 0
      ? []
      : cart.warnings.filter(({ code, targetID }) => code !== 'MIN_ORDER' && !lines.some((line) => line.id === targetID))

  if (lines.length === 0)
    return (
      <>
        {empty}
        {bar}
      </>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the rows inside
    <div className={stack} data-pricing={cart.isPricing ?? undefined} onKeyDown={moveBetweenRows}>
      {warnings.map(({ code, message }) => (
        <Notice key={`${code} ${message}`} tone="warning">
          {message}
        </Notice>
      ))}
      <CartOffers cart={cart} onFill={(promotionID) => open({ kind: 'fill', promotionID })} />
      <CartAddons cart={cart} onOpen={(promotionID) => open({ kind: 'addon', promotionID })} />
      <CartGroups cart={cart} lines={lines} hints={hints} acts={acts} onSelect={select} onRemove={remove} />
      <CartBar
        cart={cart}
        isAllSelected={selectable.length > 0 && selected.length === selectable.length}
        isSomeSelected={selected.length > 0}
        isBusy={isBusy}
        canOrder={viewer?.canOrder !== false}
        onSelectAll={(isSelected) => select(selectable.map(namedLine), isSelected)}
        onDeleteSelected={() => remove(selected.map(namedLine))}
        onCopySelected={cartShops?.length ? () => open({ kind: 'copy', lines: selected.map(namedLine), shops: cartShops }) : null}
        onLeaveOut={(warehouseID) =>
          select(selected.filter(({ goods }) => goods.warehouse.warehouseID === warehouseID).map(namedLine), false)
        }
        onCheapest={() => open({ kind: 'cheapest' })}
        onCheckout={() => void checkout(selected.map((line) => line.lineID))}
      />
      {bar}
      {dialog}
    </div>
  )
}
