import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { ACTIVITY_KINDS, type ActivityKind, KINDS } from 'rules/kinds'
import { formatMoney } from 'rules/money'
import type { PricingGoods } from 'rules/pricing'
import { tableFrom } from 'rules/tableFrom'
import type { PricingBase } from 'rules/preview/pricingBase'

/** The promotions, and the buyer's coupons for some goods only, that count for goods. */
type Names = { readonly activities: readonly string[]; readonly addons: readonly string[]; readonly coupons: readonly string[] }

/** `namedBy` is null where the marketplace does not tell. */
export type Addition = { readonly goodsID: string; readonly pricing: PricingGoods; readonly namedBy: Names | null }

/** What a cart is priced with, and whether the server, asked now, would price the same. */
export type Preview = { readonly base: PricingBase; readonly isExact: boolean }

type Offer = { readonly id?: unknown; readonly goods?: readonly string[] | null }

/**
 * What the cart is priced with once these goods lie in it too. It is not exact where more than is known here has a say in
 * it: a promotion or a coupon that names them and nothing in the cart yet, or a warehouse that nobody described.
 */
export function priceWith({ goodsID, pricing, namedBy }: Addition, { base, isExact }: Preview): Preview {
  const { goods, addons, coupons } = base
  const counting =
    (ids: readonly string[] = []) =>
    <T extends Offer>(offer: T): T =>
      offer.goods && ids.includes(String(offer.id)) ? { ...offer, goods: [...offer.goods, goodsID] } : offer
  const activity = counting(namedBy?.activities)
  const addon = counting(namedBy?.addons)
  return {
    isExact: isExact && namedBy !== null && isKnown(base, namedBy, pricing),
    base: {
      ...base,
      goods: { ...goods, [goodsID]: pricing },
      ...activityLists(base, activity),
      addons: Object.fromEntries(Object.entries(addons).map(([id, offer]) => [id, addon(offer)])),
      coupons: coupons.map(counting(namedBy?.coupons)),
    },
  }
}

type ActivityLists = { readonly [K in ActivityKind as (typeof KINDS)[K]['part']['name']]: PricingBase[(typeof KINDS)[K]['part']['name']] }

/** The lists of activities, each activity changed as it is told. */
function activityLists(base: PricingBase, change: <T extends Offer>(offer: T) => T): ActivityLists {
  const lists = ACTIVITY_KINDS.map((kind) => {
    const rows: readonly Offer[] = base[KINDS[kind].part.name]
    return [KINDS[kind].part.name, rows.map(change)] as const
  })
  return tableFrom<ActivityLists>(lists)
}

/** An add-on offer that no line of the cart makes use of changes nothing. */
function isKnown(base: PricingBase, { activities, coupons: couponIDs }: Names, { ck }: PricingGoods): boolean {
  const isAmong =
    (offers: readonly Offer[]) =>
    (id: string): boolean =>
      offers.some((offer) => String(offer.id) === id)
  const running = ACTIVITY_KINDS.flatMap((kind): readonly Offer[] => base[KINDS[kind].part.name])
  return Object.hasOwn(base.wh, String(ck)) && activities.every(isAmong(running)) && couponIDs.every(isAmong(base.coupons))
}

/** A warehouse that no line of the cart shipped from, with its terms; its amounts are rendered with those of the others. */
export function listWarehouse(
  { id, warehouseID, name }: { readonly id: string; readonly warehouseID: string; readonly name: string },
  store: RecordSourceProxy,
  cart: RecordProxy,
  { wh }: PricingBase,
): void {
  const listed = cart.getLinkedRecords('warehouses') ?? []
  const terms = wh[warehouseID]
  if (!terms || listed.some((other) => other?.getLinkedRecord('warehouse')?.getValue('warehouseID') === warehouseID)) return
  const recordOf = (recordID: string, type: string): RecordProxy => store.get(recordID) ?? store.create(recordID, type)
  const record = recordOf(`client:cartWarehouse:${warehouseID}`, 'CartWarehouse')
  record.setLinkedRecord(
    recordOf(id, 'Warehouse').setValue(id, 'id').setValue(warehouseID, 'warehouseID').setValue(name, 'name'),
    'warehouse',
  )
  record
    .setValue(formatMoney(terms.free ?? 0), 'freeOver')
    .setValue(formatMoney(terms.min ?? 0), 'minimumOrder')
    .setValue(formatMoney(terms.fee ?? 0), 'fee')
  cart.setLinkedRecords([...listed, record], 'warehouses')
}
