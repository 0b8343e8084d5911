import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { VoucherList_vouchers$key } from '../../../__generated__/VoucherList_vouchers.graphql.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import type { Path } from '../../../navigation/paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Price } from '../../../ui/Price.tsx'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import { color, radius, type } from '../../../ui/tokens.ts'
import { ListPages } from '../../people/member/ListPages.tsx'
import { endingWords } from './endingWords.ts'
import { plainMoney } from './signed.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 12px;
  margin-top: 12px;
  > li { display: grid; gap: 4px; padding: 12px 16px; border: 1px solid ${color.line}; border-left: 3px solid ${color.brand600};
    border-radius: ${radius}; background: ${color.paper}; }
  > li[data-over] { border-left-color: ${color.disabled}; color: ${color.second}; }
  b { font-weight: 600; }
  > li > small { ${type.small} color: ${color.second}; > span { display: inline-block; } }
  .ending { color: ${color.amber}; font-weight: 600; }
`

/** Cash vouchers of one state: what each still holds, what it was given for, until when it pays. */
export function VoucherList({
  vouchers: key,
  now,
  hrefOf,
}: {
  vouchers: VoucherList_vouchers$key
  now: string | null
  hrefOf: (page: number) => Path
}) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment VoucherList_vouchers on VoucherConnection {
        edges { node { voucherID face left reason status createdAt expiresAt } }
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
      <EmptyState picture="box" title="没有这样的现金券">
        活动返现、礼金和退货返还会发放现金券，结算时直接抵货款
      </EmptyState>
    )
  return (
    <>
      <ul className={grid} aria-label="现金券">
        {edges.map(({ node }) => {
          const ending = node.status === 'UNUSED' ? endingWords(node.expiresAt, now) : null
          return (
            <li key={node.voucherID} data-over={node.status === 'UNUSED' ? undefined : ''}>
              <Price
                amount={node.status === 'USED' ? node.face : node.left}
                size="page"
                tone={node.status === 'UNUSED' ? 'price' : 'inherit'}
              />
              <b>{node.reason}</b>
              {node.status !== 'USED' && node.left !== node.face && (
                <ProgressLine part={parseMoney(node.left) / parseMoney(node.face)}>
                  面额 {plainMoney(node.face)} 元，已用 {formatYuan(parseMoney(node.face) - parseMoney(node.left))} 元
                </ProgressLine>
              )}
              <small>
                <span>{dateOf(node.createdAt)} 发放，</span>
                <span>有效期至 {dateOf(node.expiresAt)}</span> {ending !== null && <span className="ending">{ending}</span>}
              </small>
            </li>
          )
        })}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </>
  )
}
