import { css } from '@emotion/css'
import { useLocation } from 'react-router-dom'
import { useLogout } from '../features/account/useLogout.ts'
import { Link } from '../navigation/Link.tsx'
import { color, media, pageWidth, type } from '../ui/tokens.ts'
import { paths } from '../navigation/paths.ts'
import type { ShellData } from './Shell.tsx'
import { useSite } from './siteContext.ts'

const bar = css`border-bottom: 1px solid ${color.line}; background: ${color.ground}; ${type.small} color: ${color.second};`
const inner = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  min-height: 32px;
  max-width: calc(${pageWidth} + 24px);
  margin: 0 auto;
  padding: 0 12px;
`
const group = css`
  display: flex;
  align-items: center;
  gap: 8px 16px;
  min-width: 0;
  a, button { display: inline-flex; align-items: center; min-height: 24px; padding: 0; border: 0; color: ${color.ink}; background: none; white-space: nowrap; }
  a:hover, button:hover { color: ${color.brand700}; text-decoration: underline; }
  ${media.phone} { a, button { min-height: 44px; } }
`
const company = css`overflow: hidden; color: ${color.ink}; font-weight: 600; text-overflow: ellipsis; white-space: nowrap;`
const contacts = css`flex: none; ${media.phone} { display: none; }`

/** Who is logged in, and whom to turn to. */
export function TopBar({ data }: { data: ShellData }) {
  const { title } = useSite()
  const viewer = data?.viewer
  const manager = viewer?.accountManager
  return (
    <div className={bar}>
      <div className={inner}>
        <div className={group}>
          {viewer ? <span className={company} title={viewer.company}>{viewer.company}</span> : <span>欢迎来到{title}</span>}
          {data !== null && (viewer ? <LogoutButton /> : <LoginLink />)}
        </div>
        <div className={`${group} ${contacts}`}>
          {manager && <span>{manager.isDefault ? '客户经理' : '专属服务 客户经理'} {manager.name} {manager.phone}</span>}
          {typeof viewer?.hotline === 'string' && <span>投诉热线 {viewer.hotline}</span>}
        </div>
      </div>
    </div>
  )
}

function LoginLink() {
  const { pathname, search } = useLocation()
  return <Link href={paths.login(`${pathname}${search}`)}>登录</Link>
}

function LogoutButton() {
  const [logout, isBusy] = useLogout()
  return <button type="button" aria-busy={isBusy} onClick={() => void logout()}>退出登录</button>
}
