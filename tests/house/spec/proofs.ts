import type { Proof, Proofs } from './clauses.ts'

const SHELL = 'client/src/app/shell.test.tsx'
const FRAME = 'client/src/app/frame.test.tsx'
const FLAGS = 'the frame of %s shows what its flags say'
const EXTRAS = 'client/src/app/extras.test.tsx'
const LAYOUT = 'tests/e2e/layout.test.ts'
const HEADER = 'the header has all that the specification lists'
const BAR = 'the bar at the right is 40 pixels wide'
const TREES = 'the category menu has four trees'
const FOOTER = 'the footer shows four help categories'
const CART = 'client/src/features/trade/cart/cart.test.tsx'
const ADDING = 'client/src/features/trade/cart/addFromList.test.tsx'
const PANEL = 'adding from the list asks for the cart when it is opened, not before, and beside the cart'
const SEARCH = 'client/src/features/catalogue/search/SearchBox.test.tsx'
const LOGIN = 'client/src/features/people/account/login.test.tsx'
const DRAW = 'the popup of the draw comes late, draws for two seconds whatever comes sooner, and tells what was won'
const AD = 'the draw leaves the ad to be closed by itself, for a day'
const PAGES = 'tests/e2e/pages.test.ts'
const EVERY_PAGE = 'every page, as a visitor and as a member'
const ROUTES = 'client/src/app/routes.test.ts'
const ORDERS = 'tests/e2e/orders.test.ts'
const CONTENT = 'api/src/modules/content/content.test.ts'
const COMMON = 'has hot words, at most nine open entries'
const HTTP = 'gateway/src/rest/httpRestClient.test.ts'
const EXAMPLES = 'api/src/modules/promotion/examples.test.ts'
const GOODS_DETAIL = 'client/src/pages/goods-detail/GoodsDetail.test.tsx'
const CHAT = 'client/src/features/self-service/chat/chat.test.tsx'
const VISITOR = 'customer service is the hotline and QQ for a visitor, in the header and beside any page'
const SERVICE = 'the talk with the account manager is opened by 客服 beside any page; QQ numbers stand there where the shop has no chat'
const HELP = 'client/src/features/catalogue/help/help.test.tsx'

/** What the specification begins with, as far as it can be seen to work. */
export const PRODUCT_PROOFS: Proofs = [
  [
    ['browse categories', SHELL, 'the navigation has the first seven of each tree'],
    ['and search by drug', SEARCH, 'Enter in the search box searches for what is typed'],
    ['or by manufacturer', SEARCH, 'what was searched for last is remembered for the session, with where it was searched'],
  ],
  [
    ['favourite goods', 'tests/e2e/lists.test.ts', 'favourites are filled by the heart and emptied again at /star'],
    ['and use a cart', 'tests/e2e/cart.test.ts', 'a full cart takes two quick presses as two packs'],
  ],
  [
    ['place', ORDERS, 'a cart becomes one order, though the button was pressed twice'],
    ['and pay for orders', ORDERS, 'an order is paid at the cashier in another window'],
  ],
  [
    ['manage a wallet (balance', 'tests/e2e/wallet.test.ts', 'recharging leads to the cashier and back'],
    ['points', 'api/src/modules/wallet/logs.test.ts', 'the logs of points and vouchers say what they were for'],
    ['coupons', 'api/src/modules/coupon/coupon.test.ts', 'are counted and listed by state'],
    ['cash vouchers', 'api/src/modules/wallet/logs.test.ts', 'the logs of points and vouchers say what they were for'],
  ],
  [
    ['manage orders', 'client/src/features/trade/order/orders.test.tsx', 'the page of my orders shows tabs with counts'],
    ['after-sales', 'api/src/modules/after-sale/afterSale.test.ts', 'returned: the server counts the money'],
    ['invoices', 'client/src/features/after/invoice/papers.test.tsx', 'an e-invoice is applied for over several orders'],
    ['addresses', 'tests/e2e/account.test.ts', 'the account centre keeps addresses with three levels of region'],
    ['shop info', 'tests/e2e/account.test.ts', 'the account centre saves the shop with its invoice fields'],
    ['and qualification certificates', 'tests/e2e/account.test.ts', 'the account centre takes the next paper'],
  ],
  [
    ['Zones: ', PAGES, EVERY_PAGE],
    ['Zones: ', 'tests/e2e/zones.test.ts', 'goods of every zone lie in the cart at the price the zone showed'],
  ],
  [
    ['Promotions: full-amount discounts, order discounts', EXAMPLES, 'E4: with an order discount and a coupon'],
    ['tiered (ladder) prices', 'rules/src/ladder.test.ts', 'whole ladder, %i units'],
    ['free-shipping items', 'rules/src/hints.test.ts', 'a hint leads to free freight by amount, by 包邮 or by 单品包邮'],
    ['flash-sale items', GOODS_DETAIL, 'a running flash sale counts down'],
    ['combination (bundle) packages', GOODS_DETAIL, 'a combination names the others and is added as one'],
    ['gift items', 'rules/src/quote.rules.test.ts', 'two lines share what is left of a gift'],
    ['and a prize-draw popup', EXTRAS, DRAW],
  ],
  [
    ['Other content: a help centre', HELP, 'a page of the help centre is found by its number or its address'],
    ['a news centre', HELP, 'a piece of news has links to the one before and the one after and to the newest of the trade'],
    [
      'and a footer with licence information',
      'client/src/app/shell.test.tsx',
      'the footer fills once the buyer stirs near it, with licences',
    ],
  ],
  [["The header shows a complaint hotline and the buyer's assigned account manager", LAYOUT, HEADER]],
  [
    ["The label 'dedicated service'", LOGIN, 'the header says who is logged in and whom to turn to'],
    ["The label 'dedicated service'", LOGIN, 'the header leaves 专属服务 out for the default manager'],
  ],
  [['A QQ customer-service link or an embedded chat', SHELL, VISITOR]],
]

