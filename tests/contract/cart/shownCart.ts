import { readFileSync } from 'node:fs'
import { type FragmentDefinitionNode, Kind, parse, type SelectionSetNode } from 'graphql'
import type { CartStateWire } from '../../../api/src/modules/cart/cart.schemas.ts'
import type { AddedGoods } from '../../../client/src/features/ground/cart-changes/cartChange.ts'
import type { CartAnswer, PreviewCart } from '../../../client/src/testing/previewCart.ts'
import type { GoodsWire } from '../../../api/src/modules/goods/goods.schemas.ts'
import { toGoods } from '../../../gateway/src/modules/goods/goods.mapper.ts'
import { toCart } from '../../../gateway/src/modules/cart/cart.mapper.ts'
import { inRoot } from '../../../scripts/lib/paths.ts'

const documents = JSON.parse(readFileSync(inRoot('client/persisted.json'), 'utf8')) as Record<string, string>
const { definitions } = parse(Object.values(documents).find((text) => text.includes('query refetchCartQuery')) ?? '')

type Plan = ReadonlyMap<string, Plan | null>

/** The fields the storefront's own document asks for; the executor would do the same in ten times the time. */
function planOf({ selections }: SelectionSetNode, plan = new Map<string, Plan | null>()): Map<string, Plan | null> {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const before = plan.get(selection.name.value)
      plan.set(selection.name.value, selection.selectionSet ? planOf(selection.selectionSet, new Map(before ?? [])) : null)
    } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = definitions.find(
        (other): other is FragmentDefinitionNode => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === selection.name.value,
      )
      if (fragment) planOf(fragment.selectionSet, plan)
    }
  }
  return plan
}

function follow(plan: Plan, source: unknown): unknown {
  if (Array.isArray(source)) return source.map((element) => follow(plan, element))
  if (typeof source !== 'object' || source === null) return null
  return Object.fromEntries(
    [...plan].map(([name, inner]) => {
      const value: unknown = Reflect.get(source, name)
      if (value instanceof Error) throw value
      return [name, inner === null ? (value ?? null) : follow(inner, value)]
    }),
  )
}

const plan =
  definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? planOf(definition.selectionSet) : new Map<string, Plan | null>(),
  )[0] ?? new Map<string, Plan | null>()

const addable = planOf(
  (
    Object.values(documents)
      .flatMap((text) => parse(text).definitions)
      .find(
        (definition): definition is FragmentDefinitionNode =>
          definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === 'useAddToCart_goods',
      ) ?? {
      selectionSet: { kind: Kind.SELECTION_SET, selections: [] },
    }
  ).selectionSet,
)

/** Goods as a list of the storefront knows them. */
export function addableOf(goods: GoodsWire): AddedGoods {
  return follow(addable, toGoods(goods)) as AddedGoods
}

/** The api's cart as the gateway passes it on to the storefront. */
export function answerOf(wire: CartStateWire): CartAnswer {
  const cart = new Proxy(toCart(wire), { get: (model, name) => (name === 'id' ? 'Cart:1' : Reflect.get(model, name)) })
  return follow(plan, { cartBadge: wire.count, cart }) as CartAnswer
}

type Reading = Record<string, unknown>
type Read = PreviewCart['shown']

const read = (record: Read | null | undefined, ...fields: string[]): unknown[] => fields.map((field) => record?.getValue(field))
const list = (record: Read, field: string): Read[] =>
  (record.getLinkedRecords(field) ?? []).filter((linked) => linked !== null && linked !== undefined)

/** A line without an id yet is told from the others by what it is of; of combinations the carts tried here hold one. */
const lineKey = (kind: unknown, goodsID: unknown): string => (kind === 'COMBINATION' ? kind : `${String(kind)} ${String(goodsID)}`)

