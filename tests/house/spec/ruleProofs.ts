import type { Proofs } from './clauses.ts'

const SHELL = 'client/src/app/shell.test.tsx'
const EXTRAS = 'client/src/app/extras.test.tsx'
const LAYOUT = 'tests/e2e/layout.test.ts'
const BAR = 'the bar at the right is 40 pixels wide'
const CART = 'client/src/features/trade/cart/cart.test.tsx'
const ADDING = 'client/src/features/trade/cart/addFromList.test.tsx'
const PANEL = 'adding from the list asks for the cart when it is opened, not before, and beside the cart'
const WORDS = 'rules/src/words.test.ts'
const CONSTANTS = 'the constants are those of SPEC §9 and TRADE §8'
const SEARCH = 'client/src/features/catalogue/search/SearchBox.test.tsx'
const ERRORS = 'tests/e2e/errors.test.ts'
const ENVELOPE = 'gateway/src/rest/envelope.test.ts'
const DRAW = 'the popup of the draw comes late, draws for two seconds whatever comes sooner, and tells what was won'
const ORDERS = 'tests/e2e/orders.test.ts'
const ENTRY = 'client/src/features/people/account-entry/register.test.tsx'
const GONE = 'is forced unselected, says why and costs nothing'
const CART_API = 'api/src/modules/cart/cart.test.ts'
const QUOTE = 'rules/src/quote.rules.test.ts'
const ZONES = 'client/src/pages/zones/zones.test.tsx'
const ROW = 'client/src/features/catalogue/goods/GoodsRow.test.tsx'
const HEART = 'client/src/features/catalogue/favorite/favorites.test.tsx'
const LINK = 'gateway/src/modules/base/destination.test.ts'
const TAGS = '%s is %s'
const LOGIN = 'client/src/features/people/account/login.test.tsx'
const OUT = 'logs out into a new document'
const PHONE = 'rules/src/validators.test.ts'
const CHAT = 'client/src/features/self-service/chat/chat.test.tsx'
const SERVICE = 'the talk with the account manager is opened by 客服 beside any page; QQ numbers stand there where the shop has no chat'
const CONTENT = 'api/src/modules/content/content.test.ts'
const DETAIL = 'client/src/pages/goods-detail/GoodsDetail.test.tsx'
const REPORTS = 'quality reports open or say why not'

export const STATE_PROOFS: Proofs = [
  [
    ['Cart panel: Collapsed or open', LAYOUT, BAR],
    [
      'The cart list reloads when the cart-changed flag is set',
      ADDING,
      'adding from the list shows the new line in the open panel at once',
    ],
    ['and the panel is open and not on step 1', ADDING, PANEL],
  ],
  [
    ['Cart flow: Steps 1 to 4: cart, confirm order', ORDERS, 'a cart becomes one order'],
    ['pay, complete', ORDERS, 'an order is paid at the cashier in another window'],
  ],
  [
    ['Forget password', 'tests/e2e/entry.test.ts', 'a new password is set by the person who has the phone'],
    ['Forget password', ENTRY, 'the form of a new password asks for it twice'],
  ],
  [
    ['Cart line selection: Selected or not', CART, 'the cart page selects a warehouse and all'],
    ['A line whose goods', 'api/src/modules/cart/cartRefusals.test.ts', GONE],
  ],
  [
    ['Amount tiers (full-reduction', QUOTE, 'of the tiers of a reduction the reached ones come first'],
    ['Amount tiers (full-reduction', QUOTE, 'a tier that is reached comes before those of other activities that are not'],
    ['and order discount)', QUOTE, 'discounts follow one another by id'],
    ['when the selected qualifying total', CART, 'the cart page counts a full reduction in the tick that reaches it'],
    ['otherwise not reached', ZONES, 'full reductions stand with their steps'],
  ],
  [
    ['Ladder price display: Reached tier', 'rules/src/ladder.test.ts', 'the tier price shown at %i'],
    ['next tier with shortfall', ROW, 'what lies in the cart counts'],
    ['or greyed', ROW, 'a tier sets the quantity that reaches it'],
  ],
  [
    ['Free-shipping item', 'rules/src/hints.test.ts', 'a hint leads to free freight by amount, by 包邮 or by 单品包邮'],
    ['Free-shipping item', DETAIL, 'a free-shipping item tells how many are still needed'],
  ],
  [
    ['Search suggestions: Idle', SEARCH, 'suggestions are not asked for blanks'],
    ['searching, empty result', SEARCH, 'suggestions say that they are searched for, or that there are none'],
    ['list.', SEARCH, 'suggestions come half a second after the last key'],
    ['Keyboard up, down', SEARCH, 'arrow keys go round through the options and the field of the search box'],
    ['enter', SEARCH, 'Enter in the search box picks what is marked'],
    ['and escape', SEARCH, 'Escape closes the search box'],
  ],
  [
    ['Favouriting: Add', HEART, 'the heart fills at once'],
    ['or cancel', HEART, 'the heart empties with a toast'],
    ['Success shows a dialog', HEART, 'says 收藏成功 with the way to the favourites'],
    ['Cancel shows the toast', HEART, 'the heart empties with a toast'],
  ],
  [
    ["Activity links: A link starting with '*'", LINK, 'leads to %j and says %j'],
    ["A link with a '#'", LINK, 'leads to %j and says %j'],
    ["A link with a '#'", SHELL, 'says what is yet to begin'],
    ['An empty message', LINK, 'leads to %j and says %j'],
    ['An empty message', CONTENT, 'addresses of activities say that they have not begun when nobody wrote why'],
  ],
  [
    ['Promo tags and colours: 优 red', WORDS, TAGS],
    ['or amber', WORDS, 'the tag 换购 may be amber too'],
    ['default red', WORDS, TAGS],
  ],
  [
    ['Prize draw: The popup', EXTRAS, 'the popup of the draw is not shown to a member who'],
    ['A drawing state', EXTRAS, DRAW],
    ['Closing during', EXTRAS, 'the popup of the draw that is closed while it draws asks first'],
    ['The result', EXTRAS, DRAW],
  ],
  [
    ['Login and logout: Logout clears', LOGIN, OUT],
    ['and reloads', LOGIN, OUT],
  ],
]