/** What is said in sentences beside the routes and the calls. */
export const NOTE_PROOFS: Proofs = [
  [['Any other path', ROUTES, 'the unknown address %s leads to /404']],
  [
    [
      'Entering the eleven_index route',
      'client/src/pages/activity/activity.test.tsx',
      '/eleven_index sends the browser to the address of the site',
    ],
  ],
  [['If a login marker is set', 'client/src/pages/activity/activity.test.tsx', 'and a buyer who logged in here reloads first']],
  [
    ['Steps 1 to 4', CART, 'the cart page selects a warehouse and all'],
    [
      'Steps 1 to 4',
      'client/src/pages/confirm-order/ConfirmOrderPage.test.tsx',
      'the confirm page shows the orders, why a price is what it is',
    ],
    ['Steps 1 to 4', 'client/src/features/trade/payment/payment.test.tsx', 'the pay page says how much is due until when'],
    [
      'Steps 1 to 4',
      'client/src/features/trade/payment/payment.test.tsx',
      'the page after paying never claims what the marketplace does not say',
    ],
  ],
  [
    ['The search box is hidden', SEARCH, "is hidden on the cart's steps 2 and 3"],
    ['The search box is hidden', FRAME, 'the frame of /cart_step2?quote=1 shows what its flags say'],
    ['The search box is hidden', FRAME, 'the frame of /cart_step3/1 shows what its flags say'],
  ],
  [['Help articles', HELP, 'a page of the help centre is found by its number or its address']],
  ['/help/pay', '/help/zfps/ddzf', '/help/zfps/hwps', '/help/zfps/ypth'].map(
    (address) => ['These use the login-style header', FRAME, `the frame of ${address} shows what its flags say`] as const,
  ),
  [
    ['All calls go to an API host, with credentials', HTTP, 'the REST client passes on who asks and brings cookies back'],
    ['and a 30 s timeout', 'gateway/src/settings.test.ts', 'the settings have defaults'],
    ['and a 30 s timeout', HTTP, 'in time, without asking again'],
  ],
  [
    ['POST and PUT bodies are form-encoded', HTTP, 'the REST client sends forms'],
    ['(not for uploads)', 'api/src/modules/upload/upload.test.ts', 'what is no form of parts at all'],
  ],
  [
    [
      'A duplicate in-flight request',
      'client/src/relay/network.test.ts',
      'a later query of the same name cancels the earlier, another name does not',
    ],
    ['except for cart', 'client/src/relay/network.test.ts', 'a mutation never cancels: it may move goods or money'],
  ],
  [['The add is delayed 200 ms', ADDING, 'sends after 200 ms what was added meanwhile as one']],
  [
    ['It is fetched on page navigation', ROUTES, 'a route asks for the header with its own data, in one trusted document'],
    ['except for the user_hyzx', SHELL, 'a change of page to the member centre and to the binding of WeChat asks nothing of the viewer'],
    ['except for the user_hyzx', SHELL, 'a change of page to /login asks nothing of the viewer'],
  ],
  [
    ['The announcement', CONTENT, 'announces in post 72'],
    ['The announcement', 'gateway/src/modules/content/content.test.ts', 'the announcement is post 72'],
  ],
  [['The common response', CONTENT, COMMON]],
]

export const FLAG_PROOFS: Proofs = [
  [
    ['header', FRAME, FLAGS],
    ['header', ROUTES, 'a route asks for the header with its own data'],
  ],
  [['login-style header', FRAME, FLAGS]],
  [['footer', FRAME, FLAGS]],
  [['right-side panel', FRAME, FLAGS]],
  [['category menu', FRAME, FLAGS]],
  [['nav', FRAME, FLAGS]],
  [['top-right ad', EXTRAS, AD]],
  [['The document title', PAGES, EVERY_PAGE]],
  [
    ['Scroll position is restored', LAYOUT, 'back returns to the place before'],
    [
      'per route unless disabled',
      'client/src/app/scrollMemory.test.ts',
      'the steps of an order begin at their top, every other page where it was left',
    ],
  ],
]

