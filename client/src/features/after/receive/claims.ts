import { graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { claimsMutation, RequestAfterSaleInput } from '../../../__generated__/claimsMutation.graphql.ts'
import { isLostAnswer } from '../../../errors/gatewayError.ts'
import { commit } from '../../../relay/commit.ts'
import { CLAIM_REASONS, type ClaimReason, type LineTally, type Tally } from './tally.ts'

/** What the shop wants for what is wrong: goods or money. */
export type ClaimWay = 'GOODS' | 'MONEY'
export type Claim = Omit<RequestAfterSaleInput, 'clientKey'>

const NOTE_MAX = 500
const FOUND: Readonly<Record<ClaimReason, string>> = { SHORT: '未到货', DAMAGED: '破损', LOT: '批号不符' }

/** What never came cannot be sent back. */
const KINDS = {
  GOODS: { SHORT: 'RESHIP', DAMAGED: 'EXCHANGE', LOT: 'EXCHANGE' },
  MONEY: { SHORT: 'REFUND_ONLY', DAMAGED: 'RETURN_REFUND', LOT: 'RETURN_REFUND' },
} as const

/** The after-sales that the differences become: one for each reason and kind. */
export function claimsOf(orderID: string, { lines }: Tally, way: ClaimWay): Claim[] {
  return CLAIM_REASONS.flatMap((reason) => {
    const wrong = lines.filter(({ open }) => open[reason] > 0)
    const kindOf = ({ line }: LineTally) => KINDS[line.isFree ? 'GOODS' : way][reason]
    return [...new Set(wrong.map(kindOf))].map((kind): Claim => {
      const alike = wrong.filter((found) => kindOf(found) === kind)
      const quantities = alike.map(({ line, open }) => ({ lineID: line.lineID, quantity: open[reason] }))
      return { orderID, kind, reason, note: noteOf(reason, alike), lines: quantities }
    })
  })
}

/** Names the goods and as many of the codes as a note may hold. */
function noteOf(reason: ClaimReason, lines: readonly LineTally[]): string {
  const words = lines.map(({ line, open, codes }) => {
    const named = codes[reason].length === 0 ? '' : `，追溯码 ${codes[reason].join('、')}`
    return `${line.name} ${line.spec} ${open[reason]} ${line.packUnit}${named}`
  })
  const note = `收货核对${FOUND[reason]}：${words.join('；')}`
  if (note.length <= NOTE_MAX) return note
  // A part of a code would be another code.
  const cut = note.slice(0, NOTE_MAX - 2)
  return `${cut.slice(0, Math.max(cut.lastIndexOf('、'), cut.lastIndexOf('；')))} 等`
}

const mutation = graphql`
  mutation claimsMutation($input: RequestAfterSaleInput!) {
    requestAfterSale(input: $input) {
      refusals { ...refusal_told @alias }
      order {
        status
        statusText
        actions
        afterSales { afterSaleID afterSaleNo kind kindText reason status statusText lines { lineID quantity } }
      }
    }
  }
`

/** Keys that outlive the page: a claim whose answer was lost is asked for once more under its own. */
export type ClaimKeys = { readonly keyFor: (intention: string) => string; readonly answered: (intention: string) => void }

/** One after the other; what one of them refuses leaves those before it claimed. */
export async function sendClaims(environment: IEnvironment, claims: readonly Claim[], keys: ClaimKeys): Promise<void> {
  for (const claim of claims) {
    const intention = JSON.stringify(claim)
    const variables = { input: { ...claim, clientKey: keys.keyFor(intention) } }
    const send = () => commit<claimsMutation>(environment, { mutation, variables })
    try {
      await send().catch((error: unknown) => {
        if (!isLostAnswer(error)) throw error
        return send()
      })
      keys.answered(intention)
    } catch (error) {
      if (!isLostAnswer(error)) keys.answered(intention)
      throw error
    }
  }
}
