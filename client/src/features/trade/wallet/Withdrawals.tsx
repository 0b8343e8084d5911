import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Withdrawals_withdrawals$key } from '../../../__generated__/Withdrawals_withdrawals.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { CopyNumber, LongNumber } from '../../../ui/LongNumber.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'

const space = css`margin-top: 12px;`
const rows = css`
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; padding: 10px 16px; ${media.phone} { padding: 10px 12px; } }
  li + li { border-top: 1px solid ${color.line}; }
  li > div { flex: 1 1 260px; min-width: 0; }
  li > div > small { display: block; ${type.small} color: ${color.second}; overflow-wrap: anywhere; }
`
const tones = { REQUESTED: 'amber', PAID: 'green', REJECTED: 'red' } as const

/** What was asked back lately, and what became of it; nothing at all before the first time. */
export function Withdrawals({ withdrawals: key }: { withdrawals: Withdrawals_withdrawals$key }) {
  const { edges } = useFragment(
    graphql`
      fragment Withdrawals_withdrawals on WithdrawalConnection {
        edges { node { id withdrawalNo amount status statusText reason bankReference createdAt decidedAt
          bankAccount { holder bank numberTail } } }
      }
    `,
    key,
  )
  if (edges.length === 0) return null
  return (
    <Panel title="最近提现" isFlush className={space}>
      <ul className={rows}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <div>
              {node.bankAccount.bank}（尾号 {node.bankAccount.numberTail}）{' '}
              <Tag tone={node.status === '%future added value' ? 'grey' : tones[node.status]}>{node.statusText}</Tag>
              <small>
                {dateTime(node.createdAt)} 申请
                {typeof node.bankReference === 'string' && `，银行流水 ${node.bankReference}`}
              </small>
              <small>
                提现单 <LongNumber number={node.withdrawalNo} />
                <CopyNumber number={node.withdrawalNo} name="提现单号" />
              </small>
              {typeof node.reason === 'string' && <small>退回原因：{node.reason}。款项已退回余额。</small>}
            </div>
            <Price amount={node.amount} tone="ink" />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
