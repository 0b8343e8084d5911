import { css } from '@emotion/css'
import { useRef, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { CATEGORY_MENU_MAX } from 'rules/constants'
import type { menusQuery } from '../__generated__/menusQuery.graphql.ts'
import { DestinationLink, leadsSomewhere } from '../navigation/DestinationLink.tsx'
import { Link } from '../navigation/Link.tsx'
import { paths } from '../navigation/paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { color, layer, media } from '../ui/tokens.ts'
import { useShellDialog } from './shellDialog.ts'

function useMenus() {
  return useLazyLoadQuery<menusQuery>(
    graphql`
      query menusQuery {
        site {
          navigation { name children { entryID name url notice isOpen } }
          categories { ...menusCategory @relay(mask: false) }
          preferredCategories { ...menusCategory @relay(mask: false) }
          herbCategories { ...menusCategory @relay(mask: false) }
          deviceCategories { ...menusCategory @relay(mask: false) }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  ).site
}

// oxlint-disable-next-line no-unused-expressions -- read unmasked by the query above
graphql`fragment menusCategory on Category { categoryID name count children { categoryID name count } }`

const toggleButton = css`
  &&& { position: absolute; right: -4px; justify-content: center; width: 24px; padding: 0; }
  &:focus-visible { outline-offset: -4px; }
  ${media.phone} { &&& { display: none; } }
`
const below = css`
  position: absolute;
  z-index: ${layer.header - 1};
  top: 100%;
  left: 0;
  min-width: 100%;
  padding: 8px 0;
  border: 1px solid ${color.line};
  background: ${color.paper};
  box-shadow: 0 8px 24px rgb(31 35 40 / 12%);
  a, button { display: flex; align-items: center; width: 100%; min-height: 36px; padding: 0 14px; border: 0; color: ${color.ink};
    background: none; white-space: nowrap; }
  a:hover, button:hover { color: ${color.brand700}; background: ${color.brand50}; text-decoration: none; }
  ${media.phone} { display: none; }
`

type SubMenuProps = { readonly name: string; readonly isOpen: boolean; readonly onToggle: () => void }

/** What lies below an entry of the navigation, behind a button of its own for the keyboard. */
export function SubMenu({ name, isOpen, onToggle }: SubMenuProps) {
  const children = (useMenus()?.navigation.find((entry) => entry.name === name)?.children ?? []).filter(leadsSomewhere)
  if (children.length === 0) return null
  return (
    <>
      <button type="button" className={toggleButton} aria-expanded={isOpen} aria-label={`${name}的下级`} onClick={onToggle}>
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
      </button>
      {isOpen && (
        <ul className={below}>
          {children.map((child) => (
            <li key={child.entryID}>
              <DestinationLink to={child}>{child.name}</DestinationLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const trees = [
  ['categories', '全部'],
  ['preferredCategories', '优选'],
  ['herbCategories', '中药'],
  ['deviceCategories', '器械'],
] as const

const panel = css`
  position: absolute;
  z-index: ${layer.header - 1};
  top: 100%;
  left: 0;
  width: 220px;
  border: 1px solid ${color.line};
  border-top: 0;
  background: ${color.paper};
  a { display: flex; align-items: center; justify-content: space-between; gap: 8px; color: ${color.ink}; }
  a:hover { color: ${color.brand700}; text-decoration: none; }
  small { color: ${color.second}; font-size: var(--text-12); font-weight: 400; }
  /* Below the header, whose row of ways scrolls sideways and would cut it off, down to the bar at the foot. */
  ${media.phone} {
    header:has(&) { position: relative; }
    ul > li:has(> &) { position: static; }
    right: 0;
    width: auto;
    height: calc(100dvh - 158px - env(safe-area-inset-bottom));
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`
const tabs = css`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  border-bottom: 1px solid ${color.line};
  button { height: 36px; padding: 0; border: 0; border-bottom: 2px solid transparent; color: ${color.second}; background: none; }
  button[aria-pressed='true'] { border-color: ${color.brand700}; color: ${color.brand700}; font-weight: 600; }
  ${media.touch} { button { height: 44px; } }
`
const rows = css`
  > li { display: flex; align-items: stretch; }
  > li > a { flex: 1; min-width: 0; height: 44px; padding: 0 0 0 14px; font-weight: 600; }
  > li > button { display: grid; place-items: center; width: 36px; padding: 0; border: 0; color: ${color.second}; background: none; }
  > li[data-open] { background: ${color.brand50}; }
  ${media.phone} { > li { flex-wrap: wrap; } > li > button { width: 48px; }
    > li > button[aria-expanded='true'] { transform: rotate(90deg); } }
`
const flyout = css`
  position: absolute;
  inset: -1px auto -1px 100%;
  width: 480px;
  padding: 16px;
  border: 1px solid ${color.line};
  background: ${color.paper};
  box-shadow: 8px 8px 24px rgb(31 35 40 / 12%);
  h3 { padding-bottom: 8px; border-bottom: 1px solid ${color.line}; font-weight: 600; }
  ul { display: grid; grid-template-columns: 1fr 1fr; gap: 0 24px; padding-top: 8px; }
  a { min-height: 36px; }
  ${media.phone} {
    position: static;
    width: 100%;
    padding: 0 14px 8px;
    border: 0;
    box-shadow: none;
    h3 { display: none; }
    a { min-height: 44px; }
  }
`
/** On a phone the navigation has no room for what lies below its entries, nor the top bar for the notice. */
const more = css`
  padding: 8px 14px;
  border-top: 1px solid ${color.line};
  h3 { padding-top: 8px; color: ${color.second}; font-size: var(--text-12); font-weight: 400; }
  ul { display: flex; flex-wrap: wrap; gap: 0 24px; }
  a, button { display: inline-flex; align-items: center; min-height: 44px; padding: 0; border: 0; color: ${color.ink}; background: none; }
  ${media.fromTablet} { display: none; }
`
/** A pointer on its way to what is open crosses others: it has to rest on them longer. */
const REST_MS = 120
const AIMING_REST_MS = 400

/** The first seven categories of a tree, each with what lies within. */
export function CategoryPanel({ onClose }: { onClose: () => void }) {
  const site = useMenus()
  const [tree, setTree] = useState<(typeof trees)[number][0]>('categories')
  const [opened, setOpened] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  if (!site) return null
  const categories = site[tree].slice(0, CATEGORY_MENU_MAX)
  const rest = (id: string | null, afterMs: number): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(setOpened, afterMs, id)
  }
  return (
    <div className={panel} onPointerLeave={() => rest(null, REST_MS)}>
      <div className={tabs}>
        {trees.map(
          ([id, words]) =>
            site[id].length > 0 && (
              <button
                key={id}
                type="button"
                aria-pressed={tree === id}
                onClick={() => {
                  setTree(id)
                  setOpened(null)
                }}
              >
                {words}
              </button>
            ),
        )}
      </div>
      <ul className={rows}>
        {categories.map(({ categoryID, name, count, children }) => (
          <li
            key={categoryID}
            data-open={opened === categoryID || undefined}
            onPointerMove={(event) => {
              const isAiming = opened !== null && event.movementX > Math.abs(event.movementY) / 2
              if (opened !== categoryID && event.pointerType === 'mouse') rest(categoryID, isAiming ? AIMING_REST_MS : REST_MS)
            }}
          >
            <Link href={paths.goodsList({ category: categoryID })} onClick={onClose}>
              {name}
              <small>{count}</small>
            </Link>
            {children.length > 0 && (
              <button
                type="button"
                aria-expanded={opened === categoryID}
                aria-label={`${name}的下级`}
                onClick={() => setOpened(opened === categoryID ? null : categoryID)}
              >
                <Icon name="chevronRight" />
              </button>
            )}
            {opened === categoryID && children.length > 0 && (
              <div className={flyout} onPointerEnter={() => clearTimeout(timer.current)}>
                <h3>
                  <Link href={paths.goodsList({ category: categoryID })} onClick={onClose}>
                    {name}
                    <Icon name="chevronRight" />
                  </Link>
                </h3>
                <ul>
                  {children.map((child) => (
                    <li key={child.categoryID}>
                      <Link href={paths.goodsList({ category: child.categoryID })} onClick={onClose}>
                        {child.name}
                        <small>{child.count}</small>
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </li>
        ))}
      </ul>
      <More site={site} onClose={onClose} />
    </div>
  )
}

/** The notice that scrolls by in the top bar (SPEC §5). */
const NOTICE = '72'

function More({ site, onClose }: { site: NonNullable<ReturnType<typeof useMenus>>; onClose: () => void }) {
  const openDialog = useShellDialog()
  const above = new Set<unknown>(
    trees.flatMap(([id]) => site[id].slice(0, CATEGORY_MENU_MAX).map(({ categoryID }) => paths.otherList(categoryID))),
  )
  const within = site.navigation
    .map(({ name, children }) => ({ name, entries: children.filter((entry) => leadsSomewhere(entry) && !above.has(entry.url)) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div className={more}>
      {within.map(({ name, entries }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul>
            {entries.map((entry) => (
              <li key={entry.entryID}>
                <DestinationLink to={entry} onClick={onClose}>
                  {entry.name}
                </DestinationLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          onClose()
          openDialog({ kind: 'notice', articleID: NOTICE })
        }}
      >
        <Icon name="info" />
        站内公告
      </button>
    </div>
  )
}
