import type { ReactNode } from 'react'
import { dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { CopyNumber, LongNumber } from '../../../ui/LongNumber.tsx'
import { Table } from '../../../ui/Table.tsx'
import { logTable } from './logTable.ts'

/** An entry of a log, with its figures as they are shown. */
export type LogEntry = {
  /** Null of a host that numbers no entries. */
  readonly seq: string | number | null
  readonly at: string | null
  readonly title: string
  readonly orderID?: string | null | undefined
  readonly orderNo?: string | null | undefined
  readonly afterSaleID?: string | null | undefined
  readonly amount: string
  readonly isSpent: boolean
  readonly after: string | number
  /** What else it belongs to. */
  readonly origin?: ReactNode
}

type Props = { readonly caption: string; readonly heads: readonly [amount: string, after: string]; readonly entries: readonly LogEntry[] }

/** What came and went: when, why, how much, and what there was after it. */
export function LogTable({ caption, heads, entries }: Props) {
  return (
    <Table caption={caption} className={logTable} isFluid>
      <colgroup>
        <col style={{ width: '170px' }} />
        <col />
        <col style={{ width: '140px' }} />
        <col style={{ width: '140px' }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">摘要</th>
          {heads.map((head) => (
            <th key={head} scope="col" className="number">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, place) => (
          <tr key={entry.seq ?? `place ${place}`}>
            <td>{entry.at === null ? '—' : <time dateTime={entry.at}>{dateTime(entry.at)}</time>}</td>
            <td>
              {entry.title}
              {typeof entry.orderID === 'string' && typeof entry.orderNo === 'string' && (
                <small>
                  订单{' '}
                  <Link href={paths.order(entry.orderID)}>
                    <LongNumber number={entry.orderNo} />
                  </Link>{' '}
                  <CopyNumber number={entry.orderNo} name="订单号" />
                </small>
              )}
              {typeof entry.afterSaleID === 'string' && (
                <small>
                  <Link href={paths.afterSale(entry.afterSaleID)}>查看售后</Link>
                </small>
              )}
              {entry.origin}
            </td>
            <td className={`number ${entry.isSpent ? 'went' : 'came'}`}>{entry.amount}</td>
            <td className="number">{entry.after}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
