import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { readListMutation, readListMutation$data } from '../../../__generated__/readListMutation.graphql.ts'
import type { readListRuleMutation } from '../../../__generated__/readListRuleMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'
import { sendFile } from '../../../relay/sendFile.ts'
import { isRule, type ListRuleKey } from './ListRule.tsx'

export type PurchaseRow = NonNullable<NonNullable<readListMutation$data['parsePurchaseList']>['rows']>[number]
export type ListedGoods = PurchaseRow['candidates'][number]

/** A list in words, or the key of a sheet that was sent. */
export type ListSource = { readonly text: string } | { readonly fileKey: string }
export interface ReadList {
  readonly rows: readonly PurchaseRow[]
  /** What decided where words did not; null where the marketplace has no rules. */
  readonly rule: ListRuleKey | null
}

/** What each row of a list means; nothing is changed by it. */
export async function parseList(environment: IEnvironment, list: ListSource): Promise<ReadList> {
  const { parsePurchaseList } = await commit<readListMutation>(environment, {
    mutation: graphql`
      mutation readListMutation($input: ParsePurchaseListInput!) {
        parsePurchaseList(input: $input) {
          refusals { ...refusal_told @alias }
          rule
          rows @required(action: NONE) {
            line
            input
            status
            askedQuantity
            quantity
            notes
            pickedBy
            match { ...readList_goods @relay(mask: false) }
            candidates { ...readList_goods @relay(mask: false) }
            substitutes { ...readList_goods @relay(mask: false) }
          }
        }
      }
    `,
    variables: { input: list },
  })
  const kept = parsePurchaseList?.rule
  return { rows: parsePurchaseList?.rows ?? [], rule: isRule(kept) ? kept : null }
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
    expiresOn
    lastPurchase { price quantity }
  }
`

/** The rule is the shop's: every next reading goes by it. */
export async function keepRule(environment: IEnvironment, rule: ListRuleKey): Promise<void> {
  await commit<readListRuleMutation>(environment, {
    mutation: graphql`
      mutation readListRuleMutation($input: SetPurchaseListRuleInput!) {
        setPurchaseListRule(input: $input) {
          refusals { ...refusal_told @alias }
          rule
        }
      }
    `,
    variables: { input: { rule } },
  })
}

/** A sheet is sent first. */
export async function sendSheet(file: File): Promise<ListSource> {
  return { fileKey: (await sendFile(file, 'quick')).key }
}
