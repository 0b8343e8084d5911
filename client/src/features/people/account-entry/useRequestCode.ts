import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { CodePurpose, useRequestCodeMutation } from '../../../__generated__/useRequestCodeMutation.graphql.ts'
import { GatewayError } from '../../../errors/gatewayError.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'

export type { CodePurpose }

const mutation = graphql`
  mutation useRequestCodeMutation($input: RequestCodeInput!) {
    requestCode(input: $input) {
      refusals { ...refusal_told @alias }
      retryAfterSeconds @required(action: NONE)
      demoOutbox
    }
  }
`

/** Has a code sent by text message. */
export function useRequestCode(): (input: {
  phone: string
  purpose: CodePurpose
}) => Promise<{ retryAfterSeconds: number; demoOutbox: string | null }> {
  const environment = useRelayEnvironment()
  return async (input) => {
    const { requestCode } = await commitOnce<useRequestCodeMutation>(environment, { mutation, input })
    if (!requestCode) throw new GatewayError('SYSTEM_BUSY')
    return { retryAfterSeconds: requestCode.retryAfterSeconds, demoOutbox: requestCode.demoOutbox ?? null }
  }
}
