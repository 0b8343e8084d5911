import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useLoginMutation } from '../../__generated__/useLoginMutation.graphql.ts'
import type { Path } from '../../navigation/paths.ts'
import { GatewayError } from '../../errors/gatewayError.ts'
import { useReportError } from '../../errors/useReportError.ts'
import { setLoginMark } from './loginMark.ts'
import { commit } from '../../relay/commit.ts'

const mutation = graphql`
  mutation useLoginMutation($input: LoginInput!) {
    login(input: $input) {
      expiresAt
    }
  }
`

export type Refusal = { readonly field: string | null; readonly message: string }
type Credentials = { readonly username: string; readonly password: string }

/** Logs in and goes on in a whole new document: nothing a visitor or another buyer fetched stays in the store. */
export function useLogin(next: Path): { login: (credentials: Credentials) => Promise<void>; isBusy: boolean; refusal: Refusal | null } {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const login = async (credentials: Credentials): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      await commit<useLoginMutation>(environment, { mutation, variables: { input: credentials } })
      setLoginMark()
      window.location.assign(next)
    } catch (error) {
      if (error instanceof GatewayError && error.code === 'VALIDATION_FAILED') setRefusal({ field: error.field, message: error.message })
      report(error)
      setBusy(false)
    }
  }
  return { login, isBusy, refusal }
}
