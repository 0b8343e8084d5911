import { activityPart, findActivity } from './activities.ts'
import { lockTimes, nothingBusy, replaceGoods, countedOnPromotion } from './shared.ts'
import type { StoredKind } from './storedKind.ts'

/** What its row keeps as `terms`. */
interface PiecesTerms {
  readonly every: number
  readonly minus: number
  readonly cap: number | null
}

export const pieces: StoredKind<'pieces'> = {
  columns: ({ goodsIds, every, minus, cap = null, total = null }) => ({
    covers_all: goodsIds === null,
    terms: JSON.stringify({ every, minus, cap } satisfies PiecesTerms),
    total,
  }),
  write: (db, id, { goodsIds }) => replaceGoods(db, id, goodsIds),
  lockTaken: lockTimes,
  findBusy: nothingBusy,
  named: 'listed',
  behind: findActivity('pieces'),
  part: activityPart('pieces', ({ id, priority, terms, left }, goods) => ({ id, priority, goods, ...(terms as PiecesTerms), left })),
  // Every order of the trade may have lines of it: the first that has takes the times of all.
  counted: countedOnPromotion(({ document, priced }, lines, order) =>
    priced.pieces.flatMap(({ source, times }) => {
      const first = priced.orders.find((any) =>
        any.lines.some((id) => priced.lines.some((line) => line.id === id && line.pieces === source)),
      )
      const isCounted = document.pieces?.some((activity) => activity.id === source && typeof activity.left === 'number')
      return times > 0 && first === order && isCounted && lines.length > 0
        ? [{ kind: 'pieces', itemId: source, goodsId: null, most: null, qty: times }]
        : []
    }),
  ),
}
