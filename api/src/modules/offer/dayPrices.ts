import { Type } from 'typebox'
import { formatMoney } from 'rules/money'
import { formatDate, parseDate } from 'rules/time'
import { type Deps, seconds } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import { Unpublishable } from '../promotion/unpublishable.ts'
import { offer, parts, soughtGoods } from './offer.ts'
import { deleteDayPrices, findDayPrices, putDayPrices } from './offer.repo.ts'
import { refusePrices } from './offerChecks.ts'

const today = ({ clock }: Deps): string => formatDate(seconds(clock.now()))
const DAY_SECONDS = 86_400
/** Midnight in China. */
const midnight = (day: string): Date => new Date((parseDate(day) ?? 0) * 1000)
const nextMidnight = (day: string): Date => new Date(((parseDate(day) ?? 0) + DAY_SECONDS) * 1000)

/** 每日特价: lower prices of goods on one day. */
export const dayPrices = offer({
  draft: Type.Object({ kind: Type.Literal('day_price'), day: parts.day, goods: parts.prices }, { additionalProperties: false }),
  which: Type.Object({ kind: Type.Literal('day_price'), day: parts.day, goodsIds: parts.goodsIds }, { additionalProperties: false }),

  async publish(tx, { day, goods }) {
    if (parseDate(day) === null) throw invalid('draft', `${day} 不是日期`)
    if (day < today(tx)) throw new Unpublishable([{ code: 'DAY_PAST', index: 0, message: '日期已过' }])
    await refusePrices(tx, goods)
    await putDayPrices(tx.db, day, goods)
    return goods.map(({ goodsId }) => goodsId)
  },

  end: (tx, { day, goodsIds }) => deleteDayPrices(tx.db, day, goodsIds),

  version: 'day_price',
  sought: (db, value) => soughtGoods(db, 'goods' in value ? value.goods.map(({ goodsId }) => goodsId) : value.goodsIds, { day: value.day }),

  list: async (deps) =>
    (await findDayPrices(deps.db, today(deps))).map(({ day, price, ...row }) => ({
      ...row,
      words: formatMoney(price),
      from: midnight(day),
      until: nextMidnight(day),
    })),
})
