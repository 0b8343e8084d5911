/** Where a thing of the specification is proven: a test file, and words of a title in it. */
export type Proof = readonly [file: string, title: string]
/** By the words an item begins with. */
export type Proofs = readonly (readonly [begins: string, ...Proof])[]

const SHELL = 'client/src/app/shell.test.tsx'
const LAYOUT = 'tests/e2e/layout.test.ts'
const HEADER = 'the header has all that the specification lists'
const BAR = 'the bar at the right is 40 pixels wide'
const CART = 'client/src/features/cart/cart.test.tsx'
const WORDS = 'rules/src/words.test.ts'
const CONSTANTS = 'are those of SPEC §9 and TRADE §8'
const SEARCH = 'client/src/features/search/SearchBox.test.tsx'
const ERRORS = 'tests/e2e/errors.test.ts'
const DRAW = 'comes late, draws for two seconds whatever comes sooner, and tells what was won'
const PAGES = 'tests/e2e/pages.test.ts'
const EVERY_PAGE = 'every page, as a visitor and as a member'

const CALLS: Proof = ['tests/contract/calls.test.ts', 'every REST call, through the gateway']

export const FLAG_PROOFS: Proofs = [
  ['header', 'client/src/app/routes.test.ts', 'asks for the header with its own data'],
  ['login-style header', 'client/src/features/account/login.test.tsx', 'offers a visitor the login page and the way back'],
  ['footer', LAYOUT, 'the footer shows four help categories'],
  ['right-side panel', LAYOUT, BAR],
  ['category menu', LAYOUT, 'the category menu has four trees'],
  ['nav', LAYOUT, 'the navigation nine entries'],
  ['top-right ad', SHELL, 'leaves the ad to be closed by itself, for a day'],
  ['The document title', PAGES, EVERY_PAGE],
  ['Scroll position', LAYOUT, 'back returns to where one was'],
]

export const LAYOUT_PROOFS: Proofs = [
  ['a top banner ad', 'client/src/pages/home/HomePage.test.tsx', 'has the ad at its head'],
  ['a login or logout button', 'client/src/features/account/login.test.tsx', 'logs out into a new document'],
  ['the company name', LAYOUT, HEADER],
  ['return-home', LAYOUT, HEADER],
  ['member centre, my orders', LAYOUT, HEADER],
  ['a mobile app QR', SHELL, 'shows its address as a code'],
  ['a scrolling announcement', SHELL, 'announces, pauses on request'],
  ['the logo', LAYOUT, HEADER],
  ['a search box with a type switch', SEARCH, 'has seven hot words below it'],
  ['a cart button', 'client/src/ui/primitives.test.tsx', 'the badge shows 99 at most'],
  ['account-manager name', SHELL, 'where the shop cannot chat, QQ for a member'],
  ['category menus', LAYOUT, 'the category menu has four trees'],
  ['a top navigation', SHELL, 'is never longer than nine'],
  ['Sticky search bar', SHELL, 'the search follows from 205 pixels on'],
  ['Category menu', SHELL, 'has the first seven of each tree'],
  ['my;', LAYOUT, BAR],
  ['a cart drawer', LAYOUT, BAR],
  ['messages with a badge', 'tests/e2e/help.test.ts', 'and the badge follows'],
  ['customer service', SHELL, 'where the shop cannot chat, QQ for a member'],
  ['a WeChat QR', LAYOUT, BAR],
  ['back to top', LAYOUT, 'the search follows from 205 pixels on, not before'],
  ['Other.', SHELL, 'leaves the ad to be closed by itself, for a day'],
]

const USER = 'api/src/modules/user/user.test.ts'
/** Fields stand in the answer of a call that is described in openapi.json; the test asks that call for them. */
export const FIELD_PROOFS: Readonly<Record<string, { readonly call: string; readonly proof: Proof; readonly besides?: Readonly<Record<string, Proof>> }>> = {
  'User state': {
    call: 'GET /api/user/base',
    proof: [USER, 'the user state'],
    besides: {
      show: [ERRORS, 'header data that cannot be had is silently left out'],
      token: ['api/src/modules/auth/session.test.ts', 'opens by cookie and by bearer, and nothing else'],
    },
  },
  'Cart line': {
    call: 'GET /api/cart/list',
    proof: ['api/src/modules/cart/cart.test.ts', 'answers every write with the whole cart, the newest line first'],
    besides: { goods_id: ['api/src/modules/cart/cartRefusals.test.ts', 'the forms'], cartNum: ['client/src/features/goods/goodsQuantity.test.ts', 'what lies in the cart uses up the stock'] },
  },
  Goods: { call: 'GET /api/goods/list', proof: ['api/src/modules/goods/goods.test.ts', 'gives twenty of all goods with the fields of the contract'] },
  'Cart state': { call: 'GET /api/cart/list', proof: ['api/src/modules/cart/cart.test.ts', 'prices ladders, specials and two warehouses by the rules'] },
}

