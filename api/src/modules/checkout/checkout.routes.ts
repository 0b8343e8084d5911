import { parseMoney } from 'rules/money'
import { Type } from 'typebox'
import { CART_LINES_MAX } from 'rules/constants'
import type { Room } from '../../server/app.ts'
import { describeCall, ok, ref } from '../../server/envelope.ts'
import { fields, idList, IdParams, pathId } from '../../server/fields.ts'
import { sessionOf } from '../../server/session.ts'
import { PromiseSchema } from '../cashback/cashback.schemas.ts'
import { quoteExample, QuoteSchema } from './checkout.schemas.ts'
import { checkout, readQuote } from './checkout.service.ts'
import { quoteWire } from './checkout.wire.ts'

const CheckoutBody = Type.Object({
  ids: fields.ids('采购单行', CART_LINES_MAX),
  coupon_ids: Type.Optional(
    Type.String({
      title: '优惠券',
      pattern: '^([0-9]{1,15}(,[0-9]{1,15})?)?$',
      description: '每种至多一张；不传则自动选最省的，传空则不用',
    }),
  ),
  use_voucher: Type.Optional(fields.flag('使用代金券')),
  use_balance: Type.Optional(fields.flag('使用余额')),
  balance: Type.Optional(fields.money('至多使用的余额')),
  address_id: Type.Optional(fields.id('收货地址')),
})

export const checkoutRoom: Room = {
  name: 'checkout',
  schemas: [PromiseSchema, QuoteSchema],
  routes(app, deps) {
    const ask = describeCall({
      summary: '结算（生成 15 分钟有效的报价）',
      tag: '采购单',
      right: 'order',
      data: ref(QuoteSchema),
      example: quoteExample,
      reasons: ['NOT_REVIEWED', 'CONTRACT_UNSIGNED', 'LICENCE_LAPSED', 'COUPON_USED', 'COUPON_EXPIRED', 'AMOUNT_LIMIT', 'NOTHING_SELECTED'],
      statuses: [404],
    })
    app.post('/api/cart/checkout', { ...ask, schema: { ...ask.schema, body: CheckoutBody } }, async (request) => {
      const { ids, coupon_ids, use_voucher, use_balance, balance, address_id } = request.body
      const couponIds = coupon_ids === undefined ? null : coupon_ids === '' ? [] : idList(coupon_ids)
      const choice = {
        couponIds,
        useVoucher: use_voucher === '1',
        useBalance: use_balance === '1',
        balanceMost: balance === undefined ? null : parseMoney(balance),
        addressId: address_id === undefined ? null : Number(address_id),
      }
      const { memberId } = sessionOf(request)
      return ok(await quoteWire(deps, memberId, await checkout(deps, memberId, idList(ids), choice)))
    })

    const read = describeCall({
      summary: '报价',
      tag: '采购单',
      data: ref(QuoteSchema),
      example: quoteExample,
      reasons: ['QUOTE_EXPIRED'],
      statuses: [404],
    })
    app.get('/api/quote/:id', { ...read, schema: { ...read.schema, params: IdParams } }, async (request) => {
      const { memberId } = sessionOf(request)
      return ok(await quoteWire(deps, memberId, await readQuote(deps, memberId, pathId(request.params.id))))
    })
  },
}
