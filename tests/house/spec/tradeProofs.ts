import type { Clause, Proof } from './clauses.ts'

const PIECES = 'api/src/modules/promotion/pieces.test.ts'
const PIECES_RULES = 'rules/src/quote.pieces.test.ts'
const OFFER = 'api/src/modules/offer/offer.test.ts'

const GATE = 'api/src/modules/cart/gateOrder.test.ts'
const ORDER = 'api/src/refusalOrder.test.ts'
const ADDRESSES = 'client/src/app/addresses.test.ts'
const SHELL = 'client/src/app/shell.test.tsx'
const REGIONS = 'api/src/db/migrations/regions.test.ts'
const PLAIN = 'api/src/modules/goods/plainName.test.ts'
const RARE = 'api/src/modules/goods/rareNames.test.ts'
const HELD_BACK = 'gateway/src/modules/promotion/heldBack.test.ts'
const LOTTERY = 'client/src/features/self-service/draw/draws.test.tsx'

const clause = (text: string, ...proofs: Proof[]): Clause => ({ text, proofs })

/** What the shop does beside the specification, by TRADE §9 and record 0141. */
export const TRADE_CLAUSES: Readonly<Record<string, readonly Clause[]>> = {
  '满件减 (TRADE §9)': [
    clause(
      'every N pieces, M off: 13 pieces at every 5 minus 3.00 are 2 times, 6.00 off',
      [PIECES_RULES, '满件减 of 13 pieces, every 5 minus 3.00: 2 times, 6.00 off, C 1.09 and D 4.91'],
      [PIECES, 'takes 6.00 off 13 pieces, before 满减, which is judged on the amount before it'],
    ),
    clause('`cap` times a trade, `left` times in all, at most the running amount', [PIECES_RULES, '满件减 in detail: %s']),
    clause(
      'the stock of the promotion is reserved and given back',
      [PIECES, 'are used by an order and given back when nobody pays it'],
      [PIECES, 'belong to the trade: they come back with the last of its orders'],
      [PIECES, 'that run out between quote and order change the quote, and two orders never have more of them than there are'],
    ),
    clause('none of `left` for no bound', [PIECES, 'are not counted where there is no end of them']),
    clause('a line joins the first that covers it, by priority and id; selected plain lines alone', [
      PIECES_RULES,
      'a line joins the first 满件减 that covers it, by priority and then id',
    ]),
    clause('all thresholds stay judged on the amount before', [PIECES_RULES, '满件减 lowers no threshold']),
    clause('the row 满件减（每满5件减3元）', [PIECES, 'is explained on the order, comes back with the units that are returned']),
    clause('a return gives back what was paid', [PIECES_RULES, 'a return of 满件减 goods one by one gives back what was paid']),
    clause('publish checks: at most half of what the pieces cost at least, two pieces or more', [
      'rules/src/publish.test.ts',
      'a 满件减 takes off no more than half of what its pieces cost at least, and needs two pieces',
    ]),
    clause('overlaps are reported', ['rules/src/publish.test.ts', 'overlapping promotions are reported with the goods they share']),
    clause('the cart reckons it with every piece', [
      'client/src/features/trade/cart/cartPieces.test.tsx',
      'a 满件减 is among the cart’s offers and is reckoned again with every piece, before the server answers',
    ]),
    clause('it stands on the activity pages and on its goods', [
      PIECES,
      'a 满件减 stands on the activity pages and on its goods, until it ends',
    ]),
  ],
  'What the office offers beside promotions': [
    clause('a special price, a price of a day and a price of a zone are paid until they end', [
      OFFER,
      'a %s is paid from when it is published until it is ended',
    ]),
    clause(
      'a coupon is claimed from when it is published until it is ended',
      [OFFER, 'a coupon is claimed once it is published, and no more once it is ended'],
      [OFFER, 'a coupon that is to begin tomorrow is ended before anybody could claim it'],
    ),
    clause('checks come first: one wrong row publishes none', [OFFER, 'what the checks find is said and nothing is published']),
    clause('who published and ended it is kept', [OFFER, 'who published and ended what is in the audit log']),
  ],
  'The order of refusals (TRADE §2.2, §4)': [
    clause(
      'not on sale, not reviewed, certificate expired, scope not held, region denied, ephedrine not allowed, receipt due, no stock, below the minimum, no multiple of the pack, above stock, above limit',
      [GATE, 'an addition of which everything is wrong is refused in the order of TRADE §2.2'],
      [GATE, 'an edit of a line of which everything is wrong is refused in the same order'],
      [GATE, 'a checkout of one line of which everything is wrong asks for the review first'],
      [GATE, 'a combination and a flash sale that are over are refused for what is wrong with their goods first'],
    ),
    clause('login, then the form, then what the form names', [ORDER, 'and a member for the form before what the form names']),
    clause('the form, then LOCKED, then one message for name and password', [ORDER, 'a log-in tells what the form lacks']),
    clause(
      'registration: the form in its order, then the code or the ticket',
      [ORDER, 'the first step of registration judges the form'],
      [ORDER, 'the second step of registration tells the fields in TRADE’s order'],
    ),
    clause('a new password: itself, its repetition, then the ticket or the old one', [ORDER, 'a new password is judged by itself']),
    clause('an edit: the number, then the line', [ORDER, 'an edit of a line that is gone is told so only when its number is one']),
    clause('checkout: 459, the review, the lines, the coupons', [ORDER, 'a checkout asks for the contract']),
    clause('an order: the quote, 459, the review, the coupon, 409 QUOTE_CHANGED', [ORDER, 'an order asks for its quote']),
    clause('a draw: ended, then done', [ORDER, 'a draw that is over is said before that it was joined']),
    clause('an exchange: the gift, the review, stock, limit, points', [ORDER, 'an exchange asks for the gift']),
    clause('a coupon: over, empty, the shop’s part', [ORDER, 'a coupon that is over is said before that none is left']),
    clause('an after-sale: the form, the window, the quantity', [
      'api/src/modules/after-sale/afterSale.test.ts',
      'an after-sale says what its form lacks, then that the window is over',
    ]),
    clause('a group purchase: over, full, joined', [
      'api/src/modules/group/group.test.ts',
      'a group purchase that is over is said before that its team is full',
    ]),
  ],
  'What the specification leaves open about addresses, places and names': [
    clause(
      'an address without what it names leads on: /cart_step2, /cart_step4, /cart_hm, /yyh/list, /gyqg/info, /priceList/info, /pzqg/info, /hdmb',
      [ADDRESSES, 'the address %s without what it names leads on to %s'],
    ),
    clause('0 is no number: /list/info/0 is nothing for anybody', [
      'client/src/app/routes.test.ts',
      'the unknown address %s leads to /404',
    ]),
    clause('the page of an unknown address names it and offers to search', [
      SHELL,
      'the page of an address that leads nowhere names it, and offers to search the goods',
    ]),
    clause(
      'region 3 levels, in every province and without the demo',
      [REGIONS, 'an empty marketplace knows the cities and districts of all 31 provinces'],
      [REGIONS, 'every province has cities and every city has districts'],
      [REGIONS, 'a place that was on record keeps its name and its id'],
    ),
    clause(
      'Ⅱ, α, 𠮷 and full width are found however they are typed',
      [PLAIN, '%s is %s to the question and to the index'],
      [PLAIN, 'the search for %s (%s) finds %s, exactly as it is written'],
      [PLAIN, 'a pasted list finds the goods whose name it spells, in each of the ways'],
    ),
    clause(
      'so they are in exported sheets, in workbooks that are sent in and on printed papers, and of goods from before they were',
      [RARE, 'an exported price sheet writes names with rare letters as they are'],
      [RARE, 'a workbook with rare letters in its names is understood'],
      [RARE, 'a delivery note prints names with rare letters'],
      ['api/src/db/migrations/rareLetters.test.ts', '0039 brings goods and names that were there before'],
    ),
    clause('the word of the session is in the search box where goods are listed, and nowhere else', [
      'client/src/features/catalogue/search/SearchBox.test.tsx',
      'what was searched for last is not in the box where no goods are listed',
    ]),
  ],
  'Cashback held back, and hosts of others (TRADE §9)': [
    clause(
      'held back: a line of its own in refund, statement and order',
      [HELD_BACK, 'an after-sale tells what it held back apart from its refunds'],
      [HELD_BACK, 'a statement has an entry of what was held back that moves nothing'],
      [HELD_BACK, 'an order tells of its cashback what was promised'],
    ),
    clause('whatever else the gateway reads is optional: rows without amounts and dates fail no page', [
      'tests/contract/foreign.test.ts',
      'coupons, money and wanted goods of a foreign host are listed, though it says neither amounts nor dates of them',
    ]),
  ],
  'Where pages make calls that nothing else shows': [
    clause('POST /api/cart/next_hint: all that more of a line would bring', [
      'client/src/features/trade/cart/cartPage.test.tsx',
      'a cart line whose price is explained tells all that a larger quantity would bring',
    ]),
    clause('GET /api/draw, draw/{id}/activity, draw/ads: the draw that runs', [
      LOTTERY,
      'the draw that runs stands above my draws, with its prizes, rules and winners',
    ]),
    clause('GET /api/draw/new_record: what was won last', [LOTTERY, 'the draw that runs, number 4, says of a prize last won in draw']),
    clause('GET /api/draw/record: every draw of the shop', [LOTTERY, 'my draws show every result, how goods arrive']),
    clause('GET /api/user/availableCoupon: coupons that can be used now', [
      'client/src/features/trade/wallet/wallet.test.tsx',
      'the member centre lists coupons that can be used now',
    ]),
    clause('GET /api/focus/demo of banner 125', ['client/src/pages/zones/zoneOffers.test.tsx', 'daily specials say what they cost else']),
    clause('GET /api/article/category of category 3', [
      'client/src/features/catalogue/help/help.test.tsx',
      'a piece of news has links to the one before and the one after and to the newest of the trade',
    ]),
    clause(
      'POST /api/cart/quick_add and GET /api/user/phone are for clients without pages of ours',
      ['tests/contract/calls.test.ts', 'every REST call, through the gateway the call POST /api/cart/quick_add/{id} through the gateway'],
      ['tests/contract/calls.test.ts', 'every REST call, through the gateway the call GET /api/user/phone/{param} through the gateway'],
    ),
  ],
}