export const ENTITY_PROOFS: Proofs = [
  ['Favourite', 'api/src/modules/favorite/favorite.test.ts', 'says which goods are favourites now, one or several at once'],
  ['Category menu item', 'api/src/modules/content/content.test.ts', 'four trees with pictures'],
  ['Footer help category', 'api/src/modules/content/content.test.ts', 'stands in four help categories'],
  ['Right-side ad', 'api/src/modules/content/content.test.ts', 'have links and an advertisement at the right'],
  ['Common data', 'api/src/modules/content/content.test.ts', 'has hot words, at most nine open entries'],
  ['Prize draw', 'api/src/modules/draw/draw.test.ts', 'shows the running draw that ends first'],
  ['Client state', 'tests/e2e/search.test.ts', 'keeps the word for the session: on the next page'],
]

export const STATE_PROOFS: Proofs = [
  ['Cart panel', CART, 'shows the new line in the open panel at once'],
  ['Cart flow', 'tests/e2e/orders.test.ts', 'the life of an order, as its buyer sees it'],
  ['Forget password', 'client/src/features/account-entry/register.test.tsx', 'asks for the new password twice'],
  ['Cart line selection', 'api/src/modules/cart/cartRefusals.test.ts', 'is forced unselected, says why and costs nothing'],
  ['Amount tiers', 'rules/src/quote.rules.test.ts', 'tiers: reached ones first'],
  ['Ladder price display', 'rules/src/ladder.test.ts', 'display'],
  ['Free-shipping item', 'rules/src/hints.test.ts', 'free freight by amount, by 包邮 or by 单品包邮'],
  ['Search suggestions', SEARCH, 'goes round through the options and the field'],
  ['Favouriting', 'client/src/features/favorite/favorites.test.tsx', 'says 收藏成功 with the way to the favourites'],
  ['Activity links', SHELL, 'says what is yet to begin'],
  ['Promo tags', WORDS, '换购 may be amber too'],
  ['Prize draw', SHELL, DRAW],
  ['Login and logout', 'client/src/features/account/login.test.tsx', 'logs out into a new document'],
]

export const RULE_PROOFS: Proofs = [
  ['Phone', 'rules/src/validators.test.ts', 'a landline only where it is allowed'],
  ['Email', 'rules/src/validators.test.ts', 'email'],
  ['Search is not run', SEARCH, 'never searches for nothing'],
  ['The header cart count', 'client/src/ui/primitives.test.tsx', 'the badge shows 99 at most'],
  ['Server validation', ERRORS, 'a wrong password shows its first message as a toast with an error icon'],
  ['Visitors see login', 'client/src/features/account/login.test.tsx', 'says who is logged in and whom to turn to'],
  ['A login-required response', ERRORS, 'a session that ended elsewhere leads to the login page once'],
  ['A member with an account manager', 'client/src/features/account/login.test.tsx', 'leaves 专属服务 away for the default manager'],
  ['Chat is embedded', SHELL, 'where the shop cannot chat, QQ for a member'],
  ['The quality-inspection link', 'client/src/pages/goods-detail/GoodsDetail.test.tsx', 'quality reports open or say why not'],
  ['Some cart totals', 'api/src/modules/cart/cart.test.ts', 'prices ladders, specials and two warehouses by the rules'],
]

export const NOTE_PROOFS: Proofs = [
  ['The login call', ...CALLS],
  ['The common response', 'api/src/modules/content/content.test.ts', 'has hot words, at most nine open entries'],
  ['Help-category', ...CALLS],
  ['Prize-draw calls by id', ...CALLS],
]

export const ERROR_PROOFS: Proofs = [
  ['Code 10000', 'gateway/src/rest/envelope.test.ts', 'the envelope'],
  ['Code 10001', ERRORS, '401: a session that ended elsewhere'],
  ['459', ERRORS, '459: an unsigned e-contract'],
  ['422', ERRORS, '422: a wrong password'],
  ['Other non-5xx', ERRORS, '400: a locked account is told in an alert titled 温馨提示'],
  ['5xx', ERRORS, 'a toast says the system is busy'],
  ['Timeout', ERRORS, 'timeout: a dialog asks to refresh'],
  ['Cart add not successful', ERRORS, '403: a shop under review is told so by a warning toast'],
  ['Failed base-user call', ERRORS, 'header data that cannot be had is silently left out'],
  ['Failed prize-draw status call', SHELL, 'is not shown to who'],
  ['Header data failures', ERRORS, 'header data that cannot be had is silently left out'],
  ['Closing the draw while drawing', SHELL, 'closed while it draws asks first'],
]

export const CONSTANT_PROOFS: Proofs = [
  ['Request timeout', WORDS, CONSTANTS],
  ['Success codes', WORDS, CONSTANTS],
  ['Category menu', SHELL, 'has the first seven of each tree'],
  ['Cart panel width', LAYOUT, BAR],
  ['Cart badge maximum', WORDS, CONSTANTS],
  ['Footer help categories', LAYOUT, 'the footer shows four help categories'],
  ['Cart add delay', CART, 'sends after 200 ms what was added meanwhile as one'],
  ['Search suggestion debounce', SEARCH, 'come half a second after the last key, and are kept for five seconds'],
  ['Sticky search bar', SHELL, 'the search follows from 205 pixels on'],
  ['Prize draw', SHELL, DRAW],
  ['Countdown', 'client/src/ui/Countdown.test.tsx', 'ticks at full seconds of the server'],
  ['Timestamps', 'rules/src/time.test.ts', 'timestamps'],
  ['Money', 'rules/src/money.test.ts', 'a percentage never rounds up'],
  ['Banner id 125', WORDS, CONSTANTS],
]
