import { formatYuan, parseMoney } from 'rules/money'

type Line = {
  readonly lineID: string
  readonly kind: string
  readonly goodsID: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: string
  readonly amount: string
}

/** The parts of a quote a buyer remembers: goods, prices and the sum. */
export type QuoteFigures = {
  readonly payable: string
  readonly orders: readonly {
    readonly shipping: string
    readonly lines: readonly Line[]
    readonly cashback: readonly { readonly amount: string }[]
  }[]
}

/** One thing that is otherwise now; `before` and `after` are null where there is nothing. */
export type QuoteChange = { readonly what: string; readonly before: string | null; readonly after: string | null }

const yuan = (amount: string): string => `¥${formatYuan(parseMoney(amount))}`
const linesOf = (quote: QuoteFigures): ReadonlyMap<string, Line> =>
  new Map(quote.orders.flatMap(({ lines }) => lines.map((line) => [`${line.lineID} ${line.kind} ${line.goodsID}`, line])))
const freightOf = (quote: QuoteFigures): string =>
  `¥${formatYuan(quote.orders.reduce((sum, { shipping }) => sum + parseMoney(shipping), 0))}`

const cashbackOf = (quote: QuoteFigures): string =>
  `¥${formatYuan(quote.orders.flatMap(({ cashback }) => cashback).reduce((sum, { amount }) => sum + parseMoney(amount), 0))}`

function lineWords({ kind, quantity, unitPrice, amount }: Line): string {
  return kind === 'GIFT' ? `${quantity} 件` : `${yuan(unitPrice)} × ${quantity} = ${yuan(amount)}`
}

/** What changed between the quote the buyer agreed to and the one that holds now, the sum last. */
export function quoteChanges(before: QuoteFigures, after: QuoteFigures): QuoteChange[] {
  const [old, now] = [linesOf(before), linesOf(after)]
  const keys = [...new Set([...old.keys(), ...now.keys()])]
  const lines = keys.flatMap((key): QuoteChange[] => {
    const [was, is] = [old.get(key), now.get(key)]
    const change = { what: (is ?? was)?.name ?? '', before: was ? lineWords(was) : null, after: is ? lineWords(is) : null }
    return change.before === change.after ? [] : [change]
  })
  const sums: QuoteChange[] = [
    { what: '运费', before: freightOf(before), after: freightOf(after) },
    { what: '收货后返', before: cashbackOf(before), after: cashbackOf(after) },
    { what: '应付合计', before: yuan(before.payable), after: yuan(after.payable) },
  ]
  return [...lines, ...sums.filter((sum) => sum.before !== sum.after)]
}
