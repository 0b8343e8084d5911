/** SPEC §9: every call gives up after this. */
export const REQUEST_TIMEOUT_MS = 30_000

/** SPEC §9: first entries of the category menu. */
export const CATEGORY_MENU_MAX = 7
/** SPEC §9: first entries of the top navigation. */
export const NAV_MAX = 9
/** SPEC §9: pixels of the right-side cart panel. */
export const CART_PANEL_WIDTH = { collapsed: 40, open: 310 } as const
/** SPEC §5, §9: the badge shows no more than this. */
export const CART_BADGE_MAX = 99
/** SPEC §9: the default cart filter; it means all lines. */
export const CART_FILTER_ALL = 99_999
/** SPEC §9: help categories in the footer. */
export const HELP_CATEGORIES_MAX = 4
/** SPEC §9: adding to the cart is sent after this. */
export const CART_ADD_DELAY_MS = 200
/** SPEC §5, §9: pause in typing before suggestions are asked for. */
export const SUGGEST_DEBOUNCE_MS = 500
/** SPEC §9: suggestions older than this are asked for again. */
export const SUGGEST_CACHE_MS = 5_000
/** SPEC §2, §9: scroll position from which the compact search bar shows. */
export const STICKY_SEARCH_AT_PX = 205
/** SPEC §4, §9: the draw shows "drawing" this long before the result. */
export const DRAW_RESULT_DELAY_MS = 2_000
/** SPEC §9: the closing animation of the draw. */
export const DRAW_CLOSE_MS = 1_000
/** SPEC §9: countdowns and the server's clock tick at this pace. */
export const TICK_MS = 1_000
/** SPEC §9: timestamps with this many digits are seconds. */
export const SECONDS_DIGITS = 10
/** SPEC §7, §9: banner asked for by focus/demo. */
export const BANNER_ID = 125
/** SPEC §7, §9: the announcement's post. */
export const ANNOUNCEMENT_POST_ID = 72
/** SPEC §7, §9: category of the home page's articles. */
export const ARTICLE_CATEGORY_ID = 3

/** TRADE §4: rows a page when nothing is asked. */
export const PAGE_SIZE_DEFAULT = 20
/** TRADE §4: rows a page at most. */
export const PAGE_SIZE_MAX = 100
/** TRADE §4: delivery addresses a member. */
export const ADDRESSES_MAX = 20
/** TRADE §4: length of a client_key. */
export const CLIENT_KEY_LENGTH = { min: 8, max: 64 } as const
/** TRADE §4.6: rows of one quick-order list. */
export const QUICK_ROWS_MAX = 200
/** TRADE §4.2: how often the payment page asks for the state. */
export const PAY_POLL_MS = 3_000
/**
 * The largest count, and the largest amount in cents: of a price, a threshold, a fee, a line of a cart and an order as
 * a whole. It is what an Int of GraphQL holds, so that nothing staff fills in can break a cart; in yuan 21,474,836.47.
 */
export const INT_MAX = 2_147_483_647
/** Pieces that one row of a promotion may speak of. */
export const PROMOTION_COUNT_MAX = 1_000_000
/** TRADE §3 row 4: units in one line. */
export const LINE_QTY_MAX = 50_000
/** TRADE §3 row 3: from this part of a case on, the full case is suggested. */
export const CASE_SUGGEST_PERCENT = 80
/** TRADE §3 row 5: goods with less shelf life than this many months are shown red. */
export const EXPIRY_RED_MONTHS = 8
/** TRADE §3 row 5: goods with less shelf life than this many months are near-expiry goods. */
export const EXPIRY_NEAR_MONTHS = 6
/** TRADE §2.4: the welfare zone pays this part of the price, in basis points. */
export const WELFARE_BP = 9_400

/** TRADE §8, Times and caps: a quote holds this long. */
export const QUOTE_TTL_MS = 15 * 60_000
/** TRADE §8, Times and caps: an unpaid trade to be paid online. */
export const UNPAID_TTL_ONLINE_MS = 30 * 60_000
/** TRADE §8, Times and caps: an unpaid trade to be paid by bank transfer. */
export const UNPAID_TTL_TRANSFER_MS = 3 * 86_400_000
/** TRADE §8, Times and caps: wrong passwords before the login locks. */
export const LOGIN_ATTEMPTS_MAX = 5
/** TRADE §8, Times and caps: how long it stays locked. */
export const LOGIN_LOCK_MS = 15 * 60_000
/** TRADE §8, Times and caps: after-sale window from receipt. */
export const AFTER_SALE_WINDOW_MS = 7 * 86_400_000
/** TRADE §8, Times and caps: the stamped ephedrine receipt is due within this. */
export const EPH_RECEIPT_DUE_MS = 15 * 86_400_000
/** TRADE §8, Times and caps: shipped orders count as received after this. */
export const AUTO_RECEIPT_MS = 10 * 86_400_000
/** TRADE §8, Times and caps: open unpaid trades a member. */
export const UNPAID_TRADES_MAX = 20
/** TRADE §8, Times and caps: cart lines a member. */
export const CART_LINES_MAX = 500
/** TRADE §8, Times and caps: bytes of one upload. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024

/** Cents that one recharge of the balance may be. */
export const RECHARGE_LIMITS = { min: 100, max: 20_000_000 } as const
/** Cents that one withdrawal from the balance may be. */
export const WITHDRAW_LIMITS = { min: 1_000, max: 20_000_000 } as const
/** How many days before its end a paper is warned of. */
export const CERTIFICATE_WARN_DAYS = 60
