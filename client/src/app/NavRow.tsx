import { css } from '@emotion/css'
import { createElement, type KeyboardEvent, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { NAV_MAX } from 'rules/constants'
import { useListView } from '../features/catalogue/goods/listMemory.ts'
import { DestinationLink, leadsSomewhere } from '../navigation/DestinationLink.tsx'
import { paths } from '../navigation/paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { color, media, pageWidth } from '../ui/tokens.ts'
import { LazyModule, useLazyModule } from './lazyModule.ts'
import { QuietBoundary } from './QuietBoundary.tsx'
import type { ShellData } from './Shell.tsx'
import { useHoverMenu } from './useHoverMenu.ts'

const line = css`border-top: 1px solid ${color.line}; ${media.phone} { overflow-x: auto; scrollbar-width: none; }`
const lineList = css`
  display: flex;
  flex-wrap: wrap;
  max-width: calc(${pageWidth} + 24px);
  margin: 0 auto;
  padding: 0 12px;
  > li { position: relative; flex: none; display: flex; }
  > li > a, > li > button {
    display: flex;
    align-items: center;
    gap: 8px;
    height: 44px;
    padding: 0 18px;
    border: 0;
    border-bottom: 2px solid transparent;
    color: ${color.ink};
    background: none;
    white-space: nowrap;
  }
  > li > a:hover, > li > button:hover { color: ${color.brand700}; text-decoration: none; }
  > li > a[aria-current] { border-color: ${color.brand700}; color: ${color.brand700}; font-weight: 600; }
  > li:first-child > button { padding: 0 12px; border: 0; color: #fff; background: ${color.brand700}; font-weight: 600; }
  ${media.tablet} { > li { flex: 1 0 auto; } > li > a, > li > button { flex: 1; justify-content: center; padding: 0 6px; } }
  ${media.fromDesktop} { > li:first-child > button { width: 220px; } }
  ${media.phone} { flex-wrap: nowrap; padding: 0; }
`

const menus = new LazyModule(async () => await import('./menus.tsx'))
const ALL = 'categories'

function SubMenu(props: { name: string; isOpen: boolean; onToggle: () => void }) {
  return createElement(useLazyModule(menus).SubMenu, props)
}

function CategoryPanel(props: { onClose: () => void }) {
  return createElement(useLazyModule(menus).CategoryPanel, props)
}

/** The trees of categories behind one button, and at most nine ways with what lies below them: a disclosure navigation. */
export function NavRow({ data }: { data: ShellData }) {
  const { pathname, search } = useLocation()
  // Someone who orders comes back to a table, a visitor to pictures; a buyer who has chosen, to that view.
  const list = paths.goodsList({ view: useListView('list', data?.viewer ? 'table' : 'pictures') })
  const addressOf = (url: string | null | undefined) => (url === paths.goodsList() ? list : url)
  const here = `${pathname}${search}`
  const menu = useHoverMenu()
  const isPanelOpen = menu.opened === ALL
  const isHidden = (url: string | null | undefined): boolean => url === paths.preferred() && data?.viewer?.hasPreferredZone === false
  const entries = (data?.site?.navigation ?? []).filter((entry) => leadsSomewhere(entry) && !isHidden(entry.url)).slice(0, NAV_MAX)
  const toggle = (id: string): void => {
    menu.arm()
    menu.open(menu.opened === id ? null : id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' && menu.opened !== null) {
      event.currentTarget.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
      menu.open(null)
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const tops = [...event.currentTarget.querySelectorAll<HTMLElement>('ul[data-top] > li > :is(a, button)')]
      const at = tops.findIndex((top) => top === document.activeElement)
      if (at !== -1) tops[(at + (event.key === 'ArrowLeft' ? -1 : 1) + tops.length) % tops.length]?.focus()
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the links and buttons within
    <nav
      className={line}
      aria-label="商品分类"
      onKeyDown={onKeyDown}
      onFocus={menu.arm}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) menu.open(null)
      }}
    >
      <ul className={lineList} data-top>
        <li {...menu.hover(ALL)}>
          <button type="button" aria-expanded={isPanelOpen} onClick={() => toggle(ALL)}>
            <Icon name="menu" />
            全部分类
          </button>
          {isPanelOpen && (
            <Part>
              <CategoryPanel onClose={() => menu.open(null)} />
            </Part>
          )}
        </li>
        {entries.map((entry) => (
          <li key={entry.name} {...menu.hover(entry.name)}>
            <DestinationLink
              to={{ ...entry, url: addressOf(entry.url) }}
              aria-current={addressOf(entry.url) === here ? 'page' : undefined}
              onClick={() => menu.open(null)}
            >
              {entry.name}
            </DestinationLink>
            {menu.isArmed && (
              <Part>
                <SubMenu name={entry.name} isOpen={menu.opened === entry.name} onToggle={() => toggle(entry.name)} />
              </Part>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Comes when it comes; the links above it work without. */
function Part({ children }: { children: ReactNode }) {
  return (
    <QuietBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </QuietBoundary>
  )
}