/** Everything with a price or a promise in it, as the storefront shows it. */
export function shownFigures(cart: Read): Reading {
  return {
    lines: Object.fromEntries(
      list(cart, 'lines').map((line) => [
        lineKey(line.getValue('kind'), line.getLinkedRecord('goods')?.getValue('goodsID')),
        [
          ...read(line, 'quantity', 'unitPrice', 'amount', 'listAmount', 'isSelected', 'fullReductionAmount'),
          ...read(line.getLinkedRecord('refusal'), 'reason'),
        ],
      ]),
    ),
    totals: read(cart.getLinkedRecord('totals'), 'list', 'discount', 'coupons', 'preferred', 'herbs', 'goods', 'shipping', 'payable'),
    counts: read(cart, 'lineCount', 'selectedCount'),
    warehouses: Object.fromEntries(
      list(cart, 'warehouses').map((warehouse) => [
        warehouse.getLinkedRecord('warehouse')?.getValue('warehouseID'),
        read(warehouse, 'goodsAmount', 'shipping', 'shortOfFree', 'shortOfMinimum'),
      ]),
    ),
    promotions: Object.fromEntries(
      list(cart, 'promotions').map((promotion) => [
        promotion.getValue('promotionID'),
        [
          ...read(promotion, 'isReached', 'amount', 'discount', 'applied', 'next'),
          ...list(promotion, 'tiers')
            .map((tier) => read(tier, 'full', 'isReached', 'short', 'isApplied').join())
            .toSorted(),
        ],
      ]),
    ),
    cashback: Object.fromEntries(
      list(cart, 'cashback').map((shown) => {
        const promise = shown.getLinkedRecord('promise')
        const warehouse = shown.getLinkedRecord('warehouse')?.getValue('warehouseID')
        return [
          `${String(warehouse)} ${String(shown.getValue('kind'))} ${String(promise?.getValue('promotionID'))}`,
          [...read(promise, 'base', 'amount'), ...read(promise?.getLinkedRecord('next'), 'full', 'amount', 'short')],
        ]
      }),
    ),
    addons: Object.fromEntries(
      list(cart, 'addons').map((addon) => [addon.getLinkedRecord('goods')?.getValue('goodsID'), read(addon, 'short', 'isReached', 'left')]),
    ),
    coupons: Object.fromEntries(
      list(cart, 'coupons').map((coupon) => [coupon.getValue('couponID'), read(coupon, 'amount', 'short', 'saves', 'isUsed')]),
    ),
  }
}

const KINDS = ['PLAIN', 'FLASH', 'GROUP', 'COMBINATION', 'ADDON'] as const

/** The same as the api says it, in its own words. */
export function wireFigures(cart: CartStateWire): Reading {
  const is = (flag: 0 | 1): boolean => flag === 1
  const sorted = Object.values(cart.activity_data).flat()
  const payable = (Number(cart.total.replace('.', '')) + Number(cart.shipping_total.replace('.', ''))) / 100
  return {
    lines: Object.fromEntries(
      cart.data.map((line) => [
        lineKey(KINDS[line.type], line.goods?.id),
        [line.number, line.price, line.amount, line.list_amount, is(line.is_selected), line.goods_manjian_amount, line.reason ?? undefined],
      ]),
    ),
    totals: [
      cart.list_total,
      cart.discount_total,
      cart.coupon_total,
      cart.yx_total,
      cart.zy_total,
      cart.total,
      cart.shipping_total,
      payable.toFixed(2),
    ],
    counts: [cart.count, cart.selected_count],
    warehouses: Object.fromEntries(
      cart.shipping_data.map((freight) => [freight.ck_id, [freight.goods_amount, freight.shipping, freight.short_free, freight.short_min]]),
    ),
    promotions: Object.fromEntries(
      sorted.map((promotion) => [
        promotion.id,
        [
          is(promotion.status),
          promotion.amount,
          promotion.minus,
          promotion.applied,
          promotion.next,
          ...promotion.tiers.map((tier) => [tier.full, is(tier.status), tier.short, is(tier.applied)].join()).toSorted(),
        ],
      ]),
    ),
    cashback: Object.fromEntries(
      cart.cashback_data.map(({ ck_id: ck, kind, id, base, amount, next }) => [
        `${ck} ${kind.toUpperCase()} ${id}`,
        [base, amount, next?.full, next?.amount, next?.short],
      ]),
    ),
    addons: Object.fromEntries(cart.addon_data.map((addon) => [addon.goods.id, [addon.short, is(addon.status), addon.left]])),
    coupons: Object.fromEntries(
      cart.coupon_data.map((coupon) => [coupon.id, [coupon.amount, coupon.short, coupon.saves, is(coupon.used)]]),
    ),
  }
}
