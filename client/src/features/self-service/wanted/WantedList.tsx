import { graphql, useFragment } from 'react-relay/hooks'
import type { WantedList_wanted$key } from '../../../__generated__/WantedList_wanted.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { ListPages } from '../../people/member/ListPages.tsx'
import { serviceRows } from './serviceRows.ts'

/** The shop's requests, with what has been answered. */
export function WantedList({ wanted: key, hrefOf }: { readonly wanted: WantedList_wanted$key; readonly hrefOf: (page: number) => Path }) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment WantedList_wanted on WantedGoodsConnection {
        edges { node { id wantedID name spec manufacturer quantity price endsOn status statusText replyCount createdAt } }
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
        picture="search"
        title="还没有求购"
        action={
          <Link className={buttonClass('outline')} href={paths.addWanted()}>
            发布求购
          </Link>
        }
      >
        找不到或长期缺货的品种，在这里告诉我们，采购部会回复货源和报价
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={serviceRows} aria-label="我的求购">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <div>
              <h2>
                <Link href={paths.wantedOne(node.wantedID)}>{node.name}</Link>
              </h2>
              <p className="second">
                {[node.spec, node.manufacturer].filter(Boolean).join(' · ') || '规格厂家不限'}
                {typeof node.createdAt === 'string' && `　${dateOf(node.createdAt)} 发布`}
              </p>
            </div>
            <div>
              求购数量 {node.quantity ?? '—'}
              {typeof node.price === 'string' && (
                <p className="second">
                  期望 <Price amount={node.price} size="row" />
                </p>
              )}
            </div>
            <div>
              {node.statusText !== '' && <Tag tone={node.status === 'ACTIVE' ? 'green' : 'grey'}>{node.statusText}</Tag>}
              {typeof node.endsOn === 'string' && <p className="second">至 {node.endsOn}</p>}
            </div>
            <Link
              className={`end ${buttonClass(node.replyCount > 0 ? 'outline' : 'secondary', 'small')}`}
              href={paths.wantedOne(node.wantedID)}
              aria-label={`${node.replyCount > 0 ? `${node.replyCount} 条回复` : '查看'}：${node.name}`}
            >
              {node.replyCount > 0 ? `${node.replyCount} 条回复` : '查看'}
            </Link>
          </li>
        ))}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </>
  )
}
