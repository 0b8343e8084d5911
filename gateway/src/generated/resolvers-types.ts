import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GoodsModel } from '../modules/goods/goods.mapper.ts';
import type { CartModel, CartLineModel } from '../modules/cart/cart.mapper.ts';
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

/** Input of `addToCart`. */
export type AddToCartInput = {
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['input'];
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

/** Why a business rule refused something (拒绝原因). */
export type BusinessReason =
  /** Above the purchase limit (超出限购). */
  | 'BUY_LIMIT'
  /** The cart is full at 500 lines (购物车已满). */
  | 'CART_FULL'
  /** A certificate has lapsed (证照过期). */
  | 'CERT_EXPIRED'
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
  /** The quote has changed (报价已变动). */
  | 'QUOTE_CHANGED'
  /** The quote has lapsed (报价已过期). */
  | 'QUOTE_EXPIRED'
  /** Too many requests (操作频繁). */
  | 'RATE_LIMITED'
  /** Not sold in the shop's region (不在销售区域). */
  | 'REGION_DENIED'
  /** The shop's business scope does not cover these goods (经营范围不符). */
  | 'SCOPE_DENIED'
  /** The thing has changed meanwhile (状态已变更). */
  | 'STATE_CHANGED'
  /** Less in stock than asked for (库存不足). */
  | 'STOCK_SHORT';

/** The buyer's cart (采购单). REST: GET /api/cart/list. */
export type Cart = Node & {
  readonly __typename?: 'Cart';
  /** Global id; one cart a member. */
  readonly id: Scalars['ID']['output'];
  /** How many lines there are: the badge (99 at most shown). */
  readonly lineCount: Scalars['Int']['output'];
  /** All lines, the newest first (at most 500). */
  readonly lines: ReadonlyArray<CartLine>;
  /** What `rules` needs to price the cart in the browser; the same document the server computed with. */
  readonly pricing: CartPricing;
  /** How many lines are selected. */
  readonly selectedCount: Scalars['Int']['output'];
  /** What the selected lines cost. */
  readonly totals: CartTotals;
  /** The warehouses the lines ship from, each with its own freight and minimum (按仓库). */
  readonly warehouses: ReadonlyArray<CartWarehouse>;
  /** What the buyer should know about the cart as it stands. */
  readonly warnings: ReadonlyArray<Warning>;
};

/** A line of the cart (采购单明细). */
export type CartLine = Node & {
  readonly __typename?: 'CartLine';
  /** What the line costs after its promotions (小计). */
  readonly amount: Scalars['Money']['output'];
  /** The goods. */
  readonly goods: Goods;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is selected (勾选). */
  readonly isSelected: Scalars['Boolean']['output'];
  /** How it is priced (line type). */
  readonly kind: CartLineKind;
  /** The upstream id. */
  readonly lineID: Scalars['String']['output'];
  /** What it would cost without promotions. */
  readonly listAmount: Scalars['Money']['output'];
  /** The quantity (数量). */
  readonly quantity: Scalars['Int']['output'];
  /** Why it cannot be bought now; such a line is never selected. */
  readonly refusal: Maybe<CartLineRefusal>;
  /** The unit price at this quantity; null while hidden. */
  readonly unitPrice: Maybe<Scalars['Money']['output']>;
};

/** How a cart line is priced. */
export type CartLineKind =
  /** A combination (3, 组合套餐). */
  | 'COMBINATION'
  /** A flash-sale line (1, 秒杀). */
  | 'FLASH'
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

/** The open pricing document, amounts in integer cents (分). The fields are those of `rules`. */
export type CartPricing = {
  readonly __typename?: 'CartPricing';
  /** The goods of those lines. */
  readonly goods: ReadonlyArray<PricingGoods>;
  /** The lines to price. */
  readonly lines: ReadonlyArray<PricingLine>;
  /** The warehouses. */
  readonly warehouses: ReadonlyArray<PricingWarehouse>;
};

/** What the selected lines cost (合计). */
export type CartTotals = {
  readonly __typename?: 'CartTotals';
  /** What promotions take off (优惠). */
  readonly discount: Scalars['Money']['output'];
  /** Goods to be paid (商品金额, data.total). */
  readonly goods: Scalars['Money']['output'];
  /** Before promotions. */
  readonly list: Scalars['Money']['output'];
  /** Goods and freight. */
  readonly payable: Scalars['Money']['output'];
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
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** Input of `checkout`. */
export type CheckoutInput = {
  /** The upstream ids of the lines to order. */
  readonly lineIDs: ReadonlyArray<Scalars['String']['input']>;
};

/** Answer of `checkout`. */
export type CheckoutPayload = {
  readonly __typename?: 'CheckoutPayload';
  /** The quote. */
  readonly quote: Maybe<Quote>;
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
  /** The parts only the detail page shows. REST: GET /api/goods/detail/{id}. */
  readonly detail: Maybe<GoodsDetail>;
  /** The class of a medical device, 1 to 3 (器械分类). */
  readonly deviceClass: Maybe<Scalars['Int']['output']>;
  /** The dosage form (剂型, jx). */
  readonly dosageForm: Scalars['String']['output'];
  /** The earliest expiry date in stock (有效期至). */
  readonly expiresOn: Maybe<Scalars['Date']['output']>;
  /** The quantity that ships free (包邮数量). */
  readonly freeShippingQuantity: Maybe<Scalars['Int']['output']>;
  /** The upstream id, as in storefront addresses (/list/info/{goodsID}). */
  readonly goodsID: Scalars['String']['output'];
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
  /** Whether it contains ephedrine compounds and goes into an order of its own (含麻黄碱). */
  readonly isEphedrine: Scalars['Boolean']['output'];
  /** Ships free from `freeShippingQuantity` on (包邮). */
  readonly isFreeShipping: Scalars['Boolean']['output'];
  /** This item alone ships free from `freeShippingQuantity` on (单品包邮, is_dpby). */
  readonly isSingleFreeShipping: Scalars['Boolean']['output'];
  /** What kind of goods it is (商品类别). */
  readonly kind: GoodsKind;
  /** What it costs without the special price that `price` is now; null when no special price runs (原价). */
  readonly listPrice: Maybe<Scalars['Money']['output']>;
  /** The manufacturer (生产厂家, sccj). */
  readonly manufacturer: Scalars['String']['output'];
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
  /** Promotion tags (促销标签). */
  readonly tags: ReadonlyArray<GoodsTag>;
  /** How tier prices count (ladder_price_type). */
  readonly tierMode: TierMode;
  /** Tier prices (阶梯价, ladder_price), rising by quantity. */
  readonly tiers: ReadonlyArray<PriceTier>;
  /** The warehouse it ships from (仓库, ck). */
  readonly warehouse: Warehouse;
};

/** A list of goods, in pages. */
export type GoodsConnection = {
  readonly __typename?: 'GoodsConnection';
  /** The entries of this page. */
  readonly edges: ReadonlyArray<GoodsEdge>;
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

/** Which goods to list (筛选). */
export type GoodsFilter = {
  /** Only this category and what is under it. */
  readonly categoryID?: InputMaybe<Scalars['String']['input']>;
  /** Only what is in stock (仅看有货). */
  readonly inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only names, makers and initials that match (关键词). */
  readonly keywords?: InputMaybe<Scalars['String']['input']>;
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

/** A lot (批号) of goods in stock. */
export type GoodsLot = {
  readonly __typename?: 'GoodsLot';
  /** When it expires (有效期至). */
  readonly expiresOn: Scalars['Date']['output'];
  /** How many are left (库存). */
  readonly left: Scalars['Int']['output'];
  /** The lot number (批号). */
  readonly lotNumber: Scalars['String']['output'];
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
  /** What promotion it stands for. */
  readonly kind: Scalars['String']['output'];
  /** The character or word shown. */
  readonly text: Scalars['String']['output'];
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
  /** A bearer token, only when asked for. */
  readonly token: Maybe<Scalars['String']['output']>;
  /** The buyer who is now logged in. */
  readonly viewer: Maybe<Viewer>;
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

/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Adds goods to the cart (加入采购单). REST: POST /api/cart. */
  readonly addToCart: Maybe<AddToCartPayload>;
  /** Asks for a quote of the given lines (去结算). CONTRACT_REQUIRED while the e-contract is unsigned. REST: POST /api/cart/checkout. */
  readonly checkout: Maybe<CheckoutPayload>;
  /** Deletes lines. REST: POST /api/cart/batch_delete. */
  readonly deleteCartLines: Maybe<DeleteCartLinesPayload>;
  /** Sets the quantity of a line. REST: POST /api/cart/{id}/edit. */
  readonly editCartLine: Maybe<EditCartLinePayload>;
  /** Logs in by user name or phone and password (登录). REST: POST /api/auth/login. */
  readonly login: Maybe<LoginPayload>;
  /** Logs out (退出登录). REST: DELETE /api/user/logout. */
  readonly logout: Maybe<LogoutPayload>;
  /** Selects or deselects lines. REST: POST /api/cart/batch_select. */
  readonly selectCartLines: Maybe<SelectCartLinesPayload>;
  /** Signs the e-contract (签署电子合同). REST: POST /api/contract/sign. */
  readonly signContract: Maybe<SignContractPayload>;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationCheckoutArgs = {
  input: CheckoutInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationDeleteCartLinesArgs = {
  input: DeleteCartLinesInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationEditCartLineArgs = {
  input: EditCartLineInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationLogoutArgs = {
  input: LogoutInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationSelectCartLinesArgs = {
  input: SelectCartLinesInput;
};


/** Everything that can be changed. Each mutation takes one `input` and answers what it changed. */
export type MutationSignContractArgs = {
  input: SignContractInput;
};

/** Anything with a global id that can be refetched through `node`. */
export type Node = {
  /** The global id, opaque to clients. */
  readonly id: Scalars['ID']['output'];
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

/** A tier price (阶梯价). */
export type PriceTier = {
  readonly __typename?: 'PriceTier';
  /** The unit price from there. */
  readonly price: Scalars['Money']['output'];
  /** From this quantity on. */
  readonly quantity: Scalars['Int']['output'];
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

/** A line as `rules` reads it. */
export type PricingLine = {
  readonly __typename?: 'PricingLine';
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['output'];
  /** The upstream line id. */
  readonly id: Scalars['String']['output'];
  /** Whether it is selected. */
  readonly isSelected: Scalars['Boolean']['output'];
  /** The quantity. */
  readonly quantity: Scalars['Int']['output'];
  /** The reason a gate outside `rules` refuses it. */
  readonly refused: Maybe<Scalars['String']['output']>;
  /** 0 plain, 1 flash, 3 combination. */
  readonly type: Scalars['Int']['output'];
  /** The warehouse it ships from. */
  readonly warehouseID: Scalars['Int']['output'];
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

/** Everything that can be asked. */
export type Query = {
  readonly __typename?: 'Query';
  /** The buyer's cart; an error LOGIN_REQUIRED stands beside it for a visitor. REST: GET /api/cart/list. */
  readonly cart: Maybe<Cart>;
  /** The number of lines in the cart; 0 for a visitor or when it cannot be had. REST: GET /api/cart/total. */
  readonly cartBadge: Scalars['Int']['output'];
  /** The categories (商品分类) with their counts. REST: GET /api/goods/fl. */
  readonly categories: Maybe<ReadonlyArray<Category>>;
  /** The current e-contract; LOGIN_REQUIRED for a visitor. REST: GET /api/contract. */
  readonly contract: Maybe<Contract>;
  /** One article of goods by its upstream id; null when it does not exist. REST: GET /api/goods/detail/{id}. */
  readonly goods: Maybe<Goods>;
  /** Goods with filters, sorting and numbered pages (商品列表). REST: GET /api/goods/list. */
  readonly goodsList: Maybe<GoodsConnection>;
  /** Any object by its global id; null when it does not exist or is not the caller's. */
  readonly node: Maybe<Node>;
  /** Several objects by their global ids, in the order asked, null where one is missing. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** A quote of the buyer's; null when it is not the buyer's. REST: GET /api/quote/{id}. */
  readonly quote: Maybe<Quote>;
  /** The server's clock (服务器时间), for countdowns. REST: GET /api/time. */
  readonly serverTime: Maybe<Scalars['DateTime']['output']>;
  /** The logged-in buyer; null for a visitor, and when the base data fails. REST: GET /api/user/base. */
  readonly viewer: Maybe<Viewer>;
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
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Everything that can be asked. */
export type QueryQuoteArgs = {
  quoteID: Scalars['String']['input'];
};

/** A priced proposal for an order, good for 15 minutes (结算报价). REST: POST /api/cart/checkout, GET /api/quote/{id}. */
export type Quote = Node & {
  readonly __typename?: 'Quote';
  /** When the quote lapses. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** What the order must still be worth when it is sent; a changed quote has another hash. */
  readonly hash: Scalars['String']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** One order per warehouse and kind of shipment. */
  readonly orders: ReadonlyArray<QuoteOrder>;
  /** Goods and freight to be paid. */
  readonly payable: Scalars['Money']['output'];
  /** The upstream id. */
  readonly quoteID: Scalars['String']['output'];
  /** What the buyer should know. */
  readonly warnings: ReadonlyArray<Warning>;
};

/** One step from the list price to the price (价格明细). */
export type QuoteAdjustment = {
  readonly __typename?: 'QuoteAdjustment';
  /** What it takes off. */
  readonly amount: Scalars['Money']['output'];
  /** The phase of the rules. */
  readonly phase: Scalars['String']['output'];
  /** What it is, in Chinese. */
  readonly title: Scalars['String']['output'];
};

/** A line of a quote. */
export type QuoteLine = {
  readonly __typename?: 'QuoteLine';
  /** Why the two differ. */
  readonly adjustments: ReadonlyArray<QuoteAdjustment>;
  /** To be paid. */
  readonly amount: Scalars['Money']['output'];
  /** The upstream goods id. */
  readonly goodsID: Scalars['String']['output'];
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
  /** Goods to be paid. */
  readonly goodsAmount: Scalars['Money']['output'];
  /** How it has to travel. */
  readonly kind: ShipmentKind;
  /** Its lines. */
  readonly lines: ReadonlyArray<QuoteLine>;
  /** Freight. */
  readonly shipping: Scalars['Money']['output'];
  /** The warehouse it ships from. */
  readonly warehouse: Warehouse;
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

/** How an order has to travel (发货类型). */
export type ShipmentKind =
  /** Cold chain (冷链). */
  | 'COLD'
  /** Ephedrine compounds, in an order of their own (含麻). */
  | 'EPHEDRINE'
  /** Ordinary goods (普通). */
  | 'PLAIN';

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

/** How tier prices count (阶梯价方式). */
export type TierMode =
  /** Each unit is priced at its own tier (type 2). */
  | 'GRADUATED'
  /** The highest tier reached prices all units (type 1). */
  | 'WHOLE';

/** The logged-in buyer and the shop (会员) the session stands for. REST: GET /api/user/base. */
export type Viewer = Node & {
  readonly __typename?: 'Viewer';
  /** The account manager (专属客户经理). */
  readonly accountManager: Maybe<AccountManager>;
  /** The delivery address in one line (收货地址). */
  readonly address: Maybe<Scalars['String']['output']>;
  /** The picture of the member (头像). */
  readonly avatar: Maybe<Scalars['URL']['output']>;
  /** The company as on its licence (单位名称). */
  readonly company: Scalars['String']['output'];
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
  /** The member's rank (会员等级), from 1. */
  readonly rank: Scalars['Int']['output'];
  /** The shop's QQ customer-service numbers (QQ 客服). */
  readonly serviceQQ: ReadonlyArray<Scalars['String']['output']>;
  /** The login name (用户名). */
  readonly username: Scalars['String']['output'];
};

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
  readonly code: Scalars['String']['output'];
  /** A sentence for the buyer, in Chinese. */
  readonly message: Scalars['String']['output'];
  /** The global id of what it is about, when it is about one thing. */
  readonly targetId: Maybe<Scalars['ID']['output']>;
};



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
    | ( CartModel )
    | ( CartLineModel )
    | ( Contract )
    | ( GoodsModel )
    | ( Quote )
    | ( Viewer )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountManager: ResolverTypeWrapper<AccountManager>;
  AddToCartInput: AddToCartInput;
  AddToCartPayload: ResolverTypeWrapper<Omit<AddToCartPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BusinessReason: BusinessReason;
  Cart: ResolverTypeWrapper<CartModel>;
  CartLine: ResolverTypeWrapper<CartLineModel>;
  CartLineKind: CartLineKind;
  CartLineRefusal: ResolverTypeWrapper<CartLineRefusal>;
  CartPricing: ResolverTypeWrapper<CartPricing>;
  CartTotals: ResolverTypeWrapper<CartTotals>;
  CartWarehouse: ResolverTypeWrapper<CartWarehouse>;
  Category: ResolverTypeWrapper<Category>;
  CheckoutInput: CheckoutInput;
  CheckoutPayload: ResolverTypeWrapper<CheckoutPayload>;
  Contract: ResolverTypeWrapper<Contract>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteCartLinesInput: DeleteCartLinesInput;
  DeleteCartLinesPayload: ResolverTypeWrapper<Omit<DeleteCartLinesPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  EditCartLineInput: EditCartLineInput;
  EditCartLinePayload: ResolverTypeWrapper<Omit<EditCartLinePayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  GatewayErrorCode: GatewayErrorCode;
  Goods: ResolverTypeWrapper<GoodsModel>;
  GoodsConnection: ResolverTypeWrapper<Omit<GoodsConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['GoodsEdge']> }>;
  GoodsDetail: ResolverTypeWrapper<GoodsDetail>;
  GoodsEdge: ResolverTypeWrapper<Omit<GoodsEdge, 'node'> & { node: ResolversTypes['Goods'] }>;
  GoodsFilter: GoodsFilter;
  GoodsKind: GoodsKind;
  GoodsLot: ResolverTypeWrapper<GoodsLot>;
  GoodsSort: GoodsSort;
  GoodsTag: ResolverTypeWrapper<GoodsTag>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  LogoutInput: LogoutInput;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageCursor: ResolverTypeWrapper<PageCursor>;
  PageCursors: ResolverTypeWrapper<PageCursors>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PrescriptionClass: PrescriptionClass;
  PriceState: PriceState;
  PriceTier: ResolverTypeWrapper<PriceTier>;
  PricingGoods: ResolverTypeWrapper<PricingGoods>;
  PricingLine: ResolverTypeWrapper<PricingLine>;
  PricingTier: ResolverTypeWrapper<PricingTier>;
  PricingWarehouse: ResolverTypeWrapper<PricingWarehouse>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<Quote>;
  QuoteAdjustment: ResolverTypeWrapper<QuoteAdjustment>;
  QuoteLine: ResolverTypeWrapper<QuoteLine>;
  QuoteOrder: ResolverTypeWrapper<QuoteOrder>;
  SelectCartLinesInput: SelectCartLinesInput;
  SelectCartLinesPayload: ResolverTypeWrapper<Omit<SelectCartLinesPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  ShipmentKind: ShipmentKind;
  SignContractInput: SignContractInput;
  SignContractPayload: ResolverTypeWrapper<SignContractPayload>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TierMode: TierMode;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  Viewer: ResolverTypeWrapper<Viewer>;
  Warehouse: ResolverTypeWrapper<Warehouse>;
  Warning: ResolverTypeWrapper<Warning>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountManager: AccountManager;
  AddToCartInput: AddToCartInput;
  AddToCartPayload: Omit<AddToCartPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  Boolean: Scalars['Boolean']['output'];
  Cart: CartModel;
  CartLine: CartLineModel;
  CartLineRefusal: CartLineRefusal;
  CartPricing: CartPricing;
  CartTotals: CartTotals;
  CartWarehouse: CartWarehouse;
  Category: Category;
  CheckoutInput: CheckoutInput;
  CheckoutPayload: CheckoutPayload;
  Contract: Contract;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteCartLinesInput: DeleteCartLinesInput;
  DeleteCartLinesPayload: Omit<DeleteCartLinesPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  EditCartLineInput: EditCartLineInput;
  EditCartLinePayload: Omit<EditCartLinePayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  Goods: GoodsModel;
  GoodsConnection: Omit<GoodsConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['GoodsEdge']> };
  GoodsDetail: GoodsDetail;
  GoodsEdge: Omit<GoodsEdge, 'node'> & { node: ResolversParentTypes['Goods'] };
  GoodsFilter: GoodsFilter;
  GoodsLot: GoodsLot;
  GoodsTag: GoodsTag;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  LogoutInput: LogoutInput;
  LogoutPayload: LogoutPayload;
  Money: Scalars['Money']['output'];
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageCursor: PageCursor;
  PageCursors: PageCursors;
  PageInfo: PageInfo;
  PriceTier: PriceTier;
  PricingGoods: PricingGoods;
  PricingLine: PricingLine;
  PricingTier: PricingTier;
  PricingWarehouse: PricingWarehouse;
  Query: Record<PropertyKey, never>;
  Quote: Quote;
  QuoteAdjustment: QuoteAdjustment;
  QuoteLine: QuoteLine;
  QuoteOrder: QuoteOrder;
  SelectCartLinesInput: SelectCartLinesInput;
  SelectCartLinesPayload: Omit<SelectCartLinesPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  SignContractInput: SignContractInput;
  SignContractPayload: SignContractPayload;
  String: Scalars['String']['output'];
  URL: Scalars['URL']['output'];
  Viewer: Viewer;
  Warehouse: Warehouse;
  Warning: Warning;
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

export type AddToCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToCartPayload'] = ResolversParentTypes['AddToCartPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CartLine']>, ParentType, ContextType>;
  pricing?: Resolver<ResolversTypes['CartPricing'], ParentType, ContextType>;
  selectedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CartTotals'], ParentType, ContextType>;
  warehouses?: Resolver<ReadonlyArray<ResolversTypes['CartWarehouse']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Goods'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CartLineKind'], ParentType, ContextType>;
  lineID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['CartLineRefusal']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartLineRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLineRefusal'] = ResolversParentTypes['CartLineRefusal']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['BusinessReason'], ParentType, ContextType>;
};

export type CartPricingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartPricing'] = ResolversParentTypes['CartPricing']> = {
  goods?: Resolver<ReadonlyArray<ResolversTypes['PricingGoods']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['PricingLine']>, ParentType, ContextType>;
  warehouses?: Resolver<ReadonlyArray<ResolversTypes['PricingWarehouse']>, ParentType, ContextType>;
};

export type CartTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartTotals'] = ResolversParentTypes['CartTotals']> = {
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutPayload'] = ResolversParentTypes['CheckoutPayload']> = {
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
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

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteCartLinesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCartLinesPayload'] = ResolversParentTypes['DeleteCartLinesPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  deletedLineIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type EditCartLinePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditCartLinePayload'] = ResolversParentTypes['EditCartLinePayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type GoodsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Goods'] = ResolversParentTypes['Goods']> = {
  approvalNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyReason?: Resolver<Maybe<ResolversTypes['BusinessReason']>, ParentType, ContextType>;
  cartQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caseQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['GoodsDetail']>, ParentType, ContextType>;
  deviceClass?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dosageForm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  freeShippingQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['URL']>, ParentType, ContextType>;
  isBuyable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isColdChain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isControlledSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEphedrine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFreeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSingleFreeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GoodsKind'], ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  manufacturer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  tags?: Resolver<ReadonlyArray<ResolversTypes['GoodsTag']>, ParentType, ContextType>;
  tierMode?: Resolver<ResolversTypes['TierMode'], ParentType, ContextType>;
  tiers?: Resolver<ReadonlyArray<ResolversTypes['PriceTier']>, ParentType, ContextType>;
  warehouse?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoodsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsConnection'] = ResolversParentTypes['GoodsConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GoodsEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodsDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsDetail'] = ResolversParentTypes['GoodsDetail']> = {
  commonName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  indications?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lots?: Resolver<ReadonlyArray<ResolversTypes['GoodsLot']>, ParentType, ContextType>;
  storage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodsEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsEdge'] = ResolversParentTypes['GoodsEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Goods'], ParentType, ContextType>;
};

export type GoodsLotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsLot'] = ResolversParentTypes['GoodsLot']> = {
  expiresOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lotNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodsTagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsTag'] = ResolversParentTypes['GoodsTag']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  isLoggedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addToCart?: Resolver<Maybe<ResolversTypes['AddToCartPayload']>, ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'input'>>;
  checkout?: Resolver<Maybe<ResolversTypes['CheckoutPayload']>, ParentType, ContextType, RequireFields<MutationCheckoutArgs, 'input'>>;
  deleteCartLines?: Resolver<Maybe<ResolversTypes['DeleteCartLinesPayload']>, ParentType, ContextType, RequireFields<MutationDeleteCartLinesArgs, 'input'>>;
  editCartLine?: Resolver<Maybe<ResolversTypes['EditCartLinePayload']>, ParentType, ContextType, RequireFields<MutationEditCartLineArgs, 'input'>>;
  login?: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<Maybe<ResolversTypes['LogoutPayload']>, ParentType, ContextType, RequireFields<MutationLogoutArgs, 'input'>>;
  selectCartLines?: Resolver<Maybe<ResolversTypes['SelectCartLinesPayload']>, ParentType, ContextType, RequireFields<MutationSelectCartLinesArgs, 'input'>>;
  signContract?: Resolver<Maybe<ResolversTypes['SignContractPayload']>, ParentType, ContextType, RequireFields<MutationSignContractArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartLine' | 'Contract' | 'Goods' | 'Quote' | 'Viewer', ParentType, ContextType>;
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

export type PriceTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceTier'] = ResolversParentTypes['PriceTier']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricingGoodsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingGoods'] = ResolversParentTypes['PricingGoods']> = {
  basePrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caseQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  freeShippingQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isBuyable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEphedrine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFreeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSingleFreeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ladder?: Resolver<ReadonlyArray<ResolversTypes['PricingTier']>, ParentType, ContextType>;
  ladderType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  special?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseID?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withCoupon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PricingLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricingLine'] = ResolversParentTypes['PricingLine']> = {
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseID?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartBadge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categories?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Category']>>, ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  goods?: Resolver<Maybe<ResolversTypes['Goods']>, ParentType, ContextType, RequireFields<QueryGoodsArgs, 'goodsID'>>;
  goodsList?: Resolver<Maybe<ResolversTypes['GoodsConnection']>, ParentType, ContextType, RequireFields<QueryGoodsListArgs, 'first' | 'sort'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType, RequireFields<QueryQuoteArgs, 'quoteID'>>;
  serverTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orders?: Resolver<ReadonlyArray<ResolversTypes['QuoteOrder']>, ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quoteID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuoteAdjustmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteAdjustment'] = ResolversParentTypes['QuoteAdjustment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuoteLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteLine'] = ResolversParentTypes['QuoteLine']> = {
  adjustments?: Resolver<ReadonlyArray<ResolversTypes['QuoteAdjustment']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goodsID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type QuoteOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteOrder'] = ResolversParentTypes['QuoteOrder']> = {
  goodsAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ShipmentKind'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['QuoteLine']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  warehouse?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType>;
};

export type SelectCartLinesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectCartLinesPayload'] = ResolversParentTypes['SelectCartLinesPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type SignContractPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignContractPayload'] = ResolversParentTypes['SignContractPayload']> = {
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  accountManager?: Resolver<Maybe<ResolversTypes['AccountManager']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hotline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReviewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceQQ?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Warehouse'] = ResolversParentTypes['Warehouse']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Warning'] = ResolversParentTypes['Warning']> = {
  available?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccountManager?: AccountManagerResolvers<ContextType>;
  AddToCartPayload?: AddToCartPayloadResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartLineRefusal?: CartLineRefusalResolvers<ContextType>;
  CartPricing?: CartPricingResolvers<ContextType>;
  CartTotals?: CartTotalsResolvers<ContextType>;
  CartWarehouse?: CartWarehouseResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CheckoutPayload?: CheckoutPayloadResolvers<ContextType>;
  Contract?: ContractResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeleteCartLinesPayload?: DeleteCartLinesPayloadResolvers<ContextType>;
  EditCartLinePayload?: EditCartLinePayloadResolvers<ContextType>;
  Goods?: GoodsResolvers<ContextType>;
  GoodsConnection?: GoodsConnectionResolvers<ContextType>;
  GoodsDetail?: GoodsDetailResolvers<ContextType>;
  GoodsEdge?: GoodsEdgeResolvers<ContextType>;
  GoodsLot?: GoodsLotResolvers<ContextType>;
  GoodsTag?: GoodsTagResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  Money?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageCursor?: PageCursorResolvers<ContextType>;
  PageCursors?: PageCursorsResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PriceTier?: PriceTierResolvers<ContextType>;
  PricingGoods?: PricingGoodsResolvers<ContextType>;
  PricingLine?: PricingLineResolvers<ContextType>;
  PricingTier?: PricingTierResolvers<ContextType>;
  PricingWarehouse?: PricingWarehouseResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteAdjustment?: QuoteAdjustmentResolvers<ContextType>;
  QuoteLine?: QuoteLineResolvers<ContextType>;
  QuoteOrder?: QuoteOrderResolvers<ContextType>;
  SelectCartLinesPayload?: SelectCartLinesPayloadResolvers<ContextType>;
  SignContractPayload?: SignContractPayloadResolvers<ContextType>;
  URL?: GraphQLScalarType;
  Viewer?: ViewerResolvers<ContextType>;
  Warehouse?: WarehouseResolvers<ContextType>;
  Warning?: WarningResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  defer?: DeferDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
  stream?: StreamDirectiveResolver<any, any, ContextType>;
};
