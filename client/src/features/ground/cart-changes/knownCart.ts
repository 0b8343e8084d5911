import { type ReadRecord, records } from 'rules/preview/record'

/** What a buyer goes by in a line of the cart. */
export type KnownLine = {
  readonly goodsID: string
  readonly name: string
  readonly quantity: number
  readonly priceCents: number | null
  readonly refusal: string | null
}

/** Lines by what they are, since a line that was just added has no number yet. */
export type KnownCart = ReadonlyMap<string, KnownLine>

export function readKnownCart(cart: ReadRecord | null): KnownCart {
  const prices = new Map<string, number>()
  for (const goods of records(cart?.getLinkedRecord('pricing') ?? null, 'goods')) {
    const price = goods.getValue('specialPriceCents') ?? goods.getValue('basePriceCents')
    if (typeof price === 'number') prices.set(String(goods.getValue('goodsID')), price)
  }
  return new Map(records(cart, 'lines').map((line) => readLine(line, prices)))
}

function readLine(line: ReadRecord, prices: ReadonlyMap<string, number>): [string, KnownLine] {
  const goods = line.getLinkedRecord('goods')
  const combination = line.getLinkedRecord('combination')
  const goodsID = String(goods?.getValue('goodsID'))
  const kind = String(line.getValue('kind'))
  const refusal = line.getLinkedRecord('refusal')?.getValue('message')
  return [
    `${kind} ${combination ? String(combination.getValue('combinationID')) : goodsID}`,
    {
      goodsID,
      name: String((combination ?? goods)?.getValue('name')),
      quantity: Number(line.getValue('quantity')),
      // A combination's price is not that of the goods it is listed under.
      priceCents: kind === 'PLAIN' ? (prices.get(goodsID) ?? null) : null,
      refusal: typeof refusal === 'string' ? refusal : null,
    },
  ]
}
