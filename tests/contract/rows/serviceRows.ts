import { expect } from 'vitest'
import { at, list, text, type Row } from './row.ts'

/** Self service: quick purchase, requests, supplies, feedback. */
export const SERVICE_ROWS: readonly Row[] = [
  {
    rest: 'POST /api/quick/parse',
    before: () => [['mutation { login(input: { username: "demo", password: "Demo-2026" }) { viewer { memberID } } }', {}]],
    document: 'mutation ($input: ParsePurchaseListInput!) { parsePurchaseList(input: $input) { rows { line input state match { goodsID } candidates { goodsID packQuantity } substitutes { name } askedQuantity quantity problem notes } } }',
    variables: () => ({ input: { text: '阿莫西林 3\n世上没有的药 5' } }),
    check: (data, into) => {
      expect(list(data, 'parsePurchaseList.rows')).toMatchObject([{ line: 1, input: '阿莫西林 3', askedQuantity: 3 }, { line: 2, state: 'MISSING', match: null, quantity: 0 }])
      into.goodsID = text(list(data, 'parsePurchaseList.rows.0.candidates')[0] ?? at(data, 'parsePurchaseList.rows.0.match'), 'goodsID')
    },
  },
  {
    rest: 'POST /api/quick/add',
    document: 'mutation ($input: AddPurchaseListInput!) { addPurchaseList(input: $input) { added { goodsID quantity } skipped { goodsID name quantity reason message available } cart { lineCount } } }',
    variables: (k) => ({ input: { rows: [{ goodsID: k.goodsID, quantity: 600 }, { goodsID: '999999', quantity: 5 }], clientKey: 'contract-quick-1' } }),
    check: (data) => expect(list(data, 'addPurchaseList.skipped').at(-1)).toMatchObject({ goodsID: '999999', reason: 'NOT_FOUND' }),
  },
  {
    rest: 'GET /api/user/fast_buy',
    document: '{ frequentGoods(order: RECENT, first: 3) { totalCount pageCursors { around { page } } edges { node { times totalQuantity usualQuantity lastBoughtAt goods { goodsID } } } } }',
    check: (data) => expect(list(data, 'frequentGoods.edges')).toHaveLength(3),
  },
]
