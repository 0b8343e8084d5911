import { EntryFrame } from '../../features/people/account-entry/EntryFrame.tsx'
import { useEntry } from '../../features/people/account-entry/entryMemory.ts'
import { WechatDetails } from '../../features/people/account-entry/WechatDetails.tsx'
import { WechatStart } from '../../features/people/account-entry/WechatStart.tsx'
import { Link } from '../../navigation/Link.tsx'
import { paths } from '../../navigation/paths.ts'

const steps = ['微信确认', '填写资料', '等待审核']

export function RegisterWechatPage() {
  const entry = useEntry('wechat')
  const isConfirmed = Boolean(entry?.['ticket'])
  return (
    <EntryFrame
      title="微信注册"
      steps={{ words: steps, current: isConfirmed ? 2 : 1 }}
      aside={
        <>
          不用微信？<Link href={paths.registerStep(1)}>手机号注册</Link>
        </>
      }
    >
      {isConfirmed && entry !== null ? <WechatDetails entry={entry} /> : <WechatStart said={entry?.['said'] ?? ''} />}
    </EntryFrame>
  )
}
