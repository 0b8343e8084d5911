/** A fault of a kind that shipped elsewhere, as a change of the text of one file; a run must notice it. */
export interface Planted {
  readonly name: string
  readonly file: string
  readonly from: string
  readonly to: string
}

const TRADE = 'api/src/modules/trade/giveBack.ts'
const NOTIFY = 'api/src/modules/payment/notify.service.ts'

export const PLANTED: readonly Planted[] = [
  { name: 'a closed order keeps its stock', file: TRADE, from: 'stock: await release(tx, ids)', to: 'stock: ids.length' },
  {
    name: 'a coupon stays used after a payment that never came',
    file: TRADE,
    from: 'back.coupons = await returnCoupons(tx.db, ofTrade, tx.clock.now())',
    to: 'back.coupons = 0 * Number(returnCoupons)',
  },
  { name: 'a closed order keeps the balance', file: TRADE, from: "of ['balance', 'voucher'] as const", to: "of ['voucher'] as const" },
  {
    name: 'lapsed lots are sold',
    file: 'api/src/modules/stock/stock.repo.ts',
    from: "where b.on_hand > 0 and not ${isWithheld('b', today)} order by b.goods_id, b.ck_id, b.expires",
    to: "where b.on_hand > 0 and (true or ${isWithheld('b', today)}) order by b.goods_id, b.ck_id, b.expires",
  },
  {
    name: 'each refund rounds alone',
    file: 'rules/src/shares.ts',
    from: 'return mulDivFloor(net, done + q, qty) - mulDivFloor(net, done, qty)',
    to: 'return mulDivFloor(net, q, qty)',
  },
  {
    name: 'points twice',
    file: 'api/src/modules/after-sale/paidOrder.service.ts',
    from: "delta: points, reason: 'order_points'",
    to: "delta: points * 2, reason: 'order_points'",
  },
  {
    name: 'a transfer a cent short is taken for all of it',
    file: 'api/src/modules/erp/erp.service.ts',
    from: 'if (dueOf(orders) !== call.cents)',
    to: 'if (dueOf(orders) > call.cents + 1)',
  },
  {
    name: 'money that comes too late is kept',
    file: NOTIFY,
    from: 'await insertRefunds(tx.db, [',
    to: "if (notice.amountCents > 0) return 'refund'\n  await insertRefunds(tx.db, [",
  },
  {
    name: 'a forged notice is believed',
    file: 'api/src/modules/channel/sandbox.ts',
    from: 'if (!isEqual(signature, noticeSignature(this.#settings.key, timestamp, nonce, rawBody)))',
    to: 'if (!isEqual(signature, signature))',
  },
  {
    name: 'an order is shown to another shop',
    file: 'api/src/modules/order/read.repo.ts',
    from: "db.selectFrom('orders as o').where('o.member_id', '=', memberId)",
    to: "db.selectFrom('orders as o').where('o.member_id', '>', memberId - 1000)",
  },
  {
    name: 'a quote is ordered after its price changed',
    file: 'api/src/modules/order/place.service.ts',
    from: 'const isSame = hash === quote.hash && hash === form.hash',
    to: "const isSame = hash !== '' && quote.hash === form.hash",
  },
  {
    name: 'a call is remembered before it is done',
    file: 'api/src/modules/idempotency/idempotency.service.ts',
    from: 'return inTransaction(deps, async (tx) => {\n    if (await insertKey',
    to: 'return Promise.resolve(deps).then(async (tx) => {\n    if (await insertKey',
  },
  {
    name: 'the lease of a dead process is never over',
    file: 'api/src/modules/job/job.repo.ts',
    from: 'where job.name = pace.name and job.lease_until <= database_now()',
    to: "where job.name = pace.name and job.holder in ('nobody', ${holder}) and job.lease_until <= database_now()",
  },
  {
    name: 'a refused change stays on the screen',
    file: 'client/src/features/ground/cart-changes/cartDesk.ts',
    from: 'this.#tasks = this.#tasks.filter((other) => other !== task)\n        this.#answered()',
    to: 'this.#answered()',
  },
  {
    name: 'a stream that was cut goes on one change too late',
    file: 'api/src/modules/event/event.service.ts',
    from: 'let place = resumed ?? span.last',
    to: 'let place = resumed === null ? span.last : resumed + 1',
  },
  {
    name: 'a gateway that was cut begins anew instead of going on',
    file: 'gateway/src/events/eventHub.ts',
    from: "if (id !== '' && !signal.aborted) this.#lastID = id",
    to: 'void id',
  },
  {
    name: 'two orders that change at once are told as one',
    file: 'gateway/src/events/subscribers.ts',
    from: 'this.#waiting.set(`${change.topic}:${change.id}`, change)',
    to: 'this.#waiting.set(change.topic, change)',
  },
  {
    name: 'a removed line stays in the cart',
    file: 'api/src/modules/cart/cart.repo.ts',
    from: "db.deleteFrom('cart_line').where('member_id', '=', memberId).where('id', 'in', lineIds).returning('id')",
    to: "db.selectFrom('cart_line').where('member_id', '=', memberId).where('id', 'in', lineIds).select('id')",
  },
]
