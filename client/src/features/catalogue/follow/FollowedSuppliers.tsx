import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowedSuppliers_suppliers$key } from '../../../__generated__/FollowedSuppliers_suppliers.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { GoodsPicture } from '../goods/GoodsPicture.tsx'
import { ListPages } from '../../people/member/ListPages.tsx'
import { FollowButton } from './FollowButton.tsx'

const rows = css`
  margin-top: 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  > li { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; align-items: center; gap: 8px 24px; padding: 12px 16px; }
  > li + li { border-top: 1px solid ${color.line}; }
  h2 > a { color: ${color.ink}; font-size: var(--text-14); font-weight: 600; }
  .second { ${type.small} color: ${color.second}; }
  .best, .acts { display: flex; gap: 8px; }
  @media (max-width: 959.98px) { > li { grid-template-columns: minmax(0, 1fr) auto; > :first-child { grid-column: 1 / -1; } } }
  ${media.phone} { > li { grid-template-columns: minmax(0, 1fr); padding: 12px; } .acts > * { flex: 1; } }
`

/** Suppliers the shop follows, with what sells best there. */
export function FollowedSuppliers({
  suppliers: key,
  hrefOf,
}: {
  readonly suppliers: FollowedSuppliers_suppliers$key
  readonly hrefOf: (page: number) => Path
}) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment FollowedSuppliers_suppliers on SupplierConnection {
        edges {
          node {
            id
            supplierID
            name
            goodsCount
            followerCount
            bestSelling { goodsID name ...GoodsPicture_goods }
            ...FollowButton_supplier
          }
        }
        pageCursors {
          last { page }
          around { page isCurrent }
        }
      }
    `,
    key,
  )
  if (edges.length === 0) {
    return (
      <EmptyState
        picture="box"
        title="还没有关注供应商"
        action={
          <Link className={buttonClass('outline')} href={paths.suppliers()}>
            去供应商专区
          </Link>
        }
      >
        关注后，在这里直接进店
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={rows} aria-label="关注的供应商">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <div>
              <h2>
                <Link href={paths.supplier(node.supplierID)}>{node.name}</Link>
              </h2>
              <p className="second">
                {node.goodsCount} 种在售 · {node.followerCount} 家店关注
              </p>
            </div>
            <div className="best">
              {node.bestSelling.map((goods) => (
                <Link key={goods.goodsID} href={paths.goodsDetail(goods.goodsID)} aria-label={goods.name} title={goods.name}>
                  <GoodsPicture goods={goods} size={56} />
                </Link>
              ))}
            </div>
            <div className="acts">
              <Link className={buttonClass('outline')} href={paths.supplier(node.supplierID)} aria-label={`进店看看：${node.name}`}>
                进店看看
              </Link>
              <FollowButton supplier={node} />
            </div>
          </li>
        ))}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </>
  )
}
