import { css } from '@emotion/css'
import { useLocation } from 'react-router-dom'
import { LogoutButton } from '../features/people/account/LogoutButton.tsx'
import { Link } from '../navigation/Link.tsx'
import { type Path, paths } from '../navigation/paths.ts'
import { color, media, pageWidth, type } from '../ui/tokens.ts'
import { Announcement } from './Announcement.tsx'
import { LargeTextSwitch } from './LargeTextSwitch.tsx'
import type { ShellData } from './Shell.tsx'
import { useShellDialog } from './shellDialog.ts'
import { useSite } from '../navigation/siteContext.ts'

const bar = css`border-bottom: 1px solid ${color.line}; background: ${color.ground}; ${type.small} color: ${color.second};
  ${media.phone} { display: none; }`
const inner = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 32px;
  max-width: calc(${pageWidth} + 24px);
  margin: 0 auto;
  padding: 0 12px;
  > div { display: flex; align-items: center; gap: 8px 16px; min-width: 0; }
  > div > * { white-space: nowrap; }
  a, button { display: inline-flex; align-items: center; min-height: 24px; padding: 0; border: 0; color: ${color.ink}; background: none; }
  /* On a tablet the notice needs the room of 加入桌面 and 手机访问. */
  @media (max-width: 1023.98px) { > :last-child > [aria-haspopup] { display: none; } }
  a:hover, button:hover { color: ${color.brand700}; text-decoration: underline; }
`
const company = css`overflow: hidden; color: ${color.ink}; font-weight: 600; text-overflow: ellipsis;`

const memberLinks: readonly (readonly [Path, string])[] = [
  [paths.member(), '会员中心'],
  [paths.orders(), '我的订单'],
  [paths.invoices(), '电子发票查询'],
]

/** Who is logged in, what is announced, and small services; a phone has them at the page's foot and in the member centre. */
export function TopBar({ data }: { data: ShellData }) {
  const { title } = useSite()
  const open = useShellDialog()
  const viewer = data?.viewer
  return (
    <div className={bar}>
      <div className={inner}>
        <div>
          {!viewer && <span>欢迎来到{title}</span>}
          {viewer && (
            <Link className={company} href={paths.member()} title={viewer.company}>
              {viewer.company}
            </Link>
          )}
          {data !== null && (viewer ? <LogoutButton /> : <LoginLinks />)}
        </div>
        {data?.announcement && <Announcement post={data.announcement} />}
        <div>
          {useLocation().pathname !== paths.home() && <Link href={paths.home()}>返回首页</Link>}
          {viewer &&
            memberLinks.map(([href, words]) => (
              <Link key={href} href={href}>
                {words}
              </Link>
            ))}
          {data !== null && !viewer && <Link href={paths.invoices()}>电子发票查询</Link>}
          <button type="button" aria-haspopup="dialog" onClick={() => open({ kind: 'desktop' })}>
            加入桌面
          </button>
          <button type="button" aria-haspopup="dialog" onClick={() => open({ kind: 'phone' })}>
            手机访问
          </button>
          <LargeTextSwitch />
        </div>
      </div>
    </div>
  )
}

function LoginLinks() {
  const { pathname, search } = useLocation()
  return (
    <>
      <Link href={paths.login(`${pathname}${search}`)}>登录</Link>
      <Link href={paths.register()}>免费注册</Link>
    </>
  )
}
