import { activityPart, findActivity } from './activities.ts'
import { nothingBusy, nothingTaken, replaceTiers } from './shared.ts'
import type { StoredKind } from './storedKind.ts'

export const manjian: StoredKind<'manjian'> = {
  columns: ({ goodsIds, repeatable, cap = null }) => ({ covers_all: goodsIds === null, repeatable: repeatable === true, cap }),
  write: (db, id, { tiers, goodsIds }) =>
    replaceTiers(
      db,
      id,
      tiers.map(({ full, minus }) => ({ full, minus, bp: null })),
      goodsIds,
    ),
  lockTaken: nothingTaken,
  findBusy: nothingBusy,
  named: 'listed',
  behind: findActivity('manjian'),
  part: activityPart('manjian', ({ id, priority, repeatable, cap, tiers }, goods) => ({
    id,
    priority,
    goods,
    repeat: repeatable,
    cap,
    tiers: tiers.flatMap(({ full, minus }) => (minus === null ? [] : [{ full, minus }])),
  })),
  counted: null,
}
