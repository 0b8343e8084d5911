import { Type } from 'typebox'
import { offer, parts, soughtGoods } from './offer.ts'
import { endZonePrices, findZonePrices, putZonePrices } from './offer.repo.ts'
import { futureMoment, refuseUnknown } from './offerChecks.ts'

const zone = Type.Literal('welfare')

/** 专区价: a part of the buyer's own price, for goods of a zone. */
export const zonePrices = offer({
  draft: Type.Object(
    {
      kind: Type.Literal('zone_price'),
      zone,
      bp: Type.Integer({ minimum: 5_000, maximum: 9_999 }),
      until: Type.Union([parts.moment, Type.Null()]),
      goodsIds: parts.goodsIds,
    },
    { additionalProperties: false },
  ),
  which: Type.Object({ kind: Type.Literal('zone_price'), zone, goodsIds: parts.goodsIds }, { additionalProperties: false }),

  async publish(tx, { zone: name, bp, until, goodsIds }) {
    const ends = until === null ? null : futureMoment(tx, until)
    await refuseUnknown(tx, goodsIds)
    await putZonePrices(tx.db, name, goodsIds, bp, ends)
    return goodsIds
  },

  end: (tx, { zone: name, goodsIds }) => endZonePrices(tx.db, name, goodsIds, tx.clock.now()),

  version: 'zone_price',
  sought: (db, { goodsIds }) => soughtGoods(db, goodsIds),

  list: async ({ db, clock }) =>
    (await findZonePrices(db, clock.now())).map(({ bp, ...row }) => ({ ...row, from: null, words: `${bp / 100}%` })),
})
