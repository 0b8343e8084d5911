import * as fc from 'fast-check'
import type { CartRow } from '../../../api/src/modules/cart/cart.repo.ts'
import type { CartParts } from '../../../api/src/modules/cart/cartDocument.ts'
import type { CouponPiece } from '../../../api/src/modules/coupon/coupon.repo.ts'
import type { GoodsView } from '../../../api/src/modules/goods/goodsView.ts'
import type { Activity, AddonOffer, Combination, FlashSale, GiftRule, GroupOffer } from '../../../api/src/modules/promotion/running.ts'

const NOW = new Date('2026-11-22T02:00:00Z')
const LATER = new Date('2026-12-22T02:00:00Z')
const [FIRST_GOODS, GOODS, ROWS_MAX] = [1, 6, 7]

const ref = (id: number) => ({ id, version: 1, name: `活动${id}` })
const some = <T>(arbitrary: fc.Arbitrary<T>, weight = 3): fc.Arbitrary<T | null> => fc.option(arbitrary, { freq: weight, nil: null })
const goodsID = fc.integer({ min: FIRST_GOODS, max: GOODS })
const subset = fc.uniqueArray(goodsID, { maxLength: 4 })

const goods = (id: number): fc.Arbitrary<GoodsView> =>
  fc
    .record({
      price: fc.integer({ min: 1, max: 30_000 }),
      specialPart: some(fc.integer({ min: 30, max: 99 })),
      quantities: fc.uniqueArray(fc.integer({ min: 2, max: 60 }), { maxLength: 3 }),
      tierMode: fc.constantFrom<1 | 2>(1, 2),
      pack: fc.constantFrom(1, 1, 5, 10),
      packsLeast: fc.integer({ min: 1, max: 3 }),
      stock: fc.integer({ min: 0, max: 400 }),
      flags: fc.record({
        isFreeShipping: rarely(),
        isSingleFreeShipping: rarely(),
        isCouponEligible: often(),
        isPreferred: fc.boolean(),
        isEphedrine: rarely(),
        isColdChain: rarely(),
        isHerb: fc.boolean(),
        isBuyable: often(),
        isRefused: rarely(),
      }),
    })
    .map(({ price, specialPart, quantities, tierMode, pack, packsLeast, stock, flags }): GoodsView => ({
      id,
      name: `商品${id}`,
      commonName: `商品${id}`,
      pinyinFull: 'shangpin',
      manufacturerId: 1,
      manufacturer: '厂家',
      spec: '10粒',
      packUnit: '盒',
      dosageForm: '片剂',
      kind: flags.isHerb ? 'herb' : 'western',
      prescriptionClass: 'otc_a',
      deviceClass: null,
      categoryId: 1,
      scopeCode: 'chemical',
      scopeName: '化学药制剂',
      isOnSale: true,
      createdAt: NOW,
      approvalNumber: null,
      barcode: null,
      image: `/files/goods/${id}.svg`,
      priceState: 'normal',
      basePrice: price,
      specialPrice: specialPart === null ? null : Math.floor((price * specialPart) / 100),
      specialUntil: null,
      tiers: quantities.toSorted((a, b) => a - b).map((number, nth) => ({ number, price: Math.floor((price * (95 - nth * 10)) / 100) })),
      tierMode,
      refusal: flags.isRefused ? { reason: 'SCOPE_DENIED', value: '第三类医疗器械' } : null,
      isBuyable: flags.isBuyable && !flags.isRefused,
      stock,
      warehouseId: 1 + (id % 2),
      warehouseName: '仓库',
      packQuantity: pack,
      caseQuantity: null,
      minimumQuantity: pack * packsLeast,
      isFreeShipping: flags.isFreeShipping,
      isSingleFreeShipping: flags.isSingleFreeShipping,
      freeShippingQuantity: flags.isFreeShipping || flags.isSingleFreeShipping ? pack * 2 : null,
      isCouponEligible: flags.isCouponEligible,
      isPreferred: flags.isPreferred,
      isEphedrine: flags.isEphedrine,
      isControlledSale: false,
      isColdChain: flags.isColdChain,
      expiresOn: null,
      tags: [],
      couponIds: [],
      cartQuantity: 0,
      isFavorite: false,
    }))

function rarely(): fc.Arbitrary<boolean> {
  return fc.integer({ min: 0, max: 9 }).map((number) => number === 0)
}
function often(): fc.Arbitrary<boolean> {
  return rarely().map((is) => !is)
}

