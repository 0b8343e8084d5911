import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useLoginMutation, useLoginMutation$data } from '../../../__generated__/useLoginMutation.graphql.ts'
import { GatewayError } from '../../../errors/gatewayError.ts'
import { wrongFields } from '../../../errors/wrongFields.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { commit } from '../../../relay/commit.ts'

const mutation = graphql`
  mutation useLoginMutation($input: LoginInput!) {
    login(input: $input) {
      refusals { ...refusal_told @alias }
      shops @required(action: NONE) { memberID company role reviewStatus }
    }
  }
`

/** The shops an account may act for, the one it now acts for first; empty when there is but one. */
export type LoginShops = NonNullable<useLoginMutation$data['login']>['shops']
export type Refusal = Readonly<Record<string, string>>
type Credentials = { readonly username: string; readonly password: string }

/** Logs in by name and password, into the shop used last. */
export function useLogin(onEntered: (shops: LoginShops) => void): {
  login: (credentials: Credentials) => Promise<void>
  isBusy: boolean
  refusal: Refusal | null
} {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const login = async (credentials: Credentials): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      onEntered((await commit<useLoginMutation>(environment, { mutation, variables: { input: credentials } })).login?.shops ?? [])
    } catch (error) {
      if (error instanceof GatewayError && error.code === 'VALIDATION_FAILED')
        setRefusal(error.field === 'password' ? { password: error.message } : { username: error.message, ...wrongFields(error) })
      report(error)
      setBusy(false)
    }
  }
  return { login, isBusy, refusal }
}
