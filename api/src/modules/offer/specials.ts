import { Type } from 'typebox'
import { formatMoney } from 'rules/money'
import { offer, parts, soughtGoods } from './offer.ts'
import { endSpecials, findSpecials, setSpecials } from './offer.repo.ts'
import { futureMoment, refusePrices } from './offerChecks.ts'

/** 限时特价: a lower price of goods until a moment. */
export const specials = offer({
  draft: Type.Object({ kind: Type.Literal('special'), until: parts.moment, goods: parts.prices }, { additionalProperties: false }),
  which: Type.Object({ kind: Type.Literal('special'), goodsIds: parts.goodsIds }, { additionalProperties: false }),

  async publish(tx, { until, goods }) {
    const ends = futureMoment(tx, until)
    await refusePrices(tx, goods)
    await setSpecials(tx.db, goods, ends)
    return goods.map(({ goodsId }) => goodsId)
  },

  end: (tx, { goodsIds }) => endSpecials(tx.db, goodsIds),

  version: 'price',
  sought: (db, value) => soughtGoods(db, 'goods' in value ? value.goods.map(({ goodsId }) => goodsId) : value.goodsIds),

  list: async ({ db, clock }) =>
    (await findSpecials(db, clock.now())).map(({ price, ...row }) => ({ ...row, from: null, words: formatMoney(price ?? 0) })),
})
