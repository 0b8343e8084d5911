import type { ReactNode } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { records } from 'rules/preview/record'
import { normalizeQuantity } from 'rules/quantity'
import { quantityInPack } from 'rules/specParts'
import { Button } from '../../../ui/Button.tsx'
import { MakersDialog } from '../../catalogue/goods/MakersDialog.tsx'
import type { ComparedGoods } from '../../catalogue/goods/MakersTable.tsx'
import type { NamedLine } from '../../ground/cart-changes/cartChange.ts'
import { numberOf, shownCart } from '../../ground/cart-changes/storeRecords.ts'
import { offerUndo, usePlan } from './usePlan.ts'

/** The makers of a line of the cart: another takes its place in the quantity that holds as many pieces. */
export function LineMakers({ line, onClose }: { readonly line: NamedLine; readonly onClose: () => void }) {
  const environment = useRelayEnvironment()
  const change = usePlan()
  const held = records(shownCart(environment), 'lines').find((record) => record.getValue('lineID') === line.lineID) ?? null
  const replace = async (other: ComparedGoods, current: ComparedGoods, quantity: number): Promise<void> => {
    onClose()
    const before = numberOf(held, 'quantity')
    const isDone = await change([
      { goods: other, quantity: other.cartQuantity + quantity },
      { goods: current, quantity: 0 },
    ])
    const back = () =>
      void change([
        { goods: current, quantity: before },
        { goods: other, quantity: other.cartQuantity },
      ])
    if (isDone) offerUndo(`已换成 ${other.manufacturer} ${quantity} ${other.packUnit}`, back)
  }
  const act = (other: ComparedGoods, current: ComparedGoods): ReactNode => {
    if (other.goodsID === current.goodsID) return <small>{`采购单里 ${numberOf(held, 'quantity')} ${current.packUnit}`}</small>
    const pieces = quantityInPack(numberOf(held, 'quantity'), current.spec, other.spec)
    const quantity = pieces === null ? 0 : normalizeQuantity(pieces, other)
    if (pieces === null) return <small>规格不同，请到商品页选购</small>
    if (quantity < pieces) return <small>现在不能买这么多</small>
    return (
      <>
        <Button variant="outline" size="small" onClick={() => void replace(other, current, quantity)}>
          换成这个
        </Button>
        <small>{`${quantity} ${other.packUnit}`}</small>
      </>
    )
  }
  return <MakersDialog goodsID={line.goodsID} onClose={onClose} act={act} />
}
