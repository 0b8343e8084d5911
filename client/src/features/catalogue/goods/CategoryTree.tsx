import { css } from '@emotion/css'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '../../../navigation/Link.tsx'
import { color, media, radius } from '../../../ui/tokens.ts'
import { changedPlace, type GoodsListPlace } from './changedPlace.ts'

const fromWide = '@media (min-width: 1100px)'

const nav = css`
  ${fromWide} {
    padding: 8px;
    border: 1px solid ${color.line};
    border-radius: ${radius};
    background: ${color.paper};
  }
`
const tree = css`
  display: none;
  ${fromWide} { display: block; }
  a {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    padding: 4px 8px;
    border-radius: ${radius};
    color: ${color.ink};
  }
  a:hover { color: ${color.brand700}; background: ${color.ground}; text-decoration: none; }
  a[aria-current] { color: ${color.brand700}; background: ${color.brand50}; font-weight: 600; }
  small { font-size: var(--text-12); font-weight: 400; color: ${color.second}; line-height: 21px; }
  ul { margin: 0 0 4px 8px; padding-left: 8px; border-left: 1px solid ${color.line}; }
`
const chips = css`
  display: flex;
  gap: 8px;
  padding: 4px 2px;
  overflow-x: auto;
  scrollbar-width: none;
  ${fromWide} { display: none; }
  a {
    display: flex;
    align-items: center;
    min-height: 32px;
    padding: 0 12px;
    border: 1px solid ${color.line};
    border-radius: 16px;
    color: ${color.ink};
    background: ${color.paper};
    white-space: nowrap;
  }
  a:hover { text-decoration: none; border-color: ${color.brand700}; }
  a[aria-current] { border-color: ${color.brand700}; color: ${color.brand700}; background: ${color.brand50}; font-weight: 600; }
  ${media.touch} { a { min-height: 44px; border-radius: 22px; } }
`

export interface CategoryLeaf {
  readonly categoryID: string
  readonly name: string
  readonly count: number | null | undefined
}

export interface CategoryGroup extends CategoryLeaf {
  /** Only asked for where one of them may be chosen. */
  readonly children?: readonly CategoryLeaf[] | undefined
}

/** The group an id names or lies in, and the category itself. */
export function findCategory(
  categories: readonly CategoryGroup[],
  id: string | null,
): { group: CategoryGroup; category: CategoryLeaf } | null {
  for (const group of categories) {
    if (group.categoryID === id) return { group, category: group }
    const child = group.children?.find((category) => category.categoryID === id)
    if (child) return { group, category: child }
  }
  return null
}

export interface CategoryTreeProps {
  categories: readonly CategoryGroup[]
  place: GoodsListPlace
}

/** A tree at the left. Below 1100 px the header's own line has the groups, and chips that scroll sideways the parts of the chosen one. */
export function CategoryTree({ categories, place }: CategoryTreeProps) {
  if (categories.length === 0) return null
  const found = findCategory(categories, place.category)
  const current = (id: string | null) => (id === (found?.category.categoryID ?? null) ? 'page' : undefined)
  const link = (id: string | null, name: string, count?: number | null) => (
    <Link href={changedPlace(place, { category: id })} aria-current={current(id)}>
      <span>{name}</span>
      {typeof count === 'number' && <small>{count}</small>}
    </Link>
  )
  return (
    <nav className={nav} aria-label="分类筛选">
      <ul className={tree}>
        <li>{link(null, '全部商品')}</li>
        {categories.map((group) => (
          <li key={group.categoryID}>
            {link(group.categoryID, group.name, group.count)}
            {group === found?.group && (
              <ul>
                {group.children?.map((child) => (
                  <li key={child.categoryID}>{link(child.categoryID, child.name, child.count)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {found && (
        <Chips key={place.category}>
          <li>{link(found.group.categoryID, '全部')}</li>
          {found.group.children?.map((child) => (
            <li key={child.categoryID}>{link(child.categoryID, child.name)}</li>
          ))}
        </Chips>
      )}
    </nav>
  )
}

/** Mounted again for another choice (its key), to bring the chosen chip into sight. */
function Chips({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Not scrollIntoView: that would also scroll the page.
    if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft - 16
  }, [])
  return (
    <ul ref={list} className={chips}>
      {children}
    </ul>
  )
}
