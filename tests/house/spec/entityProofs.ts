import type { Proof, Proofs } from './clauses.ts'

const SHELL = 'client/src/app/shell.test.tsx'
const CONTENT = 'api/src/modules/content/content.test.ts'
const HELP = 'client/src/features/catalogue/help/help.test.tsx'

const FIELDS = 'api/src/modules/content/contentFields.test.ts'
const COMMON: Proof = [FIELDS, 'the common answer tells by each of its fields']
const LINKS: Proof = [FIELDS, 'links and help categories tell by each of their fields']
const KEPT: Proof = [FIELDS, 'favourites and a draw tell by each of their fields']
const PARAMS = 'api/src/modules/cart/cartParams.test.ts'
const FILTERED: Proof = [PARAMS, 'the cart’s list shows the lines of its filter']

const CART_EDITED: Proof = ['api/src/modules/cart/cart.test.ts', 'the cart edits, selects and deletes lines']
const FAVOURITES: Proof = ['gateway/src/modules/coupon/coupon.test.ts', 'favourites are added, listed and taken out by goods']
const COUPONS: Proof = ['api/src/modules/coupon/coupon.test.ts', 'are counted and listed by state']
const SLOTS: Proof = [CONTENT, 'the slots are asked for by banner, by brand and by article']

/** Each of these pieces of a line has the same proof: it names all of them, with values that could be wrong. */
const together = (begins: readonly string[], ...proof: Proof): Proofs[number] => begins.map((words) => [words, ...proof])

export const ENTITY_PROOFS: Proofs = [
  together(['Favourite'], ...KEPT),
  [
    ...together(['Category menu item: id', 'name', 'logo1', 'children,'], ...COMMON),
    ['childrenShow', SHELL, 'the navigation is opened by its own button, closed by Escape'],
  ],
  together(['Footer help category: name', 'children each with id and name'], ...LINKS),
  [
    ['Right-side ad: image', ...COMMON],
    ['Link list item', ...LINKS],
  ],
  together(
    [
      'Common data: category lists (general',
      'yx',
      'zy',
      'qx',
      'logo and logo1',
      'nav entries (id, name',
      'url, image',
      'is_open, children',
      'hot search',
      'brand',
      'timestamp',
      'banner (url',
    ],
    ...COMMON,
  ),
  together(['Prize draw: id', 'is_join', 'name', 'remarks'], ...KEPT),
  [
    ['Client state: search keyword', 'tests/e2e/search.test.ts', 'the search keeps the word for the session: on the next page'],
    [
      'list paths per zone',
      'client/src/features/catalogue/goods/lists.test.tsx',
      'the list leads a member to the table, and a buyer who has chosen to the view chosen last',
    ],
    ['cached help articles', HELP, 'a help page that was read before is shown at once and asked for again'],
    [
      'brand display flag',
      'client/src/features/catalogue/goods/lists.test.tsx',
      'filters show the eight most frequent, and the others on demand',
    ],
  ],
]

const ADDRESSES = 'client/src/app/addresses.test.ts'
const page = (child: string, address: string): Proofs[number] => [[child, ADDRESSES, `the child ${child} is the page of ${address}`]]

/** Pages that the specification names without an address. */
export const CHILD_PROOFS: Proofs = [
  page('eleven_index', '/eleven_index'),
  page('list_index', '/list'),
  page('list_table', '/list/table'),
  page('list_no_image', '/list/no_image'),
  page('search_index', '/search'),
  page('search_table', '/search/table'),
  page('yx_index', '/yx'),
  page('yx_table', '/yx_table'),
  page('kxzq_index', '/kxzq'),
  page('forget_step1', '/forget_step1'),
  page('forget_step2', '/forget_step2'),
  page('forget_step3', '/forget_step3'),
]

const GROUPS: Proof = [CONTENT, 'has the groups of SPEC §2 with their articles']

export const GROUP_PROOFS: Proofs = ['new-user guide', 'about us', 'service guarantee', 'news centre'].map((group) => [[group, ...GROUPS]])

