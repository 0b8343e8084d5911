import * as fc from 'fast-check'
import type { CartRow } from '../../../api/src/modules/cart/cart.repo.ts'
import type { CartParts } from '../../../api/src/modules/cart/cartDocument.ts'
import type { CouponPiece } from '../../../api/src/modules/coupon/coupon.repo.ts'
import type { GoodsView } from '../../../api/src/modules/goods/goodsView.ts'
import type { Activity, AddonOffer } from '../../../api/src/modules/promotion/running.ts'
import { ACTIVITY_KINDS, type TaggedKind } from '../../../rules/src/kinds.ts'
import {
  activity,
  addon,
  combination,
  coupon,
  FIRST_GOODS,
  flash,
  gift,
  GOODS,
  goodsID,
  group,
  often,
  rarely,
  some,
  NOW,
} from './randomOffers.ts'

const ROWS_MAX = 7

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
      otherCompound: null,
      specialCompound: null,
      compoundPerLine: null,
      compoundPerOrder: null,
      holder: null,
      storageClass: null,
      insuranceCode: null,
      insuranceClass: null,
      isBasicDrug: false,
      isProcured: false,
      image: `/files/goods/${id}.svg`,
      furtherImages: [],
      pictures: [],
      priceStatus: 'normal',
      basePrice: price,
      specialPrice: specialPart === null ? null : Math.floor((price * specialPart) / 100),
      specialUntil: null,
      tiers: quantities.toSorted((a, b) => a - b).map((number, nth) => ({ number, price: Math.floor((price * (95 - nth * 10)) / 100) })),
      tierMode,
      refusal: flags.isRefused ? { reason: 'SCOPE_DENIED', value: '第三类医疗器械' } : null,
      isBuyable: flags.isBuyable && !flags.isRefused,
      stock,
      warehouseId: 1 + (id % 2),
      warehouseName: `仓库${1 + (id % 2)}`,
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
      isRecalled: false,
      expiresOn: null,
      tags: [],
      couponIds: [],
      cartQuantity: 0,
      isFavorite: false,
    }))

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
  const tag = (kind: TaggedKind, offers: readonly { readonly id: number; readonly goods: readonly number[] }[]) => ({
    kind,
    text: '满',
    ids: naming(offers),
  })
  const tags = [
    ...ACTIVITY_KINDS.map((kind) =>
      tag(
        kind,
        activities.filter((running) => running.kind === kind),
      ),
    ),
    tag('addon', addons),
  ]
  return { ...view, tags: tags.filter(({ ids }) => ids.length > 0), couponIds: naming(coupons.filter(({ covers_all }) => !covers_all)) }
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
        all.map((view) => [
          view.id,
          withNames(
            view,
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
        beside: [],
        warehouses,
        combos: new Map([[combo.id, combo]]),
        coupons,
        tenders: { voucher: 0, balance: 0 },
        promotions: {
          activities,
          gifts: new Map(given === null ? [] : [[given.goodsId, given]]),
          group: new Map(team === null ? [] : [[team.goodsId, team]]),
          addons: new Map(addons.flatMap((offer) => (offer === null ? [] : [[offer.goodsId, offer] as const]))),
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
