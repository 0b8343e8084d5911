import { css } from '@emotion/css'
import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CartContents_cart$key } from '../../__generated__/CartContents_cart.graphql.ts'
import type { CartContents_query$key } from '../../__generated__/CartContents_query.graphql.ts'
import { paths } from '../../navigation/paths.ts'
import { Link } from '../../navigation/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { moveBetweenRows } from '../goods/rowKeys.ts'
import { useCartActs } from './cartActs.ts'
import { CartBar } from './CartBar.tsx'
import type { NamedLine } from './cartChange.ts'
import { CartGoneSection } from './CartGoneSection.tsx'
import { cartGroups, leftOf } from './cartGroups.ts'
import { CartLineRow, type LineActs } from './CartLineRow.tsx'
import { CartOffers } from './CartOffers.tsx'
import { CartWarehouseSection } from './CartWarehouseSection.tsx'
import { hintsByLine } from './lineHints.ts'
import { useCartDialog } from './useCartDialog.tsx'
import { useCheckout } from './useCheckout.ts'
import { useEditCartLine } from './useEditCartLine.ts'
import { useFreshHints } from './useFreshHints.ts'
import { useSelectCartLines } from './useSelectCartLines.ts'
import { useUndoableDelete } from './useUndoableDelete.tsx'

const stack = css`display: grid; gap: 12px;`

const cartFragment = graphql`
  fragment CartContents_cart on Cart {
    ...cartState_cart
    ...CartBar_cart
    ...CartOffers_cart
    warnings { code message }
    warehouses {
      warehouse { warehouseID }
      ...CartWarehouseSection_warehouse
    }
    pricing {
      goods { goodsID limit }
      flash { goodsID perMember bought left }
      combinations { combinationID left }
    }
    lines {
      id
      lineID
      kind
      quantity
      isSelected
      refusal { reason }
      combination { combinationID name }
      goods { goodsID name warehouse { warehouseID name } }
      ...CartLineRow_line
    }
  }
`

const queryFragment = graphql`
  fragment CartContents_query on Query {
    cartSuggestions { lineID addQuantity quantity saves gain message }
    cartShops { memberID company }
  }
`

type Props = { readonly cart: CartContents_cart$key; readonly query: CartContents_query$key }

/** The cart as step 1 shows it: by warehouse, with the way on at the foot. */
export function CartContents({ cart: key, query: queryKey }: Props) {
  const cart = useFragment(cartFragment, key)
  const { cartSuggestions, cartShops } = useFragment(queryFragment, queryKey)
  const select = useSelectCartLines()
  const edit = useEditCartLine()
  const { remove, bar } = useUndoableDelete()
  const { open, dialog } = useCartDialog()
  const [checkout, isBusy] = useCheckout()
  const acts = useMemo((): LineActs => ({
    select: (line, isSelected) => select([line], isSelected),
    edit,
    remove: (line) => remove([line]),
    explain: (line) => open({ kind: 'price', line }),
  }), [select, edit, remove, open])
  const { lines } = cart
  const quantities = new Map(lines.map((line) => [line.lineID, line.quantity]))
  const hints = hintsByLine(cartSuggestions ?? [], quantities)
  useFreshHints(quantities)
  useCartActs()
  const left = leftOf(cart.pricing)
  const { groups, gone } = cartGroups(lines)
  const selected = lines.filter((line) => line.isSelected)
  const selectable = lines.filter((line) => !line.refusal)
  // The minimum stands at each warehouse already.
  const warnings = selected.length === 0 ? [] : cart.warnings.filter((warning) => warning.code !== 'MIN_ORDER')

  if (lines.length === 0) {
    return (
      <>
        <EmptyState drawing="cart" title="采购单是空的" action={<Link className={buttonClass('primary')} href={paths.goodsList()}>去选商品</Link>}>选好商品后在这里核对数量与价格。</EmptyState>
        {bar}
      </>
    )
  }
  const rows = (own: typeof lines) => own.map((line) => <CartLineRow key={line.id} line={line} acts={acts} left={left(line)} hint={hints.get(line.lineID) ?? null} />)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the rows inside
    <div className={stack} onKeyDown={moveBetweenRows}>
      {warnings.map(({ code, message }) => <Notice key={`${code} ${message}`} tone="warning">{message}</Notice>)}
      <CartOffers cart={cart} onFill={(promotionID) => open({ kind: 'fill', promotionID })} />
      {groups.map(({ warehouseID, name, lines: own }) => {
        const buyable = own.filter((line) => !line.refusal)
        return (
          <CartWarehouseSection
            key={warehouseID}
            warehouse={cart.warehouses.find((one) => one.warehouse.warehouseID === warehouseID) ?? null}
            name={name}
            isAllSelected={buyable.length > 0 && buyable.every((line) => line.isSelected)}
            isSomeSelected={buyable.some((line) => line.isSelected)}
            canSelect={buyable.length > 0}
            onSelect={(isSelected) => select(buyable.map(refOf), isSelected)}
          >
            {rows(own)}
          </CartWarehouseSection>
        )
      })}
      {gone.length > 0 && <CartGoneSection count={gone.length} onClear={() => remove(gone.map(refOf))}>{rows(gone)}</CartGoneSection>}
      <CartBar
        cart={cart}
        isAllSelected={selectable.length > 0 && selected.length === selectable.length}
        isSomeSelected={selected.length > 0}
        isBusy={isBusy}
        onSelectAll={(isSelected) => select(selectable.map(refOf), isSelected)}
        onDeleteSelected={() => remove(selected.map(refOf))}
        onCopySelected={cartShops?.length ? () => open({ kind: 'copy', lines: selected.map(refOf), shops: cartShops }) : null}
        onCheckout={() => void checkout(selected.map((line) => line.lineID))}
      />
      {bar}
      {dialog}
    </div>
  )
}

type Line = { readonly lineID: string; readonly goods: { readonly goodsID: string; readonly name: string }; readonly combination: { readonly name: string } | null | undefined }

function refOf({ lineID, goods, combination }: Line): NamedLine {
  return { lineID, goodsID: goods.goodsID, name: combination?.name ?? goods.name }
}
