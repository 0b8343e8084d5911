import type { Proof, Proofs } from './clauses.ts'

const SHELL = 'client/src/app/shell.test.tsx'
const CONTENT = 'api/src/modules/content/content.test.ts'
const COMMON = 'has hot words, at most nine open entries'
const HELP = 'client/src/features/catalogue/help/help.test.tsx'

const CART_EDITED: Proof = ['api/src/modules/cart/cart.test.ts', 'the cart edits, selects and deletes lines']
const FAVOURITES: Proof = ['gateway/src/modules/coupon/coupon.test.ts', 'favourites are added, listed and taken out by goods']
const COUPONS: Proof = ['api/src/modules/coupon/coupon.test.ts', 'are counted and listed by state']
const SLOTS: Proof = [CONTENT, 'the slots are asked for by banner, by brand and by article']

export const ENTITY_PROOFS: Proofs = [
  [
    [
      'Favourite',
      'api/src/modules/favorite/favorite.test.ts',
      'adding a favourite says which goods are favourites now, one or several at once',
    ],
  ],
  [
    ['Category menu item: id, name, logo1, children', CONTENT, COMMON],
    ['childrenShow', SHELL, 'the navigation is opened by its own button, closed by Escape'],
  ],
  [['Footer help category', CONTENT, 'stands in four help categories']],
  [
    ['Right-side ad', CONTENT, 'the slots have links and an advertisement at the right'],
    ['Link list item', CONTENT, 'the slots have links and an advertisement at the right'],
  ],
  [
    ['Common data: category lists', CONTENT, COMMON],
    ['nav entries', CONTENT, COMMON],
    ['hot search', CONTENT, COMMON],
    ['brand', CONTENT, COMMON],
    ['timestamp', CONTENT, COMMON],
    ['banner (url, image)', CONTENT, 'the slots are asked for by banner, by brand and by article'],
  ],
  [['Prize draw', 'api/src/modules/draw/draw.test.ts', 'shows the running draw that ends first']],
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

/** What a page is about, where its address alone does not say it, beside that it is there. */
export const ROUTE_PROOFS: Readonly<Record<string, readonly Proof[]>> = {
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
  'GET /api/cart/list': [['api/src/modules/cart/cart.test.ts', 'the cart is empty at first and never a visitor’s']],
  'GET /api/favorite': [FAVOURITES],
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
