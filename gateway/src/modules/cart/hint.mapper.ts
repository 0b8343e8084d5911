import type { PurchaseHint, PurchaseHintKind } from '../../generated/resolvers-types.ts'
import type { RestHint, RestLineHints } from '../../rest/restTypes.ts'
import { listOf, Row } from '../../rest/row.ts'

export type PurchaseHintModel = Omit<PurchaseHint, 'goods'> & { readonly goodsIDs: readonly string[] }

const hintKinds: Readonly<Record<string, PurchaseHintKind>> = {
  tier: 'TIER',
  manjian: 'PROMOTION',
  shipping: 'SHIPPING',
  case: 'FULL_CASE',
}

export function toHints(body: unknown): PurchaseHintModel[] {
  return listOf(body, 'cart.suggest', toHint)
}

export function toLineHints(body: unknown): PurchaseHintModel[] {
  return new Row<RestLineHints>(body, 'cart.next_hint').list('hints', toHint)
}

function toHint(body: unknown): PurchaseHintModel {
  const hint = new Row<RestHint>(body, 'cart.suggest')
  return {
    kind: hint.oneOf('kind', hintKinds),
    lineID: hint.id('line'),
    goodsIDs: hint.list('goods', String),
    addQuantity: hint.integer('add_qty'),
    quantity: hint.integer('number'),
    cost: hint.money('cost'),
    saves: hint.money('saves'),
    gain: hint.money('gain'),
    promotionID: hint.optionalText('source'),
    warehouseID: hint.optionalText('ck_id'),
    message: hint.text('message'),
  }
}
