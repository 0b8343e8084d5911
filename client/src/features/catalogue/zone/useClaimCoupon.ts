import { useRef, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useClaimCouponMutation } from '../../../__generated__/useClaimCouponMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { commit } from '../../../relay/commit.ts'
import { toasts } from '../../../ui/toastStore.ts'

const mutation = graphql`
  mutation useClaimCouponMutation($input: ClaimCouponInput!) {
    claimCoupon(input: $input) {
      refusals { ...refusal_told @alias }
      offer {
        ...CouponCard_offer
      }
      counts {
        unused
      }
    }
  }
`

/** Claims a coupon; sent again with the same key until an answer has come, so that it is claimed once. */
export function useClaimCoupon(offerID: string, name: string): [claim: () => Promise<void>, isBusy: boolean] {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const key = useRef<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const claim = async (): Promise<void> => {
    setBusy(true)
    key.current ??= crypto.randomUUID()
    try {
      await commit<useClaimCouponMutation>(environment, {
        mutation,
        variables: { input: { offerID, clientKey: key.current } },
        updater: (store) => {
          const counts = store.getRootField('claimCoupon')?.getLinkedRecord('counts')
          if (counts) store.getRoot().setLinkedRecord(counts, 'couponCounts')
        },
      })
      key.current = null
      toasts.show({ kind: 'ok', text: `已领取：${name}` })
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  return [claim, isBusy]
}
