import { css } from '@emotion/css'
import { useState } from 'react'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { pageShop } from '../../../relay/pageShop.ts'
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx'
import { media } from '../../../ui/tokens.ts'
import { LoginForm } from '../account/LoginForm.tsx'
import { setLoginMark } from '../account/loginMark.ts'
import { sessionTabs } from '../../ground/session/sessionTabs.ts'
import { CodeLogin } from './CodeLogin.tsx'
import { ShopChoice } from './ShopChoice.tsx'
import type { LoginShops } from '../account/useLogin.ts'
import { WechatLogin } from './WechatLogin.tsx'

const links = css`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  a { display: inline-flex; align-items: center; ${media.touch} { min-height: 44px; } }
`
const panel = css`outline-offset: 4px;`

const WAYS = [
  { id: 'password', word: 'PASSWORD', label: '密码登录' },
  { id: 'code', word: 'CODE', label: '短信登录' },
  { id: 'wechat', word: 'WECHAT', label: '微信登录' },
] as const

/** The ways to log in, `open` being those the shop has. An account with several shops chooses one, and the browser then loads a new document. */
export function LoginWays({ next, open }: { next: Path; open: readonly string[] | undefined }) {
  const [way, setWay] = useState('password')
  const [shops, setShops] = useState<LoginShops>([])
  const leave = (): void => {
    setLoginMark()
    window.location.assign(next)
  }
  const entered = (found: LoginShops): void => {
    const [first] = found
    if (first === undefined || found.length === 1) return leave()
    // Already inside, in the shop used last.
    pageShop.set(first.memberID)
    sessionTabs.tell()
    setShops(found)
  }
  const ways = WAYS.filter(({ word }) => open?.includes(word) ?? true)
  if (shops.length > 1) return <ShopChoice shops={shops} onEntered={leave} />
  return (
    <>
      <Tabs label="登录方式" name="login" items={ways} selected={way} onSelect={setWay} />
      <TabPanel name="login" selected={way} className={panel}>
        {way === 'password' && <LoginForm onEntered={entered} />}
        {way === 'code' && <CodeLogin onEntered={entered} />}
        {way === 'wechat' && <WechatLogin onEntered={entered} onPassword={() => setWay('password')} />}
      </TabPanel>
      <div className={links}>
        <Link href={paths.forgetStep(1)}>忘记密码？</Link>
        <Link href={paths.registerStep(1)}>没有账号？免费注册</Link>
      </div>
    </>
  )
}
