import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CartGroups_cart$key } from '../../../__generated__/CartGroups_cart.graphql.ts'
import type { CartGroups_pricing$key } from '../../../__generated__/CartGroups_pricing.graphql.ts'
import { namedLine, type NamedLine } from '../../ground/cart-changes/cartChange.ts'
import { CashbackPromises } from '../cashback/CashbackPromises.tsx'
import { CartGoneSection } from './CartGoneSection.tsx'
import { cartGroups, leftOf } from './cartGroups.ts'
import type { LineActs } from './CartLineRow.tsx'
import { type CartLine, cartRows, type RowsProps } from './CartRun.tsx'
import { CartWarehouseSection } from './CartWarehouseSection.tsx'
import type { LineHint } from './lineHints.ts'

type Props = {
  readonly cart: CartGroups_cart$key
  readonly lines: readonly CartLine[]
  readonly hints: ReadonlyMap<string, LineHint>
  readonly acts: LineActs
  readonly onSelect: (lines: readonly NamedLine[], isSelected: boolean) => void
  readonly onRemove: (lines: readonly NamedLine[]) => void
}

/** The orders a warehouse's lines become; those of ephedrine bring nothing. */
const ORDER_KINDS = [
  ['PLAIN', undefined],
  ['COLD', '冷链订单'],
] as const

/** A marketplace that does not tell what it prices by says at the change what it allows. */
const unlimited = { goods: [], flash: [], groups: [], combinations: [] }

/** The lines by the warehouse they ship from; what is gone stands at the end. */
export function CartGroups({ cart: key, lines, hints, acts, onSelect, onRemove }: Props) {
  const {
    warehouses,
    cashback,
    pricing: pricingKey,
    warnings,
  } = useFragment(
    graphql`
      fragment CartGroups_cart on Cart {
        warnings { targetID message }
        warehouses {
          warehouse { warehouseID }
          ...CartWarehouseSection_warehouse
        }
        cashback {
          warehouse { warehouseID }
          kind
          promise { ...CashbackPromises_promise }
        }
        pricing { ...CartGroups_pricing }
      }
    `,
    key,
  )
  const pricing = useFragment<CartGroups_pricing$key>(
    graphql`
      fragment CartGroups_pricing on CartPricing {
        goods { goodsID limit }
        flash { goodsID perMember bought left }
        groups { goodsID perMember bought left }
        combinations { combinationID left }
      }
    `,
    pricingKey ?? null,
  )
  const shared = useMemo(
    (): RowsProps => ({
      acts,
      leftOf: leftOf(pricing ?? unlimited),
      hints,
      warned: new Map(warnings.map(({ targetID, message }) => [targetID, message])),
    }),
    [acts, pricing, hints, warnings],
  )
  const { groups, gone } = useMemo(() => cartGroups(lines), [lines])
  const rows = (some: readonly CartLine[], before: number) => cartRows(some, before, lines.length, shared)
  return (
    <>
      {groups.map(({ warehouseID, name, lines: shipped }, at) => {
        const buyable = shipped.filter((line) => !line.refusal)
        return (
          <CartWarehouseSection
            key={warehouseID}
            warehouse={warehouses.find(({ warehouse }) => warehouse.warehouseID === warehouseID) ?? null}
            name={name}
            rowCount={shipped.length}
            isAllSelected={buyable.length > 0 && buyable.every((line) => line.isSelected)}
            isSomeSelected={buyable.some((line) => line.isSelected)}
            canSelect={buyable.length > 0}
            onSelect={(isSelected) => onSelect(buyable.map(namedLine), isSelected)}
            foot={ORDER_KINDS.map(([kind, orderName]) => (
              <CashbackPromises
                key={kind}
                orderName={orderName}
                promises={cashback
                  .filter((order) => order.kind === kind && order.warehouse.warehouseID === warehouseID)
                  .map(({ promise }) => promise)}
              />
            ))}
          >
            {rows(
              shipped,
              groups.slice(0, at).reduce((sum, group) => sum + group.lines.length, 0),
            )}
          </CartWarehouseSection>
        )
      })}
      {gone.length > 0 && (
        <CartGoneSection count={gone.length} onClear={() => onRemove(gone.map(namedLine))}>
          {rows(gone, lines.length - gone.length)}
        </CartGoneSection>
      )}
    </>
  )
}