const activity = (id: number): fc.Arbitrary<Activity> =>
  fc
    .record({
      kind: fc.constantFrom<'manjian' | 'discount'>('manjian', 'manjian', 'discount'),
      coversAll: fc.boolean(),
      goods: subset,
      isRepeatable: fc.boolean(),
      priority: fc.integer({ min: 1, max: 3 }),
      cap: some(fc.integer({ min: 100, max: 9_000 })),
      tiers: fc.uniqueArray(fc.integer({ min: 100, max: 200_000 }), { minLength: 1, maxLength: 3 }),
      part: fc.integer({ min: 1, max: 50 }),
    })
    .map(({ kind, coversAll, goods: named, isRepeatable, priority, cap, tiers, part }): Activity => ({
      ...ref(id),
      kind,
      priority,
      coversAll,
      repeatable: kind === 'manjian' && isRepeatable,
      cap: kind === 'manjian' ? cap : null,
      endsAt: LATER,
      goods: named,
      tiers: tiers
        .toSorted((a, b) => a - b)
        .map((full, nth) =>
          kind === 'manjian' ? { full, minus: Math.floor((full * part) / 100), bp: null } : { full, minus: null, bp: 9_900 - nth * 150 },
        ),
    }))

const coupon = (id: number): fc.Arbitrary<CouponPiece> =>
  fc
    .record({
      kind: fc.constantFrom<'threshold' | 'shipping'>('threshold', 'threshold', 'shipping'),
      face: fc.integer({ min: 1, max: 5_000 }),
      least: fc.integer({ min: 0, max: 60_000 }),
      coversAll: fc.boolean(),
      goods: subset,
    })
    .map(({ kind, face, least, coversAll, goods: named }): CouponPiece => ({
      id,
      template_id: id,
      name: `券${id}`,
      kind,
      face,
      min_cents: least,
      covers_all: coversAll,
      status: 'unused',
      valid_from: NOW,
      valid_to: LATER,
      goods: named,
    }))

const flash: fc.Arbitrary<FlashSale> = fc
  .record({
    goodsId: goodsID,
    price: fc.integer({ min: 1, max: 9_000 }),
    perMember: fc.integer({ min: 1, max: 60 }),
    bought: fc.integer({ min: 0, max: 5 }),
    left: fc.integer({ min: 0, max: 80 }),
  })
  .map((one) => ({ ...ref(80), ...one, itemId: 1, total: 100, endsAt: LATER }))
const gift: fc.Arbitrary<GiftRule> = fc
  .record({
    goodsId: goodsID,
    type: fc.constantFrom<1 | 2>(1, 2),
    need: fc.integer({ min: 1, max: 30 }),
    give: fc.integer({ min: 1, max: 3 }),
    giftGoodsId: goodsID,
    left: fc.integer({ min: 0, max: 9 }),
  })
  .map((one) => ({ ...ref(90), ...one }))
const addon = (nth: number): fc.Arbitrary<AddonOffer> =>
  fc
    .record({
      goodsId: goodsID,
      full: fc.integer({ min: 0, max: 120_000 }),
      coversAll: fc.boolean(),
      goods: subset,
      price: fc.integer({ min: 1, max: 9_000 }),
      number: fc.integer({ min: 1, max: 60 }),
      left: fc.integer({ min: 0, max: 80 }),
    })
    .map((one) => ({ ...ref(95 + nth), ...one, itemId: 1 + nth, endsAt: LATER }))
const group: fc.Arbitrary<GroupOffer> = fc
  .record({
    goodsId: goodsID,
    price: fc.integer({ min: 10, max: 9_000 }),
    steps: fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 300 })),
    taken: fc.integer({ min: 0, max: 200 }),
    perMember: fc.integer({ min: 1, max: 300 }),
    bought: fc.integer({ min: 0, max: 5 }),
    left: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ price, steps: [first, second], ...one }): GroupOffer => ({
    ...ref(98),
    ...one,
    teamId: 1,
    tiers: [
      { number: first, price },
      { number: first + second, price: Math.floor(price * 0.9) },
    ],
  }))
const combination: fc.Arbitrary<Combination> = fc
  .record({
    price: fc.integer({ min: 1, max: 20_000 }),
    left: some(fc.integer({ min: 0, max: 5 })),
    perMember: some(fc.integer({ min: 1, max: 4 })),
    isRunning: often(),
    even: fc.boolean(),
    quantities: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
  })
  .map(({ price, left, perMember, isRunning, even, quantities }): Combination => {
    // The parts of a combination share one warehouse: the even goods lie in the one, the odd ones in the other.
    const items = (even ? [2, 4] : [1, 3]).map((goodsId, nth) => ({ goodsId, qty: (quantities[nth] ?? 1) * 10 }))
    return {
      id: 70,
      promotion: ref(70),
      name: '组合',
      ckId: even ? 1 : 2,
      price,
      left,
      perMember,
      bought: 0,
      isRunning,
      startsAt: NOW,
      endsAt: LATER,
      items,
    }
  })

const row = fc.record({
  type: fc.constantFrom<0 | 1 | 2 | 3 | 4>(0, 0, 0, 0, 1, 2, 3, 4),
  goodsId: goodsID,
  packs: fc.integer({ min: 1, max: 40 }),
  isSelected: often(),
})

