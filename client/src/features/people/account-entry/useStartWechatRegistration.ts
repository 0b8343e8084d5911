import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useStartWechatRegistrationMutation } from '../../../__generated__/useStartWechatRegistrationMutation.graphql.ts'
import { GatewayError } from '../../../errors/gatewayError.ts'
import { commit } from '../../../relay/commit.ts'
import { changeEntry } from './entryMemory.ts'

const mutation = graphql`
  mutation useStartWechatRegistrationMutation($input: StartWechatRegistrationInput!) {
    startWechatRegistration(input: $input) {
      refusals { ...refusal_told @alias }
      wechatTicket @required(action: NONE)
      nickname @required(action: NONE)
    }
  }
`

/** Turns a confirmed scan into the ticket to register with; it is kept. */
export function useStartWechatRegistration(): (scanToken: string) => Promise<void> {
  const environment = useRelayEnvironment()
  return async (scanToken) => {
    const { startWechatRegistration: started } = await commit<useStartWechatRegistrationMutation>(environment, {
      mutation,
      variables: { input: { scanToken } },
    })
    if (!started) throw new GatewayError('SYSTEM_BUSY')
    changeEntry('wechat', { ticket: started.wechatTicket, nickname: started.nickname, said: '' })
  }
}
