import { Type } from 'typebox'
import { PAGE_SIZE_DEFAULT } from 'rules/constants'
import type { Deps } from '../../deps.ts'
import type { App, Room } from '../../server/app.ts'
import { describeCall, ok, pageOf, ref } from '../../server/envelope.ts'
import { fields, IdParams, pathId, clientKeyField } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { Brake } from '../brake/brake.service.ts'
import { countByStatus, findPage, type CouponStatus } from './coupon.repo.ts'
import { couponExample, CouponSchema, couponWire, CouponTemplateSchema, templateExample, templateWire } from './coupon.schemas.ts'
import { claimCoupon, redeemCode } from './coupon.service.ts'
import { findCenter } from './template.repo.ts'
import { paged } from '../../server/paging.ts'

const kindField = () =>
  Type.Optional(Type.Unsafe<'threshold' | 'shipping'>({ type: 'string', enum: ['threshold', 'shipping'], title: '类型' }))
const CenterQuery = Type.Object({ page: fields.page(), per_page: fields.perPage(), type: kindField() })
const MineQuery = Type.Object({
  ...CenterQuery.properties,
  status: Type.Optional(Type.Unsafe<CouponStatus>({ type: 'string', enum: ['unused', 'used', 'expired'], title: '状态' })),
})
const ClaimBody = Type.Object({ client_key: clientKeyField() })
const RedeemBody = Type.Object({ code: fields.text('兑换码', { max: 40 }), client_key: Type.Optional(clientKeyField()) })
const OneCoupon = Type.Object({ coupon: ref(CouponSchema) })
const Numbers = Type.Object({ unused: Type.Integer(), used: Type.Integer(), expired: Type.Integer() })

/** Codes can be guessed at, so not many may be tried. */
const REDEEM_TRIES = 10
const REDEEM_WINDOW_MS = 60_000

export const couponRoom: Room = {
  name: 'coupon',
  schemas: [CouponSchema, CouponTemplateSchema],
  routes(app, deps) {
    const center = describeCall({
      summary: '领券中心',
      tag: '优惠券',
      visitor: true,
      data: pageOf(ref(CouponTemplateSchema)),
      example: paged([templateExample], 1, {}),
    })
    app.get('/api/coupon/center', { ...center, schema: { ...center.schema, querystring: CenterQuery } }, async (request) => {
      const { page = 1, per_page = PAGE_SIZE_DEFAULT, type } = request.query
      const { rows, total } = await findCenter(deps.db, {
        memberId: request.session?.memberId ?? null,
        kind: type ?? null,
        page,
        perPage: per_page,
        now: deps.clock.now(),
      })
      return ok(paged(rows.map(templateWire), total, { page, per_page }))
    })
    claimRoutes(app, deps)
    mineRoutes(app, deps)
  },
}

function claimRoutes(app: App, deps: Deps): void {
  const claim = describeCall({
    summary: '领取优惠券',
    tag: '优惠券',
    right: 'benefit',
    reasons: ['COUPON_EMPTY', 'COUPON_LIMIT', 'COUPON_EXPIRED', 'IDEMPOTENCY_REUSED'],
    statuses: [404],
    data: OneCoupon,
    example: { coupon: couponExample },
  })
  app.post('/api/coupon/:id/claim', { ...claim, schema: { ...claim.schema, params: IdParams, body: ClaimBody } }, async (request) =>
    ok({
      coupon: couponWire(
        await claimCoupon(deps, sessionOf(request).memberId, pathId(request.params.id), request.body.client_key),
        deps.clock.now(),
      ),
    }),
  )

  const brake = new Brake(deps, 'coupon_code', { max: REDEEM_TRIES, windowMs: REDEEM_WINDOW_MS })
  const redeem = describeCall({
    summary: '兑换优惠券',
    tag: '优惠券',
    right: 'benefit',
    reasons: ['COUPON_USED', 'COUPON_EMPTY', 'COUPON_EXPIRED', 'RATE_LIMITED', 'IDEMPOTENCY_REUSED'],
    statuses: [404],
    data: OneCoupon,
    example: { coupon: couponExample },
  })
  app.post('/api/coupon/redeem', { ...redeem, schema: { ...redeem.schema, body: RedeemBody } }, async (request) => {
    const { memberId } = sessionOf(request)
    await brake.countOrRefuse(memberId)
    return ok({
      coupon: couponWire(
        await redeemCode(deps, memberId, request.body.code.trim().toUpperCase(), request.body.client_key ?? null),
        deps.clock.now(),
      ),
    })
  })
}

function mineRoutes(app: App, deps: Deps): void {
  const example = paged([couponExample], 1, {})
  const mine = describeCall({ summary: '我的优惠券', tag: '优惠券', data: pageOf(ref(CouponSchema)), example })
  app.get('/api/user/coupon', { ...mine, schema: { ...mine.schema, querystring: MineQuery } }, async (request) => {
    const { page = 1, per_page = PAGE_SIZE_DEFAULT, type, status } = request.query
    const now = deps.clock.now()
    const { rows, total } = await findPage(deps.db, sessionOf(request).memberId, {
      kind: type ?? null,
      status: status ?? null,
      page,
      perPage: per_page,
      now,
    })
    return ok(
      paged(
        rows.map((row) => couponWire(row, now)),
        total,
        { page, per_page },
      ),
    )
  })

  const available = describeCall({ summary: '可用优惠券', tag: '优惠券', data: pageOf(ref(CouponSchema)), example })
  app.get('/api/user/availableCoupon', { ...available, schema: { ...available.schema, querystring: CenterQuery } }, async (request) => {
    const { page = 1, per_page = PAGE_SIZE_DEFAULT, type } = request.query
    const now = deps.clock.now()
    const { rows, total } = await findPage(deps.db, sessionOf(request).memberId, {
      kind: type ?? null,
      status: 'unused',
      page,
      perPage: per_page,
      now,
    })
    return ok(
      paged(
        rows.map((row) => couponWire(row, now)),
        total,
        { page, per_page },
      ),
    )
  })

  const numbers = describeCall({ summary: '优惠券数量', tag: '优惠券', data: Numbers, example: { unused: 2, used: 1, expired: 0 } })
  app.get('/api/user/couponNum', numbers, async (request) =>
    ok(await countByStatus(deps.db, sessionOf(request).memberId, deps.clock.now())),
  )
}