/** The goods as a list shows them: what names them stands with them. */
function withNames(
  view: GoodsView,
  activities: readonly Activity[],
  addons: readonly AddonOffer[],
  coupons: readonly CouponPiece[],
): GoodsView {
  const naming = <T extends { readonly id: number; readonly goods: readonly number[] }>(offers: readonly T[]): number[] =>
    offers.filter(({ goods: ids }) => ids.includes(view.id)).map(({ id }) => id)
  const tag = (kind: 'manjian' | 'discount' | 'addon', offers: readonly { readonly id: number; readonly goods: readonly number[] }[]) => ({
    kind,
    text: '满',
    ids: naming(offers),
  })
  const tags = [
    tag(
      'manjian',
      activities.filter((one) => one.kind === 'manjian'),
    ),
    tag(
      'discount',
      activities.filter((one) => one.kind === 'discount'),
    ),
    tag('addon', addons),
  ]
  return { ...view, tags: tags.filter(({ ids }) => ids.length > 0), couponIds: naming(coupons.filter((one) => !one.covers_all)) }
}

/** A member's cart in a market with promotions of every kind; nothing keeps it from being odd. */
export const randomMarket: fc.Arbitrary<CartParts> = fc
  .record({
    goods: fc.tuple(...Array.from({ length: GOODS }, (_, nth) => goods(FIRST_GOODS + nth))),
    activities: fc.integer({ min: 0, max: 4 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, nth) => activity(50 + nth)))),
    coupons: fc.integer({ min: 0, max: 3 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, nth) => coupon(30 + nth)))),
    flash: some(flash),
    team: some(group),
    gift: some(gift),
    addons: fc.tuple(some(addon(0)), some(addon(1))),
    combination,
    limit: some(fc.record({ goodsId: goodsID, left: fc.integer({ min: 0, max: 50 }) }), 2),
    rows: fc.uniqueArray(row, {
      minLength: 0,
      maxLength: ROWS_MAX,
      selector: ({ type, goodsId }) => (type === 3 ? '3' : `${type} ${goodsId}`),
    }),
    warehouses: fc.tuple(
      ...[1, 2].map((id) =>
        fc.record({
          id: fc.constant(id),
          name: fc.constant(`仓库${id}`),
          free_over: fc.integer({ min: 0, max: 90_000 }),
          fee: fc.integer({ min: 0, max: 2_000 }),
          min_order: fc.integer({ min: 0, max: 40_000 }),
        }),
      ),
    ),
  })
  .map(
    ({
      goods: all,
      activities,
      coupons,
      flash: sale,
      team,
      gift: given,
      addons,
      combination: combo,
      limit,
      rows,
      warehouses,
    }): CartParts => {
      const views = new Map(
        all.map((one) => [
          one.id,
          withNames(
            one,
            activities,
            addons.filter((offer) => offer !== null),
            coupons,
          ),
        ]),
      )
      const cartRows = rows.map(({ type, goodsId, packs, isSelected }, nth): CartRow =>
        type === 3
          ? {
              id: 100 - nth,
              goods_id: null,
              combo_id: combo.id,
              type,
              ck_id: combo.ckId,
              number: Math.ceil(packs / 10),
              is_selected: isSelected,
              seen_price: combo.price,
            }
          : {
              id: 100 - nth,
              goods_id: goodsId,
              combo_id: null,
              type,
              ck_id: views.get(goodsId)?.warehouseId ?? 1,
              number: packs * (views.get(goodsId)?.packQuantity ?? 1),
              is_selected: isSelected,
              seen_price: 1,
            },
      )
      return {
        rows: cartRows,
        goods: views,
        warehouses,
        combos: new Map([[combo.id, combo]]),
        coupons,
        tenders: { voucher: 0, balance: 0 },
        promotions: {
          activities,
          gifts: new Map(given === null ? [] : [[given.goodsId, given]]),
          group: new Map(team === null ? [] : [[team.goodsId, team]]),
          addons: new Map(addons.flatMap((one) => (one === null ? [] : [[one.goodsId, one] as const]))),
          flash: new Map(sale === null ? [] : [[sale.goodsId, sale]]),
          limits: new Map(limit === null ? [] : [[limit.goodsId, limit.left]]),
        },
      }
    },
  )

/** What a buyer does next, and what the network does: numbers that the test takes from what there is. */
export const randomSteps = fc.array(
  fc.record({
    act: fc.constantFrom('edit', 'edit', 'edit', 'add', 'add', 'select', 'delete', 'answer', 'answer', 'refuse'),
    at: fc.nat(50),
    packs: fc.integer({ min: 1, max: 60 }),
    flag: fc.boolean(),
  }),
  { minLength: 2, maxLength: 6 },
)
