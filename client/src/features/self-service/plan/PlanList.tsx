import { graphql, useFragment } from 'react-relay/hooks'
import type { PlanList_plans$key } from '../../../__generated__/PlanList_plans.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { ListPages } from '../../people/member/ListPages.tsx'
import { serviceRows } from '../wanted/serviceRows.ts'

/** The shop's plans and those that are shared with it. */
export function PlanList({ plans: key, hrefOf }: { readonly plans: PlanList_plans$key; readonly hrefOf: (page: number) => Path }) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment PlanList_plans on PurchasePlanConnection {
        edges { node { id planID name isShared isOwn company goodsCount updatedAt } }
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
      <EmptyState picture="box" title="还没有采购计划">
        把常购商品和数量存成计划，下次一键加入采购单；同一负责人的各门店可以共用
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={serviceRows} aria-label="采购计划">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <div>
              <h2>
                <Link href={paths.plan(node.planID)}>{node.name}</Link>
              </h2>
              <p className="second">{node.isOwn ? '本店建立' : `${node.company} 建立`}</p>
            </div>
            <div>{node.goodsCount} 种商品</div>
            <div>
              {node.isShared && <Tag tone="blue">各门店共用</Tag>}
              <p className="second">{dateOf(node.updatedAt)} 保存</p>
            </div>
            <Link className={`end ${buttonClass('outline', 'small')}`} href={paths.plan(node.planID)} aria-label={`打开：${node.name}`}>
              打开
            </Link>
          </li>
        ))}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </>
  )
}
