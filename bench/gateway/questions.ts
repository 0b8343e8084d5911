const goodsFields =
  'goodsID name manufacturer spec packUnit dosageForm stock packQuantity minimumQuantity priceText warehouse { name } tags { text } tiers { quantity price }'

export interface Question {
  readonly name: 'product page' | 'list of 20' | 'cart of 30 lines' | 'a trivial field'
  readonly calls: number
  readonly text: string
  readonly variables: (nth: number) => Readonly<Record<string, unknown>>
}

/** Fields that every peer can express: renamed and nested ones, no words of ours, no ids or pictures made by the gateway. */
export const questions: readonly [Question, ...Question[]] = [
  {
    name: 'product page',
    calls: 3,
    text: `query ProductPage($id: ID!) {
  cartBadge
  viewer { memberID username company points messageCount accountManager { name phone } }
  goods(goodsID: $id) { ${goodsFields}
    approvalNumber barcode detail { commonName storage indications usage lots { lotNumber expiresOn left } } }
}`,
    variables: (nth) => ({ id: String(1_000 + (nth % 9_000)) }),
  },
  {
    name: 'list of 20',
    calls: 1,
    text: `query ListOf20($keywords: String) { goodsList(filter: { keywords: $keywords }, first: 20) { totalCount
      edges { node { ${goodsFields} } } } }`,
    variables: (nth) => ({ keywords: `片${nth % 9_000}` }),
  },
  {
    name: 'cart of 30 lines',
    calls: 1,
    text: `query Cart30 {
  cart {
    lineCount selectedCount
    warehouses { goodsAmount freeOver fee shipping shortOfFree shortOfMinimum }
    lines { lineID quantity unitPrice amount listAmount goods { ${goodsFields} } }
  }
}`,
    variables: () => ({}),
  },
  { name: 'a trivial field', calls: 0, text: 'query Trivial { __typename }', variables: () => ({}) },
]
