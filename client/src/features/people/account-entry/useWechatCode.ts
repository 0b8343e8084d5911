import { useEffect, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type {
  useWechatCodeMutation,
  useWechatCodeMutation$data,
  WechatPurpose,
} from '../../../__generated__/useWechatCodeMutation.graphql.ts'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { presentationOf } from '../../../errors/catalogue.ts'
import { commit } from '../../../relay/commit.ts'

export type { WechatPurpose }
export type WechatCode = NonNullable<useWechatCodeMutation$data['requestWechatCode']>['code']

const mutation = graphql`
  mutation useWechatCodeMutation($input: RequestWechatCodeInput!) {
    requestWechatCode(input: $input) {
      refusals { ...refusal_told @alias }
      code @required(action: NONE) { token url image { url } isDemo }
    }
  }
`

type Asked = { readonly code: WechatCode | null; readonly problem: string | null; readonly renew: () => void }

/** A code to scan, fetched when it is shown; another one when it is asked for. */
export function useWechatCode(purpose: WechatPurpose): Asked {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<{ code: WechatCode | null; problem: string | null }>({ code: null, problem: null })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isGone = false
    commit<useWechatCodeMutation>(environment, { mutation, variables: { input: { purpose } } }).then(
      ({ requestWechatCode }) => {
        if (!isGone) setAnswer({ code: requestWechatCode?.code ?? null, problem: requestWechatCode ? null : '二维码没有读到，请重试' })
      },
      (thrown: unknown) => {
        const presentation = presentationOf(toGatewayError(thrown))
        if (!isGone) setAnswer({ code: null, problem: 'text' in presentation ? presentation.text : '请先登录' })
      },
    )
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each attempt asks again
  }, [environment, purpose, attempt])
  const renew = (): void => {
    setAnswer({ code: null, problem: null })
    setAttempt((count) => count + 1)
  }
  return { ...answer, renew }
}
