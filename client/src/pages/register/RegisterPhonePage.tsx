import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { RegisterPhonePageQuery } from '../../__generated__/RegisterPhonePageQuery.graphql.ts'
import { EntryFrame } from '../../features/people/account-entry/EntryFrame.tsx'
import { LoggedIn } from '../../features/people/account-entry/LoggedIn.tsx'
import { OtherWays } from '../../features/people/account-entry/OtherWays.tsx'
import { PhoneStep } from '../../features/people/account-entry/PhoneStep.tsx'
import { useStartRegistration } from '../../features/people/account-entry/useStartRegistration.ts'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { registerSteps } from './registerSteps.ts'

export function RegisterPhonePage({ queryRef }: PageProps<RegisterPhonePageQuery>) {
  const { viewer } = usePreloadedQuery<RegisterPhonePageQuery>(
    graphql`
      query RegisterPhonePageQuery @preloadable {
        viewer {
          memberID
          ...LoggedIn_viewer
        }
      }
    `,
    queryRef,
  )
  const start = useStartRegistration()
  if (viewer) {
    return (
      <EntryFrame title="注册账号" aside={<Link href={paths.registerShopStep(1)}>为账号添加门店</Link>}>
        <LoggedIn viewer={viewer} next={null} otherwise="退出并注册新账号" afterLogout={paths.registerStep(1)} />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame
      title="注册账号"
      steps={{ words: registerSteps, current: 1 }}
      aside={
        <>
          已有账号？<Link href={paths.login()}>直接登录</Link>
        </>
      }
    >
      <PhoneStep
        flow="register"
        purpose="REGISTER"
        phoneLabel="手机号"
        intro="面向持证的药店、诊所、医院和批发企业。手机号用于登录和接收审核通知。"
        isAgreementNeeded
        prove={start}
        next={paths.registerStep(2)}
      />
      <OtherWays />
    </EntryFrame>
  )
}