export const RULE_PROOFS: Proofs = [
  [
    ['Phone: mobile', PHONE, '%s is a mobile'],
    ['Phone: mobile', PHONE, '%j is no mobile'],
    ['optionally also', PHONE, 'a landline counts as a phone only where it is allowed'],
    ['(area code', PHONE, '%s is a landline'],
    ['(area code', PHONE, '%j is no landline'],
  ],
  [
    ['Email', PHONE, 'the email address %s is valid'],
    ['Email', PHONE, 'an email address is not %j'],
  ],
  [
    ['Search is not run', SEARCH, 'the search box never searches for nothing'],
    ['The keyword is trimmed', SEARCH, 'Enter in the search box searches for what is typed, without the blanks around it'],
    ['Suggestions are debounced', SEARCH, 'suggestions come half a second after the last key'],
  ],
  [['The header cart count', LOGIN, 'is named %s and shows 99 at most']],
  [
    ['Server validation', 'api/src/buildServer.test.ts', 'is told of all that is wrong with it, in declared order'],
    ['Only the first message', ERRORS, 'a wrong password shows its first message as a toast with an error icon'],
  ],
  [
    ['Visitors see login', LOGIN, 'the header offers a visitor the login page and the way back'],
    ['Logged-in members', LOGIN, 'the header says who is logged in and whom to turn to'],
  ],
  [['A login-required response', ERRORS, 'a session that ended elsewhere leads to the login page once']],
  [
    ['A member with an account manager', LOGIN, 'the header says who is logged in and whom to turn to'],
    ['A default manager', LOGIN, 'the header leaves 专属服务 out for the default manager'],
  ],
  [
    ['Chat is embedded only if is_can_chat', CHAT, SERVICE],
    ['and a username exists', CHAT, SERVICE],
    ['otherwise QQ links', SHELL, 'where the shop cannot chat, QQ for a member'],
    ['otherwise QQ links', SHELL, 'customer service is the hotline and QQ for a visitor, in the header and beside any page'],
  ],
  [
    ['The quality-inspection link opens', DETAIL, REPORTS],
    ['or shows a message', DETAIL, REPORTS],
  ],
  [['Some cart totals', CART_API, 'the cart prices ladders, specials and two warehouses by the rules']],
]

