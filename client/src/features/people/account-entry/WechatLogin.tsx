import { css } from '@emotion/css'
import { useState } from 'react'
import { useReportError } from '../../../errors/useReportError.ts'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Button } from '../../../ui/Button.tsx'
import { color } from '../../../ui/tokens.ts'
import type { LoginShops } from '../account/useLogin.ts'
import { useLoginWithWechat } from './useLoginWithWechat.ts'
import { useStartWechatRegistration } from './useStartWechatRegistration.ts'
import { WechatScan } from './WechatScan.tsx'

const stranger = css`display: grid; gap: 12px; align-content: center; min-height: 280px; output { color: ${color.second}; }`

/** Logging in by WeChat. A WeChat user without an account registers, or binds one later. */
export function WechatLogin({ onEntered, onPassword }: { onEntered: (shops: LoginShops) => void; onPassword: () => void }) {
  const go = useGo()
  const report = useReportError()
  const login = useLoginWithWechat()
  const startRegistration = useStartWechatRegistration()
  const [unknown, setUnknown] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const enter = async (token: string): Promise<void> => {
    try {
      onEntered(await login(token))
    } catch (error) {
      report(error)
    }
  }
  const register = async (token: string): Promise<void> => {
    setBusy(true)
    try {
      await startRegistration(token)
      go(paths.registerWechat())
    } catch (error) {
      report(error)
      setUnknown(null)
      setBusy(false)
    }
  }
  if (unknown === null) {
    return (
      <WechatScan
        purpose="LOGIN"
        hint="请用微信扫一扫，并在手机上确认登录"
        onConfirmed={(token, end) => (end === 'UNBOUND' ? setUnknown(token) : void enter(token))}
      />
    )
  }
  return (
    <div className={stranger}>
      <output>这个微信还没有绑定账号。已有账号的，先用密码或短信登录，再到“会员中心 - 绑定微信”绑定。</output>
      <Button variant="primary" size="large" isBusy={isBusy} onClick={() => void register(unknown)}>
        用这个微信注册
      </Button>
      <Button onClick={onPassword}>用密码登录</Button>
    </div>
  )
}