export const LAYOUT_PROOFS: Proofs = [
  [['a top banner ad', 'client/src/pages/home/HomePage.test.tsx', 'the home page has the ad at its head']],
  [
    ['a login', LOGIN, 'the header offers a visitor the login page and the way back'],
    ['or logout button', LOGIN, 'logs out into a new document'],
  ],
  [['the company name', LAYOUT, HEADER]],
  [
    ['return-home', LAYOUT, HEADER],
    ['and add-to-desktop', SHELL, 'the top bar explains how to keep the site at hand'],
  ],
  [['member centre, my orders', LAYOUT, HEADER]],
  [['a mobile app QR', SHELL, 'shows its address as a code']],
  [['a scrolling announcement', SHELL, 'the top bar announces, pauses on request']],
  [['the logo', LAYOUT, HEADER]],
  [
    ['a search box with a type switch (drug or manufacturer)', LAYOUT, HEADER],
    ['and hot searches', SEARCH, 'the search box has seven hot words below it'],
  ],
  [
    ['a cart button', FRAME, 'the frame of /404 shows what its flags say'],
    ['with a count badge (99 at most)', LOGIN, 'is named %s and shows 99 at most'],
  ],
  [
    ['account-manager name and phone', LAYOUT, HEADER],
    ['and the complaint hotline', SHELL, VISITOR],
  ],
  [['category menus', LAYOUT, TREES]],
  [
    ['a top navigation of at most 9 entries', SHELL, 'the navigation is never longer than nine'],
    ['with sub-menus', SHELL, 'the navigation asks for what lies below once it is approached'],
  ],
  [['Sticky search bar', SHELL, 'the search follows from 205 pixels on']],
  [
    ['Category menu: Shows only the first 7 categories', SHELL, 'the navigation has the first seven of each tree'],
    ['with hover sub-items', SHELL, 'a pointer that rests 120 ms opens it'],
  ],
  [['my;', LAYOUT, BAR]],
  [
    ['a cart drawer (item list with delete', LAYOUT, BAR],
    ['count, total, go to cart', ADDING, PANEL],
    ['It is 40px wide', LAYOUT, BAR],
    ['and auto-opens on the cart step-1 route', ADDING, PANEL],
    ['Deleting asks', LAYOUT, BAR],
  ],
  [['messages with a badge', 'tests/e2e/help.test.ts', 'and the badge follows']],
  [['customer service', CHAT, SERVICE]],
  [
    ['a WeChat QR', SHELL, 'the WeChat account of the shop is a code of its own beside any page'],
    ['a WeChat QR', 'api/src/modules/erp/site.test.ts', 'staff set the WeChat code of the shop as a picture'],
  ],
  [['back to top', LAYOUT, 'the search follows from 205 pixels on, not before']],
  [
    ['Other: A bottom prize-draw popup', EXTRAS, DRAW],
    ['A floating top-right ad', EXTRAS, AD],
    ['The footer shows 4', LAYOUT, FOOTER],
  ],
]

const CART_FIELDS = 'a cart tells by each of its fields what its lines, offers and freight are'
const STATE_TOLD: Proof = ['api/src/modules/user/user.test.ts', 'the user state tells face, points, lines of the cart and messages']

/** Fields stand in the answer of a call that is described in openapi.json; the test asks that call for them. */
export const FIELD_PROOFS: Readonly<
  Record<string, { readonly call: string; readonly proof: Proof; readonly besides?: Readonly<Record<string, Proof>> }>
> = {
  'User state': {
    call: 'GET /api/user/base',
    proof: ['api/src/modules/user/user.test.ts', 'the user state says who acts for which shop, the phone masked'],
    besides: {
      face: STATE_TOLD,
      points: STATE_TOLD,
      cart: STATE_TOLD,
      message_count: STATE_TOLD,
      show: ['tests/e2e/errors.test.ts', 'header data that cannot be fetched is silently left out'],
      quality_inspection_url: ['api/src/modules/erp/site.test.ts', 'the quality-inspection link is the page that staff set'],
      is_show_youx: ['api/src/modules/user/user.test.ts', 'the user state shows the preferred zone where it has goods'],
      is_AfterSale: ['api/src/modules/user/user.test.ts', 'the user state shows the preferred zone where it has goods'],
      token: ['api/src/modules/auth/session.test.ts', 'a session opens by cookie and by bearer, and nothing else'],
    },
  },
  'Cart line': {
    call: 'GET /api/cart/list',
    proof: ['api/src/modules/cart/cartFields.test.ts', CART_FIELDS],
    besides: {
      goods_id: ['api/src/modules/cart/cartRefusals.test.ts', 'the forms'],
      cartNum: ['client/src/features/catalogue/goods/goodsQuantity.test.ts', 'what lies in the cart uses up the stock'],
    },
  },
  Goods: {
    call: 'GET /api/goods/list',
    proof: ['api/src/modules/goods/goodsFields.test.ts', 'goods tell by each of their fields what they are'],
    besides: {
      is_free_shipping: [
        'api/src/modules/goods/goodsFields.test.ts',
        'goods that free the freight of their warehouse say from how many on',
      ],
    },
  },
  'Cart state': {
    call: 'GET /api/cart/list',
    proof: ['api/src/modules/cart/cartFields.test.ts', CART_FIELDS],
  },
}