export const ERROR_PROOFS: Proofs = [
  [
    ['Code 10000', ENVELOPE, 'the envelope the envelope: 10000 of a foreign host'],
    ['200', ENVELOPE, 'the envelope the envelope: 200'],
    ['or 201', ENVELOPE, 'the envelope the envelope: 201'],
  ],
  [
    ['Code 10001', ENVELOPE, 'the envelope the envelope: 10001 with HTTP 200'],
    ['or 401', ENVELOPE, 'the envelope the envelope: 401'],
    ['go to the login page', ERRORS, '401: a session that ended elsewhere'],
  ],
  [['459', ERRORS, '459: an unsigned e-contract']],
  [
    ['422', ERRORS, '422: a wrong password'],
    ['422', 'client/src/errors/catalogue.test.ts', 'the error VALIDATION_FAILED is presented as the specification says'],
  ],
  [['Other non-5xx', ERRORS, '400: a locked account is told in an alert titled 温馨提示']],
  [['5xx', ERRORS, 'a toast says the system is busy']],
  [
    ['Timeout', ERRORS, 'timeout: a dialog asks to refresh'],
    ['with a refresh button', ERRORS, 'and its button recovers'],
  ],
  [
    ['Cart add not successful', ADDING, 'adding from the list rolls back its own goods only, with a warning toast that names them'],
    ['Cart add not successful', 'client/src/errors/catalogue.test.ts', 'a refused addition to the cart as a warning toast'],
  ],
  [['Failed base-user call', ERRORS, 'header data that cannot be fetched is silently left out']],
  [['Failed prize-draw status call', EXTRAS, 'a draw that failed to say how it stands is asked no more']],
  [
    ['Header data failures', ERRORS, 'header data that cannot be fetched is silently left out'],
    ['Header data failures', SHELL, 'the navigation is still there when its data is not'],
  ],
  [
    ['Closing the draw while drawing', EXTRAS, 'the popup of the draw that is closed while it draws asks first'],
    [
      'if no result',
      'client/src/features/self-service/draw/draws.test.tsx',
      'my draws show every result, how goods arrive, and the way to a voucher and to points',
    ],
  ],
]

export const CONSTANT_PROOFS: Proofs = [
  [['Request timeout', 'gateway/src/settings.test.ts', 'the settings have defaults']],
  [
    ['Success codes', ENVELOPE, 'the envelope the envelope: 10000 of a foreign host'],
    ['Success codes', ENVELOPE, 'the envelope the envelope: 200'],
    ['Success codes', ENVELOPE, 'the envelope the envelope: 201'],
  ],
  [
    ['Category menu', SHELL, 'the navigation has the first seven of each tree'],
    ['Top navigation', SHELL, 'the navigation is never longer than nine'],
  ],
  [
    ['Cart panel width: 40px', LAYOUT, BAR],
    ['310px', LAYOUT, BAR],
  ],
  [
    ['Cart badge maximum', LOGIN, 'is named %s and shows 99 at most'],
    ['Default cart list filter', CART_API, 'the cart is empty at first and never a visitor’s'],
    ['Default cart list filter', WORDS, CONSTANTS],
  ],
  [['Footer help categories', LAYOUT, 'the footer shows four help categories']],
  [['Cart add delay', ADDING, 'sends after 200 ms what was added meanwhile as one']],
  [
    ['Search suggestion debounce', SEARCH, 'suggestions come half a second after the last key'],
    ['Suggestion cache', SEARCH, 'and are kept for five seconds'],
  ],
  [['Sticky search bar', SHELL, 'the search follows from 205 pixels on']],
  [
    ['Prize draw: result delay', EXTRAS, DRAW],
    ['close animation', EXTRAS, DRAW],
  ],
  [
    ['Countdown', 'client/src/ui/Countdown.test.tsx', 'Countdown counts by the server'],
    ['and server time counter', 'client/src/ui/Countdown.test.tsx', 'ServerClock ticks at full seconds of the server'],
  ],
  [['Timestamps', 'rules/src/time.test.ts', 'the timestamp %s is read']],
  [['Money', 'rules/src/money.test.ts', 'a percentage never rounds up']],
  [
    ['Banner id 125', CONTENT, 'the slots are asked for by banner, by brand and by article'],
    ['Announcement post id 72', CONTENT, 'announces in post 72'],
    ['Article category_id 3', CONTENT, 'lists news by category'],
  ],
]
