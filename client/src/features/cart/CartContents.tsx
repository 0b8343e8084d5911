import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CartContents_cart$key } from '../../__generated__/CartContents_cart.graphql.ts'
import { paths } from '../../navigation/paths.ts'
import { Link } from '../../navigation/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { CartBar } from './CartBar.tsx'
import { CartLineRow } from './CartLineRow.tsx'
import { CartWarehouseSection } from './CartWarehouseSection.tsx'
import { DeleteLinesDialog } from './DeleteLinesDialog.tsx'
import { groupByWarehouse } from './groupByWarehouse.ts'
// oxlint-disable-next-line import/no-unassigned-import -- prices what is shown here
import './repriceCart.ts'
import { useCheckout } from './useCheckout.ts'
import { type DeletableLine, useDeleteCartLines } from './useDeleteCartLines.ts'
import { useSelectCartLines } from './useSelectCartLines.ts'

const stack = css`display: grid; gap: 12px;`

const cartFragment = graphql`
  fragment CartContents_cart on Cart {
    ...cartState_cart
    ...CartBar_cart
    warnings { code message }
    warehouses {
      warehouse { warehouseID }
      ...CartWarehouseSection_warehouse
    }
    lines {
      id
      lineID
      isSelected
      refusal { reason }
      goods { goodsID name warehouse { warehouseID name } }
      ...CartLineRow_line
    }
  }
`

/** The cart as step 1 shows it: by warehouse, with the way on at the foot. */
export function CartContents({ cart: key }: { cart: CartContents_cart$key }) {
  const cart = useFragment(cartFragment, key)
  const [doomed, setDoomed] = useState<readonly DeletableLine[] | null>(null)
  const select = useSelectCartLines()
  const deleteLines = useDeleteCartLines()
  const [checkout, isBusy] = useCheckout()
  const groups = groupByWarehouse(cart.lines)
  const selected = cart.lines.filter((line) => line.isSelected)
  const selectable = cart.lines.filter((line) => !line.refusal)
  // The minimum stands at each warehouse already.
  const warnings = selected.length === 0 ? [] : cart.warnings.filter((warning) => warning.code !== 'MIN_ORDER')

  if (cart.lines.length === 0) {
    return <EmptyState drawing="cart" title="采购单是空的" action={<Link className={buttonClass('primary')} href={paths.goodsList()}>去选商品</Link>}>选好商品后在这里核对数量与价格。</EmptyState>
  }
  return (
    <div className={stack}>
      {warnings.map(({ code, message }) => <Notice key={`${code} ${message}`} tone="warning">{message}</Notice>)}
      {groups.map(({ warehouseID, name, lines }) => {
        const open = lines.filter((line) => !line.refusal)
        return (
          <CartWarehouseSection
            key={warehouseID}
            warehouse={cart.warehouses.find((one) => one.warehouse.warehouseID === warehouseID) ?? null}
            name={name}
            isAllSelected={open.length > 0 && open.every((line) => line.isSelected)}
            isSomeSelected={open.some((line) => line.isSelected)}
            canSelect={open.length > 0}
            onSelect={(isSelected) => select(open.map(refOf), isSelected)}
          >
            {lines.map((line) => <CartLineRow key={line.id} line={line} onSelect={(one, isSelected) => select([one], isSelected)} onDelete={(one) => setDoomed([one])} />)}
          </CartWarehouseSection>
        )
      })}
      <CartBar
        cart={cart}
        isAllSelected={selectable.length > 0 && selected.length === selectable.length}
        isSomeSelected={selected.length > 0}
        isBusy={isBusy}
        onSelectAll={(isSelected) => select(selectable.map(refOf), isSelected)}
        onDeleteSelected={() => setDoomed(selected.map(refOf))}
        onCheckout={() => void checkout(selected.map((line) => line.lineID))}
      />
      <DeleteLinesDialog
        lines={doomed}
        onCancel={() => setDoomed(null)}
        onConfirm={(lines) => {
          setDoomed(null)
          deleteLines(lines)
        }}
      />
    </div>
  )
}

function refOf(line: { readonly lineID: string; readonly goods: { readonly goodsID: string; readonly name: string } }): DeletableLine {
  return { lineID: line.lineID, goodsID: line.goods.goodsID, name: line.goods.name }
}
