import { EntryFrame } from '../../features/people/account-entry/EntryFrame.tsx'
import { PhoneStep } from '../../features/people/account-entry/PhoneStep.tsx'
import { useStartPasswordReset } from '../../features/people/account-entry/useStartPasswordReset.ts'
import { Link } from '../../navigation/Link.tsx'
import { paths } from '../../navigation/paths.ts'
import { forgetSteps } from './forgetSteps.ts'

export function ForgetPhonePage() {
  const start = useStartPasswordReset()
  return (
    <EntryFrame
      title="忘记密码"
      steps={{ words: forgetSteps, current: 1 }}
      aside={
        <>
          想起来了？<Link href={paths.login()}>返回登录</Link>
        </>
      }
    >
      <PhoneStep
        flow="forget"
        purpose="FORGET"
        phoneLabel="账号手机号"
        intro="验证账号绑定的手机号后即可设置新密码。手机号已停用的，请联系客户经理。"
        prove={start}
        next={paths.forgetStep(2)}
      />
    </EntryFrame>
  )
}
