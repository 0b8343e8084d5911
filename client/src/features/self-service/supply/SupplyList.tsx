import { graphql, useFragment } from 'react-relay/hooks'
import type { SupplyList_offers$key } from '../../../__generated__/SupplyList_offers.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { ListPages } from '../../people/member/ListPages.tsx'
import { serviceRows } from '../wanted/serviceRows.ts'

const tones = { PENDING: 'blue', PUBLISHED: 'green', REJECTED: 'red', '%future added value': 'grey' } as const

/** Offers of goods: other shops' to be asked for, one's own with how far they are. */
export function SupplyList({
  offers: key,
  isOwn,
  hrefOf,
}: {
  readonly offers: SupplyList_offers$key
  readonly isOwn: boolean
  readonly hrefOf: (page: number) => Path
}) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment SupplyList_offers on SupplyOfferConnection {
        edges { node { id supplyID name spec manufacturer price quantity expiresOn note status statusText reason isOwn createdAt } }
        pageCursors {
          last { page }
          around { page isCurrent }
        }
      }
    `,
    key,
  )
  if (edges.length === 0)
    return (
      <EmptyState picture="box" title={isOwn ? '还没有发布供应' : '暂时没有供应信息'}>
        {isOwn ? '有富余或独家的货源，发布后审核通过即可展示' : '有新的货源会展示在这里，也可以先发布求购'}
      </EmptyState>
    )
  return (
    <>
      <ul className={serviceRows} aria-label="供应">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <div>
              <h2>{node.name}</h2>
              <p className="second">
                {node.spec} · {node.manufacturer}　{dateOf(node.createdAt)} 发布
              </p>
              {node.note && <p className="second">{node.note}</p>}
              {node.reason && <p className="second">未通过原因：{node.reason}</p>}
            </div>
            <div>
              <Price amount={node.price} size="row" />
              <p className="second">可供数量 {node.quantity}</p>
            </div>
            <div className="second">有效期 {node.expiresOn}</div>
            <div className="end">
              {node.isOwn ? (
                <Tag tone={tones[node.status]}>{node.statusText}</Tag>
              ) : (
                <Link
                  className={buttonClass('outline', 'small')}
                  href={paths.addWanted({ name: node.name, spec: node.spec, maker: node.manufacturer })}
                  aria-label={`我要求购：${node.name}`}
                >
                  我要求购
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </>
  )
}
