import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { purchaseListAddMutation, purchaseListAddMutation$data } from '../../__generated__/purchaseListAddMutation.graphql.ts'
import type { purchaseListParseMutation, purchaseListParseMutation$data } from '../../__generated__/purchaseListParseMutation.graphql.ts'
import { commit } from '../../relay/commit.ts'

export type PurchaseRow = NonNullable<purchaseListParseMutation$data['parsePurchaseList']>['rows'][number]
export type ListedGoods = PurchaseRow['candidates'][number]
export type AddedList = NonNullable<purchaseListAddMutation$data['addPurchaseList']>

/** What each row of a list means; nothing is changed by it. */
export async function parseList(environment: IEnvironment, list: { readonly text: string } | { readonly fileKey: string }): Promise<readonly PurchaseRow[]> {
  const { parsePurchaseList } = await commit<purchaseListParseMutation>(environment, {
    mutation: graphql`
      mutation purchaseListParseMutation($input: ParsePurchaseListInput!) {
        parsePurchaseList(input: $input) {
          rows {
            line
            input
            state
            askedQuantity
            quantity
            notes
            match { ...purchaseList_goods @relay(mask: false) }
            candidates { ...purchaseList_goods @relay(mask: false) }
            substitutes { ...purchaseList_goods @relay(mask: false) }
          }
        }
      }
    `,
    variables: { input: list },
  })
  return parsePurchaseList?.rows ?? []
}

export const listedGoods = graphql`
  fragment purchaseList_goods on Goods {
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

export async function addList(environment: IEnvironment, rows: readonly { readonly goodsID: string; readonly quantity: number }[], clientKey: string): Promise<AddedList> {
  const { addPurchaseList } = await commit<purchaseListAddMutation>(environment, {
    mutation: graphql`
      mutation purchaseListAddMutation($input: AddPurchaseListInput!) {
        addPurchaseList(input: $input) {
          added { goodsID quantity }
          skipped { goodsID name quantity message available }
        }
      }
    `,
    variables: { input: { rows, clientKey } },
  })
  return addPurchaseList ?? { added: [], skipped: [] }
}
