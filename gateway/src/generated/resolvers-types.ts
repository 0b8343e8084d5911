import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AfterSaleModel } from '../modules/after-sale/afterSale.mapper.ts';
import type { GoodsModel } from '../modules/goods/goods.mapper.ts';
import type { ArticleModel } from '../modules/content/content.mapper.ts';
import type { CartModel, CartLineModel } from '../modules/cart/cart.mapper.ts';
import type { CouponModel } from '../modules/coupon/coupon.mapper.ts';
import type { CombinationModel } from '../modules/promotion/combination.mapper.ts';
import type { DrawModel, JoinedDraw } from '../modules/draw/draw.mapper.ts';
import type { FlashSessionModel } from '../modules/promotion/flash.mapper.ts';
import type { GoodsDetailModel, GoodsLotModel } from '../modules/goods-detail/goodsDetail.mapper.ts';
import type { GoodsFactsModel } from '../modules/goods-detail/goodsFacts.mapper.ts';
import type { GoodsPromotionsModel } from '../modules/goods-detail/goodsPromotions.mapper.ts';
import type { GoodsConnectionModel } from '../modules/goods/goods.resolvers.ts';
import type { HomeModel } from '../modules/focus/focus.mapper.ts';
import type { GroupSaleModel, JoinedGroup } from '../modules/group/group.mapper.ts';
import type { OrderModel } from '../modules/order/order.mapper.ts';
import type { OrderLineModel } from '../modules/order/orderLine.mapper.ts';
import type { PriceSheetModel } from '../modules/price-sheet/priceSheet.mapper.ts';
import type { SupplierModel, FollowedGoodsModel } from '../modules/supplier/supplier.mapper.ts';
import type { Followed } from '../modules/supplier/supplier.rest.ts';
import type { PromotionModel } from '../modules/promotion/promotion.mapper.ts';
import type { PurchaseHintModel } from '../modules/cart/hint.mapper.ts';
import type { TradeOrderModel } from '../modules/trade/trade.mapper.ts';
import type { AddedFavorites } from '../modules/favorite/favorite.rest.ts';
import type { ChangedAfterSale } from '../modules/after-sale/afterSale.rest.ts';
import type { CancelledOrder } from '../modules/order/orderChanges.rest.ts';
import type { ClaimedCoupon, RedeemedCoupon } from '../modules/coupon/coupon.rest.ts';
import type { ExchangedPoints } from '../modules/points/points.rest.ts';
import type { LoginModel, ViewerModel } from '../modules/user/user.mapper.ts';
import type { PlacedOrder } from '../modules/checkout/checkout.rest.ts';
import type { RequestedWithdrawal } from '../modules/wallet/wallet.rest.ts';
import type { RegisteredModel } from '../modules/account/account.mapper.ts';
import type { Rebought, SkippedLineModel } from '../modules/order/rebuy.rest.ts';
import type { StartedPayment } from '../modules/trade/trade.rest.ts';
import type { WantedGoodsModel, WantedReplyModel, WantedDetailModel } from '../modules/wanted/wanted.mapper.ts';
import type { ChangedWanted } from '../modules/wanted/wanted.rest.ts';
import type { PurchaseRowModel, FrequentGoodsModel, AddedList } from '../modules/quick/quick.mapper.ts';
import type { ReceiptModel } from '../modules/receipt/receipt.mapper.ts';
import type { InvoiceModel } from '../modules/invoice/invoice.mapper.ts';
import type { AppliedInvoice } from '../modules/invoice/invoice.rest.ts';
import type { AddressChange, AddressGone } from '../modules/address/address.rest.ts';
import type { WatchedGoods } from '../modules/goods/goods.rest.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day as "2027-08-31", for example an expiry date (有效期). */
  Date: { input: string; output: string; }
  /** A moment as ISO 8601 in UTC, for example "2026-11-21T02:05:00Z". Upstream sends 10-digit seconds. */
  DateTime: { input: string; output: string; }
  /** An amount of money in yuan (元) as a decimal string with two places, for example "12.30". Never a float. */
  Money: { input: string; output: string; }
  /** An address of a picture, file or page: a path on this host or an http(s) URL, its scheme checked. */
  URL: { input: string; output: string; }
};

/** The account manager (客户经理) a member can turn to. */
export type AccountManager = {
  readonly __typename?: 'AccountManager';
  /** Whether it is the default manager, shown without 「专属服务」. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** The manager's name. */
  readonly name: Scalars['String']['output'];
  /** The manager's phone. */
  readonly phone: Scalars['String']['output'];
};

/** An activity's page (活动页面). */
export type ActivityPage = {
  readonly __typename?: 'ActivityPage';
  /** What is said of it. */
  readonly message: Scalars['String']['output'];
  /** Which page shows it. */
  readonly page: Maybe<Scalars['String']['output']>;
  /** Whether it is open. */
  readonly status: ActivityStatus;
};

/** How far an activity is, by the server's clock (活动状态). */
export type ActivityState =
  /** It is over (已结束, over). */
  | 'OVER'
  /** It runs (进行中, running). */
  | 'RUNNING'
  /** It runs, and nothing is left (已抢光, sold_out). */
  | 'SOLD_OUT'
  /** It has not begun (未开始, waiting). */
  | 'WAITING';

/** Whether an activity is open (活动状态). */
export type ActivityStatus =
  /** It is open (进行中). */
  | 'OPEN'
  /** It is over (已结束). */
  | 'OVER'
  /** It has not begun (未开始). */
  | 'WAITING';

/** Input of `addCombinationToCart`. */
export type AddCombinationToCartInput = {
  /** 8 to 64 characters made by the client once per intention: sent again, it adds nothing more (防重复提交). */
  readonly clientKey?: InputMaybe<Scalars['String']['input']>;
  /** The upstream id of the combination. */
  readonly combinationID: Scalars['String']['input'];
  /** How many sets more (套数). */
  readonly quantity: Scalars['Int']['input'];
  /** The price of a set the buyer saw; a change since comes back as a warning. */
  readonly seenPrice: Scalars['Money']['input'];
  /** The warehouse (ck_id). */
  readonly warehouseID: Scalars['String']['input'];
};

/** Answer of `addCombinationToCart`. */
export type AddCombinationToCartPayload = {
  readonly __typename?: 'AddCombinationToCartPayload';
  /** The whole cart as it is now. */
  readonly cart: Maybe<Cart>;
  /** What the buyer should know about this addition. */
  readonly warnings: ReadonlyArray<Warning>;
};

/** Input of `addFavorites`. */
export type AddFavoritesInput = {
  /** The upstream goods ids, at most 100. */
  readonly goodsIDs: ReadonlyArray<Scalars['String']['input']>;
};

/** Answer of `addFavorites`. */
export type AddFavoritesPayload = {
  readonly __typename?: 'AddFavoritesPayload';
  /** The goods that are favourites now. REST: GET /api/goods/batch. */
  readonly goods: Maybe<ReadonlyArray<Goods>>;
};

/** Input of `addPurchaseList`. */
export type AddPurchaseListInput = {
  /** 8 to 64 characters made by the client once per intention (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** What to add, at most 200 rows. */
  readonly rows: ReadonlyArray<PurchaseRowInput>;
};

/** Answer of `addPurchaseList`. */
export type AddPurchaseListPayload = {
  readonly __typename?: 'AddPurchaseListPayload';
  /** What is in the cart now because of it. */
  readonly added: ReadonlyArray<AddedGoods>;
  /** The cart as it is now. */
  readonly cart: Maybe<Cart>;
  /** What could not be added, and why. */
  readonly skipped: ReadonlyArray<SkippedGoods>;
};

/** Input of `addShops`. */
export type AddShopsInput = {
  /** The code sent to it with the purpose SHOP (验证码). */
  readonly code: Scalars['String']['input'];
  /** The phone of the account that answers for them (对方手机号). */
  readonly phone: Scalars['String']['input'];
  /** What one may do there: BUYER or FINANCE (角色). */
  readonly role: ShopRole;
};

/** Input of `addToCart`. */
export type AddToCartInput = {
  /** 8 to 64 characters made by the client once per intention: sent again, it adds nothing more (防重复提交). */
  readonly clientKey?: InputMaybe<Scalars['String']['input']>;
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['input'];
  /** Whether it is bought at an add-on price (换购, type=4). */
  readonly isAddon?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is bought in the flash sale (秒杀). */
  readonly isFlash?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many more (数量). */
  readonly quantity: Scalars['Int']['input'];
  /** The unit price the buyer saw, which the marketplace asks for; a change since comes back as a warning. */
  readonly seenPrice?: InputMaybe<Scalars['Money']['input']>;
  /** The warehouse (ck_id). */
  readonly warehouseID: Scalars['String']['input'];
};

/** Answer of `addToCart`. */
export type AddToCartPayload = {
  readonly __typename?: 'AddToCartPayload';
  /** The whole cart as it is now. */
  readonly cart: Maybe<Cart>;
  /** What the buyer should know about this addition. */
  readonly warnings: ReadonlyArray<Warning>;
};

/** Input of `addWantedGoods`. */
export type AddWantedGoodsInput = {
  /** 8 to 64 characters made by the client once per intention (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** Keys that POST /upload answered, sent with the scene `wanted`; at most six (图片). */
  readonly imageKeys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The manufacturer (生产厂家). */
  readonly manufacturer?: InputMaybe<Scalars['String']['input']>;
  /** The name, at most 60 characters (品名). */
  readonly name: Scalars['String']['input'];
  /** What the shop would pay for one (期望单价). */
  readonly price?: InputMaybe<Scalars['Money']['input']>;
  /** How many, at most 999999 (求购数量). */
  readonly quantity: Scalars['Int']['input'];
  /** What else there is to say, at most 200 characters (补充说明). */
  readonly remark?: InputMaybe<Scalars['String']['input']>;
  /** The specification (规格). */
  readonly spec?: InputMaybe<Scalars['String']['input']>;
  /** The last day on which it is wanted, at most a year on (截止日). */
  readonly until: Scalars['Date']['input'];
};

/** Answer of `addWantedGoods`. */
export type AddWantedGoodsPayload = {
  readonly __typename?: 'AddWantedGoodsPayload';
  /** The request as it is now. */
  readonly wantedGoods: Maybe<WantedGoods>;
};

/** Goods that were added. */
export type AddedGoods = {
  readonly __typename?: 'AddedGoods';
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['output'];
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
};

/** A line of the order that was added to the cart. */
export type AddedLine = {
  readonly __typename?: 'AddedLine';
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['output'];
  /** The upstream id of the order's line. */
  readonly lineID: Scalars['String']['output'];
  /** How many; of a combination how many sets. */
  readonly quantity: Scalars['Int']['output'];
};

/** A delivery address of the shop's (收货地址). REST: GET /api/address. */
export type Address = Node & {
  readonly __typename?: 'Address';
  /** Street and number (详细地址). */
  readonly address: Scalars['String']['output'];
  /** The upstream id, for `placeOrder` and `checkout`. */
  readonly addressID: Scalars['String']['output'];
  /** All of it in one line (完整地址). */
  readonly fullAddress: Scalars['String']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Whether orders go here when nothing else is chosen (默认地址). */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Who receives (收货人). */
  readonly name: Scalars['String']['output'];
  /** A mobile number, or a landline with its area code (联系电话). */
  readonly phone: Scalars['String']['output'];
  /** Province, city and district, from the top; fewer where no smaller places are on record (省市区). */
  readonly regions: ReadonlyArray<Region>;
};

/** A delivery address as it is filled in (收货地址). */
export type AddressFields = {
  /** Street and number (详细地址). */
  readonly address: Scalars['String']['input'];
  /** The upstream id of the city; absent only where none is on record (城市). */
  readonly cityID?: InputMaybe<Scalars['String']['input']>;
  /** The upstream id of the district; absent only where none is on record (区县). */
  readonly districtID?: InputMaybe<Scalars['String']['input']>;
  /** Whether it becomes the default (设为默认). */
  readonly isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who receives (收货人). */
  readonly name: Scalars['String']['input'];
  /** A mobile number, or a landline with its area code and a hyphen (联系电话). */
  readonly phone: Scalars['String']['input'];
  /** The upstream id of the province (省份). */
  readonly provinceID: Scalars['String']['input'];
};

/** Answer of what adds or changes an address. */
export type AddressPayload = {
  readonly __typename?: 'AddressPayload';
  /** The address as it is now. */
  readonly address: Maybe<Address>;
  /** The shop; read its `addresses`, where another may have ceased to be the default. */
  readonly viewer: Maybe<Viewer>;
};

/** An after-sale (售后单): goods back, exchanged or sent again, money back, or papers. REST: GET /api/afterSale, /api/afterSale/{id}. */
export type AfterSale = Node & {
  readonly __typename?: 'AfterSale';
  /** What the buyer may do with it now (可用操作). */
  readonly actions: ReadonlyArray<AfterSaleAction>;
  /** The upstream id, as in storefront addresses. */
  readonly afterSaleID: Scalars['String']['output'];
  /** Its number (售后单号). */
  readonly afterSaleNo: Scalars['String']['output'];
  /** What is paid back, always the marketplace's own sum; 0.00 where no money moves (退款金额). */
  readonly amount: Scalars['Money']['output'];
  /** When it was applied for (申请时间). */
  readonly createdAt: Scalars['DateTime']['output'];
  /** All that only its own page shows. REST: GET /api/afterSale/{id}. */
  readonly detail: Maybe<AfterSaleDetail>;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** The goods it is about; none where papers of the whole order are asked for. */
  readonly lines: ReadonlyArray<AfterSaleLine>;
  /** The order it is about. REST: GET /api/order/{id}. */
  readonly order: Maybe<Order>;
  /** The upstream id of the order it is about. */
  readonly orderID: Scalars['String']['output'];
  /** The number of that order (订单号). */
  readonly orderNo: Scalars['String']['output'];
  /** Why, in the buyer's words (售后原因). */
  readonly reason: Scalars['String']['output'];
  /** Where it stands. */
  readonly status: AfterSaleStatus;
  /** Where it stands, in the buyer's words (状态). */
  readonly statusText: Scalars['String']['output'];
  /** What is asked for (售后类型). */
  readonly type: AfterSaleType;
  /** What is asked for, in the buyer's words. */
  readonly typeText: Scalars['String']['output'];
};

/** What the buyer may do with an after-sale (可用操作). */
export type AfterSaleAction =
  /** Withdraw it (撤销): `cancelAfterSale`. */
  | 'CANCEL'
  /** Say that what was sent again has come (确认收货): `receiveAfterSale`. */
  | 'RECEIVE'
  /** Tell which parcel brings the goods back (寄回): `shipAfterSale`. */
  | 'SHIP';

/** After-sales, in pages. */
export type AfterSaleConnection = {
  readonly __typename?: 'AfterSaleConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<AfterSaleEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** What only an after-sale's own page shows (售后详情). REST: GET /api/afterSale/{id}. */
export type AfterSaleDetail = {
  readonly __typename?: 'AfterSaleDetail';
  /** What has happened to it, the first thing first (售后进度). */
  readonly events: ReadonlyArray<AfterSaleEvent>;
  /** Papers that staff attached (资料文件). */
  readonly files: ReadonlyArray<AfterSaleFile>;
  /** The buyer's photos (凭证图片). */
  readonly images: ReadonlyArray<Scalars['URL']['output']>;
  /** Whether all of an order that was not billed goes back, freight included (整单退款). */
  readonly isWholeOrder: Scalars['Boolean']['output'];
  /** What the buyer added (补充说明). */
  readonly note: Maybe<Scalars['String']['output']>;
  /** Money paid back and where to (退款去向). */
  readonly refunds: ReadonlyArray<OrderRefund>;
  /** Who carries the goods back (寄回承运商). */
  readonly returnCarrier: Maybe<Scalars['String']['output']>;
  /** The number of that parcel (寄回运单号). */
  readonly returnTrackingNumber: Maybe<Scalars['String']['output']>;
  /** Where the goods are to be sent back to; null while or where nothing is (寄回地址). */
  readonly sendTo: Maybe<OrderDelivery>;
  /** Parcels with what is sent again or instead (补发包裹). */
  readonly shipments: ReadonlyArray<OrderShipment>;
};

/** An entry of a list of after-sales. */
export type AfterSaleEdge = {
  readonly __typename?: 'AfterSaleEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The after-sale. */
  readonly node: AfterSale;
};

/** A step of an after-sale (售后进度). */
export type AfterSaleEvent = {
  readonly __typename?: 'AfterSaleEvent';
  /** Who did it. */
  readonly actor: OrderActor;
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Where it stood before; null for the first. */
  readonly from: Maybe<AfterSaleStatus>;
  /** A note, such as the reason of a refusal or a parcel's number. */
  readonly note: Maybe<Scalars['String']['output']>;
  /** What happened, in the buyer's words. */
  readonly text: Scalars['String']['output'];
  /** Where it stood then. */
  readonly to: AfterSaleStatus;
};

/** A paper that staff attached (资料文件). */
export type AfterSaleFile = {
  readonly __typename?: 'AfterSaleFile';
  /** What it is. */
  readonly name: Scalars['String']['output'];
  /** Where it is. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** Which after-sales to list (筛选). */
export type AfterSaleFilter = {
  /** Only those of this order; the upstream order id. */
  readonly orderID?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this tab; absent: all. */
  readonly tab?: InputMaybe<AfterSaleTab>;
};

/** Goods of an after-sale (售后商品). */
export type AfterSaleLine = {
  readonly __typename?: 'AfterSaleLine';
  /** What is paid back for them (退款金额). */
  readonly amount: Scalars['Money']['output'];
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['output'];
  /** Pictures of the package. */
  readonly images: ReadonlyArray<Scalars['URL']['output']>;
  /** The upstream id of the order's line. */
  readonly lineID: Scalars['String']['output'];
  /** The manufacturer (生产厂家). */
  readonly manufacturer: Scalars['String']['output'];
  /** The name (品名). */
  readonly name: Scalars['String']['output'];
  /** The unit it is sold in (包装单位). */
  readonly packUnit: Scalars['String']['output'];
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
  /** The specification (规格). */
  readonly spec: Scalars['String']['output'];
};

/** A line of an order and what can be applied for of it. */
export type AfterSaleLineOption = {
  readonly __typename?: 'AfterSaleLineOption';
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['output'];
  /** Pictures of the package. */
  readonly images: ReadonlyArray<Scalars['URL']['output']>;
  /** The upstream id of the order's line. */
  readonly lineID: Scalars['String']['output'];
  /** The manufacturer (生产厂家). */
  readonly manufacturer: Scalars['String']['output'];
  /** What all of those would bring back (可退金额). */
  readonly mostAmount: Scalars['Money']['output'];
  /** How many can be applied for (可申请数量). */
  readonly mostQuantity: Scalars['Int']['output'];
  /** The name (品名). */
  readonly name: Scalars['String']['output'];
  /** The unit it is sold in (包装单位). */
  readonly packUnit: Scalars['String']['output'];
  /** How many were ordered. */
  readonly quantity: Scalars['Int']['output'];
  /** The specification (规格). */
  readonly spec: Scalars['String']['output'];
};

/** What can be applied for on an order (可申请的售后). REST: GET /api/afterSale/options. */
export type AfterSaleOptions = {
  readonly __typename?: 'AfterSaleOptions';
  /** Whether only the whole order can go back, since it has not left yet (整单退款). */
  readonly isWholeOrder: Scalars['Boolean']['output'];
  /** The order's lines with what can be applied for of each. */
  readonly lines: ReadonlyArray<AfterSaleLineOption>;
  /** The upstream order id. */
  readonly orderID: Scalars['String']['output'];
  /** The order number (订单号). */
  readonly orderNo: Scalars['String']['output'];
  /** The reasons to choose from (售后原因). */
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
  /** Every type and whether it can be applied for. */
  readonly types: ReadonlyArray<AfterSaleTypeOption>;
  /** Until when after-sales of goods can be applied for; null before receipt (售后截止时间). */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** Where an after-sale stands (售后状态). */
export type AfterSaleStatus =
  /** Waits for staff (待审核). */
  | 'APPLIED'
  /** Agreed to (已同意). */
  | 'APPROVED'
  /** Withdrawn by the buyer (已撤销). */
  | 'CANCELLED'
  /** Done (已完成). */
  | 'DONE'
  /** The warehouse has the goods (仓库已收货). */
  | 'RECEIVED'
  /** The money is on its way back (退款中). */
  | 'REFUNDING'
  /** Refused, with a reason (已拒绝). */
  | 'REJECTED'
  /** Other goods are on their way to the buyer (已补发). */
  | 'RESENT'
  /** The goods are on their way back (退货途中). */
  | 'RETURNING';

/** The tabs of the after-sales list (售后分类). */
export type AfterSaleTab =
  /** Not over yet (进行中). */
  | 'PROCESSING'
  /** Done, refused or withdrawn (售后记录). */
  | 'RECORD';

/** What an after-sale asks for (售后类型). */
export type AfterSaleType =
  /** First-purchase papers of a company (首营企业资料). */
  | 'COMPANY_DOSSIER'
  /** Delivery note or invoice again (补单据). */
  | 'DOCUMENTS'
  /** Goods back, others instead (换货). */
  | 'EXCHANGE'
  /** First-purchase papers of goods (首营品种资料). */
  | 'GOODS_DOSSIER'
  /** Lab reports of lots (补药检报告). */
  | 'LAB_REPORT'
  /** Money back, goods stay or never came (仅退款). */
  | 'REFUND_ONLY'
  /** What was missing is sent again (补发). */
  | 'RESHIP'
  /** Goods and money back (退货退款). */
  | 'RETURN_REFUND';

/** A type of after-sale and whether it can be applied for. */
export type AfterSaleTypeOption = {
  readonly __typename?: 'AfterSaleTypeOption';
  /** Whether it can be applied for. */
  readonly isAllowed: Scalars['Boolean']['output'];
  /** Why it cannot: past the window, or the order is not there yet. */
  readonly reason: Maybe<BusinessReason>;
  /** The type in the buyer's words. */
  readonly text: Scalars['String']['output'];
  /** The type. */
  readonly type: AfterSaleType;
};

/** Input of `applyAfterSale`. */
export type ApplyAfterSaleInput = {
  /** 8 to 64 characters made by the client once per intention (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** Keys of uploaded photos (scene `after_sale`), at most six (凭证图片). */
  readonly imageKeys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Which goods; none for papers of the whole order. */
  readonly lines?: InputMaybe<ReadonlyArray<LineQuantityInput>>;
  /** More about it, at most 500 characters (补充说明). */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The upstream order id. */
  readonly orderID: Scalars['String']['input'];
  /** Why; one of the reasons of `afterSaleOptions`. */
  readonly reason: Scalars['String']['input'];
  /** What is asked for. */
  readonly type: AfterSaleType;
};

/** Answer of `applyAfterSale`. */
export type ApplyAfterSalePayload = {
  readonly __typename?: 'ApplyAfterSalePayload';
  /** The after-sale. */
  readonly afterSale: Maybe<AfterSale>;
  /** The order as it is now. */
  readonly order: Maybe<Order>;
};

/** Input of `applyForInvoice`. What of the buyer is left out is as it was last time. */
export type ApplyForInvoiceInput = {
  /** The bank; a special invoice needs it (开户银行). */
  readonly bank?: InputMaybe<Scalars['String']['input']>;
  /** The bank account; a special invoice needs it (银行账号). */
  readonly bankAccount?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 64 characters made by the client once per intention: sent again, it never applies twice (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** The registered address; a special invoice needs it (注册地址). */
  readonly companyAddress?: InputMaybe<Scalars['String']['input']>;
  /** The registered phone; a special invoice needs it (注册电话). */
  readonly companyPhone?: InputMaybe<Scalars['String']['input']>;
  /** What kind of invoice. */
  readonly kind: InvoiceKind;
  /** The upstream ids of the orders. */
  readonly orderIDs: ReadonlyArray<Scalars['String']['input']>;
  /** The tax number (税号). */
  readonly taxNo?: InputMaybe<Scalars['String']['input']>;
  /** The name on it (发票抬头). */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `applyForInvoice`. */
export type ApplyForInvoicePayload = {
  readonly __typename?: 'ApplyForInvoicePayload';
  /** The invoice applied for. */
  readonly invoice: Maybe<Invoice>;
};

/** News or a notice (资讯/公告). REST: GET /api/article, /api/article/{id}. */
export type Article = Node & {
  readonly __typename?: 'Article';
  /** The upstream id. */
  readonly articleID: Scalars['String']['output'];
  /** The upstream id of its category. */
  readonly categoryID: Scalars['String']['output'];
  /** Its category (栏目). */
  readonly categoryName: Scalars['String']['output'];
  /** Its text. REST: GET /api/article/{id}. */
  readonly detail: Maybe<ArticleDetail>;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** What it is. */
  readonly kind: ArticleKind;
  /** When it was published. */
  readonly publishedAt: Scalars['DateTime']['output'];
  /** What it says, in short. */
  readonly summary: Scalars['String']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** Its page. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** A category of articles with its newest (资讯栏目). */
export type ArticleCategory = {
  readonly __typename?: 'ArticleCategory';
  /** The upstream id. */
  readonly categoryID: Scalars['String']['output'];
  /** Its newest articles. */
  readonly latest: ReadonlyArray<Article>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The categories beside it. */
  readonly siblings: ReadonlyArray<ArticleCategoryLink>;
};

/** A category of articles by name. */
export type ArticleCategoryLink = {
  readonly __typename?: 'ArticleCategoryLink';
  /** The upstream id. */
  readonly categoryID: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** News and notices, in pages. */
export type ArticleConnection = {
  readonly __typename?: 'ArticleConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<ArticleEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** What only an article's own page shows. */
export type ArticleDetail = {
  readonly __typename?: 'ArticleDetail';
  /** Its text as it was written. */
  readonly body: Scalars['String']['output'];
  /** The one after it (下一篇). */
  readonly next: Maybe<ArticleLink>;
  /** The one before it (上一篇). */
  readonly previous: Maybe<ArticleLink>;
  /** Its text in sections, to be shown. */
  readonly sections: ReadonlyArray<TextSection>;
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** An entry of a list: news and notices. */
export type ArticleEdge = {
  readonly __typename?: 'ArticleEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Article;
};

/** What an article is. */
export type ArticleKind =
  /** A page of the help centre (帮助). */
  | 'HELP'
  /** News (资讯). */
  | 'NEWS'
  /** A notice (公告). */
  | 'NOTICE';

/** A link to an article. */
export type ArticleLink = {
  readonly __typename?: 'ArticleLink';
  /** The upstream id. */
  readonly articleID: Scalars['String']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** Its page. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** What a lapsed paper keeps a shop from buying (证照过期的影响). */
export type AtStake = {
  readonly __typename?: 'AtStake';
  /** Lines in its cart (采购单商品). */
  readonly cartLineCount: Scalars['Int']['output'];
  /** Goods on sale within the shop's scopes (可购商品). */
  readonly goodsCount: Scalars['Int']['output'];
};

/** An account at a bank that money is paid out to (提现账户). */
export type BankAccount = {
  readonly __typename?: 'BankAccount';
  /** At which bank (开户行). */
  readonly bank: Scalars['String']['output'];
  /** In whose name (户名). */
  readonly holder: Scalars['String']['output'];
  /** The last four digits of its number (账号末四位). */
  readonly numberTail: Scalars['String']['output'];
};

/** A banner (横幅): a picture that leads somewhere. */
export type Banner = {
  readonly __typename?: 'Banner';
  /** The upstream id. */
  readonly bannerID: Scalars['String']['output'];
  /** The colour it begins with, as CSS writes it. */
  readonly color: Scalars['String']['output'];
  /** The colour it ends with, as CSS writes it. */
  readonly colorEnd: Scalars['String']['output'];
  /** Pictures of goods shown on it. */
  readonly goodsImages: ReadonlyArray<Scalars['URL']['output']>;
  /** The picture's height in pixels. */
  readonly height: Scalars['Int']['output'];
  /** The picture. */
  readonly image: Maybe<Scalars['URL']['output']>;
  /** What is said instead of going there; null for a link that leads somewhere (活动未开始, `*` and `#` links). */
  readonly notice: Maybe<Scalars['String']['output']>;
  /** Its smaller words. */
  readonly subtitle: Scalars['String']['output'];
  /** Its words. */
  readonly title: Scalars['String']['output'];
  /** Where it leads. */
  readonly url: Maybe<Scalars['URL']['output']>;
  /** The picture's width in pixels. */
  readonly width: Scalars['Int']['output'];
};

/** A brand (品牌): a manufacturer with a page of its own. */
export type Brand = {
  readonly __typename?: 'Brand';
  /** The upstream id, for `brandPage`. */
  readonly brandID: Scalars['String']['output'];
  /** How many of its goods are on sale. */
  readonly count: Scalars['Int']['output'];
  /** Its logo. */
  readonly logo: Maybe<Scalars['URL']['output']>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Where it leads. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** A brand's page (品牌页). */
export type BrandPage = {
  readonly __typename?: 'BrandPage';
  /** Its banners. */
  readonly banners: ReadonlyArray<Banner>;
  /** The brand. */
  readonly brand: Brand;
  /** Its goods. */
  readonly goods: ReadonlyArray<Goods>;
};

/** Why a business rule refused something, or what a warning is about (原因). Found in `extensions.reason` and in `Warning.code`. */
export type BusinessReason =
  /** The add-on offer is over (换购已结束). */
  | 'ADDON_ENDED'
  /** Above what one order may take at the add-on price (超出换购数量). */
  | 'ADDON_LIMIT'
  /** Not enough is bought for the add-on price; the line stays (未达到换购条件). */
  | 'ADDON_SHORT'
  /** It has been paid already (已支付). */
  | 'ALREADY_PAID'
  /** A line or an order comes to more than 21,474,836.47 yuan (超出单次下单金额上限). */
  | 'AMOUNT_LIMIT'
  /** The balance does not suffice (余额不足). */
  | 'BALANCE_SHORT'
  /** Above the purchase limit (超出限购). */
  | 'BUY_LIMIT'
  /** The cart is full at 500 lines (购物车已满). */
  | 'CART_FULL'
  /** A certificate has lapsed (证照过期). */
  | 'CERT_EXPIRED'
  /** A code was sent a moment ago (验证码发送过于频繁). */
  | 'CODE_TOO_OFTEN'
  /** The code is wrong or has lapsed (验证码错误). */
  | 'CODE_WRONG'
  /** The combination is over or has changed (组合套餐已结束). */
  | 'COMBO_ENDED'
  /** The e-contract is unsigned (未签电子合同). */
  | 'CONTRACT_UNSIGNED'
  /** No coupon is left to claim (优惠券已领完). */
  | 'COUPON_EMPTY'
  /** The coupon has lapsed (优惠券已过期). */
  | 'COUPON_EXPIRED'
  /** This buyer has claimed all that one buyer may (达到领取上限). */
  | 'COUPON_LIMIT'
  /** The coupon's threshold is not reached (未达优惠券门槛). */
  | 'COUPON_MIN'
  /** The coupon has been used (优惠券已使用). */
  | 'COUPON_USED'
  /** Earlier credit is overdue (账期逾期). */
  | 'CREDIT_OVERDUE'
  /** The credit line does not suffice (账期额度不足). */
  | 'CREDIT_SHORT'
  /** This buyer has drawn already (已参加抽奖). */
  | 'DRAW_DONE'
  /** The prize draw is over (抽奖已结束). */
  | 'DRAW_ENDED'
  /** The shop may not buy ephedrine compounds (未开通含麻黄碱商品). */
  | 'EPH_NOT_ALLOWED'
  /** The receipt of an earlier ephedrine order is overdue (麻黄碱回执未交). */
  | 'EPH_RECEIPT_DUE'
  /** The flash sale is over (秒杀已结束). */
  | 'FLASH_ENDED'
  /** Above what the flash sale leaves this buyer (超出秒杀限购). */
  | 'FLASH_LIMIT'
  /** Fewer gifts are left than were earned; a warning only (赠品不足). */
  | 'GIFT_SHORT'
  /** The group purchase is over (团购已结束). */
  | 'GROUP_ENDED'
  /** The buying group is full (已满员). */
  | 'GROUP_FULL'
  /** This buyer is in the buying group already (已参团). */
  | 'GROUP_JOINED'
  /** The same `clientKey` came with another content (重复提交). */
  | 'IDEMPOTENCY_REUSED'
  /** It has been invoiced already (已开票). */
  | 'INVOICED'
  /** The account is locked for a while after wrong passwords (账号已锁定). */
  | 'LOCKED'
  /** Not sold to this shop (限定客户). */
  | 'MEMBER_DENIED'
  /** Below the warehouse's minimum order (未达起订金额). */
  | 'MIN_ORDER'
  /** Below the minimum quantity (低于起购量). */
  | 'MIN_QTY'
  /** Nothing that can be bought is selected (没有可结算商品). */
  | 'NOTHING_SELECTED'
  /** Cannot be bought at present (不可购买). */
  | 'NOT_BUYABLE'
  /** No such thing, or not the caller's (404). */
  | 'NOT_FOUND'
  /** Not on sale (已下架). */
  | 'NOT_ON_SALE'
  /** The shop's review has not passed (资质审核未通过). */
  | 'NOT_REVIEWED'
  /** Sold out (缺货). */
  | 'OUT_OF_STOCK'
  /** Not a multiple of the pack (非中包装整数倍). */
  | 'PACK_MULTIPLE'
  /** It can no longer be paid (订单已关闭，无法支付). */
  | 'PAY_CLOSED'
  /** The points do not suffice (积分不足). */
  | 'POINTS_SHORT'
  /** The price has changed since the buyer saw it; a warning only (价格有变动). */
  | 'PRICE_CHANGED'
  /** The quote has changed (报价已变动). */
  | 'QUOTE_CHANGED'
  /** The quote has lapsed (报价已过期). */
  | 'QUOTE_EXPIRED'
  /** Too many requests (操作频繁). */
  | 'RATE_LIMITED'
  /** Not sold in the shop's region (不在销售区域). */
  | 'REGION_DENIED'
  /** More than can be returned (超出可退数量). */
  | 'RETURN_QTY'
  /** The time for after-sales is over (超过售后期限). */
  | 'RETURN_WINDOW'
  /** The shop's business scope does not cover these goods (经营范围不符). */
  | 'SCOPE_DENIED'
  /** The browser acts for another shop than the page shows; `userMessage` names it (当前门店已切换). */
  | 'SHOP_CHANGED'
  /** The shop is frozen and moves no money (门店已冻结). */
  | 'SHOP_FROZEN'
  /** The thing has changed meanwhile (状态已变更). */
  | 'STATE_CHANGED'
  /** Less in stock than asked for (库存不足). */
  | 'STOCK_SHORT'
  /** The time for this step is over; begin again (操作已超时). */
  | 'TICKET_EXPIRED'
  /** Too many unpaid orders stand open (未付款订单过多). */
  | 'UNPAID_LIMIT';

/** A part of the trade the shop is allowed (经营范围). REST: GET /api/user/jyfw. */
export type BusinessScope = {
  readonly __typename?: 'BusinessScope';
  /** The upstream code. */
  readonly code: Scalars['String']['output'];
  /** Goods on sale that belong to it (在售商品). */
  readonly goodsCount: Scalars['Int']['output'];
  /** Its name, in Chinese. */
  readonly name: Scalars['String']['output'];
  /** Until when it is granted; null without an end (有效期止). */
  readonly validTo: Maybe<Scalars['Date']['output']>;
};

/** Input of `cancelAfterSale`. */
export type CancelAfterSaleInput = {
  /** The upstream after-sale id. */
  readonly afterSaleID: Scalars['String']['input'];
  /** 8 to 64 characters made by the client once per intention (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
};

/** Answer of `cancelAfterSale`. */
export type CancelAfterSalePayload = {
  readonly __typename?: 'CancelAfterSalePayload';
  /** The after-sale as it is now. */
  readonly afterSale: Maybe<AfterSale>;
};

/** Input of `cancelOrder`. */
export type CancelOrderInput = {
  /** 8 to 64 characters made by the client once per intention (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** The upstream order id. */
  readonly orderID: Scalars['String']['input'];
  /** Why. */
  readonly reason: CancelReason;
};

/** Answer of `cancelOrder`. */
export type CancelOrderPayload = {
  readonly __typename?: 'CancelOrderPayload';
  /** The order; the other orders of its trade are cancelled with it. */
  readonly order: Maybe<Order>;
  /** What came back to the buyer and the shelf. */
  readonly returned: CancelReturns;
  /** The trade as it is now, with all its orders. */
  readonly trade: Maybe<Trade>;
};

/** Why a buyer cancels (取消原因). */
export type CancelReason =
  /** 其他渠道价更低: cheaper elsewhere. */
  | 'CHEAPER_ELSEWHERE'
  /** 忘记使用优惠券: a coupon was forgotten. */
  | 'COUPON_FORGOTTEN'
  /** 重复下单: ordered twice. */
  | 'DUPLICATE'
  /** 不想买了: no longer wanted. */
  | 'NOT_WANTED'
  /** 配送信息有误: the delivery details are wrong. */
  | 'WRONG_DELIVERY'
  /** 商品买错了: the wrong goods. */
  | 'WRONG_GOODS';

/** What cancelling gives back (退回). */
export type CancelReturns = {
  readonly __typename?: 'CancelReturns';
  /** Balance (余额). */
  readonly balance: Scalars['Money']['output'];
  /** How many coupons can be used again (优惠券). */
  readonly coupons: Scalars['Int']['output'];
  /** How many pieces went back to stock. */
  readonly stock: Scalars['Int']['output'];
  /** Cash vouchers (代金券). */
  readonly voucher: Scalars['Money']['output'];
};

/** The buyer's cart (采购单). REST: GET /api/cart/list. */
export type Cart = Node & {
  readonly __typename?: 'Cart';
  /** Goods to be had at an add-on price with this cart, the offers reached first (换购, addon_data). */
  readonly addons: ReadonlyArray<CartAddon>;
  /** The buyer's coupons as they stand for this cart, the used ones first (优惠券). */
  readonly coupons: ReadonlyArray<CartCoupon>;
  /** By what the lines can be narrowed, each with its number of lines (筛选). */
  readonly filters: ReadonlyArray<CartFilter>;
  /** Global id; one cart a member. */
  readonly id: Scalars['ID']['output'];
  /** How many lines there are: the badge (99 at most shown). */
  readonly lineCount: Scalars['Int']['output'];
  /** All lines, the newest first (at most 500). */
  readonly lines: ReadonlyArray<CartLine>;
  /** What `rules` needs to price the cart in the browser; the same document the server computed with. */
  readonly pricing: CartPricing;
  /** Full reductions and order discounts that concern these lines, with their tiers, the reached ones first (满减/满折). */
  readonly promotions: ReadonlyArray<CartPromotion>;
  /** How many lines are selected. */
  readonly selectedCount: Scalars['Int']['output'];
  /** What the selected lines cost. */
  readonly totals: CartTotals;
  /** The warehouses the lines ship from, each with its own freight and minimum (按仓库). */
  readonly warehouses: ReadonlyArray<CartWarehouse>;
  /** What the buyer should know about the cart as it stands. */
  readonly warnings: ReadonlyArray<Warning>;
};

/** Goods at an add-on price for whoever buys enough (换购); added with `addToCart(isAddon: true)`. */
export type CartAddon = {
  readonly __typename?: 'CartAddon';
  /** Amount of the selected lines that count. */
  readonly amount: Scalars['Money']['output'];
  /** Whether all goods count towards it (全场). */
  readonly coversAll: Scalars['Boolean']['output'];
  /** When the offer ends. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** From which amount on (满). */
  readonly full: Scalars['Money']['output'];
  /** The goods that may be added. */
  readonly goods: Goods;
  /** Whether the amount is reached (已达到). */
  readonly isReached: Scalars['Boolean']['output'];
  /** How many more this order may take. */
  readonly left: Scalars['Int']['output'];
  /** The promotion's name. */
  readonly name: Scalars['String']['output'];
  /** How many one order may take (每单限换). */
  readonly perOrder: Scalars['Int']['output'];
  /** What one costs then (换购价). */
  readonly price: Scalars['Money']['output'];
  /** The upstream id of the promotion. */
  readonly promotionID: Scalars['String']['output'];
  /** What is missing (还差). */
  readonly short: Scalars['Money']['output'];
};

/** A combination as it lies in the cart (组合套餐). */
export type CartCombination = {
  readonly __typename?: 'CartCombination';
  /** The upstream id, as of `combination`. */
  readonly combinationID: Scalars['String']['output'];
  /** What one set holds. */
  readonly items: ReadonlyArray<CombinationItem>;
  /** What its goods would cost one by one. */
  readonly listPrice: Maybe<Scalars['Money']['output']>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What one set costs; null while hidden. */
  readonly price: Maybe<Scalars['Money']['output']>;
};

/** What became of the lines copied to one shop (复制结果). */
export type CartCopy = {
  readonly __typename?: 'CartCopy';
  /** The shop's company. */
  readonly company: Scalars['String']['output'];
  /** How many lines were copied. */
  readonly copiedCount: Scalars['Int']['output'];
  /** The shop's upstream member id. */
  readonly memberID: Scalars['String']['output'];
  /** The lines that shop may not buy. */
  readonly skipped: ReadonlyArray<SkippedCopy>;
};

/** A coupon as it stands for this cart (优惠券). */
export type CartCoupon = {
  readonly __typename?: 'CartCoupon';
  /** What the selected lines count for it. */
  readonly amount: Scalars['Money']['output'];
  /** The upstream id. */
  readonly couponID: Scalars['String']['output'];
  /** When it lapses. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** What it takes off (面额); null where it covers the whole freight. */
  readonly face: Maybe<Scalars['Money']['output']>;
  /** Whether it is the one that is used. */
  readonly isUsed: Scalars['Boolean']['output'];
  /** What it takes off. */
  readonly kind: CouponKind;
  /** From this amount on (门槛). */
  readonly minimum: Scalars['Money']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What it takes off when it is used. */
  readonly saves: Scalars['Money']['output'];
  /** What is missing (还差). */
  readonly short: Scalars['Money']['output'];
};

/** A way to narrow the cart's lines (筛选). */
export type CartFilter = {
  readonly __typename?: 'CartFilter';
  /** How many lines it leaves. */
  readonly count: Scalars['Int']['output'];
  /** The upstream id; 99999 is all. */
  readonly filterID: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** The gift (赠品) that comes with a line. */
export type CartGift = {
  readonly __typename?: 'CartGift';
  /** How many are given for that. */
  readonly given: Scalars['Int']['output'];
  /** The upstream id of the gift's goods. */
  readonly goodsID: Scalars['String']['output'];
  /** Pictures of the gift. */
  readonly images: ReadonlyArray<Scalars['URL']['output']>;
  /** How many gifts are left. */
  readonly left: Scalars['Int']['output'];
  /** Whether it comes once or with every `needed`. */
  readonly mode: GiftMode;
  /** The gift's name (品名). */
  readonly name: Scalars['String']['output'];
  /** How many must be bought. */
  readonly needed: Scalars['Int']['output'];
  /** The unit of the gift (包装单位). */
  readonly packUnit: Scalars['String']['output'];
  /** How many come with the line as it stands. */
  readonly quantity: Scalars['Int']['output'];
  /** The gift's specification (规格). */
  readonly spec: Scalars['String']['output'];
};

/** A line of the cart (采购单明细). */
export type CartLine = Node & {
  readonly __typename?: 'CartLine';
  /** What the line costs after its promotions (小计). */
  readonly amount: Scalars['Money']['output'];
  /** The combination and all that is in it; null on every other line (组合套餐). */
  readonly combination: Maybe<CartCombination>;
  /** What it counts for its full reduction (满减金额, goods_manjian_amount). */
  readonly fullReductionAmount: Scalars['Money']['output'];
  /** The gift that comes with it (赠品). */
  readonly gift: Maybe<CartGift>;
  /** The goods; of a combination the first of its goods, which stands for it in lists. */
  readonly goods: Goods;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Whether coupons count for it (可用优惠券). */
  readonly isCouponEligible: Scalars['Boolean']['output'];
  /** Whether it is selected (勾选). */
  readonly isSelected: Scalars['Boolean']['output'];
  /** How it is priced (line type). */
  readonly kind: CartLineKind;
  /** The upstream id. */
  readonly lineID: Scalars['String']['output'];
  /** What it would cost without promotions. */
  readonly listAmount: Scalars['Money']['output'];
  /** The upstream id of the full reduction it belongs to. */
  readonly promotionID: Maybe<Scalars['String']['output']>;
  /** The quantity (数量). */
  readonly quantity: Scalars['Int']['output'];
  /** Why it cannot be bought now; such a line is never selected. */
  readonly refusal: Maybe<CartLineRefusal>;
  /** The unit price the buyer saw when adding it (加入时价格). */
  readonly seenPrice: Scalars['Money']['output'];
  /** The unit price at this quantity; null while hidden. */
  readonly unitPrice: Maybe<Scalars['Money']['output']>;
};

/** How a cart line is priced. */
export type CartLineKind =
  /** Goods at an add-on price (4, 换购). */
  | 'ADDON'
  /** A combination (3, 组合套餐). */
  | 'COMBINATION'
  /** A flash-sale line (1, 秒杀). */
  | 'FLASH'
  /** A line of a group purchase (2, 抱团). */
  | 'GROUP'
  /** An ordinary line (0). */
  | 'PLAIN';

/** Why a line cannot be bought (不可购买原因). */
export type CartLineRefusal = {
  readonly __typename?: 'CartLineRefusal';
  /** A sentence for the buyer. */
  readonly message: Scalars['String']['output'];
  /** The rule that refuses it. */
  readonly reason: BusinessReason;
};

/** The open pricing document (计价文档), amounts in integer cents (分): all that `rules` needs to price the cart as the server does. Part of GET /api/cart/list. */
export type CartPricing = {
  readonly __typename?: 'CartPricing';
  /** Goods at an add-on price, by the goods that are added (换购). */
  readonly addons: ReadonlyArray<PricingAddon>;
  /** Balance put forward (余额). */
  readonly balance: Scalars['Int']['output'];
  /** Running combinations in the cart (组合套餐). */
  readonly combinations: ReadonlyArray<PricingCombination>;
  /** Coupons to choose from; the best of each kind is used (优惠券). */
  readonly coupons: ReadonlyArray<PricingCoupon>;
  /** Order discounts by share that cover everything or goods of the cart, by id (满折). */
  readonly discounts: ReadonlyArray<PricingDiscount>;
  /** Running flash sales of goods in the cart (秒杀). */
  readonly flash: ReadonlyArray<PricingFlash>;
  /** Full reductions that cover everything or goods of the cart, in the order in which they take lines (满减). */
  readonly fullReductions: ReadonlyArray<PricingFullReduction>;
  /** The goods of those lines. */
  readonly goods: ReadonlyArray<PricingGoods>;
  /** Running group purchases of goods in the cart that the buyer has joined (抱团). */
  readonly groups: ReadonlyArray<PricingGroup>;
  /** The lines to price. */
  readonly lines: ReadonlyArray<PricingLine>;
  /** Cash vouchers put forward, in all (代金券). */
  readonly vouchers: Scalars['Int']['output'];
  /** All warehouses, those of goods not yet in the cart too. */
  readonly warehouses: ReadonlyArray<PricingWarehouse>;
};

/** A full reduction or order discount as it stands for this cart (满减/满折). */
export type CartPromotion = {
  readonly __typename?: 'CartPromotion';
  /** What the selected lines count for it. */
  readonly amount: Scalars['Money']['output'];
  /** The most it takes off (封顶). */
  readonly cap: Maybe<Scalars['Money']['output']>;
  /** Whether all goods count. */
  readonly coversAll: Scalars['Boolean']['output'];
  /** What it takes off now. */
  readonly discount: Scalars['Money']['output'];
  /** When it ends. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** Whether a tier is reached. */
  readonly isReached: Scalars['Boolean']['output'];
  /** Whether the tier counts every time it is reached (每满). */
  readonly isRepeatable: Scalars['Boolean']['output'];
  /** Whether it takes off an amount or a share. */
  readonly kind: PromotionKind;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The upstream id, as of `promotion`: its goods fill the cart up (去凑单). */
  readonly promotionID: Scalars['String']['output'];
  /** Its tiers, the reached ones first. */
  readonly tiers: ReadonlyArray<CartPromotionTier>;
};

/** A tier of a full reduction or discount as it stands for this cart. */
export type CartPromotionTier = {
  readonly __typename?: 'CartPromotionTier';
  /** From this amount on (满). */
  readonly full: Scalars['Money']['output'];
  /** Whether it is the tier that applies. */
  readonly isApplied: Scalars['Boolean']['output'];
  /** Whether it is reached. */
  readonly isReached: Scalars['Boolean']['output'];
  /** What it takes off (减); null for a discount by share. */
  readonly minus: Maybe<Scalars['Money']['output']>;
  /** What is paid, in ten-thousandths: 9800 is 98 % (折); null for a full reduction. */
  readonly rate: Maybe<Scalars['Int']['output']>;
  /** What is missing (还差). */
  readonly short: Scalars['Money']['output'];
};

/** Another shop of the account (其他店铺). */
export type CartShop = {
  readonly __typename?: 'CartShop';
  /** The shop's company. */
  readonly company: Scalars['String']['output'];
  /** The shop's upstream member id. */
  readonly memberID: Scalars['String']['output'];
};

/** What the selected lines cost (合计). */
export type CartTotals = {
  readonly __typename?: 'CartTotals';
  /** What coupons take off, as part of `discount` (优惠券). */
  readonly coupons: Scalars['Money']['output'];
  /** What promotions take off (优惠). */
  readonly discount: Scalars['Money']['output'];
  /** Goods to be paid (商品金额, data.total). */
  readonly goods: Scalars['Money']['output'];
  /** Goods to be paid, of herb slices (中药, zy_total). */
  readonly herbs: Scalars['Money']['output'];
  /** Before promotions. */
  readonly list: Scalars['Money']['output'];
  /** Goods and freight. */
  readonly payable: Scalars['Money']['output'];
  /** Goods to be paid, of those with preferred shipping (优选, yx_total). */
  readonly preferred: Scalars['Money']['output'];
  /** Freight (运费). */
  readonly shipping: Scalars['Money']['output'];
};

/** One warehouse's part of the cart (仓库分组). */
export type CartWarehouse = {
  readonly __typename?: 'CartWarehouse';
  /** Freight when not free (运费). */
  readonly fee: Scalars['Money']['output'];
  /** Free freight from here on (免运费门槛, shipping_amount). */
  readonly freeOver: Scalars['Money']['output'];
  /** The goods selected from it. */
  readonly goodsAmount: Scalars['Money']['output'];
  /** Below this it cannot be ordered (起订金额, no_trans_order_amount). */
  readonly minimumOrder: Scalars['Money']['output'];
  /** Freight as it stands now. */
  readonly shipping: Scalars['Money']['output'];
  /** What is missing for free freight. */
  readonly shortOfFree: Scalars['Money']['output'];
  /** What is missing for the minimum. */
  readonly shortOfMinimum: Scalars['Money']['output'];
  /** The warehouse. */
  readonly warehouse: Warehouse;
};

/** A category (商品分类). REST: GET /api/goods/fl. */
export type Category = {
  readonly __typename?: 'Category';
  /** The upstream id. */
  readonly categoryID: Scalars['String']['output'];
  /** Sub-categories. */
  readonly children: ReadonlyArray<Category>;
  /** How many goods are on sale in it. */
  readonly count: Scalars['Int']['output'];
  /** A picture of it. */
  readonly logo: Maybe<Scalars['URL']['output']>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** A paper that allows the shop to buy (资质证照). REST: GET /api/user/zizhi. */
export type Certificate = {
  readonly __typename?: 'Certificate';
  /** The upstream id, for `renewCertificate`; null while nothing has been handed in. */
  readonly certificateID: Maybe<Scalars['String']['output']>;
  /** The number on the paper (证照编号). */
  readonly certificateNo: Maybe<Scalars['String']['output']>;
  /** What the shop cannot buy without it; null while it is not in force (失效后果). */
  readonly consequence: Maybe<CertificateConsequence>;
  /** Days until it lapses, below nothing once it has; null without an end or while not in force (剩余天数). */
  readonly daysLeft: Maybe<Scalars['Int']['output']>;
  /** Its picture or PDF; only the shop itself can open it (扫描件). */
  readonly file: Maybe<Scalars['URL']['output']>;
  /** Whether companies of this kind must hand it in (必交). */
  readonly isNeeded: Scalars['Boolean']['output'];
  /** Which paper. */
  readonly kind: CertificateKind;
  /** Its name, in Chinese (证照名称). */
  readonly name: Scalars['String']['output'];
  /** Why it was refused (未通过原因). */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** What was handed in to follow the one in force (换证). */
  readonly renewal: Maybe<CertificateRenewal>;
  /** How it stands. */
  readonly status: CertificateStatus;
  /** From when it is valid (有效期起). */
  readonly validFrom: Maybe<Scalars['Date']['output']>;
  /** Until when, that day included; null without an end (有效期止, 长期). */
  readonly validTo: Maybe<Scalars['Date']['output']>;
};

/** What hangs on a paper: without it, this can no longer be bought (失效后果). */
export type CertificateConsequence = {
  readonly __typename?: 'CertificateConsequence';
  /** Open lines of its cart (采购单行). */
  readonly cartLineCount: Scalars['Int']['output'];
  /** Goods on sale that the shop may buy today (可购商品). */
  readonly goodsCount: Scalars['Int']['output'];
};

/** The papers of a company (证照种类). */
export type CertificateKind =
  /** The purchaser's letter of authority (采购委托书, cgwts). */
  | 'AUTHORITY_LETTER'
  /** The business licence (营业执照, yyzz). */
  | 'BUSINESS_LICENCE'
  /** The GSP certificate (GSP 证书, gsp). */
  | 'GSP'
  /** The licence of a medical institution (医疗机构执业许可证, yljg). */
  | 'MEDICAL_LICENCE'
  /** The customer's opening form (客户开户表, khxk). */
  | 'OPENING_FORM'
  /** Another paper (其他). */
  | 'OTHER'
  /** The permit to trade in medicines (药品经营许可证, xkz). */
  | 'TRADE_PERMIT';

/** Answer of what hands in a paper. */
export type CertificatePayload = {
  readonly __typename?: 'CertificatePayload';
  /** All papers of the shop as they are now (资质证照). */
  readonly certificates: Maybe<ReadonlyArray<Certificate>>;
  /** The shop; read its `certificates` so that its own record follows. */
  readonly viewer: Maybe<Viewer>;
};

/** A paper handed in to follow the one in force (换证). */
export type CertificateRenewal = {
  readonly __typename?: 'CertificateRenewal';
  /** The upstream id, for `renewCertificate`. */
  readonly certificateID: Scalars['String']['output'];
  /** The number on the paper (证照编号). */
  readonly certificateNo: Scalars['String']['output'];
  /** Its picture or PDF (扫描件). */
  readonly file: Maybe<Scalars['URL']['output']>;
  /** Why it was refused (未通过原因). */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** How it stands: under review or refused. */
  readonly status: CertificateStatus;
  /** From when it is valid (有效期起). */
  readonly validFrom: Scalars['Date']['output'];
  /** Until when; null without an end (有效期止, 长期). */
  readonly validTo: Maybe<Scalars['Date']['output']>;
};

/** How a paper stands (证照状态). */
export type CertificateStatus =
  /** Lapsed (已过期). */
  | 'EXPIRED'
  /** Not handed in (未提交). */
  | 'MISSING'
  /** Passed (已通过). */
  | 'PASSED'
  /** Under review (审核中). */
  | 'PENDING'
  /** Refused (未通过). */
  | 'REJECTED';

/** Input of `changeColleagueRole`. */
export type ChangeColleagueRoleInput = {
  /** The upstream id of the account. */
  readonly accountID: Scalars['String']['input'];
  /** What it may do from now on: BUYER or FINANCE (角色). */
  readonly role: ShopRole;
};

/** Input of `changePassword`. */
export type ChangePasswordInput = {
  /** The password so far (原密码). */
  readonly oldPassword: Scalars['String']['input'];
  /** The new password, 8 to 64 characters (新密码). */
  readonly password: Scalars['String']['input'];
  /** The new password again. */
  readonly passwordConfirmation?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `changePassword`. */
export type ChangePasswordPayload = {
  readonly __typename?: 'ChangePasswordPayload';
  /** Always true when no error stands beside it; all other sessions of the account have ended. */
  readonly isChanged: Scalars['Boolean']['output'];
};

/** One thing said between the shop and its account manager (客服留言). REST: GET /api/chat. */
export type ChatMessage = Node & {
  readonly __typename?: 'ChatMessage';
  /** The upstream id. */
  readonly chatMessageID: Scalars['String']['output'];
  /** What was said, plain text (文字). */
  readonly content: Maybe<Scalars['String']['output']>;
  /** When (时间). */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** The picture that was sent; only the shop itself can open it (图片). */
  readonly image: Maybe<Scalars['URL']['output']>;
  /** Whether the shop said it, not the account manager. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** Who answered (答复人); null for the shop's own words. */
  readonly staff: Maybe<Scalars['String']['output']>;
};

/** What the shop and its account manager said, in pages. */
export type ChatMessageConnection = {
  readonly __typename?: 'ChatMessageConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<ChatMessageEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** How many answers the shop has not seen (未看答复). */
  readonly unreadCount: Scalars['Int']['output'];
};

/** An entry of what was said. */
export type ChatMessageEdge = {
  readonly __typename?: 'ChatMessageEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: ChatMessage;
};

/** Input of `checkRegistration`. */
export type CheckRegistrationInput = {
  /** What is checked. */
  readonly field: RegistrationField;
  /** What was filled in. */
  readonly value: Scalars['String']['input'];
};

/** Answer of `checkRegistration`. */
export type CheckRegistrationPayload = {
  readonly __typename?: 'CheckRegistrationPayload';
  /** Always true when no error stands beside it. */
  readonly isFine: Scalars['Boolean']['output'];
};

/** Input of `checkout`. */
export type CheckoutInput = {
  /** The upstream id of the delivery address; absent: the default (收货地址). */
  readonly addressID?: InputMaybe<Scalars['String']['input']>;
  /** The upstream ids of the coupons to use; absent: the best are chosen, empty: none (优惠券). */
  readonly couponIDs?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The upstream ids of the lines to order. */
  readonly lineIDs: ReadonlyArray<Scalars['String']['input']>;
  /** Whether the balance is put forward (使用余额). */
  readonly useBalance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether cash vouchers are put forward (使用代金券). */
  readonly useVoucher?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Answer of `checkout`. */
export type CheckoutPayload = {
  readonly __typename?: 'CheckoutPayload';
  /** The quote. */
  readonly quote: Maybe<Quote>;
  /** Lines that were left out and what else the buyer should know. */
  readonly warnings: ReadonlyArray<Warning>;
};

/** Input of `claimCoupon`. */
export type ClaimCouponInput = {
  /** 8 to 64 characters made by the client once per intention: sent again, it never claims twice (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** The upstream id of the offer. */
  readonly offerID: Scalars['String']['input'];
};

/** Answer of `claimCoupon`. */
export type ClaimCouponPayload = {
  readonly __typename?: 'ClaimCouponPayload';
  /** How many coupons the buyer has now. */
  readonly counts: Maybe<CouponCounts>;
  /** The coupon, now the buyer's. */
  readonly coupon: Maybe<Coupon>;
  /** The offer as it is now. */
  readonly offer: Maybe<CouponOffer>;
};

/** Input of `closeWantedGoods`. */
export type CloseWantedGoodsInput = {
  /** The upstream id of the request. */
  readonly wantedID: Scalars['String']['input'];
};

/** Answer of `closeWantedGoods`. */
export type CloseWantedGoodsPayload = {
  readonly __typename?: 'CloseWantedGoodsPayload';
  /** The request as it is now. */
  readonly wantedGoods: Maybe<WantedGoods>;
};

/** Why a code is sent (验证码用途). */
export type CodePurpose =
  /** To register by WeChat (微信绑定). */
  | 'BIND'
  /** To set a new password (找回密码). */
  | 'FORGET'
  /** To log in (登录). */
  | 'LOGIN'
  /** To change the phone; only for whoever is logged in (更换手机号). */
  | 'PHONE'
  /** To register (注册). */
  | 'REGISTER'
  /** To add a shop to an account (多店注册). */
  | 'SHOP';

/** Somebody who may buy for the shop (采购人员). REST: GET /api/shop/colleague. */
export type Colleague = {
  readonly __typename?: 'Colleague';
  /** The upstream id of the account. */
  readonly accountID: Scalars['String']['output'];
  /** Whether it is the caller. */
  readonly isSelf: Scalars['Boolean']['output'];
  /** When the account last acted for this shop, to five minutes; null: never (最近使用). */
  readonly lastSeen: Maybe<Scalars['DateTime']['output']>;
  /** The name (姓名). */
  readonly name: Scalars['String']['output'];
  /** The phone with its middle hidden (手机号). */
  readonly phone: Scalars['String']['output'];
  /** What the account may do (角色). */
  readonly role: ShopRole;
  /** Since when (加入时间). */
  readonly since: Scalars['DateTime']['output'];
};

/** Answer of what changes who may buy for the shop. */
export type ColleaguesPayload = {
  readonly __typename?: 'ColleaguesPayload';
  /** The buyer; read its `colleagues`. */
  readonly viewer: Maybe<Viewer>;
};

/** Goods sold together at a price of their own (组合套餐). REST: GET /api/combo, /api/combo/{id}. */
export type Combination = Node & {
  readonly __typename?: 'Combination';
  /** How many sets this buyer has bought. */
  readonly boughtCount: Scalars['Int']['output'];
  /** The upstream id. */
  readonly combinationID: Scalars['String']['output'];
  /** When it ends. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** What one set holds. */
  readonly items: ReadonlyArray<CombinationItem>;
  /** How many sets are left for this buyer; null when that is not limited. */
  readonly left: Maybe<Scalars['Int']['output']>;
  /** How many sets one buyer may have; null without a limit (限购). */
  readonly limit: Maybe<Scalars['Int']['output']>;
  /** What its goods would cost one by one. */
  readonly listPrice: Maybe<Scalars['Money']['output']>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What one set costs; null while hidden. */
  readonly price: Maybe<Scalars['Money']['output']>;
  /** When it begins. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** The warehouse it ships from, as `addCombinationToCart` takes it. */
  readonly warehouseID: Scalars['String']['output'];
};

/** Combinations, in pages. */
export type CombinationConnection = {
  readonly __typename?: 'CombinationConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<CombinationEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a list of combinations. */
export type CombinationEdge = {
  readonly __typename?: 'CombinationEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The combination. */
  readonly node: Combination;
};

/** Goods of a combination. */
export type CombinationItem = {
  readonly __typename?: 'CombinationItem';
  /** The goods. */
  readonly goods: Goods;
  /** How many a set holds. */
  readonly quantity: Scalars['Int']['output'];
};

/** What kind of company (企业类型). */
export type CompanyKind =
  /** A chain of pharmacies (连锁). */
  | 'CHAIN'
  /** A clinic (诊所). */
  | 'CLINIC'
  /** A hospital (医院). */
  | 'HOSPITAL'
  /** A pharmacy (单体药店). */
  | 'PHARMACY'
  /** A wholesaler (批发企业). */
  | 'WHOLESALER';

/** Input of `confirmPointsOrder`. */
export type ConfirmPointsOrderInput = {
  /** The upstream id of the points order. */
  readonly pointsOrderID: Scalars['String']['input'];
};

/** Answer of `confirmPointsOrder`. */
export type ConfirmPointsOrderPayload = {
  readonly __typename?: 'ConfirmPointsOrderPayload';
  /** The order as it is now. */
  readonly pointsOrder: Maybe<PointsOrder>;
};

/** Input of `confirmReceipt`. */
export type ConfirmReceiptInput = {
  /** 8 to 64 characters made by the client once per intention: sent again, it gets the first answer (防重复提交). */
  readonly clientKey?: InputMaybe<Scalars['String']['input']>;
  /** Lines of which less came than was ordered, each with what did come (实收数量). */
  readonly lines?: InputMaybe<ReadonlyArray<LineQuantityInput>>;
  /** The upstream order id. */
  readonly orderID: Scalars['String']['input'];
  /** What is to be done about what is missing; money back when absent (短少处理). */
  readonly shortage?: InputMaybe<ShortageWish>;
};

/** Answer of `confirmReceipt`. */
export type ConfirmReceiptPayload = {
  readonly __typename?: 'ConfirmReceiptPayload';
  /** The after-sale about what is missing; null when everything came. */
  readonly afterSale: Maybe<AfterSale>;
  /** The order as it is now. */
  readonly order: Maybe<Order>;
};

/** The e-contract (电子合同) a shop signs before its first order. REST: GET /api/contract. */
export type Contract = Node & {
  readonly __typename?: 'Contract';
  /** The upstream id. */
  readonly contractID: Scalars['String']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Its text, in paragraphs. */
  readonly paragraphs: ReadonlyArray<Scalars['String']['output']>;
  /** When this shop signed it; null while unsigned. */
  readonly signedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** Its version. */
  readonly version: Scalars['String']['output'];
};

/** Input of `copyCartLines`. */
export type CopyCartLinesInput = {
  /** 8 to 64 characters made by the client once per intention: sent again, it adds nothing more (防重复提交). */
  readonly clientKey?: InputMaybe<Scalars['String']['input']>;
  /** The upstream line ids. */
  readonly lineIDs: ReadonlyArray<Scalars['String']['input']>;
  /** The upstream member ids of the buyer's other shops (其他店铺). */
  readonly memberIDs: ReadonlyArray<Scalars['String']['input']>;
};

/** Answer of `copyCartLines`. */
export type CopyCartLinesPayload = {
  readonly __typename?: 'CopyCartLinesPayload';
  /** The cart copied from, as it is now. */
  readonly cart: Maybe<Cart>;
  /** What became of it in each shop. */
  readonly copies: ReadonlyArray<CartCopy>;
  /** What the buyer should know about the cart as it stands. */
  readonly warnings: ReadonlyArray<Warning>;
};

/** The ad that floats at the top right (右上角浮动广告). */
export type CornerAd = {
  readonly __typename?: 'CornerAd';
  /** The picture. */
  readonly image: Maybe<Scalars['URL']['output']>;
  /** What is said instead of going there; null for a link that leads somewhere (活动未开始, `*` and `#` links). */
  readonly notice: Maybe<Scalars['String']['output']>;
  /** Its words. */
  readonly title: Scalars['String']['output'];
  /** Where it leads. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** A coupon of the buyer's (优惠券). REST: GET /api/user/coupon. */
export type Coupon = Node & {
  readonly __typename?: 'Coupon';
  /** The upstream id, for `couponIDs` of `checkout`. */
  readonly couponID: Scalars['String']['output'];
  /** When it lapses. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** What it takes off at most; null where it covers the whole freight (面额). */
  readonly face: Maybe<Scalars['Money']['output']>;
  /** The first of those goods, in the order of their ids (适用商品). REST: GET /api/goods/detail/{id}. */
  readonly goods: ReadonlyArray<Goods>;
  /** The upstream ids of the goods it is good for; empty for all. */
  readonly goodsIDs: ReadonlyArray<Scalars['String']['output']>;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** What it takes off. */
  readonly kind: CouponKind;
  /** Its threshold (门槛). */
  readonly minimum: Scalars['Money']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The upstream id of the offer it was claimed from. */
  readonly offerID: Scalars['String']['output'];
  /** What it is good for, in words (适用范围). */
  readonly scope: Scalars['String']['output'];
  /** From when it can be used. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Whether it can still be used. */
  readonly status: CouponStatus;
};


/** A coupon of the buyer's (优惠券). REST: GET /api/user/coupon. */
export type CouponGoodsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Coupons of the buyer's, in pages. */
export type CouponConnection = {
  readonly __typename?: 'CouponConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<CouponEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** How many coupons the buyer has (优惠券数量). */
export type CouponCounts = {
  readonly __typename?: 'CouponCounts';
  /** That have lapsed. */
  readonly expired: Scalars['Int']['output'];
  /** That can be used. */
  readonly unused: Scalars['Int']['output'];
  /** That have been used. */
  readonly used: Scalars['Int']['output'];
};

/** An entry of a list of coupons of the buyer's. */
export type CouponEdge = {
  readonly __typename?: 'CouponEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Coupon;
};

/** What a coupon takes off. */
export type CouponKind =
  /** Freight (运费券, shipping). */
  | 'SHIPPING'
  /** An amount from a threshold on (满减券, threshold). */
  | 'THRESHOLD';

/** A coupon that can be claimed (领券中心). REST: GET /api/coupon/center. */
export type CouponOffer = Node & {
  readonly __typename?: 'CouponOffer';
  /** Whether this buyer may claim one now. */
  readonly canClaim: Scalars['Boolean']['output'];
  /** Until when it can be claimed. */
  readonly claimEndsAt: Scalars['DateTime']['output'];
  /** How many this buyer has claimed (已领). */
  readonly claimedCount: Scalars['Int']['output'];
  /** What it takes off at most; null where it covers the whole freight (面额). */
  readonly face: Maybe<Scalars['Money']['output']>;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** What it takes off. */
  readonly kind: CouponKind;
  /** How much of it is left, in percent (剩余). */
  readonly leftPercent: Scalars['Int']['output'];
  /** Its threshold (门槛). */
  readonly minimum: Scalars['Money']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The upstream id. */
  readonly offerID: Scalars['String']['output'];
  /** How many one buyer may claim (限领). */
  readonly perMember: Scalars['Int']['output'];
  /** What it is good for, in words (适用范围). */
  readonly scope: Scalars['String']['output'];
  /** For how many days a claimed one is good (有效天数). */
  readonly validDays: Scalars['Int']['output'];
};

/** Coupons that can be claimed, in pages. */
export type CouponOfferConnection = {
  readonly __typename?: 'CouponOfferConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<CouponOfferEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a list of coupons that can be claimed. */
export type CouponOfferEdge = {
  readonly __typename?: 'CouponOfferEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: CouponOffer;
};

/** Whether a coupon can still be used (使用状态). */
export type CouponStatus =
  /** It has lapsed (已过期). */
  | 'EXPIRED'
  /** It can be used (未使用). */
  | 'UNUSED'
  /** It has been used (已使用). */
  | 'USED';

/** Input of `createAddress`. */
export type CreateAddressInput = {
  /** What is filled in. */
  readonly fields: AddressFields;
};

/** Input of `deleteAddress`. */
export type DeleteAddressInput = {
  /** The upstream id of the address. */
  readonly addressID: Scalars['String']['input'];
};

/** Answer of `deleteAddress`. */
export type DeleteAddressPayload = {
  readonly __typename?: 'DeleteAddressPayload';
  /** The global id of the address that is gone; orders keep their own copy. */
  readonly deletedAddressId: Maybe<Scalars['ID']['output']>;
  /** The shop; read its `addresses`, where another may have become the default. */
  readonly viewer: Maybe<Viewer>;
};

/** Input of `deleteCartLines`. */
export type DeleteCartLinesInput = {
  /** The upstream line ids. */
  readonly lineIDs: ReadonlyArray<Scalars['String']['input']>;
};

/** Answer of `deleteCartLines`. */
export type DeleteCartLinesPayload = {
  readonly __typename?: 'DeleteCartLinesPayload';
  /** The whole cart as it is now. */
  readonly cart: Maybe<Cart>;
  /** The global ids of the deleted lines. */
  readonly deletedLineIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** Input of `deleteMessages`. */
export type DeleteMessagesInput = {
  /** The upstream ids, at most 100. */
  readonly messageIDs: ReadonlyArray<Scalars['String']['input']>;
};

/** Answer of `deleteMessages`. */
export type DeleteMessagesPayload = {
  readonly __typename?: 'DeleteMessagesPayload';
  /** The global ids of the messages that are gone. */
  readonly deletedMessageIds: ReadonlyArray<Scalars['ID']['output']>;
  /** How many are unread now. */
  readonly unread: Maybe<UnreadMessages>;
};

/** Input of `deleteOrder`. */
export type DeleteOrderInput = {
  /** The upstream order id. */
  readonly orderID: Scalars['String']['input'];
};

/** Answer of `deleteOrder`. */
export type DeleteOrderPayload = {
  readonly __typename?: 'DeleteOrderPayload';
  /** The global id of the order that is hidden now. */
  readonly deletedOrderId: Scalars['ID']['output'];
};

/** A device on which the account is logged in (登录设备). REST: GET /api/user/session. */
export type Device = {
  readonly __typename?: 'Device';
  /** The shop it acts for (门店). */
  readonly company: Scalars['String']['output'];
  /** Names it to `endDevices`. */
  readonly deviceID: Scalars['String']['output'];
  /** Whether it is this one (本设备). */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to five minutes (最近使用). */
  readonly lastSeen: Maybe<Scalars['DateTime']['output']>;
  /** System and program, such as Windows · Chrome; null for a login of long ago (设备). */
  readonly name: Maybe<Scalars['String']['output']>;
  /** When it logged in (登录时间). */
  readonly since: Scalars['DateTime']['output'];
};

/** Answer of `endDevices`. */
export type DevicesPayload = {
  readonly __typename?: 'DevicesPayload';
  /** The buyer; read its `devices`. */
  readonly viewer: Maybe<Viewer>;
};

/** A prize draw (抽奖). REST: GET /api/draw, /api/draw/{id}. */
export type Draw = Node & {
  readonly __typename?: 'Draw';
  /** How many chances this buyer has left (抽奖机会). */
  readonly chances: Scalars['Int']['output'];
  /** The upstream id. */
  readonly drawID: Scalars['String']['output'];
  /** When it ends. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** Whether this buyer has joined (已参加). */
  readonly hasJoined: Scalars['Boolean']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** What the buyer is told, in Chinese. */
  readonly message: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What can be won (奖品). */
  readonly prizes: ReadonlyArray<DrawPrize>;
  /** What this buyer won in it (抽奖记录). REST: GET /api/draw/{id}/record. */
  readonly records: Maybe<DrawRecordConnection>;
  /** What is said of it. */
  readonly remarks: Scalars['String']['output'];
  /** Its rules (活动规则). */
  readonly rules: Scalars['String']['output'];
  /** When it begins. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** How it stands for this buyer now. REST: GET /api/draw/{id}/activity. */
  readonly state: Maybe<DrawState>;
  /** Whether it runs. */
  readonly status: DrawStatus;
  /** Who won what, names masked (中奖名单). REST: GET /api/draw/{id}/winners. */
  readonly winners: Maybe<DrawWinnerConnection>;
};


/** A prize draw (抽奖). REST: GET /api/draw, /api/draw/{id}. */
export type DrawRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** A prize draw (抽奖). REST: GET /api/draw, /api/draw/{id}. */
export type DrawWinnersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** The popup that invites to a draw (抽奖弹窗): shown while `hasJoined` is false and a chance is left. */
export type DrawPopup = {
  readonly __typename?: 'DrawPopup';
  /** How many chances this buyer has left. */
  readonly chances: Scalars['Int']['output'];
  /** The upstream id of the draw. */
  readonly drawID: Scalars['String']['output'];
  /** Whether this buyer has joined. */
  readonly hasJoined: Scalars['Boolean']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What is said of it. */
  readonly remarks: Scalars['String']['output'];
};

/** What can be won in a draw (奖品). */
export type DrawPrize = {
  readonly __typename?: 'DrawPrize';
  /** What it is. */
  readonly kind: DrawPrizeKind;
  /** How many are left; null when that does not matter. */
  readonly left: Maybe<Scalars['Int']['output']>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The upstream id. */
  readonly prizeID: Scalars['String']['output'];
  /** What is said of it. */
  readonly remarks: Scalars['String']['output'];
};

/** What a prize is (奖品类型). */
export type DrawPrizeKind =
  /** Goods (实物). */
  | 'GOODS'
  /** Nothing this time (谢谢参与). */
  | 'NONE'
  /** Points (积分). */
  | 'POINTS'
  /** A cash voucher (代金券). */
  | 'VOUCHER';

/** A draw this buyer took part in (抽奖记录). */
export type DrawRecord = {
  readonly __typename?: 'DrawRecord';
  /** When. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The upstream id of the draw. */
  readonly drawID: Scalars['String']['output'];
  /** The draw's name. */
  readonly drawName: Scalars['String']['output'];
  /** What was won. */
  readonly prize: WonPrize;
  /** The upstream id. */
  readonly recordID: Scalars['String']['output'];
};

/** Draws this buyer took part in, in pages. */
export type DrawRecordConnection = {
  readonly __typename?: 'DrawRecordConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<DrawRecordEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a list: draws this buyer took part in. */
export type DrawRecordEdge = {
  readonly __typename?: 'DrawRecordEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: DrawRecord;
};

/** How a draw stands for this buyer (抽奖状态). */
export type DrawState = {
  readonly __typename?: 'DrawState';
  /** How many chances this buyer has left. */
  readonly chances: Scalars['Int']['output'];
  /** When it ends. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** Whether this buyer has joined. */
  readonly hasJoined: Scalars['Boolean']['output'];
  /** What the buyer is told, in Chinese. */
  readonly message: Scalars['String']['output'];
  /** When it begins. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Whether it runs. */
  readonly status: DrawStatus;
};

/** Whether a draw runs (活动状态). */
export type DrawStatus =
  /** It is over (已结束). */
  | 'OVER'
  /** It runs (进行中). */
  | 'RUNNING'
  /** It has not begun (未开始). */
  | 'WAITING';

/** A buyer who won (中奖者). */
export type DrawWinner = {
  readonly __typename?: 'DrawWinner';
  /** When. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The name, masked. */
  readonly name: Scalars['String']['output'];
  /** What was won. */
  readonly prize: Scalars['String']['output'];
};

/** Buyers who won, in pages. */
export type DrawWinnerConnection = {
  readonly __typename?: 'DrawWinnerConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<DrawWinnerEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a list: buyers who won. */
export type DrawWinnerEdge = {
  readonly __typename?: 'DrawWinnerEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: DrawWinner;
};

/** Input of `editCartLine`. */
export type EditCartLineInput = {
  /** The upstream line id. */
  readonly lineID: Scalars['String']['input'];
  /** The new quantity. */
  readonly quantity: Scalars['Int']['input'];
};

/** Answer of `editCartLine`. */
export type EditCartLinePayload = {
  readonly __typename?: 'EditCartLinePayload';
  /** The whole cart as it is now. */
  readonly cart: Maybe<Cart>;
  /** What the buyer should know about this edit. */
  readonly warnings: ReadonlyArray<Warning>;
};

/** Input of `endDevices`. */
export type EndDevicesInput = {
  /** Which one; absent: all but this one. */
  readonly deviceID?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `exchangePoints`. */
export type ExchangePointsInput = {
  /** Where it goes instead, as typed (收货地址). */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** The upstream id of one of the buyer's addresses; absent: the default one (收货地址). */
  readonly addressID?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 64 characters made by the client once per intention: sent again, it never exchanges twice (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** Who receives it; absent: as the address says (收货人). */
  readonly contact?: InputMaybe<Scalars['String']['input']>;
  /** The upstream id of the gift. */
  readonly giftID: Scalars['String']['input'];
  /** At which phone; absent: as the address says (联系电话). */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** How many. */
  readonly quantity: Scalars['Int']['input'];
};

/** Answer of `exchangePoints`. */
export type ExchangePointsPayload = {
  readonly __typename?: 'ExchangePointsPayload';
  /** The gift as it is now. */
  readonly gift: Maybe<PointsGift>;
  /** The number of the new points order. */
  readonly orderNo: Scalars['String']['output'];
  /** How many points are left (剩余积分). */
  readonly pointsAfter: Scalars['Int']['output'];
};

/** A step of the explanation. */
export type ExplanationStep = {
  readonly __typename?: 'ExplanationStep';
  /** What it takes off. */
  readonly amount: Scalars['Money']['output'];
  /** The upstream ids of the lines it touches. */
  readonly lineIDs: ReadonlyArray<Scalars['String']['output']>;
  /** The rule that made it. */
  readonly phase: PricingPhase;
  /** What it is, in Chinese. */
  readonly title: Scalars['String']['output'];
};

/** The buyer's favourite goods, in pages (我的收藏). REST: GET /api/favorite. */
export type FavoriteConnection = {
  readonly __typename?: 'FavoriteConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<GoodsEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** What a shop told the marketplace, and its answers (意见反馈). REST: GET /api/user/feedback. */
export type Feedback = Node & {
  readonly __typename?: 'Feedback';
  /** What was said (内容). */
  readonly content: Scalars['String']['output'];
  /** When it was said (提交时间). */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The upstream id. */
  readonly feedbackID: Scalars['String']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Pictures, for the shop itself only (图片). */
  readonly images: ReadonlyArray<Scalars['URL']['output']>;
  /** What it is about. */
  readonly kind: FeedbackKind;
  /** The same in the marketplace's words (类型). */
  readonly kindText: Scalars['String']['output'];
  /** What staff answered, the first one first (回复). */
  readonly replies: ReadonlyArray<FeedbackReply>;
};

/** Feedback, in pages. */
export type FeedbackConnection = {
  readonly __typename?: 'FeedbackConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<FeedbackEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a list of feedback. */
export type FeedbackEdge = {
  readonly __typename?: 'FeedbackEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Feedback;
};

/** What feedback is about (反馈类型). */
export type FeedbackKind =
  /** Delivery (物流配送). */
  | 'DELIVERY'
  /** Goods and prices (商品与价格). */
  | 'GOODS'
  /** Something else (其他建议). */
  | 'OTHER'
  /** Service (服务态度). */
  | 'SERVICE'
  /** The site (网站功能). */
  | 'SITE';

/** An answer of the marketplace's staff to feedback (反馈回复). */
export type FeedbackReply = {
  readonly __typename?: 'FeedbackReply';
  /** The answer (回复内容). */
  readonly content: Scalars['String']['output'];
  /** When (回复时间). */
  readonly repliedAt: Scalars['DateTime']['output'];
  /** Who answered (回复人). */
  readonly staff: Scalars['String']['output'];
};

/** Goods of a flash session (秒杀商品). */
export type FlashItem = {
  readonly __typename?: 'FlashItem';
  /** How many this buyer has bought. */
  readonly boughtCount: Scalars['Int']['output'];
  /** The goods. */
  readonly goods: Goods;
  /** How many one buyer may have (每人限购). */
  readonly perMember: Scalars['Int']['output'];
  /** The flash price; null while hidden. */
  readonly price: Maybe<Scalars['Money']['output']>;
  /** How many are sold (已抢). */
  readonly taken: Scalars['Int']['output'];
  /** How many there were (总数). */
  readonly total: Scalars['Int']['output'];
};

/** The flash sale (秒杀): its sessions of the day and the one to show first. REST: GET /api/spike, /api/index/spike. */
export type FlashSale = {
  readonly __typename?: 'FlashSale';
  /** The session that runs or comes next; null when there is none. */
  readonly current: Maybe<FlashSession>;
  /** The server's clock, from which to count down (服务器时间). */
  readonly serverTime: Scalars['DateTime']['output'];
  /** The sessions, in order of time (场次). */
  readonly sessions: ReadonlyArray<FlashSession>;
};

/** A session of the flash sale (秒杀场次). REST: GET /api/spike/{id}. */
export type FlashSession = Node & {
  readonly __typename?: 'FlashSession';
  /** When it ends. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Its goods. REST: GET /api/spike/{id}, unless its list came with the sale. */
  readonly items: Maybe<ReadonlyArray<FlashItem>>;
  /** Its name, such as 10:00 场. */
  readonly name: Scalars['String']['output'];
  /** The upstream id. */
  readonly sessionID: Scalars['String']['output'];
  /** When it begins. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Whether it runs. */
  readonly status: FlashSessionStatus;
};

/** Whether a session of the flash sale runs (场次状态). */
export type FlashSessionStatus =
  /** It is over (已结束). */
  | 'OVER'
  /** It runs (进行中). */
  | 'RUNNING'
  /** It has not begun (未开始). */
  | 'WAITING';

/** A slot of the site with its banners and goods (版块). */
export type Focus = {
  readonly __typename?: 'Focus';
  /** Its banners. */
  readonly banners: ReadonlyArray<Banner>;
  /** Its goods. */
  readonly goods: ReadonlyArray<Goods>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** The slots of the site (版块). */
export type FocusSlot =
  /** Brands (品牌专区, ppzq). */
  | 'BRANDS'
  /** Controlled sale (控销专区, kxzq). */
  | 'CONTROLLED'
  /** Controlled sale, the newer slot (新版控销专区, new_kxzq). */
  | 'CONTROLLED_NEW'
  /** Chinese herb slices (中药饮片, zyzq). */
  | 'HERBS'
  /** The login page (登录页, login). */
  | 'LOGIN'
  /** New arrivals (新品推荐, xrtj). */
  | 'NEW_ARRIVALS'
  /** Preferred goods that ship free (优选包邮, yx). */
  | 'PREFERRED'
  /** The right panel (右侧广告, right). */
  | 'RIGHT'
  /** The ad above the header (页头广告, top). */
  | 'TOP';

/** Input of `follow` and `unfollow`. */
export type FollowInput = {
  /** What is followed. */
  readonly type: FollowType;
  /** The upstream ids, at most 100. */
  readonly upstreamIDs: ReadonlyArray<Scalars['String']['input']>;
};

/** Answer of `follow` and `unfollow`. */
export type FollowPayload = {
  readonly __typename?: 'FollowPayload';
  /** The suppliers as they are now; none where goods were followed. */
  readonly suppliers: ReadonlyArray<Supplier>;
  /** The upstream ids that were changed. */
  readonly upstreamIDs: ReadonlyArray<Scalars['String']['output']>;
};

/** What can be followed (关注类型). */
export type FollowType =
  /** Goods (商品, item). */
  | 'GOODS'
  /** Suppliers (供应商, supplier). */
  | 'SUPPLIER';

/** Goods that a shop follows, and how their price has moved since (关注的商品). REST: GET /api/market/item/followList. */
export type FollowedGoods = {
  readonly __typename?: 'FollowedGoods';
  /** By how much they have become cheaper since; negative where dearer, null where it cannot be told (较关注时降价). */
  readonly drop: Maybe<Scalars['Money']['output']>;
  /** Since when they are followed. */
  readonly followedAt: Scalars['DateTime']['output'];
  /** The goods as they are now. */
  readonly goods: Goods;
  /** The price when they were followed; null while hidden. */
  readonly seenPrice: Maybe<Scalars['Money']['output']>;
};

/** Followed goods, in pages. */
export type FollowedGoodsConnection = {
  readonly __typename?: 'FollowedGoodsConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<FollowedGoodsEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a list: followed goods. */
export type FollowedGoodsEdge = {
  readonly __typename?: 'FollowedGoodsEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: FollowedGoods;
};

/** What anybody may know of an invoice with its number and the end of the phone (电子发票查询). */
export type FoundInvoice = {
  readonly __typename?: 'FoundInvoice';
  /** The address of its PDF, once issued. */
  readonly pdf: Maybe<Scalars['URL']['output']>;
  /** How far it is. */
  readonly status: InvoiceStatus;
  /** Its state in the marketplace's words (状态). */
  readonly statusText: Scalars['String']['output'];
};

/** Goods this shop has bought, and how (常购商品). REST: GET /api/user/fast_buy. */
export type FrequentGoods = {
  readonly __typename?: 'FrequentGoods';
  /** The goods as they are now. */
  readonly goods: Goods;
  /** When they were bought last (最近购买). */
  readonly lastBoughtAt: Scalars['DateTime']['output'];
  /** In how many orders they were (购买次数). */
  readonly times: Scalars['Int']['output'];
  /** How many pieces in all (累计数量). */
  readonly totalQuantity: Scalars['Int']['output'];
  /** What one order usually held (常购数量). */
  readonly usualQuantity: Scalars['Int']['output'];
};

/** Goods bought often, in pages. */
export type FrequentGoodsConnection = {
  readonly __typename?: 'FrequentGoodsConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<FrequentGoodsEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a list: goods bought often. */
export type FrequentGoodsEdge = {
  readonly __typename?: 'FrequentGoodsEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: FrequentGoods;
};

/** The order of the goods a shop buys often (排序). */
export type FrequentGoodsOrder =
  /** By pieces (按数量). */
  | 'QUANTITY'
  /** The last bought first (最近购买). */
  | 'RECENT'
  /** By the number of orders (按次数). */
  | 'TIMES';

/** The kinds of failure a client has to tell apart, found in `extensions.code` of every error. */
export type GatewayErrorCode =
  /** The GraphQL request itself is malformed or not allowed. */
  | 'BAD_REQUEST'
  /** A business rule refused it; `reason` says which one (温馨提示). */
  | 'BUSINESS_REJECTED'
  /** The e-contract is unsigned (459): say so, then go to /dzht (电子合同). */
  | 'CONTRACT_REQUIRED'
  /** A fault of the gateway itself; quote the request id. */
  | 'INTERNAL'
  /** Login required (401, 10001): go to the login page and come back afterwards. */
  | 'LOGIN_REQUIRED'
  /** Too many or too costly requests; wait before the next. */
  | 'RATE_LIMITED'
  /** The marketplace answered with a failure or not at all (系统繁忙). */
  | 'SYSTEM_BUSY'
  /** The marketplace did not answer in time (请求超时). */
  | 'UPSTREAM_TIMEOUT'
  /** The input was refused (422); `field` names the first wrong field. */
  | 'VALIDATION_FAILED';

/** How often a gift is given (赠送方式). */
export type GiftMode =
  /** With every multiple of the needed quantity (2). */
  | 'EVERY'
  /** Once, from the needed quantity on (1). */
  | 'ONCE';

/** Input of `giveFeedback`. */
export type GiveFeedbackInput = {
  /** 8 to 64 characters made by the client once per intention (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** What there is to say, 5 to 1000 characters (内容). */
  readonly content: Scalars['String']['input'];
  /** Keys that POST /upload answered, sent with the scene `feedback`; at most six (图片). */
  readonly imageKeys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What it is about. */
  readonly kind: FeedbackKind;
};

/** Answer of `giveFeedback`. */
export type GiveFeedbackPayload = {
  readonly __typename?: 'GiveFeedbackPayload';
  /** The feedback as it is now. */
  readonly feedback: Maybe<Feedback>;
};

/** Goods on sale (商品). REST: GET /api/goods/list, /api/goods/batch, /api/goods/detail/{id}. */
export type Goods = Node & {
  readonly __typename?: 'Goods';
  /** The approval number (批准文号). */
  readonly approvalNumber: Maybe<Scalars['String']['output']>;
  /** The bar code (69 码). */
  readonly barcode: Maybe<Scalars['String']['output']>;
  /** Why it may not be bought. */
  readonly buyReason: Maybe<BusinessReason>;
  /** How many of it lie in the buyer's cart already (已加购数量). */
  readonly cartQuantity: Scalars['Int']['output'];
  /** The case quantity (件装量, jzl). */
  readonly caseQuantity: Maybe<Scalars['Int']['output']>;
  /** The upstream id of its category, as in `categories`. */
  readonly categoryID: Scalars['String']['output'];
  /** The upstream ids of this buyer's coupons that are for some goods only, these among them (指定商品券); null where the marketplace does not tell. */
  readonly couponIDs: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The parts only the detail page shows. REST: GET /api/goods/detail/{id}. */
  readonly detail: Maybe<GoodsDetail>;
  /** The class of a medical device, 1 to 3 (器械分类). */
  readonly deviceClass: Maybe<Scalars['Int']['output']>;
  /** The dosage form (剂型, jx). */
  readonly dosageForm: Scalars['String']['output'];
  /** The earliest expiry date in stock (有效期至). */
  readonly expiresOn: Maybe<Scalars['Date']['output']>;
  /** What the zones compare beside the price; null where the marketplace does not tell (专区对比项). REST: GET /api/goods/facts. */
  readonly facts: Maybe<GoodsFacts>;
  /** The quantity that ships free (包邮数量). */
  readonly freeShippingQuantity: Maybe<Scalars['Int']['output']>;
  /** The upstream id, as in storefront addresses (/list/info/{goodsID}). */
  readonly goodsID: Scalars['String']['output'];
  /** How its price moved and what this buyer bought of it; null for a visitor (价格与采购记录). REST: GET /api/goods/{id}/history. */
  readonly history: Maybe<GoodsHistory>;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Pictures of the package (商品图片). */
  readonly images: ReadonlyArray<Scalars['URL']['output']>;
  /** Whether this buyer may buy it now (is_buy). */
  readonly isBuyable: Scalars['Boolean']['output'];
  /** Whether it needs the cold chain (冷链). */
  readonly isColdChain: Scalars['Boolean']['output'];
  /** Whether it is a controlled-sale item (控销). */
  readonly isControlledSale: Scalars['Boolean']['output'];
  /** Whether coupons count for it (可用优惠券, with_coupon); null where the marketplace does not tell. */
  readonly isCouponEligible: Maybe<Scalars['Boolean']['output']>;
  /** Whether it contains ephedrine compounds and goes into an order of its own (含麻黄碱). */
  readonly isEphedrine: Scalars['Boolean']['output'];
  /** Whether it is among this buyer's favourites (已收藏). */
  readonly isFavorite: Scalars['Boolean']['output'];
  /** Ships free from `freeShippingQuantity` on (包邮). */
  readonly isFreeShipping: Scalars['Boolean']['output'];
  /** Whether it is among the preferred goods (优选, is_youx). */
  readonly isPreferred: Scalars['Boolean']['output'];
  /** This item alone ships free from `freeShippingQuantity` on (单品包邮, is_dpby). */
  readonly isSingleFreeShipping: Scalars['Boolean']['output'];
  /** What kind of goods it is (商品类别). */
  readonly kind: GoodsKind;
  /** What this buyer bought of it last (上次购买); null for a first buyer. */
  readonly lastPurchase: Maybe<LastPurchase>;
  /** What it costs without the special price that `price` is now; null when no special price runs (原价). */
  readonly listPrice: Maybe<Scalars['Money']['output']>;
  /** The manufacturer (生产厂家, sccj). */
  readonly manufacturer: Scalars['String']['output'];
  /** The upstream id of its manufacturer. */
  readonly manufacturerID: Scalars['String']['output'];
  /** The minimum quantity (起购量, qg_number). */
  readonly minimumQuantity: Scalars['Int']['output'];
  /** The name (品名). */
  readonly name: Scalars['String']['output'];
  /** The pack quantity: the step of the quantity (中包装, zbz). */
  readonly packQuantity: Scalars['Int']['output'];
  /** The unit it is sold in (包装单位, bzdw). */
  readonly packUnit: Scalars['String']['output'];
  /** Prescription class (处方分类). */
  readonly prescriptionClass: PrescriptionClass;
  /** The unit price for this buyer; null while `priceState` hides it (单价, special_price, else base_price). */
  readonly price: Maybe<Scalars['Money']['output']>;
  /** Whether the price is shown, and if not, why (价格可见性). */
  readonly priceState: PriceState;
  /** The words shown instead of a hidden price. */
  readonly priceText: Scalars['String']['output'];
  /** The specification (规格, ypgg). */
  readonly spec: Scalars['String']['output'];
  /** How many are in stock (库存, number). */
  readonly stock: Scalars['Int']['output'];
  /** The same generic name from other makers (同类商品). REST: GET /api/goods/{id}/substitutes. */
  readonly substitutes: Maybe<ReadonlyArray<Goods>>;
  /** Promotion tags (促销标签). */
  readonly tags: ReadonlyArray<GoodsTag>;
  /** How tier prices count (ladder_price_type). */
  readonly tierMode: TierMode;
  /** Tier prices (阶梯价, ladder_price), rising by quantity. */
  readonly tiers: ReadonlyArray<PriceTier>;
  /** The warehouse it ships from (仓库, ck). */
  readonly warehouse: Warehouse;
};

/** A full reduction or order discount that an article counts for. */
export type GoodsActivity = {
  readonly __typename?: 'GoodsActivity';
  /** How many goods count for it; null when all do. */
  readonly goodsCount: Maybe<Scalars['Int']['output']>;
  /** The promotion. */
  readonly promotion: Promotion;
};

/** Goods at an add-on price for whoever buys enough of what counts (换购). */
export type GoodsAddon = {
  readonly __typename?: 'GoodsAddon';
  /** When the offer ends. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** From which amount on (满). */
  readonly full: Scalars['Money']['output'];
  /** The upstream id of the goods that may be added. */
  readonly goodsID: Scalars['String']['output'];
  /** Their name. */
  readonly goodsName: Scalars['String']['output'];
  /** How many are left (剩余). */
  readonly left: Scalars['Int']['output'];
  /** The promotion's name. */
  readonly name: Scalars['String']['output'];
  /** Their unit. */
  readonly packUnit: Scalars['String']['output'];
  /** How many one order may take (每单限换). */
  readonly perOrder: Scalars['Int']['output'];
  /** What one costs then (换购价); null while hidden. */
  readonly price: Maybe<Scalars['Money']['output']>;
  /** The upstream id of the promotion. */
  readonly promotionID: Scalars['String']['output'];
  /** Their specification. */
  readonly spec: Scalars['String']['output'];
};

/** A list of goods, in pages. */
export type GoodsConnection = {
  readonly __typename?: 'GoodsConnection';
  /** What was shown instead of what was typed; null where the keywords were found as they are (搜索纠错). */
  readonly correction: Maybe<SearchCorrection>;
  /** The entries of this page. */
  readonly edges: ReadonlyArray<GoodsEdge>;
  /** By what the list can be narrowed further, with counts (筛选条件). REST: GET /api/goods/filters. */
  readonly facets: Maybe<GoodsFacets>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** What only the detail page shows (商品详情). */
export type GoodsDetail = {
  readonly __typename?: 'GoodsDetail';
  /** The generic name (通用名). */
  readonly commonName: Scalars['String']['output'];
  /** What it is for (适应症/功能主治). */
  readonly indications: Scalars['String']['output'];
  /** Lots in stock, the first to expire first (批号). */
  readonly lots: ReadonlyArray<GoodsLot>;
  /** What is promoted now and touches these goods (促销); null where the marketplace does not tell. */
  readonly promotions: Maybe<GoodsPromotions>;
  /** How to store it (贮藏). */
  readonly storage: Scalars['String']['output'];
  /** How to use it (用法用量). */
  readonly usage: Scalars['String']['output'];
};

/** An entry of a list of goods. */
export type GoodsEdge = {
  readonly __typename?: 'GoodsEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The goods. */
  readonly node: Goods;
};

/** A value to narrow a list by. */
export type GoodsFacet = {
  readonly __typename?: 'GoodsFacet';
  /** How many goods it leaves. */
  readonly count: Scalars['Int']['output'];
  /** What the buyer reads. */
  readonly text: Scalars['String']['output'];
  /** What the filter takes. */
  readonly value: Scalars['String']['output'];
};

/** By what a list of goods can be narrowed, each value with its number of goods (筛选条件). REST: GET /api/goods/filters. */
export type GoodsFacets = {
  readonly __typename?: 'GoodsFacets';
  /** Classes of devices; empty outside the zone of devices (器械分类). */
  readonly deviceClasses: ReadonlyArray<GoodsFacet>;
  /** Dosage forms (剂型). */
  readonly dosageForms: ReadonlyArray<GoodsFacet>;
  /** Spans of expiry (效期). */
  readonly expiries: ReadonlyArray<GoodsFacet>;
  /** Manufacturers (生产厂家). */
  readonly manufacturers: ReadonlyArray<GoodsFacet>;
  /** Specifications (规格). */
  readonly specs: ReadonlyArray<GoodsFacet>;
  /** Tags (标签). */
  readonly tags: ReadonlyArray<GoodsFacet>;
};

/** What the zones compare of goods beside their price (专区对比项). REST: GET /api/goods/facts. */
export type GoodsFacts = {
  readonly __typename?: 'GoodsFacts';
  /** Where and to whom controlled goods are sold; null for other goods (控销范围). */
  readonly control: Maybe<SaleControl>;
  /** Of these the one that expires first; null without any in stock (首批批号). */
  readonly firstLot: Maybe<GoodsLot>;
  /** What is told of a herb slice; null for other goods (饮片). */
  readonly herb: Maybe<HerbFacts>;
  /** How many one buyer may have (限购). */
  readonly limit: Maybe<GoodsLimit>;
  /** Lots in stock, the first to expire first, at most five (批号). */
  readonly lots: ReadonlyArray<GoodsLot>;
  /** Until when the special price is to be had; null while none is shown or no end is set (特价截止). */
  readonly specialUntil: Maybe<Scalars['DateTime']['output']>;
};

/** Which goods to list (筛选). */
export type GoodsFilter = {
  /** Only this category and what is under it. */
  readonly categoryID?: InputMaybe<Scalars['String']['input']>;
  /** Only devices of these classes, as `facets` values (器械分类). */
  readonly deviceClasses?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Only these dosage forms, as `facets` values (剂型). */
  readonly dosageForms?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Only these spans of expiry, as `facets` values (效期). */
  readonly expiries?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Only what is in stock (仅看有货). */
  readonly inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether keywords are looked for among goods or among manufacturers. */
  readonly keywordScope?: InputMaybe<KeywordScope>;
  /** Only names, makers and initials that match (关键词). */
  readonly keywords?: InputMaybe<Scalars['String']['input']>;
  /** Only these manufacturers, as `facets` values (生产厂家). */
  readonly manufacturers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Only these specifications, as `facets` values (规格). */
  readonly specs?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Only these tags, as `facets` values (标签). */
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Only this zone (专区). */
  readonly zone?: InputMaybe<GoodsZone>;
};

/** The flash sale of one article (秒杀). */
export type GoodsFlash = {
  readonly __typename?: 'GoodsFlash';
  /** How many this buyer has bought. */
  readonly boughtCount: Scalars['Int']['output'];
  /** When it ends. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** How many are left (剩余). */
  readonly left: Scalars['Int']['output'];
  /** The session's name (场次). */
  readonly name: Scalars['String']['output'];
  /** How many one buyer may have (每店限购). */
  readonly perMember: Scalars['Int']['output'];
  /** The flash price; null while hidden. */
  readonly price: Maybe<Scalars['Money']['output']>;
  /** How many there were (总数). */
  readonly total: Scalars['Int']['output'];
};

/** A gift that comes with an article (买赠). */
export type GoodsGift = {
  readonly __typename?: 'GoodsGift';
  /** How many gifts (赠). */
  readonly give: Scalars['Int']['output'];
  /** The upstream id of the gift. */
  readonly goodsID: Scalars['String']['output'];
  /** Whether it counts every time `need` is reached (每满). */
  readonly isRepeatable: Scalars['Boolean']['output'];
  /** How many gifts are left (赠品剩余). */
  readonly left: Scalars['Int']['output'];
  /** The gift's name. */
  readonly name: Scalars['String']['output'];
  /** From how many on (买). */
  readonly need: Scalars['Int']['output'];
  /** The gift's unit. */
  readonly packUnit: Scalars['String']['output'];
  /** The gift's specification. */
  readonly spec: Scalars['String']['output'];
};

/** How an article's price moved and what this buyer bought of it (价格与采购记录). */
export type GoodsHistory = {
  readonly __typename?: 'GoodsHistory';
  /** The prices, each from its day on, the earliest first; empty where they are hidden or agreed with this buyer alone. */
  readonly prices: ReadonlyArray<PriceStep>;
  /** This buyer's purchases, the earliest first, at most 50. */
  readonly purchases: ReadonlyArray<GoodsPurchase>;
};

/** What kind of goods (商品类别). */
export type GoodsKind =
  /** Medical devices (医疗器械). */
  | 'DEVICE'
  /** Food and the like (食品保健). */
  | 'FOOD'
  /** Chinese herb slices (中药饮片). */
  | 'HERB'
  /** Chinese patent medicine (中成药). */
  | 'PATENT'
  /** Western medicine (西药). */
  | 'WESTERN';

/** How many of an article one buyer may have for a time (限购). */
export type GoodsLimit = {
  readonly __typename?: 'GoodsLimit';
  /** Until when it holds. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** How many this buyer may still buy; null for a visitor. */
  readonly left: Maybe<Scalars['Int']['output']>;
  /** How many. */
  readonly perMember: Scalars['Int']['output'];
};

/** A lot (批号) of goods in stock. */
export type GoodsLot = {
  readonly __typename?: 'GoodsLot';
  /** When it expires (有效期至). */
  readonly expiresOn: Scalars['Date']['output'];
  /** How many are left (库存). */
  readonly left: Scalars['Int']['output'];
  /** The lot number (批号). */
  readonly lotNumber: Scalars['String']['output'];
  /** The lot's test report, a page to print (药检报告); null where there is none. REST: GET /api/goods/{id}/report, else told by GET /api/goods/{id}/batches. */
  readonly report: Maybe<Scalars['URL']['output']>;
};

/** The promotions that run now and touch one article (商品促销). */
export type GoodsPromotions = {
  readonly __typename?: 'GoodsPromotions';
  /** Full reductions and order discounts, the one that counts first first (满减/满折). */
  readonly activities: ReadonlyArray<GoodsActivity>;
  /** Goods at an add-on price that buying it counts for (换购). */
  readonly addons: ReadonlyArray<GoodsAddon>;
  /** Combinations that hold it (组合套餐). */
  readonly combinations: ReadonlyArray<Combination>;
  /** This buyer's coupons that it may use, the first to lapse first (可用优惠券). */
  readonly coupons: ReadonlyArray<Coupon>;
  /** The flash sale it is in now (秒杀). */
  readonly flash: Maybe<GoodsFlash>;
  /** What comes with it (买赠). */
  readonly gift: Maybe<GoodsGift>;
  /** How many one buyer may have (限购). */
  readonly limit: Maybe<GoodsLimit>;
  /** The server's clock, from which to count down (服务器时间). */
  readonly serverTime: Scalars['DateTime']['output'];
  /** Until when the special price is to be had (特价截止); null while none is shown. */
  readonly specialUntil: Maybe<Scalars['DateTime']['output']>;
};

/** A purchase of an article. */
export type GoodsPurchase = {
  readonly __typename?: 'GoodsPurchase';
  /** When. */
  readonly on: Scalars['Date']['output'];
  /** The number of the order (订单号). */
  readonly orderNo: Scalars['String']['output'];
  /** At which unit price. */
  readonly price: Scalars['Money']['output'];
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
};

/** How to sort a list of goods (排序). */
export type GoodsSort =
  /** The house's own order (综合). */
  | 'DEFAULT'
  /** First to expire first (效期). */
  | 'EXPIRY'
  /** Newest first (新品). */
  | 'NEW'
  /** Cheapest first (价格升序). */
  | 'PRICE_ASC'
  /** Dearest first (价格降序). */
  | 'PRICE_DESC'
  /** Most sold first (销量). */
  | 'SALES';

/** A tag (促销标签) such as 秒 or 满. */
export type GoodsTag = {
  readonly __typename?: 'GoodsTag';
  /** What it stands for. */
  readonly kind: GoodsTagKind;
  /** The upstream ids of the running promotions that name the goods (活动编号); null on tags of the goods themselves and where the marketplace does not tell. */
  readonly promotionIDs: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The character or word shown. */
  readonly text: Scalars['String']['output'];
};

/** What a tag stands for (标签类型). */
export type GoodsTagKind =
  /** It counts towards goods at an add-on price (换购). */
  | 'ADDON'
  /** Needs the cold chain (冷链). */
  | 'COLD'
  /** Controlled sale (控销). */
  | 'CONTROLLED'
  /** An order discount (满折). */
  | 'DISCOUNT'
  /** Contains ephedrine (含麻). */
  | 'EPHEDRINE'
  /** A flash sale (秒杀). */
  | 'FLASH'
  /** A full reduction (满减). */
  | 'FULL_REDUCTION'
  /** A gift comes with it (赠品). */
  | 'GIFT'
  /** Expires soon (近效期). */
  | 'NEAR_EXPIRY'
  /** New (新品). */
  | 'NEW'
  /** A tag this gateway does not know yet; its text says what it is. */
  | 'OTHER'
  /** Preferred, ships free (优选). */
  | 'PREFERRED'
  /** A special price (特价). */
  | 'SPECIAL';

/** What a buyer waits for (提醒类型). */
export type GoodsWatch =
  /** That it is in stock again (到货提醒). */
  | 'ARRIVAL'
  /** That it gets cheaper (降价提醒). */
  | 'PRICE';

/** The zones of the market (专区). */
export type GoodsZone =
  /** Brands (品牌, brand). */
  | 'BRANDS'
  /** Controlled sale (控销, kx). */
  | 'CONTROLLED'
  /** Medical devices (器械, qx). */
  | 'DEVICES'
  /** Chinese herb slices (中药饮片, zy). */
  | 'HERBS'
  /** Expires soon (近效期, jxq). */
  | 'NEAR_EXPIRY'
  /** Preferred, ships free (优选包邮, yx). */
  | 'PREFERRED'
  /** Everything at 94 % of its price (福利专区, welfare). */
  | 'WELFARE';

/** The next tier of a team (下一档). */
export type GroupNextTier = {
  readonly __typename?: 'GroupNextTier';
  /** What one costs then; null while hidden. */
  readonly price: Maybe<Scalars['Money']['output']>;
  /** From so many units of the team on. */
  readonly quantity: Scalars['Int']['output'];
  /** How many units are missing to it (还差). */
  readonly short: Scalars['Int']['output'];
};

/** A group purchase (抱团): shops buy one good together, and its price falls with what a team has ordered. REST: GET /api/group, /api/group/{id}. */
export type GroupSale = Node & {
  readonly __typename?: 'GroupSale';
  /** When it ends. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** What is bought. */
  readonly goods: Goods;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** How many shops one team may have. */
  readonly mostMembers: Scalars['Int']['output'];
  /** How many units one team may order. */
  readonly mostUnits: Scalars['Int']['output'];
  /** The team this buyer is in; null when in none. */
  readonly myTeam: Maybe<GroupTeam>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** How many units one shop may order (每店限购). */
  readonly perMember: Scalars['Int']['output'];
  /** The upstream id. */
  readonly saleID: Scalars['String']['output'];
  /** How many units all teams have ordered. */
  readonly soldCount: Scalars['Int']['output'];
  /** When it begins. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Whether it runs. */
  readonly status: ActivityState;
  /** How many teams there are. */
  readonly teamCount: Scalars['Int']['output'];
  /** Its teams, at most a hundred, those that ordered most first. */
  readonly teams: ReadonlyArray<GroupTeam>;
  /** Its prices, rising by quantity and falling by price. */
  readonly tiers: ReadonlyArray<GroupTier>;
};

/** Group purchases, in pages. */
export type GroupSaleConnection = {
  readonly __typename?: 'GroupSaleConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<GroupSaleEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a list of group purchases. */
export type GroupSaleEdge = {
  readonly __typename?: 'GroupSaleEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: GroupSale;
};

/** A team of a group purchase (团). */
export type GroupTeam = {
  readonly __typename?: 'GroupTeam';
  /** How many units this buyer has ordered in it; null when not in it. */
  readonly boughtCount: Maybe<Scalars['Int']['output']>;
  /** When it was founded. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The shop that founded it, masked (发起店铺). */
  readonly founder: Scalars['String']['output'];
  /** Whether another shop may join. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** How many shops are in it. */
  readonly memberCount: Scalars['Int']['output'];
  /** How many shops it may have. */
  readonly mostMembers: Scalars['Int']['output'];
  /** How many units it may order. */
  readonly mostUnits: Scalars['Int']['output'];
  /** Its next tier; null at the highest. */
  readonly next: Maybe<GroupNextTier>;
  /** What one costs by what it has ordered; null before the first tier and while hidden. */
  readonly price: Maybe<Scalars['Money']['output']>;
  /** How many units it has ordered. */
  readonly taken: Scalars['Int']['output'];
  /** The upstream id, for `joinGroup`. */
  readonly teamID: Scalars['String']['output'];
};

/** A price of a group purchase (抱团阶梯). */
export type GroupTier = {
  readonly __typename?: 'GroupTier';
  /** What one costs; null while hidden. */
  readonly price: Maybe<Scalars['Money']['output']>;
  /** From so many units of the team on. */
  readonly quantity: Scalars['Int']['output'];
};

/** Input of `handInReceipt`. */
export type HandInReceiptInput = {
  /** The key that POST /upload answered for the stamped paper, sent with the scene `receipt` (文件). */
  readonly file: Scalars['String']['input'];
  /** The upstream id of the order. */
  readonly orderID: Scalars['String']['input'];
};

/** Answer of `handInReceipt`. */
export type HandInReceiptPayload = {
  readonly __typename?: 'HandInReceiptPayload';
  /** The receipt as it is now. */
  readonly receipt: Maybe<Receipt>;
};

/** A page of the help centre (帮助). REST: GET /api/help/{id}. */
export type HelpArticle = Node & {
  readonly __typename?: 'HelpArticle';
  /** The upstream id. */
  readonly articleID: Scalars['String']['output'];
  /** Its text as it was written. */
  readonly body: Scalars['String']['output'];
  /** The upstream id of its category. */
  readonly categoryID: Scalars['String']['output'];
  /** Its category. */
  readonly categoryName: Scalars['String']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Its text in sections, to be shown. */
  readonly sections: ReadonlyArray<TextSection>;
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its page. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** A category of the help centre (帮助分类). */
export type HelpCategory = {
  readonly __typename?: 'HelpCategory';
  /** Its pages. */
  readonly articles: ReadonlyArray<ArticleLink>;
  /** The upstream id. */
  readonly categoryID: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** What a buyer of herb slices compares beside the price (饮片). */
export type HerbFacts = {
  readonly __typename?: 'HerbFacts';
  /** Its grade (等级). */
  readonly grade: Scalars['String']['output'];
  /** The net weight of one pack unit, in grams (净重). */
  readonly netGrams: Scalars['Int']['output'];
  /** Where it grew (产地). */
  readonly origin: Scalars['String']['output'];
  /** How it was prepared (炮制). */
  readonly processing: Scalars['String']['output'];
};

/** What the home page shows (首页): banners and floors. */
export type Home = {
  readonly __typename?: 'Home';
  /** The banners at its top. */
  readonly banners: ReadonlyArray<Banner>;
  /** One of its floors by its id, the first where none is named; null where there is no such floor (专区内容). */
  readonly floor: Maybe<HomeFloor>;
  /** Its floors (楼层). */
  readonly floors: ReadonlyArray<HomeFloor>;
};


/** What the home page shows (首页): banners and floors. */
export type HomeFloorArgs = {
  floorID?: InputMaybe<Scalars['String']['input']>;
};

/** A floor of the home page (楼层). */
export type HomeFloor = {
  readonly __typename?: 'HomeFloor';
  /** Its banners. */
  readonly banners: ReadonlyArray<Banner>;
  /** The upstream id. */
  readonly floorID: Scalars['String']['output'];
  /** Its goods. */
  readonly goods: ReadonlyArray<Goods>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What is said instead of going there; null for a link that leads somewhere (活动未开始, `*` and `#` links). */
  readonly notice: Maybe<Scalars['String']['output']>;
  /** Its smaller words. */
  readonly subtitle: Scalars['String']['output'];
  /** Its tabs. */
  readonly tabs: ReadonlyArray<SiteLink>;
  /** Where its name leads. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** A word many search for (热门搜索). */
export type HotWord = {
  readonly __typename?: 'HotWord';
  /** The word. */
  readonly text: Scalars['String']['output'];
  /** Where it leads. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** An invoice of the shop's, or its application (发票). REST: GET /api/invoice, GET /api/invoice/{id}. */
export type Invoice = Node & {
  readonly __typename?: 'Invoice';
  /** What it is over, tax included; less than nothing where it takes another back (价税合计). */
  readonly amount: Scalars['Money']['output'];
  /** The number of the application (申请单号). */
  readonly applicationNo: Scalars['String']['output'];
  /** When it was applied for (申请时间). */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was issued or refused (开票时间). */
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its lines, the buyer's particulars and its PDF. */
  readonly detail: Maybe<InvoiceDetail>;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** The upstream id. */
  readonly invoiceID: Scalars['String']['output'];
  /** The number of the invoice, once issued (发票号码). */
  readonly invoiceNo: Maybe<Scalars['String']['output']>;
  /** What kind of invoice it is. */
  readonly kind: InvoiceKind;
  /** The orders it is for; an order is on one living invoice (订单). */
  readonly orders: ReadonlyArray<InvoicedOrder>;
  /** Why the office could not issue it (驳回原因). */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** What of it was taken back by others (已红冲金额). */
  readonly reversedAmount: Scalars['Money']['output'];
  /** The invoice that this one takes back after a refund; null for an ordinary one (红字发票). */
  readonly reverses: Maybe<ReversedInvoice>;
  /** How far it is. */
  readonly status: InvoiceStatus;
  /** Its state in the marketplace's words (状态). */
  readonly statusText: Scalars['String']['output'];
  /** The buyer's tax number (税号). */
  readonly taxNo: Scalars['String']['output'];
  /** Whom it is made out to (发票抬头). */
  readonly title: Scalars['String']['output'];
};

/** Whom an invoice is made out to (开票资料). */
export type InvoiceBuyer = {
  readonly __typename?: 'InvoiceBuyer';
  /** The bank (开户银行). */
  readonly bank: Maybe<Scalars['String']['output']>;
  /** The bank account (银行账号). */
  readonly bankAccount: Maybe<Scalars['String']['output']>;
  /** The registered address (注册地址). */
  readonly companyAddress: Maybe<Scalars['String']['output']>;
  /** The registered phone (注册电话). */
  readonly companyPhone: Maybe<Scalars['String']['output']>;
  /** The tax number (税号); null where the shop has told none yet. */
  readonly taxNo: Maybe<Scalars['String']['output']>;
  /** The name on it (发票抬头). */
  readonly title: Scalars['String']['output'];
};

/** Invoices, in pages. */
export type InvoiceConnection = {
  readonly __typename?: 'InvoiceConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<InvoiceEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** What an invoice says in full (发票详情). REST: GET /api/invoice/{id}. */
export type InvoiceDetail = {
  readonly __typename?: 'InvoiceDetail';
  /** The buyer's particulars. */
  readonly buyer: InvoiceBuyer;
  /** What was sold, before discounts. */
  readonly lines: ReadonlyArray<InvoiceLine>;
  /** The address of the PDF, once issued. */
  readonly pdf: Maybe<Scalars['URL']['output']>;
  /** Discounts, freight, vouchers and refunds, each with its sign. */
  readonly rows: ReadonlyArray<InvoiceRow>;
};

/** An entry of a list of invoices. */
export type InvoiceEdge = {
  readonly __typename?: 'InvoiceEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Invoice;
};

/** What kind of invoice (发票种类). */
export type InvoiceKind =
  /** An ordinary VAT invoice (增值税普通发票, vat_plain). */
  | 'PLAIN'
  /** A special VAT invoice, for deduction (增值税专用发票, vat_special). */
  | 'SPECIAL';

/** A line of an invoice. */
export type InvoiceLine = {
  readonly __typename?: 'InvoiceLine';
  /** What they cost before discounts (金额). */
  readonly amount: Scalars['Money']['output'];
  /** The goods' name (品名). */
  readonly name: Scalars['String']['output'];
  /** The unit (单位). */
  readonly packUnit: Scalars['String']['output'];
  /** How many; less than nothing where they came back (数量). */
  readonly quantity: Scalars['Int']['output'];
  /** The specification (规格型号). */
  readonly spec: Scalars['String']['output'];
};

/** Whom invoices are made out to (开票资料). */
export type InvoiceProfile = {
  readonly __typename?: 'InvoiceProfile';
  /** The bank (开户银行). */
  readonly bank: Maybe<Scalars['String']['output']>;
  /** The account there (银行账号). */
  readonly bankAccount: Maybe<Scalars['String']['output']>;
  /** The registered address (注册地址). */
  readonly companyAddress: Maybe<Scalars['String']['output']>;
  /** The registered phone (注册电话). */
  readonly companyPhone: Maybe<Scalars['String']['output']>;
  /** The tax number (税号). */
  readonly taxNo: Scalars['String']['output'];
  /** The title (发票抬头). */
  readonly title: Scalars['String']['output'];
};

/** What makes an invoice's sum beside its lines. */
export type InvoiceRow = {
  readonly __typename?: 'InvoiceRow';
  /** With its sign; less is negative. */
  readonly amount: Scalars['Money']['output'];
  /** What it is, such as a promotion's name, freight or vouchers. */
  readonly title: Scalars['String']['output'];
};

/** How far an invoice is (发票状态). */
export type InvoiceStatus =
  /** Applied for (开票中). */
  | 'APPLIED'
  /** Refused; its orders may be invoiced again (已驳回). */
  | 'FAILED'
  /** Issued (已开票). */
  | 'ISSUED'
  /** Taken back in full (已红冲). */
  | 'RED';

/** An order that can be invoiced (可开票订单). */
export type InvoiceableOrder = {
  readonly __typename?: 'InvoiceableOrder';
  /** What an invoice would be over: paid in money and not refunded (可开票金额). */
  readonly amount: Scalars['Money']['output'];
  /** When it was ordered (下单时间). */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Its first goods, in words (商品). */
  readonly goodsText: Scalars['String']['output'];
  /** How many lines it has. */
  readonly lineCount: Scalars['Int']['output'];
  /** The upstream id of the order. */
  readonly orderID: Scalars['String']['output'];
  /** The order's number (订单号). */
  readonly orderNo: Scalars['String']['output'];
};

/** Orders that can be invoiced, in pages, with the buyer's particulars used last. */
export type InvoiceableOrderConnection = {
  readonly __typename?: 'InvoiceableOrderConnection';
  /** Whom the next invoice would be made out to (开票资料). */
  readonly buyer: InvoiceBuyer;
  /** The entries of this page. */
  readonly edges: ReadonlyArray<InvoiceableOrderEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a list of orders that can be invoiced. */
export type InvoiceableOrderEdge = {
  readonly __typename?: 'InvoiceableOrderEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: InvoiceableOrder;
};

/** An order on an invoice. */
export type InvoicedOrder = {
  readonly __typename?: 'InvoicedOrder';
  /** What of it is invoiced. */
  readonly amount: Scalars['Money']['output'];
  /** The upstream id of the order. */
  readonly orderID: Scalars['String']['output'];
  /** The order's number (订单号). */
  readonly orderNo: Scalars['String']['output'];
};

/** Input of `joinDraw`. */
export type JoinDrawInput = {
  /** 8 to 64 characters made by the client once per intention: sent again, it never draws twice (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** The upstream id of the draw. */
  readonly drawID: Scalars['String']['input'];
};

/** Answer of `joinDraw`. */
export type JoinDrawPayload = {
  readonly __typename?: 'JoinDrawPayload';
  /** The draw as it is now. REST: GET /api/draw/{id}. */
  readonly draw: Maybe<Draw>;
  /** What was won; show it after two seconds. */
  readonly prize: WonPrize;
  /** The upstream id of the record. */
  readonly recordID: Scalars['String']['output'];
};

/** Input of `joinGroup`. */
export type JoinGroupInput = {
  /** 8 to 64 characters made by the client once per intention: sent again, it never joins twice (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** How many units to put into the cart. */
  readonly quantity: Scalars['Int']['input'];
  /** The upstream id of the group purchase. */
  readonly saleID: Scalars['String']['input'];
  /** The upstream id of the team; absent: a new team is founded (开团). */
  readonly teamID?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `joinGroup`. */
export type JoinGroupPayload = {
  readonly __typename?: 'JoinGroupPayload';
  /** The cart, with the goods in it. */
  readonly cart: Maybe<Cart>;
  /** The group purchase as it is now. */
  readonly sale: Maybe<GroupSale>;
  /** The team the buyer is in now. */
  readonly team: Maybe<GroupTeam>;
};

/** Where keywords are looked for (搜索范围). */
export type KeywordScope =
  /** Names, makers, initials, approval numbers, bar codes of goods (药品, type 0). */
  | 'GOODS'
  /** Names of manufacturers (厂家, type 1). */
  | 'MANUFACTURER';

/** A paper that lapses soon or has lapsed (临期证照). */
export type LapsingPaper = {
  readonly __typename?: 'LapsingPaper';
  /** How many days are left; negative when it has lapsed (剩余天数). */
  readonly daysLeft: Scalars['Int']['output'];
  /** Which. */
  readonly kind: CertificateKind;
  /** Its name (证照名称). */
  readonly name: Scalars['String']['output'];
  /** Its last day, as 2026-12-15 (有效期至). */
  readonly validTo: Scalars['String']['output'];
};

/** What this buyer bought of it last (上次购买). */
export type LastPurchase = {
  readonly __typename?: 'LastPurchase';
  /** When. */
  readonly on: Scalars['Date']['output'];
  /** At which unit price. */
  readonly price: Scalars['Money']['output'];
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
};

/** A line and how many of it. */
export type LineQuantityInput = {
  /** The upstream id of the order's line. */
  readonly lineID: Scalars['String']['input'];
  /** How many. */
  readonly quantity: Scalars['Int']['input'];
};

/** One change (变动): what changed is set, the rest is null. */
export type LiveChange = {
  readonly __typename?: 'LiveChange';
  /** The cart (购物车) as it is now. */
  readonly cart: Maybe<Cart>;
  /** The newest of what the shop and its account manager said (客服留言). */
  readonly chatMessage: Maybe<ChatMessage>;
  /** Whether anything may have changed, since it is not known any more what has (全部): ask anew. */
  readonly isEverything: Scalars['Boolean']['output'];
  /** How much is unread now, messages and answers together (未读消息数). */
  readonly messageCount: Maybe<Scalars['Int']['output']>;
  /** The order (订单) as it is now; null too when it is not the session's own. */
  readonly order: Maybe<Order>;
  /** A recharge (充值单) whose status changed, as it is now. */
  readonly recharge: Maybe<Recharge>;
};

/** Input of `login`. */
export type LoginInput = {
  /** The password (密码). */
  readonly password: Scalars['String']['input'];
  /** User name or phone (用户名或手机号). */
  readonly username: Scalars['String']['input'];
  /** Ask for a bearer token, for mobile apps; browsers get a cookie only. */
  readonly wantsToken?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Answer of `login`. */
export type LoginPayload = {
  readonly __typename?: 'LoginPayload';
  /** The cart of that buyer. */
  readonly cart: Maybe<Cart>;
  /** When the login lapses. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The account's shops, when it has several: `switchShop` goes to another (门店). */
  readonly shops: ReadonlyArray<Shop>;
  /** A bearer token, only when asked for. */
  readonly token: Maybe<Scalars['String']['output']>;
  /** The buyer who is now logged in. */
  readonly viewer: Maybe<Viewer>;
};

/** Input of `loginWithCode`. */
export type LoginWithCodeInput = {
  /** The code sent to it by `requestCode` with the purpose LOGIN (验证码). */
  readonly code: Scalars['String']['input'];
  /** The phone (手机号). */
  readonly phone: Scalars['String']['input'];
  /** Ask for a bearer token, for mobile apps; browsers get a cookie only. */
  readonly wantsToken?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Input of `loginWithWechat`. */
export type LoginWithWechatInput = {
  /** The `token` of a code with the purpose LOGIN whose scanning is confirmed. */
  readonly token: Scalars['String']['input'];
  /** Ask for a bearer token, for mobile apps; browsers get a cookie only. */
  readonly wantsToken?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Input of `logout`. */
export type LogoutInput = {
  /** Not used; GraphQL inputs cannot be empty. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `logout`. */
export type LogoutPayload = {
  readonly __typename?: 'LogoutPayload';
  /** Always true when no error stands beside it. */
  readonly isLoggedOut: Scalars['Boolean']['output'];
};

/** Input of `mailInvoice`. */
export type MailInvoiceInput = {
  /** Where to (邮箱). */
  readonly email: Scalars['String']['input'];
  /** The upstream id of the invoice. */
  readonly invoiceID: Scalars['String']['input'];
};

/** Answer of `mailInvoice`. */
export type MailInvoicePayload = {
  readonly __typename?: 'MailInvoicePayload';
  /** Where it was sent. */
  readonly email: Maybe<Scalars['String']['output']>;
};

/** Input of `markChatSeen`. */
export type MarkChatSeenInput = {
  /** The upstream id of the last message that was seen. */
  readonly chatMessageID: Scalars['String']['input'];
};

/** Answer of `markChatSeen`. */
export type MarkChatSeenPayload = {
  readonly __typename?: 'MarkChatSeenPayload';
  /** How many answers the shop has not seen now (未看答复). */
  readonly unreadCount: Maybe<Scalars['Int']['output']>;
};

/** What the marketplace tells a shop (消息). REST: GET /api/message, /api/message/{id}. */
export type Message = Node & {
  readonly __typename?: 'Message';
  /** What it says, plain text (正文). */
  readonly body: Scalars['String']['output'];
  /** When it was told (时间). */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Whether it has been read (已读). */
  readonly isRead: Scalars['Boolean']['output'];
  /** What it is about. */
  readonly kind: MessageKind;
  /** Its kind in the marketplace's words (类型). */
  readonly kindText: Scalars['String']['output'];
  /** The upstream id. */
  readonly messageID: Scalars['String']['output'];
  /** Its title (标题). */
  readonly title: Scalars['String']['output'];
  /** The page where it goes on (查看). */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** Messages, in pages. */
export type MessageConnection = {
  readonly __typename?: 'MessageConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<MessageEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** How many of all the shop's messages are unread, whatever this list is narrowed to (未读消息数). */
  readonly unread: UnreadMessages;
};

/** An entry of a list of messages. */
export type MessageEdge = {
  readonly __typename?: 'MessageEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Message;
};

/** What a message is about (消息类型). */
export type MessageKind =
  /** A certificate: approved, rejected or about to lapse (资质消息). */
  | 'CERT'
  /** Arrivals, lower prices, notices (通知). */
  | 'NOTICE'
  /** An order, a refund, an after-sale or a receipt (订单消息). */
  | 'ORDER'
  /** A promotion or a coupon to claim (优惠消息). */
  | 'PROMO';

/** What moved on the balance or on cash vouchers (余额明细, 现金券明细). */
export type MoneyEntry = {
  readonly __typename?: 'MoneyEntry';
  /** The upstream id of the after-sale it belongs to (售后). */
  readonly afterSaleID: Maybe<Scalars['String']['output']>;
  /** How much; what went out is negative (金额). */
  readonly amount: Scalars['Money']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** What was there afterwards (变动后). */
  readonly balance: Scalars['Money']['output'];
  /** The upstream id of the order it belongs to. */
  readonly orderID: Maybe<Scalars['String']['output']>;
  /** That order's number (订单号). */
  readonly orderNo: Maybe<Scalars['String']['output']>;
  /** The number of the recharge it is (充值单号). */
  readonly rechargeNo: Maybe<Scalars['String']['output']>;
  /** The marketplace's own reference (流水号). */
  readonly ref: Scalars['String']['output'];
  /** The how-manieth of its ledger it is: one number for ever (第几笔). */
  readonly seq: Scalars['Int']['output'];
  /** What for, in words (摘要). */
  readonly title: Scalars['String']['output'];
  /** The number of that order's trade (交易号). */
  readonly tradeNo: Maybe<Scalars['String']['output']>;
  /** What kind of movement. */
  readonly use: MoneyUse;
  /** The number of the withdrawal it belongs to (提现单号). */
  readonly withdrawalNo: Maybe<Scalars['String']['output']>;
};

/** Movements of money, in pages. */
export type MoneyEntryConnection = {
  readonly __typename?: 'MoneyEntryConnection';
  /** What came in by all that match, not only those of this page; null where the marketplace does not say (收入合计). */
  readonly came: Maybe<Scalars['Money']['output']>;
  /** The entries of this page. */
  readonly edges: ReadonlyArray<MoneyEntryEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** What went out by all that match; null where the marketplace does not say (支出合计). */
  readonly went: Maybe<Scalars['Money']['output']>;
};

/** An entry of a list of movements of money. */
export type MoneyEntryEdge = {
  readonly __typename?: 'MoneyEntryEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: MoneyEntry;
};

/** The least and the most an amount may be (限额). */
export type MoneyLimits = {
  readonly __typename?: 'MoneyLimits';
  /** The most. */
  readonly max: Scalars['Money']['output'];
  /** The least. */
  readonly min: Scalars['Money']['output'];
};

/** Why money moved (use_type). */
export type MoneyUse =
  /** Something else, such as a voucher given (其他). */
  | 'OTHER'
  /** Paid for an order (支付订单, pay). */
  | 'PAY'
  /** Put on the balance (充值, recharge). */
  | 'RECHARGE'
  /** Came back from an order (订单退回, refund). */
  | 'REFUND'
  /** Asked back, or come back from such a request (提现, withdraw). */
  | 'WITHDRAW';

/** A month of the shop's (月度汇总). */
export type MonthSum = {
  readonly __typename?: 'MonthSum';
  /** What was on the balance at its end (月末余额). */
  readonly balance: Scalars['Money']['output'];
  /** What came onto the balance (余额收入). */
  readonly came: Scalars['Money']['output'];
  /** The month, as 2026-11 (月份). */
  readonly month: Scalars['String']['output'];
  /** How many orders were paid in it (付款订单数). */
  readonly orderCount: Scalars['Int']['output'];
  /** What they cost, less what came back of them until now (采购额). */
  readonly spent: Scalars['Money']['output'];
  /** What went off the balance (余额支出). */
  readonly went: Scalars['Money']['output'];
};

/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Adds sets of a combination to the cart (加入组合套餐, type=3). REST: POST /api/cart. */
  readonly addCombinationToCart: Maybe<AddCombinationToCartPayload>;
  /** Adds goods to the favourites (收藏). REST: POST /api/favorite. */
  readonly addFavorites: Maybe<AddFavoritesPayload>;
  /** Puts rows of goods into the cart at once (整单加入). REST: POST /api/quick/add. */
  readonly addPurchaseList: Maybe<AddPurchaseListPayload>;
  /** Adds the shops that another phone's account answers for (添加门店). REST: POST /api/shop/multi. */
  readonly addShops: Maybe<ShopsPayload>;
  /** Adds goods to the cart (加入采购单). REST: POST /api/cart. */
  readonly addToCart: Maybe<AddToCartPayload>;
  /** Publishes a request (发布求购). REST: POST /api/user/buy. */
  readonly addWantedGoods: Maybe<AddWantedGoodsPayload>;
  /** Applies for an after-sale; the amount is the marketplace's own (申请售后). REST: POST /api/afterSale. */
  readonly applyAfterSale: Maybe<ApplyAfterSalePayload>;
  /** Applies for an invoice (申请开票). REST: POST /api/invoice. */
  readonly applyForInvoice: Maybe<ApplyForInvoicePayload>;
  /** Withdraws an after-sale (撤销售后). REST: POST /api/afterSale/{id}/cancel. */
  readonly cancelAfterSale: Maybe<CancelAfterSalePayload>;
  /** Cancels an unpaid order and those ordered with it (取消订单). REST: POST /api/order/{id}/cancel. */
  readonly cancelOrder: Maybe<CancelOrderPayload>;
  /** Changes what somebody may do for the shop, from the next call on; the owner's alone (更改角色). REST: PUT /api/shop/colleague/{id}. */
  readonly changeColleagueRole: Maybe<ColleaguesPayload>;
  /** Changes the password of whoever is logged in (修改密码). REST: POST /api/user/resetPassword. */
  readonly changePassword: Maybe<ChangePasswordPayload>;
  /** Checks one field while a registration is filled in; VALIDATION_FAILED says what is wrong (注册校验). REST: POST /api/register/check. */
  readonly checkRegistration: Maybe<CheckRegistrationPayload>;
  /** Asks for a quote of the given lines (去结算). CONTRACT_REQUIRED while the e-contract is unsigned. REST: POST /api/cart/checkout. */
  readonly checkout: Maybe<CheckoutPayload>;
  /** Claims a coupon (领取优惠券). REST: POST /api/coupon/{id}/claim. */
  readonly claimCoupon: Maybe<ClaimCouponPayload>;
  /** Closes a request (关闭求购). REST: POST /api/user/buy/{id}/close. */
  readonly closeWantedGoods: Maybe<CloseWantedGoodsPayload>;
  /** Says that a gift has arrived (确认收货). REST: POST /api/jfsc/order/{id}/confirm. */
  readonly confirmPointsOrder: Maybe<ConfirmPointsOrderPayload>;
  /** Says that an order has arrived (确认收货). A second time is refused with STATE_CHANGED. REST: POST /api/order/{id}/confirm. */
  readonly confirmReceipt: Maybe<ConfirmReceiptPayload>;
  /** Copies lines into the carts of the buyer's other shops (复制到其他店铺). REST: POST /api/cart/copy. */
  readonly copyCartLines: Maybe<CopyCartLinesPayload>;
  /** Adds a delivery address; the first one is the default (新增收货地址). REST: POST /api/address. */
  readonly createAddress: Maybe<AddressPayload>;
  /** Deletes a delivery address; where it was the default, another becomes it (删除收货地址). REST: DELETE /api/address/{id}. */
  readonly deleteAddress: Maybe<DeleteAddressPayload>;
  /** Deletes lines (删除). REST: POST /api/cart/batch_delete. */
  readonly deleteCartLines: Maybe<DeleteCartLinesPayload>;
  /** Deletes messages for good (删除消息). REST: POST /api/message/delete. */
  readonly deleteMessages: Maybe<DeleteMessagesPayload>;
  /** Hides an order that is over (删除订单). REST: DELETE /api/order/{id}. */
  readonly deleteOrder: Maybe<DeleteOrderPayload>;
  /** Sets the quantity of a line (修改数量). REST: POST /api/cart/{id}/edit. */
  readonly editCartLine: Maybe<EditCartLinePayload>;
  /** Logs one other device out, or all others, at once; NOT_FOUND for this one (退出其他设备). REST: DELETE /api/user/session/{id}, DELETE /api/user/session. */
  readonly endDevices: Maybe<DevicesPayload>;
  /** Exchanges points for a gift, once per key (积分兑换). REST: POST /api/jfsc/exchange. */
  readonly exchangePoints: Maybe<ExchangePointsPayload>;
  /** Follows suppliers or goods (关注). REST: POST /api/follow. */
  readonly follow: Maybe<FollowPayload>;
  /** Tells the marketplace something (提交反馈). REST: POST /api/user/feedback. */
  readonly giveFeedback: Maybe<GiveFeedbackPayload>;
  /** Hands in a stamped receipt (上传回执). REST: POST /api/order/hmdd/{order_id}. */
  readonly handInReceipt: Maybe<HandInReceiptPayload>;
  /** Takes part in a draw; the answer is there at once (参加抽奖). REST: POST /api/draw/{id}/join. */
  readonly joinDraw: Maybe<JoinDrawPayload>;
  /** Joins a team or founds one; the goods go into the cart at the team's price (参团/开团). REST: POST /api/group/{id}/join. */
  readonly joinGroup: Maybe<JoinGroupPayload>;
  /** Logs in by user name or phone and password (登录). REST: POST /api/auth/login. */
  readonly login: Maybe<LoginPayload>;
  /** Logs in by phone and code, into the shop used last (短信登录). REST: POST /api/auth/login_code. */
  readonly loginWithCode: Maybe<LoginPayload>;
  /** Logs in as the account of whoever scanned, into the shop used last (微信登录). REST: POST /api/auth/login_wechat. */
  readonly loginWithWechat: Maybe<LoginPayload>;
  /** Logs out (退出登录). REST: DELETE /api/user/logout. */
  readonly logout: Maybe<LogoutPayload>;
  /** Sends an invoice's PDF by mail (发送邮箱). REST: POST /api/invoice/{id}/mail. */
  readonly mailInvoice: Maybe<MailInvoicePayload>;
  /** Notes that the shop has seen the thread as far as a message (留言已看). REST: POST /api/chat/read. */
  readonly markChatSeen: Maybe<MarkChatSeenPayload>;
  /** Offers goods; staff looks at it before others see it (发布供应). REST: POST /api/supply. */
  readonly offerSupply: Maybe<OfferSupplyPayload>;
  /** Reads a purchase list and says what each row comes to; changes nothing (识别清单). REST: POST /api/quick/parse. */
  readonly parsePurchaseList: Maybe<ParsePurchaseListPayload>;
  /** Orders what a quote offers (提交订单). A quote that no longer holds comes back as a new one with the warning QUOTE_CHANGED. REST: POST /api/order. */
  readonly placeOrder: Maybe<PlaceOrderPayload>;
  /** Adds one step of goods: the minimum at first, then a pack each time (快速加入). REST: POST /api/cart/quick_add/{id}. */
  readonly quickAddToCart: Maybe<QuickAddToCartPayload>;
  /** Marks messages as read: those named, or all (标为已读). REST: POST /api/message/read. */
  readonly readMessages: Maybe<ReadMessagesPayload>;
  /** Puts what was ordered into the cart again, at today's prices (再次购买). REST: POST /api/order/{id}/rebuy. */
  readonly rebuyOrder: Maybe<RebuyOrderPayload>;
  /** Says that what was sent again or instead has come (确认收到). REST: POST /api/afterSale/{id}/receive. */
  readonly receiveAfterSale: Maybe<ReceiveAfterSalePayload>;
  /** Begins to put money on the balance; it is credited when the channel says it has come (余额充值). REST: POST /api/user/recharge. */
  readonly rechargeBalance: Maybe<RechargeBalancePayload>;
  /** Turns a code into a coupon, once per code (兑换优惠券). REST: POST /api/coupon/redeem. */
  readonly redeemCoupon: Maybe<RedeemCouponPayload>;
  /** Second step of registering: makes the account and its shop, and logs in (注册第二步). REST: POST /api/register/step2. */
  readonly register: Maybe<RegisterPayload>;
  /** Second step of adding a shop: makes it, and goes on as it (多店注册第二步). REST: POST /api/register/dd/step2. */
  readonly registerShop: Maybe<RegisterPayload>;
  /** Registers by WeChat with a phone, and logs in (微信注册). REST: POST /api/register/wechat. */
  readonly registerWithWechat: Maybe<RegisterPayload>;
  /** Takes somebody's access to the shop back: their sessions there end at once; the owner's alone (收回权限). REST: DELETE /api/shop/colleague/{id}. */
  readonly removeColleague: Maybe<ColleaguesPayload>;
  /** Takes goods out of the favourites (取消收藏). REST: POST /api/favorite/cancel. */
  readonly removeFavorites: Maybe<RemoveFavoritesPayload>;
  /** Gives up a shop that was added; neither one's own nor the present one (移除门店). REST: DELETE /api/shop/multi/{id}. */
  readonly removeShop: Maybe<ShopsPayload>;
  /** Hands in what follows a paper in force, or corrects one that waits or was refused (换证). REST: PUT /api/user/zizhi/{id}. */
  readonly renewCertificate: Maybe<CertificatePayload>;
  /** Sends a code by text message; the answer is the same for a registered phone and another (发送验证码). REST: POST /api/user/create_code. */
  readonly requestCode: Maybe<RequestCodePayload>;
  /** Asks for the money back while it is paid and not yet billed (申请退款). A second request is refused with STATE_CHANGED. REST: POST /api/order/{id}/refund_apply. */
  readonly requestRefund: Maybe<RequestRefundPayload>;
  /** Makes a WeChat code to be scanned (取微信二维码). REST: GET /api/user/wechat/qr. */
  readonly requestWechatCode: Maybe<RequestWechatCodePayload>;
  /** Asks for money of the balance back; it leaves the balance at once (余额提现). REST: POST /api/user/withdraw. */
  readonly requestWithdrawal: Maybe<RequestWithdrawalPayload>;
  /** Second step to a new password: sets it and ends all sessions of the account (找回密码第二步). REST: POST /api/forget/step2. */
  readonly resetPassword: Maybe<ResetPasswordPayload>;
  /** Saves what the shop says of itself, and its invoice fields (保存店铺信息). REST: POST /api/shop/save. */
  readonly saveShop: Maybe<SaveShopPayload>;
  /** Selects or deselects lines (勾选). REST: POST /api/cart/batch_select. */
  readonly selectCartLines: Maybe<SelectCartLinesPayload>;
  /** Says something to the account manager (给客户经理留言). REST: POST /api/chat. */
  readonly sendChatMessage: Maybe<SendChatMessagePayload>;
  /** Makes an address the default (设为默认). REST: POST /api/address/{id}/default. */
  readonly setDefaultAddress: Maybe<AddressPayload>;
  /** Tells which parcel brings the goods back (寄回商品). REST: POST /api/afterSale/{id}/ship. */
  readonly shipAfterSale: Maybe<ShipAfterSalePayload>;
  /** Signs the e-contract (签署电子合同). REST: POST /api/contract/sign. */
  readonly signContract: Maybe<SignContractPayload>;
  /** First step to a new password: proves the phone (找回密码第一步). REST: POST /api/forget/step1. */
  readonly startPasswordReset: Maybe<StartPasswordResetPayload>;
  /** Begins to pay a trade; the amount is the marketplace's own (去支付). REST: POST /api/trade/{id}/pay. */
  readonly startPayment: Maybe<StartPaymentPayload>;
  /** First step of registering: proves the phone (注册第一步). REST: POST /api/register/step1. */
  readonly startRegistration: Maybe<StartRegistrationPayload>;
  /** First step of adding a shop: proves the account's phone (多店注册第一步). REST: POST /api/register/dd/step1. */
  readonly startShopRegistration: Maybe<StartShopRegistrationPayload>;
  /** Turns a confirmed scan, or WeChat's own code, into a ticket (微信授权). REST: POST /api/register/wechat/ticket. */
  readonly startWechatRegistration: Maybe<StartWechatRegistrationPayload>;
  /** Hands in a paper; it counts once the office has passed it (提交证照). REST: POST /api/user/zizhi. */
  readonly submitCertificate: Maybe<CertificatePayload>;
  /** Shows that a bank transfer is on its way (提交汇款凭证). REST: POST /api/trade/{id}/transfer_proof. */
  readonly submitTransferProof: Maybe<SubmitTransferProofPayload>;
  /** Goes on as another shop of the account, with a new session (切换门店). REST: POST /api/auth/switch. */
  readonly switchShop: Maybe<LoginPayload>;
  /** Takes the WeChat user off the account (解除微信绑定). REST: DELETE /api/user/unbind_wechat. */
  readonly unbindWechat: Maybe<UnbindWechatPayload>;
  /** Follows them no longer (取消关注). REST: POST /api/follow/cancel. */
  readonly unfollow: Maybe<FollowPayload>;
  /** Changes a delivery address (修改收货地址). REST: PUT /api/address/{id}. */
  readonly updateAddress: Maybe<AddressPayload>;
  /** Changes name or phone (修改资料). REST: POST /api/user/updateUserInfo. */
  readonly updateProfile: Maybe<UpdateProfilePayload>;
  /** Asks for a message when goods arrive or get cheaper (到货/降价提醒). REST: POST /api/goods/{id}/notify. */
  readonly watchGoods: Maybe<WatchGoodsPayload>;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationAddCombinationToCartArgs = {
  input: AddCombinationToCartInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationAddFavoritesArgs = {
  input: AddFavoritesInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationAddPurchaseListArgs = {
  input: AddPurchaseListInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationAddShopsArgs = {
  input: AddShopsInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationAddWantedGoodsArgs = {
  input: AddWantedGoodsInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationApplyAfterSaleArgs = {
  input: ApplyAfterSaleInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationApplyForInvoiceArgs = {
  input: ApplyForInvoiceInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationCancelAfterSaleArgs = {
  input: CancelAfterSaleInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationChangeColleagueRoleArgs = {
  input: ChangeColleagueRoleInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationCheckRegistrationArgs = {
  input: CheckRegistrationInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationCheckoutArgs = {
  input: CheckoutInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationClaimCouponArgs = {
  input: ClaimCouponInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationCloseWantedGoodsArgs = {
  input: CloseWantedGoodsInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationConfirmPointsOrderArgs = {
  input: ConfirmPointsOrderInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationConfirmReceiptArgs = {
  input: ConfirmReceiptInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationCopyCartLinesArgs = {
  input: CopyCartLinesInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationCreateAddressArgs = {
  input: CreateAddressInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationDeleteAddressArgs = {
  input: DeleteAddressInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationDeleteCartLinesArgs = {
  input: DeleteCartLinesInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationDeleteMessagesArgs = {
  input: DeleteMessagesInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationDeleteOrderArgs = {
  input: DeleteOrderInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationEditCartLineArgs = {
  input: EditCartLineInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationEndDevicesArgs = {
  input: EndDevicesInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationExchangePointsArgs = {
  input: ExchangePointsInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationFollowArgs = {
  input: FollowInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationGiveFeedbackArgs = {
  input: GiveFeedbackInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationHandInReceiptArgs = {
  input: HandInReceiptInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationJoinDrawArgs = {
  input: JoinDrawInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationJoinGroupArgs = {
  input: JoinGroupInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationLoginWithCodeArgs = {
  input: LoginWithCodeInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationLoginWithWechatArgs = {
  input: LoginWithWechatInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationLogoutArgs = {
  input: LogoutInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationMailInvoiceArgs = {
  input: MailInvoiceInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationMarkChatSeenArgs = {
  input: MarkChatSeenInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationOfferSupplyArgs = {
  input: OfferSupplyInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationParsePurchaseListArgs = {
  input: ParsePurchaseListInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationQuickAddToCartArgs = {
  input: QuickAddToCartInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationReadMessagesArgs = {
  input: ReadMessagesInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationRebuyOrderArgs = {
  input: RebuyOrderInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationReceiveAfterSaleArgs = {
  input: ReceiveAfterSaleInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationRechargeBalanceArgs = {
  input: RechargeBalanceInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationRedeemCouponArgs = {
  input: RedeemCouponInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationRegisterShopArgs = {
  input: RegisterShopInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationRegisterWithWechatArgs = {
  input: RegisterWithWechatInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationRemoveColleagueArgs = {
  input: RemoveColleagueInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationRemoveFavoritesArgs = {
  input: RemoveFavoritesInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationRemoveShopArgs = {
  input: RemoveShopInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationRenewCertificateArgs = {
  input: RenewCertificateInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationRequestCodeArgs = {
  input: RequestCodeInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationRequestRefundArgs = {
  input: RequestRefundInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationRequestWechatCodeArgs = {
  input: RequestWechatCodeInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationRequestWithdrawalArgs = {
  input: RequestWithdrawalInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationSaveShopArgs = {
  input: SaveShopInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationSelectCartLinesArgs = {
  input: SelectCartLinesInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationSendChatMessageArgs = {
  input: SendChatMessageInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationSetDefaultAddressArgs = {
  input: SetDefaultAddressInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationShipAfterSaleArgs = {
  input: ShipAfterSaleInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationSignContractArgs = {
  input: SignContractInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationStartPasswordResetArgs = {
  input: StartPasswordResetInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationStartPaymentArgs = {
  input: StartPaymentInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationStartRegistrationArgs = {
  input: StartRegistrationInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationStartShopRegistrationArgs = {
  input: StartShopRegistrationInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationStartWechatRegistrationArgs = {
  input: StartWechatRegistrationInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationSubmitCertificateArgs = {
  input: SubmitCertificateInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationSubmitTransferProofArgs = {
  input: SubmitTransferProofInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationSwitchShopArgs = {
  input: SwitchShopInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationUnbindWechatArgs = {
  input: UnbindWechatInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationUnfollowArgs = {
  input: FollowInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationUpdateAddressArgs = {
  input: UpdateAddressInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationWatchGoodsArgs = {
  input: WatchGoodsInput;
};

/** An entry of the navigation (导航). */
export type NavigationEntry = {
  readonly __typename?: 'NavigationEntry';
  /** Entries below it; none below those. */
  readonly children: ReadonlyArray<NavigationEntry>;
  /** The upstream id. */
  readonly entryID: Scalars['String']['output'];
  /** A picture instead of the name. */
  readonly image: Maybe<Scalars['URL']['output']>;
  /** Whether what it leads to is open. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What is said instead of going there; null for a link that leads somewhere (活动未开始, `*` and `#` links). */
  readonly notice: Maybe<Scalars['String']['output']>;
  /** Where it leads. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** A paper that is needed (证照). */
export type NeededCertificate = {
  readonly __typename?: 'NeededCertificate';
  /** Which paper. */
  readonly kind: CertificateKind;
  /** Its name, in Chinese. */
  readonly name: Scalars['String']['output'];
  /** How it stands. */
  readonly status: CertificateStatus;
};

/** Anything with a global id that can be refetched through `node`. */
export type Node = {
  /** The global id, opaque to clients. */
  readonly id: Scalars['ID']['output'];
};

/** Input of `offerSupply`. */
export type OfferSupplyInput = {
  /** 8 to 64 characters made by the client once per intention (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** Until when the goods are good (有效期至). */
  readonly expiresOn: Scalars['Date']['input'];
  /** The manufacturer (生产厂家). */
  readonly manufacturer: Scalars['String']['input'];
  /** The name, at most 60 characters (品名). */
  readonly name: Scalars['String']['input'];
  /** The price of one (供应单价). */
  readonly price: Scalars['Money']['input'];
  /** How many there are, at most 999999 (可供数量). */
  readonly quantity: Scalars['Int']['input'];
  /** What else there is to say, at most 200 characters (补充说明). */
  readonly remark?: InputMaybe<Scalars['String']['input']>;
  /** The specification (规格). */
  readonly spec: Scalars['String']['input'];
};

/** Answer of `offerSupply`. */
export type OfferSupplyPayload = {
  readonly __typename?: 'OfferSupplyPayload';
  /** The offer as it is now. */
  readonly offer: Maybe<SupplyOffer>;
};

/** An order (订单): one warehouse's part of a trade that travels one way. REST: GET /api/order, /api/order/{id}. */
export type Order = Node & {
  readonly __typename?: 'Order';
  /** What the buyer may do with it now (可用操作). */
  readonly actions: ReadonlyArray<OrderAction>;
  /** Its after-sales, the newest first, at most a hundred (售后). REST: GET /api/afterSale?order_id=. */
  readonly afterSales: Maybe<ReadonlyArray<AfterSale>>;
  /** When it was placed (下单时间). */
  readonly createdAt: Scalars['DateTime']['output'];
  /** All that only its own page shows. REST: GET /api/order/{id}. */
  readonly detail: Maybe<OrderDetail>;
  /** How its price came about, reckoned again from what was in force then (价格说明). REST: GET /api/order/{id}/explain. */
  readonly explanation: Maybe<OrderExplanation>;
  /** Its first lines, at most three, as lists show them; `detail` has them all. */
  readonly firstLines: ReadonlyArray<OrderLine>;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** The invoice wished for or applied for, and how far it is; null where there is none (发票). */
  readonly invoice: Maybe<OrderInvoice>;
  /** How it has to travel. */
  readonly kind: ShipmentKind;
  /** How many lines it has. */
  readonly lineCount: Scalars['Int']['output'];
  /** Its parcels with what the carrier tells of them now; lighter than `detail` for looking again (物流). REST: GET /api/order/{id}/logistics. */
  readonly logistics: Maybe<ReadonlyArray<OrderShipment>>;
  /** The upstream id, as in storefront addresses. */
  readonly orderID: Scalars['String']['output'];
  /** The order number (订单号). */
  readonly orderNo: Scalars['String']['output'];
  /** Until when it can be paid; null once that does not matter (付款截止). */
  readonly payUntil: Maybe<Scalars['DateTime']['output']>;
  /** What was to be paid for it: goods and freight (应付). */
  readonly payable: Scalars['Money']['output'];
  /** Where it stands. */
  readonly status: OrderStatus;
  /** Where it stands, in the buyer's words (状态). */
  readonly statusText: Scalars['String']['output'];
  /** The trade it is paid in. REST: GET /api/trade/{id}/status. */
  readonly trade: Maybe<Trade>;
  /** The upstream id of the trade it is paid in (交易). */
  readonly tradeID: Scalars['String']['output'];
  /** The number of that trade. */
  readonly tradeNo: Scalars['String']['output'];
  /** The warehouse it ships from (仓库). */
  readonly warehouse: Warehouse;
};

/** What the buyer may do with an order (可用操作). */
export type OrderAction =
  /** Apply for an after-sale (申请售后): `applyAfterSale`. */
  | 'AFTER_SALE'
  /** Cancel it (取消订单): `cancelOrder`. */
  | 'CANCEL'
  /** Say that it has arrived (确认收货): `confirmReceipt`. */
  | 'CONFIRM'
  /** Hide it from the list (删除订单): `deleteOrder`. */
  | 'DELETE'
  /** Pay it (去支付): `startPayment`. */
  | 'PAY'
  /** Buy the same again (再次购买): `rebuyOrder`. */
  | 'REBUY'
  /** Ask for the money back before it is billed (申请退款): `requestRefund`. */
  | 'REFUND';

/** Who moved an order. */
export type OrderActor =
  /** The buyer (买家). */
  | 'BUYER'
  /** The warehouse system (ERP). */
  | 'ERP'
  /** The marketplace's staff (客服). */
  | 'STAFF'
  /** The marketplace by itself (系统). */
  | 'SYSTEM';

/** Orders, in pages. */
export type OrderConnection = {
  readonly __typename?: 'OrderConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<OrderEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** How many orders wait for something (订单数量). */
export type OrderCounts = {
  readonly __typename?: 'OrderCounts';
  /** For after-sales (售后). */
  readonly afterSale: Scalars['Int']['output'];
  /** For their receipt to be confirmed (待收货). */
  readonly shipped: Scalars['Int']['output'];
  /** For shipping (待发货). */
  readonly toShip: Scalars['Int']['output'];
  /** For payment (待付款). */
  readonly unpaid: Scalars['Int']['output'];
};

/** Where an order goes (收货信息). */
export type OrderDelivery = {
  readonly __typename?: 'OrderDelivery';
  /** The address in one line. */
  readonly address: Scalars['String']['output'];
  /** Who receives it (收货人). */
  readonly name: Scalars['String']['output'];
  /** The receiver's phone. */
  readonly phone: Scalars['String']['output'];
};

/** What only an order's own page shows (订单详情). REST: GET /api/order/{id}. */
export type OrderDetail = {
  readonly __typename?: 'OrderDetail';
  /** Balance used (余额). */
  readonly balance: Scalars['Money']['output'];
  /** Why it was cancelled (取消原因). */
  readonly cancelReason: Maybe<Scalars['String']['output']>;
  /** Where it goes (收货地址). */
  readonly delivery: OrderDelivery;
  /** What has happened to it, the first thing first (订单动态). */
  readonly events: ReadonlyArray<OrderEvent>;
  /** Fees changed by staff while it was unpaid; signed (费用调整). */
  readonly fees: ReadonlyArray<OrderFee>;
  /** Goods to be paid (商品金额). */
  readonly goodsAmount: Scalars['Money']['output'];
  /** All its lines. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** What was left to be paid through a channel (在线支付). */
  readonly online: Scalars['Money']['output'];
  /** When it was paid (付款时间). */
  readonly paidAt: Maybe<Scalars['DateTime']['output']>;
  /** How it is paid. */
  readonly payMode: PayMode;
  /** Attempts to pay it. */
  readonly payments: ReadonlyArray<OrderPayment>;
  /** When the goods were received (收货时间). */
  readonly receivedAt: Maybe<Scalars['DateTime']['output']>;
  /** What was paid back (退款). */
  readonly refunds: ReadonlyArray<OrderRefund>;
  /** The buyer's note (备注). */
  readonly remark: Maybe<Scalars['String']['output']>;
  /** Its parcels (物流). */
  readonly shipments: ReadonlyArray<OrderShipment>;
  /** Freight (运费). */
  readonly shipping: Scalars['Money']['output'];
  /** Cash vouchers used (代金券). */
  readonly voucher: Scalars['Money']['output'];
};

/** An entry of a list of orders. */
export type OrderEdge = {
  readonly __typename?: 'OrderEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The order. */
  readonly node: Order;
};

/** A step of an order (订单动态). */
export type OrderEvent = {
  readonly __typename?: 'OrderEvent';
  /** Who did it. */
  readonly actor: OrderActor;
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Where it stood before; null for the first. */
  readonly from: Maybe<OrderStatus>;
  /** A note, such as the reason. */
  readonly note: Maybe<Scalars['String']['output']>;
  /** What happened, in the buyer's words. */
  readonly text: Scalars['String']['output'];
  /** Where it stood then. */
  readonly to: OrderStatus;
};

/** How an order's price came about (价格说明). */
export type OrderExplanation = {
  readonly __typename?: 'OrderExplanation';
  /** Whether the two agree. */
  readonly isEqual: Scalars['Boolean']['output'];
  /** What comes out when it is reckoned again. */
  readonly recomputed: OrderSums;
  /** Each step that took something off. */
  readonly steps: ReadonlyArray<ExplanationStep>;
  /** What the order says. */
  readonly stored: OrderSums;
};

/** A fee changed by staff (费用调整). */
export type OrderFee = {
  readonly __typename?: 'OrderFee';
  /** How much; negative takes off. */
  readonly amount: Scalars['Money']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** What for. */
  readonly title: Scalars['String']['output'];
};

/** Which orders to list (筛选). */
export type OrderFilter = {
  /** Only those placed at or after this moment. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those with ephedrine compounds, or only those without (含麻). */
  readonly isEphedrine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those whose number or goods match (订单号或商品名). */
  readonly keywords?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this tab; absent: all. */
  readonly tab?: InputMaybe<OrderTab>;
  /** Only those placed before or at this moment. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The invoice of an order: what was wished for and what became of it (订单发票). REST: GET /api/order, GET /api/order/{id}. */
export type OrderInvoice = {
  readonly __typename?: 'OrderInvoice';
  /** The upstream id of the invoice, once applied for. */
  readonly invoiceID: Maybe<Scalars['String']['output']>;
  /** Its number, once issued (发票号码). */
  readonly invoiceNo: Maybe<Scalars['String']['output']>;
  /** Whether it was wished for with the order; else it was applied for afterwards. */
  readonly isWished: Scalars['Boolean']['output'];
  /** What kind of invoice. */
  readonly kind: InvoiceKind;
  /** Why the office could not issue it (驳回原因). */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  readonly status: OrderInvoiceStatus;
  /** How far it is, in the marketplace's words (开票状态). */
  readonly statusText: Scalars['String']['output'];
};

/** How far the invoice of an order is (开票状态). */
export type OrderInvoiceStatus =
  /** Applied for (开票中). */
  | 'APPLIED'
  /** Refused; the order may be invoiced again (已驳回). */
  | 'FAILED'
  /** Issued (已开票). */
  | 'ISSUED'
  /** Taken back in full (已红冲). */
  | 'RED'
  /** There will be none: the order ended before, or nothing of it was paid in money (不开票, void). */
  | 'VOID'
  /** Wished for; it is applied for when the goods leave (发货后自动开票, waiting). */
  | 'WAITING';

/** A line of an order with the goods as they were when ordered (商品快照). */
export type OrderLine = {
  readonly __typename?: 'OrderLine';
  /** Why list and amount differ (价格明细). */
  readonly adjustments: ReadonlyArray<PriceAdjustment>;
  /** What was to be paid (实付). */
  readonly amount: Scalars['Money']['output'];
  /** The approval number (批准文号). */
  readonly approvalNumber: Maybe<Scalars['String']['output']>;
  /** The unit price before promotions (原价). */
  readonly basePrice: Scalars['Money']['output'];
  /** The combination it is a component of (组合套餐). */
  readonly combinationID: Maybe<Scalars['String']['output']>;
  /** The goods as they are now; null when they are gone. REST: GET /api/goods/batch. */
  readonly goods: Maybe<Goods>;
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['output'];
  /** Pictures of the package. */
  readonly images: ReadonlyArray<Scalars['URL']['output']>;
  /** How it was priced. */
  readonly kind: OrderLineKind;
  /** How many of the returned were never sent, since their lot had lapsed before the order was shipped (到期未发数量). */
  readonly lapsedQuantity: Scalars['Int']['output'];
  /** What of the price of the goods was paid back for those (到期退款). */
  readonly lapsedRefund: Scalars['Money']['output'];
  /** The upstream line id. */
  readonly lineID: Scalars['String']['output'];
  /** Before promotions. */
  readonly listAmount: Scalars['Money']['output'];
  /** The lots shipped (批号). */
  readonly lots: ReadonlyArray<OrderLot>;
  /** The manufacturer (生产厂家). */
  readonly manufacturer: Scalars['String']['output'];
  /** The name (品名). */
  readonly name: Scalars['String']['output'];
  /** The unit it is sold in (包装单位). */
  readonly packUnit: Scalars['String']['output'];
  /** How many were ordered. */
  readonly quantity: Scalars['Int']['output'];
  /** What was paid back for it (已退金额). */
  readonly refunded: Scalars['Money']['output'];
  /** How many have been returned (已退数量). */
  readonly returnedQuantity: Scalars['Int']['output'];
  /** The specification (规格). */
  readonly spec: Scalars['String']['output'];
  /** The unit price (成交单价). */
  readonly unitPrice: Scalars['Money']['output'];
};

/** How a line of an order or quote is priced. */
export type OrderLineKind =
  /** Goods at an add-on price (4, 换购). */
  | 'ADDON'
  /** A component of a combination (3, 组合套餐). */
  | 'COMBINATION'
  /** A flash-sale line (1, 秒杀). */
  | 'FLASH'
  /** A gift (9, 赠品). */
  | 'GIFT'
  /** A line of a group purchase (2, 抱团). */
  | 'GROUP'
  /** An ordinary line (0). */
  | 'PLAIN';

/** A lot of an order's line (批号). */
export type OrderLot = {
  readonly __typename?: 'OrderLot';
  /** When it expires (有效期至). */
  readonly expiresOn: Scalars['Date']['output'];
  /** The lot number (批号). */
  readonly lotNumber: Scalars['String']['output'];
  /** How many came from it. */
  readonly quantity: Scalars['Int']['output'];
};

/** An attempt to pay an order (支付记录). */
export type OrderPayment = {
  readonly __typename?: 'OrderPayment';
  /** How much. */
  readonly amount: Scalars['Money']['output'];
  /** Through which channel. */
  readonly channel: PaymentChannel;
  /** When it began. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The upstream id. */
  readonly paymentID: Scalars['String']['output'];
  /** When it was settled. */
  readonly settledAt: Maybe<Scalars['DateTime']['output']>;
  /** What became of it. */
  readonly status: PaymentStatus;
};

/** Money paid back (退款). */
export type OrderRefund = {
  readonly __typename?: 'OrderRefund';
  /** How much. */
  readonly amount: Scalars['Money']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** What became of it. */
  readonly status: RefundStatus;
  /** Where it went back to. */
  readonly tender: RefundTender;
};

/** A parcel (物流). */
export type OrderShipment = {
  readonly __typename?: 'OrderShipment';
  /** The after-sale it was sent for; the upstream id, null for the order's own parcels. */
  readonly afterSaleID: Maybe<Scalars['String']['output']>;
  /** Who carries it (承运商). */
  readonly carrier: Scalars['String']['output'];
  /** What is in it (包裹内容). */
  readonly lines: ReadonlyArray<ShipmentLine>;
  /** When it left. */
  readonly shippedAt: Scalars['DateTime']['output'];
  /** Where it has been, the latest first (物流轨迹). */
  readonly traces: ReadonlyArray<ShipmentTrace>;
  /** Its number (运单号). */
  readonly trackingNumber: Scalars['String']['output'];
};

/** Where an order stands (订单状态). */
export type OrderStatus =
  /** Billed (已开单). */
  | 'BILLED'
  /** Cancelled (已取消). */
  | 'CANCELLED'
  /** Done, the after-sales window over (已完成). */
  | 'COMPLETED'
  /** Left the shelf (已出库). */
  | 'OUTBOUND'
  /** Paid, waits for the house (待发货). */
  | 'PAID'
  /** Being picked (拣货中). */
  | 'PICKED'
  /** Received (已收货). */
  | 'RECEIVED'
  /** Refunded (已退款). */
  | 'REFUNDED'
  /** A refund is being decided (退款中). */
  | 'REFUNDING'
  /** On its way (已发货). */
  | 'SHIPPED'
  /** Closed for want of payment (超时关闭). */
  | 'TIMEOUT'
  /** Waits to be paid (待付款). */
  | 'UNPAID';

/** The sums of an order. */
export type OrderSums = {
  readonly __typename?: 'OrderSums';
  /** Goods to be paid. */
  readonly goods: Scalars['Money']['output'];
  /** Before promotions. */
  readonly list: Scalars['Money']['output'];
  /** Goods and freight. */
  readonly payable: Scalars['Money']['output'];
  /** Freight. */
  readonly shipping: Scalars['Money']['output'];
};

/** The tabs of the order list (订单分类). */
export type OrderTab =
  /** Cancelled, timed out or refunded (已关闭). */
  | 'CLOSED'
  /** Received or done (已收货). */
  | 'RECEIVED'
  /** A refund is being decided (退款中). */
  | 'REFUNDING'
  /** On their way (待收货). */
  | 'SHIPPED'
  /** Paid and not yet shipped (待发货). */
  | 'TO_SHIP'
  /** Waiting to be paid (待付款). */
  | 'UNPAID';

/** The member centre at a glance (会员中心总览). REST: GET /api/user/overview. */
export type Overview = {
  readonly __typename?: 'Overview';
  /** What cannot be bought any more once any of those papers has lapsed (证照过期的影响). */
  readonly atStake: AtStake;
  /** How many coupons lapse within seven days (即将到期的优惠券). */
  readonly couponsEnding: Scalars['Int']['output'];
  /** The last twelve months, the oldest first (近 12 个月). */
  readonly months: ReadonlyArray<MonthSum>;
  /** Papers that lapse within 60 days or have lapsed, the first to lapse first (临期证照). */
  readonly papers: ReadonlyArray<LapsingPaper>;
  /** Receipts of ephedrine orders that are owed (待交回的回执). */
  readonly receipts: ReceiptsDue;
  /** What a new shop has still to do before it can order (下单前须完成的); null where the upstream does not say. */
  readonly setup: Maybe<ShopSetup>;
  /** What waits to be paid (待付款). */
  readonly unpaid: UnpaidSum;
};

/** One numbered page of a connection. */
export type PageCursor = {
  readonly __typename?: 'PageCursor';
  /** Pass as `after` to get this page; null is the first page. */
  readonly cursor: Maybe<Scalars['String']['output']>;
  /** Whether this is the page being shown. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** The page's number, from 1. */
  readonly page: Scalars['Int']['output'];
};

/** The numbered pages (分页) of a connection. */
export type PageCursors = {
  readonly __typename?: 'PageCursors';
  /** The pages around the current one, at most seven. */
  readonly around: ReadonlyArray<PageCursor>;
  /** The first page, when it is not among `around`. */
  readonly first: Maybe<PageCursor>;
  /** The last page, when it is not among `around`. */
  readonly last: Maybe<PageCursor>;
  /** The page after the current one. */
  readonly next: Maybe<PageCursor>;
  /** The page before the current one. */
  readonly previous: Maybe<PageCursor>;
};

/** Where a page of a connection begins and ends. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Cursor of the last entry of this page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
  /** Whether entries follow this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether entries come before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first entry of this page. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** A paper of an order's to open or download (资料). */
export type Paper = {
  readonly __typename?: 'Paper';
  /** The lot a test report is for (批号). */
  readonly lot: Maybe<Scalars['String']['output']>;
  /** Its file name (文件名). */
  readonly name: Scalars['String']['output'];
  /** Its address; only the shop itself can open it. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** What kind of paper (资料种类). */
export type PaperKind =
  /** What goes with the goods, lot by lot (随货同行单, delivery_note). */
  | 'DELIVERY_NOTE'
  /** The invoice, once issued (发票, invoice). */
  | 'INVOICE'
  /** A test report for each lot delivered (药检报告, lab_report). */
  | 'LAB_REPORT';

/** Input of `parsePurchaseList`: one of the two. */
export type ParsePurchaseListInput = {
  /** The key that POST /upload answered for an xlsx or csv sheet, sent with the scene `quick` (表格). */
  readonly fileKey?: InputMaybe<Scalars['String']['input']>;
  /** What was typed or pasted, a row a line, at most 200 (清单文字). */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `parsePurchaseList`. */
export type ParsePurchaseListPayload = {
  readonly __typename?: 'ParsePurchaseListPayload';
  /** The rows in their order. */
  readonly rows: ReadonlyArray<PurchaseRow>;
};

/** How an order is to be paid (支付方式). */
export type PayMode =
  /** Through a payment channel, at once (在线支付). */
  | 'ONLINE'
  /** By bank transfer, within three days (银行汇款). */
  | 'TRANSFER';

/** Whether a trade is paid (支付状态). */
export type PayStatus =
  /** It was closed unpaid (已关闭). */
  | 'CLOSED'
  /** It is paid (已付款). */
  | 'PAID'
  /** Some of it was paid back (部分退款). */
  | 'PART_REFUNDED'
  /** All of it was paid back (已退款). */
  | 'REFUNDED'
  /** It waits to be paid (待付款). */
  | 'UNPAID';

/** A payment that has begun (支付). */
export type Payment = {
  readonly __typename?: 'Payment';
  /** How much. */
  readonly amount: Scalars['Money']['output'];
  /** Through which channel. */
  readonly channel: PaymentChannel;
  /** Until when it can be paid. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** How it goes on. */
  readonly kind: PaymentKind;
  /** The upstream id. */
  readonly paymentID: Scalars['String']['output'];
  /** What the code to scan says. */
  readonly qr: Maybe<Scalars['String']['output']>;
  /** The code to scan as a picture. */
  readonly qrImage: Maybe<Scalars['URL']['output']>;
  /** The page to go to. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** The ways money comes in (支付渠道). */
export type PaymentChannel =
  /** Alipay (支付宝). */
  | 'ALIPAY'
  /** The demo's own cashier (模拟收银台). */
  | 'SANDBOX'
  /** A bank transfer noted by staff (银行汇款). */
  | 'TRANSFER'
  /** UnionPay (银联). */
  | 'UNIONPAY'
  /** WeChat Pay (微信支付). */
  | 'WECHAT';

/** How a payment goes on (支付方式). */
export type PaymentKind =
  /** The buyer goes to the channel's page (跳转). */
  | 'FORM'
  /** There is nothing to do: it is paid (无需操作). */
  | 'NONE'
  /** The buyer scans a code (扫码). */
  | 'QR';

/** What became of a payment (支付状态). */
export type PaymentStatus =
  /** Closed unpaid (已关闭). */
  | 'CLOSED'
  /** Begun (已创建). */
  | 'CREATED'
  /** Failed (支付失败). */
  | 'FAILED'
  /** Waiting for the channel (支付中). */
  | 'PENDING'
  /** Paid back (已退款). */
  | 'REFUNDED'
  /** Paid too late; it is being paid back (待退款). */
  | 'REFUND_DUE'
  /** Paid (已支付). */
  | 'SETTLED';

/** Input of `placeOrder`. */
export type PlaceOrderInput = {
  /** An address that is not on the shop's list, in one line (其他收货地址). */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** The upstream id of the delivery address; absent: the one of the quote (收货地址). */
  readonly addressID?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 64 characters made by the client once per intention: sent again, it never orders twice (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** Who receives it (收货人). */
  readonly contact?: InputMaybe<Scalars['String']['input']>;
  /** The quote's `hash`: what the buyer saw is what is ordered. */
  readonly hash: Scalars['String']['input'];
  /** The upstream id of the invoice wished for, as `Quote.invoices` offers it; absent: none. It is applied for when the goods leave (开票方式). */
  readonly invoiceID?: InputMaybe<Scalars['String']['input']>;
  /** How it is to be paid. */
  readonly payMode: PayMode;
  /** The receiver's phone (收货电话). */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** The upstream id of the quote the buyer confirmed. */
  readonly quoteID: Scalars['String']['input'];
  /** A note to the seller (备注). */
  readonly remark?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `placeOrder`. */
export type PlaceOrderPayload = {
  readonly __typename?: 'PlaceOrderPayload';
  /** The cart without what was ordered. */
  readonly cart: Maybe<Cart>;
  /** The orders of the trade (拆单). */
  readonly orders: ReadonlyArray<Order>;
  /** The quote that holds now, when the one sent had changed: show it and ask again. */
  readonly quote: Maybe<Quote>;
  /** The trade to pay; null when nothing was ordered because the quote had changed. */
  readonly trade: Maybe<Trade>;
  /** QUOTE_CHANGED and whatever else came otherwise than asked. */
  readonly warnings: ReadonlyArray<Warning>;
};

/** A category of the points mall (礼品分类). */
export type PointsCategory = {
  readonly __typename?: 'PointsCategory';
  /** The upstream id. */
  readonly categoryID: Scalars['String']['output'];
  /** How many gifts are in it. */
  readonly count: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** What moved on the points (积分明细). */
export type PointsEntry = {
  readonly __typename?: 'PointsEntry';
  /** How many there were afterwards (变动后). */
  readonly after: Scalars['Int']['output'];
  /** The upstream id of the after-sale that took them back (售后). */
  readonly afterSaleID: Maybe<Scalars['String']['output']>;
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** The upstream id of the order that earned them. */
  readonly orderID: Maybe<Scalars['String']['output']>;
  /** That order's number (订单号). */
  readonly orderNo: Maybe<Scalars['String']['output']>;
  /** How many; spent ones are negative (积分). */
  readonly points: Scalars['Int']['output'];
  /** The number of the points order they paid (积分订单号). */
  readonly pointsOrderNo: Maybe<Scalars['String']['output']>;
  /** The how-manieth it is: one number for ever (第几笔). */
  readonly seq: Scalars['Int']['output'];
  /** What for, in words (摘要). */
  readonly title: Scalars['String']['output'];
};

/** Movements of points, in pages. */
export type PointsEntryConnection = {
  readonly __typename?: 'PointsEntryConnection';
  /** How many came in by all that match (获得合计). */
  readonly came: Scalars['Int']['output'];
  /** The entries of this page. */
  readonly edges: ReadonlyArray<PointsEntryEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** How many went out by all that match (使用合计). */
  readonly went: Scalars['Int']['output'];
};

/** An entry of a list of movements of points. */
export type PointsEntryEdge = {
  readonly __typename?: 'PointsEntryEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: PointsEntry;
};

/** Which way points moved (积分收支). */
export type PointsFlow =
  /** Earned (获得, in). */
  | 'IN'
  /** Spent or taken back (使用, out). */
  | 'OUT';

/** A gift of the points mall (积分礼品). REST: GET /api/jfsc/goods, /api/jfsc/goods/{id}. */
export type PointsGift = Node & {
  readonly __typename?: 'PointsGift';
  /** How many this shop has had (本店已兑). */
  readonly boughtCount: Scalars['Int']['output'];
  /** The upstream id of its category. */
  readonly categoryID: Scalars['String']['output'];
  /** Its category (礼品分类). */
  readonly categoryName: Scalars['String']['output'];
  /** How many have been exchanged (已兑换). */
  readonly exchangedCount: Scalars['Int']['output'];
  /** The upstream id, for `exchangePoints`. */
  readonly giftID: Scalars['String']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly image: Maybe<Scalars['URL']['output']>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** How many one shop may have; null without a limit (每店限兑). */
  readonly perMember: Maybe<Scalars['Int']['output']>;
  /** How many points one costs (所需积分). */
  readonly points: Scalars['Int']['output'];
  /** What is said of it. */
  readonly remarks: Scalars['String']['output'];
  /** Its size or make (规格). */
  readonly spec: Scalars['String']['output'];
  /** How many are left (库存). */
  readonly stock: Scalars['Int']['output'];
  /** What one costs in a shop (参考价). */
  readonly worth: Scalars['Money']['output'];
};

/** Gifts of the points mall, in pages. */
export type PointsGiftConnection = {
  readonly __typename?: 'PointsGiftConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<PointsGiftEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a list of gifts. */
export type PointsGiftEdge = {
  readonly __typename?: 'PointsGiftEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: PointsGift;
};

/** How the points mall is divided (积分商城分类). REST: GET /api/jfsc/category. */
export type PointsMenu = {
  readonly __typename?: 'PointsMenu';
  /** Its categories. */
  readonly categories: ReadonlyArray<PointsCategory>;
  /** Its steps of points. */
  readonly steps: ReadonlyArray<PointsStep>;
};

/** An order of the points mall (积分订单). REST: GET /api/order/jf, /api/order/jf/{id}. */
export type PointsOrder = Node & {
  readonly __typename?: 'PointsOrder';
  /** Where it goes (收货地址). */
  readonly address: Scalars['String']['output'];
  /** Whether the shop may say now that it has arrived (可确认收货). */
  readonly canConfirm: Scalars['Boolean']['output'];
  /** Who brings it (承运商); null before it is sent. */
  readonly carrier: Maybe<Scalars['String']['output']>;
  /** Who receives it (收货人). */
  readonly contact: Scalars['String']['output'];
  /** When it was ordered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The upstream id of the gift. */
  readonly giftID: Scalars['String']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** The gift's picture. */
  readonly image: Maybe<Scalars['URL']['output']>;
  /** The gift's name as it was. */
  readonly name: Scalars['String']['output'];
  /** Its number (订单号). */
  readonly orderNo: Scalars['String']['output'];
  /** The phone at which the receiver is called. */
  readonly phone: Scalars['String']['output'];
  /** How many points one cost. */
  readonly points: Scalars['Int']['output'];
  /** The upstream id. */
  readonly pointsOrderID: Scalars['String']['output'];
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
  /** When it was received. */
  readonly receivedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was sent. */
  readonly shippedAt: Maybe<Scalars['DateTime']['output']>;
  /** The gift's size or make as it was (规格). */
  readonly spec: Scalars['String']['output'];
  /** How far it is. */
  readonly status: PointsOrderStatus;
  /** How far it is, in words (状态). */
  readonly statusText: Scalars['String']['output'];
  /** How many points all of it cost (共用积分). */
  readonly totalPoints: Scalars['Int']['output'];
  /** The parcel's number (运单号); null before it is sent. */
  readonly trackingNo: Maybe<Scalars['String']['output']>;
};

/** Orders of the points mall, in pages. */
export type PointsOrderConnection = {
  readonly __typename?: 'PointsOrderConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<PointsOrderEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a list of points orders. */
export type PointsOrderEdge = {
  readonly __typename?: 'PointsOrderEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: PointsOrder;
};

/** How far a points order is (积分订单状态). */
export type PointsOrderStatus =
  /** It waits to be sent (待发货, placed). */
  | 'PLACED'
  /** It has arrived (已收货, received). */
  | 'RECEIVED'
  /** It is on its way (已发货, shipped). */
  | 'SHIPPED';

/** Steps of points (积分范围). */
export type PointsRange =
  /** More than 8,000 points (8001-). */
  | 'ABOVE_8000'
  /** Up to 1,000 points (0-1000). */
  | 'UP_TO_1000'
  /** From 1,001 to 3,000 points (1001-3000). */
  | 'UP_TO_3000'
  /** From 3,001 to 8,000 points (3001-8000). */
  | 'UP_TO_8000';

/** A step of points to choose gifts by (积分范围). */
export type PointsStep = {
  readonly __typename?: 'PointsStep';
  /** Its fewest points. */
  readonly from: Scalars['Int']['output'];
  /** The step, for `pointsGifts`. */
  readonly range: PointsRange;
  /** Its most points; null for the last step. */
  readonly to: Maybe<Scalars['Int']['output']>;
};

/** A notice or news with others of its kind beside it (公告详情). REST: GET /api/post/postDetail. */
export type PostPage = {
  readonly __typename?: 'PostPage';
  /** The article. */
  readonly article: Article;
  /** Others of its kind, twenty a page. */
  readonly others: ArticleConnection;
};

/** Prescription class (处方分类). */
export type PrescriptionClass =
  /** Not a medicine with such a class. */
  | 'NONE'
  /** Over the counter, class A, red (OTC 甲类). */
  | 'OTC_A'
  /** Over the counter, class B, green (OTC 乙类). */
  | 'OTC_B'
  /** Prescription only (处方药 Rx). */
  | 'RX';

/** One step from the list price to the price (价格明细): list − all steps = amount. */
export type PriceAdjustment = {
  readonly __typename?: 'PriceAdjustment';
  /** What it takes off. */
  readonly amount: Scalars['Money']['output'];
  /** The rule that made it. */
  readonly phase: PricingPhase;
  /** What it is, in Chinese. */
  readonly title: Scalars['String']['output'];
};

/** A price sheet to browse and to download (价格单). REST: GET /api/price/list, /api/price/{id}. */
export type PriceSheet = Node & {
  readonly __typename?: 'PriceSheet';
  /** How many goods are on it. */
  readonly count: Scalars['Int']['output'];
  /** The day of its prices (价格日期). */
  readonly date: Scalars['Date']['output'];
  /** The file to download, CSV for spreadsheets, with the prices this buyer may see. */
  readonly file: Maybe<Scalars['URL']['output']>;
  /** Its goods by name. REST: GET /api/price/{id}. */
  readonly goods: Maybe<PriceSheetGoodsConnection>;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What is said of it. */
  readonly remarks: Scalars['String']['output'];
  /** The upstream id. */
  readonly sheetID: Scalars['String']['output'];
};


/** A price sheet to browse and to download (价格单). REST: GET /api/price/list, /api/price/{id}. */
export type PriceSheetGoodsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** Goods of a price sheet, in pages. */
export type PriceSheetGoodsConnection = {
  readonly __typename?: 'PriceSheetGoodsConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<GoodsEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Whether the price is shown (价格可见性). */
export type PriceState =
  /** Visible once papers are handed in (资质认证后可见). */
  | 'CERTIFY'
  /** Visible after login (登录后可见). */
  | 'LOGIN'
  /** The normal price (正常价). */
  | 'NORMAL'
  /** Not sold in this region (不在销售区域内). */
  | 'REGION'
  /** Visible once the review has passed (资质审核后可见). */
  | 'REVIEW'
  /** Sold out (缺货). */
  | 'SOLD_OUT'
  /** A special price for a time (限时特价). */
  | 'SPECIAL';

/** A price from a day on. */
export type PriceStep = {
  readonly __typename?: 'PriceStep';
  /** The day it began. */
  readonly on: Scalars['Date']['output'];
  /** The price. */
  readonly price: Scalars['Money']['output'];
};

/** A tier price (阶梯价). */
export type PriceTier = {
  readonly __typename?: 'PriceTier';
  /** The unit price from there. */
  readonly price: Scalars['Money']['output'];
  /** From this quantity on. */
  readonly quantity: Scalars['Int']['output'];
};

/** Goods at an add-on price as `rules` reads them (换购). */
export type PricingAddon = {
  readonly __typename?: 'PricingAddon';
  /** From this amount in cents (满). */
  readonly full: Scalars['Int']['output'];
  /** The upstream id of the goods that are added. */
  readonly goodsID: Scalars['String']['output'];
  /** The upstream ids of the goods in the cart that count; null for all. */
  readonly goodsIDs: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** How many are left for all; null without a limit. */
  readonly left: Maybe<Scalars['Int']['output']>;
  /** How many one order may take; null without a limit. */
  readonly perOrder: Maybe<Scalars['Int']['output']>;
  /** The price in cents. */
  readonly price: Scalars['Int']['output'];
  /** The upstream id of the promotion. */
  readonly promotionID: Scalars['String']['output'];
};

/** A combination as `rules` reads it (组合套餐). */
export type PricingCombination = {
  readonly __typename?: 'PricingCombination';
  /** The upstream id. */
  readonly combinationID: Scalars['String']['output'];
  /** What a set holds. */
  readonly items: ReadonlyArray<PricingCombinationItem>;
  /** How many sets the member may still buy; null without a limit. */
  readonly left: Maybe<Scalars['Int']['output']>;
  /** The price of a set in cents. */
  readonly price: Scalars['Int']['output'];
};

/** Goods of a combination as `rules` reads them. */
export type PricingCombinationItem = {
  readonly __typename?: 'PricingCombinationItem';
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['output'];
  /** How many a set holds. */
  readonly quantity: Scalars['Int']['output'];
};

/** A coupon as `rules` reads it (优惠券). */
export type PricingCoupon = {
  readonly __typename?: 'PricingCoupon';
  /** The upstream id. */
  readonly couponID: Scalars['String']['output'];
  /** When it lapses, in 10-digit seconds; among equal coupons the earliest is used. */
  readonly expires: Maybe<Scalars['Int']['output']>;
  /** What it takes off in cents; null where it covers the whole freight. */
  readonly face: Maybe<Scalars['Int']['output']>;
  /** The upstream ids of the goods in the cart that count; null for all. */
  readonly goodsIDs: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What it takes off. */
  readonly kind: CouponKind;
  /** The threshold in cents. */
  readonly minimum: Scalars['Int']['output'];
};

/** An order discount as `rules` reads it (满折). */
export type PricingDiscount = {
  readonly __typename?: 'PricingDiscount';
  /** The upstream ids of the goods in the cart that count; null for all. */
  readonly goodsIDs: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The upstream id. */
  readonly promotionID: Scalars['String']['output'];
  /** Its tiers. */
  readonly tiers: ReadonlyArray<PricingRateTier>;
};

/** A flash sale as `rules` reads it (秒杀). */
export type PricingFlash = {
  readonly __typename?: 'PricingFlash';
  /** How many this member has bought. */
  readonly bought: Scalars['Int']['output'];
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['output'];
  /** How many are left for all; null without a limit. */
  readonly left: Maybe<Scalars['Int']['output']>;
  /** How many one member may buy; null without a limit. */
  readonly perMember: Maybe<Scalars['Int']['output']>;
  /** The price in cents. */
  readonly price: Scalars['Int']['output'];
};

/** A full reduction as `rules` reads it (满减). */
export type PricingFullReduction = {
  readonly __typename?: 'PricingFullReduction';
  /** The most it takes off, in cents. */
  readonly cap: Maybe<Scalars['Int']['output']>;
  /** The upstream ids of the goods in the cart that count; null for all. */
  readonly goodsIDs: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Whether the reached tier counts every time it is reached (每满). */
  readonly isRepeatable: Scalars['Boolean']['output'];
  /** The smaller takes lines first. */
  readonly priority: Scalars['Int']['output'];
  /** The upstream id. */
  readonly promotionID: Scalars['String']['output'];
  /** Its tiers. */
  readonly tiers: ReadonlyArray<PricingMinusTier>;
};

/** A gift as `rules` reads it (赠品). */
export type PricingGift = {
  readonly __typename?: 'PricingGift';
  /** How many are given for that. */
  readonly given: Scalars['Int']['output'];
  /** The upstream id of the gift's goods. */
  readonly goodsID: Scalars['String']['output'];
  /** How many are left; null when it does not matter. */
  readonly left: Maybe<Scalars['Int']['output']>;
  /** How many must be bought. */
  readonly needed: Scalars['Int']['output'];
  /** 1 once from `needed` on, 2 for every `needed`. */
  readonly type: Scalars['Int']['output'];
};

/** Goods as `rules` reads them. */
export type PricingGoods = {
  readonly __typename?: 'PricingGoods';
  /** Unit price in cents. */
  readonly basePrice: Scalars['Int']['output'];
  /** Case quantity. */
  readonly caseQuantity: Maybe<Scalars['Int']['output']>;
  /** The quantity that ships free. */
  readonly freeShippingQuantity: Maybe<Scalars['Int']['output']>;
  /** The gift that comes with it (赠品). */
  readonly gift: Maybe<PricingGift>;
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['output'];
  /** Whether it can be bought. */
  readonly isBuyable: Scalars['Boolean']['output'];
  /** Needs the cold chain. */
  readonly isCold: Scalars['Boolean']['output'];
  /** Contains ephedrine. */
  readonly isEphedrine: Scalars['Boolean']['output'];
  /** Free shipping from `freeShippingQuantity`. */
  readonly isFreeShipping: Scalars['Boolean']['output'];
  /** This item alone ships free from `freeShippingQuantity`. */
  readonly isSingleFreeShipping: Scalars['Boolean']['output'];
  /** Tier prices. */
  readonly ladder: ReadonlyArray<PricingTier>;
  /** 1 whole, 2 graduated. */
  readonly ladderType: Scalars['Int']['output'];
  /** What the member may still buy under a purchase limit (限购); null without one. */
  readonly limit: Maybe<Scalars['Int']['output']>;
  /** Minimum quantity. */
  readonly minimum: Scalars['Int']['output'];
  /** Pack quantity. */
  readonly pack: Scalars['Int']['output'];
  /** A special price in cents. */
  readonly special: Maybe<Scalars['Int']['output']>;
  /** In stock. */
  readonly stock: Scalars['Int']['output'];
  /** The warehouse. */
  readonly warehouseID: Scalars['Int']['output'];
  /** Whether coupons count. */
  readonly withCoupon: Scalars['Boolean']['output'];
};

/** A group purchase as `rules` reads it (抱团): the highest tier that `taken` and the line's quantity reach together prices the whole line. */
export type PricingGroup = {
  readonly __typename?: 'PricingGroup';
  /** How many this member has bought. */
  readonly bought: Scalars['Int']['output'];
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['output'];
  /** How many the team may still order; null when it does not matter. */
  readonly left: Maybe<Scalars['Int']['output']>;
  /** How many one member may buy; null without a limit. */
  readonly perMember: Maybe<Scalars['Int']['output']>;
  /** The upstream id of the group purchase. */
  readonly saleID: Scalars['String']['output'];
  /** How many the team has ordered. */
  readonly taken: Scalars['Int']['output'];
  /** Its tiers, rising. */
  readonly tiers: ReadonlyArray<PricingTier>;
};

/** A line as `rules` reads it. */
export type PricingLine = {
  readonly __typename?: 'PricingLine';
  /** The combination it is a component of; null on other lines. */
  readonly combinationID: Maybe<Scalars['String']['output']>;
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['output'];
  /** The upstream line id; each component of a combination is a line with an id of its own. */
  readonly id: Scalars['String']['output'];
  /** Whether it is selected. */
  readonly isSelected: Scalars['Boolean']['output'];
  /** The quantity. */
  readonly quantity: Scalars['Int']['output'];
  /** The reason a gate outside `rules` refuses it. */
  readonly refused: Maybe<Scalars['String']['output']>;
  /** 0 plain, 1 flash, 2 group purchase, 3 combination, 4 add-on. */
  readonly type: Scalars['Int']['output'];
  /** The warehouse it ships from. */
  readonly warehouseID: Scalars['Int']['output'];
};

/** A tier of a full reduction as `rules` reads it. */
export type PricingMinusTier = {
  readonly __typename?: 'PricingMinusTier';
  /** From this amount in cents (满). */
  readonly full: Scalars['Int']['output'];
  /** What it takes off, in cents (减). */
  readonly minus: Scalars['Int']['output'];
};

/** The rules that change a price, in the order in which they are applied (计价阶段). */
export type PricingPhase =
  /** An add-on price (换购价, P1_ADDON). */
  | 'ADDON'
  /** The price of a combination (组合套餐价, P1_COMBO). */
  | 'COMBINATION'
  /** A coupon (优惠券, P4_COUPON). */
  | 'COUPON'
  /** An order discount (满折, P3_DISCOUNT). */
  | 'DISCOUNT'
  /** The flash price (秒杀价, P1_FLASH). */
  | 'FLASH'
  /** A full reduction (满减, P3_MANJIAN). */
  | 'FULL_REDUCTION'
  /** The price of a group purchase (抱团价, P1_GROUP). */
  | 'GROUP'
  /** Tier prices (阶梯价, P1_LADDER). */
  | 'LADDER'
  /** A rule this gateway does not know yet; its title says what it is. */
  | 'OTHER'
  /** A special price for a time (限时特价, P1_SPECIAL). */
  | 'SPECIAL';

/** A tier of an order discount as `rules` reads it. */
export type PricingRateTier = {
  readonly __typename?: 'PricingRateTier';
  /** What is paid, in ten-thousandths: 9800 is 98 %. */
  readonly basisPoints: Scalars['Int']['output'];
  /** From this amount in cents (满). */
  readonly full: Scalars['Int']['output'];
};

/** A tier as `rules` reads it. */
export type PricingTier = {
  readonly __typename?: 'PricingTier';
  /** Unit price in cents. */
  readonly price: Scalars['Int']['output'];
  /** From this quantity. */
  readonly quantity: Scalars['Int']['output'];
};

/** A warehouse as `rules` reads it. */
export type PricingWarehouse = {
  readonly __typename?: 'PricingWarehouse';
  /** Freight in cents. */
  readonly fee: Scalars['Int']['output'];
  /** Free freight from, in cents. */
  readonly freeOver: Scalars['Int']['output'];
  /** Minimum order in cents. */
  readonly minimum: Scalars['Int']['output'];
  /** The warehouse. */
  readonly warehouseID: Scalars['Int']['output'];
};

/** A full reduction or order discount and the goods that count for it (满减/满折). REST: GET /api/manjian/{id}/goods. */
export type Promotion = Node & {
  readonly __typename?: 'Promotion';
  /** The most it takes off (封顶). */
  readonly cap: Maybe<Scalars['Money']['output']>;
  /** Whether all goods count. */
  readonly coversAll: Scalars['Boolean']['output'];
  /** When it ends. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** The goods that count for it (去凑单). REST: GET /api/manjian/{id}/goods. */
  readonly goods: Maybe<PromotionGoodsConnection>;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Whether the tier counts every time it is reached (每满). */
  readonly isRepeatable: Scalars['Boolean']['output'];
  /** Whether it takes off an amount or a share. */
  readonly kind: PromotionKind;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The upstream id. */
  readonly promotionID: Scalars['String']['output'];
  /** Its tiers, rising. */
  readonly tiers: ReadonlyArray<PromotionTier>;
};


/** A full reduction or order discount and the goods that count for it (满减/满折). REST: GET /api/manjian/{id}/goods. */
export type PromotionGoodsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** Goods of a promotion, in pages. */
export type PromotionGoodsConnection = {
  readonly __typename?: 'PromotionGoodsConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<GoodsEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** What a promotion takes off. */
export type PromotionKind =
  /** A share (满折, discount). */
  | 'DISCOUNT'
  /** An amount (满减, manjian). */
  | 'FULL_REDUCTION';

/** A full reduction or order discount with its state (活动). REST: GET /api/manjian. */
export type PromotionOffer = {
  readonly __typename?: 'PromotionOffer';
  /** The most it takes off (封顶). */
  readonly cap: Maybe<Scalars['Money']['output']>;
  /** Whether all goods count. */
  readonly coversAll: Scalars['Boolean']['output'];
  /** When it ends. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** How many goods on sale count for it. */
  readonly goodsCount: Scalars['Int']['output'];
  /** Whether the tier counts every time it is reached (每满). */
  readonly isRepeatable: Scalars['Boolean']['output'];
  /** Whether it takes off an amount or a share. */
  readonly kind: PromotionKind;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The upstream id, for `promotion`. */
  readonly promotionID: Scalars['String']['output'];
  /** When it begins. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Whether it runs, by the server's clock. */
  readonly status: ActivityState;
  /** Its tiers, rising. */
  readonly tiers: ReadonlyArray<PromotionTier>;
};

/** Full reductions and order discounts, in pages. */
export type PromotionOfferConnection = {
  readonly __typename?: 'PromotionOfferConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<PromotionOfferEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a list: full reductions and order discounts. */
export type PromotionOfferEdge = {
  readonly __typename?: 'PromotionOfferEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: PromotionOffer;
};

/** A tier of a full reduction or discount. */
export type PromotionTier = {
  readonly __typename?: 'PromotionTier';
  /** From this amount on (满). */
  readonly full: Scalars['Money']['output'];
  /** What it takes off (减); null for a discount by share. */
  readonly minus: Maybe<Scalars['Money']['output']>;
  /** What is paid, in ten-thousandths: 9800 is 98 % (折); null for a full reduction. */
  readonly rate: Maybe<Scalars['Int']['output']>;
};

/** A step that makes the cart cheaper: buy a little more and save (凑单建议). */
export type PurchaseHint = {
  readonly __typename?: 'PurchaseHint';
  /** How many more to buy. */
  readonly addQuantity: Scalars['Int']['output'];
  /** How the amount to pay changes; negative is cheaper (应付变化). */
  readonly cost: Scalars['Money']['output'];
  /** How much more the promotion takes off. */
  readonly gain: Scalars['Money']['output'];
  /** The goods that help to reach it. */
  readonly goods: Maybe<ReadonlyArray<Goods>>;
  /** What would be reached. */
  readonly kind: PurchaseHintKind;
  /** The upstream id of the cart line it is about. */
  readonly lineID: Scalars['String']['output'];
  /** A sentence for the buyer, in Chinese. */
  readonly message: Scalars['String']['output'];
  /** The upstream id of the promotion, when it is one. */
  readonly promotionID: Maybe<Scalars['String']['output']>;
  /** The quantity of the line then. */
  readonly quantity: Scalars['Int']['output'];
  /** How much less is paid in all (合计省). */
  readonly saves: Scalars['Money']['output'];
  /** The upstream id of the warehouse, when it is about freight. */
  readonly warehouseID: Maybe<Scalars['String']['output']>;
};

/** What a hint would reach. */
export type PurchaseHintKind =
  /** A whole case (整件, case). */
  | 'CASE'
  /** The next tier of a full reduction or discount (满减, manjian). */
  | 'PROMOTION'
  /** Free freight (包邮, shipping). */
  | 'SHIPPING'
  /** The next tier price (下一阶梯, tier). */
  | 'TIER';

/** One row of a purchase list as it was understood (采购清单行). REST: POST /api/quick/parse. */
export type PurchaseRow = {
  readonly __typename?: 'PurchaseRow';
  /** The quantity written; null where none is. */
  readonly askedQuantity: Maybe<Scalars['Int']['output']>;
  /** What else could be meant, the best first, at most eight (候选). */
  readonly candidates: ReadonlyArray<Goods>;
  /** The row as it was written (原文). */
  readonly input: Scalars['String']['output'];
  /** Its number in the list or sheet, from 1 (行号). */
  readonly line: Scalars['Int']['output'];
  /** The goods that are meant; null until the buyer has chosen (匹配商品). */
  readonly match: Maybe<Goods>;
  /** Sentences for the buyer, in Chinese: how it was matched, what was rounded, what is in the way (说明). */
  readonly notes: ReadonlyArray<Scalars['String']['output']>;
  /** Why it cannot be had. */
  readonly problem: Maybe<BusinessReason>;
  /** What would be added: by packs, minimum and stock; 0 when nothing can be (建议数量). */
  readonly quantity: Scalars['Int']['output'];
  /** What it comes to. */
  readonly state: PurchaseRowState;
  /** Other makers' goods of the same generic name, where the match cannot be had; at most three (替代品). */
  readonly substitutes: ReadonlyArray<Goods>;
};

/** A row to add. */
export type PurchaseRowInput = {
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['input'];
  /** How many pieces. */
  readonly quantity: Scalars['Int']['input'];
};

/** What one row of a purchase list comes to (匹配结果). */
export type PurchaseRowState =
  /** Several goods could be meant; the buyer chooses (待选择). */
  | 'AMBIGUOUS'
  /** The goods are known and cannot be had (不可购买). */
  | 'BLOCKED'
  /** The goods are known and can be added (已匹配). */
  | 'MATCHED'
  /** Nothing is known by that name (未找到). */
  | 'MISSING';

/** Where quality reports are found (质检报告). */
export type QualityInspection = {
  readonly __typename?: 'QualityInspection';
  /** What is said of it. */
  readonly message: Scalars['String']['output'];
  /** The page. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** Everything that can be asked. */
export type Query = {
  readonly __typename?: 'Query';
  /** An activity's page by its address; null when there is none (活动页面). REST: GET /api/activity/page/{url}, /api/activity/page/{url}/{url1}, /api/activity/page/{url}/{url1}/{url2}. */
  readonly activityPage: Maybe<ActivityPage>;
  /** One of the buyer's after-sales; null when it does not exist or is another's. REST: GET /api/afterSale/{id}. */
  readonly afterSale: Maybe<AfterSale>;
  /** What can be applied for on one of the buyer's orders; null when it does not exist or is another's. Past the window it is refused with RETURN_WINDOW. REST: GET /api/afterSale/options. */
  readonly afterSaleOptions: Maybe<AfterSaleOptions>;
  /** The buyer's after-sales, the newest first (我的售后). REST: GET /api/afterSale. */
  readonly afterSales: Maybe<AfterSaleConnection>;
  /** The notice that scrolls in the header; null when there is none (滚动公告). REST: GET /api/post/postDetail. */
  readonly announcement: Maybe<Article>;
  /** An article; null when it does not exist (资讯正文). REST: GET /api/article/{id}. */
  readonly article: Maybe<Article>;
  /** A category of articles; null when it does not exist (资讯栏目). REST: GET /api/article/category. */
  readonly articleCategory: Maybe<ArticleCategory>;
  /** News (资讯列表). REST: GET /api/article. */
  readonly articles: Maybe<ArticleConnection>;
  /** The banner of that number (指定横幅). REST: GET /api/focus/demo. */
  readonly banners: Maybe<ReadonlyArray<Banner>>;
  /** A brand's page; null when it does not exist (品牌页). REST: GET /api/focus/brand/{id}. */
  readonly brandPage: Maybe<BrandPage>;
  /** The buyer's cart; an error LOGIN_REQUIRED stands beside it for a visitor. REST: GET /api/cart/list. */
  readonly cart: Maybe<Cart>;
  /** The number of lines in the cart; 0 for a visitor, null only beside an error. REST: GET /api/cart/total. */
  readonly cartBadge: Maybe<Scalars['Int']['output']>;
  /** The account's other shops, into whose carts lines can be copied (其他店铺). REST: GET /api/cart/copy. */
  readonly cartShops: Maybe<ReadonlyArray<CartShop>>;
  /** What to add to the cart so that it costs less, the best first (凑单建议). REST: GET /api/cart/suggest. */
  readonly cartSuggestions: Maybe<ReadonlyArray<PurchaseHint>>;
  /** The categories (商品分类) with their counts. REST: GET /api/goods/fl. */
  readonly categories: Maybe<ReadonlyArray<Category>>;
  /** What the shop and its account manager said, the newest first (客服留言). REST: GET /api/chat. */
  readonly chat: Maybe<ChatMessageConnection>;
  /** A combination; null when it does not exist. REST: GET /api/combo/{id}. */
  readonly combination: Maybe<Combination>;
  /** Running combinations (组合套餐). REST: GET /api/combo. */
  readonly combinations: Maybe<CombinationConnection>;
  /** The current e-contract; LOGIN_REQUIRED for a visitor. REST: GET /api/contract. */
  readonly contract: Maybe<Contract>;
  /** The ads of the controlled-sale zone (控销专区广告). REST: GET /api/focus/kxzq_ad. */
  readonly controlledBanners: Maybe<ReadonlyArray<Banner>>;
  /** The ads that float at the top right; the list may be empty (右上角浮动广告). REST: GET /api/ads/right. */
  readonly cornerAds: Maybe<ReadonlyArray<CornerAd>>;
  /** How many coupons the buyer has (优惠券数量). REST: GET /api/user/couponNum. */
  readonly couponCounts: Maybe<CouponCounts>;
  /** Coupons that can be claimed (领券中心). REST: GET /api/coupon/center. */
  readonly couponOffers: Maybe<CouponOfferConnection>;
  /** The buyer's coupons (我的优惠券). REST: GET /api/user/coupon. */
  readonly coupons: Maybe<CouponConnection>;
  /** Today's special prices (天天特价). REST: GET /api/activity/everyday_price. */
  readonly dailySpecials: Maybe<PromotionGoodsConnection>;
  /** A draw, or the one that runs; null when there is none (抽奖活动). REST: GET /api/draw, /api/draw/{id}. */
  readonly draw: Maybe<Draw>;
  /** The draw's banners (抽奖横幅). REST: GET /api/draw/ads. */
  readonly drawBanners: Maybe<ReadonlyArray<Banner>>;
  /** The popup that invites to the draw that runs; null when there is none (抽奖弹窗). REST: GET /api/draw/simple. */
  readonly drawPopup: Maybe<DrawPopup>;
  /** All draws this buyer took part in (我的抽奖记录). REST: GET /api/draw/record. */
  readonly drawRecords: Maybe<DrawRecordConnection>;
  /** The buyer's favourite goods, the newest first (我的收藏). REST: GET /api/favorite. */
  readonly favorites: Maybe<FavoriteConnection>;
  /** The shop's feedback, the latest first (我的反馈). REST: GET /api/user/feedback. */
  readonly feedback: Maybe<FeedbackConnection>;
  /** The flash sale (秒杀). REST: GET /api/spike. */
  readonly flashSale: Maybe<FlashSale>;
  /** A session of the flash sale; null when it does not exist. REST: GET /api/spike/{id}. */
  readonly flashSession: Maybe<FlashSession>;
  /** A slot of the site (版块). REST: GET /api/focus/top, /api/focus/right, /api/focus/login, /api/focus/yx, /api/focus/xrtj, /api/focus/ppzq, /api/focus/kxzq, /api/focus/new_kxzq, /api/focus/zyzq. */
  readonly focus: Maybe<Focus>;
  /** Goods the buyer follows (关注的商品). REST: GET /api/market/item/followList. */
  readonly followedGoods: Maybe<FollowedGoodsConnection>;
  /** Suppliers the buyer follows (关注的供应商). REST: GET /api/shop/followList. */
  readonly followedSuppliers: Maybe<SupplierConnection>;
  /** An invoice by its number or its order's, and the last four digits of the receiver's phone, for visitors too; null when nothing fits (电子发票查询). REST: GET /api/invoice/query. */
  readonly foundInvoice: Maybe<FoundInvoice>;
  /** Goods this shop has bought, the most frequent first (常购清单). REST: GET /api/user/fast_buy. */
  readonly frequentGoods: Maybe<FrequentGoodsConnection>;
  /** One article of goods by its upstream id; null when it does not exist. REST: GET /api/goods/detail/{id}. */
  readonly goods: Maybe<Goods>;
  /** Goods with filters, sorting and numbered pages (商品列表). REST: GET /api/goods/list. */
  readonly goodsList: Maybe<GoodsConnection>;
  /** A group purchase with its teams; null when it does not exist (抱团详情). REST: GET /api/group/{id}. */
  readonly groupSale: Maybe<GroupSale>;
  /** Group purchases: those that run first, then those to come, then those just over (抱团购). REST: GET /api/group. */
  readonly groupSales: Maybe<GroupSaleConnection>;
  /** The titles on the home page; the list may be empty (公告与资讯). REST: GET /api/focus/postList. */
  readonly headlines: Maybe<ReadonlyArray<Article>>;
  /** A page of the help centre; null when it does not exist (帮助正文). REST: GET /api/help/{id}. */
  readonly helpArticle: Maybe<HelpArticle>;
  /** The help centre's categories; the list may be empty (帮助中心). REST: GET /api/help/category. */
  readonly helpCategories: Maybe<ReadonlyArray<HelpCategory>>;
  /** What the home page shows (首页). REST: GET /api/focus. */
  readonly home: Maybe<Home>;
  /** The flash sale as the home page shows it (首页秒杀). REST: GET /api/index/spike. */
  readonly homeFlashSale: Maybe<FlashSale>;
  /** Words many search for (热门搜索). REST: GET /api/goods/hot. */
  readonly hotWords: Maybe<ReadonlyArray<HotWord>>;
  /** One of the shop's invoices. REST: GET /api/invoice/{id}. */
  readonly invoice: Maybe<Invoice>;
  /** Orders that can be invoiced (可开票订单). REST: GET /api/invoice/orders. */
  readonly invoiceableOrders: Maybe<InvoiceableOrderConnection>;
  /** The shop's invoices, the newest first (我的发票). REST: GET /api/invoice. */
  readonly invoices: Maybe<InvoiceConnection>;
  /** Whether a text is a phone that codes can be sent to; never whether it is registered (手机号检查). REST: GET /api/user/phone/{param}. */
  readonly isPhoneUsable: Maybe<Scalars['Boolean']['output']>;
  /** What this buyer won last; null for who never drew (最近一次抽奖). REST: GET /api/draw/new_record. */
  readonly latestDrawRecord: Maybe<DrawRecord>;
  /** What one step more on a line would save, the best first (下一档提示). REST: POST /api/cart/next_hint. */
  readonly lineHints: Maybe<ReadonlyArray<PurchaseHint>>;
  /** A message; null when it does not exist or is another shop's (消息详情). REST: GET /api/message/{id}. */
  readonly message: Maybe<Message>;
  /** The shop's messages, the newest first (我的消息). REST: GET /api/message. */
  readonly messages: Maybe<MessageConnection>;
  /** What moved on the balance, the newest first (余额明细). REST: GET /api/user/user_money_log. */
  readonly moneyLog: Maybe<MoneyEntryConnection>;
  /** Group purchases that the buyer's shop has joined (本店的抱团). REST: GET /api/group/shop. */
  readonly myGroupSales: Maybe<GroupSaleConnection>;
  /** Any object by its global id; null when it does not exist or is not the caller's. */
  readonly node: Maybe<Node>;
  /** Several objects by their global ids, in the order asked, null where one is missing. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** One of the buyer's orders; null when it does not exist or is another's. REST: GET /api/order/{id}. */
  readonly order: Maybe<Order>;
  /** How many orders wait for something (各状态订单数). REST: GET /api/order/count. */
  readonly orderCounts: Maybe<OrderCounts>;
  /** The papers of an order, none before it is shipped (随货同行单、药检报告、发票). REST: GET /api/order/{id}/documents. */
  readonly orderPapers: Maybe<ReadonlyArray<Paper>>;
  /** The buyer's orders, the newest first (我的订单). REST: GET /api/order. */
  readonly orders: Maybe<OrderConnection>;
  /** The member centre at a glance (会员中心总览). REST: GET /api/user/overview. */
  readonly overview: Maybe<Overview>;
  /** A gift; null when it does not exist (礼品详情). REST: GET /api/jfsc/goods/{id}. */
  readonly pointsGift: Maybe<PointsGift>;
  /** Gifts of the points mall, the cheapest first (积分商城). REST: GET /api/jfsc/goods. */
  readonly pointsGifts: Maybe<PointsGiftConnection>;
  /** What moved on the points, the newest first (积分明细). REST: GET /api/user/points_log. */
  readonly pointsLog: Maybe<PointsEntryConnection>;
  /** How the points mall is divided (礼品分类). REST: GET /api/jfsc/category. */
  readonly pointsMenu: Maybe<PointsMenu>;
  /** One of the buyer's points orders; null when it does not exist (积分订单详情). REST: GET /api/order/jf/{id}. */
  readonly pointsOrder: Maybe<PointsOrder>;
  /** The buyer's points orders, the newest first (积分订单). REST: GET /api/order/jf. */
  readonly pointsOrders: Maybe<PointsOrderConnection>;
  /** A notice or news with others of its kind; null when it does not exist (公告详情). REST: GET /api/post/postDetail. */
  readonly postPage: Maybe<PostPage>;
  /** A price sheet; null when it does not exist. REST: GET /api/price/{id}. */
  readonly priceSheet: Maybe<PriceSheet>;
  /** The price sheets (价格单). REST: GET /api/price/list. */
  readonly priceSheets: Maybe<ReadonlyArray<PriceSheet>>;
  /** A full reduction or order discount with its goods; null when it does not exist. REST: GET /api/manjian/{id}/goods. */
  readonly promotion: Maybe<Promotion>;
  /** Full reductions and order discounts: those that run, those to come, those just over (满减与折扣活动). REST: GET /api/manjian. */
  readonly promotionOffers: Maybe<PromotionOfferConnection>;
  /** A quote of the buyer's; null when it is not the buyer's. REST: GET /api/quote/{id}. */
  readonly quote: Maybe<Quote>;
  /** Receipts of the shop's ephedrine orders, what is to be done first (麻黄碱回执). REST: GET /api/order/hmdd. */
  readonly receipts: Maybe<ReceiptConnection>;
  /** One of the shop's recharges; null when it does not exist or is another's. REST: GET /api/user/recharge/{id}. */
  readonly recharge: Maybe<Recharge>;
  /** Goods recommended to this buyer (为你推荐). REST: GET /api/index_wntj/{page}. */
  readonly recommendations: Maybe<RecommendationConnection>;
  /** The regions within one, or the provinces (省市区). REST: GET /api/region. */
  readonly regions: Maybe<ReadonlyArray<Region>>;
  /** How the registration of the logged-in shop stands (注册第三步). REST: GET /api/register/step3, GET /api/register/dd/step3. */
  readonly registration: Maybe<Registration>;
  /** Words that complete what the buyer types, at most ten (搜索联想). REST: GET /api/goods/search. */
  readonly searchSuggestions: Maybe<ReadonlyArray<SearchSuggestion>>;
  /** The server's clock (服务器时间), for countdowns. REST: GET /api/time. */
  readonly serverTime: Maybe<Scalars['DateTime']['output']>;
  /** What every page needs around it; null only beside an error (公共数据). REST: GET /api/focus/common. */
  readonly site: Maybe<Site>;
  /** Links to other sites; the list may be empty (友情链接). REST: GET /api/global/links, /api/ads/links. */
  readonly siteLinks: Maybe<ReadonlyArray<SiteLink>>;
  /** The shop's statement of a month (对账单). REST: GET /api/statement. */
  readonly statement: Maybe<Statement>;
  /** A supplier; null when it does not exist (供应商商品). REST: GET /api/supplier/{id}/goods. */
  readonly supplier: Maybe<Supplier>;
  /** Suppliers with their stores (供应商专区). REST: GET /api/supplier. */
  readonly suppliers: Maybe<SupplierConnection>;
  /** One offer; null when it is not there for this shop (供应详情). REST: GET /api/supply/{id}. */
  readonly supplyOffer: Maybe<SupplyOffer>;
  /** Offers of goods, the latest first (品种供应). REST: GET /api/supply. */
  readonly supplyOffers: Maybe<SupplyOfferConnection>;
  /** One of the buyer's trades; null when it does not exist or is another's. REST: GET /api/trade/{id}/status. */
  readonly trade: Maybe<Trade>;
  /** The buyer's coupons that can be used now (可用优惠券). REST: GET /api/user/availableCoupon. */
  readonly usableCoupons: Maybe<CouponConnection>;
  /** The logged-in buyer; null without an error for a visitor alone. REST: GET /api/user/base. */
  readonly viewer: Maybe<Viewer>;
  /** What moved on cash vouchers, the newest first (现金券明细). REST: GET /api/user/voucher_log. */
  readonly voucherLog: Maybe<MoneyEntryConnection>;
  /** Cash vouchers, those that run out first foremost (现金券). REST: GET /api/user/voucher. */
  readonly vouchers: Maybe<VoucherConnection>;
  /** What the shop has beside its orders (我的钱包). REST: GET /api/user/user_money. */
  readonly wallet: Maybe<Wallet>;
  /** The shop's requests, the latest first (我的求购). REST: GET /api/user/buy. */
  readonly wantedGoods: Maybe<WantedGoodsConnection>;
  /** One of the shop's requests; null when it is not there (求购详情). REST: GET /api/user/buy/{id}. */
  readonly wantedGoodsOne: Maybe<WantedGoods>;
  /** The WeChat user bound to the account that is logged in (微信绑定状态). REST: GET /api/user/wechat/status. */
  readonly wechatBinding: Maybe<WechatBinding>;
  /** How the scanning of a code stands; TICKET_EXPIRED once it has lapsed (扫码结果). REST: GET /api/user/wechat/scan. */
  readonly wechatScan: Maybe<WechatScan>;
  /** The shop's withdrawals, the newest first (提现记录). REST: GET /api/user/withdraw. */
  readonly withdrawals: Maybe<WithdrawalConnection>;
  /** What a zone says of itself (专区说明). REST: GET /api/zone/{url}. */
  readonly zone: Maybe<Zone>;
};


/** Everything that can be asked. */
export type QueryActivityPageArgs = {
  path: ReadonlyArray<Scalars['String']['input']>;
};


/** Everything that can be asked. */
export type QueryAfterSaleArgs = {
  afterSaleID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryAfterSaleOptionsArgs = {
  orderID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryAfterSalesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AfterSaleFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryArticleArgs = {
  articleID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryArticleCategoryArgs = {
  categoryID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  categoryID?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryBannersArgs = {
  bannerID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryBrandPageArgs = {
  brandID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryChatArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  olderThan?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryCombinationArgs = {
  combinationID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryCombinationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryControlledBannersArgs = {
  bannerIDs?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** Everything that can be asked. */
export type QueryCouponOffersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<CouponKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryCouponsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<CouponKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<CouponStatus>;
};


/** Everything that can be asked. */
export type QueryDailySpecialsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryDrawArgs = {
  drawID?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked. */
export type QueryDrawRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryFavoritesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryFeedbackArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryFlashSessionArgs = {
  sessionID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryFocusArgs = {
  slot: FocusSlot;
};


/** Everything that can be asked. */
export type QueryFollowedGoodsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryFollowedSuppliersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryFoundInvoiceArgs = {
  invoiceNo?: InputMaybe<Scalars['String']['input']>;
  orderNo?: InputMaybe<Scalars['String']['input']>;
  phoneTail: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryFrequentGoodsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<FrequentGoodsOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryGoodsArgs = {
  goodsID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryGoodsListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GoodsFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<GoodsSort>;
};


/** Everything that can be asked. */
export type QueryGroupSaleArgs = {
  saleID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryGroupSalesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryHelpArticleArgs = {
  articleID?: InputMaybe<Scalars['String']['input']>;
  path?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked. */
export type QueryHotWordsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryInvoiceArgs = {
  invoiceID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryInvoiceableOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryInvoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<InvoiceStatus>;
};


/** Everything that can be asked. */
export type QueryIsPhoneUsableArgs = {
  phone: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryLatestDrawRecordArgs = {
  drawID?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked. */
export type QueryLineHintsArgs = {
  lineID: Scalars['String']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryMessageArgs = {
  messageID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isUnread?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<MessageKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryMoneyLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  use?: InputMaybe<MoneyUse>;
};


/** Everything that can be asked. */
export type QueryMyGroupSalesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Everything that can be asked. */
export type QueryOrderArgs = {
  orderID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryOrderPapersArgs = {
  isZipped?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<PaperKind>;
  orderID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryPointsGiftArgs = {
  giftID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryPointsGiftsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  categoryID?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  range?: InputMaybe<PointsRange>;
};


/** Everything that can be asked. */
export type QueryPointsLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  flow?: InputMaybe<PointsFlow>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Everything that can be asked. */
export type QueryPointsOrderArgs = {
  pointsOrderID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryPointsOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<PointsOrderStatus>;
};


/** Everything that can be asked. */
export type QueryPostPageArgs = {
  articleID: Scalars['String']['input'];
  kind?: InputMaybe<ArticleKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryPriceSheetArgs = {
  sheetID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryPromotionArgs = {
  promotionID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryPromotionOffersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<PromotionKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
  promotionIDs?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** Everything that can be asked. */
export type QueryQuoteArgs = {
  quoteID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryReceiptsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ReceiptStatus>;
};


/** Everything that can be asked. */
export type QueryRechargeArgs = {
  rechargeID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryRecommendationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryRegionsArgs = {
  parentID?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked. */
export type QueryRegistrationArgs = {
  of?: InputMaybe<RegistrationScope>;
};


/** Everything that can be asked. */
export type QuerySearchSuggestionsArgs = {
  keywords: Scalars['String']['input'];
  scope?: InputMaybe<KeywordScope>;
};


/** Everything that can be asked. */
export type QuerySiteLinksArgs = {
  of?: InputMaybe<SiteLinkList>;
};


/** Everything that can be asked. */
export type QueryStatementArgs = {
  month?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked. */
export type QuerySupplierArgs = {
  supplierID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QuerySuppliersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QuerySupplyOfferArgs = {
  supplyID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QuerySupplyOffersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isOwn?: InputMaybe<Scalars['Boolean']['input']>;
  keywords?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryTradeArgs = {
  tradeID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryUsableCouponsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<CouponKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryVoucherLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryVouchersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<CouponStatus>;
};


/** Everything that can be asked. */
export type QueryWantedGoodsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WantedFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryWantedGoodsOneArgs = {
  wantedID: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryWechatScanArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryWithdrawalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. */
export type QueryZoneArgs = {
  kind: ZoneKind;
};

/** Input of `quickAddToCart`. */
export type QuickAddToCartInput = {
  /** 8 to 64 characters made by the client once per intention: sent again, it adds nothing more (防重复提交). */
  readonly clientKey?: InputMaybe<Scalars['String']['input']>;
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['input'];
};

/** Answer of `quickAddToCart`. */
export type QuickAddToCartPayload = {
  readonly __typename?: 'QuickAddToCartPayload';
  /** The whole cart as it is now. */
  readonly cart: Maybe<Cart>;
  /** What the buyer should know about this addition. */
  readonly warnings: ReadonlyArray<Warning>;
};

/** A priced proposal for an order, good for 15 minutes (结算报价). REST: POST /api/cart/checkout, GET /api/quote/{id}. */
export type Quote = Node & {
  readonly __typename?: 'Quote';
  /** Where it would be delivered, in one line (收货地址). */
  readonly address: Maybe<Scalars['String']['output']>;
  /** The upstream id of that address, where it is on the shop's list. */
  readonly addressID: Maybe<Scalars['String']['output']>;
  /** When the quote lapses. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Goods to be paid (商品金额). */
  readonly goodsAmount: Scalars['Money']['output'];
  /** What the order must still be worth when it is sent; a changed quote has another hash. */
  readonly hash: Scalars['String']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** The invoices that may be wished for with the order, and what stands in their way (开票方式). */
  readonly invoices: ReadonlyArray<QuoteInvoice>;
  /** One order per warehouse and kind of shipment. */
  readonly orders: ReadonlyArray<QuoteOrder>;
  /** Goods and freight to be paid (应付). */
  readonly payable: Scalars['Money']['output'];
  /** The upstream id. */
  readonly quoteID: Scalars['String']['output'];
  /** How it would be paid, and what could be put forward (支付构成). */
  readonly tenders: QuoteTenders;
  /** Coupons that cannot be used on these lines, each with its reason (不可用优惠券). */
  readonly unusableCoupons: ReadonlyArray<UnusableCoupon>;
  /** Coupons that can be used on these lines, the one that saves most first (可用优惠券). */
  readonly usableCoupons: ReadonlyArray<UsableCoupon>;
  /** What the buyer should know. */
  readonly warnings: ReadonlyArray<Warning>;
};

/** An invoice that may be wished for with an order (开票方式). REST: POST /api/cart/checkout, GET /api/quote/{id}. */
export type QuoteInvoice = {
  readonly __typename?: 'QuoteInvoice';
  /** The upstream id, for `invoiceID` of `placeOrder`. */
  readonly invoiceID: Scalars['String']['output'];
  /** Chosen until the buyer chooses otherwise, as with the last order; where none is, no invoice is (沿用上次). REST: is_usual. */
  readonly isUsual: Scalars['Boolean']['output'];
  /** What kind of invoice it would be. */
  readonly kind: InvoiceKind;
  /** Why it cannot be had, such as particulars the shop has not told yet; null where it can. */
  readonly problem: Maybe<Scalars['String']['output']>;
  /** The tax number; null where the shop has told none yet (税号). */
  readonly taxNo: Maybe<Scalars['String']['output']>;
  /** Whom it would be made out to (发票抬头). */
  readonly title: Scalars['String']['output'];
};

/** A line of a quote. */
export type QuoteLine = {
  readonly __typename?: 'QuoteLine';
  /** Why the two differ. */
  readonly adjustments: ReadonlyArray<PriceAdjustment>;
  /** To be paid. */
  readonly amount: Scalars['Money']['output'];
  /** The combination it is a component of (组合套餐). */
  readonly combinationID: Maybe<Scalars['String']['output']>;
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['output'];
  /** How it is priced. */
  readonly kind: OrderLineKind;
  /** The upstream line id. */
  readonly lineID: Scalars['String']['output'];
  /** Before promotions. */
  readonly listAmount: Scalars['Money']['output'];
  /** The name of the goods. */
  readonly name: Scalars['String']['output'];
  /** The quantity. */
  readonly quantity: Scalars['Int']['output'];
  /** The unit price. */
  readonly unitPrice: Scalars['Money']['output'];
};

/** A future order within a quote (拆单). */
export type QuoteOrder = {
  readonly __typename?: 'QuoteOrder';
  /** Balance used for it (余额). */
  readonly balance: Scalars['Money']['output'];
  /** Goods to be paid. */
  readonly goodsAmount: Scalars['Money']['output'];
  /** How it has to travel. */
  readonly kind: ShipmentKind;
  /** Its lines. */
  readonly lines: ReadonlyArray<QuoteLine>;
  /** What remains to be paid through a channel. */
  readonly online: Scalars['Money']['output'];
  /** Goods and freight (应付). */
  readonly payable: Scalars['Money']['output'];
  /** Freight. */
  readonly shipping: Scalars['Money']['output'];
  /** Cash vouchers used for it (代金券). */
  readonly voucher: Scalars['Money']['output'];
  /** The warehouse it ships from. */
  readonly warehouse: Warehouse;
};

/** How a quote would be paid (支付构成). */
export type QuoteTenders = {
  readonly __typename?: 'QuoteTenders';
  /** Balance used (余额). */
  readonly balance: Scalars['Money']['output'];
  /** Balance that could be used. */
  readonly balanceAvailable: Scalars['Money']['output'];
  /** What remains to be paid through a channel (在线支付). */
  readonly online: Scalars['Money']['output'];
  /** Cash vouchers used (代金券). */
  readonly voucher: Scalars['Money']['output'];
  /** Cash vouchers that could be used. */
  readonly voucherAvailable: Scalars['Money']['output'];
};

/** Input of `readMessages`: some, or all. */
export type ReadMessagesInput = {
  /** With no ids: only this kind. */
  readonly kind?: InputMaybe<MessageKind>;
  /** The upstream ids, at most 100; absent for all of them. */
  readonly messageIDs?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Answer of `readMessages`. */
export type ReadMessagesPayload = {
  readonly __typename?: 'ReadMessagesPayload';
  /** The global ids of the messages that were named; empty when all were meant. */
  readonly readMessageIds: ReadonlyArray<Scalars['ID']['output']>;
  /** How many are unread now. */
  readonly unread: Maybe<UnreadMessages>;
};

/** Input of `rebuyOrder`. */
export type RebuyOrderInput = {
  /** 8 to 64 characters made by the client once per intention (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** The upstream order id. */
  readonly orderID: Scalars['String']['input'];
};

/** Answer of `rebuyOrder`. */
export type RebuyOrderPayload = {
  readonly __typename?: 'RebuyOrderPayload';
  /** What is in the cart now because of it. */
  readonly added: ReadonlyArray<AddedLine>;
  /** The cart as it is now. */
  readonly cart: Maybe<Cart>;
  /** What could not be added, and why. */
  readonly skipped: ReadonlyArray<SkippedLine>;
};

/** The stamped receipt that an ephedrine order owes (麻黄碱回执). REST: GET /api/order/hmdd. */
export type Receipt = Node & {
  readonly __typename?: 'Receipt';
  /** When it was approved or refused (审核时间). */
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Until when it is due (交回期限). */
  readonly dueAt: Scalars['DateTime']['output'];
  /** What was handed in last; only the shop itself can open it (回执文件). */
  readonly file: Maybe<Scalars['URL']['output']>;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is past due and not handed in (已逾期). */
  readonly isOverdue: Scalars['Boolean']['output'];
  /** The upstream id of the order it is for. */
  readonly orderID: Scalars['String']['output'];
  /** The order's number (订单号). */
  readonly orderNo: Scalars['String']['output'];
  /** Why it was refused (退回原因). */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  readonly status: ReceiptStatus;
  /** Its state in the marketplace's words (状态). */
  readonly statusText: Scalars['String']['output'];
  /** The address of the PDF to print and stamp (回执模板). REST: GET /api/order/hmdd/{order_id}/template. */
  readonly template: Maybe<Scalars['URL']['output']>;
  /** When it was handed in (上传时间). */
  readonly uploadedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Receipts, in pages. */
export type ReceiptConnection = {
  readonly __typename?: 'ReceiptConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<ReceiptEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a list of receipts. */
export type ReceiptEdge = {
  readonly __typename?: 'ReceiptEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Receipt;
};

/** How far a receipt is (回执状态). */
export type ReceiptStatus =
  /** Approved (已通过). */
  | 'APPROVED'
  /** To be handed in; until then no more ephedrine goods are sold to the shop (待交回). */
  | 'DUE'
  /** Refused, to be handed in again (已退回). */
  | 'REJECTED'
  /** Handed in (审核中). */
  | 'UPLOADED';

/** Receipts that are owed (待交回的回执). */
export type ReceiptsDue = {
  readonly __typename?: 'ReceiptsDue';
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** When the first is due (最早的交回期限). */
  readonly dueAt: Maybe<Scalars['DateTime']['output']>;
  /** How many of them are late (已逾期). */
  readonly overdueCount: Scalars['Int']['output'];
};

/** Input of `receiveAfterSale`. */
export type ReceiveAfterSaleInput = {
  /** The upstream after-sale id. */
  readonly afterSaleID: Scalars['String']['input'];
  /** 8 to 64 characters made by the client once per intention (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
};

/** Answer of `receiveAfterSale`. */
export type ReceiveAfterSalePayload = {
  readonly __typename?: 'ReceiveAfterSalePayload';
  /** The after-sale as it is now. */
  readonly afterSale: Maybe<AfterSale>;
};

/** Money on its way to the balance (充值单). REST: GET /api/user/recharge/{id}. */
export type Recharge = Node & {
  readonly __typename?: 'Recharge';
  /** How much (充值金额). */
  readonly amount: Scalars['Money']['output'];
  /** Through which channel. */
  readonly channel: PaymentChannel;
  /** When it was asked for. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Until when it can be paid. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** How the payment goes on. */
  readonly kind: PaymentKind;
  /** What the code to scan says. */
  readonly qr: Maybe<Scalars['String']['output']>;
  /** The code to scan as a picture. */
  readonly qrImage: Maybe<Scalars['URL']['output']>;
  /** The upstream id. */
  readonly rechargeID: Scalars['String']['output'];
  /** Its number (充值单号). */
  readonly rechargeNo: Scalars['String']['output'];
  /** When it was credited (到账时间). */
  readonly settledAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it has come; ask every 3 seconds while the buyer pays. */
  readonly status: RechargeStatus;
  /** The page to go to. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** Input of `rechargeBalance`. */
export type RechargeBalanceInput = {
  /** How much, with both decimals (充值金额). */
  readonly amount: Scalars['Money']['input'];
  /** Through which channel. */
  readonly channel: PaymentChannel;
  /** 8 to 64 characters made by the client once per intention: sent again, it is the same recharge (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
};

/** Answer of `rechargeBalance`. */
export type RechargeBalancePayload = {
  readonly __typename?: 'RechargeBalancePayload';
  /** The recharge, waiting to be paid. */
  readonly recharge: Maybe<Recharge>;
};

/** Whether the money of a recharge has come (充值状态). */
export type RechargeStatus =
  /** Its time is over (已关闭, closed). */
  | 'CLOSED'
  /** The channel has not answered yet (创建中, created). */
  | 'CREATED'
  /** It was not paid (支付失败, failed). */
  | 'FAILED'
  /** It waits to be paid (待付款, pending). */
  | 'PENDING'
  /** It is on the balance (已到账, settled). */
  | 'SETTLED';

/** Goods recommended to this buyer, in pages. */
export type RecommendationConnection = {
  readonly __typename?: 'RecommendationConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<GoodsEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Input of `redeemCoupon`. */
export type RedeemCouponInput = {
  /** 8 to 64 characters made by the client once per intention: sent again, it brings the same coupon (防重复提交). */
  readonly clientKey?: InputMaybe<Scalars['String']['input']>;
  /** The code on the coupon (兑换码). */
  readonly code: Scalars['String']['input'];
};

/** Answer of `redeemCoupon`. */
export type RedeemCouponPayload = {
  readonly __typename?: 'RedeemCouponPayload';
  /** How many coupons the buyer has now. */
  readonly counts: Maybe<CouponCounts>;
  /** The coupon, now the buyer's. */
  readonly coupon: Maybe<Coupon>;
};

/** What became of a refund (退款状态). */
export type RefundStatus =
  /** Failed; staff sees to it (退款失败). */
  | 'FAILED'
  /** Under way (处理中). */
  | 'PENDING'
  /** Paid back (已退款). */
  | 'SETTLED';

/** Where money goes back to (退款去向). */
export type RefundTender =
  /** The balance (余额). */
  | 'BALANCE'
  /** The channel it was paid through (原路退回). */
  | 'ONLINE'
  /** Cash vouchers (代金券). */
  | 'VOUCHER';

/** A region (地区): province, city or district. */
export type Region = {
  readonly __typename?: 'Region';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The upstream id, for the next level. */
  readonly regionID: Scalars['String']['output'];
};

/** Input of `register`. */
export type RegisterInput = {
  /** The city, by its id (市). */
  readonly cityID?: InputMaybe<Scalars['String']['input']>;
  /** The company as on its licence (单位名称). */
  readonly company: Scalars['String']['input'];
  /** The district, by its id (区县). */
  readonly districtID?: InputMaybe<Scalars['String']['input']>;
  /** What kind of company (企业类型). */
  readonly kind: CompanyKind;
  /** The contact's name (联系人). */
  readonly name: Scalars['String']['input'];
  /** The password, 8 to 64 characters (密码). */
  readonly password: Scalars['String']['input'];
  /** The password again. */
  readonly passwordConfirmation: Scalars['String']['input'];
  /** The province, by its id in `regions` (省). */
  readonly provinceID: Scalars['String']['input'];
  /** The ticket of `startRegistration`. */
  readonly ticket: Scalars['String']['input'];
  /** The login name (用户名). */
  readonly username: Scalars['String']['input'];
  /** Ask for a bearer token, for mobile apps; browsers get a cookie only. */
  readonly wantsToken?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Answer of the mutations that register. */
export type RegisterPayload = {
  readonly __typename?: 'RegisterPayload';
  /** When the login lapses. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The upstream member id. */
  readonly memberID: Scalars['String']['output'];
  /** A bearer token, only when asked for. */
  readonly token: Maybe<Scalars['String']['output']>;
  /** The buyer who is now logged in. REST: GET /api/user/base. */
  readonly viewer: Maybe<Viewer>;
};

/** Input of `registerShop`. */
export type RegisterShopInput = {
  /** The city, by its id (市). */
  readonly cityID?: InputMaybe<Scalars['String']['input']>;
  /** The company as on its licence (单位名称). */
  readonly company: Scalars['String']['input'];
  /** The district, by its id (区县). */
  readonly districtID?: InputMaybe<Scalars['String']['input']>;
  /** What kind of company (企业类型). */
  readonly kind: CompanyKind;
  /** The province, by its id in `regions` (省). */
  readonly provinceID: Scalars['String']['input'];
  /** The ticket of `startShopRegistration`. */
  readonly ticket: Scalars['String']['input'];
  /** Ask for a bearer token, for mobile apps; browsers get a cookie only. */
  readonly wantsToken?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Input of `registerWithWechat`. */
export type RegisterWithWechatInput = {
  /** The city, by its id (市). */
  readonly cityID?: InputMaybe<Scalars['String']['input']>;
  /** The code sent to it with the purpose BIND (验证码). */
  readonly code: Scalars['String']['input'];
  /** The company as on its licence (单位名称). */
  readonly company: Scalars['String']['input'];
  /** The district, by its id (区县). */
  readonly districtID?: InputMaybe<Scalars['String']['input']>;
  /** What kind of company (企业类型). */
  readonly kind: CompanyKind;
  /** The contact's name (联系人). */
  readonly name: Scalars['String']['input'];
  /** The password, 8 to 64 characters (密码). */
  readonly password: Scalars['String']['input'];
  /** The password again. */
  readonly passwordConfirmation: Scalars['String']['input'];
  /** The phone to bind (手机号). */
  readonly phone: Scalars['String']['input'];
  /** The province, by its id in `regions` (省). */
  readonly provinceID: Scalars['String']['input'];
  /** The login name (用户名). */
  readonly username: Scalars['String']['input'];
  /** Ask for a bearer token, for mobile apps; browsers get a cookie only. */
  readonly wantsToken?: InputMaybe<Scalars['Boolean']['input']>;
  /** The ticket of `startWechatRegistration`. */
  readonly wechatTicket: Scalars['String']['input'];
};

/** How a registration stands (审核状态). */
export type Registration = {
  readonly __typename?: 'Registration';
  /** The papers this kind of company hands in (须提交的证照). */
  readonly neededCertificates: ReadonlyArray<NeededCertificate>;
  /** How the review stands. */
  readonly review: ReviewState;
};

/** What can be checked while a registration is filled in (检查项). */
export type RegistrationField =
  /** The company (单位名称). */
  | 'COMPANY'
  /** The contact's name (联系人). */
  | 'NAME'
  /** The password (密码): whether it is strong enough. */
  | 'PASSWORD'
  /** The phone (手机号): its form only. */
  | 'PHONE'
  /** The login name (用户名): whether it is free. */
  | 'USERNAME';

/** What is registered (注册类型). */
export type RegistrationScope =
  /** An account with its first shop. */
  | 'ACCOUNT'
  /** A further shop of an account (多店). */
  | 'SHOP';

/** Input of `removeColleague`. */
export type RemoveColleagueInput = {
  /** The upstream id of the account. */
  readonly accountID: Scalars['String']['input'];
};

/** Input of `removeFavorites`. */
export type RemoveFavoritesInput = {
  /** The upstream goods ids, at most 100. */
  readonly goodsIDs: ReadonlyArray<Scalars['String']['input']>;
};

/** Answer of `removeFavorites`. */
export type RemoveFavoritesPayload = {
  readonly __typename?: 'RemoveFavoritesPayload';
  /** The global ids of the goods that are favourites no more. */
  readonly removedGoodsIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** Input of `removeShop`. */
export type RemoveShopInput = {
  /** The upstream member id of the shop. */
  readonly memberID: Scalars['String']['input'];
};

/** Input of `renewCertificate`. */
export type RenewCertificateInput = {
  /** The upstream id of the paper in force, or of one that waits or was refused. */
  readonly certificateID: Scalars['String']['input'];
  /** The number on the new paper (证照编号). */
  readonly certificateNo: Scalars['String']['input'];
  /** The key of its upload, as in `submitCertificate`; absent where a paper that was not passed keeps its own (扫描件). */
  readonly file?: InputMaybe<Scalars['String']['input']>;
  /** From when it is valid (有效期起). */
  readonly validFrom: Scalars['Date']['input'];
  /** Until when; absent without an end (有效期止). */
  readonly validTo?: InputMaybe<Scalars['Date']['input']>;
};

/** Input of `requestCode`. */
export type RequestCodeInput = {
  /** The phone (手机号). */
  readonly phone: Scalars['String']['input'];
  /** What the code is for. */
  readonly purpose: CodePurpose;
};

/** Answer of `requestCode`. */
export type RequestCodePayload = {
  readonly __typename?: 'RequestCodePayload';
  /** In the demo, the page that shows what would be sent (演示短信箱); null where messages are sent. */
  readonly demoOutbox: Maybe<Scalars['URL']['output']>;
  /** After how many seconds another may be asked for. */
  readonly retryAfterSeconds: Scalars['Int']['output'];
};

/** Input of `requestRefund`. */
export type RequestRefundInput = {
  /** 8 to 64 characters made by the client once per intention: sent again, it gets the first answer (防重复提交). */
  readonly clientKey?: InputMaybe<Scalars['String']['input']>;
  /** The upstream order id. */
  readonly orderID: Scalars['String']['input'];
  /** Why, in the buyer's words. */
  readonly reason: Scalars['String']['input'];
};

/** Answer of `requestRefund`. */
export type RequestRefundPayload = {
  readonly __typename?: 'RequestRefundPayload';
  /** The after-sale in which it is decided. */
  readonly afterSale: Maybe<AfterSale>;
  /** The order as it is now. */
  readonly order: Maybe<Order>;
};

/** Input of `requestWechatCode`. */
export type RequestWechatCodeInput = {
  /** What it is scanned for. */
  readonly purpose: WechatPurpose;
};

/** Answer of `requestWechatCode`. */
export type RequestWechatCodePayload = {
  readonly __typename?: 'RequestWechatCodePayload';
  /** The code to show. */
  readonly code: WechatCode;
};

/** Input of `requestWithdrawal`. */
export type RequestWithdrawalInput = {
  /** Its number, digits only (银行账号). */
  readonly accountNumber: Scalars['String']['input'];
  /** How much, with both decimals (提现金额). */
  readonly amount: Scalars['Money']['input'];
  /** At which bank (开户行). */
  readonly bank: Scalars['String']['input'];
  /** 8 to 64 characters made by the client once per intention: sent again, it takes nothing twice (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** In whose name the account is (户名). */
  readonly holder: Scalars['String']['input'];
};

/** Answer of `requestWithdrawal`. */
export type RequestWithdrawalPayload = {
  readonly __typename?: 'RequestWithdrawalPayload';
  /** The wallet as it is now. */
  readonly wallet: Maybe<Wallet>;
  /** The request. */
  readonly withdrawal: Maybe<Withdrawal>;
};

/** Input of `resetPassword`. */
export type ResetPasswordInput = {
  /** The new password, 8 to 64 characters (新密码). */
  readonly password: Scalars['String']['input'];
  /** The new password again. */
  readonly passwordConfirmation: Scalars['String']['input'];
  /** The ticket of `startPasswordReset`. */
  readonly ticket: Scalars['String']['input'];
};

/** Answer of `resetPassword`. */
export type ResetPasswordPayload = {
  readonly __typename?: 'ResetPasswordPayload';
  /** Always true when no error stands beside it; log in with the new password. */
  readonly isReset: Scalars['Boolean']['output'];
};

/** The invoice that another takes back (蓝字发票). REST: GET /api/invoice. */
export type ReversedInvoice = {
  readonly __typename?: 'ReversedInvoice';
  /** Its upstream id. */
  readonly invoiceID: Scalars['String']['output'];
  /** Its number (发票号码). */
  readonly invoiceNo: Scalars['String']['output'];
};

/** How the review of a shop's papers stands (资质审核). */
export type ReviewState =
  /** Stopped (已冻结). */
  | 'FROZEN'
  /** Passed (已通过). */
  | 'PASSED'
  /** Under review (审核中). */
  | 'PENDING'
  /** Refused (未通过). */
  | 'REJECTED';

/** Where and to whom controlled goods are sold (控销范围). */
export type SaleControl = {
  readonly __typename?: 'SaleControl';
  /** What lets this buyer buy them; null for one who may not (授权依据). */
  readonly grantedBy: Maybe<SaleGrant>;
  /** Whether single shops may buy them beside (指定门店). */
  readonly hasNamedShops: Scalars['Boolean']['output'];
  /** The kinds of shop they are sold to, when not to all (供应的店铺类型). */
  readonly kinds: ReadonlyArray<CompanyKind>;
  /** The regions they are sold in (供应区域). */
  readonly regions: ReadonlyArray<Scalars['String']['output']>;
};

/** What lets a shop buy controlled goods (授权依据). */
export type SaleGrant =
  /** It is a kind of shop they are sold to (店铺类型). */
  | 'KIND'
  /** It is one of the shops they are sold to (指定门店). */
  | 'MEMBER'
  /** It lies in a region they are sold in (区域). */
  | 'REGION';

/** Input of `saveShop`: what the shop says of itself, all of it. */
export type SaveShopInput = {
  /** Where the shop is (门店地址). */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** The bank (开户银行). */
  readonly bank?: InputMaybe<Scalars['String']['input']>;
  /** The account there (银行账号). */
  readonly bankAccount?: InputMaybe<Scalars['String']['input']>;
  /** The upstream id of the city; absent only where none is on record (城市). */
  readonly cityID?: InputMaybe<Scalars['String']['input']>;
  /** The company as on its licence; another one is reviewed anew (企业名称). */
  readonly company: Scalars['String']['input'];
  /** The registered address (注册地址). */
  readonly companyAddress?: InputMaybe<Scalars['String']['input']>;
  /** The registered phone (注册电话). */
  readonly companyPhone?: InputMaybe<Scalars['String']['input']>;
  /** Whom to ask for (联系人). */
  readonly contact?: InputMaybe<Scalars['String']['input']>;
  /** The upstream id of the district; absent only where none is on record (区县). */
  readonly districtID?: InputMaybe<Scalars['String']['input']>;
  /** The number of the business licence; another one is reviewed anew (营业执照号). */
  readonly licenceNo?: InputMaybe<Scalars['String']['input']>;
  /** A mobile number, or a landline with its area code and a hyphen (联系电话). */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** The upstream id of the province (省份). */
  readonly provinceID: Scalars['String']['input'];
  /** The tax number; absent with all other invoice fields: nothing changes there (税号). */
  readonly taxNo?: InputMaybe<Scalars['String']['input']>;
  /** The title of invoices; absent with a tax number: the company (发票抬头). */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `saveShop`. */
export type SaveShopPayload = {
  readonly __typename?: 'SaveShopPayload';
  /** The shop as it is now. */
  readonly shop: Maybe<ShopDetails>;
  /** The buyer; read what else shows the company's name. */
  readonly viewer: Maybe<Viewer>;
};

/** A typing error that was forgiven, by letter or by sound: nothing is called what was typed (错字容错). REST: correction of GET /api/goods/list. */
export type SearchCorrection = {
  readonly __typename?: 'SearchCorrection';
  /** What was probably meant, which stands in all names of the list (纠正后的词); null where they have no word in common. */
  readonly word: Maybe<Scalars['String']['output']>;
};

/** A word that completes what the buyer types (联想词). */
export type SearchSuggestion = {
  readonly __typename?: 'SearchSuggestion';
  /** How many goods it finds. */
  readonly count: Scalars['Int']['output'];
  /** The upstream id, when it names one article of goods. */
  readonly goodsID: Maybe<Scalars['String']['output']>;
  /** Whether it names goods or a manufacturer. */
  readonly scope: KeywordScope;
  /** The word. */
  readonly text: Scalars['String']['output'];
};

/** Input of `selectCartLines`. */
export type SelectCartLinesInput = {
  /** Select or deselect. */
  readonly isSelected: Scalars['Boolean']['input'];
  /** The upstream line ids. */
  readonly lineIDs: ReadonlyArray<Scalars['String']['input']>;
};

/** Answer of `selectCartLines`. */
export type SelectCartLinesPayload = {
  readonly __typename?: 'SelectCartLinesPayload';
  /** The whole cart as it is now. */
  readonly cart: Maybe<Cart>;
  /** What the buyer should know. */
  readonly warnings: ReadonlyArray<Warning>;
};

/** Input of `sendChatMessage`: words, a picture, or both. */
export type SendChatMessageInput = {
  /** Chosen by the client; the same one again says nothing twice (幂等键). */
  readonly clientKey: Scalars['String']['input'];
  /** The words, at most 1000 characters (文字). */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** The key that POST /upload answered for a picture sent with the scene `chat` (图片). */
  readonly image?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `sendChatMessage`. */
export type SendChatMessagePayload = {
  readonly __typename?: 'SendChatMessagePayload';
  /** What was said. */
  readonly chatMessage: Maybe<ChatMessage>;
};

/** Input of `setDefaultAddress`. */
export type SetDefaultAddressInput = {
  /** The upstream id of the address. */
  readonly addressID: Scalars['String']['input'];
};

/** Input of `shipAfterSale`. */
export type ShipAfterSaleInput = {
  /** The upstream after-sale id. */
  readonly afterSaleID: Scalars['String']['input'];
  /** Who carries the goods back (承运商). */
  readonly carrier: Scalars['String']['input'];
  /** 8 to 64 characters made by the client once per intention (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** The number of the parcel, 4 to 40 characters (运单号). */
  readonly trackingNumber: Scalars['String']['input'];
};

/** Answer of `shipAfterSale`. */
export type ShipAfterSalePayload = {
  readonly __typename?: 'ShipAfterSalePayload';
  /** The after-sale as it is now. */
  readonly afterSale: Maybe<AfterSale>;
};

/** How an order has to travel (发货类型). */
export type ShipmentKind =
  /** Cold chain (冷链). */
  | 'COLD'
  /** Ephedrine compounds, in an order of their own (含麻). */
  | 'EPHEDRINE'
  /** Ordinary goods (普通). */
  | 'PLAIN';

/** Goods in a parcel, with the lot they come from. */
export type ShipmentLine = {
  readonly __typename?: 'ShipmentLine';
  /** When it expires (有效期至). */
  readonly expiresOn: Scalars['Date']['output'];
  /** The upstream id of the order's line. */
  readonly lineID: Scalars['String']['output'];
  /** The lot number (批号). */
  readonly lotNumber: Scalars['String']['output'];
  /** The name (品名). */
  readonly name: Scalars['String']['output'];
  /** The unit it is sold in (包装单位). */
  readonly packUnit: Scalars['String']['output'];
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
};

/** Where a parcel has been (物流轨迹). */
export type ShipmentTrace = {
  readonly __typename?: 'ShipmentTrace';
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** What the carrier told. */
  readonly text: Scalars['String']['output'];
};

/** A shop (门店) an account may act for. */
export type Shop = {
  readonly __typename?: 'Shop';
  /** The company. */
  readonly company: Scalars['String']['output'];
  /** The upstream member id. */
  readonly memberID: Scalars['String']['output'];
  /** How its review stands. */
  readonly review: ReviewState;
  /** What the account may do there. */
  readonly role: ShopRole;
};

/** A shop of the account with what waits there (门店卡片). REST: GET /api/shop/cardList. */
export type ShopCard = {
  readonly __typename?: 'ShopCard';
  /** Where it is (门店地址). */
  readonly address: Maybe<Scalars['String']['output']>;
  /** Lines in its cart (采购单). */
  readonly cartCount: Scalars['Int']['output'];
  /** The company. */
  readonly company: Scalars['String']['output'];
  /** Whether the session acts for it now (当前门店). */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** The upstream member id, for `switchShop`. */
  readonly memberID: Scalars['String']['output'];
  /** Papers that have lapsed or will within 30 days (将到期证照). */
  readonly papersDueCount: Scalars['Int']['output'];
  /** How its review stands. */
  readonly review: ReviewState;
  /** What the account may do there. */
  readonly role: ShopRole;
  /** Trades to be paid (待付款). */
  readonly unpaidCount: Scalars['Int']['output'];
};

/** What the shop says of itself (店铺信息). REST: POST /api/shop/details. */
export type ShopDetails = {
  readonly __typename?: 'ShopDetails';
  /** Where the shop is (门店地址). */
  readonly address: Maybe<Scalars['String']['output']>;
  /** The company as on its licence (企业名称). */
  readonly company: Scalars['String']['output'];
  /** Whom to ask for (联系人). */
  readonly contact: Maybe<Scalars['String']['output']>;
  /** Whom invoices are made out to; null until it was filled in (开票资料). */
  readonly invoice: Maybe<InvoiceProfile>;
  /** What kind of company (企业类型). */
  readonly kind: CompanyKind;
  /** The number of the business licence (营业执照号). */
  readonly licenceNo: Maybe<Scalars['String']['output']>;
  /** The upstream member id. */
  readonly memberID: Scalars['String']['output'];
  /** A mobile number, or a landline with its area code (联系电话). */
  readonly phone: Maybe<Scalars['String']['output']>;
  /** Province, city and district, from the top; fewer where no smaller places are on record (省市区). */
  readonly regions: ReadonlyArray<Region>;
  /** How the review of the shop stands (资质审核). */
  readonly review: ReviewState;
  /** Why it was refused (未通过原因). */
  readonly reviewNote: Maybe<Scalars['String']['output']>;
  /** What the account may do there; only the owner changes what stands here (角色). */
  readonly role: ShopRole;
};

/** What an account may do for a shop (角色). */
export type ShopRole =
  /** Everything else but recharging and withdrawing (采购). */
  | 'BUYER'
  /** Everything else but ordering (财务). */
  | 'FINANCE'
  /** Everything (负责人): the only one who changes the shop and its papers. */
  | 'OWNER';

/** What must be done before a first order (下单前须完成的). */
export type ShopSetup = {
  readonly __typename?: 'ShopSetup';
  /** How many addresses goods can be sent to (收货地址个数). */
  readonly addressCount: Scalars['Int']['output'];
  /** Whether the e-contract in force is signed (是否已签电子合同). */
  readonly isContractSigned: Scalars['Boolean']['output'];
  /** Names of needed papers that were not handed in or were refused (待提交的证照). */
  readonly papersMissing: ReadonlyArray<Scalars['String']['output']>;
  /** How the review of its papers stands (资质审核状态). */
  readonly review: ReviewState;
};

/** Answer of what adds or removes shops. */
export type ShopsPayload = {
  readonly __typename?: 'ShopsPayload';
  /** The buyer; read its `shops`. */
  readonly viewer: Maybe<Viewer>;
};

/** What is to be done about goods that did not come (短少处理). */
export type ShortageWish =
  /** Money back (退款). */
  | 'REFUND_ONLY'
  /** Send them (补发). */
  | 'RESHIP';

/** Input of `signContract`. */
export type SignContractInput = {
  /** The upstream id of the contract that was read. */
  readonly contractID: Scalars['String']['input'];
  /** The buyer's consent; must be true. */
  readonly isAgreed: Scalars['Boolean']['input'];
};

/** Answer of `signContract`. */
export type SignContractPayload = {
  readonly __typename?: 'SignContractPayload';
  /** The contract, now signed. */
  readonly contract: Maybe<Contract>;
};

/** What every page needs around it (公共数据). */
export type Site = {
  readonly __typename?: 'Site';
  /** Banners shown everywhere. */
  readonly banners: ReadonlyArray<Banner>;
  /** Brands (品牌). */
  readonly brands: ReadonlyArray<Brand>;
  /** The categories of the menu (商品分类). */
  readonly categories: ReadonlyArray<Category>;
  /** The categories among medical devices (器械分类). */
  readonly deviceCategories: ReadonlyArray<Category>;
  /** The categories among herb slices (中药分类). */
  readonly herbCategories: ReadonlyArray<Category>;
  /** Words many search for (热门搜索). */
  readonly hotWords: ReadonlyArray<HotWord>;
  /** The navigation (导航). */
  readonly navigation: ReadonlyArray<NavigationEntry>;
  /** The categories among preferred goods (优选分类). */
  readonly preferredCategories: ReadonlyArray<Category>;
  /** The server's clock (服务器时间). */
  readonly serverTime: Scalars['DateTime']['output'];
};

/** A link with its name. */
export type SiteLink = {
  readonly __typename?: 'SiteLink';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What is said instead of going there; null for a link that leads somewhere (活动未开始, `*` and `#` links). */
  readonly notice: Maybe<Scalars['String']['output']>;
  /** Where it leads. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** Which links (链接). */
export type SiteLinkList =
  /** Beside the ads (广告链接). */
  | 'ADS'
  /** At the foot of every page (友情链接). */
  | 'FOOTER';

/** A line that was not copied. */
export type SkippedCopy = {
  readonly __typename?: 'SkippedCopy';
  /** The upstream line id. */
  readonly lineID: Scalars['String']['output'];
  /** Why, in Chinese. */
  readonly message: Scalars['String']['output'];
};

/** Goods that could not be added. */
export type SkippedGoods = {
  readonly __typename?: 'SkippedGoods';
  /** How many could be had. */
  readonly available: Maybe<Scalars['Int']['output']>;
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['output'];
  /** Why not, in the buyer's words. */
  readonly message: Scalars['String']['output'];
  /** The name (品名). */
  readonly name: Scalars['String']['output'];
  /** How many were wanted. */
  readonly quantity: Scalars['Int']['output'];
  /** Why not; null for a reason this gateway has no name for. */
  readonly reason: Maybe<BusinessReason>;
};

/** A line of the order that could not be added. */
export type SkippedLine = {
  readonly __typename?: 'SkippedLine';
  /** How many could be had. */
  readonly available: Maybe<Scalars['Int']['output']>;
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['output'];
  /** The upstream id of the order's line. */
  readonly lineID: Scalars['String']['output'];
  /** Why not, in the buyer's words. */
  readonly message: Scalars['String']['output'];
  /** The name (品名). */
  readonly name: Scalars['String']['output'];
  /** How many were wanted. */
  readonly quantity: Scalars['Int']['output'];
  /** Why not; null for a reason this gateway has no name for. */
  readonly reason: Maybe<BusinessReason>;
  /** Other makers' goods of the same generic name that can be had, at most three (替代品). */
  readonly substitutes: ReadonlyArray<Goods>;
};

/** Input of `startPasswordReset`. */
export type StartPasswordResetInput = {
  /** The code sent to it with the purpose FORGET (验证码). */
  readonly code: Scalars['String']['input'];
  /** The account's phone (手机号). */
  readonly phone: Scalars['String']['input'];
};

/** Answer of `startPasswordReset`. */
export type StartPasswordResetPayload = {
  readonly __typename?: 'StartPasswordResetPayload';
  /** When the ticket lapses. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** What `resetPassword` needs. */
  readonly ticket: Scalars['String']['output'];
};

/** Input of `startPayment`. */
export type StartPaymentInput = {
  /** Through which channel. */
  readonly channel: PaymentChannel;
  /** 8 to 64 characters made by the client once per intention: sent again, it never pays twice (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** The upstream trade id. */
  readonly tradeID: Scalars['String']['input'];
};

/** Answer of `startPayment`. */
export type StartPaymentPayload = {
  readonly __typename?: 'StartPaymentPayload';
  /** The payment. */
  readonly payment: Maybe<Payment>;
  /** The trade as it is now. */
  readonly trade: Maybe<Trade>;
};

/** Input of `startRegistration`. */
export type StartRegistrationInput = {
  /** The code sent to it with the purpose REGISTER (验证码). */
  readonly code: Scalars['String']['input'];
  /** The phone (手机号). */
  readonly phone: Scalars['String']['input'];
};

/** Answer of `startRegistration`. */
export type StartRegistrationPayload = {
  readonly __typename?: 'StartRegistrationPayload';
  /** When the ticket lapses. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** What `register` needs. */
  readonly ticket: Scalars['String']['output'];
};

/** Input of `startShopRegistration`. */
export type StartShopRegistrationInput = {
  /** The code sent to it with the purpose SHOP (验证码). */
  readonly code: Scalars['String']['input'];
  /** The account's phone (手机号). */
  readonly phone: Scalars['String']['input'];
};

/** Answer of `startShopRegistration`. */
export type StartShopRegistrationPayload = {
  readonly __typename?: 'StartShopRegistrationPayload';
  /** When the ticket lapses. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The shops the account has (现有门店). */
  readonly shops: ReadonlyArray<Shop>;
  /** What `registerShop` needs. */
  readonly ticket: Scalars['String']['output'];
};

/** Input of `startWechatRegistration`. */
export type StartWechatRegistrationInput = {
  /** The code WeChat gave an app once (授权码); in the demo demo-1, demo-2 and so on. Either this or `scanToken`. */
  readonly authCode?: InputMaybe<Scalars['String']['input']>;
  /** The `token` of a `WechatCode` whose scanning is confirmed (扫码凭证). */
  readonly scanToken?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `startWechatRegistration`. */
export type StartWechatRegistrationPayload = {
  readonly __typename?: 'StartWechatRegistrationPayload';
  /** When the ticket lapses. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The name at WeChat (昵称). */
  readonly nickname: Scalars['String']['output'];
  /** What `registerWithWechat` needs. */
  readonly wechatTicket: Scalars['String']['output'];
};

/** The shop's money in a month, each cent linked (对账单). REST: GET /api/statement. */
export type Statement = {
  readonly __typename?: 'Statement';
  /** The balance when it ended, or now (期末余额). */
  readonly closing: Scalars['Money']['output'];
  /** The address of the same as a CSV file. */
  readonly csv: Maybe<Scalars['URL']['output']>;
  /** What came and went, in order of time. */
  readonly entries: ReadonlyArray<StatementEntry>;
  /** The month, as 2026-11 (月份). */
  readonly month: Scalars['String']['output'];
  /** The balance when it began (期初余额). */
  readonly opening: Scalars['Money']['output'];
  /** Orders paid in the month, with what came back of each until now (按订单). */
  readonly orders: ReadonlyArray<StatementOrder>;
};

/** Money that moved (对账明细). */
export type StatementEntry = {
  readonly __typename?: 'StatementEntry';
  /** The upstream id of the after-sale it belongs to (售后). */
  readonly afterSaleID: Maybe<Scalars['String']['output']>;
  /** How much; what the shop spends is negative (金额). */
  readonly amount: Scalars['Money']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** The balance afterwards, where the balance moved (余额). */
  readonly balance: Maybe<Scalars['Money']['output']>;
  /** What moved. */
  readonly kind: StatementKind;
  /** The upstream id of the order it belongs to, where it is one order's. */
  readonly orderID: Maybe<Scalars['String']['output']>;
  /** That order's number (订单号). */
  readonly orderNo: Maybe<Scalars['String']['output']>;
  /** How much of it is which order's; empty where it belongs to none, such as a recharge (分摊到订单). */
  readonly parts: ReadonlyArray<StatementPart>;
  /** The marketplace's own reference (流水号). */
  readonly ref: Scalars['String']['output'];
  /** What for, in words (摘要). */
  readonly title: Scalars['String']['output'];
  /** The number of the trade it belongs to (交易号). */
  readonly tradeNo: Maybe<Scalars['String']['output']>;
};

/** What moved (对账类型). */
export type StatementKind =
  /** The balance (余额变动, balance). */
  | 'BALANCE'
  /** A payment through a channel or by transfer (支付, payment). */
  | 'PAYMENT'
  /** A refund to where the payment came from (原路退款, refund). */
  | 'REFUND';

/** What an order cost and what came back (按订单). */
export type StatementOrder = {
  readonly __typename?: 'StatementOrder';
  /** Paid by balance (余额). */
  readonly balance: Scalars['Money']['output'];
  /** Payable less refunds (实付). */
  readonly net: Scalars['Money']['output'];
  /** Paid through a channel or by transfer (线上或汇款). */
  readonly online: Scalars['Money']['output'];
  /** The upstream id of the order. */
  readonly orderID: Scalars['String']['output'];
  /** Its number (订单号). */
  readonly orderNo: Scalars['String']['output'];
  /** What was to be paid (应付). */
  readonly payable: Scalars['Money']['output'];
  /** What came back (已退). */
  readonly refunded: Scalars['Money']['output'];
  /** Paid by cash vouchers (现金券). */
  readonly voucher: Scalars['Money']['output'];
};

/** How much of an entry is one order's (分摊). */
export type StatementPart = {
  readonly __typename?: 'StatementPart';
  /** Its share, with the entry's sign (金额). */
  readonly amount: Scalars['Money']['output'];
  /** The upstream id of the order. */
  readonly orderID: Scalars['String']['output'];
  /** Its number (订单号). */
  readonly orderNo: Scalars['String']['output'];
};

/** Input of `submitCertificate`. */
export type SubmitCertificateInput = {
  /** The number on it (证照编号). */
  readonly certificateNo: Scalars['String']['input'];
  /** The key that POST /upload answered for it, sent with the scene `certificate` (扫描件). */
  readonly file: Scalars['String']['input'];
  /** Which paper. */
  readonly kind: CertificateKind;
  /** From when it is valid (有效期起). */
  readonly validFrom: Scalars['Date']['input'];
  /** Until when; absent without an end (有效期止). */
  readonly validTo?: InputMaybe<Scalars['Date']['input']>;
};

/** Input of `submitTransferProof`. */
export type SubmitTransferProofInput = {
  /** How much: what is due, to the cent (汇款金额). */
  readonly amount: Scalars['Money']['input'];
  /** The bank it was sent from (汇款银行). */
  readonly bank: Scalars['String']['input'];
  /** 8 to 64 characters made by the client once per intention (防重复提交). */
  readonly clientKey: Scalars['String']['input'];
  /** The key of the uploaded proof (scene `receipt`). */
  readonly fileKey: Scalars['String']['input'];
  /** The upstream trade id. */
  readonly tradeID: Scalars['String']['input'];
};

/** Answer of `submitTransferProof`. */
export type SubmitTransferProofPayload = {
  readonly __typename?: 'SubmitTransferProofPayload';
  /** The trade as it is now; it stays open for three days. */
  readonly trade: Maybe<Trade>;
};

/** What changes while one looks on, over server-sent events. A client without the stream, or whose stream ended, loses nothing but freshness: it asks anew, every 30 seconds at most. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** An after-sale (售后单) that was applied for or whose status changed; LOGIN_REQUIRED for a visitor. Fed by the marketplace's stream of events. REST: GET /api/afterSale/{id}. */
  readonly afterSaleChanged: Maybe<AfterSale>;
  /** The cart (购物车) as it is when the subscription begins and after each of its changes, wherever it was made; LOGIN_REQUIRED for a visitor. Fed by the marketplace's stream of events. REST: GET /api/cart/list. */
  readonly cartChanged: Maybe<Cart>;
  /** What of the member's has changed (变动), cart, orders, messages, chat and recharges in one stream: one is enough for all that a client shows. LOGIN_REQUIRED for a visitor. Fed by the marketplace's stream of events. REST: GET /api/cart/list, GET /api/order/{id}, GET /api/user/base, GET /api/chat, GET /api/user/recharge/{id}. */
  readonly changed: Maybe<LiveChange>;
  /** The newest of what the shop and its account manager said, after each change; LOGIN_REQUIRED for a visitor (客服留言). Fed by the marketplace's stream of events. REST: GET /api/chat. */
  readonly chatChanged: Maybe<ChatMessage>;
  /** How much is unread, messages and the account manager's answers together, after each change; LOGIN_REQUIRED for a visitor (未读消息数). Fed by the marketplace's stream of events. REST: GET /api/user/base. */
  readonly messageCountChanged: Maybe<Scalars['Int']['output']>;
  /** An order (订单) whose status changed; LOGIN_REQUIRED for a visitor. Fed by the marketplace's stream of events. REST: GET /api/order/{id}. */
  readonly orderStatusChanged: Maybe<Order>;
};


/** What changes while one looks on, over server-sent events. A client without the stream, or whose stream ended, loses nothing but freshness: it asks anew, every 30 seconds at most. */
export type SubscriptionChangedArgs = {
  since?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A supplier with its store (供应商). REST: GET /api/supplier, /api/supplier/{id}/goods. */
export type Supplier = Node & {
  readonly __typename?: 'Supplier';
  /** What sells best of its goods, at most four (热销). */
  readonly bestSelling: ReadonlyArray<Goods>;
  /** How many shops follow it (关注数). */
  readonly followerCount: Scalars['Int']['output'];
  /** Its goods, the best-selling first. REST: GET /api/supplier/{id}/goods. */
  readonly goods: Maybe<SupplierGoodsConnection>;
  /** How many of its goods are on sale. */
  readonly goodsCount: Scalars['Int']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Whether this buyer follows it. */
  readonly isFollowed: Scalars['Boolean']['output'];
  /** What kinds of goods it sells (经营品类). */
  readonly kinds: ReadonlyArray<GoodsKind>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The upstream id. */
  readonly supplierID: Scalars['String']['output'];
};


/** A supplier with its store (供应商). REST: GET /api/supplier, /api/supplier/{id}/goods. */
export type SupplierGoodsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** Suppliers, in pages. */
export type SupplierConnection = {
  readonly __typename?: 'SupplierConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<SupplierEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a list: suppliers. */
export type SupplierEdge = {
  readonly __typename?: 'SupplierEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Supplier;
};

/** Goods of a supplier, in pages. */
export type SupplierGoodsConnection = {
  readonly __typename?: 'SupplierGoodsConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<GoodsEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** What a shop or its supplier could deliver (品种供应). REST: GET /api/supply, /api/supply/{id}. */
export type SupplyOffer = Node & {
  readonly __typename?: 'SupplyOffer';
  /** When it was offered (发布时间). */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Until when the goods are good (有效期至). */
  readonly expiresOn: Scalars['Date']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Whether this shop offers it (本店发布). */
  readonly isOwn: Scalars['Boolean']['output'];
  /** The manufacturer (生产厂家). */
  readonly manufacturer: Scalars['String']['output'];
  /** The name (品名). */
  readonly name: Scalars['String']['output'];
  /** The price of one (供应单价). */
  readonly price: Scalars['Money']['output'];
  /** How many there are (可供数量). */
  readonly quantity: Scalars['Int']['output'];
  /** Why it was not published; told to its own shop (未通过原因). */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** What else the shop said (补充说明). */
  readonly remark: Maybe<Scalars['String']['output']>;
  /** The specification (规格). */
  readonly spec: Scalars['String']['output'];
  /** How far it is. */
  readonly status: SupplyStatus;
  /** Its state in the marketplace's words (状态). */
  readonly statusText: Scalars['String']['output'];
  /** The upstream id. */
  readonly supplyID: Scalars['String']['output'];
};

/** Offers, in pages. */
export type SupplyOfferConnection = {
  readonly __typename?: 'SupplyOfferConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<SupplyOfferEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a list of offers. */
export type SupplyOfferEdge = {
  readonly __typename?: 'SupplyOfferEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: SupplyOffer;
};

/** How far an offer is (供应状态). */
export type SupplyStatus =
  /** Staff looks at it (审核中). */
  | 'PENDING'
  /** Every shop sees it until its goods lapse (已发布). */
  | 'PUBLISHED'
  /** It was not published (未通过). */
  | 'REFUSED';

/** Input of `switchShop`. */
export type SwitchShopInput = {
  /** The upstream member id of the shop. */
  readonly memberID: Scalars['String']['input'];
  /** Ask for a bearer token, for mobile apps; browsers get a cookie only. */
  readonly wantsToken?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A part of a text: its heading, where it has one, and its paragraphs. */
export type TextSection = {
  readonly __typename?: 'TextSection';
  /** The heading. */
  readonly heading: Maybe<Scalars['String']['output']>;
  /** The paragraphs. */
  readonly paragraphs: ReadonlyArray<Scalars['String']['output']>;
};

/** How tier prices count (阶梯价方式). */
export type TierMode =
  /** Each unit is priced at its own tier (type 2). */
  | 'GRADUATED'
  /** The highest tier reached prices all units (type 1). */
  | 'WHOLE';

/** What is paid at once (交易): all orders placed together. REST: GET /api/trade/{id}/status. */
export type Trade = Node & {
  readonly __typename?: 'Trade';
  /** The channels it can be paid through (支付渠道). */
  readonly channels: ReadonlyArray<PaymentChannel>;
  /** What is to be paid now, with fees changed by staff (实付). */
  readonly due: Scalars['Money']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Its orders as they stand. */
  readonly orders: ReadonlyArray<TradeOrder>;
  /** How it is to be paid. */
  readonly payMode: PayMode;
  /** Whether it is paid; ask every 3 seconds while the buyer pays. */
  readonly payStatus: PayStatus;
  /** Until when it can be paid (付款截止). */
  readonly payUntil: Scalars['DateTime']['output'];
  /** What the orders came to (应付). */
  readonly payable: Scalars['Money']['output'];
  /** The upstream id. */
  readonly tradeID: Scalars['String']['output'];
  /** Its number (交易号). */
  readonly tradeNo: Scalars['String']['output'];
  /** The account to transfer money to; null where the marketplace takes no transfers (收款账户). */
  readonly transferAccount: Maybe<TransferAccount>;
  /** The proof of a bank transfer that was shown last (汇款凭证). */
  readonly transferProof: Maybe<TransferProof>;
};

/** An order of a trade as it stands. */
export type TradeOrder = {
  readonly __typename?: 'TradeOrder';
  /** The order itself. REST: GET /api/order/{id}. */
  readonly order: Maybe<Order>;
  /** The upstream order id. */
  readonly orderID: Scalars['String']['output'];
  /** The order number (订单号). */
  readonly orderNo: Scalars['String']['output'];
  /** What was to be paid for it. */
  readonly payable: Scalars['Money']['output'];
  /** Where it stands. */
  readonly status: OrderStatus;
  /** Where it stands, in the buyer's words. */
  readonly statusText: Scalars['String']['output'];
};

/** The account that buyers transfer money to (收款账户). */
export type TransferAccount = {
  readonly __typename?: 'TransferAccount';
  /** At which bank (开户行). */
  readonly bank: Scalars['String']['output'];
  /** In whose name (户名). */
  readonly name: Scalars['String']['output'];
  /** Its number (账号). */
  readonly number: Scalars['String']['output'];
};

/** A proof of a bank transfer (汇款凭证). */
export type TransferProof = {
  readonly __typename?: 'TransferProof';
  /** How much. */
  readonly amount: Scalars['Money']['output'];
  /** The bank it was sent from (汇款银行). */
  readonly bank: Scalars['String']['output'];
  /** Why staff sent it back (退回原因). */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  readonly status: TransferProofStatus;
  /** When it was shown. */
  readonly submittedAt: Scalars['DateTime']['output'];
};

/** What became of a proof of a transfer (凭证状态). */
export type TransferProofStatus =
  /** The money has come (已到账). */
  | 'CONFIRMED'
  /** Sent back, with a reason (已退回). */
  | 'REJECTED'
  /** Another took its place (已替换). */
  | 'REPLACED'
  /** Waits for staff (待确认). */
  | 'SUBMITTED';

/** Input of `unbindWechat`. */
export type UnbindWechatInput = {
  /** Not used; GraphQL inputs cannot be empty. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `unbindWechat`. */
export type UnbindWechatPayload = {
  readonly __typename?: 'UnbindWechatPayload';
  /** The binding as it is now. */
  readonly binding: WechatBinding;
  /** The buyer as they are now. REST: GET /api/user/base. */
  readonly viewer: Maybe<Viewer>;
};

/** Trades that wait to be paid (待付款). */
export type UnpaidSum = {
  readonly __typename?: 'UnpaidSum';
  /** What is due for all of them (待付合计). */
  readonly amount: Scalars['Money']['output'];
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** When the first of them closes (最早的付款截止). */
  readonly payUntil: Maybe<Scalars['DateTime']['output']>;
};

/** How many messages are unread (未读消息数). */
export type UnreadMessages = {
  readonly __typename?: 'UnreadMessages';
  /** About certificates (资质消息). */
  readonly cert: Scalars['Int']['output'];
  /** Notices (通知). */
  readonly notice: Scalars['Int']['output'];
  /** About orders (订单消息). */
  readonly order: Scalars['Int']['output'];
  /** About promotions (优惠消息). */
  readonly promo: Scalars['Int']['output'];
  /** In all. */
  readonly total: Scalars['Int']['output'];
};

/** A coupon that cannot be used on a quote's lines (不可用优惠券). */
export type UnusableCoupon = {
  readonly __typename?: 'UnusableCoupon';
  /** The upstream id. */
  readonly couponID: Scalars['String']['output'];
  /** When it lapses. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** What it takes off at most; null where it covers the whole freight (面额). */
  readonly face: Maybe<Scalars['Money']['output']>;
  /** What it takes off. */
  readonly kind: CouponKind;
  /** A sentence for the buyer, in Chinese. */
  readonly message: Scalars['String']['output'];
  /** Its threshold (门槛). */
  readonly minimum: Scalars['Money']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Why it cannot be used. */
  readonly reason: BusinessReason;
  /** What is missing for its threshold. */
  readonly short: Scalars['Money']['output'];
};

/** Input of `updateAddress`. */
export type UpdateAddressInput = {
  /** The upstream id of the address. */
  readonly addressID: Scalars['String']['input'];
  /** What is filled in, all of it. */
  readonly fields: AddressFields;
};

/** Input of `updateProfile`. */
export type UpdateProfileInput = {
  /** The key that POST /upload answered for a picture, sent with the scene `face`; empty: none any more (头像). */
  readonly avatar?: InputMaybe<Scalars['String']['input']>;
  /** The code sent to the new phone with the purpose PHONE (验证码). */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The contact's name (联系人). */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Another phone; needs `code` (手机号). */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `updateProfile`. */
export type UpdateProfilePayload = {
  readonly __typename?: 'UpdateProfilePayload';
  /** The buyer as they are now. */
  readonly viewer: Maybe<Viewer>;
};

/** A coupon that can be used on a quote's lines (可用优惠券). */
export type UsableCoupon = {
  readonly __typename?: 'UsableCoupon';
  /** The upstream id, for `couponIDs` of `checkout`. */
  readonly couponID: Scalars['String']['output'];
  /** When it lapses. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** What it takes off at most; null where it covers the whole freight (面额). */
  readonly face: Maybe<Scalars['Money']['output']>;
  /** Whether this quote uses it. */
  readonly isUsed: Scalars['Boolean']['output'];
  /** What it takes off. */
  readonly kind: CouponKind;
  /** Its threshold (门槛). */
  readonly minimum: Scalars['Money']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What it would save here. */
  readonly saves: Scalars['Money']['output'];
};

/** The logged-in buyer and the shop (会员) the session stands for. REST: GET /api/user/base. */
export type Viewer = Node & {
  readonly __typename?: 'Viewer';
  /** The account manager (专属客户经理). */
  readonly accountManager: Maybe<AccountManager>;
  /** The delivery address in one line (收货地址). */
  readonly address: Maybe<Scalars['String']['output']>;
  /** The shop's delivery addresses, the default first; at most 20 (收货地址). REST: GET /api/address. */
  readonly addresses: Maybe<ReadonlyArray<Address>>;
  /** The picture of the member (头像). */
  readonly avatar: Maybe<Scalars['URL']['output']>;
  /** Whether it can chat with its account manager (在线客服). */
  readonly canChat: Scalars['Boolean']['output'];
  /** Whether this account may recharge and withdraw for the shop (可充值提现): its owner and its finance may. REST: is_can_funds. */
  readonly canMoveFunds: Scalars['Boolean']['output'];
  /** Whether this account may order for the shop (可下单): its owner and its buyers may. REST: is_can_order. */
  readonly canOrder: Scalars['Boolean']['output'];
  /** The shop's papers: those it must hand in, then the others (资质证照). REST: GET /api/user/zizhi. */
  readonly certificates: Maybe<ReadonlyArray<Certificate>>;
  /** Who may buy for the shop, the owner first; null to whoever is not the owner (采购人员). REST: GET /api/shop/colleague. */
  readonly colleagues: Maybe<ReadonlyArray<Colleague>>;
  /** The company as on its licence (单位名称). */
  readonly company: Scalars['String']['output'];
  /** Where the account is logged in, the device last used first (登录设备). REST: GET /api/user/session. */
  readonly devices: Maybe<ReadonlyArray<Device>>;
  /** Whether it can ask for after-sales (售后). */
  readonly hasAfterSales: Scalars['Boolean']['output'];
  /** Whether the zone of preferred goods is shown (优选). */
  readonly hasPreferredZone: Scalars['Boolean']['output'];
  /** Whether the shop has special prices (特价客户). */
  readonly hasSpecialPrices: Scalars['Boolean']['output'];
  /** The complaint hotline (投诉热线). */
  readonly hotline: Maybe<Scalars['String']['output']>;
  /** Global id of the member. */
  readonly id: Scalars['ID']['output'];
  /** Whether the shop's review has passed (资质审核通过). */
  readonly isReviewed: Scalars['Boolean']['output'];
  /** The member's upstream id. */
  readonly memberID: Scalars['String']['output'];
  /** Unread messages (未读消息). */
  readonly messageCount: Scalars['Int']['output'];
  /** The contact's name (联系人). */
  readonly name: Maybe<Scalars['String']['output']>;
  /** The phone number, masked (手机号). */
  readonly phone: Maybe<Scalars['String']['output']>;
  /** Points (积分). */
  readonly points: Scalars['Int']['output'];
  /** The page of quality reports (质检报告), and what is said of it. */
  readonly qualityInspection: QualityInspection;
  /** The member's rank (会员等级), from 1. */
  readonly rank: Scalars['Int']['output'];
  /** What the shop is allowed to trade in (经营范围). REST: GET /api/user/jyfw. */
  readonly scopes: Maybe<ReadonlyArray<BusinessScope>>;
  /** The shop's QQ customer-service numbers (QQ 客服). */
  readonly serviceQQ: ReadonlyArray<Scalars['String']['output']>;
  /** What the shop says of itself (店铺信息). REST: POST /api/shop/details. */
  readonly shop: Maybe<ShopDetails>;
  /** The same shops by name alone, the one used last first: for a switch that needs no counts (切换门店). REST: GET /api/shop/multi. */
  readonly shopChoices: Maybe<ReadonlyArray<Shop>>;
  /** The shops the account may act for (多店). REST: GET /api/shop/cardList. */
  readonly shops: Maybe<ReadonlyArray<ShopCard>>;
  /** The login name (用户名). */
  readonly username: Scalars['String']['output'];
  /** The linked WeChat account's name (微信). */
  readonly wechat: Maybe<Scalars['String']['output']>;
};

/** A cash voucher (现金券): pays for goods until it is used up or runs out. REST: GET /api/user/voucher. */
export type Voucher = {
  readonly __typename?: 'Voucher';
  /** When it was given. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it runs out (有效期至). */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** What it held when it was given (面额). */
  readonly face: Scalars['Money']['output'];
  /** What it still holds (剩余). */
  readonly left: Scalars['Money']['output'];
  /** What it was given for (来源). */
  readonly reason: Scalars['String']['output'];
  /** Whether it can still be used. */
  readonly status: CouponStatus;
  /** The upstream id. */
  readonly voucherID: Scalars['String']['output'];
};

/** Cash vouchers, in pages. */
export type VoucherConnection = {
  readonly __typename?: 'VoucherConnection';
  /** How many of each state there are. */
  readonly counts: CouponCounts;
  /** The entries of this page. */
  readonly edges: ReadonlyArray<VoucherEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** What can be paid with vouchers now (可用合计). */
  readonly usable: Scalars['Money']['output'];
};

/** An entry of a list of cash vouchers. */
export type VoucherEdge = {
  readonly __typename?: 'VoucherEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Voucher;
};

/** What a shop has beside its orders (钱包). REST: GET /api/user/user_money. */
export type Wallet = Node & {
  readonly __typename?: 'Wallet';
  /** What can be spent or withdrawn (可用余额). */
  readonly balance: Scalars['Money']['output'];
  /** The account that money went to last; null before the first withdrawal (上次提现账户). */
  readonly bankAccount: Maybe<BankAccount>;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Points to spend in the points mall (可用积分). */
  readonly points: Scalars['Int']['output'];
  /** The channels the balance can be recharged through (充值渠道). */
  readonly rechargeChannels: ReadonlyArray<PaymentChannel>;
  /** What one recharge may be (单笔充值限额). */
  readonly rechargeLimits: MoneyLimits;
  /** What cash vouchers hold that can be used (可用现金券). */
  readonly voucher: Scalars['Money']['output'];
  /** How many such vouchers there are (可用现金券张数). */
  readonly voucherCount: Scalars['Int']['output'];
  /** What one withdrawal may be (单笔提现限额). */
  readonly withdrawalLimits: MoneyLimits;
  /** What was asked back and is not paid out yet (提现处理中). */
  readonly withdrawing: Scalars['Money']['output'];
};

/** Which requests a list shows. */
export type WantedFilter =
  /** Expired and closed ones (已结束). */
  | 'ENDED'
  /** Open ones within their day (求购中). */
  | 'OPEN';

/** Goods a shop looks for and does not find (求购). REST: GET /api/user/buy, /api/user/buy/{id}. */
export type WantedGoods = Node & {
  readonly __typename?: 'WantedGoods';
  /** When it was published (发布时间). */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What a list does not tell. REST: GET /api/user/buy/{id}. */
  readonly detail: Maybe<WantedGoodsDetail>;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** The manufacturer (生产厂家). */
  readonly manufacturer: Maybe<Scalars['String']['output']>;
  /** The name (品名). */
  readonly name: Scalars['String']['output'];
  /** What the shop would pay for one (期望单价). */
  readonly price: Maybe<Scalars['Money']['output']>;
  /** How many (求购数量). */
  readonly quantity: Scalars['Int']['output'];
  /** How many answers there are (回复数). */
  readonly replyCount: Scalars['Int']['output'];
  /** The specification (规格). */
  readonly spec: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  readonly status: WantedStatus;
  /** Its state in the marketplace's words (状态). */
  readonly statusText: Scalars['String']['output'];
  /** The last day on which it is wanted (截止日). */
  readonly until: Scalars['Date']['output'];
  /** The upstream id. */
  readonly wantedID: Scalars['String']['output'];
};

/** Requests, in pages. */
export type WantedGoodsConnection = {
  readonly __typename?: 'WantedGoodsConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<WantedGoodsEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** What a request tells beyond its row (求购详情). REST: GET /api/user/buy/{id}. */
export type WantedGoodsDetail = {
  readonly __typename?: 'WantedGoodsDetail';
  /** Pictures, for the shop itself only (图片). */
  readonly images: ReadonlyArray<Scalars['URL']['output']>;
  /** What else the shop said (补充说明). */
  readonly remark: Maybe<Scalars['String']['output']>;
  /** What staff answered, the first one first (回复). */
  readonly replies: ReadonlyArray<WantedReply>;
};

/** An entry of a list of requests. */
export type WantedGoodsEdge = {
  readonly __typename?: 'WantedGoodsEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: WantedGoods;
};

/** An answer of the marketplace's staff to a request (求购回复). */
export type WantedReply = {
  readonly __typename?: 'WantedReply';
  /** The answer (回复内容). */
  readonly content: Scalars['String']['output'];
  /** The goods on offer, where the marketplace has them (可供商品). */
  readonly goods: Maybe<Goods>;
  /** The price on offer (报价). */
  readonly price: Maybe<Scalars['Money']['output']>;
  /** How many could be had (可供数量). */
  readonly quantity: Maybe<Scalars['Int']['output']>;
  /** When (回复时间). */
  readonly repliedAt: Scalars['DateTime']['output'];
  /** The upstream id. */
  readonly replyID: Scalars['String']['output'];
  /** Who answered (回复人). */
  readonly staff: Scalars['String']['output'];
};

/** How far a request is (求购状态). */
export type WantedStatus =
  /** Closed by the shop (已关闭). */
  | 'CLOSED'
  /** Past its last day (已过期). */
  | 'EXPIRED'
  /** Open; staff may answer (求购中). */
  | 'OPEN';

/** A warehouse (仓库). */
export type Warehouse = {
  readonly __typename?: 'Warehouse';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The upstream id (ck_id). */
  readonly warehouseID: Scalars['String']['output'];
};

/** Something that succeeded otherwise than asked, or that the buyer should know (提醒). */
export type Warning = {
  readonly __typename?: 'Warning';
  /** What is still available, where that is the matter. */
  readonly available: Maybe<Scalars['Int']['output']>;
  /** What kind of warning. */
  readonly code: BusinessReason;
  /** A sentence for the buyer, in Chinese. */
  readonly message: Scalars['String']['output'];
  /** The global id of the cart line or coupon it is about, when it is about one. */
  readonly targetId: Maybe<Scalars['ID']['output']>;
  /** The upstream id of the warehouse it is about, when it is about one (仓库). */
  readonly warehouseID: Maybe<Scalars['String']['output']>;
};

/** Input of `watchGoods`. */
export type WatchGoodsInput = {
  /** What to wait for. */
  readonly event: GoodsWatch;
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['input'];
};

/** Answer of `watchGoods`. */
export type WatchGoodsPayload = {
  readonly __typename?: 'WatchGoodsPayload';
  /** The goods. */
  readonly goods: Maybe<Goods>;
};

/** The WeChat user an account is bound to (微信绑定). */
export type WechatBinding = {
  readonly __typename?: 'WechatBinding';
  /** Whether there is one (已绑定). */
  readonly isBound: Scalars['Boolean']['output'];
  /** The name at WeChat (昵称). */
  readonly nickname: Maybe<Scalars['String']['output']>;
};

/** A WeChat code to be scanned (微信二维码), good for five minutes. */
export type WechatCode = {
  readonly __typename?: 'WechatCode';
  /** When the code lapses. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** That page's address as a picture to scan (二维码图片); null where WeChat shows its own on its page. */
  readonly image: Maybe<Scalars['URL']['output']>;
  /** Whether invented users stand in for WeChat (演示). */
  readonly isDemo: Scalars['Boolean']['output'];
  /** What `wechatScan`, `loginWithWechat` and `startWechatRegistration` take; never shown to anybody. */
  readonly token: Scalars['String']['output'];
  /** The page WeChat's user confirms on (微信授权页): open it where there is no picture. */
  readonly url: Scalars['URL']['output'];
};

/** What a WeChat code is scanned for (扫码用途). */
export type WechatPurpose =
  /** To bind the WeChat user to the account that is logged in (绑定微信). */
  | 'BIND'
  /** To log in (微信登录). */
  | 'LOGIN'
  /** To register (微信注册). */
  | 'REGISTER';

/** How the scanning of a code stands, for whoever asked for it (扫码结果). */
export type WechatScan = {
  readonly __typename?: 'WechatScan';
  /** How it stands. */
  readonly state: WechatScanState;
};

/** How the scanning of a WeChat code stands (扫码状态). */
export type WechatScanState =
  /** Confirmed (已确认): log in, register, or see the account bound. */
  | 'CONFIRMED'
  /** Refused on the phone (已拒绝). */
  | 'REFUSED'
  /** The WeChat user belongs to another account, or the account to another WeChat user (已被绑定). */
  | 'TAKEN'
  /** Confirmed by a WeChat user who belongs to no account yet (未绑定账号). */
  | 'UNBOUND'
  /** Nobody has confirmed yet (等待扫码确认). */
  | 'WAITING';

/** A request to pay money of the balance out (提现申请). REST: GET /api/user/withdraw/{id}. */
export type Withdrawal = Node & {
  readonly __typename?: 'Withdrawal';
  /** How much (提现金额). */
  readonly amount: Scalars['Money']['output'];
  /** The account it goes to. */
  readonly bankAccount: BankAccount;
  /** The bank's number of the transfer (银行流水号). */
  readonly bankReference: Maybe<Scalars['String']['output']>;
  /** When it was asked for. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was paid out or sent back. */
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Why it was sent back (退回原因). */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  readonly status: WithdrawalStatus;
  /** How far it is, in words (状态). */
  readonly statusText: Scalars['String']['output'];
  /** The upstream id. */
  readonly withdrawalID: Scalars['String']['output'];
  /** Its number (提现单号). */
  readonly withdrawalNo: Scalars['String']['output'];
};

/** Withdrawals, in pages. */
export type WithdrawalConnection = {
  readonly __typename?: 'WithdrawalConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<WithdrawalEdge>;
  /** Numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of a list of withdrawals. */
export type WithdrawalEdge = {
  readonly __typename?: 'WithdrawalEdge';
  /** Where this entry stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Withdrawal;
};

/** How far a withdrawal is (提现状态). */
export type WithdrawalStatus =
  /** Paid out (已打款, paid). */
  | 'PAID'
  /** Sent back; the money is on the balance again (已退回, rejected). */
  | 'REJECTED'
  /** Waits for the office; the money has left the balance (审核中, requested). */
  | 'REQUESTED';

/** What was won (所获奖品). */
export type WonPrize = {
  readonly __typename?: 'WonPrize';
  /** What it is. */
  readonly kind: DrawPrizeKind;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What is said of it. */
  readonly remarks: Scalars['String']['output'];
};

/** What a zone of the market says of itself (专区说明). REST: GET /api/zone/{url}. */
export type Zone = {
  readonly __typename?: 'Zone';
  /** How many goods, activities or coupons are in it. */
  readonly count: Scalars['Int']['output'];
  /** Which zone. */
  readonly kind: ZoneKind;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its rules, one by one (专区规则). */
  readonly rules: ReadonlyArray<Scalars['String']['output']>;
  /** The server's clock (服务器时间). */
  readonly serverTime: Scalars['DateTime']['output'];
  /** Its smaller words. */
  readonly subtitle: Scalars['String']['output'];
};

/** The zones that have rules of their own (专区). */
export type ZoneKind =
  /** Brands (品牌, brand). */
  | 'BRANDS'
  /** Combinations (组合购, zhzq). */
  | 'COMBINATIONS'
  /** Controlled sale (控销, kx). */
  | 'CONTROLLED'
  /** Controlled sale, new (新版控销, kx_new). */
  | 'CONTROLLED_NEW'
  /** Coupons to claim (领券中心, lqzx). */
  | 'COUPONS'
  /** Daily special prices (每日特价, mrtj). */
  | 'DAILY_SPECIALS'
  /** Medical devices (器械, qx). */
  | 'DEVICES'
  /** Full reductions (满额立减, hb). */
  | 'FULL_REDUCTIONS'
  /** Group purchases (抱团购, gyqg). */
  | 'GROUPS'
  /** Chinese herb slices (中药饮片, zy). */
  | 'HERBS'
  /** Expires soon (近效期, jxq). */
  | 'NEAR_EXPIRY'
  /** The points mall (积分商城, jfsc). */
  | 'POINTS'
  /** Preferred, ships free (优选包邮, yx). */
  | 'PREFERRED'
  /** Price sheets (今日行情, price). */
  | 'PRICES'
  /** Suppliers (供应商专区, yyh). */
  | 'SUPPLIERS'
  /** Everything at 94 % of its price (福利专区, welfare). */
  | 'WELFARE';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( Address )
    | ( AfterSaleModel )
    | ( ArticleModel )
    | ( CartModel )
    | ( CartLineModel )
    | ( ChatMessage )
    | ( CombinationModel )
    | ( Contract )
    | ( CouponModel )
    | ( CouponOffer )
    | ( DrawModel )
    | ( Feedback )
    | ( FlashSessionModel )
    | ( GoodsModel )
    | ( GroupSaleModel )
    | ( HelpArticle )
    | ( InvoiceModel )
    | ( Message )
    | ( OrderModel )
    | ( PointsGift )
    | ( PointsOrder )
    | ( PriceSheetModel )
    | ( PromotionModel )
    | ( Quote )
    | ( ReceiptModel )
    | ( Recharge )
    | ( SupplierModel )
    | ( SupplyOffer )
    | ( Omit<Trade, 'orders'> & { orders: ReadonlyArray<_RefType['TradeOrder']> } )
    | ( ViewerModel )
    | ( Wallet )
    | ( WantedGoodsModel )
    | ( Withdrawal )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountManager: ResolverTypeWrapper<AccountManager>;
  ActivityPage: ResolverTypeWrapper<ActivityPage>;
  ActivityState: ActivityState;
  ActivityStatus: ActivityStatus;
  AddCombinationToCartInput: AddCombinationToCartInput;
  AddCombinationToCartPayload: ResolverTypeWrapper<Omit<AddCombinationToCartPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  AddFavoritesInput: AddFavoritesInput;
  AddFavoritesPayload: ResolverTypeWrapper<AddedFavorites>;
  AddPurchaseListInput: AddPurchaseListInput;
  AddPurchaseListPayload: ResolverTypeWrapper<AddedList>;
  AddShopsInput: AddShopsInput;
  AddToCartInput: AddToCartInput;
  AddToCartPayload: ResolverTypeWrapper<Omit<AddToCartPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  AddWantedGoodsInput: AddWantedGoodsInput;
  AddWantedGoodsPayload: ResolverTypeWrapper<ChangedWanted>;
  AddedGoods: ResolverTypeWrapper<AddedGoods>;
  AddedLine: ResolverTypeWrapper<AddedLine>;
  Address: ResolverTypeWrapper<Address>;
  AddressFields: AddressFields;
  AddressPayload: ResolverTypeWrapper<AddressChange>;
  AfterSale: ResolverTypeWrapper<AfterSaleModel>;
  AfterSaleAction: AfterSaleAction;
  AfterSaleConnection: ResolverTypeWrapper<Omit<AfterSaleConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AfterSaleEdge']> }>;
  AfterSaleDetail: ResolverTypeWrapper<AfterSaleDetail>;
  AfterSaleEdge: ResolverTypeWrapper<Omit<AfterSaleEdge, 'node'> & { node: ResolversTypes['AfterSale'] }>;
  AfterSaleEvent: ResolverTypeWrapper<AfterSaleEvent>;
  AfterSaleFile: ResolverTypeWrapper<AfterSaleFile>;
  AfterSaleFilter: AfterSaleFilter;
  AfterSaleLine: ResolverTypeWrapper<AfterSaleLine>;
  AfterSaleLineOption: ResolverTypeWrapper<AfterSaleLineOption>;
  AfterSaleOptions: ResolverTypeWrapper<AfterSaleOptions>;
  AfterSaleStatus: AfterSaleStatus;
  AfterSaleTab: AfterSaleTab;
  AfterSaleType: AfterSaleType;
  AfterSaleTypeOption: ResolverTypeWrapper<AfterSaleTypeOption>;
  ApplyAfterSaleInput: ApplyAfterSaleInput;
  ApplyAfterSalePayload: ResolverTypeWrapper<ChangedAfterSale>;
  ApplyForInvoiceInput: ApplyForInvoiceInput;
  ApplyForInvoicePayload: ResolverTypeWrapper<AppliedInvoice>;
  Article: ResolverTypeWrapper<ArticleModel>;
  ArticleCategory: ResolverTypeWrapper<Omit<ArticleCategory, 'latest'> & { latest: ReadonlyArray<ResolversTypes['Article']> }>;
  ArticleCategoryLink: ResolverTypeWrapper<ArticleCategoryLink>;
  ArticleConnection: ResolverTypeWrapper<Omit<ArticleConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ArticleEdge']> }>;
  ArticleDetail: ResolverTypeWrapper<ArticleDetail>;
  ArticleEdge: ResolverTypeWrapper<Omit<ArticleEdge, 'node'> & { node: ResolversTypes['Article'] }>;
  ArticleKind: ArticleKind;
  ArticleLink: ResolverTypeWrapper<ArticleLink>;
  AtStake: ResolverTypeWrapper<AtStake>;
  BankAccount: ResolverTypeWrapper<BankAccount>;
  Banner: ResolverTypeWrapper<Banner>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<Brand>;
  BrandPage: ResolverTypeWrapper<Omit<BrandPage, 'goods'> & { goods: ReadonlyArray<ResolversTypes['Goods']> }>;
  BusinessReason: BusinessReason;
  BusinessScope: ResolverTypeWrapper<BusinessScope>;
  CancelAfterSaleInput: CancelAfterSaleInput;
  CancelAfterSalePayload: ResolverTypeWrapper<Omit<CancelAfterSalePayload, 'afterSale'> & { afterSale?: Maybe<ResolversTypes['AfterSale']> }>;
  CancelOrderInput: CancelOrderInput;
  CancelOrderPayload: ResolverTypeWrapper<CancelledOrder>;
  CancelReason: CancelReason;
  CancelReturns: ResolverTypeWrapper<CancelReturns>;
  Cart: ResolverTypeWrapper<CartModel>;
  CartAddon: ResolverTypeWrapper<Omit<CartAddon, 'goods'> & { goods: ResolversTypes['Goods'] }>;
  CartCombination: ResolverTypeWrapper<Omit<CartCombination, 'items'> & { items: ReadonlyArray<ResolversTypes['CombinationItem']> }>;
  CartCopy: ResolverTypeWrapper<CartCopy>;
  CartCoupon: ResolverTypeWrapper<CartCoupon>;
  CartFilter: ResolverTypeWrapper<CartFilter>;
  CartGift: ResolverTypeWrapper<CartGift>;
  CartLine: ResolverTypeWrapper<CartLineModel>;
  CartLineKind: CartLineKind;
  CartLineRefusal: ResolverTypeWrapper<CartLineRefusal>;
  CartPricing: ResolverTypeWrapper<CartPricing>;
  CartPromotion: ResolverTypeWrapper<CartPromotion>;
  CartPromotionTier: ResolverTypeWrapper<CartPromotionTier>;
  CartShop: ResolverTypeWrapper<CartShop>;
  CartTotals: ResolverTypeWrapper<CartTotals>;
  CartWarehouse: ResolverTypeWrapper<CartWarehouse>;
  Category: ResolverTypeWrapper<Category>;
  Certificate: ResolverTypeWrapper<Certificate>;
  CertificateConsequence: ResolverTypeWrapper<CertificateConsequence>;
  CertificateKind: CertificateKind;
  CertificatePayload: ResolverTypeWrapper<Omit<CertificatePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  CertificateRenewal: ResolverTypeWrapper<CertificateRenewal>;
  CertificateStatus: CertificateStatus;
  ChangeColleagueRoleInput: ChangeColleagueRoleInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  ChatMessage: ResolverTypeWrapper<ChatMessage>;
  ChatMessageConnection: ResolverTypeWrapper<ChatMessageConnection>;
  ChatMessageEdge: ResolverTypeWrapper<ChatMessageEdge>;
  CheckRegistrationInput: CheckRegistrationInput;
  CheckRegistrationPayload: ResolverTypeWrapper<CheckRegistrationPayload>;
  CheckoutInput: CheckoutInput;
  CheckoutPayload: ResolverTypeWrapper<CheckoutPayload>;
  ClaimCouponInput: ClaimCouponInput;
  ClaimCouponPayload: ResolverTypeWrapper<ClaimedCoupon>;
  CloseWantedGoodsInput: CloseWantedGoodsInput;
  CloseWantedGoodsPayload: ResolverTypeWrapper<ChangedWanted>;
  CodePurpose: CodePurpose;
  Colleague: ResolverTypeWrapper<Colleague>;
  ColleaguesPayload: ResolverTypeWrapper<Omit<ColleaguesPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Combination: ResolverTypeWrapper<CombinationModel>;
  CombinationConnection: ResolverTypeWrapper<Omit<CombinationConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CombinationEdge']> }>;
  CombinationEdge: ResolverTypeWrapper<Omit<CombinationEdge, 'node'> & { node: ResolversTypes['Combination'] }>;
  CombinationItem: ResolverTypeWrapper<Omit<CombinationItem, 'goods'> & { goods: ResolversTypes['Goods'] }>;
  CompanyKind: CompanyKind;
  ConfirmPointsOrderInput: ConfirmPointsOrderInput;
  ConfirmPointsOrderPayload: ResolverTypeWrapper<ConfirmPointsOrderPayload>;
  ConfirmReceiptInput: ConfirmReceiptInput;
  ConfirmReceiptPayload: ResolverTypeWrapper<Omit<ConfirmReceiptPayload, 'afterSale' | 'order'> & { afterSale?: Maybe<ResolversTypes['AfterSale']>, order?: Maybe<ResolversTypes['Order']> }>;
  Contract: ResolverTypeWrapper<Contract>;
  CopyCartLinesInput: CopyCartLinesInput;
  CopyCartLinesPayload: ResolverTypeWrapper<Omit<CopyCartLinesPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  CornerAd: ResolverTypeWrapper<CornerAd>;
  Coupon: ResolverTypeWrapper<CouponModel>;
  CouponConnection: ResolverTypeWrapper<Omit<CouponConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CouponEdge']> }>;
  CouponCounts: ResolverTypeWrapper<CouponCounts>;
  CouponEdge: ResolverTypeWrapper<Omit<CouponEdge, 'node'> & { node: ResolversTypes['Coupon'] }>;
  CouponKind: CouponKind;
  CouponOffer: ResolverTypeWrapper<CouponOffer>;
  CouponOfferConnection: ResolverTypeWrapper<CouponOfferConnection>;
  CouponOfferEdge: ResolverTypeWrapper<CouponOfferEdge>;
  CouponStatus: CouponStatus;
  CreateAddressInput: CreateAddressInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAddressInput: DeleteAddressInput;
  DeleteAddressPayload: ResolverTypeWrapper<AddressGone>;
  DeleteCartLinesInput: DeleteCartLinesInput;
  DeleteCartLinesPayload: ResolverTypeWrapper<Omit<DeleteCartLinesPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  DeleteMessagesInput: DeleteMessagesInput;
  DeleteMessagesPayload: ResolverTypeWrapper<DeleteMessagesPayload>;
  DeleteOrderInput: DeleteOrderInput;
  DeleteOrderPayload: ResolverTypeWrapper<DeleteOrderPayload>;
  Device: ResolverTypeWrapper<Device>;
  DevicesPayload: ResolverTypeWrapper<Omit<DevicesPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Draw: ResolverTypeWrapper<DrawModel>;
  DrawPopup: ResolverTypeWrapper<DrawPopup>;
  DrawPrize: ResolverTypeWrapper<DrawPrize>;
  DrawPrizeKind: DrawPrizeKind;
  DrawRecord: ResolverTypeWrapper<DrawRecord>;
  DrawRecordConnection: ResolverTypeWrapper<DrawRecordConnection>;
  DrawRecordEdge: ResolverTypeWrapper<DrawRecordEdge>;
  DrawState: ResolverTypeWrapper<DrawState>;
  DrawStatus: DrawStatus;
  DrawWinner: ResolverTypeWrapper<DrawWinner>;
  DrawWinnerConnection: ResolverTypeWrapper<DrawWinnerConnection>;
  DrawWinnerEdge: ResolverTypeWrapper<DrawWinnerEdge>;
  EditCartLineInput: EditCartLineInput;
  EditCartLinePayload: ResolverTypeWrapper<Omit<EditCartLinePayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  EndDevicesInput: EndDevicesInput;
  ExchangePointsInput: ExchangePointsInput;
  ExchangePointsPayload: ResolverTypeWrapper<ExchangedPoints>;
  ExplanationStep: ResolverTypeWrapper<ExplanationStep>;
  FavoriteConnection: ResolverTypeWrapper<Omit<FavoriteConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['GoodsEdge']> }>;
  Feedback: ResolverTypeWrapper<Feedback>;
  FeedbackConnection: ResolverTypeWrapper<FeedbackConnection>;
  FeedbackEdge: ResolverTypeWrapper<FeedbackEdge>;
  FeedbackKind: FeedbackKind;
  FeedbackReply: ResolverTypeWrapper<FeedbackReply>;
  FlashItem: ResolverTypeWrapper<Omit<FlashItem, 'goods'> & { goods: ResolversTypes['Goods'] }>;
  FlashSale: ResolverTypeWrapper<Omit<FlashSale, 'current' | 'sessions'> & { current?: Maybe<ResolversTypes['FlashSession']>, sessions: ReadonlyArray<ResolversTypes['FlashSession']> }>;
  FlashSession: ResolverTypeWrapper<FlashSessionModel>;
  FlashSessionStatus: FlashSessionStatus;
  Focus: ResolverTypeWrapper<Omit<Focus, 'goods'> & { goods: ReadonlyArray<ResolversTypes['Goods']> }>;
  FocusSlot: FocusSlot;
  FollowInput: FollowInput;
  FollowPayload: ResolverTypeWrapper<Followed>;
  FollowType: FollowType;
  FollowedGoods: ResolverTypeWrapper<FollowedGoodsModel>;
  FollowedGoodsConnection: ResolverTypeWrapper<Omit<FollowedGoodsConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['FollowedGoodsEdge']> }>;
  FollowedGoodsEdge: ResolverTypeWrapper<Omit<FollowedGoodsEdge, 'node'> & { node: ResolversTypes['FollowedGoods'] }>;
  FoundInvoice: ResolverTypeWrapper<FoundInvoice>;
  FrequentGoods: ResolverTypeWrapper<FrequentGoodsModel>;
  FrequentGoodsConnection: ResolverTypeWrapper<Omit<FrequentGoodsConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['FrequentGoodsEdge']> }>;
  FrequentGoodsEdge: ResolverTypeWrapper<Omit<FrequentGoodsEdge, 'node'> & { node: ResolversTypes['FrequentGoods'] }>;
  FrequentGoodsOrder: FrequentGoodsOrder;
  GatewayErrorCode: GatewayErrorCode;
  GiftMode: GiftMode;
  GiveFeedbackInput: GiveFeedbackInput;
  GiveFeedbackPayload: ResolverTypeWrapper<GiveFeedbackPayload>;
  Goods: ResolverTypeWrapper<GoodsModel>;
  GoodsActivity: ResolverTypeWrapper<Omit<GoodsActivity, 'promotion'> & { promotion: ResolversTypes['Promotion'] }>;
  GoodsAddon: ResolverTypeWrapper<GoodsAddon>;
  GoodsConnection: ResolverTypeWrapper<GoodsConnectionModel>;
  GoodsDetail: ResolverTypeWrapper<GoodsDetailModel>;
  GoodsEdge: ResolverTypeWrapper<Omit<GoodsEdge, 'node'> & { node: ResolversTypes['Goods'] }>;
  GoodsFacet: ResolverTypeWrapper<GoodsFacet>;
  GoodsFacets: ResolverTypeWrapper<GoodsFacets>;
  GoodsFacts: ResolverTypeWrapper<GoodsFactsModel>;
  GoodsFilter: GoodsFilter;
  GoodsFlash: ResolverTypeWrapper<GoodsFlash>;
  GoodsGift: ResolverTypeWrapper<GoodsGift>;
  GoodsHistory: ResolverTypeWrapper<GoodsHistory>;
  GoodsKind: GoodsKind;
  GoodsLimit: ResolverTypeWrapper<GoodsLimit>;
  GoodsLot: ResolverTypeWrapper<GoodsLotModel>;
  GoodsPromotions: ResolverTypeWrapper<GoodsPromotionsModel>;
  GoodsPurchase: ResolverTypeWrapper<GoodsPurchase>;
  GoodsSort: GoodsSort;
  GoodsTag: ResolverTypeWrapper<GoodsTag>;
  GoodsTagKind: GoodsTagKind;
  GoodsWatch: GoodsWatch;
  GoodsZone: GoodsZone;
  GroupNextTier: ResolverTypeWrapper<GroupNextTier>;
  GroupSale: ResolverTypeWrapper<GroupSaleModel>;
  GroupSaleConnection: ResolverTypeWrapper<Omit<GroupSaleConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['GroupSaleEdge']> }>;
  GroupSaleEdge: ResolverTypeWrapper<Omit<GroupSaleEdge, 'node'> & { node: ResolversTypes['GroupSale'] }>;
  GroupTeam: ResolverTypeWrapper<GroupTeam>;
  GroupTier: ResolverTypeWrapper<GroupTier>;
  HandInReceiptInput: HandInReceiptInput;
  HandInReceiptPayload: ResolverTypeWrapper<Omit<HandInReceiptPayload, 'receipt'> & { receipt?: Maybe<ResolversTypes['Receipt']> }>;
  HelpArticle: ResolverTypeWrapper<HelpArticle>;
  HelpCategory: ResolverTypeWrapper<HelpCategory>;
  HerbFacts: ResolverTypeWrapper<HerbFacts>;
  Home: ResolverTypeWrapper<HomeModel>;
  HomeFloor: ResolverTypeWrapper<Omit<HomeFloor, 'goods'> & { goods: ReadonlyArray<ResolversTypes['Goods']> }>;
  HotWord: ResolverTypeWrapper<HotWord>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invoice: ResolverTypeWrapper<InvoiceModel>;
  InvoiceBuyer: ResolverTypeWrapper<InvoiceBuyer>;
  InvoiceConnection: ResolverTypeWrapper<Omit<InvoiceConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['InvoiceEdge']> }>;
  InvoiceDetail: ResolverTypeWrapper<InvoiceDetail>;
  InvoiceEdge: ResolverTypeWrapper<Omit<InvoiceEdge, 'node'> & { node: ResolversTypes['Invoice'] }>;
  InvoiceKind: InvoiceKind;
  InvoiceLine: ResolverTypeWrapper<InvoiceLine>;
  InvoiceProfile: ResolverTypeWrapper<InvoiceProfile>;
  InvoiceRow: ResolverTypeWrapper<InvoiceRow>;
  InvoiceStatus: InvoiceStatus;
  InvoiceableOrder: ResolverTypeWrapper<InvoiceableOrder>;
  InvoiceableOrderConnection: ResolverTypeWrapper<InvoiceableOrderConnection>;
  InvoiceableOrderEdge: ResolverTypeWrapper<InvoiceableOrderEdge>;
  InvoicedOrder: ResolverTypeWrapper<InvoicedOrder>;
  JoinDrawInput: JoinDrawInput;
  JoinDrawPayload: ResolverTypeWrapper<JoinedDraw>;
  JoinGroupInput: JoinGroupInput;
  JoinGroupPayload: ResolverTypeWrapper<JoinedGroup>;
  KeywordScope: KeywordScope;
  LapsingPaper: ResolverTypeWrapper<LapsingPaper>;
  LastPurchase: ResolverTypeWrapper<LastPurchase>;
  LineQuantityInput: LineQuantityInput;
  LiveChange: ResolverTypeWrapper<Omit<LiveChange, 'cart' | 'order'> & { cart?: Maybe<ResolversTypes['Cart']>, order?: Maybe<ResolversTypes['Order']> }>;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<LoginModel>;
  LoginWithCodeInput: LoginWithCodeInput;
  LoginWithWechatInput: LoginWithWechatInput;
  LogoutInput: LogoutInput;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  MailInvoiceInput: MailInvoiceInput;
  MailInvoicePayload: ResolverTypeWrapper<MailInvoicePayload>;
  MarkChatSeenInput: MarkChatSeenInput;
  MarkChatSeenPayload: ResolverTypeWrapper<MarkChatSeenPayload>;
  Message: ResolverTypeWrapper<Message>;
  MessageConnection: ResolverTypeWrapper<MessageConnection>;
  MessageEdge: ResolverTypeWrapper<MessageEdge>;
  MessageKind: MessageKind;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  MoneyEntry: ResolverTypeWrapper<MoneyEntry>;
  MoneyEntryConnection: ResolverTypeWrapper<MoneyEntryConnection>;
  MoneyEntryEdge: ResolverTypeWrapper<MoneyEntryEdge>;
  MoneyLimits: ResolverTypeWrapper<MoneyLimits>;
  MoneyUse: MoneyUse;
  MonthSum: ResolverTypeWrapper<MonthSum>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NavigationEntry: ResolverTypeWrapper<NavigationEntry>;
  NeededCertificate: ResolverTypeWrapper<NeededCertificate>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OfferSupplyInput: OfferSupplyInput;
  OfferSupplyPayload: ResolverTypeWrapper<OfferSupplyPayload>;
  Order: ResolverTypeWrapper<OrderModel>;
  OrderAction: OrderAction;
  OrderActor: OrderActor;
  OrderConnection: ResolverTypeWrapper<Omit<OrderConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['OrderEdge']> }>;
  OrderCounts: ResolverTypeWrapper<OrderCounts>;
  OrderDelivery: ResolverTypeWrapper<OrderDelivery>;
  OrderDetail: ResolverTypeWrapper<Omit<OrderDetail, 'lines'> & { lines: ReadonlyArray<ResolversTypes['OrderLine']> }>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderEvent: ResolverTypeWrapper<OrderEvent>;
  OrderExplanation: ResolverTypeWrapper<OrderExplanation>;
  OrderFee: ResolverTypeWrapper<OrderFee>;
  OrderFilter: OrderFilter;
  OrderInvoice: ResolverTypeWrapper<OrderInvoice>;
  OrderInvoiceStatus: OrderInvoiceStatus;
  OrderLine: ResolverTypeWrapper<OrderLineModel>;
  OrderLineKind: OrderLineKind;
  OrderLot: ResolverTypeWrapper<OrderLot>;
  OrderPayment: ResolverTypeWrapper<OrderPayment>;
  OrderRefund: ResolverTypeWrapper<OrderRefund>;
  OrderShipment: ResolverTypeWrapper<OrderShipment>;
  OrderStatus: OrderStatus;
  OrderSums: ResolverTypeWrapper<OrderSums>;
  OrderTab: OrderTab;
  Overview: ResolverTypeWrapper<Overview>;
  PageCursor: ResolverTypeWrapper<PageCursor>;
  PageCursors: ResolverTypeWrapper<PageCursors>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Paper: ResolverTypeWrapper<Paper>;
  PaperKind: PaperKind;
  ParsePurchaseListInput: ParsePurchaseListInput;
  ParsePurchaseListPayload: ResolverTypeWrapper<Omit<ParsePurchaseListPayload, 'rows'> & { rows: ReadonlyArray<ResolversTypes['PurchaseRow']> }>;
  PayMode: PayMode;
  PayStatus: PayStatus;
  Payment: ResolverTypeWrapper<Payment>;
  PaymentChannel: PaymentChannel;
  PaymentKind: PaymentKind;
  PaymentStatus: PaymentStatus;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderPayload: ResolverTypeWrapper<PlacedOrder>;
  PointsCategory: ResolverTypeWrapper<PointsCategory>;
  PointsEntry: ResolverTypeWrapper<PointsEntry>;
  PointsEntryConnection: ResolverTypeWrapper<PointsEntryConnection>;
  PointsEntryEdge: ResolverTypeWrapper<PointsEntryEdge>;
  PointsFlow: PointsFlow;
  PointsGift: ResolverTypeWrapper<PointsGift>;
  PointsGiftConnection: ResolverTypeWrapper<PointsGiftConnection>;
  PointsGiftEdge: ResolverTypeWrapper<PointsGiftEdge>;
  PointsMenu: ResolverTypeWrapper<PointsMenu>;
  PointsOrder: ResolverTypeWrapper<PointsOrder>;
  PointsOrderConnection: ResolverTypeWrapper<PointsOrderConnection>;
  PointsOrderEdge: ResolverTypeWrapper<PointsOrderEdge>;
  PointsOrderStatus: PointsOrderStatus;
  PointsRange: PointsRange;
  PointsStep: ResolverTypeWrapper<PointsStep>;
  PostPage: ResolverTypeWrapper<Omit<PostPage, 'article' | 'others'> & { article: ResolversTypes['Article'], others: ResolversTypes['ArticleConnection'] }>;
  PrescriptionClass: PrescriptionClass;
  PriceAdjustment: ResolverTypeWrapper<PriceAdjustment>;
  PriceSheet: ResolverTypeWrapper<PriceSheetModel>;
  PriceSheetGoodsConnection: ResolverTypeWrapper<Omit<PriceSheetGoodsConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['GoodsEdge']> }>;
  PriceState: PriceState;
  PriceStep: ResolverTypeWrapper<PriceStep>;
  PriceTier: ResolverTypeWrapper<PriceTier>;
  PricingAddon: ResolverTypeWrapper<PricingAddon>;
  PricingCombination: ResolverTypeWrapper<PricingCombination>;
  PricingCombinationItem: ResolverTypeWrapper<PricingCombinationItem>;
  PricingCoupon: ResolverTypeWrapper<PricingCoupon>;
  PricingDiscount: ResolverTypeWrapper<PricingDiscount>;
  PricingFlash: ResolverTypeWrapper<PricingFlash>;
  PricingFullReduction: ResolverTypeWrapper<PricingFullReduction>;
  PricingGift: ResolverTypeWrapper<PricingGift>;
  PricingGoods: ResolverTypeWrapper<PricingGoods>;
  PricingGroup: ResolverTypeWrapper<PricingGroup>;
  PricingLine: ResolverTypeWrapper<PricingLine>;
  PricingMinusTier: ResolverTypeWrapper<PricingMinusTier>;
  PricingPhase: PricingPhase;
  PricingRateTier: ResolverTypeWrapper<PricingRateTier>;
  PricingTier: ResolverTypeWrapper<PricingTier>;
  PricingWarehouse: ResolverTypeWrapper<PricingWarehouse>;
  Promotion: ResolverTypeWrapper<PromotionModel>;
  PromotionGoodsConnection: ResolverTypeWrapper<Omit<PromotionGoodsConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['GoodsEdge']> }>;
  PromotionKind: PromotionKind;
  PromotionOffer: ResolverTypeWrapper<PromotionOffer>;
  PromotionOfferConnection: ResolverTypeWrapper<PromotionOfferConnection>;
  PromotionOfferEdge: ResolverTypeWrapper<PromotionOfferEdge>;
  PromotionTier: ResolverTypeWrapper<PromotionTier>;
  PurchaseHint: ResolverTypeWrapper<PurchaseHintModel>;
  PurchaseHintKind: PurchaseHintKind;
  PurchaseRow: ResolverTypeWrapper<PurchaseRowModel>;
  PurchaseRowInput: PurchaseRowInput;
  PurchaseRowState: PurchaseRowState;
  QualityInspection: ResolverTypeWrapper<QualityInspection>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuickAddToCartInput: QuickAddToCartInput;
  QuickAddToCartPayload: ResolverTypeWrapper<Omit<QuickAddToCartPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  Quote: ResolverTypeWrapper<Quote>;
  QuoteInvoice: ResolverTypeWrapper<QuoteInvoice>;
  QuoteLine: ResolverTypeWrapper<QuoteLine>;
  QuoteOrder: ResolverTypeWrapper<QuoteOrder>;
  QuoteTenders: ResolverTypeWrapper<QuoteTenders>;
  ReadMessagesInput: ReadMessagesInput;
  ReadMessagesPayload: ResolverTypeWrapper<ReadMessagesPayload>;
  RebuyOrderInput: RebuyOrderInput;
  RebuyOrderPayload: ResolverTypeWrapper<Rebought>;
  Receipt: ResolverTypeWrapper<ReceiptModel>;
  ReceiptConnection: ResolverTypeWrapper<Omit<ReceiptConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ReceiptEdge']> }>;
  ReceiptEdge: ResolverTypeWrapper<Omit<ReceiptEdge, 'node'> & { node: ResolversTypes['Receipt'] }>;
  ReceiptStatus: ReceiptStatus;
  ReceiptsDue: ResolverTypeWrapper<ReceiptsDue>;
  ReceiveAfterSaleInput: ReceiveAfterSaleInput;
  ReceiveAfterSalePayload: ResolverTypeWrapper<Omit<ReceiveAfterSalePayload, 'afterSale'> & { afterSale?: Maybe<ResolversTypes['AfterSale']> }>;
  Recharge: ResolverTypeWrapper<Recharge>;
  RechargeBalanceInput: RechargeBalanceInput;
  RechargeBalancePayload: ResolverTypeWrapper<RechargeBalancePayload>;
  RechargeStatus: RechargeStatus;
  RecommendationConnection: ResolverTypeWrapper<Omit<RecommendationConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['GoodsEdge']> }>;
  RedeemCouponInput: RedeemCouponInput;
  RedeemCouponPayload: ResolverTypeWrapper<RedeemedCoupon>;
  RefundStatus: RefundStatus;
  RefundTender: RefundTender;
  Region: ResolverTypeWrapper<Region>;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<RegisteredModel>;
  RegisterShopInput: RegisterShopInput;
  RegisterWithWechatInput: RegisterWithWechatInput;
  Registration: ResolverTypeWrapper<Registration>;
  RegistrationField: RegistrationField;
  RegistrationScope: RegistrationScope;
  RemoveColleagueInput: RemoveColleagueInput;
  RemoveFavoritesInput: RemoveFavoritesInput;
  RemoveFavoritesPayload: ResolverTypeWrapper<RemoveFavoritesPayload>;
  RemoveShopInput: RemoveShopInput;
  RenewCertificateInput: RenewCertificateInput;
  RequestCodeInput: RequestCodeInput;
  RequestCodePayload: ResolverTypeWrapper<RequestCodePayload>;
  RequestRefundInput: RequestRefundInput;
  RequestRefundPayload: ResolverTypeWrapper<Omit<RequestRefundPayload, 'afterSale' | 'order'> & { afterSale?: Maybe<ResolversTypes['AfterSale']>, order?: Maybe<ResolversTypes['Order']> }>;
  RequestWechatCodeInput: RequestWechatCodeInput;
  RequestWechatCodePayload: ResolverTypeWrapper<RequestWechatCodePayload>;
  RequestWithdrawalInput: RequestWithdrawalInput;
  RequestWithdrawalPayload: ResolverTypeWrapper<RequestedWithdrawal>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  ReversedInvoice: ResolverTypeWrapper<ReversedInvoice>;
  ReviewState: ReviewState;
  SaleControl: ResolverTypeWrapper<SaleControl>;
  SaleGrant: SaleGrant;
  SaveShopInput: SaveShopInput;
  SaveShopPayload: ResolverTypeWrapper<Omit<SaveShopPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SearchCorrection: ResolverTypeWrapper<SearchCorrection>;
  SearchSuggestion: ResolverTypeWrapper<SearchSuggestion>;
  SelectCartLinesInput: SelectCartLinesInput;
  SelectCartLinesPayload: ResolverTypeWrapper<Omit<SelectCartLinesPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  SendChatMessageInput: SendChatMessageInput;
  SendChatMessagePayload: ResolverTypeWrapper<SendChatMessagePayload>;
  SetDefaultAddressInput: SetDefaultAddressInput;
  ShipAfterSaleInput: ShipAfterSaleInput;
  ShipAfterSalePayload: ResolverTypeWrapper<Omit<ShipAfterSalePayload, 'afterSale'> & { afterSale?: Maybe<ResolversTypes['AfterSale']> }>;
  ShipmentKind: ShipmentKind;
  ShipmentLine: ResolverTypeWrapper<ShipmentLine>;
  ShipmentTrace: ResolverTypeWrapper<ShipmentTrace>;
  Shop: ResolverTypeWrapper<Shop>;
  ShopCard: ResolverTypeWrapper<ShopCard>;
  ShopDetails: ResolverTypeWrapper<ShopDetails>;
  ShopRole: ShopRole;
  ShopSetup: ResolverTypeWrapper<ShopSetup>;
  ShopsPayload: ResolverTypeWrapper<Omit<ShopsPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ShortageWish: ShortageWish;
  SignContractInput: SignContractInput;
  SignContractPayload: ResolverTypeWrapper<SignContractPayload>;
  Site: ResolverTypeWrapper<Site>;
  SiteLink: ResolverTypeWrapper<SiteLink>;
  SiteLinkList: SiteLinkList;
  SkippedCopy: ResolverTypeWrapper<SkippedCopy>;
  SkippedGoods: ResolverTypeWrapper<SkippedGoods>;
  SkippedLine: ResolverTypeWrapper<SkippedLineModel>;
  StartPasswordResetInput: StartPasswordResetInput;
  StartPasswordResetPayload: ResolverTypeWrapper<StartPasswordResetPayload>;
  StartPaymentInput: StartPaymentInput;
  StartPaymentPayload: ResolverTypeWrapper<StartedPayment>;
  StartRegistrationInput: StartRegistrationInput;
  StartRegistrationPayload: ResolverTypeWrapper<StartRegistrationPayload>;
  StartShopRegistrationInput: StartShopRegistrationInput;
  StartShopRegistrationPayload: ResolverTypeWrapper<StartShopRegistrationPayload>;
  StartWechatRegistrationInput: StartWechatRegistrationInput;
  StartWechatRegistrationPayload: ResolverTypeWrapper<StartWechatRegistrationPayload>;
  Statement: ResolverTypeWrapper<Statement>;
  StatementEntry: ResolverTypeWrapper<StatementEntry>;
  StatementKind: StatementKind;
  StatementOrder: ResolverTypeWrapper<StatementOrder>;
  StatementPart: ResolverTypeWrapper<StatementPart>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitCertificateInput: SubmitCertificateInput;
  SubmitTransferProofInput: SubmitTransferProofInput;
  SubmitTransferProofPayload: ResolverTypeWrapper<Omit<SubmitTransferProofPayload, 'trade'> & { trade?: Maybe<ResolversTypes['Trade']> }>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Supplier: ResolverTypeWrapper<SupplierModel>;
  SupplierConnection: ResolverTypeWrapper<Omit<SupplierConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SupplierEdge']> }>;
  SupplierEdge: ResolverTypeWrapper<Omit<SupplierEdge, 'node'> & { node: ResolversTypes['Supplier'] }>;
  SupplierGoodsConnection: ResolverTypeWrapper<Omit<SupplierGoodsConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['GoodsEdge']> }>;
  SupplyOffer: ResolverTypeWrapper<SupplyOffer>;
  SupplyOfferConnection: ResolverTypeWrapper<SupplyOfferConnection>;
  SupplyOfferEdge: ResolverTypeWrapper<SupplyOfferEdge>;
  SupplyStatus: SupplyStatus;
  SwitchShopInput: SwitchShopInput;
  TextSection: ResolverTypeWrapper<TextSection>;
  TierMode: TierMode;
  Trade: ResolverTypeWrapper<Omit<Trade, 'orders'> & { orders: ReadonlyArray<ResolversTypes['TradeOrder']> }>;
  TradeOrder: ResolverTypeWrapper<TradeOrderModel>;
  TransferAccount: ResolverTypeWrapper<TransferAccount>;
  TransferProof: ResolverTypeWrapper<TransferProof>;
  TransferProofStatus: TransferProofStatus;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UnbindWechatInput: UnbindWechatInput;
  UnbindWechatPayload: ResolverTypeWrapper<Omit<UnbindWechatPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UnpaidSum: ResolverTypeWrapper<UnpaidSum>;
  UnreadMessages: ResolverTypeWrapper<UnreadMessages>;
  UnusableCoupon: ResolverTypeWrapper<UnusableCoupon>;
  UpdateAddressInput: UpdateAddressInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UsableCoupon: ResolverTypeWrapper<UsableCoupon>;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  Voucher: ResolverTypeWrapper<Voucher>;
  VoucherConnection: ResolverTypeWrapper<VoucherConnection>;
  VoucherEdge: ResolverTypeWrapper<VoucherEdge>;
  Wallet: ResolverTypeWrapper<Wallet>;
  WantedFilter: WantedFilter;
  WantedGoods: ResolverTypeWrapper<WantedGoodsModel>;
  WantedGoodsConnection: ResolverTypeWrapper<Omit<WantedGoodsConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['WantedGoodsEdge']> }>;
  WantedGoodsDetail: ResolverTypeWrapper<WantedDetailModel>;
  WantedGoodsEdge: ResolverTypeWrapper<Omit<WantedGoodsEdge, 'node'> & { node: ResolversTypes['WantedGoods'] }>;
  WantedReply: ResolverTypeWrapper<WantedReplyModel>;
  WantedStatus: WantedStatus;
  Warehouse: ResolverTypeWrapper<Warehouse>;
  Warning: ResolverTypeWrapper<Warning>;
  WatchGoodsInput: WatchGoodsInput;
  WatchGoodsPayload: ResolverTypeWrapper<WatchedGoods>;
  WechatBinding: ResolverTypeWrapper<WechatBinding>;
  WechatCode: ResolverTypeWrapper<WechatCode>;
  WechatPurpose: WechatPurpose;
  WechatScan: ResolverTypeWrapper<WechatScan>;
  WechatScanState: WechatScanState;
  Withdrawal: ResolverTypeWrapper<Withdrawal>;
  WithdrawalConnection: ResolverTypeWrapper<WithdrawalConnection>;
  WithdrawalEdge: ResolverTypeWrapper<WithdrawalEdge>;
  WithdrawalStatus: WithdrawalStatus;
  WonPrize: ResolverTypeWrapper<WonPrize>;
  Zone: ResolverTypeWrapper<Zone>;
  ZoneKind: ZoneKind;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountManager: AccountManager;
  ActivityPage: ActivityPage;
  AddCombinationToCartInput: AddCombinationToCartInput;
  AddCombinationToCartPayload: Omit<AddCombinationToCartPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  AddFavoritesInput: AddFavoritesInput;
  AddFavoritesPayload: AddedFavorites;
  AddPurchaseListInput: AddPurchaseListInput;
  AddPurchaseListPayload: AddedList;
  AddShopsInput: AddShopsInput;
  AddToCartInput: AddToCartInput;
  AddToCartPayload: Omit<AddToCartPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  AddWantedGoodsInput: AddWantedGoodsInput;
  AddWantedGoodsPayload: ChangedWanted;
  AddedGoods: AddedGoods;
  AddedLine: AddedLine;
  Address: Address;
  AddressFields: AddressFields;
  AddressPayload: AddressChange;
  AfterSale: AfterSaleModel;
  AfterSaleConnection: Omit<AfterSaleConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AfterSaleEdge']> };
  AfterSaleDetail: AfterSaleDetail;
  AfterSaleEdge: Omit<AfterSaleEdge, 'node'> & { node: ResolversParentTypes['AfterSale'] };
  AfterSaleEvent: AfterSaleEvent;
  AfterSaleFile: AfterSaleFile;
  AfterSaleFilter: AfterSaleFilter;
  AfterSaleLine: AfterSaleLine;
  AfterSaleLineOption: AfterSaleLineOption;
  AfterSaleOptions: AfterSaleOptions;
  AfterSaleTypeOption: AfterSaleTypeOption;
  ApplyAfterSaleInput: ApplyAfterSaleInput;
  ApplyAfterSalePayload: ChangedAfterSale;
  ApplyForInvoiceInput: ApplyForInvoiceInput;
  ApplyForInvoicePayload: AppliedInvoice;
  Article: ArticleModel;
  ArticleCategory: Omit<ArticleCategory, 'latest'> & { latest: ReadonlyArray<ResolversParentTypes['Article']> };
  ArticleCategoryLink: ArticleCategoryLink;
  ArticleConnection: Omit<ArticleConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ArticleEdge']> };
  ArticleDetail: ArticleDetail;
  ArticleEdge: Omit<ArticleEdge, 'node'> & { node: ResolversParentTypes['Article'] };
  ArticleLink: ArticleLink;
  AtStake: AtStake;
  BankAccount: BankAccount;
  Banner: Banner;
  Boolean: Scalars['Boolean']['output'];
  Brand: Brand;
  BrandPage: Omit<BrandPage, 'goods'> & { goods: ReadonlyArray<ResolversParentTypes['Goods']> };
  BusinessScope: BusinessScope;
  CancelAfterSaleInput: CancelAfterSaleInput;
  CancelAfterSalePayload: Omit<CancelAfterSalePayload, 'afterSale'> & { afterSale?: Maybe<ResolversParentTypes['AfterSale']> };
  CancelOrderInput: CancelOrderInput;
  CancelOrderPayload: CancelledOrder;
  CancelReturns: CancelReturns;
  Cart: CartModel;
  CartAddon: Omit<CartAddon, 'goods'> & { goods: ResolversParentTypes['Goods'] };
  CartCombination: Omit<CartCombination, 'items'> & { items: ReadonlyArray<ResolversParentTypes['CombinationItem']> };
  CartCopy: CartCopy;
  CartCoupon: CartCoupon;
  CartFilter: CartFilter;
  CartGift: CartGift;
  CartLine: CartLineModel;
  CartLineRefusal: CartLineRefusal;
  CartPricing: CartPricing;
  CartPromotion: CartPromotion;
  CartPromotionTier: CartPromotionTier;
  CartShop: CartShop;
  CartTotals: CartTotals;
  CartWarehouse: CartWarehouse;
  Category: Category;
  Certificate: Certificate;
  CertificateConsequence: CertificateConsequence;
  CertificatePayload: Omit<CertificatePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  CertificateRenewal: CertificateRenewal;
  ChangeColleagueRoleInput: ChangeColleagueRoleInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  ChatMessage: ChatMessage;
  ChatMessageConnection: ChatMessageConnection;
  ChatMessageEdge: ChatMessageEdge;
  CheckRegistrationInput: CheckRegistrationInput;
  CheckRegistrationPayload: CheckRegistrationPayload;
  CheckoutInput: CheckoutInput;
  CheckoutPayload: CheckoutPayload;
  ClaimCouponInput: ClaimCouponInput;
  ClaimCouponPayload: ClaimedCoupon;
  CloseWantedGoodsInput: CloseWantedGoodsInput;
  CloseWantedGoodsPayload: ChangedWanted;
  Colleague: Colleague;
  ColleaguesPayload: Omit<ColleaguesPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Combination: CombinationModel;
  CombinationConnection: Omit<CombinationConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CombinationEdge']> };
  CombinationEdge: Omit<CombinationEdge, 'node'> & { node: ResolversParentTypes['Combination'] };
  CombinationItem: Omit<CombinationItem, 'goods'> & { goods: ResolversParentTypes['Goods'] };
  ConfirmPointsOrderInput: ConfirmPointsOrderInput;
  ConfirmPointsOrderPayload: ConfirmPointsOrderPayload;
  ConfirmReceiptInput: ConfirmReceiptInput;
  ConfirmReceiptPayload: Omit<ConfirmReceiptPayload, 'afterSale' | 'order'> & { afterSale?: Maybe<ResolversParentTypes['AfterSale']>, order?: Maybe<ResolversParentTypes['Order']> };
  Contract: Contract;
  CopyCartLinesInput: CopyCartLinesInput;
  CopyCartLinesPayload: Omit<CopyCartLinesPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  CornerAd: CornerAd;
  Coupon: CouponModel;
  CouponConnection: Omit<CouponConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CouponEdge']> };
  CouponCounts: CouponCounts;
  CouponEdge: Omit<CouponEdge, 'node'> & { node: ResolversParentTypes['Coupon'] };
  CouponOffer: CouponOffer;
  CouponOfferConnection: CouponOfferConnection;
  CouponOfferEdge: CouponOfferEdge;
  CreateAddressInput: CreateAddressInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteAddressInput: DeleteAddressInput;
  DeleteAddressPayload: AddressGone;
  DeleteCartLinesInput: DeleteCartLinesInput;
  DeleteCartLinesPayload: Omit<DeleteCartLinesPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  DeleteMessagesInput: DeleteMessagesInput;
  DeleteMessagesPayload: DeleteMessagesPayload;
  DeleteOrderInput: DeleteOrderInput;
  DeleteOrderPayload: DeleteOrderPayload;
  Device: Device;
  DevicesPayload: Omit<DevicesPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Draw: DrawModel;
  DrawPopup: DrawPopup;
  DrawPrize: DrawPrize;
  DrawRecord: DrawRecord;
  DrawRecordConnection: DrawRecordConnection;
  DrawRecordEdge: DrawRecordEdge;
  DrawState: DrawState;
  DrawWinner: DrawWinner;
  DrawWinnerConnection: DrawWinnerConnection;
  DrawWinnerEdge: DrawWinnerEdge;
  EditCartLineInput: EditCartLineInput;
  EditCartLinePayload: Omit<EditCartLinePayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  EndDevicesInput: EndDevicesInput;
  ExchangePointsInput: ExchangePointsInput;
  ExchangePointsPayload: ExchangedPoints;
  ExplanationStep: ExplanationStep;
  FavoriteConnection: Omit<FavoriteConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['GoodsEdge']> };
  Feedback: Feedback;
  FeedbackConnection: FeedbackConnection;
  FeedbackEdge: FeedbackEdge;
  FeedbackReply: FeedbackReply;
  FlashItem: Omit<FlashItem, 'goods'> & { goods: ResolversParentTypes['Goods'] };
  FlashSale: Omit<FlashSale, 'current' | 'sessions'> & { current?: Maybe<ResolversParentTypes['FlashSession']>, sessions: ReadonlyArray<ResolversParentTypes['FlashSession']> };
  FlashSession: FlashSessionModel;
  Focus: Omit<Focus, 'goods'> & { goods: ReadonlyArray<ResolversParentTypes['Goods']> };
  FollowInput: FollowInput;
  FollowPayload: Followed;
  FollowedGoods: FollowedGoodsModel;
  FollowedGoodsConnection: Omit<FollowedGoodsConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['FollowedGoodsEdge']> };
  FollowedGoodsEdge: Omit<FollowedGoodsEdge, 'node'> & { node: ResolversParentTypes['FollowedGoods'] };
  FoundInvoice: FoundInvoice;
  FrequentGoods: FrequentGoodsModel;
  FrequentGoodsConnection: Omit<FrequentGoodsConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['FrequentGoodsEdge']> };
  FrequentGoodsEdge: Omit<FrequentGoodsEdge, 'node'> & { node: ResolversParentTypes['FrequentGoods'] };
  GiveFeedbackInput: GiveFeedbackInput;
  GiveFeedbackPayload: GiveFeedbackPayload;
  Goods: GoodsModel;
  GoodsActivity: Omit<GoodsActivity, 'promotion'> & { promotion: ResolversParentTypes['Promotion'] };
  GoodsAddon: GoodsAddon;
  GoodsConnection: GoodsConnectionModel;
  GoodsDetail: GoodsDetailModel;
  GoodsEdge: Omit<GoodsEdge, 'node'> & { node: ResolversParentTypes['Goods'] };
  GoodsFacet: GoodsFacet;
  GoodsFacets: GoodsFacets;
  GoodsFacts: GoodsFactsModel;
  GoodsFilter: GoodsFilter;
  GoodsFlash: GoodsFlash;
  GoodsGift: GoodsGift;
  GoodsHistory: GoodsHistory;
  GoodsLimit: GoodsLimit;
  GoodsLot: GoodsLotModel;
  GoodsPromotions: GoodsPromotionsModel;
  GoodsPurchase: GoodsPurchase;
  GoodsTag: GoodsTag;
  GroupNextTier: GroupNextTier;
  GroupSale: GroupSaleModel;
  GroupSaleConnection: Omit<GroupSaleConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['GroupSaleEdge']> };
  GroupSaleEdge: Omit<GroupSaleEdge, 'node'> & { node: ResolversParentTypes['GroupSale'] };
  GroupTeam: GroupTeam;
  GroupTier: GroupTier;
  HandInReceiptInput: HandInReceiptInput;
  HandInReceiptPayload: Omit<HandInReceiptPayload, 'receipt'> & { receipt?: Maybe<ResolversParentTypes['Receipt']> };
  HelpArticle: HelpArticle;
  HelpCategory: HelpCategory;
  HerbFacts: HerbFacts;
  Home: HomeModel;
  HomeFloor: Omit<HomeFloor, 'goods'> & { goods: ReadonlyArray<ResolversParentTypes['Goods']> };
  HotWord: HotWord;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Invoice: InvoiceModel;
  InvoiceBuyer: InvoiceBuyer;
  InvoiceConnection: Omit<InvoiceConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['InvoiceEdge']> };
  InvoiceDetail: InvoiceDetail;
  InvoiceEdge: Omit<InvoiceEdge, 'node'> & { node: ResolversParentTypes['Invoice'] };
  InvoiceLine: InvoiceLine;
  InvoiceProfile: InvoiceProfile;
  InvoiceRow: InvoiceRow;
  InvoiceableOrder: InvoiceableOrder;
  InvoiceableOrderConnection: InvoiceableOrderConnection;
  InvoiceableOrderEdge: InvoiceableOrderEdge;
  InvoicedOrder: InvoicedOrder;
  JoinDrawInput: JoinDrawInput;
  JoinDrawPayload: JoinedDraw;
  JoinGroupInput: JoinGroupInput;
  JoinGroupPayload: JoinedGroup;
  LapsingPaper: LapsingPaper;
  LastPurchase: LastPurchase;
  LineQuantityInput: LineQuantityInput;
  LiveChange: Omit<LiveChange, 'cart' | 'order'> & { cart?: Maybe<ResolversParentTypes['Cart']>, order?: Maybe<ResolversParentTypes['Order']> };
  LoginInput: LoginInput;
  LoginPayload: LoginModel;
  LoginWithCodeInput: LoginWithCodeInput;
  LoginWithWechatInput: LoginWithWechatInput;
  LogoutInput: LogoutInput;
  LogoutPayload: LogoutPayload;
  MailInvoiceInput: MailInvoiceInput;
  MailInvoicePayload: MailInvoicePayload;
  MarkChatSeenInput: MarkChatSeenInput;
  MarkChatSeenPayload: MarkChatSeenPayload;
  Message: Message;
  MessageConnection: MessageConnection;
  MessageEdge: MessageEdge;
  Money: Scalars['Money']['output'];
  MoneyEntry: MoneyEntry;
  MoneyEntryConnection: MoneyEntryConnection;
  MoneyEntryEdge: MoneyEntryEdge;
  MoneyLimits: MoneyLimits;
  MonthSum: MonthSum;
  Mutation: Record<PropertyKey, never>;
  NavigationEntry: NavigationEntry;
  NeededCertificate: NeededCertificate;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OfferSupplyInput: OfferSupplyInput;
  OfferSupplyPayload: OfferSupplyPayload;
  Order: OrderModel;
  OrderConnection: Omit<OrderConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['OrderEdge']> };
  OrderCounts: OrderCounts;
  OrderDelivery: OrderDelivery;
  OrderDetail: Omit<OrderDetail, 'lines'> & { lines: ReadonlyArray<ResolversParentTypes['OrderLine']> };
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderEvent: OrderEvent;
  OrderExplanation: OrderExplanation;
  OrderFee: OrderFee;
  OrderFilter: OrderFilter;
  OrderInvoice: OrderInvoice;
  OrderLine: OrderLineModel;
  OrderLot: OrderLot;
  OrderPayment: OrderPayment;
  OrderRefund: OrderRefund;
  OrderShipment: OrderShipment;
  OrderSums: OrderSums;
  Overview: Overview;
  PageCursor: PageCursor;
  PageCursors: PageCursors;
  PageInfo: PageInfo;
  Paper: Paper;
  ParsePurchaseListInput: ParsePurchaseListInput;
  ParsePurchaseListPayload: Omit<ParsePurchaseListPayload, 'rows'> & { rows: ReadonlyArray<ResolversParentTypes['PurchaseRow']> };
  Payment: Payment;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderPayload: PlacedOrder;
  PointsCategory: PointsCategory;
  PointsEntry: PointsEntry;
  PointsEntryConnection: PointsEntryConnection;
  PointsEntryEdge: PointsEntryEdge;
  PointsGift: PointsGift;
  PointsGiftConnection: PointsGiftConnection;
  PointsGiftEdge: PointsGiftEdge;
  PointsMenu: PointsMenu;
  PointsOrder: PointsOrder;
  PointsOrderConnection: PointsOrderConnection;
  PointsOrderEdge: PointsOrderEdge;
  PointsStep: PointsStep;
  PostPage: Omit<PostPage, 'article' | 'others'> & { article: ResolversParentTypes['Article'], others: ResolversParentTypes['ArticleConnection'] };
  PriceAdjustment: PriceAdjustment;
  PriceSheet: PriceSheetModel;
  PriceSheetGoodsConnection: Omit<PriceSheetGoodsConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['GoodsEdge']> };
  PriceStep: PriceStep;
  PriceTier: PriceTier;
  PricingAddon: PricingAddon;
  PricingCombination: PricingCombination;
  PricingCombinationItem: PricingCombinationItem;
  PricingCoupon: PricingCoupon;
  PricingDiscount: PricingDiscount;
  PricingFlash: PricingFlash;
  PricingFullReduction: PricingFullReduction;
  PricingGift: PricingGift;
  PricingGoods: PricingGoods;
  PricingGroup: PricingGroup;
  PricingLine: PricingLine;
  PricingMinusTier: PricingMinusTier;
  PricingRateTier: PricingRateTier;
  PricingTier: PricingTier;
  PricingWarehouse: PricingWarehouse;
  Promotion: PromotionModel;
  PromotionGoodsConnection: Omit<PromotionGoodsConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['GoodsEdge']> };
  PromotionOffer: PromotionOffer;
  PromotionOfferConnection: PromotionOfferConnection;
  PromotionOfferEdge: PromotionOfferEdge;
  PromotionTier: PromotionTier;
  PurchaseHint: PurchaseHintModel;
  PurchaseRow: PurchaseRowModel;
  PurchaseRowInput: PurchaseRowInput;
  QualityInspection: QualityInspection;
  Query: Record<PropertyKey, never>;
  QuickAddToCartInput: QuickAddToCartInput;
  QuickAddToCartPayload: Omit<QuickAddToCartPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  Quote: Quote;
  QuoteInvoice: QuoteInvoice;
  QuoteLine: QuoteLine;
  QuoteOrder: QuoteOrder;
  QuoteTenders: QuoteTenders;
  ReadMessagesInput: ReadMessagesInput;
  ReadMessagesPayload: ReadMessagesPayload;
  RebuyOrderInput: RebuyOrderInput;
  RebuyOrderPayload: Rebought;
  Receipt: ReceiptModel;
  ReceiptConnection: Omit<ReceiptConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ReceiptEdge']> };
  ReceiptEdge: Omit<ReceiptEdge, 'node'> & { node: ResolversParentTypes['Receipt'] };
  ReceiptsDue: ReceiptsDue;
  ReceiveAfterSaleInput: ReceiveAfterSaleInput;
  ReceiveAfterSalePayload: Omit<ReceiveAfterSalePayload, 'afterSale'> & { afterSale?: Maybe<ResolversParentTypes['AfterSale']> };
  Recharge: Recharge;
  RechargeBalanceInput: RechargeBalanceInput;
  RechargeBalancePayload: RechargeBalancePayload;
  RecommendationConnection: Omit<RecommendationConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['GoodsEdge']> };
  RedeemCouponInput: RedeemCouponInput;
  RedeemCouponPayload: RedeemedCoupon;
  Region: Region;
  RegisterInput: RegisterInput;
  RegisterPayload: RegisteredModel;
  RegisterShopInput: RegisterShopInput;
  RegisterWithWechatInput: RegisterWithWechatInput;
  Registration: Registration;
  RemoveColleagueInput: RemoveColleagueInput;
  RemoveFavoritesInput: RemoveFavoritesInput;
  RemoveFavoritesPayload: RemoveFavoritesPayload;
  RemoveShopInput: RemoveShopInput;
  RenewCertificateInput: RenewCertificateInput;
  RequestCodeInput: RequestCodeInput;
  RequestCodePayload: RequestCodePayload;
  RequestRefundInput: RequestRefundInput;
  RequestRefundPayload: Omit<RequestRefundPayload, 'afterSale' | 'order'> & { afterSale?: Maybe<ResolversParentTypes['AfterSale']>, order?: Maybe<ResolversParentTypes['Order']> };
  RequestWechatCodeInput: RequestWechatCodeInput;
  RequestWechatCodePayload: RequestWechatCodePayload;
  RequestWithdrawalInput: RequestWithdrawalInput;
  RequestWithdrawalPayload: RequestedWithdrawal;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  ReversedInvoice: ReversedInvoice;
  SaleControl: SaleControl;
  SaveShopInput: SaveShopInput;
  SaveShopPayload: Omit<SaveShopPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SearchCorrection: SearchCorrection;
  SearchSuggestion: SearchSuggestion;
  SelectCartLinesInput: SelectCartLinesInput;
  SelectCartLinesPayload: Omit<SelectCartLinesPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  SendChatMessageInput: SendChatMessageInput;
  SendChatMessagePayload: SendChatMessagePayload;
  SetDefaultAddressInput: SetDefaultAddressInput;
  ShipAfterSaleInput: ShipAfterSaleInput;
  ShipAfterSalePayload: Omit<ShipAfterSalePayload, 'afterSale'> & { afterSale?: Maybe<ResolversParentTypes['AfterSale']> };
  ShipmentLine: ShipmentLine;
  ShipmentTrace: ShipmentTrace;
  Shop: Shop;
  ShopCard: ShopCard;
  ShopDetails: ShopDetails;
  ShopSetup: ShopSetup;
  ShopsPayload: Omit<ShopsPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignContractInput: SignContractInput;
  SignContractPayload: SignContractPayload;
  Site: Site;
  SiteLink: SiteLink;
  SkippedCopy: SkippedCopy;
  SkippedGoods: SkippedGoods;
  SkippedLine: SkippedLineModel;
  StartPasswordResetInput: StartPasswordResetInput;
  StartPasswordResetPayload: StartPasswordResetPayload;
  StartPaymentInput: StartPaymentInput;
  StartPaymentPayload: StartedPayment;
  StartRegistrationInput: StartRegistrationInput;
  StartRegistrationPayload: StartRegistrationPayload;
  StartShopRegistrationInput: StartShopRegistrationInput;
  StartShopRegistrationPayload: StartShopRegistrationPayload;
  StartWechatRegistrationInput: StartWechatRegistrationInput;
  StartWechatRegistrationPayload: StartWechatRegistrationPayload;
  Statement: Statement;
  StatementEntry: StatementEntry;
  StatementOrder: StatementOrder;
  StatementPart: StatementPart;
  String: Scalars['String']['output'];
  SubmitCertificateInput: SubmitCertificateInput;
  SubmitTransferProofInput: SubmitTransferProofInput;
  SubmitTransferProofPayload: Omit<SubmitTransferProofPayload, 'trade'> & { trade?: Maybe<ResolversParentTypes['Trade']> };
  Subscription: Record<PropertyKey, never>;
  Supplier: SupplierModel;
  SupplierConnection: Omit<SupplierConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SupplierEdge']> };
  SupplierEdge: Omit<SupplierEdge, 'node'> & { node: ResolversParentTypes['Supplier'] };
  SupplierGoodsConnection: Omit<SupplierGoodsConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['GoodsEdge']> };
  SupplyOffer: SupplyOffer;
  SupplyOfferConnection: SupplyOfferConnection;
  SupplyOfferEdge: SupplyOfferEdge;
  SwitchShopInput: SwitchShopInput;
  TextSection: TextSection;
  Trade: Omit<Trade, 'orders'> & { orders: ReadonlyArray<ResolversParentTypes['TradeOrder']> };
  TradeOrder: TradeOrderModel;
  TransferAccount: TransferAccount;
  TransferProof: TransferProof;
  URL: Scalars['URL']['output'];
  UnbindWechatInput: UnbindWechatInput;
  UnbindWechatPayload: Omit<UnbindWechatPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UnpaidSum: UnpaidSum;
  UnreadMessages: UnreadMessages;
  UnusableCoupon: UnusableCoupon;
  UpdateAddressInput: UpdateAddressInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UsableCoupon: UsableCoupon;
  Viewer: ViewerModel;
  Voucher: Voucher;
  VoucherConnection: VoucherConnection;
  VoucherEdge: VoucherEdge;
  Wallet: Wallet;
  WantedGoods: WantedGoodsModel;
  WantedGoodsConnection: Omit<WantedGoodsConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['WantedGoodsEdge']> };
  WantedGoodsDetail: WantedDetailModel;
  WantedGoodsEdge: Omit<WantedGoodsEdge, 'node'> & { node: ResolversParentTypes['WantedGoods'] };
  WantedReply: WantedReplyModel;
  Warehouse: Warehouse;
  Warning: Warning;
  WatchGoodsInput: WatchGoodsInput;
  WatchGoodsPayload: WatchedGoods;
  WechatBinding: WechatBinding;
  WechatCode: WechatCode;
  WechatScan: WechatScan;
  Withdrawal: Withdrawal;
  WithdrawalConnection: WithdrawalConnection;
  WithdrawalEdge: WithdrawalEdge;
  WonPrize: WonPrize;
  Zone: Zone;
};

export type DeferDirectiveArgs = {
  if?: Scalars['Boolean']['input'];
  label?: Maybe<Scalars['String']['input']>;
};

export type DeferDirectiveResolver<Result, Parent, ContextType = Context, Args = DeferDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type MaxItemsDirectiveArgs = {
  count: Scalars['Int']['input'];
};

export type MaxItemsDirectiveResolver<Result, Parent, ContextType = Context, Args = MaxItemsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SemanticNonNullDirectiveArgs = {
  levels?: ReadonlyArray<Scalars['Int']['input']>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type StreamDirectiveArgs = {
  if?: Scalars['Boolean']['input'];
  initialCount?: Scalars['Int']['input'];
  label?: Maybe<Scalars['String']['input']>;
};

export type StreamDirectiveResolver<Result, Parent, ContextType = Context, Args = StreamDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountManagerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountManager'] = ResolversParentTypes['AccountManager']> = {
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityPage'] = ResolversParentTypes['ActivityPage']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ActivityStatus'], ParentType, ContextType>;
};

export type AddCombinationToCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCombinationToCartPayload'] = ResolversParentTypes['AddCombinationToCartPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type AddFavoritesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddFavoritesPayload'] = ResolversParentTypes['AddFavoritesPayload']> = {
  goods?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Goods']>>, ParentType, ContextType>;
};

export type AddPurchaseListPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPurchaseListPayload'] = ResolversParentTypes['AddPurchaseListPayload']> = {
  added?: Resolver<ReadonlyArray<ResolversTypes['AddedGoods']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  skipped?: Resolver<ReadonlyArray<ResolversTypes['SkippedGoods']>, ParentType, ContextType>;
};

export type AddToCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToCartPayload'] = ResolversParentTypes['AddToCartPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type AddWantedGoodsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddWantedGoodsPayload'] = ResolversParentTypes['AddWantedGoodsPayload']> = {
  wantedGoods?: Resolver<Maybe<ResolversTypes['WantedGoods']>, ParentType, ContextType>;
};

export type AddedGoodsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddedGoods'] = ResolversParentTypes['AddedGoods']> = {
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddedLine'] = ResolversParentTypes['AddedLine']> = {
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regions?: Resolver<ReadonlyArray<ResolversTypes['Region']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressPayload'] = ResolversParentTypes['AddressPayload']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type AfterSaleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AfterSale'] = ResolversParentTypes['AfterSale']> = {
  actions?: Resolver<ReadonlyArray<ResolversTypes['AfterSaleAction']>, ParentType, ContextType>;
  afterSaleID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSaleNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['AfterSaleDetail']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['AfterSaleLine']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AfterSaleStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AfterSaleType'], ParentType, ContextType>;
  typeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AfterSaleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AfterSaleConnection'] = ResolversParentTypes['AfterSaleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AfterSaleEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AfterSaleDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AfterSaleDetail'] = ResolversParentTypes['AfterSaleDetail']> = {
  events?: Resolver<ReadonlyArray<ResolversTypes['AfterSaleEvent']>, ParentType, ContextType>;
  files?: Resolver<ReadonlyArray<ResolversTypes['AfterSaleFile']>, ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['URL']>, ParentType, ContextType>;
  isWholeOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refunds?: Resolver<ReadonlyArray<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
  returnCarrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnTrackingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sendTo?: Resolver<Maybe<ResolversTypes['OrderDelivery']>, ParentType, ContextType>;
  shipments?: Resolver<ReadonlyArray<ResolversTypes['OrderShipment']>, ParentType, ContextType>;
};

export type AfterSaleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AfterSaleEdge'] = ResolversParentTypes['AfterSaleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AfterSale'], ParentType, ContextType>;
};

export type AfterSaleEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AfterSaleEvent'] = ResolversParentTypes['AfterSaleEvent']> = {
  actor?: Resolver<ResolversTypes['OrderActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['AfterSaleStatus']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['AfterSaleStatus'], ParentType, ContextType>;
};

export type AfterSaleFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AfterSaleFile'] = ResolversParentTypes['AfterSaleFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type AfterSaleLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AfterSaleLine'] = ResolversParentTypes['AfterSaleLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['URL']>, ParentType, ContextType>;
  lineID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manufacturer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AfterSaleLineOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AfterSaleLineOption'] = ResolversParentTypes['AfterSaleLineOption']> = {
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['URL']>, ParentType, ContextType>;
  lineID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manufacturer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mostAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  mostQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AfterSaleOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AfterSaleOptions'] = ResolversParentTypes['AfterSaleOptions']> = {
  isWholeOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['AfterSaleLineOption']>, ParentType, ContextType>;
  orderID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['AfterSaleTypeOption']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AfterSaleTypeOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AfterSaleTypeOption'] = ResolversParentTypes['AfterSaleTypeOption']> = {
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['BusinessReason']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AfterSaleType'], ParentType, ContextType>;
};

export type ApplyAfterSalePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyAfterSalePayload'] = ResolversParentTypes['ApplyAfterSalePayload']> = {
  afterSale?: Resolver<Maybe<ResolversTypes['AfterSale']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type ApplyForInvoicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyForInvoicePayload'] = ResolversParentTypes['ApplyForInvoicePayload']> = {
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  articleID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['ArticleDetail']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ArticleKind'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArticleCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleCategory'] = ResolversParentTypes['ArticleCategory']> = {
  categoryID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latest?: Resolver<ReadonlyArray<ResolversTypes['Article']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siblings?: Resolver<ReadonlyArray<ResolversTypes['ArticleCategoryLink']>, ParentType, ContextType>;
};

export type ArticleCategoryLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleCategoryLink'] = ResolversParentTypes['ArticleCategoryLink']> = {
  categoryID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleConnection'] = ResolversParentTypes['ArticleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ArticleEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArticleDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleDetail'] = ResolversParentTypes['ArticleDetail']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ArticleLink']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['ArticleLink']>, ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['TextSection']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ArticleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleEdge'] = ResolversParentTypes['ArticleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Article'], ParentType, ContextType>;
};

export type ArticleLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleLink'] = ResolversParentTypes['ArticleLink']> = {
  articleID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type AtStakeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AtStake'] = ResolversParentTypes['AtStake']> = {
  cartLineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = {
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberTail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  bannerID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colorEnd?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsImages?: Resolver<ReadonlyArray<ResolversTypes['URL']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  brandID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type BrandPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandPage'] = ResolversParentTypes['BrandPage']> = {
  banners?: Resolver<ReadonlyArray<ResolversTypes['Banner']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  goods?: Resolver<ReadonlyArray<ResolversTypes['Goods']>, ParentType, ContextType>;
};

export type BusinessScopeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessScope'] = ResolversParentTypes['BusinessScope']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type CancelAfterSalePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelAfterSalePayload'] = ResolversParentTypes['CancelAfterSalePayload']> = {
  afterSale?: Resolver<Maybe<ResolversTypes['AfterSale']>, ParentType, ContextType>;
};

export type CancelOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderPayload'] = ResolversParentTypes['CancelOrderPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['CancelReturns'], ParentType, ContextType>;
  trade?: Resolver<Maybe<ResolversTypes['Trade']>, ParentType, ContextType>;
};

export type CancelReturnsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelReturns'] = ResolversParentTypes['CancelReturns']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  coupons?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voucher?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  addons?: Resolver<ReadonlyArray<ResolversTypes['CartAddon']>, ParentType, ContextType>;
  coupons?: Resolver<ReadonlyArray<ResolversTypes['CartCoupon']>, ParentType, ContextType>;
  filters?: Resolver<ReadonlyArray<ResolversTypes['CartFilter']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CartLine']>, ParentType, ContextType>;
  pricing?: Resolver<ResolversTypes['CartPricing'], ParentType, ContextType>;
  promotions?: Resolver<ReadonlyArray<ResolversTypes['CartPromotion']>, ParentType, ContextType>;
  selectedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CartTotals'], ParentType, ContextType>;
  warehouses?: Resolver<ReadonlyArray<ResolversTypes['CartWarehouse']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartAddonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartAddon'] = ResolversParentTypes['CartAddon']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  coversAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  full?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Goods'], ParentType, ContextType>;
  isReached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promotionID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  short?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartCombinationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartCombination'] = ResolversParentTypes['CartCombination']> = {
  combinationID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['CombinationItem']>, ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CartCopyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartCopy'] = ResolversParentTypes['CartCopy']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  copiedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skipped?: Resolver<ReadonlyArray<ResolversTypes['SkippedCopy']>, ParentType, ContextType>;
};

export type CartCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartCoupon'] = ResolversParentTypes['CartCoupon']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  couponID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  face?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CouponKind'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saves?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  short?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartFilter'] = ResolversParentTypes['CartFilter']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filterID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartGiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartGift'] = ResolversParentTypes['CartGift']> = {
  given?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['URL']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['GiftMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  combination?: Resolver<Maybe<ResolversTypes['CartCombination']>, ParentType, ContextType>;
  fullReductionAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gift?: Resolver<Maybe<ResolversTypes['CartGift']>, ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Goods'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCouponEligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CartLineKind'], ParentType, ContextType>;
  lineID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promotionID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['CartLineRefusal']>, ParentType, ContextType>;
  seenPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartLineRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLineRefusal'] = ResolversParentTypes['CartLineRefusal']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['BusinessReason'], ParentType, ContextType>;
};

export type CartPricingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartPricing'] = ResolversParentTypes['CartPricing']> = {
  addons?: Resolver<ReadonlyArray<ResolversTypes['PricingAddon']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  combinations?: Resolver<ReadonlyArray<ResolversTypes['PricingCombination']>, ParentType, ContextType>;
  coupons?: Resolver<ReadonlyArray<ResolversTypes['PricingCoupon']>, ParentType, ContextType>;
  discounts?: Resolver<ReadonlyArray<ResolversTypes['PricingDiscount']>, ParentType, ContextType>;
  flash?: Resolver<ReadonlyArray<ResolversTypes['PricingFlash']>, ParentType, ContextType>;
  fullReductions?: Resolver<ReadonlyArray<ResolversTypes['PricingFullReduction']>, ParentType, ContextType>;
  goods?: Resolver<ReadonlyArray<ResolversTypes['PricingGoods']>, ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['PricingGroup']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['PricingLine']>, ParentType, ContextType>;
  vouchers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouses?: Resolver<ReadonlyArray<ResolversTypes['PricingWarehouse']>, ParentType, ContextType>;
};

export type CartPromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartPromotion'] = ResolversParentTypes['CartPromotion']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cap?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  coversAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isReached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRepeatable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PromotionKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotionID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tiers?: Resolver<ReadonlyArray<ResolversTypes['CartPromotionTier']>, ParentType, ContextType>;
};

export type CartPromotionTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartPromotionTier'] = ResolversParentTypes['CartPromotionTier']> = {
  full?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minus?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  short?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartShop'] = ResolversParentTypes['CartShop']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartTotals'] = ResolversParentTypes['CartTotals']> = {
  coupons?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  herbs?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  preferred?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartWarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartWarehouse'] = ResolversParentTypes['CartWarehouse']> = {
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeOver?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goodsAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minimumOrder?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shortOfFree?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shortOfMinimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  warehouse?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  categoryID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CertificateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate']> = {
  certificateID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  certificateNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consequence?: Resolver<Maybe<ResolversTypes['CertificateConsequence']>, ParentType, ContextType>;
  daysLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  isNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CertificateKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  renewal?: Resolver<Maybe<ResolversTypes['CertificateRenewal']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CertificateStatus'], ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type CertificateConsequenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CertificateConsequence'] = ResolversParentTypes['CertificateConsequence']> = {
  cartLineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CertificatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CertificatePayload'] = ResolversParentTypes['CertificatePayload']> = {
  certificates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Certificate']>>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type CertificateRenewalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CertificateRenewal'] = ResolversParentTypes['CertificateRenewal']> = {
  certificateID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  certificateNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CertificateStatus'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChatMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessage'] = ResolversParentTypes['ChatMessage']> = {
  chatMessageID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  staff?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatMessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessageConnection'] = ResolversParentTypes['ChatMessageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ChatMessageEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatMessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessageEdge'] = ResolversParentTypes['ChatMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType>;
};

export type CheckRegistrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckRegistrationPayload'] = ResolversParentTypes['CheckRegistrationPayload']> = {
  isFine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CheckoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutPayload'] = ResolversParentTypes['CheckoutPayload']> = {
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type ClaimCouponPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimCouponPayload'] = ResolversParentTypes['ClaimCouponPayload']> = {
  counts?: Resolver<Maybe<ResolversTypes['CouponCounts']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['CouponOffer']>, ParentType, ContextType>;
};

export type CloseWantedGoodsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseWantedGoodsPayload'] = ResolversParentTypes['CloseWantedGoodsPayload']> = {
  wantedGoods?: Resolver<Maybe<ResolversTypes['WantedGoods']>, ParentType, ContextType>;
};

export type ColleagueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Colleague'] = ResolversParentTypes['Colleague']> = {
  accountID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSelf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeen?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ShopRole'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ColleaguesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColleaguesPayload'] = ResolversParentTypes['ColleaguesPayload']> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type CombinationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Combination'] = ResolversParentTypes['Combination']> = {
  boughtCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  combinationID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['CombinationItem']>, ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  warehouseID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CombinationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CombinationConnection'] = ResolversParentTypes['CombinationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CombinationEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CombinationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CombinationEdge'] = ResolversParentTypes['CombinationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Combination'], ParentType, ContextType>;
};

export type CombinationItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CombinationItem'] = ResolversParentTypes['CombinationItem']> = {
  goods?: Resolver<ResolversTypes['Goods'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfirmPointsOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPointsOrderPayload'] = ResolversParentTypes['ConfirmPointsOrderPayload']> = {
  pointsOrder?: Resolver<Maybe<ResolversTypes['PointsOrder']>, ParentType, ContextType>;
};

export type ConfirmReceiptPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmReceiptPayload'] = ResolversParentTypes['ConfirmReceiptPayload']> = {
  afterSale?: Resolver<Maybe<ResolversTypes['AfterSale']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type ContractResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contract'] = ResolversParentTypes['Contract']> = {
  contractID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paragraphs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CopyCartLinesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyCartLinesPayload'] = ResolversParentTypes['CopyCartLinesPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  copies?: Resolver<ReadonlyArray<ResolversTypes['CartCopy']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type CornerAdResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CornerAd'] = ResolversParentTypes['CornerAd']> = {
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type CouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  couponID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  face?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  goods?: Resolver<ReadonlyArray<ResolversTypes['Goods']>, ParentType, ContextType, RequireFields<CouponGoodsArgs, 'first'>>;
  goodsIDs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CouponKind'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CouponStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CouponConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponConnection'] = ResolversParentTypes['CouponConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CouponEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CouponCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponCounts'] = ResolversParentTypes['CouponCounts']> = {
  expired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CouponEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponEdge'] = ResolversParentTypes['CouponEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Coupon'], ParentType, ContextType>;
};

export type CouponOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponOffer'] = ResolversParentTypes['CouponOffer']> = {
  canClaim?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  claimEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  claimedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  face?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CouponKind'], ParentType, ContextType>;
  leftPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perMember?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CouponOfferConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponOfferConnection'] = ResolversParentTypes['CouponOfferConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CouponOfferEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CouponOfferEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponOfferEdge'] = ResolversParentTypes['CouponOfferEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CouponOffer'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAddressPayload'] = ResolversParentTypes['DeleteAddressPayload']> = {
  deletedAddressId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type DeleteCartLinesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCartLinesPayload'] = ResolversParentTypes['DeleteCartLinesPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  deletedLineIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeleteMessagesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMessagesPayload'] = ResolversParentTypes['DeleteMessagesPayload']> = {
  deletedMessageIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  unread?: Resolver<Maybe<ResolversTypes['UnreadMessages']>, ParentType, ContextType>;
};

export type DeleteOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteOrderPayload'] = ResolversParentTypes['DeleteOrderPayload']> = {
  deletedOrderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Device'] = ResolversParentTypes['Device']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviceID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeen?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DevicesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DevicesPayload'] = ResolversParentTypes['DevicesPayload']> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type DrawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Draw'] = ResolversParentTypes['Draw']> = {
  chances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drawID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasJoined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prizes?: Resolver<ReadonlyArray<ResolversTypes['DrawPrize']>, ParentType, ContextType>;
  records?: Resolver<Maybe<ResolversTypes['DrawRecordConnection']>, ParentType, ContextType, RequireFields<DrawRecordsArgs, 'first'>>;
  remarks?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['DrawState']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DrawStatus'], ParentType, ContextType>;
  winners?: Resolver<Maybe<ResolversTypes['DrawWinnerConnection']>, ParentType, ContextType, RequireFields<DrawWinnersArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DrawPopupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawPopup'] = ResolversParentTypes['DrawPopup']> = {
  chances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drawID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasJoined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remarks?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DrawPrizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawPrize'] = ResolversParentTypes['DrawPrize']> = {
  kind?: Resolver<ResolversTypes['DrawPrizeKind'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prizeID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remarks?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DrawRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawRecord'] = ResolversParentTypes['DrawRecord']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drawID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drawName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prize?: Resolver<ResolversTypes['WonPrize'], ParentType, ContextType>;
  recordID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DrawRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawRecordConnection'] = ResolversParentTypes['DrawRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DrawRecordEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DrawRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawRecordEdge'] = ResolversParentTypes['DrawRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DrawRecord'], ParentType, ContextType>;
};

export type DrawStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawState'] = ResolversParentTypes['DrawState']> = {
  chances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasJoined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DrawStatus'], ParentType, ContextType>;
};

export type DrawWinnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawWinner'] = ResolversParentTypes['DrawWinner']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prize?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DrawWinnerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawWinnerConnection'] = ResolversParentTypes['DrawWinnerConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DrawWinnerEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DrawWinnerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawWinnerEdge'] = ResolversParentTypes['DrawWinnerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DrawWinner'], ParentType, ContextType>;
};

export type EditCartLinePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditCartLinePayload'] = ResolversParentTypes['EditCartLinePayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type ExchangePointsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangePointsPayload'] = ResolversParentTypes['ExchangePointsPayload']> = {
  gift?: Resolver<Maybe<ResolversTypes['PointsGift']>, ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pointsAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExplanationStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExplanationStep'] = ResolversParentTypes['ExplanationStep']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lineIDs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['PricingPhase'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FavoriteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavoriteConnection'] = ResolversParentTypes['FavoriteConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GoodsEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FeedbackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Feedback'] = ResolversParentTypes['Feedback']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  feedbackID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['URL']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FeedbackKind'], ParentType, ContextType>;
  kindText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replies?: Resolver<ReadonlyArray<ResolversTypes['FeedbackReply']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeedbackConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackConnection'] = ResolversParentTypes['FeedbackConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['FeedbackEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FeedbackEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackEdge'] = ResolversParentTypes['FeedbackEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Feedback'], ParentType, ContextType>;
};

export type FeedbackReplyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackReply'] = ResolversParentTypes['FeedbackReply']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  repliedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlashItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlashItem'] = ResolversParentTypes['FlashItem']> = {
  boughtCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Goods'], ParentType, ContextType>;
  perMember?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FlashSaleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlashSale'] = ResolversParentTypes['FlashSale']> = {
  current?: Resolver<Maybe<ResolversTypes['FlashSession']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['FlashSession']>, ParentType, ContextType>;
};

export type FlashSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlashSession'] = ResolversParentTypes['FlashSession']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FlashItem']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FlashSessionStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FocusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Focus'] = ResolversParentTypes['Focus']> = {
  banners?: Resolver<ReadonlyArray<ResolversTypes['Banner']>, ParentType, ContextType>;
  goods?: Resolver<ReadonlyArray<ResolversTypes['Goods']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FollowPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowPayload'] = ResolversParentTypes['FollowPayload']> = {
  suppliers?: Resolver<ReadonlyArray<ResolversTypes['Supplier']>, ParentType, ContextType>;
  upstreamIDs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FollowedGoodsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowedGoods'] = ResolversParentTypes['FollowedGoods']> = {
  drop?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  followedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Goods'], ParentType, ContextType>;
  seenPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type FollowedGoodsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowedGoodsConnection'] = ResolversParentTypes['FollowedGoodsConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['FollowedGoodsEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FollowedGoodsEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowedGoodsEdge'] = ResolversParentTypes['FollowedGoodsEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FollowedGoods'], ParentType, ContextType>;
};

export type FoundInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundInvoice'] = ResolversParentTypes['FoundInvoice']> = {
  pdf?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FrequentGoodsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrequentGoods'] = ResolversParentTypes['FrequentGoods']> = {
  goods?: Resolver<ResolversTypes['Goods'], ParentType, ContextType>;
  lastBoughtAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usualQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FrequentGoodsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrequentGoodsConnection'] = ResolversParentTypes['FrequentGoodsConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['FrequentGoodsEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FrequentGoodsEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FrequentGoodsEdge'] = ResolversParentTypes['FrequentGoodsEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FrequentGoods'], ParentType, ContextType>;
};

export type GiveFeedbackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiveFeedbackPayload'] = ResolversParentTypes['GiveFeedbackPayload']> = {
  feedback?: Resolver<Maybe<ResolversTypes['Feedback']>, ParentType, ContextType>;
};

export type GoodsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Goods'] = ResolversParentTypes['Goods']> = {
  approvalNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyReason?: Resolver<Maybe<ResolversTypes['BusinessReason']>, ParentType, ContextType>;
  cartQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caseQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  categoryID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  couponIDs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['GoodsDetail']>, ParentType, ContextType>;
  deviceClass?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dosageForm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  facts?: Resolver<Maybe<ResolversTypes['GoodsFacts']>, ParentType, ContextType>;
  freeShippingQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['GoodsHistory']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['URL']>, ParentType, ContextType>;
  isBuyable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isColdChain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isControlledSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCouponEligible?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isEphedrine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFreeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPreferred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSingleFreeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GoodsKind'], ParentType, ContextType>;
  lastPurchase?: Resolver<Maybe<ResolversTypes['LastPurchase']>, ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  manufacturer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manufacturerID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimumQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prescriptionClass?: Resolver<ResolversTypes['PrescriptionClass'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceState?: Resolver<ResolversTypes['PriceState'], ParentType, ContextType>;
  priceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  substitutes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Goods']>>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['GoodsTag']>, ParentType, ContextType>;
  tierMode?: Resolver<ResolversTypes['TierMode'], ParentType, ContextType>;
  tiers?: Resolver<ReadonlyArray<ResolversTypes['PriceTier']>, ParentType, ContextType>;
  warehouse?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoodsActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsActivity'] = ResolversParentTypes['GoodsActivity']> = {
  goodsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promotion?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
};

export type GoodsAddonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsAddon'] = ResolversParentTypes['GoodsAddon']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  full?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  promotionID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsConnection'] = ResolversParentTypes['GoodsConnection']> = {
  correction?: Resolver<Maybe<ResolversTypes['SearchCorrection']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['GoodsEdge']>, ParentType, ContextType>;
  facets?: Resolver<Maybe<ResolversTypes['GoodsFacets']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodsDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsDetail'] = ResolversParentTypes['GoodsDetail']> = {
  commonName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  indications?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lots?: Resolver<ReadonlyArray<ResolversTypes['GoodsLot']>, ParentType, ContextType>;
  promotions?: Resolver<Maybe<ResolversTypes['GoodsPromotions']>, ParentType, ContextType>;
  storage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodsEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsEdge'] = ResolversParentTypes['GoodsEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Goods'], ParentType, ContextType>;
};

export type GoodsFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsFacet'] = ResolversParentTypes['GoodsFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodsFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsFacets'] = ResolversParentTypes['GoodsFacets']> = {
  deviceClasses?: Resolver<ReadonlyArray<ResolversTypes['GoodsFacet']>, ParentType, ContextType>;
  dosageForms?: Resolver<ReadonlyArray<ResolversTypes['GoodsFacet']>, ParentType, ContextType>;
  expiries?: Resolver<ReadonlyArray<ResolversTypes['GoodsFacet']>, ParentType, ContextType>;
  manufacturers?: Resolver<ReadonlyArray<ResolversTypes['GoodsFacet']>, ParentType, ContextType>;
  specs?: Resolver<ReadonlyArray<ResolversTypes['GoodsFacet']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['GoodsFacet']>, ParentType, ContextType>;
};

export type GoodsFactsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsFacts'] = ResolversParentTypes['GoodsFacts']> = {
  control?: Resolver<Maybe<ResolversTypes['SaleControl']>, ParentType, ContextType>;
  firstLot?: Resolver<Maybe<ResolversTypes['GoodsLot']>, ParentType, ContextType>;
  herb?: Resolver<Maybe<ResolversTypes['HerbFacts']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['GoodsLimit']>, ParentType, ContextType>;
  lots?: Resolver<ReadonlyArray<ResolversTypes['GoodsLot']>, ParentType, ContextType>;
  specialUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GoodsFlashResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsFlash'] = ResolversParentTypes['GoodsFlash']> = {
  boughtCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perMember?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodsGiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsGift'] = ResolversParentTypes['GoodsGift']> = {
  give?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRepeatable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  need?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodsHistoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsHistory'] = ResolversParentTypes['GoodsHistory']> = {
  prices?: Resolver<ReadonlyArray<ResolversTypes['PriceStep']>, ParentType, ContextType>;
  purchases?: Resolver<ReadonlyArray<ResolversTypes['GoodsPurchase']>, ParentType, ContextType>;
};

export type GoodsLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsLimit'] = ResolversParentTypes['GoodsLimit']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perMember?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodsLotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsLot'] = ResolversParentTypes['GoodsLot']> = {
  expiresOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lotNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type GoodsPromotionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsPromotions'] = ResolversParentTypes['GoodsPromotions']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['GoodsActivity']>, ParentType, ContextType>;
  addons?: Resolver<ReadonlyArray<ResolversTypes['GoodsAddon']>, ParentType, ContextType>;
  combinations?: Resolver<ReadonlyArray<ResolversTypes['Combination']>, ParentType, ContextType>;
  coupons?: Resolver<ReadonlyArray<ResolversTypes['Coupon']>, ParentType, ContextType>;
  flash?: Resolver<Maybe<ResolversTypes['GoodsFlash']>, ParentType, ContextType>;
  gift?: Resolver<Maybe<ResolversTypes['GoodsGift']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['GoodsLimit']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  specialUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GoodsPurchaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsPurchase'] = ResolversParentTypes['GoodsPurchase']> = {
  on?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodsTagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsTag'] = ResolversParentTypes['GoodsTag']> = {
  kind?: Resolver<ResolversTypes['GoodsTagKind'], ParentType, ContextType>;
  promotionIDs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupNextTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupNextTier'] = ResolversParentTypes['GroupNextTier']> = {
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  short?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupSaleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupSale'] = ResolversParentTypes['GroupSale']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Goods'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mostMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mostUnits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myTeam?: Resolver<Maybe<ResolversTypes['GroupTeam']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perMember?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saleID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  soldCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ActivityState'], ParentType, ContextType>;
  teamCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teams?: Resolver<ReadonlyArray<ResolversTypes['GroupTeam']>, ParentType, ContextType>;
  tiers?: Resolver<ReadonlyArray<ResolversTypes['GroupTier']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupSaleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupSaleConnection'] = ResolversParentTypes['GroupSaleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GroupSaleEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupSaleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupSaleEdge'] = ResolversParentTypes['GroupSaleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GroupSale'], ParentType, ContextType>;
};

export type GroupTeamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupTeam'] = ResolversParentTypes['GroupTeam']> = {
  boughtCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  founder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mostMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mostUnits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['GroupNextTier']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teamID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupTier'] = ResolversParentTypes['GroupTier']> = {
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HandInReceiptPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandInReceiptPayload'] = ResolversParentTypes['HandInReceiptPayload']> = {
  receipt?: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType>;
};

export type HelpArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpArticle'] = ResolversParentTypes['HelpArticle']> = {
  articleID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['TextSection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HelpCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpCategory'] = ResolversParentTypes['HelpCategory']> = {
  articles?: Resolver<ReadonlyArray<ResolversTypes['ArticleLink']>, ParentType, ContextType>;
  categoryID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HerbFactsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HerbFacts'] = ResolversParentTypes['HerbFacts']> = {
  grade?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netGrams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  processing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Home'] = ResolversParentTypes['Home']> = {
  banners?: Resolver<ReadonlyArray<ResolversTypes['Banner']>, ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['HomeFloor']>, ParentType, ContextType, Partial<HomeFloorArgs>>;
  floors?: Resolver<ReadonlyArray<ResolversTypes['HomeFloor']>, ParentType, ContextType>;
};

export type HomeFloorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeFloor'] = ResolversParentTypes['HomeFloor']> = {
  banners?: Resolver<ReadonlyArray<ResolversTypes['Banner']>, ParentType, ContextType>;
  floorID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goods?: Resolver<ReadonlyArray<ResolversTypes['Goods']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tabs?: Resolver<ReadonlyArray<ResolversTypes['SiteLink']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type HotWordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HotWord'] = ResolversParentTypes['HotWord']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  applicationNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['InvoiceDetail']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['InvoicedOrder']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reversedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reverses?: Resolver<Maybe<ResolversTypes['ReversedInvoice']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceBuyerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceBuyer'] = ResolversParentTypes['InvoiceBuyer']> = {
  bank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceConnection'] = ResolversParentTypes['InvoiceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['InvoiceEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceDetail'] = ResolversParentTypes['InvoiceDetail']> = {
  buyer?: Resolver<ResolversTypes['InvoiceBuyer'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  pdf?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['InvoiceRow']>, ParentType, ContextType>;
};

export type InvoiceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceEdge'] = ResolversParentTypes['InvoiceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
};

export type InvoiceLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceLine'] = ResolversParentTypes['InvoiceLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceProfile'] = ResolversParentTypes['InvoiceProfile']> = {
  bank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceRow'] = ResolversParentTypes['InvoiceRow']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceableOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceableOrder'] = ResolversParentTypes['InvoiceableOrder']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodsText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceableOrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceableOrderConnection'] = ResolversParentTypes['InvoiceableOrderConnection']> = {
  buyer?: Resolver<ResolversTypes['InvoiceBuyer'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['InvoiceableOrderEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceableOrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceableOrderEdge'] = ResolversParentTypes['InvoiceableOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['InvoiceableOrder'], ParentType, ContextType>;
};

export type InvoicedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoicedOrder'] = ResolversParentTypes['InvoicedOrder']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JoinDrawPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinDrawPayload'] = ResolversParentTypes['JoinDrawPayload']> = {
  draw?: Resolver<Maybe<ResolversTypes['Draw']>, ParentType, ContextType>;
  prize?: Resolver<ResolversTypes['WonPrize'], ParentType, ContextType>;
  recordID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JoinGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinGroupPayload'] = ResolversParentTypes['JoinGroupPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  sale?: Resolver<Maybe<ResolversTypes['GroupSale']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['GroupTeam']>, ParentType, ContextType>;
};

export type LapsingPaperResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LapsingPaper'] = ResolversParentTypes['LapsingPaper']> = {
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CertificateKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LastPurchaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastPurchase'] = ResolversParentTypes['LastPurchase']> = {
  on?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LiveChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiveChange'] = ResolversParentTypes['LiveChange']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  chatMessage?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  isEverything?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  recharge?: Resolver<Maybe<ResolversTypes['Recharge']>, ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shops?: Resolver<ReadonlyArray<ResolversTypes['Shop']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  isLoggedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MailInvoicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailInvoicePayload'] = ResolversParentTypes['MailInvoicePayload']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MarkChatSeenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkChatSeenPayload'] = ResolversParentTypes['MarkChatSeenPayload']> = {
  unreadCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MessageKind'], ParentType, ContextType>;
  kindText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['UnreadMessages'], ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MoneyEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyEntry'] = ResolversParentTypes['MoneyEntry']> = {
  afterSaleID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rechargeNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ref?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tradeNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  use?: Resolver<ResolversTypes['MoneyUse'], ParentType, ContextType>;
  withdrawalNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoneyEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyEntryConnection'] = ResolversParentTypes['MoneyEntryConnection']> = {
  came?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['MoneyEntryEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  went?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type MoneyEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyEntryEdge'] = ResolversParentTypes['MoneyEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MoneyEntry'], ParentType, ContextType>;
};

export type MoneyLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyLimits'] = ResolversParentTypes['MoneyLimits']> = {
  max?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MonthSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthSum'] = ResolversParentTypes['MonthSum']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  came?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  went?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCombinationToCart?: Resolver<Maybe<ResolversTypes['AddCombinationToCartPayload']>, ParentType, ContextType, RequireFields<MutationAddCombinationToCartArgs, 'input'>>;
  addFavorites?: Resolver<Maybe<ResolversTypes['AddFavoritesPayload']>, ParentType, ContextType, RequireFields<MutationAddFavoritesArgs, 'input'>>;
  addPurchaseList?: Resolver<Maybe<ResolversTypes['AddPurchaseListPayload']>, ParentType, ContextType, RequireFields<MutationAddPurchaseListArgs, 'input'>>;
  addShops?: Resolver<Maybe<ResolversTypes['ShopsPayload']>, ParentType, ContextType, RequireFields<MutationAddShopsArgs, 'input'>>;
  addToCart?: Resolver<Maybe<ResolversTypes['AddToCartPayload']>, ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'input'>>;
  addWantedGoods?: Resolver<Maybe<ResolversTypes['AddWantedGoodsPayload']>, ParentType, ContextType, RequireFields<MutationAddWantedGoodsArgs, 'input'>>;
  applyAfterSale?: Resolver<Maybe<ResolversTypes['ApplyAfterSalePayload']>, ParentType, ContextType, RequireFields<MutationApplyAfterSaleArgs, 'input'>>;
  applyForInvoice?: Resolver<Maybe<ResolversTypes['ApplyForInvoicePayload']>, ParentType, ContextType, RequireFields<MutationApplyForInvoiceArgs, 'input'>>;
  cancelAfterSale?: Resolver<Maybe<ResolversTypes['CancelAfterSalePayload']>, ParentType, ContextType, RequireFields<MutationCancelAfterSaleArgs, 'input'>>;
  cancelOrder?: Resolver<Maybe<ResolversTypes['CancelOrderPayload']>, ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'input'>>;
  changeColleagueRole?: Resolver<Maybe<ResolversTypes['ColleaguesPayload']>, ParentType, ContextType, RequireFields<MutationChangeColleagueRoleArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  checkRegistration?: Resolver<Maybe<ResolversTypes['CheckRegistrationPayload']>, ParentType, ContextType, RequireFields<MutationCheckRegistrationArgs, 'input'>>;
  checkout?: Resolver<Maybe<ResolversTypes['CheckoutPayload']>, ParentType, ContextType, RequireFields<MutationCheckoutArgs, 'input'>>;
  claimCoupon?: Resolver<Maybe<ResolversTypes['ClaimCouponPayload']>, ParentType, ContextType, RequireFields<MutationClaimCouponArgs, 'input'>>;
  closeWantedGoods?: Resolver<Maybe<ResolversTypes['CloseWantedGoodsPayload']>, ParentType, ContextType, RequireFields<MutationCloseWantedGoodsArgs, 'input'>>;
  confirmPointsOrder?: Resolver<Maybe<ResolversTypes['ConfirmPointsOrderPayload']>, ParentType, ContextType, RequireFields<MutationConfirmPointsOrderArgs, 'input'>>;
  confirmReceipt?: Resolver<Maybe<ResolversTypes['ConfirmReceiptPayload']>, ParentType, ContextType, RequireFields<MutationConfirmReceiptArgs, 'input'>>;
  copyCartLines?: Resolver<Maybe<ResolversTypes['CopyCartLinesPayload']>, ParentType, ContextType, RequireFields<MutationCopyCartLinesArgs, 'input'>>;
  createAddress?: Resolver<Maybe<ResolversTypes['AddressPayload']>, ParentType, ContextType, RequireFields<MutationCreateAddressArgs, 'input'>>;
  deleteAddress?: Resolver<Maybe<ResolversTypes['DeleteAddressPayload']>, ParentType, ContextType, RequireFields<MutationDeleteAddressArgs, 'input'>>;
  deleteCartLines?: Resolver<Maybe<ResolversTypes['DeleteCartLinesPayload']>, ParentType, ContextType, RequireFields<MutationDeleteCartLinesArgs, 'input'>>;
  deleteMessages?: Resolver<Maybe<ResolversTypes['DeleteMessagesPayload']>, ParentType, ContextType, RequireFields<MutationDeleteMessagesArgs, 'input'>>;
  deleteOrder?: Resolver<Maybe<ResolversTypes['DeleteOrderPayload']>, ParentType, ContextType, RequireFields<MutationDeleteOrderArgs, 'input'>>;
  editCartLine?: Resolver<Maybe<ResolversTypes['EditCartLinePayload']>, ParentType, ContextType, RequireFields<MutationEditCartLineArgs, 'input'>>;
  endDevices?: Resolver<Maybe<ResolversTypes['DevicesPayload']>, ParentType, ContextType, RequireFields<MutationEndDevicesArgs, 'input'>>;
  exchangePoints?: Resolver<Maybe<ResolversTypes['ExchangePointsPayload']>, ParentType, ContextType, RequireFields<MutationExchangePointsArgs, 'input'>>;
  follow?: Resolver<Maybe<ResolversTypes['FollowPayload']>, ParentType, ContextType, RequireFields<MutationFollowArgs, 'input'>>;
  giveFeedback?: Resolver<Maybe<ResolversTypes['GiveFeedbackPayload']>, ParentType, ContextType, RequireFields<MutationGiveFeedbackArgs, 'input'>>;
  handInReceipt?: Resolver<Maybe<ResolversTypes['HandInReceiptPayload']>, ParentType, ContextType, RequireFields<MutationHandInReceiptArgs, 'input'>>;
  joinDraw?: Resolver<Maybe<ResolversTypes['JoinDrawPayload']>, ParentType, ContextType, RequireFields<MutationJoinDrawArgs, 'input'>>;
  joinGroup?: Resolver<Maybe<ResolversTypes['JoinGroupPayload']>, ParentType, ContextType, RequireFields<MutationJoinGroupArgs, 'input'>>;
  login?: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  loginWithCode?: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<MutationLoginWithCodeArgs, 'input'>>;
  loginWithWechat?: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<MutationLoginWithWechatArgs, 'input'>>;
  logout?: Resolver<Maybe<ResolversTypes['LogoutPayload']>, ParentType, ContextType, RequireFields<MutationLogoutArgs, 'input'>>;
  mailInvoice?: Resolver<Maybe<ResolversTypes['MailInvoicePayload']>, ParentType, ContextType, RequireFields<MutationMailInvoiceArgs, 'input'>>;
  markChatSeen?: Resolver<Maybe<ResolversTypes['MarkChatSeenPayload']>, ParentType, ContextType, RequireFields<MutationMarkChatSeenArgs, 'input'>>;
  offerSupply?: Resolver<Maybe<ResolversTypes['OfferSupplyPayload']>, ParentType, ContextType, RequireFields<MutationOfferSupplyArgs, 'input'>>;
  parsePurchaseList?: Resolver<Maybe<ResolversTypes['ParsePurchaseListPayload']>, ParentType, ContextType, RequireFields<MutationParsePurchaseListArgs, 'input'>>;
  placeOrder?: Resolver<Maybe<ResolversTypes['PlaceOrderPayload']>, ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  quickAddToCart?: Resolver<Maybe<ResolversTypes['QuickAddToCartPayload']>, ParentType, ContextType, RequireFields<MutationQuickAddToCartArgs, 'input'>>;
  readMessages?: Resolver<Maybe<ResolversTypes['ReadMessagesPayload']>, ParentType, ContextType, RequireFields<MutationReadMessagesArgs, 'input'>>;
  rebuyOrder?: Resolver<Maybe<ResolversTypes['RebuyOrderPayload']>, ParentType, ContextType, RequireFields<MutationRebuyOrderArgs, 'input'>>;
  receiveAfterSale?: Resolver<Maybe<ResolversTypes['ReceiveAfterSalePayload']>, ParentType, ContextType, RequireFields<MutationReceiveAfterSaleArgs, 'input'>>;
  rechargeBalance?: Resolver<Maybe<ResolversTypes['RechargeBalancePayload']>, ParentType, ContextType, RequireFields<MutationRechargeBalanceArgs, 'input'>>;
  redeemCoupon?: Resolver<Maybe<ResolversTypes['RedeemCouponPayload']>, ParentType, ContextType, RequireFields<MutationRedeemCouponArgs, 'input'>>;
  register?: Resolver<Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  registerShop?: Resolver<Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<MutationRegisterShopArgs, 'input'>>;
  registerWithWechat?: Resolver<Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<MutationRegisterWithWechatArgs, 'input'>>;
  removeColleague?: Resolver<Maybe<ResolversTypes['ColleaguesPayload']>, ParentType, ContextType, RequireFields<MutationRemoveColleagueArgs, 'input'>>;
  removeFavorites?: Resolver<Maybe<ResolversTypes['RemoveFavoritesPayload']>, ParentType, ContextType, RequireFields<MutationRemoveFavoritesArgs, 'input'>>;
  removeShop?: Resolver<Maybe<ResolversTypes['ShopsPayload']>, ParentType, ContextType, RequireFields<MutationRemoveShopArgs, 'input'>>;
  renewCertificate?: Resolver<Maybe<ResolversTypes['CertificatePayload']>, ParentType, ContextType, RequireFields<MutationRenewCertificateArgs, 'input'>>;
  requestCode?: Resolver<Maybe<ResolversTypes['RequestCodePayload']>, ParentType, ContextType, RequireFields<MutationRequestCodeArgs, 'input'>>;
  requestRefund?: Resolver<Maybe<ResolversTypes['RequestRefundPayload']>, ParentType, ContextType, RequireFields<MutationRequestRefundArgs, 'input'>>;
  requestWechatCode?: Resolver<Maybe<ResolversTypes['RequestWechatCodePayload']>, ParentType, ContextType, RequireFields<MutationRequestWechatCodeArgs, 'input'>>;
  requestWithdrawal?: Resolver<Maybe<ResolversTypes['RequestWithdrawalPayload']>, ParentType, ContextType, RequireFields<MutationRequestWithdrawalArgs, 'input'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  saveShop?: Resolver<Maybe<ResolversTypes['SaveShopPayload']>, ParentType, ContextType, RequireFields<MutationSaveShopArgs, 'input'>>;
  selectCartLines?: Resolver<Maybe<ResolversTypes['SelectCartLinesPayload']>, ParentType, ContextType, RequireFields<MutationSelectCartLinesArgs, 'input'>>;
  sendChatMessage?: Resolver<Maybe<ResolversTypes['SendChatMessagePayload']>, ParentType, ContextType, RequireFields<MutationSendChatMessageArgs, 'input'>>;
  setDefaultAddress?: Resolver<Maybe<ResolversTypes['AddressPayload']>, ParentType, ContextType, RequireFields<MutationSetDefaultAddressArgs, 'input'>>;
  shipAfterSale?: Resolver<Maybe<ResolversTypes['ShipAfterSalePayload']>, ParentType, ContextType, RequireFields<MutationShipAfterSaleArgs, 'input'>>;
  signContract?: Resolver<Maybe<ResolversTypes['SignContractPayload']>, ParentType, ContextType, RequireFields<MutationSignContractArgs, 'input'>>;
  startPasswordReset?: Resolver<Maybe<ResolversTypes['StartPasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationStartPasswordResetArgs, 'input'>>;
  startPayment?: Resolver<Maybe<ResolversTypes['StartPaymentPayload']>, ParentType, ContextType, RequireFields<MutationStartPaymentArgs, 'input'>>;
  startRegistration?: Resolver<Maybe<ResolversTypes['StartRegistrationPayload']>, ParentType, ContextType, RequireFields<MutationStartRegistrationArgs, 'input'>>;
  startShopRegistration?: Resolver<Maybe<ResolversTypes['StartShopRegistrationPayload']>, ParentType, ContextType, RequireFields<MutationStartShopRegistrationArgs, 'input'>>;
  startWechatRegistration?: Resolver<Maybe<ResolversTypes['StartWechatRegistrationPayload']>, ParentType, ContextType, RequireFields<MutationStartWechatRegistrationArgs, 'input'>>;
  submitCertificate?: Resolver<Maybe<ResolversTypes['CertificatePayload']>, ParentType, ContextType, RequireFields<MutationSubmitCertificateArgs, 'input'>>;
  submitTransferProof?: Resolver<Maybe<ResolversTypes['SubmitTransferProofPayload']>, ParentType, ContextType, RequireFields<MutationSubmitTransferProofArgs, 'input'>>;
  switchShop?: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<MutationSwitchShopArgs, 'input'>>;
  unbindWechat?: Resolver<Maybe<ResolversTypes['UnbindWechatPayload']>, ParentType, ContextType, RequireFields<MutationUnbindWechatArgs, 'input'>>;
  unfollow?: Resolver<Maybe<ResolversTypes['FollowPayload']>, ParentType, ContextType, RequireFields<MutationUnfollowArgs, 'input'>>;
  updateAddress?: Resolver<Maybe<ResolversTypes['AddressPayload']>, ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'input'>>;
  updateProfile?: Resolver<Maybe<ResolversTypes['UpdateProfilePayload']>, ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  watchGoods?: Resolver<Maybe<ResolversTypes['WatchGoodsPayload']>, ParentType, ContextType, RequireFields<MutationWatchGoodsArgs, 'input'>>;
};

export type NavigationEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NavigationEntry'] = ResolversParentTypes['NavigationEntry']> = {
  children?: Resolver<ReadonlyArray<ResolversTypes['NavigationEntry']>, ParentType, ContextType>;
  entryID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type NeededCertificateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NeededCertificate'] = ResolversParentTypes['NeededCertificate']> = {
  kind?: Resolver<ResolversTypes['CertificateKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CertificateStatus'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Address' | 'AfterSale' | 'Article' | 'Cart' | 'CartLine' | 'ChatMessage' | 'Combination' | 'Contract' | 'Coupon' | 'CouponOffer' | 'Draw' | 'Feedback' | 'FlashSession' | 'Goods' | 'GroupSale' | 'HelpArticle' | 'Invoice' | 'Message' | 'Order' | 'PointsGift' | 'PointsOrder' | 'PriceSheet' | 'Promotion' | 'Quote' | 'Receipt' | 'Recharge' | 'Supplier' | 'SupplyOffer' | 'Trade' | 'Viewer' | 'Wallet' | 'WantedGoods' | 'Withdrawal', ParentType, ContextType>;
};

export type OfferSupplyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferSupplyPayload'] = ResolversParentTypes['OfferSupplyPayload']> = {
  offer?: Resolver<Maybe<ResolversTypes['SupplyOffer']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  actions?: Resolver<ReadonlyArray<ResolversTypes['OrderAction']>, ParentType, ContextType>;
  afterSales?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AfterSale']>>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['OrderDetail']>, ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['OrderExplanation']>, ParentType, ContextType>;
  firstLines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['OrderInvoice']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ShipmentKind'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logistics?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OrderShipment']>>, ParentType, ContextType>;
  orderID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trade?: Resolver<Maybe<ResolversTypes['Trade']>, ParentType, ContextType>;
  tradeID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tradeNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouse?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCounts'] = ResolversParentTypes['OrderCounts']> = {
  afterSale?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toShip?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unpaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderDelivery'] = ResolversParentTypes['OrderDelivery']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderDetail'] = ResolversParentTypes['OrderDetail']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['OrderDelivery'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  fees?: Resolver<ReadonlyArray<ResolversTypes['OrderFee']>, ParentType, ContextType>;
  goodsAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  online?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payMode?: Resolver<ResolversTypes['PayMode'], ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['OrderPayment']>, ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refunds?: Resolver<ReadonlyArray<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipments?: Resolver<ReadonlyArray<ResolversTypes['OrderShipment']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  voucher?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  actor?: Resolver<ResolversTypes['OrderActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type OrderExplanationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderExplanation'] = ResolversParentTypes['OrderExplanation']> = {
  isEqual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recomputed?: Resolver<ResolversTypes['OrderSums'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['ExplanationStep']>, ParentType, ContextType>;
  stored?: Resolver<ResolversTypes['OrderSums'], ParentType, ContextType>;
};

export type OrderFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderFee'] = ResolversParentTypes['OrderFee']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderInvoice'] = ResolversParentTypes['OrderInvoice']> = {
  invoiceID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isWished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderInvoiceStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  adjustments?: Resolver<ReadonlyArray<ResolversTypes['PriceAdjustment']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  approvalNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  basePrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  combinationID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goods?: Resolver<Maybe<ResolversTypes['Goods']>, ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['URL']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderLineKind'], ParentType, ContextType>;
  lapsedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lapsedRefund?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lineID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lots?: Resolver<ReadonlyArray<ResolversTypes['OrderLot']>, ParentType, ContextType>;
  manufacturer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  returnedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderLotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLot'] = ResolversParentTypes['OrderLot']> = {
  expiresOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lotNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['PaymentChannel'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paymentID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
};

export type OrderRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
  tender?: Resolver<ResolversTypes['RefundTender'], ParentType, ContextType>;
};

export type OrderShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderShipment'] = ResolversParentTypes['OrderShipment']> = {
  afterSaleID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ShipmentLine']>, ParentType, ContextType>;
  shippedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  traces?: Resolver<ReadonlyArray<ResolversTypes['ShipmentTrace']>, ParentType, ContextType>;
  trackingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSums'] = ResolversParentTypes['OrderSums']> = {
  goods?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  atStake?: Resolver<ResolversTypes['AtStake'], ParentType, ContextType>;
  couponsEnding?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['MonthSum']>, ParentType, ContextType>;
  papers?: Resolver<ReadonlyArray<ResolversTypes['LapsingPaper']>, ParentType, ContextType>;
  receipts?: Resolver<ResolversTypes['ReceiptsDue'], ParentType, ContextType>;
  setup?: Resolver<Maybe<ResolversTypes['ShopSetup']>, ParentType, ContextType>;
  unpaid?: Resolver<ResolversTypes['UnpaidSum'], ParentType, ContextType>;
};

export type PageCursorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageCursor'] = ResolversParentTypes['PageCursor']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageCursorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageCursors'] = ResolversParentTypes['PageCursors']> = {
  around?: Resolver<ReadonlyArray<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  first?: Resolver<Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaperResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Paper'] = ResolversParentTypes['Paper']> = {
  lot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ParsePurchaseListPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParsePurchaseListPayload'] = ResolversParentTypes['ParsePurchaseListPayload']> = {
  rows?: Resolver<ReadonlyArray<ResolversTypes['PurchaseRow']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['PaymentChannel'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentKind'], ParentType, ContextType>;
  paymentID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qrImage?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type PlaceOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderPayload'] = ResolversParentTypes['PlaceOrderPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
  trade?: Resolver<Maybe<ResolversTypes['Trade']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type PointsCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsCategory'] = ResolversParentTypes['PointsCategory']> = {
  categoryID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PointsEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsEntry'] = ResolversParentTypes['PointsEntry']> = {
  after?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  afterSaleID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsOrderNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PointsEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsEntryConnection'] = ResolversParentTypes['PointsEntryConnection']> = {
  came?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['PointsEntryEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  went?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointsEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsEntryEdge'] = ResolversParentTypes['PointsEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PointsEntry'], ParentType, ContextType>;
};

export type PointsGiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsGift'] = ResolversParentTypes['PointsGift']> = {
  boughtCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categoryID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exchangedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  giftID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perMember?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remarks?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PointsGiftConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsGiftConnection'] = ResolversParentTypes['PointsGiftConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PointsGiftEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointsGiftEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsGiftEdge'] = ResolversParentTypes['PointsGiftEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PointsGift'], ParentType, ContextType>;
};

export type PointsMenuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsMenu'] = ResolversParentTypes['PointsMenu']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['PointsCategory']>, ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['PointsStep']>, ParentType, ContextType>;
};

export type PointsOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsOrder'] = ResolversParentTypes['PointsOrder']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  giftID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsOrderID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shippedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PointsOrderStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trackingNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PointsOrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsOrderConnection'] = ResolversParentTypes['PointsOrderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PointsOrderEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointsOrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsOrderEdge'] = ResolversParentTypes['PointsOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PointsOrder'], ParentType, ContextType>;
};

export type PointsStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsStep'] = ResolversParentTypes['PointsStep']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['PointsRange'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PostPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostPage'] = ResolversParentTypes['PostPage']> = {
  article?: Resolver<ResolversTypes['Article'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['ArticleConnection'], ParentType, ContextType>;
};

export type PriceAdjustmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceAdjustment'] = ResolversParentTypes['PriceAdjustment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['PricingPhase'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceSheet'] = ResolversParentTypes['PriceSheet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  goods?: Resolver<Maybe<ResolversTypes['PriceSheetGoodsConnection']>, ParentType, ContextType, RequireFields<PriceSheetGoodsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remarks?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sheetID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceSheetGoodsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceSheetGoodsConnection'] = ResolversParentTypes['PriceSheetGoodsConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GoodsEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceStep'] = ResolversParentTypes['PriceStep']> = {
  on?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceTier'] = ResolversParentTypes['PriceTier']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricingAddonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingAddon'] = ResolversParentTypes['PricingAddon']> = {
  full?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsIDs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promotionID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PricingCombinationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingCombination'] = ResolversParentTypes['PricingCombination']> = {
  combinationID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['PricingCombinationItem']>, ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricingCombinationItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingCombinationItem'] = ResolversParentTypes['PricingCombinationItem']> = {
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricingCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingCoupon'] = ResolversParentTypes['PricingCoupon']> = {
  couponID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  face?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goodsIDs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CouponKind'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricingDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingDiscount'] = ResolversParentTypes['PricingDiscount']> = {
  goodsIDs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  promotionID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tiers?: Resolver<ReadonlyArray<ResolversTypes['PricingRateTier']>, ParentType, ContextType>;
};

export type PricingFlashResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingFlash'] = ResolversParentTypes['PricingFlash']> = {
  bought?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perMember?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricingFullReductionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingFullReduction'] = ResolversParentTypes['PricingFullReduction']> = {
  cap?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goodsIDs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  isRepeatable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promotionID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tiers?: Resolver<ReadonlyArray<ResolversTypes['PricingMinusTier']>, ParentType, ContextType>;
};

export type PricingGiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingGift'] = ResolversParentTypes['PricingGift']> = {
  given?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  needed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricingGoodsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingGoods'] = ResolversParentTypes['PricingGoods']> = {
  basePrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caseQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  freeShippingQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gift?: Resolver<Maybe<ResolversTypes['PricingGift']>, ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isBuyable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEphedrine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFreeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSingleFreeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ladder?: Resolver<ReadonlyArray<ResolversTypes['PricingTier']>, ParentType, ContextType>;
  ladderType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  special?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseID?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withCoupon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PricingGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingGroup'] = ResolversParentTypes['PricingGroup']> = {
  bought?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perMember?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  saleID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tiers?: Resolver<ReadonlyArray<ResolversTypes['PricingTier']>, ParentType, ContextType>;
};

export type PricingLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingLine'] = ResolversParentTypes['PricingLine']> = {
  combinationID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseID?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricingMinusTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingMinusTier'] = ResolversParentTypes['PricingMinusTier']> = {
  full?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricingRateTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingRateTier'] = ResolversParentTypes['PricingRateTier']> = {
  basisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  full?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricingTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingTier'] = ResolversParentTypes['PricingTier']> = {
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricingWarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingWarehouse'] = ResolversParentTypes['PricingWarehouse']> = {
  fee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeOver?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseID?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  cap?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  coversAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goods?: Resolver<Maybe<ResolversTypes['PromotionGoodsConnection']>, ParentType, ContextType, RequireFields<PromotionGoodsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRepeatable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PromotionKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotionID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tiers?: Resolver<ReadonlyArray<ResolversTypes['PromotionTier']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionGoodsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionGoodsConnection'] = ResolversParentTypes['PromotionGoodsConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GoodsEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionOffer'] = ResolversParentTypes['PromotionOffer']> = {
  cap?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  coversAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRepeatable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PromotionKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotionID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ActivityState'], ParentType, ContextType>;
  tiers?: Resolver<ReadonlyArray<ResolversTypes['PromotionTier']>, ParentType, ContextType>;
};

export type PromotionOfferConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionOfferConnection'] = ResolversParentTypes['PromotionOfferConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PromotionOfferEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionOfferEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionOfferEdge'] = ResolversParentTypes['PromotionOfferEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PromotionOffer'], ParentType, ContextType>;
};

export type PromotionTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionTier'] = ResolversParentTypes['PromotionTier']> = {
  full?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minus?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PurchaseHintResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseHint'] = ResolversParentTypes['PurchaseHint']> = {
  addQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gain?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goods?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Goods']>>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PurchaseHintKind'], ParentType, ContextType>;
  lineID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotionID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saves?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  warehouseID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PurchaseRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseRow'] = ResolversParentTypes['PurchaseRow']> = {
  askedQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  candidates?: Resolver<ReadonlyArray<ResolversTypes['Goods']>, ParentType, ContextType>;
  input?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Goods']>, ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['BusinessReason']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PurchaseRowState'], ParentType, ContextType>;
  substitutes?: Resolver<ReadonlyArray<ResolversTypes['Goods']>, ParentType, ContextType>;
};

export type QualityInspectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualityInspection'] = ResolversParentTypes['QualityInspection']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  activityPage?: Resolver<Maybe<ResolversTypes['ActivityPage']>, ParentType, ContextType, RequireFields<QueryActivityPageArgs, 'path'>>;
  afterSale?: Resolver<Maybe<ResolversTypes['AfterSale']>, ParentType, ContextType, RequireFields<QueryAfterSaleArgs, 'afterSaleID'>>;
  afterSaleOptions?: Resolver<Maybe<ResolversTypes['AfterSaleOptions']>, ParentType, ContextType, RequireFields<QueryAfterSaleOptionsArgs, 'orderID'>>;
  afterSales?: Resolver<Maybe<ResolversTypes['AfterSaleConnection']>, ParentType, ContextType, RequireFields<QueryAfterSalesArgs, 'first'>>;
  announcement?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType>;
  article?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<QueryArticleArgs, 'articleID'>>;
  articleCategory?: Resolver<Maybe<ResolversTypes['ArticleCategory']>, ParentType, ContextType, RequireFields<QueryArticleCategoryArgs, 'categoryID'>>;
  articles?: Resolver<Maybe<ResolversTypes['ArticleConnection']>, ParentType, ContextType, RequireFields<QueryArticlesArgs, 'first'>>;
  banners?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Banner']>>, ParentType, ContextType, RequireFields<QueryBannersArgs, 'bannerID'>>;
  brandPage?: Resolver<Maybe<ResolversTypes['BrandPage']>, ParentType, ContextType, RequireFields<QueryBrandPageArgs, 'brandID'>>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartBadge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cartShops?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CartShop']>>, ParentType, ContextType>;
  cartSuggestions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PurchaseHint']>>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Category']>>, ParentType, ContextType>;
  chat?: Resolver<Maybe<ResolversTypes['ChatMessageConnection']>, ParentType, ContextType, RequireFields<QueryChatArgs, 'first'>>;
  combination?: Resolver<Maybe<ResolversTypes['Combination']>, ParentType, ContextType, RequireFields<QueryCombinationArgs, 'combinationID'>>;
  combinations?: Resolver<Maybe<ResolversTypes['CombinationConnection']>, ParentType, ContextType, RequireFields<QueryCombinationsArgs, 'first'>>;
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  controlledBanners?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Banner']>>, ParentType, ContextType, Partial<QueryControlledBannersArgs>>;
  cornerAds?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CornerAd']>>, ParentType, ContextType>;
  couponCounts?: Resolver<Maybe<ResolversTypes['CouponCounts']>, ParentType, ContextType>;
  couponOffers?: Resolver<Maybe<ResolversTypes['CouponOfferConnection']>, ParentType, ContextType, RequireFields<QueryCouponOffersArgs, 'first'>>;
  coupons?: Resolver<Maybe<ResolversTypes['CouponConnection']>, ParentType, ContextType, RequireFields<QueryCouponsArgs, 'first'>>;
  dailySpecials?: Resolver<Maybe<ResolversTypes['PromotionGoodsConnection']>, ParentType, ContextType, RequireFields<QueryDailySpecialsArgs, 'first'>>;
  draw?: Resolver<Maybe<ResolversTypes['Draw']>, ParentType, ContextType, Partial<QueryDrawArgs>>;
  drawBanners?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Banner']>>, ParentType, ContextType>;
  drawPopup?: Resolver<Maybe<ResolversTypes['DrawPopup']>, ParentType, ContextType>;
  drawRecords?: Resolver<Maybe<ResolversTypes['DrawRecordConnection']>, ParentType, ContextType, RequireFields<QueryDrawRecordsArgs, 'first'>>;
  favorites?: Resolver<Maybe<ResolversTypes['FavoriteConnection']>, ParentType, ContextType, RequireFields<QueryFavoritesArgs, 'first'>>;
  feedback?: Resolver<Maybe<ResolversTypes['FeedbackConnection']>, ParentType, ContextType, RequireFields<QueryFeedbackArgs, 'first'>>;
  flashSale?: Resolver<Maybe<ResolversTypes['FlashSale']>, ParentType, ContextType>;
  flashSession?: Resolver<Maybe<ResolversTypes['FlashSession']>, ParentType, ContextType, RequireFields<QueryFlashSessionArgs, 'sessionID'>>;
  focus?: Resolver<Maybe<ResolversTypes['Focus']>, ParentType, ContextType, RequireFields<QueryFocusArgs, 'slot'>>;
  followedGoods?: Resolver<Maybe<ResolversTypes['FollowedGoodsConnection']>, ParentType, ContextType, RequireFields<QueryFollowedGoodsArgs, 'first'>>;
  followedSuppliers?: Resolver<Maybe<ResolversTypes['SupplierConnection']>, ParentType, ContextType, RequireFields<QueryFollowedSuppliersArgs, 'first'>>;
  foundInvoice?: Resolver<Maybe<ResolversTypes['FoundInvoice']>, ParentType, ContextType, RequireFields<QueryFoundInvoiceArgs, 'phoneTail'>>;
  frequentGoods?: Resolver<Maybe<ResolversTypes['FrequentGoodsConnection']>, ParentType, ContextType, RequireFields<QueryFrequentGoodsArgs, 'first' | 'order'>>;
  goods?: Resolver<Maybe<ResolversTypes['Goods']>, ParentType, ContextType, RequireFields<QueryGoodsArgs, 'goodsID'>>;
  goodsList?: Resolver<Maybe<ResolversTypes['GoodsConnection']>, ParentType, ContextType, RequireFields<QueryGoodsListArgs, 'first' | 'sort'>>;
  groupSale?: Resolver<Maybe<ResolversTypes['GroupSale']>, ParentType, ContextType, RequireFields<QueryGroupSaleArgs, 'saleID'>>;
  groupSales?: Resolver<Maybe<ResolversTypes['GroupSaleConnection']>, ParentType, ContextType, RequireFields<QueryGroupSalesArgs, 'first'>>;
  headlines?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Article']>>, ParentType, ContextType>;
  helpArticle?: Resolver<Maybe<ResolversTypes['HelpArticle']>, ParentType, ContextType, Partial<QueryHelpArticleArgs>>;
  helpCategories?: Resolver<Maybe<ReadonlyArray<ResolversTypes['HelpCategory']>>, ParentType, ContextType>;
  home?: Resolver<Maybe<ResolversTypes['Home']>, ParentType, ContextType>;
  homeFlashSale?: Resolver<Maybe<ResolversTypes['FlashSale']>, ParentType, ContextType>;
  hotWords?: Resolver<Maybe<ReadonlyArray<ResolversTypes['HotWord']>>, ParentType, ContextType, Partial<QueryHotWordsArgs>>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'invoiceID'>>;
  invoiceableOrders?: Resolver<Maybe<ResolversTypes['InvoiceableOrderConnection']>, ParentType, ContextType, RequireFields<QueryInvoiceableOrdersArgs, 'first'>>;
  invoices?: Resolver<Maybe<ResolversTypes['InvoiceConnection']>, ParentType, ContextType, RequireFields<QueryInvoicesArgs, 'first'>>;
  isPhoneUsable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QueryIsPhoneUsableArgs, 'phone'>>;
  latestDrawRecord?: Resolver<Maybe<ResolversTypes['DrawRecord']>, ParentType, ContextType, Partial<QueryLatestDrawRecordArgs>>;
  lineHints?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PurchaseHint']>>, ParentType, ContextType, RequireFields<QueryLineHintsArgs, 'lineID'>>;
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<QueryMessageArgs, 'messageID'>>;
  messages?: Resolver<Maybe<ResolversTypes['MessageConnection']>, ParentType, ContextType, RequireFields<QueryMessagesArgs, 'first'>>;
  moneyLog?: Resolver<Maybe<ResolversTypes['MoneyEntryConnection']>, ParentType, ContextType, RequireFields<QueryMoneyLogArgs, 'first'>>;
  myGroupSales?: Resolver<Maybe<ResolversTypes['GroupSaleConnection']>, ParentType, ContextType, RequireFields<QueryMyGroupSalesArgs, 'first'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'orderID'>>;
  orderCounts?: Resolver<Maybe<ResolversTypes['OrderCounts']>, ParentType, ContextType>;
  orderPapers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Paper']>>, ParentType, ContextType, RequireFields<QueryOrderPapersArgs, 'isZipped' | 'orderID'>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, RequireFields<QueryOrdersArgs, 'first'>>;
  overview?: Resolver<Maybe<ResolversTypes['Overview']>, ParentType, ContextType>;
  pointsGift?: Resolver<Maybe<ResolversTypes['PointsGift']>, ParentType, ContextType, RequireFields<QueryPointsGiftArgs, 'giftID'>>;
  pointsGifts?: Resolver<Maybe<ResolversTypes['PointsGiftConnection']>, ParentType, ContextType, RequireFields<QueryPointsGiftsArgs, 'first'>>;
  pointsLog?: Resolver<Maybe<ResolversTypes['PointsEntryConnection']>, ParentType, ContextType, RequireFields<QueryPointsLogArgs, 'first'>>;
  pointsMenu?: Resolver<Maybe<ResolversTypes['PointsMenu']>, ParentType, ContextType>;
  pointsOrder?: Resolver<Maybe<ResolversTypes['PointsOrder']>, ParentType, ContextType, RequireFields<QueryPointsOrderArgs, 'pointsOrderID'>>;
  pointsOrders?: Resolver<Maybe<ResolversTypes['PointsOrderConnection']>, ParentType, ContextType, RequireFields<QueryPointsOrdersArgs, 'first'>>;
  postPage?: Resolver<Maybe<ResolversTypes['PostPage']>, ParentType, ContextType, RequireFields<QueryPostPageArgs, 'articleID' | 'page'>>;
  priceSheet?: Resolver<Maybe<ResolversTypes['PriceSheet']>, ParentType, ContextType, RequireFields<QueryPriceSheetArgs, 'sheetID'>>;
  priceSheets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PriceSheet']>>, ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['Promotion']>, ParentType, ContextType, RequireFields<QueryPromotionArgs, 'promotionID'>>;
  promotionOffers?: Resolver<Maybe<ResolversTypes['PromotionOfferConnection']>, ParentType, ContextType, RequireFields<QueryPromotionOffersArgs, 'first'>>;
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType, RequireFields<QueryQuoteArgs, 'quoteID'>>;
  receipts?: Resolver<Maybe<ResolversTypes['ReceiptConnection']>, ParentType, ContextType, RequireFields<QueryReceiptsArgs, 'first'>>;
  recharge?: Resolver<Maybe<ResolversTypes['Recharge']>, ParentType, ContextType, RequireFields<QueryRechargeArgs, 'rechargeID'>>;
  recommendations?: Resolver<Maybe<ResolversTypes['RecommendationConnection']>, ParentType, ContextType, RequireFields<QueryRecommendationsArgs, 'first'>>;
  regions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Region']>>, ParentType, ContextType, Partial<QueryRegionsArgs>>;
  registration?: Resolver<Maybe<ResolversTypes['Registration']>, ParentType, ContextType, RequireFields<QueryRegistrationArgs, 'of'>>;
  searchSuggestions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SearchSuggestion']>>, ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'keywords'>>;
  serverTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  siteLinks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SiteLink']>>, ParentType, ContextType, RequireFields<QuerySiteLinksArgs, 'of'>>;
  statement?: Resolver<Maybe<ResolversTypes['Statement']>, ParentType, ContextType, Partial<QueryStatementArgs>>;
  supplier?: Resolver<Maybe<ResolversTypes['Supplier']>, ParentType, ContextType, RequireFields<QuerySupplierArgs, 'supplierID'>>;
  suppliers?: Resolver<Maybe<ResolversTypes['SupplierConnection']>, ParentType, ContextType, RequireFields<QuerySuppliersArgs, 'first'>>;
  supplyOffer?: Resolver<Maybe<ResolversTypes['SupplyOffer']>, ParentType, ContextType, RequireFields<QuerySupplyOfferArgs, 'supplyID'>>;
  supplyOffers?: Resolver<Maybe<ResolversTypes['SupplyOfferConnection']>, ParentType, ContextType, RequireFields<QuerySupplyOffersArgs, 'first' | 'isOwn'>>;
  trade?: Resolver<Maybe<ResolversTypes['Trade']>, ParentType, ContextType, RequireFields<QueryTradeArgs, 'tradeID'>>;
  usableCoupons?: Resolver<Maybe<ResolversTypes['CouponConnection']>, ParentType, ContextType, RequireFields<QueryUsableCouponsArgs, 'first'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  voucherLog?: Resolver<Maybe<ResolversTypes['MoneyEntryConnection']>, ParentType, ContextType, RequireFields<QueryVoucherLogArgs, 'first'>>;
  vouchers?: Resolver<Maybe<ResolversTypes['VoucherConnection']>, ParentType, ContextType, RequireFields<QueryVouchersArgs, 'first'>>;
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  wantedGoods?: Resolver<Maybe<ResolversTypes['WantedGoodsConnection']>, ParentType, ContextType, RequireFields<QueryWantedGoodsArgs, 'first'>>;
  wantedGoodsOne?: Resolver<Maybe<ResolversTypes['WantedGoods']>, ParentType, ContextType, RequireFields<QueryWantedGoodsOneArgs, 'wantedID'>>;
  wechatBinding?: Resolver<Maybe<ResolversTypes['WechatBinding']>, ParentType, ContextType>;
  wechatScan?: Resolver<Maybe<ResolversTypes['WechatScan']>, ParentType, ContextType, RequireFields<QueryWechatScanArgs, 'token'>>;
  withdrawals?: Resolver<Maybe<ResolversTypes['WithdrawalConnection']>, ParentType, ContextType, RequireFields<QueryWithdrawalsArgs, 'first'>>;
  zone?: Resolver<Maybe<ResolversTypes['Zone']>, ParentType, ContextType, RequireFields<QueryZoneArgs, 'kind'>>;
};

export type QuickAddToCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuickAddToCartPayload'] = ResolversParentTypes['QuickAddToCartPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodsAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoices?: Resolver<ReadonlyArray<ResolversTypes['QuoteInvoice']>, ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['QuoteOrder']>, ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quoteID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tenders?: Resolver<ResolversTypes['QuoteTenders'], ParentType, ContextType>;
  unusableCoupons?: Resolver<ReadonlyArray<ResolversTypes['UnusableCoupon']>, ParentType, ContextType>;
  usableCoupons?: Resolver<ReadonlyArray<ResolversTypes['UsableCoupon']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuoteInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteInvoice'] = ResolversParentTypes['QuoteInvoice']> = {
  invoiceID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isUsual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuoteLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteLine'] = ResolversParentTypes['QuoteLine']> = {
  adjustments?: Resolver<ReadonlyArray<ResolversTypes['PriceAdjustment']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  combinationID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderLineKind'], ParentType, ContextType>;
  lineID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type QuoteOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteOrder'] = ResolversParentTypes['QuoteOrder']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goodsAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ShipmentKind'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['QuoteLine']>, ParentType, ContextType>;
  online?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  voucher?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  warehouse?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType>;
};

export type QuoteTendersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteTenders'] = ResolversParentTypes['QuoteTenders']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceAvailable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  online?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  voucher?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  voucherAvailable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ReadMessagesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadMessagesPayload'] = ResolversParentTypes['ReadMessagesPayload']> = {
  readMessageIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  unread?: Resolver<Maybe<ResolversTypes['UnreadMessages']>, ParentType, ContextType>;
};

export type RebuyOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RebuyOrderPayload'] = ResolversParentTypes['RebuyOrderPayload']> = {
  added?: Resolver<ReadonlyArray<ResolversTypes['AddedLine']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  skipped?: Resolver<ReadonlyArray<ResolversTypes['SkippedLine']>, ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReceiptStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  uploadedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReceiptConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptConnection'] = ResolversParentTypes['ReceiptConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ReceiptEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReceiptEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptEdge'] = ResolversParentTypes['ReceiptEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType>;
};

export type ReceiptsDueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptsDue'] = ResolversParentTypes['ReceiptsDue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  overdueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReceiveAfterSalePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiveAfterSalePayload'] = ResolversParentTypes['ReceiveAfterSalePayload']> = {
  afterSale?: Resolver<Maybe<ResolversTypes['AfterSale']>, ParentType, ContextType>;
};

export type RechargeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Recharge'] = ResolversParentTypes['Recharge']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['PaymentChannel'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentKind'], ParentType, ContextType>;
  qr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qrImage?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  rechargeID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rechargeNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RechargeStatus'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RechargeBalancePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RechargeBalancePayload'] = ResolversParentTypes['RechargeBalancePayload']> = {
  recharge?: Resolver<Maybe<ResolversTypes['Recharge']>, ParentType, ContextType>;
};

export type RecommendationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecommendationConnection'] = ResolversParentTypes['RecommendationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GoodsEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RedeemCouponPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedeemCouponPayload'] = ResolversParentTypes['RedeemCouponPayload']> = {
  counts?: Resolver<Maybe<ResolversTypes['CouponCounts']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
};

export type RegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regionID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  memberID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Registration'] = ResolversParentTypes['Registration']> = {
  neededCertificates?: Resolver<ReadonlyArray<ResolversTypes['NeededCertificate']>, ParentType, ContextType>;
  review?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
};

export type RemoveFavoritesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFavoritesPayload'] = ResolversParentTypes['RemoveFavoritesPayload']> = {
  removedGoodsIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RequestCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestCodePayload'] = ResolversParentTypes['RequestCodePayload']> = {
  demoOutbox?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RequestRefundPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestRefundPayload'] = ResolversParentTypes['RequestRefundPayload']> = {
  afterSale?: Resolver<Maybe<ResolversTypes['AfterSale']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type RequestWechatCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestWechatCodePayload'] = ResolversParentTypes['RequestWechatCodePayload']> = {
  code?: Resolver<ResolversTypes['WechatCode'], ParentType, ContextType>;
};

export type RequestWithdrawalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestWithdrawalPayload'] = ResolversParentTypes['RequestWithdrawalPayload']> = {
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  withdrawal?: Resolver<Maybe<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  isReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReversedInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReversedInvoice'] = ResolversParentTypes['ReversedInvoice']> = {
  invoiceID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaleControlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleControl'] = ResolversParentTypes['SaleControl']> = {
  grantedBy?: Resolver<Maybe<ResolversTypes['SaleGrant']>, ParentType, ContextType>;
  hasNamedShops?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kinds?: Resolver<ReadonlyArray<ResolversTypes['CompanyKind']>, ParentType, ContextType>;
  regions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveShopPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveShopPayload'] = ResolversParentTypes['SaveShopPayload']> = {
  shop?: Resolver<Maybe<ResolversTypes['ShopDetails']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SearchCorrectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchCorrection'] = ResolversParentTypes['SearchCorrection']> = {
  word?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSuggestion'] = ResolversParentTypes['SearchSuggestion']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodsID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['KeywordScope'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectCartLinesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectCartLinesPayload'] = ResolversParentTypes['SelectCartLinesPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type SendChatMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendChatMessagePayload'] = ResolversParentTypes['SendChatMessagePayload']> = {
  chatMessage?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
};

export type ShipAfterSalePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipAfterSalePayload'] = ResolversParentTypes['ShipAfterSalePayload']> = {
  afterSale?: Resolver<Maybe<ResolversTypes['AfterSale']>, ParentType, ContextType>;
};

export type ShipmentLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentLine'] = ResolversParentTypes['ShipmentLine']> = {
  expiresOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lineID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lotNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packUnit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShipmentTraceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentTrace'] = ResolversParentTypes['ShipmentTrace']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ShopRole'], ParentType, ContextType>;
};

export type ShopCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopCard'] = ResolversParentTypes['ShopCard']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cartCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  papersDueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ShopRole'], ParentType, ContextType>;
  unpaidCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopDetails'] = ResolversParentTypes['ShopDetails']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['InvoiceProfile']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CompanyKind'], ParentType, ContextType>;
  licenceNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regions?: Resolver<ReadonlyArray<ResolversTypes['Region']>, ParentType, ContextType>;
  review?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
  reviewNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ShopRole'], ParentType, ContextType>;
};

export type ShopSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSetup'] = ResolversParentTypes['ShopSetup']> = {
  addressCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isContractSigned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  papersMissing?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  review?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
};

export type ShopsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopsPayload'] = ResolversParentTypes['ShopsPayload']> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignContractPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignContractPayload'] = ResolversParentTypes['SignContractPayload']> = {
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
};

export type SiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  banners?: Resolver<ReadonlyArray<ResolversTypes['Banner']>, ParentType, ContextType>;
  brands?: Resolver<ReadonlyArray<ResolversTypes['Brand']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  deviceCategories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  herbCategories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  hotWords?: Resolver<ReadonlyArray<ResolversTypes['HotWord']>, ParentType, ContextType>;
  navigation?: Resolver<ReadonlyArray<ResolversTypes['NavigationEntry']>, ParentType, ContextType>;
  preferredCategories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SiteLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteLink'] = ResolversParentTypes['SiteLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type SkippedCopyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedCopy'] = ResolversParentTypes['SkippedCopy']> = {
  lineID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkippedGoodsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedGoods'] = ResolversParentTypes['SkippedGoods']> = {
  available?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['BusinessReason']>, ParentType, ContextType>;
};

export type SkippedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedLine'] = ResolversParentTypes['SkippedLine']> = {
  available?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['BusinessReason']>, ParentType, ContextType>;
  substitutes?: Resolver<ReadonlyArray<ResolversTypes['Goods']>, ParentType, ContextType>;
};

export type StartPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPasswordResetPayload'] = ResolversParentTypes['StartPasswordResetPayload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPaymentPayload'] = ResolversParentTypes['StartPaymentPayload']> = {
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  trade?: Resolver<Maybe<ResolversTypes['Trade']>, ParentType, ContextType>;
};

export type StartRegistrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartRegistrationPayload'] = ResolversParentTypes['StartRegistrationPayload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartShopRegistrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartShopRegistrationPayload'] = ResolversParentTypes['StartShopRegistrationPayload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shops?: Resolver<ReadonlyArray<ResolversTypes['Shop']>, ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartWechatRegistrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartWechatRegistrationPayload'] = ResolversParentTypes['StartWechatRegistrationPayload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wechatTicket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Statement'] = ResolversParentTypes['Statement']> = {
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  csv?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['StatementEntry']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['StatementOrder']>, ParentType, ContextType>;
};

export type StatementEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementEntry'] = ResolversParentTypes['StatementEntry']> = {
  afterSaleID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StatementKind'], ParentType, ContextType>;
  orderID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['StatementPart']>, ParentType, ContextType>;
  ref?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tradeNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StatementOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementOrder'] = ResolversParentTypes['StatementOrder']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  online?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  voucher?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type StatementPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementPart'] = ResolversParentTypes['StatementPart']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmitTransferProofPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitTransferProofPayload'] = ResolversParentTypes['SubmitTransferProofPayload']> = {
  trade?: Resolver<Maybe<ResolversTypes['Trade']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  afterSaleChanged?: SubscriptionResolver<Maybe<ResolversTypes['AfterSale']>, "afterSaleChanged", ParentType, ContextType>;
  cartChanged?: SubscriptionResolver<Maybe<ResolversTypes['Cart']>, "cartChanged", ParentType, ContextType>;
  changed?: SubscriptionResolver<Maybe<ResolversTypes['LiveChange']>, "changed", ParentType, ContextType, Partial<SubscriptionChangedArgs>>;
  chatChanged?: SubscriptionResolver<Maybe<ResolversTypes['ChatMessage']>, "chatChanged", ParentType, ContextType>;
  messageCountChanged?: SubscriptionResolver<Maybe<ResolversTypes['Int']>, "messageCountChanged", ParentType, ContextType>;
  orderStatusChanged?: SubscriptionResolver<Maybe<ResolversTypes['Order']>, "orderStatusChanged", ParentType, ContextType>;
};

export type SupplierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Supplier'] = ResolversParentTypes['Supplier']> = {
  bestSelling?: Resolver<ReadonlyArray<ResolversTypes['Goods']>, ParentType, ContextType>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goods?: Resolver<Maybe<ResolversTypes['SupplierGoodsConnection']>, ParentType, ContextType, RequireFields<SupplierGoodsArgs, 'first'>>;
  goodsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFollowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kinds?: Resolver<ReadonlyArray<ResolversTypes['GoodsKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplierID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupplierConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupplierConnection'] = ResolversParentTypes['SupplierConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SupplierEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SupplierEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupplierEdge'] = ResolversParentTypes['SupplierEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Supplier'], ParentType, ContextType>;
};

export type SupplierGoodsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupplierGoodsConnection'] = ResolversParentTypes['SupplierGoodsConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GoodsEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SupplyOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupplyOffer'] = ResolversParentTypes['SupplyOffer']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manufacturer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SupplyStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplyID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupplyOfferConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupplyOfferConnection'] = ResolversParentTypes['SupplyOfferConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SupplyOfferEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SupplyOfferEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupplyOfferEdge'] = ResolversParentTypes['SupplyOfferEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SupplyOffer'], ParentType, ContextType>;
};

export type TextSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextSection'] = ResolversParentTypes['TextSection']> = {
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paragraphs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TradeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Trade'] = ResolversParentTypes['Trade']> = {
  channels?: Resolver<ReadonlyArray<ResolversTypes['PaymentChannel']>, ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['TradeOrder']>, ParentType, ContextType>;
  payMode?: Resolver<ResolversTypes['PayMode'], ParentType, ContextType>;
  payStatus?: Resolver<ResolversTypes['PayStatus'], ParentType, ContextType>;
  payUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tradeID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tradeNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transferAccount?: Resolver<Maybe<ResolversTypes['TransferAccount']>, ParentType, ContextType>;
  transferProof?: Resolver<Maybe<ResolversTypes['TransferProof']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TradeOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeOrder'] = ResolversParentTypes['TradeOrder']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TransferAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferAccount'] = ResolversParentTypes['TransferAccount']> = {
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TransferProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferProof'] = ResolversParentTypes['TransferProof']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TransferProofStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UnbindWechatPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnbindWechatPayload'] = ResolversParentTypes['UnbindWechatPayload']> = {
  binding?: Resolver<ResolversTypes['WechatBinding'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UnpaidSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnpaidSum'] = ResolversParentTypes['UnpaidSum']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type UnreadMessagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnreadMessages'] = ResolversParentTypes['UnreadMessages']> = {
  cert?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnusableCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnusableCoupon'] = ResolversParentTypes['UnusableCoupon']> = {
  couponID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  face?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CouponKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['BusinessReason'], ParentType, ContextType>;
  short?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UsableCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsableCoupon'] = ResolversParentTypes['UsableCoupon']> = {
  couponID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  face?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CouponKind'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saves?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  accountManager?: Resolver<Maybe<ResolversTypes['AccountManager']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addresses?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Address']>>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  canChat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canMoveFunds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Certificate']>>, ParentType, ContextType>;
  colleagues?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Colleague']>>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  devices?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Device']>>, ParentType, ContextType>;
  hasAfterSales?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreferredZone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSpecialPrices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hotline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReviewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qualityInspection?: Resolver<ResolversTypes['QualityInspection'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scopes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BusinessScope']>>, ParentType, ContextType>;
  serviceQQ?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  shop?: Resolver<Maybe<ResolversTypes['ShopDetails']>, ParentType, ContextType>;
  shopChoices?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Shop']>>, ParentType, ContextType>;
  shops?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ShopCard']>>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wechat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoucherResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Voucher'] = ResolversParentTypes['Voucher']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  face?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CouponStatus'], ParentType, ContextType>;
  voucherID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VoucherConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoucherConnection'] = ResolversParentTypes['VoucherConnection']> = {
  counts?: Resolver<ResolversTypes['CouponCounts'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['VoucherEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type VoucherEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoucherEdge'] = ResolversParentTypes['VoucherEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Voucher'], ParentType, ContextType>;
};

export type WalletResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankAccount?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rechargeChannels?: Resolver<ReadonlyArray<ResolversTypes['PaymentChannel']>, ParentType, ContextType>;
  rechargeLimits?: Resolver<ResolversTypes['MoneyLimits'], ParentType, ContextType>;
  voucher?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  voucherCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawalLimits?: Resolver<ResolversTypes['MoneyLimits'], ParentType, ContextType>;
  withdrawing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WantedGoodsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WantedGoods'] = ResolversParentTypes['WantedGoods']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['WantedGoodsDetail']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spec?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WantedStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  wantedID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WantedGoodsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WantedGoodsConnection'] = ResolversParentTypes['WantedGoodsConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WantedGoodsEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WantedGoodsDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WantedGoodsDetail'] = ResolversParentTypes['WantedGoodsDetail']> = {
  images?: Resolver<ReadonlyArray<ResolversTypes['URL']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replies?: Resolver<ReadonlyArray<ResolversTypes['WantedReply']>, ParentType, ContextType>;
};

export type WantedGoodsEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WantedGoodsEdge'] = ResolversParentTypes['WantedGoodsEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WantedGoods'], ParentType, ContextType>;
};

export type WantedReplyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WantedReply'] = ResolversParentTypes['WantedReply']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goods?: Resolver<Maybe<ResolversTypes['Goods']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  repliedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  replyID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Warehouse'] = ResolversParentTypes['Warehouse']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Warning'] = ResolversParentTypes['Warning']> = {
  available?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['BusinessReason'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  warehouseID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WatchGoodsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WatchGoodsPayload'] = ResolversParentTypes['WatchGoodsPayload']> = {
  goods?: Resolver<Maybe<ResolversTypes['Goods']>, ParentType, ContextType>;
};

export type WechatBindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WechatBinding'] = ResolversParentTypes['WechatBinding']> = {
  isBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WechatCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WechatCode'] = ResolversParentTypes['WechatCode']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type WechatScanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WechatScan'] = ResolversParentTypes['WechatScan']> = {
  state?: Resolver<ResolversTypes['WechatScanState'], ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankAccount?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
  bankReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WithdrawalStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withdrawalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withdrawalNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithdrawalConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalConnection'] = ResolversParentTypes['WithdrawalConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WithdrawalEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WithdrawalEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalEdge'] = ResolversParentTypes['WithdrawalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType>;
};

export type WonPrizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WonPrize'] = ResolversParentTypes['WonPrize']> = {
  kind?: Resolver<ResolversTypes['DrawPrizeKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remarks?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ZoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Zone'] = ResolversParentTypes['Zone']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ZoneKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccountManager?: AccountManagerResolvers<ContextType>;
  ActivityPage?: ActivityPageResolvers<ContextType>;
  AddCombinationToCartPayload?: AddCombinationToCartPayloadResolvers<ContextType>;
  AddFavoritesPayload?: AddFavoritesPayloadResolvers<ContextType>;
  AddPurchaseListPayload?: AddPurchaseListPayloadResolvers<ContextType>;
  AddToCartPayload?: AddToCartPayloadResolvers<ContextType>;
  AddWantedGoodsPayload?: AddWantedGoodsPayloadResolvers<ContextType>;
  AddedGoods?: AddedGoodsResolvers<ContextType>;
  AddedLine?: AddedLineResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AddressPayload?: AddressPayloadResolvers<ContextType>;
  AfterSale?: AfterSaleResolvers<ContextType>;
  AfterSaleConnection?: AfterSaleConnectionResolvers<ContextType>;
  AfterSaleDetail?: AfterSaleDetailResolvers<ContextType>;
  AfterSaleEdge?: AfterSaleEdgeResolvers<ContextType>;
  AfterSaleEvent?: AfterSaleEventResolvers<ContextType>;
  AfterSaleFile?: AfterSaleFileResolvers<ContextType>;
  AfterSaleLine?: AfterSaleLineResolvers<ContextType>;
  AfterSaleLineOption?: AfterSaleLineOptionResolvers<ContextType>;
  AfterSaleOptions?: AfterSaleOptionsResolvers<ContextType>;
  AfterSaleTypeOption?: AfterSaleTypeOptionResolvers<ContextType>;
  ApplyAfterSalePayload?: ApplyAfterSalePayloadResolvers<ContextType>;
  ApplyForInvoicePayload?: ApplyForInvoicePayloadResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ArticleCategory?: ArticleCategoryResolvers<ContextType>;
  ArticleCategoryLink?: ArticleCategoryLinkResolvers<ContextType>;
  ArticleConnection?: ArticleConnectionResolvers<ContextType>;
  ArticleDetail?: ArticleDetailResolvers<ContextType>;
  ArticleEdge?: ArticleEdgeResolvers<ContextType>;
  ArticleLink?: ArticleLinkResolvers<ContextType>;
  AtStake?: AtStakeResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  BrandPage?: BrandPageResolvers<ContextType>;
  BusinessScope?: BusinessScopeResolvers<ContextType>;
  CancelAfterSalePayload?: CancelAfterSalePayloadResolvers<ContextType>;
  CancelOrderPayload?: CancelOrderPayloadResolvers<ContextType>;
  CancelReturns?: CancelReturnsResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartAddon?: CartAddonResolvers<ContextType>;
  CartCombination?: CartCombinationResolvers<ContextType>;
  CartCopy?: CartCopyResolvers<ContextType>;
  CartCoupon?: CartCouponResolvers<ContextType>;
  CartFilter?: CartFilterResolvers<ContextType>;
  CartGift?: CartGiftResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartLineRefusal?: CartLineRefusalResolvers<ContextType>;
  CartPricing?: CartPricingResolvers<ContextType>;
  CartPromotion?: CartPromotionResolvers<ContextType>;
  CartPromotionTier?: CartPromotionTierResolvers<ContextType>;
  CartShop?: CartShopResolvers<ContextType>;
  CartTotals?: CartTotalsResolvers<ContextType>;
  CartWarehouse?: CartWarehouseResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Certificate?: CertificateResolvers<ContextType>;
  CertificateConsequence?: CertificateConsequenceResolvers<ContextType>;
  CertificatePayload?: CertificatePayloadResolvers<ContextType>;
  CertificateRenewal?: CertificateRenewalResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChatMessage?: ChatMessageResolvers<ContextType>;
  ChatMessageConnection?: ChatMessageConnectionResolvers<ContextType>;
  ChatMessageEdge?: ChatMessageEdgeResolvers<ContextType>;
  CheckRegistrationPayload?: CheckRegistrationPayloadResolvers<ContextType>;
  CheckoutPayload?: CheckoutPayloadResolvers<ContextType>;
  ClaimCouponPayload?: ClaimCouponPayloadResolvers<ContextType>;
  CloseWantedGoodsPayload?: CloseWantedGoodsPayloadResolvers<ContextType>;
  Colleague?: ColleagueResolvers<ContextType>;
  ColleaguesPayload?: ColleaguesPayloadResolvers<ContextType>;
  Combination?: CombinationResolvers<ContextType>;
  CombinationConnection?: CombinationConnectionResolvers<ContextType>;
  CombinationEdge?: CombinationEdgeResolvers<ContextType>;
  CombinationItem?: CombinationItemResolvers<ContextType>;
  ConfirmPointsOrderPayload?: ConfirmPointsOrderPayloadResolvers<ContextType>;
  ConfirmReceiptPayload?: ConfirmReceiptPayloadResolvers<ContextType>;
  Contract?: ContractResolvers<ContextType>;
  CopyCartLinesPayload?: CopyCartLinesPayloadResolvers<ContextType>;
  CornerAd?: CornerAdResolvers<ContextType>;
  Coupon?: CouponResolvers<ContextType>;
  CouponConnection?: CouponConnectionResolvers<ContextType>;
  CouponCounts?: CouponCountsResolvers<ContextType>;
  CouponEdge?: CouponEdgeResolvers<ContextType>;
  CouponOffer?: CouponOfferResolvers<ContextType>;
  CouponOfferConnection?: CouponOfferConnectionResolvers<ContextType>;
  CouponOfferEdge?: CouponOfferEdgeResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeleteAddressPayload?: DeleteAddressPayloadResolvers<ContextType>;
  DeleteCartLinesPayload?: DeleteCartLinesPayloadResolvers<ContextType>;
  DeleteMessagesPayload?: DeleteMessagesPayloadResolvers<ContextType>;
  DeleteOrderPayload?: DeleteOrderPayloadResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  DevicesPayload?: DevicesPayloadResolvers<ContextType>;
  Draw?: DrawResolvers<ContextType>;
  DrawPopup?: DrawPopupResolvers<ContextType>;
  DrawPrize?: DrawPrizeResolvers<ContextType>;
  DrawRecord?: DrawRecordResolvers<ContextType>;
  DrawRecordConnection?: DrawRecordConnectionResolvers<ContextType>;
  DrawRecordEdge?: DrawRecordEdgeResolvers<ContextType>;
  DrawState?: DrawStateResolvers<ContextType>;
  DrawWinner?: DrawWinnerResolvers<ContextType>;
  DrawWinnerConnection?: DrawWinnerConnectionResolvers<ContextType>;
  DrawWinnerEdge?: DrawWinnerEdgeResolvers<ContextType>;
  EditCartLinePayload?: EditCartLinePayloadResolvers<ContextType>;
  ExchangePointsPayload?: ExchangePointsPayloadResolvers<ContextType>;
  ExplanationStep?: ExplanationStepResolvers<ContextType>;
  FavoriteConnection?: FavoriteConnectionResolvers<ContextType>;
  Feedback?: FeedbackResolvers<ContextType>;
  FeedbackConnection?: FeedbackConnectionResolvers<ContextType>;
  FeedbackEdge?: FeedbackEdgeResolvers<ContextType>;
  FeedbackReply?: FeedbackReplyResolvers<ContextType>;
  FlashItem?: FlashItemResolvers<ContextType>;
  FlashSale?: FlashSaleResolvers<ContextType>;
  FlashSession?: FlashSessionResolvers<ContextType>;
  Focus?: FocusResolvers<ContextType>;
  FollowPayload?: FollowPayloadResolvers<ContextType>;
  FollowedGoods?: FollowedGoodsResolvers<ContextType>;
  FollowedGoodsConnection?: FollowedGoodsConnectionResolvers<ContextType>;
  FollowedGoodsEdge?: FollowedGoodsEdgeResolvers<ContextType>;
  FoundInvoice?: FoundInvoiceResolvers<ContextType>;
  FrequentGoods?: FrequentGoodsResolvers<ContextType>;
  FrequentGoodsConnection?: FrequentGoodsConnectionResolvers<ContextType>;
  FrequentGoodsEdge?: FrequentGoodsEdgeResolvers<ContextType>;
  GiveFeedbackPayload?: GiveFeedbackPayloadResolvers<ContextType>;
  Goods?: GoodsResolvers<ContextType>;
  GoodsActivity?: GoodsActivityResolvers<ContextType>;
  GoodsAddon?: GoodsAddonResolvers<ContextType>;
  GoodsConnection?: GoodsConnectionResolvers<ContextType>;
  GoodsDetail?: GoodsDetailResolvers<ContextType>;
  GoodsEdge?: GoodsEdgeResolvers<ContextType>;
  GoodsFacet?: GoodsFacetResolvers<ContextType>;
  GoodsFacets?: GoodsFacetsResolvers<ContextType>;
  GoodsFacts?: GoodsFactsResolvers<ContextType>;
  GoodsFlash?: GoodsFlashResolvers<ContextType>;
  GoodsGift?: GoodsGiftResolvers<ContextType>;
  GoodsHistory?: GoodsHistoryResolvers<ContextType>;
  GoodsLimit?: GoodsLimitResolvers<ContextType>;
  GoodsLot?: GoodsLotResolvers<ContextType>;
  GoodsPromotions?: GoodsPromotionsResolvers<ContextType>;
  GoodsPurchase?: GoodsPurchaseResolvers<ContextType>;
  GoodsTag?: GoodsTagResolvers<ContextType>;
  GroupNextTier?: GroupNextTierResolvers<ContextType>;
  GroupSale?: GroupSaleResolvers<ContextType>;
  GroupSaleConnection?: GroupSaleConnectionResolvers<ContextType>;
  GroupSaleEdge?: GroupSaleEdgeResolvers<ContextType>;
  GroupTeam?: GroupTeamResolvers<ContextType>;
  GroupTier?: GroupTierResolvers<ContextType>;
  HandInReceiptPayload?: HandInReceiptPayloadResolvers<ContextType>;
  HelpArticle?: HelpArticleResolvers<ContextType>;
  HelpCategory?: HelpCategoryResolvers<ContextType>;
  HerbFacts?: HerbFactsResolvers<ContextType>;
  Home?: HomeResolvers<ContextType>;
  HomeFloor?: HomeFloorResolvers<ContextType>;
  HotWord?: HotWordResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceBuyer?: InvoiceBuyerResolvers<ContextType>;
  InvoiceConnection?: InvoiceConnectionResolvers<ContextType>;
  InvoiceDetail?: InvoiceDetailResolvers<ContextType>;
  InvoiceEdge?: InvoiceEdgeResolvers<ContextType>;
  InvoiceLine?: InvoiceLineResolvers<ContextType>;
  InvoiceProfile?: InvoiceProfileResolvers<ContextType>;
  InvoiceRow?: InvoiceRowResolvers<ContextType>;
  InvoiceableOrder?: InvoiceableOrderResolvers<ContextType>;
  InvoiceableOrderConnection?: InvoiceableOrderConnectionResolvers<ContextType>;
  InvoiceableOrderEdge?: InvoiceableOrderEdgeResolvers<ContextType>;
  InvoicedOrder?: InvoicedOrderResolvers<ContextType>;
  JoinDrawPayload?: JoinDrawPayloadResolvers<ContextType>;
  JoinGroupPayload?: JoinGroupPayloadResolvers<ContextType>;
  LapsingPaper?: LapsingPaperResolvers<ContextType>;
  LastPurchase?: LastPurchaseResolvers<ContextType>;
  LiveChange?: LiveChangeResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  MailInvoicePayload?: MailInvoicePayloadResolvers<ContextType>;
  MarkChatSeenPayload?: MarkChatSeenPayloadResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  Money?: GraphQLScalarType;
  MoneyEntry?: MoneyEntryResolvers<ContextType>;
  MoneyEntryConnection?: MoneyEntryConnectionResolvers<ContextType>;
  MoneyEntryEdge?: MoneyEntryEdgeResolvers<ContextType>;
  MoneyLimits?: MoneyLimitsResolvers<ContextType>;
  MonthSum?: MonthSumResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NavigationEntry?: NavigationEntryResolvers<ContextType>;
  NeededCertificate?: NeededCertificateResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OfferSupplyPayload?: OfferSupplyPayloadResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderCounts?: OrderCountsResolvers<ContextType>;
  OrderDelivery?: OrderDeliveryResolvers<ContextType>;
  OrderDetail?: OrderDetailResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderExplanation?: OrderExplanationResolvers<ContextType>;
  OrderFee?: OrderFeeResolvers<ContextType>;
  OrderInvoice?: OrderInvoiceResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderLot?: OrderLotResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  OrderShipment?: OrderShipmentResolvers<ContextType>;
  OrderSums?: OrderSumsResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  PageCursor?: PageCursorResolvers<ContextType>;
  PageCursors?: PageCursorsResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Paper?: PaperResolvers<ContextType>;
  ParsePurchaseListPayload?: ParsePurchaseListPayloadResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PlaceOrderPayload?: PlaceOrderPayloadResolvers<ContextType>;
  PointsCategory?: PointsCategoryResolvers<ContextType>;
  PointsEntry?: PointsEntryResolvers<ContextType>;
  PointsEntryConnection?: PointsEntryConnectionResolvers<ContextType>;
  PointsEntryEdge?: PointsEntryEdgeResolvers<ContextType>;
  PointsGift?: PointsGiftResolvers<ContextType>;
  PointsGiftConnection?: PointsGiftConnectionResolvers<ContextType>;
  PointsGiftEdge?: PointsGiftEdgeResolvers<ContextType>;
  PointsMenu?: PointsMenuResolvers<ContextType>;
  PointsOrder?: PointsOrderResolvers<ContextType>;
  PointsOrderConnection?: PointsOrderConnectionResolvers<ContextType>;
  PointsOrderEdge?: PointsOrderEdgeResolvers<ContextType>;
  PointsStep?: PointsStepResolvers<ContextType>;
  PostPage?: PostPageResolvers<ContextType>;
  PriceAdjustment?: PriceAdjustmentResolvers<ContextType>;
  PriceSheet?: PriceSheetResolvers<ContextType>;
  PriceSheetGoodsConnection?: PriceSheetGoodsConnectionResolvers<ContextType>;
  PriceStep?: PriceStepResolvers<ContextType>;
  PriceTier?: PriceTierResolvers<ContextType>;
  PricingAddon?: PricingAddonResolvers<ContextType>;
  PricingCombination?: PricingCombinationResolvers<ContextType>;
  PricingCombinationItem?: PricingCombinationItemResolvers<ContextType>;
  PricingCoupon?: PricingCouponResolvers<ContextType>;
  PricingDiscount?: PricingDiscountResolvers<ContextType>;
  PricingFlash?: PricingFlashResolvers<ContextType>;
  PricingFullReduction?: PricingFullReductionResolvers<ContextType>;
  PricingGift?: PricingGiftResolvers<ContextType>;
  PricingGoods?: PricingGoodsResolvers<ContextType>;
  PricingGroup?: PricingGroupResolvers<ContextType>;
  PricingLine?: PricingLineResolvers<ContextType>;
  PricingMinusTier?: PricingMinusTierResolvers<ContextType>;
  PricingRateTier?: PricingRateTierResolvers<ContextType>;
  PricingTier?: PricingTierResolvers<ContextType>;
  PricingWarehouse?: PricingWarehouseResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionGoodsConnection?: PromotionGoodsConnectionResolvers<ContextType>;
  PromotionOffer?: PromotionOfferResolvers<ContextType>;
  PromotionOfferConnection?: PromotionOfferConnectionResolvers<ContextType>;
  PromotionOfferEdge?: PromotionOfferEdgeResolvers<ContextType>;
  PromotionTier?: PromotionTierResolvers<ContextType>;
  PurchaseHint?: PurchaseHintResolvers<ContextType>;
  PurchaseRow?: PurchaseRowResolvers<ContextType>;
  QualityInspection?: QualityInspectionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuickAddToCartPayload?: QuickAddToCartPayloadResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteInvoice?: QuoteInvoiceResolvers<ContextType>;
  QuoteLine?: QuoteLineResolvers<ContextType>;
  QuoteOrder?: QuoteOrderResolvers<ContextType>;
  QuoteTenders?: QuoteTendersResolvers<ContextType>;
  ReadMessagesPayload?: ReadMessagesPayloadResolvers<ContextType>;
  RebuyOrderPayload?: RebuyOrderPayloadResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  ReceiptConnection?: ReceiptConnectionResolvers<ContextType>;
  ReceiptEdge?: ReceiptEdgeResolvers<ContextType>;
  ReceiptsDue?: ReceiptsDueResolvers<ContextType>;
  ReceiveAfterSalePayload?: ReceiveAfterSalePayloadResolvers<ContextType>;
  Recharge?: RechargeResolvers<ContextType>;
  RechargeBalancePayload?: RechargeBalancePayloadResolvers<ContextType>;
  RecommendationConnection?: RecommendationConnectionResolvers<ContextType>;
  RedeemCouponPayload?: RedeemCouponPayloadResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  Registration?: RegistrationResolvers<ContextType>;
  RemoveFavoritesPayload?: RemoveFavoritesPayloadResolvers<ContextType>;
  RequestCodePayload?: RequestCodePayloadResolvers<ContextType>;
  RequestRefundPayload?: RequestRefundPayloadResolvers<ContextType>;
  RequestWechatCodePayload?: RequestWechatCodePayloadResolvers<ContextType>;
  RequestWithdrawalPayload?: RequestWithdrawalPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ReversedInvoice?: ReversedInvoiceResolvers<ContextType>;
  SaleControl?: SaleControlResolvers<ContextType>;
  SaveShopPayload?: SaveShopPayloadResolvers<ContextType>;
  SearchCorrection?: SearchCorrectionResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  SelectCartLinesPayload?: SelectCartLinesPayloadResolvers<ContextType>;
  SendChatMessagePayload?: SendChatMessagePayloadResolvers<ContextType>;
  ShipAfterSalePayload?: ShipAfterSalePayloadResolvers<ContextType>;
  ShipmentLine?: ShipmentLineResolvers<ContextType>;
  ShipmentTrace?: ShipmentTraceResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopCard?: ShopCardResolvers<ContextType>;
  ShopDetails?: ShopDetailsResolvers<ContextType>;
  ShopSetup?: ShopSetupResolvers<ContextType>;
  ShopsPayload?: ShopsPayloadResolvers<ContextType>;
  SignContractPayload?: SignContractPayloadResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteLink?: SiteLinkResolvers<ContextType>;
  SkippedCopy?: SkippedCopyResolvers<ContextType>;
  SkippedGoods?: SkippedGoodsResolvers<ContextType>;
  SkippedLine?: SkippedLineResolvers<ContextType>;
  StartPasswordResetPayload?: StartPasswordResetPayloadResolvers<ContextType>;
  StartPaymentPayload?: StartPaymentPayloadResolvers<ContextType>;
  StartRegistrationPayload?: StartRegistrationPayloadResolvers<ContextType>;
  StartShopRegistrationPayload?: StartShopRegistrationPayloadResolvers<ContextType>;
  StartWechatRegistrationPayload?: StartWechatRegistrationPayloadResolvers<ContextType>;
  Statement?: StatementResolvers<ContextType>;
  StatementEntry?: StatementEntryResolvers<ContextType>;
  StatementOrder?: StatementOrderResolvers<ContextType>;
  StatementPart?: StatementPartResolvers<ContextType>;
  SubmitTransferProofPayload?: SubmitTransferProofPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Supplier?: SupplierResolvers<ContextType>;
  SupplierConnection?: SupplierConnectionResolvers<ContextType>;
  SupplierEdge?: SupplierEdgeResolvers<ContextType>;
  SupplierGoodsConnection?: SupplierGoodsConnectionResolvers<ContextType>;
  SupplyOffer?: SupplyOfferResolvers<ContextType>;
  SupplyOfferConnection?: SupplyOfferConnectionResolvers<ContextType>;
  SupplyOfferEdge?: SupplyOfferEdgeResolvers<ContextType>;
  TextSection?: TextSectionResolvers<ContextType>;
  Trade?: TradeResolvers<ContextType>;
  TradeOrder?: TradeOrderResolvers<ContextType>;
  TransferAccount?: TransferAccountResolvers<ContextType>;
  TransferProof?: TransferProofResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UnbindWechatPayload?: UnbindWechatPayloadResolvers<ContextType>;
  UnpaidSum?: UnpaidSumResolvers<ContextType>;
  UnreadMessages?: UnreadMessagesResolvers<ContextType>;
  UnusableCoupon?: UnusableCouponResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UsableCoupon?: UsableCouponResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Voucher?: VoucherResolvers<ContextType>;
  VoucherConnection?: VoucherConnectionResolvers<ContextType>;
  VoucherEdge?: VoucherEdgeResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WantedGoods?: WantedGoodsResolvers<ContextType>;
  WantedGoodsConnection?: WantedGoodsConnectionResolvers<ContextType>;
  WantedGoodsDetail?: WantedGoodsDetailResolvers<ContextType>;
  WantedGoodsEdge?: WantedGoodsEdgeResolvers<ContextType>;
  WantedReply?: WantedReplyResolvers<ContextType>;
  Warehouse?: WarehouseResolvers<ContextType>;
  Warning?: WarningResolvers<ContextType>;
  WatchGoodsPayload?: WatchGoodsPayloadResolvers<ContextType>;
  WechatBinding?: WechatBindingResolvers<ContextType>;
  WechatCode?: WechatCodeResolvers<ContextType>;
  WechatScan?: WechatScanResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WithdrawalConnection?: WithdrawalConnectionResolvers<ContextType>;
  WithdrawalEdge?: WithdrawalEdgeResolvers<ContextType>;
  WonPrize?: WonPrizeResolvers<ContextType>;
  Zone?: ZoneResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  defer?: DeferDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  maxItems?: MaxItemsDirectiveResolver<any, any, ContextType>;
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
  stream?: StreamDirectiveResolver<any, any, ContextType>;
};
