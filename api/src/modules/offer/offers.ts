import type { Offer } from './offer.ts'
import { coupons } from './coupons.ts'
import { dayPrices } from './dayPrices.ts'
import { specials } from './specials.ts'
import { zonePrices } from './zonePrices.ts'

/** Every kind of offer beside the promotions, by its name in a draft. */
export const OFFERS = { coupon: coupons, special: specials, day_price: dayPrices, zone_price: zonePrices } satisfies Record<string, Offer>

export type OfferKind = keyof typeof OFFERS

export const OFFER_KINDS = Object.keys(OFFERS) as readonly OfferKind[]
