import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { useSignContract_contract$key } from '../../../__generated__/useSignContract_contract.graphql.ts'
import type { useSignContractMutation } from '../../../__generated__/useSignContractMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { commit } from '../../../relay/commit.ts'

const contractFragment = graphql`
  fragment useSignContract_contract on Contract {
    contractID
  }
`

const mutation = graphql`
  mutation useSignContractMutation($input: SignContractInput!) {
    signContract(input: $input) {
      refusals { ...refusal_told @alias }
      contract {
        id
        signedAt
      }
    }
  }
`

/** Signs the contract that was read; resolves to whether it is signed now. */
export function useSignContract(contractKey: useSignContract_contract$key): [sign: () => Promise<boolean>, isBusy: boolean] {
  const { contractID } = useFragment(contractFragment, contractKey)
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)

  const sign = async (): Promise<boolean> => {
    setBusy(true)
    try {
      const { signContract } = await commit<useSignContractMutation>(environment, {
        mutation,
        variables: { input: { contractID, isAgreed: true } },
      })
      return typeof signContract?.contract?.signedAt === 'string'
    } catch (error) {
      report(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return [sign, isBusy]
}
