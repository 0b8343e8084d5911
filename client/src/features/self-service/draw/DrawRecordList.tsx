import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DrawRecordList_records$data, DrawRecordList_records$key } from '../../../__generated__/DrawRecordList_records.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, radius, type } from '../../../ui/tokens.ts'
import { ListPages } from '../../people/member/ListPages.tsx'

const rows = css`
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 12px 16px; }
  li + li { border-top: 1px solid ${color.line}; }
  li > div { flex: 1 1 220px; min-width: 0; overflow-wrap: anywhere; }
  small { display: block; ${type.small} color: ${color.second}; }
`

type DrawRecord = DrawRecordList_records$data['edges'][number]['node']

const fragment = graphql`
  fragment DrawRecordList_records on DrawRecordConnection {
    edges {
      node {
        recordID
        drawName
        createdAt
        prize { name description kind }
        parcel { carrier trackingNumber sentAt }
      }
    }
    pageCursors {
      last { page }
      around { page isCurrent }
    }
  }
`

/** Every draw the shop took part in, with its result. */
export function DrawRecordList({ records: key }: { records: DrawRecordList_records$key }) {
  const { edges, pageCursors } = useFragment(fragment, key)
  if (edges.length === 0)
    return (
      <EmptyState picture="box" title="还没有抽奖记录">
        抽奖的结果和奖品的寄送情况都会留在这里
      </EmptyState>
    )
  return (
    <>
      <ul className={rows} aria-label="抽奖记录">
        {edges.map(({ node }) => (
          <li key={node.recordID}>
            <div>
              {node.prize.name} <State record={node} />
              {node.prize.description !== '' && <small>{node.prize.description}</small>}
              {node.parcel && (
                <small>
                  {dateTime(node.parcel.sentAt)} 寄出，{node.parcel.carrier} {node.parcel.trackingNumber}
                </small>
              )}
              <small>
                {typeof node.createdAt === 'string' && `${dateTime(node.createdAt)}　`}
                {node.drawName}
              </small>
            </div>
            {node.prize.kind === 'VOUCHER' && <Link href={paths.vouchers()}>查看现金券</Link>}
            {node.prize.kind === 'POINTS' && <Link href={paths.points()}>查看积分</Link>}
          </li>
        ))}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={(page) => paths.draws({ page })} />
    </>
  )
}

function State({ record: { prize, parcel } }: { record: DrawRecord }) {
  if (prize.kind === 'NO_PRIZE') return <Tag tone="grey">未中奖</Tag>
  if (prize.kind !== 'GOODS') return <Tag tone="green">已到账</Tag>
  return parcel ? <Tag tone="green">已寄出</Tag> : <Tag tone="amber">待寄出</Tag>
}
