import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { planCallsAdviceMutation } from '../../../__generated__/planCallsAdviceMutation.graphql.ts'
import { isLostAnswer } from '../../../errors/gatewayError.ts'
import { commit } from '../../../relay/commit.ts'
import { keptKeys } from '../../../relay/keptKeys.ts'
import { sendFile } from '../../../relay/sendFile.ts'
import { refetchCart } from '../../ground/cart-changes/refetchCart.ts'
import { addList } from '../quick/addList.ts'
import { addable, type Advice, type PlanLine } from './planLines.ts'

export interface AdviceAsk {
  /** Null leaves it to the shop's rhythm. */
  readonly days: number | null
  readonly soldDays: number
  readonly file: File | null
}

/** What to buy until the next order; a sheet is sent first. */
export async function advise(environment: IEnvironment, { days, soldDays, file }: AdviceAsk): Promise<Advice> {
  const fileKey = file === null ? null : (await sendFile(file, 'quick')).key
  const { advisePurchase } = await commit<planCallsAdviceMutation>(environment, {
    mutation: graphql`
      mutation planCallsAdviceMutation($input: AdvisePurchaseInput!) {
        advisePurchase(input: $input) {
          refusals { ...refusal_told @alias }
          advice @required(action: NONE) {
            days
            daysBy
            enoughGoodsIDs
            unreadRows { line input note }
            rows {
              quantity
              explanation
              goods { ...readList_goods @relay(mask: false) }
            }
          }
        }
      }
    `,
    variables: { input: { days, fileKey, soldDays: fileKey === null ? null : soldDays } },
  })
  const advice = advisePurchase?.advice
  return advice ? { ...advice, daysBy: advice.daysBy ?? null } : { days: 7, daysBy: null, rows: [], enoughGoodsIDs: [], unreadRows: [] }
}

/** Puts what is ticked into the cart at once; sent again after a lost answer, it is added once. */
export async function addToCart(environment: IEnvironment, lines: readonly PlanLine[]) {
  const rows = lines.map((line) => ({ goodsID: line.goods.goodsID, quantity: addable(line) })).filter(({ quantity }) => quantity > 0)
  const intention = `plan ${JSON.stringify(rows)}`
  try {
    const sent = await addList(environment, rows, keptKeys.keyFor(intention))
    keptKeys.answered(intention)
    void refetchCart(environment).catch(() => {})
    return sent
  } catch (error) {
    if (!isLostAnswer(error)) keptKeys.answered(intention)
    throw error
  }
}
