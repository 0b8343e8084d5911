import { css } from '@emotion/css'
import { useState } from 'react'
import { useReportError } from '../../../errors/useReportError.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { color } from '../../../ui/tokens.ts'
import { column } from './EntryFrame.tsx'
import { useStartWechatRegistration } from './useStartWechatRegistration.ts'
import { WechatScan } from './WechatScan.tsx'
import { textLink } from '../../../ui/textLink.ts'

const note = css`color: ${color.second};`

/** The first step of registering by WeChat: saying who one is there. */
export function WechatStart({ said }: { said: string }) {
  const report = useReportError()
  const start = useStartWechatRegistration()
  const [isScanning, setScanning] = useState(false)
  const confirm = async (token: string): Promise<void> => {
    try {
      await start(token)
    } catch (error) {
      report(error)
      setScanning(false)
    }
  }
  if (isScanning) {
    return (
      <WechatScan
        purpose="REGISTER"
        hint="请用微信扫一扫，并在手机上确认"
        endings={{
          CONFIRMED: (
            <>
              这个微信已经绑定了账号，请
              <Link className={textLink} href={paths.login()}>
                直接登录
              </Link>
              。
            </>
          ),
        }}
        onConfirmed={(token) => void confirm(token)}
      />
    )
  }
  return (
    <div className={column}>
      {said === '' ? (
        <p className={note}>先用微信扫码确认身份，再验证手机号并填写企业信息。注册后可用微信扫码登录。</p>
      ) : (
        <Notice tone="warning" role="alert">
          {said}
        </Notice>
      )}
      <Button variant="primary" size="large" onClick={() => setScanning(true)}>
        显示微信二维码
      </Button>
    </div>
  )
}
