import { css } from '@emotion/css'
import { useLocation } from 'react-router-dom'
import { CATEGORY_MENU_MAX } from 'rules/constants'
import { useListView } from '../features/goods/listMemory.ts'
import { HotWords } from '../features/search/HotWords.tsx'
import { SearchBox } from '../features/search/SearchBox.tsx'
import { Link } from '../navigation/Link.tsx'
import { CountBadge } from '../ui/CountBadge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { color, control, media, motion, pageWidth, radius } from '../ui/tokens.ts'
import { Logo } from './Logo.tsx'
import { paths } from '../navigation/paths.ts'
import type { ShellData } from './Shell.tsx'
import { TopBar } from './TopBar.tsx'

const header = css`background: ${color.paper}; border-bottom: 1px solid ${color.line};`
const inner = css`
  display: flex;
  align-items: center;
  gap: 16px;
  max-width: calc(${pageWidth} + 24px);
  margin: 0 auto;
  padding: 0 12px;
`
const brandRow = css`
  min-height: 88px;
  justify-content: space-between;
  ${media.phone} { flex-wrap: wrap; gap: 0 16px; min-height: 56px; }
`
/** Its own line below the logo on a phone. */
const searchPlace = css`
  flex: 0 1 560px;
  min-width: 0;
  min-height: 72px;
  padding-top: 8px;
  ${media.phone} { flex: 1 0 100%; order: 1; min-height: 0; padding: 0 0 8px; }
`
const cart = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: ${control.large};
  padding: 0 16px;
  border: 1px solid ${color.brand700};
  border-radius: ${radius};
  color: ${color.brand700};
  background: ${color.paper};
  font-weight: 600;
  transition: background-color ${motion};
  &:hover { background: ${color.brand50}; text-decoration: none; }
  ${media.phone} {
    min-width: 44px;
    min-height: 44px;
    padding: 0 10px;
    border-color: transparent;
    > span:first-of-type { display: none; }
  }
`
const onDesktop = css`${media.phone} { display: none; }`
const onPhone = css`${media.fromTablet} { display: none; }`
const navRow = css`border-top: 1px solid ${color.line}; overflow-x: auto; scrollbar-width: none;`
const nav = css`
  display: flex;
  gap: 4px;
  margin-left: -12px;
  a {
    flex: none;
    display: flex;
    align-items: center;
    height: 44px;
    padding: 0 12px;
    border-bottom: 2px solid transparent;
    color: ${color.ink};
    white-space: nowrap;
  }
  a:hover { color: ${color.brand700}; text-decoration: none; }
  a[aria-current] { border-bottom-color: ${color.brand700}; color: ${color.brand700}; font-weight: 600; }
  ${media.phone} { margin-left: 0; }
`

type Props = { readonly data: ShellData; readonly hasNav: boolean; readonly hasSearch: boolean; readonly onOpenCart: () => void }

/** Logo, search, who is logged in, the cart and the way to the goods. Without data it keeps its size. */
export function Header({ data, hasNav, hasSearch, onOpenCart }: Props) {
  const count = data?.cartBadge ?? 0
  const cartWords = <><Icon name="cart" size={20} /><span>采购单</span><CountBadge count={count} /></>
  const cartName = count > 0 ? `采购单，${count} 种商品` : '采购单'
  return (
    <header className={header}>
      <TopBar data={data} />
      <div className={`${inner} ${brandRow}`}>
        <Logo />
        {hasSearch && (
          <div className={searchPlace}>
            <SearchBox />
            {data && <HotWords query={data} />}
          </div>
        )}
        <Link className={`${cart} ${onDesktop}`} href={paths.cart()} aria-label={cartName}>{cartWords}</Link>
        <button type="button" className={`${cart} ${onPhone}`} aria-label={cartName} aria-haspopup="dialog" onClick={onOpenCart}>{cartWords}</button>
      </div>
      {hasNav && <Nav data={data} />}
    </header>
  )
}

const LISTS: ReadonlySet<string> = new Set((['pictures', 'table', 'plain'] as const).map((view) => paths.goodsList({ view })))

function Nav({ data }: { data: ShellData }) {
  const { pathname, search } = useLocation()
  // Someone who orders comes back to a table, a visitor to pictures; whoever has chosen, to what was chosen.
  const view = useListView('list', data?.viewer ? 'table' : 'pictures')
  const category = LISTS.has(pathname) ? (new URLSearchParams(search).get('category') ?? '') : null
  const categories = (data?.categories ?? []).slice(0, CATEGORY_MENU_MAX)
  const current = (id: string) => (category === id ? { 'aria-current': 'page' as const } : {})
  return (
    <div className={navRow}>
      <div className={inner}>
        <nav className={nav} aria-label="商品分类">
          <Link href={paths.goodsList({ view })} {...current('')}>全部商品</Link>
          {categories.map(({ categoryID, name }) => (
            <Link key={categoryID} href={paths.goodsList({ view, category: categoryID })} {...current(categoryID)}>{name}</Link>
          ))}
        </nav>
      </div>
    </div>
  )
}
