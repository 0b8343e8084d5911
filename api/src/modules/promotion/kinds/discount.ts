import { activityPart, findActivity } from './activities.ts'
import { nothingBusy, nothingTaken, replaceTiers } from './shared.ts'
import type { StoredKind } from './storedKind.ts'

export const discount: StoredKind<'discount'> = {
  columns: ({ goodsIds }) => ({ covers_all: goodsIds === null }),
  write: (db, id, { tiers, goodsIds }) =>
    replaceTiers(
      db,
      id,
      tiers.map(({ full, bp }) => ({ full, minus: null, bp })),
      goodsIds,
    ),
  lockTaken: nothingTaken,
  findBusy: nothingBusy,
  named: 'listed',
  behind: findActivity('discount'),
  part: activityPart('discount', ({ id, tiers }, goods) => ({
    id,
    goods,
    tiers: tiers.flatMap(({ full, bp }) => (bp === null ? [] : [{ full, bp }])),
  })),
  counted: null,
}
