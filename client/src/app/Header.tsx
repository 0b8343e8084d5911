import { css } from '@emotion/css'
import { STICKY_SEARCH_AT_PX } from 'rules/constants'
import { ScanButton } from '../features/catalogue/scan/ScanButton.tsx'
import { HotWords } from '../features/catalogue/search/HotWords.tsx'
import { SearchBox } from '../features/catalogue/search/SearchBox.tsx'
import { Link } from '../navigation/Link.tsx'
import { paths } from '../navigation/paths.ts'
import { CountBadge } from '../ui/CountBadge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { color, control, layer, media, motion, pageWidth, radius, type } from '../ui/tokens.ts'
import { Logo } from './Logo.tsx'
import { managerTitle } from './managerTitle.ts'
import { NavRow } from './NavRow.tsx'
import { onDesktop, onPhone } from '../ui/onlyOn.ts'
import type { ShellData } from './Shell.tsx'
import { TopBar } from './TopBar.tsx'
import { useScrolledPast } from './useScrolledPast.ts'

const header = css`border-bottom: 1px solid ${color.line}; background: ${color.paper};`
/** Keeps the place of the row while that follows the page. */
const slot = css`height: 88px; ${media.phone} { height: 56px; }`
const row = css`
  background: ${color.paper};
  &[data-follows] {
    position: fixed;
    z-index: ${layer.header};
    inset: 0 var(--beside, 0) auto 0;
    border-bottom: 1px solid ${color.line};
    > div { height: 56px; }
    [data-leaves] { display: none; }
  }
`
const inner = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  height: 88px;
  max-width: calc(${pageWidth} + 24px);
  margin: 0 auto;
  padding: 0 12px;
  ${media.phone} { gap: 4px; height: 56px; padding: 0 4px 0 0; }
`
const searchPlace = css`
  flex: 0 1 560px;
  min-width: 0;
  ${media.phone} { flex-basis: 0; flex-grow: 1; }
`
const cart = css`
  position: relative;
  display: inline-flex;
  flex: none;
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
    > span ~ span { position: absolute; top: 0; right: 0; }
  }
`
const contacts = css`margin-left: auto; ${type.small} color: ${color.second}; white-space: nowrap;
  @media (max-width: 1099.98px) { display: none; }`

type Props = { readonly data: ShellData; readonly hasNav: boolean; readonly hasSearch: boolean; readonly onOpenCart: () => void }

const loadScanner = () => import('../features/catalogue/scan/ScanToGoods.tsx').then(({ ScanToGoods }) => ScanToGoods)

/** Logo, search, whom to turn to, the cart and the ways to the goods. Without data it keeps its size. */
export function Header({ data, hasNav, hasSearch, onOpenCart }: Props) {
  const follows = useScrolledPast(STICKY_SEARCH_AT_PX) && hasSearch
  const count = data?.cartBadge ?? 0
  const cartWords = (
    <>
      <Icon name="cart" size={20} />
      <span>采购单</span>
      <CountBadge count={count} />
    </>
  )
  const cartName = count > 0 ? `采购单，${count} 种商品` : '采购单'
  return (
    <header className={header}>
      <TopBar data={data} />
      <div className={slot} data-search={hasSearch || undefined}>
        <div className={row} data-follows={follows || undefined} data-narrow={hasSearch || undefined}>
          <div className={inner}>
            <Logo />
            {hasSearch && (
              <div className={searchPlace}>
                <SearchBox />
                {data && (
                  <div data-leaves>
                    <HotWords query={data} />
                  </div>
                )}
              </div>
            )}
            <Contacts data={data} />
            {hasSearch && (
              <ScanButton className={`${cart} ${onPhone}`} aria-label="扫码找货" load={loadScanner}>
                <Icon name="code" size={20} />
              </ScanButton>
            )}
            <Link className={`${cart} ${onDesktop}`} href={paths.cart()} aria-label={cartName}>
              {cartWords}
            </Link>
            <button type="button" className={`${cart} ${onPhone}`} aria-label={cartName} aria-haspopup="dialog" onClick={onOpenCart}>
              {cartWords}
            </button>
          </div>
        </div>
      </div>
      {hasNav && <NavRow data={data} />}
    </header>
  )
}

function Contacts({ data }: { data: ShellData }) {
  const manager = data?.viewer?.accountManager
  const hotline = data?.site?.hotline
  return (
    <div className={contacts} data-leaves>
      {manager && <p>{`${managerTitle(manager)} ${manager.name} ${manager.phone}`}</p>}
      {typeof hotline === 'string' && <p>{`投诉热线 ${hotline}`}</p>}
    </div>
  )
}
