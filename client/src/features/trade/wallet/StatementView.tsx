import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { StatementView_statement$data, StatementView_statement$key } from '../../../__generated__/StatementView_statement.graphql.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { LongNumber } from '../../../ui/LongNumber.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Table } from '../../../ui/Table.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import { ListPages } from '../../people/member/ListPages.tsx'
import { logTable, narrow } from './logTable.ts'
import { plainMoney, signedMoney } from './signed.ts'

const stack = css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; > * { margin-top: 0 !important; }`
const sums = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  dl { display: flex; flex: 1; flex-wrap: wrap; gap: 8px 24px; ${media.fromDesktop} { gap: 40px; } }
  dt { ${type.small} color: ${color.second}; }
  ${media.phone} { dl { display: grid; flex: 1 1 100%; grid-template-columns: 1fr 1fr; } > a { flex: 1; } }
  ${media.print} { a { display: none; } }
`
const orderTable = css`
  .number { font-variant-numeric: tabular-nums; white-space: nowrap; }
  td:first-child, th:first-child { overflow-wrap: anywhere; }
  ${narrow} {
    colgroup, thead { display: none; }
    tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 2px 12px; padding: 10px 12px; }
    tbody tr + tr { border-top: 1px solid ${color.line}; }
    tbody tr + tr > * { border-top: 0; }
    td, th, tr > :first-child, tr > :last-child { padding: 0; }
    tr > :first-child { grid-column: 1 / -1; }
    td.number { text-align: left; }
    td > a { display: inline-block; margin-block: -13px; padding-block: 13px; }
    td.number::before { content: attr(data-name) ' '; color: ${color.second}; }
  }
`
const note = css`${type.small} color: ${color.second};`

type Statement = StatementView_statement$data
const columns = [
  ['payable', '应付'],
  ['voucher', '现金券'],
  ['balance', '余额'],
  ['online', '线上或汇款'],
  ['refunded', '已退'],
  ['cashback', '已返'],
  ['net', '实付'],
] as const

/** A month of money: what there was, what came and went with the order or after-sale behind each, and each order's own sum. */
export function StatementView({ statement: key }: { statement: StatementView_statement$key }) {
  const statement = useFragment(
    graphql`
      fragment StatementView_statement on Statement @argumentDefinitions(page: { type: "Int" }) {
        month
        opening
        closing
        csv
        entries { at kind title amount balance tradeNo afterSaleID ref parts { orderID orderNo amount } }
        orders(first: 50, page: $page) {
          totalCount
          edges { node { orderID orderNo payable voucher balance online refunded cashback net } }
          pageCursors { last { page } around { page isCurrent } }
        }
      }
    `,
    key,
  )
  return (
    <div className={stack}>
      <Panel
        title={`${statement.month} 对账单`}
        tools={<Link href={paths.report({ from: statement.month, to: statement.month })}>本月采购报表</Link>}
      >
        <div className={sums}>
          <dl>
            <div>
              <dt>期初余额</dt>
              <dd>
                <Price amount={statement.opening} size="page" tone="ink" />
              </dd>
            </div>
            <div>
              <dt>期末余额</dt>
              <dd>
                <Price amount={statement.closing} size="page" tone="ink" />
              </dd>
            </div>
            <div>
              <dt>收支笔数</dt>
              <dd>
                <b>{statement.entries.length}</b>
              </dd>
            </div>
            <div>
              <dt>付款订单</dt>
              <dd>
                <b>{statement.orders.totalCount}</b>
              </dd>
            </div>
          </dl>
          {typeof statement.csv === 'string' && (
            <a className={buttonClass('outline')} href={statement.csv} download>
              下载 CSV
            </a>
          )}
        </div>
      </Panel>
      <h2>收支明细</h2>
      {statement.entries.length === 0 ? <p>这个月没有收支。</p> : <Entries entries={statement.entries} />}
      {statement.orders.totalCount > 0 && (
        <>
          <h2>按订单</h2>
          <Orders orders={statement.orders} />
          <ListPages cursors={statement.orders.pageCursors} hrefOf={(page) => paths.statement(statement.month, { page })} />
        </>
      )}
      <p className={note}>线上支付和汇款不经过余额，列在明细里但不改变余额；一次支付多张订单时，每张订单分摊的金额写在订单号后。</p>
    </div>
  )
}

function Entries({ entries }: { entries: Statement['entries'] }) {
  return (
    <Table caption="收支明细" className={logTable} isFluid>
      <colgroup>
        <col style={{ width: '170px' }} />
        <col />
        <col style={{ width: '130px' }} />
        <col style={{ width: '130px' }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">摘要</th>
          <th scope="col" className="number">
            金额（元）
          </th>
          <th scope="col" className="number">
            余额（元）
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={`${entry.kind} ${entry.ref} ${entry.at} ${entry.amount}`}>
            <td>
              <time dateTime={entry.at}>{dateTime(entry.at)}</time>
            </td>
            <td>
              {entry.title}
              {entry.parts.map((part) => (
                <small key={part.orderID}>
                  订单{' '}
                  <Link href={paths.order(part.orderID)}>
                    <LongNumber number={part.orderNo} />
                  </Link>
                  {entry.parts.length > 1 && ` ${signedMoney(part.amount)}`}
                </small>
              ))}
              {typeof entry.afterSaleID === 'string' && (
                <small>
                  <Link href={paths.afterSale(entry.afterSaleID)}>查看售后</Link>
                </small>
              )}
              {entry.parts.length === 0 && (
                <small>
                  流水号 <LongNumber number={entry.ref} />
                </small>
              )}
            </td>
            <td className={`number ${entry.amount.startsWith('-') ? 'went' : 'came'}`}>{signedMoney(entry.amount)}</td>
            <td className="number">{typeof entry.balance === 'string' ? plainMoney(entry.balance) : '不变'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Orders({ orders }: { orders: Statement['orders'] }) {
  return (
    <Table caption="按订单汇总" className={orderTable} isFluid>
      <colgroup>
        <col />
        {columns.map(([name]) => (
          <col key={name} style={{ width: '96px' }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">订单</th>
          {columns.map(([name, words]) => (
            <th key={name} scope="col" className="number">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.edges.map(({ node: order }) => (
          <tr key={order.orderID}>
            <td>
              <Link href={paths.order(order.orderID)}>
                <LongNumber number={order.orderNo} />
              </Link>
            </td>
            {columns.map(([name, words]) => (
              <td key={name} className="number" data-name={words}>
                {plainMoney(order[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
