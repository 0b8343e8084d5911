import type { RefusalName } from './generated/refusalName.ts'

/**
 * How a refusal reaches the buyer, in the api's sentence: at its field, with the contract to sign, by the page that is true
 * now, with a button that takes what its fact leaves, or by the sentence alone.
 */
type Offer = { readonly button: (quantity: number) => string; readonly fact: QuantityFact }
type Telling = 'sentence' | 'field' | 'contract' | 'moved' | Offer
export type QuantityFact = 'available' | 'minimum'

/** Those told by their sentence alone, which the browser need not load. Each name is one of the schema, or it does not compile. */
type Known<N extends RefusalName> = N
type BySentence = Known<
  | 'AccountClosed'
  | 'AccountLocked'
  | 'AfterSalesOpen'
  | 'AddonEnded'
  | 'AddonLimit'
  | 'AddonShort'
  | 'AlreadyInvoiced'
  | 'AlreadyPaid'
  | 'AmountLimit'
  | 'BalanceLeft'
  | 'BalanceShort'
  | 'CartFull'
  | 'CertificateExpired'
  | 'ChannelClosed'
  | 'ClientKeyReused'
  | 'CodeTooOften'
  | 'CodeWrong'
  | 'ColleaguesLeft'
  | 'CombinationEnded'
  | 'CouponExpired'
  | 'CouponLimit'
  | 'CouponUsed'
  | 'CouponsGone'
  | 'DrawDone'
  | 'DrawEnded'
  | 'DrawNeedsOrder'
  | 'EphedrineNotAllowed'
  | 'FlashEnded'
  | 'GiftShort'
  | 'GroupEnded'
  | 'GroupFull'
  | 'GroupJoined'
  | 'GroupNotBegun'
  | 'MinimumOrder'
  | 'MoneyUnderway'
  | 'NotBuyable'
  | 'NotFound'
  | 'NotInScope'
  | 'NotOffered'
  | 'NotOnSale'
  | 'NotPermitted'
  | 'NotReviewed'
  | 'NotSoldInRegion'
  | 'NothingSelected'
  | 'OrdersOpen'
  | 'OtherRefusal'
  | 'OutOfStock'
  | 'PackMultiple'
  | 'PaymentClosed'
  | 'PointsShort'
  | 'QuoteChanged'
  | 'QuoteExpired'
  | 'Recalled'
  | 'ReceiptDue'
  | 'ReturnQuantity'
  | 'ReturnWindowOver'
  | 'SellerLicenceLapsed'
  | 'ShopFrozen'
  | 'StateChanged'
  | 'TicketExpired'
  | 'TooOften'
  | 'UnpaidLimit'
>

const left: Offer = { fact: 'available', button: (quantity) => `改为 ${quantity}` }

/** The others; one that is in neither list does not compile. */
const tellings = {
  BuyLimit: left,
  ContractUnsigned: 'contract',
  FlashLimit: left,
  MinimumQuantity: { fact: 'minimum', button: (quantity) => `改为 ${quantity} 起订` },
  ShopChanged: 'moved',
  StockShort: left,
  WrongField: 'field',
} satisfies Record<Exclude<RefusalName, BySentence>, Telling>

const tellingByName: Readonly<Record<string, Telling>> = tellings

/** What a later release of the schema added is told by its sentence. */
export const tellingOf = (name: string): Telling => (Object.hasOwn(tellings, name) ? (tellingByName[name] ?? 'sentence') : 'sentence')
