import { EntryFrame } from '../../features/people/account-entry/EntryFrame.tsx'
import { PhoneStep } from '../../features/people/account-entry/PhoneStep.tsx'
import { useStartShopRegistration } from '../../features/people/account-entry/useStartShopRegistration.ts'
import { Link } from '../../navigation/Link.tsx'
import { paths } from '../../navigation/paths.ts'
import { shopSteps } from './registerSteps.ts'

export function ShopPhonePage() {
  const start = useStartShopRegistration()
  return (
    <EntryFrame
      title="注册会员"
      steps={{ words: shopSteps, current: 1 }}
      aside={
        <>
          还没有账号？<Link href={paths.registerStep(1)}>注册账号</Link>
        </>
      }
    >
      <PhoneStep
        flow="shop"
        purpose="SHOP"
        phoneLabel="账号手机号"
        intro="为已有账号添加一家门店。请用账号绑定的手机号验证，多家门店共用一个账号登录。"
        prove={start}
        next={paths.registerShopStep(2)}
      />
    </EntryFrame>
  )
}
