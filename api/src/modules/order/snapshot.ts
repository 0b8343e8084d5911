import { formatMoney } from 'rules/money'
import type { Selection } from '../checkout/selection.service.ts'

/** What was sold, as it was: nothing of it changes when the goods do. */
export interface LineSnapshot {
  readonly line: number
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly maker: string
  readonly dosage_form: string
  readonly approval_no: string | null
  readonly barcode: string | null
  readonly image: string
  readonly kind: string
  readonly rx_class: string
  readonly is_cold: boolean
  readonly base_price: string
  readonly ladder_price: readonly { number: number; price: string }[]
  readonly ladder_price_type: 1 | 2
}

export function snapshotOf(selection: Selection, goodsId: number, line: number): LineSnapshot {
  const goods = selection.goods.get(goodsId)
  if (goods === undefined) throw new Error(`the goods ${goodsId} of a priced line are not known`)
  return {
    line,
    name: goods.name,
    spec: goods.spec,
    unit: goods.packUnit,
    maker: goods.manufacturer,
    dosage_form: goods.dosageForm,
    approval_no: goods.approvalNumber,
    barcode: goods.barcode,
    image: goods.image,
    kind: goods.kind,
    rx_class: goods.prescriptionClass,
    is_cold: goods.isColdChain,
    base_price: formatMoney(goods.basePrice ?? 0),
    ladder_price: goods.tiers.map((tier) => ({ number: tier.number, price: formatMoney(tier.price) })),
    ladder_price_type: goods.tierMode,
  }
}