/** What a page is about, where its address alone does not say it, beside that it is there. */
export const ROUTE_PROOFS: Readonly<Record<string, readonly Proof[]>> = {
  '/welfare': [
    ['api/src/modules/goods/otherPrices.test.ts', 'the welfare zone says that all of it costs 94 %'],
    ['api/src/modules/goods/otherPrices.test.ts', 'E13: the welfare zone takes 94 % of each unit'],
  ],
  '/hb': [
    ['client/src/pages/zones/zones.test.tsx', '/hb says what comes back after receipt'],
    ['api/src/modules/cashback/cashback.test.ts', 'the example of TRADE §9: 30.00 is credited for 1,080.00'],
    ['api/src/modules/cashback/returns.property.test.ts', 'what comes back and what is held back of cashback is what was paid'],
  ],
}

/** Where what a call takes is seen to act or to be refused, beside that the call is made. */
export const PARAM_PROOFS: Readonly<Record<string, readonly Proof[]>> = {
  'POST /api/cart/copy': [['api/src/modules/cart/cartMore.test.ts', 'copying adds lines to the account’s other shops']],
  'POST /api/cart/batch_delete': [CART_EDITED],
  'POST /api/cart/{id}/edit': [CART_EDITED],
  'POST /api/cart/batch_select': [CART_EDITED],
  'GET /api/cart/list': [FILTERED],
  'GET /api/cart/total': [FILTERED],
  'POST /api/cart': [[PARAMS, 'an addition acts on its goods_id, its number']],
  'POST /api/cart/checkout': [[PARAMS, 'a checkout acts on its ids, coupon_ids']],
  'POST /api/cart/quick_add/{id}': [['api/src/modules/cart/cartMore.test.ts', 'quick_add adds the minimum first']],
  'POST /api/cart/next_hint': [['api/src/modules/promotion/examples.test.ts', 'E1: A × 9, 10, 50, and what one more saves']],
  'GET /api/draw/new_record': [KEPT],
  'GET /api/draw/{id}/activity': [['api/src/modules/draw/draw.test.ts', 'joining a draw gives one prize once']],
  'GET /api/draw/record': [['api/src/modules/draw/draw.test.ts', 'joining a draw gives one prize once']],
  'POST /api/user/resetPassword': [['api/src/modules/user/password.test.ts', 'changes the password, ends every other session']],
  'GET /api/user/phone/{param}': [['api/src/modules/user/profile.test.ts', 'phone/{param} answers alike whether there is an account']],
  'GET /api/focus/brand/{id}': [SLOTS],
  'GET /api/favorite': [FAVOURITES, KEPT],
  'POST /api/favorite': [FAVOURITES],
  'POST /api/favorite/cancel': [FAVOURITES],
  'GET /api/draw': [['api/src/modules/draw/draw.test.ts', 'looking at draws is open to visitors, who have no chance yet']],
  'GET /api/user/buy': [
    ['gateway/src/modules/wanted/wanted.test.ts', 'requests for goods are listed in one call, told in full in another'],
  ],
  'GET /api/user/fast_buy': [['gateway/src/modules/quick/quick.test.ts', 'a purchase list may come from what is bought often']],
  'GET /api/user/availableCoupon': [COUPONS],
  'GET /api/user/coupon': [COUPONS],
  'GET /api/user/user_money_log': [
    ['api/src/modules/wallet/logs.test.ts', 'the logs tell each order’s money, filtered by type and day, the newest first'],
    ['gateway/src/modules/wallet/wallet.test.ts', 'the list %s of the wallet asks for %s'],
  ],
  'POST /api/user/updateUserInfo': [
    ['api/src/modules/user/profile.test.ts', 'updateUserInfo changes the name alone'],
    ['api/src/modules/user/profile.test.ts', 'updateUserInfo changes the phone for a code sent to the new one'],
  ],
  'GET /api/goods/search': [['gateway/src/modules/goods/search.test.ts', 'suggestions and hot words are asked for as the buyer types']],
  'GET /api/focus/demo': [SLOTS],
  'GET /api/focus/kxzq_ad': [SLOTS],
  'GET /api/article/category': [[CONTENT, 'lists news by category']],
  'GET /api/post/postDetail': [[CONTENT, 'announces in post 72']],
}
