import type { ActivityKind } from 'rules/kinds'
import type { Adjustment } from 'rules/pricing'
import type { Activity, PromotionRef, Promotions } from '../running.ts'
import type { PartAnswer, RowAnswer } from './storedKind.ts'

type RowMaker<K extends ActivityKind> = (activity: Activity, goods: string[] | null) => RowAnswer<K>

/** The activities of a kind as a pricing document has them; goods null: all. */
export function activityPart<K extends ActivityKind>(kind: K, rowOf: RowMaker<K>) {
  return ({ activities }: Pick<Promotions, 'activities'>): PartAnswer<K> =>
    activities
      .filter((activity) => activity.kind === kind)
      .map((activity) => rowOf(activity, activity.coversAll ? null : activity.goods.map(String))) as PartAnswer<K>
}

export function findActivity(kind: ActivityKind) {
  return ({ activities }: Pick<Promotions, 'activities'>, { source }: Pick<Adjustment, 'source'>): PromotionRef | null =>
    activities.find((activity) => activity.kind === kind && activity.id === source) ?? null
}
