import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { WechatBinding_binding$key } from '../../../__generated__/WechatBinding_binding.graphql.ts'
import type { WechatBindingMutation } from '../../../__generated__/WechatBindingMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { useRetry } from '../../../navigation/retrying.ts'
import { commit } from '../../../relay/commit.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color } from '../../../ui/tokens.ts'
import { WechatScan } from './WechatScan.tsx'

const body = css`display: grid; gap: 16px; justify-items: start; p { color: ${color.second}; }`

const mutation = graphql`
  mutation WechatBindingMutation {
    unbindWechat {
      refusals { ...refusal_told @alias }
      binding { isBound }
    }
  }
`

/** Whether a WeChat user is bound to the account, and how to change that. */
export function WechatBinding({ binding: key }: { binding: WechatBinding_binding$key }) {
  const { isBound, nickname } = useFragment(
    graphql`
      fragment WechatBinding_binding on WechatBinding {
        isBound
        nickname
      }
    `,
    key,
  )
  return isBound ? <Bound nickname={nickname ?? '微信用户'} /> : <Unbound />
}

function Bound({ nickname }: { nickname: string }) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const retry = useRetry()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const unbind = async (): Promise<void> => {
    setBusy(true)
    try {
      await commit<WechatBindingMutation>(environment, { mutation, variables: {} })
      toasts.show({ kind: 'ok', text: '已解除微信绑定' })
      retry()
    } catch (error) {
      report(error)
    }
    setAsked(false)
    setBusy(false)
  }
  return (
    <Panel title="已绑定微信">
      <div className={body}>
        <Facts
          facts={[
            ['微信昵称', nickname],
            ['可用于', '微信扫码登录'],
          ]}
        />
        <Button variant="secondary" onClick={() => setAsked(true)}>
          解除绑定
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        isDanger
        isBusy={isBusy}
        confirmLabel="解除绑定"
        onConfirm={() => void unbind()}
        onCancel={() => setAsked(false)}
      >
        解除后不能再用微信「{nickname}」登录，密码和短信登录不受影响。
      </ConfirmDialog>
    </Panel>
  )
}

function Unbound() {
  const retry = useRetry()
  const [isScanning, setScanning] = useState(false)
  return (
    <Panel title="未绑定微信">
      {isScanning ? (
        <WechatScan
          purpose="BIND"
          hint="请用微信扫一扫，并在手机上确认绑定"
          onConfirmed={() => {
            toasts.show({ kind: 'ok', text: '微信绑定成功' })
            retry()
          }}
        />
      ) : (
        <div className={body}>
          <p>绑定后可用微信扫码登录，不必记密码。一个账号只能绑定一个微信，可随时解除。</p>
          <Button variant="primary" onClick={() => setScanning(true)}>
            绑定微信
          </Button>
        </div>
      )}
    </Panel>
  )
}
