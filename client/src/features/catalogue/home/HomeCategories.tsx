import { css } from '@emotion/css'
import { CATEGORY_MENU_MAX } from 'rules/constants'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HomeCategories_query$key } from '../../../__generated__/HomeCategories_query.graphql.ts'
import { paths } from '../../../navigation/paths.ts'
import { Link } from '../../../navigation/Link.tsx'
import { color } from '../../../ui/tokens.ts'

const list = css`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 4px 0;
  li {
    display: grid;
    flex: 1;
    align-content: center;
    padding: 2px 12px;
    line-height: 24px;
    > a { overflow: hidden; color: ${color.ink}; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
    &:hover { background: ${color.brand50}; }
  }
  p { overflow: hidden; height: 24px; font-size: var(--text-12); }
  p > a { display: inline-block; margin-right: 8px; color: ${color.second}; }
  a:hover { color: ${color.brand700}; }
`

/** The first categories, each with the first of its parts. */
export function HomeCategories({ query: key, className }: { query: HomeCategories_query$key; className: string }) {
  const { categories } = useFragment(
    graphql`
      fragment HomeCategories_query on Query {
        categories {
          categoryID
          name
          children {
            categoryID
            name
          }
        }
      }
    `,
    key,
  )
  return (
    <nav className={className} aria-label="分类导航">
      <ul className={list}>
        {(categories ?? []).slice(0, CATEGORY_MENU_MAX).map((group) => (
          <li key={group.categoryID}>
            <Link href={paths.goodsList({ category: group.categoryID })}>{group.name}</Link>
            <p>
              {group.children.map(({ categoryID, name }) => (
                <Link key={categoryID} href={paths.goodsList({ category: categoryID })}>
                  {name}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
