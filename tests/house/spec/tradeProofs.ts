import type { Clause, Proof } from './clauses.ts'

const PIECES = 'api/src/modules/promotion/pieces.test.ts'
const PIECES_RULES = 'rules/src/quote.pieces.test.ts'
const OFFER = 'api/src/modules/offer/offer.test.ts'

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
}
