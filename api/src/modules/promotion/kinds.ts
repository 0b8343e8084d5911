import { activityTerms, type ActivityRow } from 'rules/activities'
import { KINDS, type PromotionKind } from 'rules/kinds'
import { addon } from './kinds/addon.ts'
import { cashback } from './kinds/cashback.ts'
import { combo } from './kinds/combo.ts'
import { discount } from './kinds/discount.ts'
import { flash } from './kinds/flash.ts'
import { gift } from './kinds/gift.ts'
import { group } from './kinds/group.ts'
import { manjian } from './kinds/manjian.ts'
import { pieces } from './kinds/pieces.ts'
import type { PartAnswer, StoredKind, CountedKind } from './kinds/storedKind.ts'
import type { Activity, Running } from './running.ts'

/** How each kind of promotion is kept; what they give only so often is locked in this order. */
export const STORED: { readonly [K in PromotionKind]: StoredKind<K> } = {
  flash,
  combo,
  addon,
  gift,
  group,
  pieces,
  manjian,
  discount,
  cashback,
}

/** A kind's part of the table, for whoever goes by a promotion's kind: a draft only ever meets its own. */
export function storedKind(kind: PromotionKind): StoredKind<never> {
  const stored: unknown = STORED[kind]
  return stored as StoredKind<never>
}

/** The kinds of which there is only so much, in the order in which it is locked. */
export const COUNTED_KINDS: readonly { readonly kind: PromotionKind; readonly counted: CountedKind }[] = (
  Object.keys(STORED) as PromotionKind[]
).flatMap((kind) => {
  const { counted } = STORED[kind]
  return counted === null ? [] : [{ kind, counted }]
})

type Parts = {
  [K in PromotionKind as (typeof KINDS)[K]['part']['place'] extends 'inGoods' ? never : (typeof KINDS)[K]['part']['name']]: PartAnswer<K>
}

/** What every kind puts into a pricing document. */
export function promotionParts(running: Running): Parts {
  const parts = Object.entries(STORED).flatMap(([kind, { part }]) =>
    part === null ? [] : [[KINDS[kind as PromotionKind].part.name, part(running)] as const],
  )
  return Object.fromEntries(parts) as Parts
}

/** An activity as a pricing document has it. */
export function documentRow(activity: Activity): ActivityRow {
  const [row] = STORED[activity.kind].part({ activities: [activity] })
  if (row === undefined) throw new Error(`promotion ${activity.id} has no row in a document`)
  return row
}

/** What an activity promises, in words. */
export function termsOf(activity: Activity): string[] {
  return activityTerms(activity.kind, documentRow(activity))
}
