import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { readListMutation, readListMutation$data } from '../../../__generated__/readListMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'
import { sendFile } from '../../../relay/sendFile.ts'

export type PurchaseRow = NonNullable<NonNullable<readListMutation$data['parsePurchaseList']>['rows']>[number]
export type ListedGoods = PurchaseRow['candidates'][number]

/** What each row of a list means; nothing is changed by it. */
export async function parseList(
  environment: IEnvironment,
  list: { readonly text: string } | { readonly fileKey: string },
): Promise<readonly PurchaseRow[]> {
  const { parsePurchaseList } = await commit<readListMutation>(environment, {
    mutation: graphql`
      mutation readListMutation($input: ParsePurchaseListInput!) {
        parsePurchaseList(input: $input) {
          refusals { ...refusal_told @alias }
          rows @required(action: NONE) {
            line
            input
            state
            askedQuantity
            quantity
            notes
            match { ...readList_goods @relay(mask: false) }
            candidates { ...readList_goods @relay(mask: false) }
            substitutes { ...readList_goods @relay(mask: false) }
          }
        }
      }
    `,
    variables: { input: list },
  })
  return parsePurchaseList?.rows ?? []
}

// oxlint-disable-next-line no-unused-expressions -- read unmasked by the mutation above
graphql`
  fragment readList_goods on Goods {
    goodsID
    name
    manufacturer
    spec
    price
    priceText
    packUnit
    packQuantity
    minimumQuantity
    caseQuantity
    stock
    cartQuantity
    isBuyable
  }
`

/** The same of a sheet, which is sent first. */
export async function parseSheet(environment: IEnvironment, file: File): Promise<readonly PurchaseRow[]> {
  return parseList(environment, { fileKey: (await sendFile(file, 'quick')).key })
}
