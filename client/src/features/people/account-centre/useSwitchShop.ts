import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useSwitchShopMutation } from '../../../__generated__/useSwitchShopMutation.graphql.ts'
import { moveToTruth } from '../../../errors/leaving.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { commit } from '../../../relay/commit.ts'
import { unsentWorkDone } from '../../../relay/unsentWork.ts'
import { forgetKept } from '../../ground/kept/forgetKept.ts'
import { setLoginMark } from '../account/loginMark.ts'

const mutation = graphql`
  mutation useSwitchShopMutation($input: SwitchShopInput!) {
    switchShop(input: $input) {
      refusals { ...refusal_told @alias } expiresAt }
  }
`

/** Goes on as another shop in a whole new document: neither cart nor price of this one stays in the store. */
export function useSwitchShop(): { readonly switchTo: (memberID: string) => Promise<void>; readonly switching: string | null } {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [switching, setSwitching] = useState<string | null>(null)
  const switchTo = async (memberID: string): Promise<void> => {
    if (switching !== null) return
    setSwitching(memberID)
    try {
      // What was put into this shop's cart a moment ago goes there and not into the next one's.
      await unsentWorkDone(environment)
      await commit<useSwitchShopMutation>(environment, { mutation, variables: { input: { memberID } } })
      await forgetKept()
      setLoginMark()
      moveToTruth('shop')
    } catch (error) {
      report(error)
      setSwitching(null)
    }
  }
  return { switchTo, switching }
}
