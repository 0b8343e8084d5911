import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { parseMoney } from 'rules/money'
import type { AfterSaleList_afterSales$key } from '../../../__generated__/AfterSaleList_afterSales.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { CopyNumber, LongNumber } from '../../../ui/LongNumber.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, radius, type } from '../../../ui/tokens.ts'
import { ListPages } from '../../people/member/ListPages.tsx'
import { LinePicture } from '../../trade/order/LinePicture.tsx'
import { afterSaleHref, afterSaleTone } from '../../trade/order/orderWords.ts'

const rows = css`
  margin-top: 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 12px 16px; }
  li + li { border-top: 1px solid ${color.line}; }
  li > div { flex: 1 1 180px; min-width: 0; }
  li > div > span { display: flex; gap: 8px; align-items: center; }
  li > div > small { display: block; ${type.small} color: ${color.second}; }
  li > div > small:last-child { display: flex; flex-wrap: wrap; gap: 0 12px; white-space: nowrap; }
  li > p { width: 88px; text-align: right; }
  ${media.phone} {
    li { padding: 12px; }
    li > div { flex-basis: calc(100% - 60px); }
    li > p { width: auto; margin-left: 60px; }
    li > p:empty { display: none; }
    li > a:last-child { margin-left: auto; }
  }
`

/** Behind the first goods: how many kinds there are in all. */
const others = (lines: number): string => (lines > 1 ? ` 等 ${lines} 种` : '')

/** A page of after-sales, or why there is none. */
export function AfterSaleList({
  afterSales: key,
  hrefOf,
  empty,
  canApply,
}: {
  afterSales: AfterSaleList_afterSales$key
  hrefOf: (page: number) => Path
  empty: string
  /** Whether the shop has an order that after-sales can be applied for. */
  canApply: boolean
}) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment AfterSaleList_afterSales on AfterSaleConnection {
        edges {
          node {
            id
            afterSaleID
            afterSaleNo
            orderNo
            kind
            kindText
            status
            statusText
            reasonText
            amount
            createdAt
            lines { lineID name quantity packUnit images { url } }
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
        title={empty}
        action={
          canApply ? (
            <Link className={buttonClass('outline')} href={paths.orders({ tab: 'received' })}>
              去订单里申请
            </Link>
          ) : (
            <Link className={buttonClass('outline')} href={paths.goodsList()}>
              去看全部商品
            </Link>
          )
        }
      >
        {canApply ? '收货后 7 天内可在订单中申请售后' : '还没有可以申请售后的订单'}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={rows} aria-label="售后单">
        {edges.map(({ node }) => {
          const [first] = node.lines
          return (
            <li key={node.id}>
              <LinePicture images={first?.images ?? []} />
              <div>
                <span>
                  <b>{node.kindText}</b>
                  <Tag tone={afterSaleTone(node.status)}>{node.statusText}</Tag>
                </span>
                <small>
                  {first === undefined
                    ? node.reasonText
                    : `${first.name} ×${first.quantity}${first.packUnit}${others(node.lines.length)}，${node.reasonText}`}
                </small>
                <small>
                  <span>{dateTime(node.createdAt)}</span>
                  <span>
                    售后单 <LongNumber number={node.afterSaleNo} />
                    <CopyNumber number={node.afterSaleNo} name="售后单号" />
                  </span>
                  <span>
                    订单 <LongNumber number={node.orderNo} />
                  </span>
                </small>
              </div>
              <p>{parseMoney(node.amount) > 0 && <Price amount={node.amount} tone="ink" />}</p>
              <Link className={buttonClass()} href={afterSaleHref(node)}>
                查看详情
              </Link>
            </li>
          )
        })}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </>
  )
}
