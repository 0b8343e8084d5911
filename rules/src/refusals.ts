import { isReason, type Reason } from './reasons.ts'

/** Reasons without a sentence in the list: the place that refuses says what is missing. */
export const UNLISTED = ['NOT_FOUND', 'NOTHING_SELECTED'] as const

export type RefusalReason = Reason | (typeof UNLISTED)[number]

/** A count, an amount or a text travels as it is; a thing of the marketplace travels by its id. */
export type FactKind = 'count' | 'money' | 'text' | 'goods' | 'line' | 'coupon' | 'certificate' | 'shop'

type Entry = {
  /** The refusal's name in the public schema. */
  readonly type: string
  /** What is told beside the sentence, where the place that refuses knows it. */
  readonly facts: Readonly<Record<string, FactKind>>
  /** The fact that the sentence names. */
  readonly says?: string
}

const goods = { goods: 'goods' } as const
const lined = { goods: 'goods', line: 'line' } as const

/** What each refusal is called and what it tells. A fact of one name is of one kind in all of them, so that a document may ask for any of them together. Api, gateway and browser walk the one table. */
export const REFUSALS = {
  NOT_FOUND: { type: 'NotFound', facts: {} },
  NOTHING_SELECTED: { type: 'NothingSelected', facts: {} },
  NOT_REVIEWED: { type: 'NotReviewed', facts: goods },
  CERT_EXPIRED: { type: 'CertificateExpired', facts: { certificate: 'certificate', ...goods }, says: 'certificate' },
  SCOPE_DENIED: { type: 'NotInScope', facts: { scope: 'text', ...goods }, says: 'scope' },
  REGION_DENIED: { type: 'NotSoldInRegion', facts: goods },
  MEMBER_DENIED: { type: 'NotPermitted', facts: goods },
  EPH_NOT_ALLOWED: { type: 'EphedrineNotAllowed', facts: goods },
  EPH_RECEIPT_DUE: { type: 'ReceiptDue', facts: goods },
  NOT_ON_SALE: { type: 'NotOnSale', facts: goods },
  NOT_BUYABLE: { type: 'NotBuyable', facts: goods },
  OUT_OF_STOCK: { type: 'OutOfStock', facts: { available: 'count', ...lined }, says: 'available' },
  RECALLED: { type: 'Recalled', facts: lined },
  STOCK_SHORT: { type: 'StockShort', facts: { available: 'count', ...lined }, says: 'available' },
  MIN_QTY: { type: 'MinimumQuantity', facts: { minimum: 'count', pack: 'count', ...lined }, says: 'minimum' },
  PACK_MULTIPLE: { type: 'PackMultiple', facts: { pack: 'count', ...lined }, says: 'pack' },
  BUY_LIMIT: { type: 'BuyLimit', facts: { available: 'count', ...lined }, says: 'available' },
  FLASH_LIMIT: { type: 'FlashLimit', facts: { available: 'count', ...lined }, says: 'available' },
  FLASH_ENDED: { type: 'FlashEnded', facts: lined },
  COMBO_ENDED: { type: 'CombinationEnded', facts: {} },
  MIN_ORDER: { type: 'MinimumOrder', facts: { amount: 'money' }, says: 'amount' },
  QUOTE_EXPIRED: { type: 'QuoteExpired', facts: {} },
  QUOTE_CHANGED: { type: 'QuoteChanged', facts: {} },
  COUPON_MIN: { type: 'CouponMinimum', facts: { amount: 'money' }, says: 'amount' },
  COUPON_USED: { type: 'CouponUsed', facts: { coupon: 'coupon' } },
  COUPON_EXPIRED: { type: 'CouponExpired', facts: { coupon: 'coupon' } },
  COUPON_EMPTY: { type: 'CouponsGone', facts: {} },
  COUPON_LIMIT: { type: 'CouponLimit', facts: { limit: 'count' }, says: 'limit' },
  BALANCE_SHORT: { type: 'BalanceShort', facts: { balance: 'money' }, says: 'balance' },
  POINTS_SHORT: { type: 'PointsShort', facts: { points: 'count' }, says: 'points' },
  CREDIT_SHORT: { type: 'CreditShort', facts: { credit: 'money' }, says: 'credit' },
  CREDIT_OVERDUE: { type: 'CreditOverdue', facts: {} },
  STATE_CHANGED: { type: 'StateChanged', facts: {} },
  ALREADY_PAID: { type: 'AlreadyPaid', facts: {} },
  PAY_CLOSED: { type: 'PaymentClosed', facts: {} },
  CHANNEL_CLOSED: { type: 'ChannelClosed', facts: {} },
  RETURN_QTY: { type: 'ReturnQuantity', facts: { available: 'count' }, says: 'available' },
  RETURN_WINDOW: { type: 'ReturnWindowOver', facts: {} },
  DRAW_ENDED: { type: 'DrawEnded', facts: {} },
  DRAW_DONE: { type: 'DrawDone', facts: {} },
  DRAW_ORDER: { type: 'DrawNeedsOrder', facts: {} },
  GROUP_FULL: { type: 'GroupFull', facts: {} },
  GROUP_JOINED: { type: 'GroupJoined', facts: {} },
  GROUP_EARLY: { type: 'GroupNotBegun', facts: {} },
  CODE_WRONG: { type: 'CodeWrong', facts: {} },
  CODE_TOO_OFTEN: { type: 'CodeTooOften', facts: { seconds: 'count' }, says: 'seconds' },
  LOCKED: { type: 'AccountLocked', facts: { seconds: 'count' } },
  IDEMPOTENCY_REUSED: { type: 'ClientKeyReused', facts: {} },
  INVOICED: { type: 'AlreadyInvoiced', facts: {} },
  CART_FULL: { type: 'CartFull', facts: { limit: 'count' }, says: 'limit' },
  UNPAID_LIMIT: { type: 'UnpaidLimit', facts: { limit: 'count' }, says: 'limit' },
  RATE_LIMITED: { type: 'TooOften', facts: { seconds: 'count' }, says: 'seconds' },
  TICKET_EXPIRED: { type: 'TicketExpired', facts: {} },
  GROUP_ENDED: { type: 'GroupEnded', facts: lined },
  GIFT_SHORT: { type: 'GiftShort', facts: { available: 'count' }, says: 'available' },
  LICENCE_LAPSED: { type: 'SellerLicenceLapsed', facts: { licence: 'text' }, says: 'licence' },
  CONTRACT_UNSIGNED: { type: 'ContractUnsigned', facts: {} },
  ADDON_SHORT: { type: 'AddonShort', facts: { missing: 'money' }, says: 'missing' },
  ADDON_LIMIT: { type: 'AddonLimit', facts: { available: 'count', ...lined }, says: 'available' },
  ADDON_ENDED: { type: 'AddonEnded', facts: lined },
  AMOUNT_LIMIT: { type: 'AmountLimit', facts: { amount: 'money' }, says: 'amount' },
  SHOP_CHANGED: { type: 'ShopChanged', facts: { shop: 'shop', company: 'text' }, says: 'company' },
  ACCOUNT_CLOSED: { type: 'AccountClosed', facts: {} },
  ORDERS_OPEN: { type: 'OrdersOpen', facts: { waiting: 'count' }, says: 'waiting' },
  AFTER_SALES_OPEN: { type: 'AfterSalesOpen', facts: { waiting: 'count' }, says: 'waiting' },
  MONEY_UNDERWAY: { type: 'MoneyUnderway', facts: {} },
  BALANCE_LEFT: { type: 'BalanceLeft', facts: { balance: 'money' }, says: 'balance' },
  COLLEAGUES_LEFT: { type: 'ColleaguesLeft', facts: { waiting: 'count' }, says: 'waiting' },
  SHOP_FROZEN: { type: 'ShopFrozen', facts: { act: 'text' }, says: 'act' },
} as const satisfies Readonly<Record<RefusalReason, Entry>>

type KeyOf<Name extends string, Kind> = Kind extends 'goods' | 'line' | 'coupon' ? `${Name}_id` : Kind extends 'shop' ? 'member_id' : Name

/** The facts of a refusal as the REST body names them. */
export type FactsOf<R extends RefusalReason> = {
  readonly [Name in keyof (typeof REFUSALS)[R]['facts'] & string as KeyOf<Name, (typeof REFUSALS)[R]['facts'][Name]>]?:
    | ((typeof REFUSALS)[R]['facts'][Name] extends 'count' ? number : string)
    | undefined
}

/** The name of a fact in a REST body. */
export function factKey(name: string, kind: FactKind): string {
  return kind === 'shop' ? 'member_id' : kind === 'goods' || kind === 'line' || kind === 'coupon' ? `${name}_id` : name
}

export function refusalOf(reason: RefusalReason): Entry {
  return REFUSALS[reason]
}

/** Whether a string from the wire is a reason that a refusal may have. */
export function isRefusalReason(text: unknown): text is RefusalReason {
  return isReason(text) || UNLISTED.some((reason) => reason === text)
}
