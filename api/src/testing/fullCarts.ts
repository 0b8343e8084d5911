import { grantCoupon, publishCoupon } from '../modules/coupon/coupon.service.ts'
import { post } from '../modules/ledger/ledger.service.ts'
import { createGoods, createTrade, MAIN } from './catalogue.ts'
import { harnessOn, type Harness } from './harness.ts'
import type { Person } from './people.ts'
import type { Purchase } from './remoteBuyer.ts'
import type { LentDatabase } from './testDatabase.ts'
import { createShopper, newKey } from './trading.ts'

const DAY_MS = 86_400_000
const PRICE = 30_000

export interface FullCart {
  readonly person: Person
  readonly purchases: Purchase[]
}

/**
 * Shops with a cart of `lines` goods each, the same goods for all, as if filled today; every shop has a balance and a coupon,
 * so that its orders move every kind of ledger.
 */
export async function fillCarts(
  lent: LentDatabase,
  { shops, lines }: { readonly shops: number; readonly lines: number },
): Promise<FullCart[]> {
  const h = await harnessOn(await lent.open())
  try {
    h.clock.advance(Date.now() - h.clock.now().getTime())
    await createTrade(h)
    const goods: number[] = []
    for (let n = 0; n < lines; n++) goods.push(await createGoods(h, { base_price: PRICE, zbz: 1, min_qty: 1, stock: shops * lines }))
    const coupon = await couponForAll(h, shops)
    const carts: FullCart[] = []
    for (let n = 0; n < shops; n++) {
      // Each logs in, and they all do so from one address.
      if (n % 100 === 0) await h.deps.db.deleteFrom('brake').execute()
      carts.push(await fillOne(h, goods, coupon))
    }
    return carts
  } finally {
    await h.close()
  }
}

function couponForAll({ deps }: Harness, total: number): Promise<number> {
  const now = deps.clock.now().getTime()
  return publishCoupon(deps, {
    name: '满300减10',
    kind: 'threshold',
    face: 1_000,
    minCents: PRICE,
    isUnconditional: false,
    total,
    perMember: 1,
    claimFrom: new Date(now - DAY_MS),
    claimTo: new Date(now + DAY_MS),
    validDays: 7,
    code: null,
    goodsIds: null,
  })
}

async function fillOne(h: Harness, goods: readonly number[], coupon: number): Promise<FullCart> {
  const { person } = await createShopper(h)
  await post(h.deps, { memberId: person.memberId, kind: 'balance', delta: 200_000, reason: 'recharge', ref: newKey() })
  await grantCoupon(h.deps, coupon, person.memberId)
  const rows = goods.map((goods_id) => ({
    member_id: person.memberId,
    goods_id,
    ck_id: MAIN,
    number: 1,
    seen_price: PRICE,
    added_at: h.clock.now(),
  }))
  const inserted = await h.deps.db.insertInto('cart_line').values(rows).returning('id').execute()
  return { person, purchases: inserted.map(({ id }) => ({ line: String(id), orderKey: newKey(), payKey: newKey() })) }
}
