import { graphql, useFragment } from 'react-relay/hooks'
import type { CartGroups_cart$key } from '../../__generated__/CartGroups_cart.graphql.ts'
import { namedLine, type NamedLine } from './cartChange.ts'
import { CartGoneSection } from './CartGoneSection.tsx'
import { cartGroups, leftOf } from './cartGroups.ts'
import { CartLineRow, type LineActs } from './CartLineRow.tsx'
import { CartWarehouseSection } from './CartWarehouseSection.tsx'
import type { LineHint } from './lineHints.ts'

type Props = {
  readonly cart: CartGroups_cart$key
  readonly hints: ReadonlyMap<string, LineHint>
  readonly acts: LineActs
  readonly onSelect: (lines: readonly NamedLine[], isSelected: boolean) => void
  readonly onRemove: (lines: readonly NamedLine[]) => void
}

/** The lines by the warehouse they ship from; what is gone stands at the end. */
export function CartGroups({ cart: key, hints, acts, onSelect, onRemove }: Props) {
  const { lines, warehouses, pricing, warnings } = useFragment(
    graphql`
      fragment CartGroups_cart on Cart {
        warnings { targetId message }
        warehouses {
          warehouse { warehouseID }
          ...CartWarehouseSection_warehouse
        }
        pricing {
          goods { goodsID limit }
          flash { goodsID perMember bought left }
          groups { goodsID perMember bought left }
          combinations { combinationID left }
        }
        lines {
          id
          lineID
          kind
          isSelected
          refusal { reason }
          combination { combinationID name }
          goods { goodsID name warehouse { warehouseID name } }
          ...CartLineRow_line
        }
      }
    `,
    key,
  )
  const left = leftOf(pricing)
  const warned = new Map(warnings.map(({ targetId, message }) => [targetId, message]))
  const { groups, gone } = cartGroups(lines)
  const rows = (own: typeof lines) => own.map((line) => <CartLineRow key={line.id} line={line} acts={acts} left={left(line)} hint={hints.get(line.lineID) ?? null} warning={line.refusal ? null : (warned.get(line.id) ?? null)} />)
  return (
    <>
      {groups.map(({ warehouseID, name, lines: own }) => {
        const buyable = own.filter((line) => !line.refusal)
        return (
          <CartWarehouseSection
            key={warehouseID}
            warehouse={warehouses.find((one) => one.warehouse.warehouseID === warehouseID) ?? null}
            name={name}
            isAllSelected={buyable.length > 0 && buyable.every((line) => line.isSelected)}
            isSomeSelected={buyable.some((line) => line.isSelected)}
            canSelect={buyable.length > 0}
            onSelect={(isSelected) => onSelect(buyable.map(namedLine), isSelected)}
          >
            {rows(own)}
          </CartWarehouseSection>
        )
      })}
      {gone.length > 0 && <CartGoneSection count={gone.length} onClear={() => onRemove(gone.map(namedLine))}>{rows(gone)}</CartGoneSection>}
    </>
  )
}
