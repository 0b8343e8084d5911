import { Type } from 'typebox'
import { PROMOTION_COUNT_MAX } from 'rules/constants'
import { Unpublishable } from '../promotion/unpublishable.ts'
import { publishCoupon } from '../coupon/coupon.service.ts'
import { endCoupon, findByClientKey, findByCode } from '../coupon/template.repo.ts'
import { keysById } from '../import/key.repo.ts'
import { offer, parts } from './offer.ts'
import { findCoupons } from './offer.repo.ts'
import { futureMoment, refuseUnknown } from './offerChecks.ts'

const count = Type.Integer({ minimum: 1, maximum: PROMOTION_COUNT_MAX })

/** Coupons to claim, of the threshold or of the freight. */
export const coupons = offer({
  draft: Type.Object(
    {
      kind: Type.Literal('coupon'),
      name: parts.name,
      use: Type.Union([Type.Literal('threshold'), Type.Literal('shipping')]),
      face: Type.Union([parts.cents, Type.Null()]),
      min: parts.cents,
      isUnconditional: Type.Optional(Type.Boolean()),
      goodsIds: Type.Union([parts.goodsIds, Type.Null()]),
      total: count,
      perMember: count,
      claimFrom: Type.Optional(parts.moment),
      claimTo: parts.moment,
      validDays: Type.Integer({ minimum: 1, maximum: 366 }),
      code: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z]{4,20}$' })),
    },
    { additionalProperties: false },
  ),
  which: Type.Object({ kind: Type.Literal('coupon'), id: parts.goodsId }, { additionalProperties: false }),

  async publish(tx, { use, face, min, isUnconditional = false, goodsIds, claimFrom, claimTo, code = null, ...draft }, clientKey) {
    const known = await findByClientKey(tx.db, clientKey)
    if (known !== null) return [known]
    const until = futureMoment(tx, claimTo)
    const from = claimFrom === undefined ? tx.clock.now() : futureMoment(tx, claimFrom)
    if (from >= until) throw new Unpublishable([{ code: 'TIMES', index: 0, message: '结束时间须晚于开始时间' }])
    if (use === 'threshold' && !face) throw new Unpublishable([{ code: 'FACE_MISSING', index: 0, message: '请填写面额' }])
    if (draft.perMember > draft.total) throw new Unpublishable([{ code: 'PER_MEMBER', index: 0, message: '每店可领张数不得超过总张数' }])
    if (code !== null && (await findByCode(tx.db, code)) !== null)
      throw new Unpublishable([{ code: 'CODE_TAKEN', index: 0, message: `兑换码 ${code} 已被使用` }])
    if (goodsIds !== null) await refuseUnknown(tx, goodsIds)
    const times = { claimFrom: from, claimTo: until }
    return [await publishCoupon(tx, { ...draft, ...times, kind: use, face, minCents: min, isUnconditional, goodsIds, code, clientKey })]
  },

  end: (tx, { id }) => endCoupon(tx.db, id, tx.clock.now()),

  version: 'coupon',
  // What is sent again under its key is there already.
  async sought(db, value, ids, clientKey) {
    const known = 'id' in value ? value.id : (ids[0] ?? (await findByClientKey(db, clientKey)))
    return known === null ? [] : [...(await keysById(db, 'coupon', [known])).values()].map((key) => ({ key, row: {} }))
  },

  list: async ({ db, clock }) =>
    (await findCoupons(db, clock.now())).map(({ issued, total, ...row }) => ({ ...row, words: `已领 ${issued}/${total} 张` })),
})
