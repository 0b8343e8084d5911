import { css } from '@emotion/css'
import { useEffect } from 'react'
import { EntryFrame } from '../../features/people/account-entry/EntryFrame.tsx'
import { forgetEntry } from '../../features/people/account-entry/entryMemory.ts'
import { Link } from '../../navigation/Link.tsx'
import { paths } from '../../navigation/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { forgetSteps } from './forgetSteps.ts'

const done = css`display: grid; gap: 16px; justify-items: center;`

export function ForgetDonePage() {
  useEffect(() => forgetEntry('forget'), [])
  return (
    <EntryFrame title="重置成功" steps={{ words: forgetSteps, current: 3 }}>
      <div className={done}>
        <Notice tone="ok">新密码已生效，该账号在其他设备上的登录已全部退出，请用新密码登录。</Notice>
        <Link className={buttonClass('primary', 'large')} href={paths.login()}>
          去登录
        </Link>
      </div>
    </EntryFrame>
  )
}
