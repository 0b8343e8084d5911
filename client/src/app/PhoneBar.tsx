import { css } from '@emotion/css'
import { useLocation } from 'react-router-dom'
import { useListView } from '../features/catalogue/goods/listMemory.ts'
import { Link } from '../navigation/Link.tsx'
import { CountBadge } from '../ui/CountBadge.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { color, layer, media } from '../ui/tokens.ts'
import { isCartPath, type Path, paths } from '../navigation/paths.ts'
import type { ShellData } from './Shell.tsx'
import { useShellDialog } from './shellDialog.ts'

const bar = css`
  position: fixed;
  z-index: ${layer.header};
  inset: auto 0 0;
  display: none;
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  padding-bottom: env(safe-area-inset-bottom);
  ${media.phone} { display: flex; }
`
const item = css`
  position: relative;
  flex: 1;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  height: 56px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.second};
  font-size: 12px;
  &:hover { text-decoration: none; }
  &[aria-current] { color: ${color.brand700}; font-weight: 600; }
`
const badge = css`position: absolute; top: 4px; left: calc(50% + 6px);`

/** The phone's bar at the foot of the screen. */
export function PhoneBar({ data }: { data: ShellData }) {
  const { pathname } = useLocation()
  const open = useShellDialog()
  const isVisitor = data !== null && !data.viewer
  const count = data?.cartBadge ?? 0
  const entry = (to: Path, icon: IconName, words: string, isCurrent: boolean, number = 0) => (
    <Link
      className={item}
      href={to}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={number > 0 ? `${words}，${number} 种商品` : undefined}
    >
      <Icon name={icon} size={20} />
      {words}
      <CountBadge className={badge} count={number} />
    </Link>
  )
  return (
    <nav className={bar} aria-label="快捷导航">
      {entry(paths.home(), 'home', '首页', pathname === paths.home())}
      {entry(
        paths.goodsList({ view: useListView('list', data?.viewer ? 'table' : 'pictures') }),
        'grid',
        '商品',
        pathname.startsWith(paths.goodsList()),
      )}
      {entry(paths.cart(), 'cart', '采购单', isCartPath(pathname), count)}
      <button type="button" className={item} aria-haspopup="dialog" onClick={() => open({ kind: 'service' })}>
        <Icon name="chat" size={20} />
        客服
      </button>
      {isVisitor ? entry(paths.login(), 'user', '登录', false) : entry(paths.member(), 'user', '我的', pathname === paths.member())}
    </nav>
  )
}
