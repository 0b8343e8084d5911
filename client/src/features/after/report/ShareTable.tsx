import type { ReactNode } from 'react'
import { parseMoney } from 'rules/money'
import { Panel } from '../../../ui/Panel.tsx'
import { Table } from '../../../ui/Table.tsx'
import { plainMoney } from '../../trade/wallet/signed.ts'
import { figureTable, percentOf, shareBar } from './figures.ts'

export interface Share {
  readonly key: string
  readonly name: ReactNode
  readonly amount: string
  readonly detail: string
}

interface ShareTableProps {
  readonly title: string
  /** The head of the names. */
  readonly heading: string
  readonly shares: readonly Share[]
  readonly rest: { readonly count: number; readonly amount: string }
  /** What the parts come to. */
  readonly whole: string
  readonly empty: string
}

/** The parts of an amount, the largest first, each with a bar; what is not listed is the last row. */
export function ShareTable({ title, heading, shares, rest, whole, empty }: ShareTableProps) {
  const rows = rest.count === 0 ? shares : [...shares, { key: 'rest', name: `其他 ${rest.count} 个`, amount: rest.amount, detail: '' }]
  return (
    <Panel title={title} isFlush={rows.length > 0}>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <Table caption={title} className={figureTable} isFluid>
          <colgroup>
            <col />
            <col style={{ width: '120px' }} />
            <col style={{ width: '72px' }} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col" className="number">
                金额（元）
              </th>
              <th scope="col" className="number">
                占比
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, amount, detail }) => (
              <tr key={key}>
                <th scope="row">
                  {name}
                  {detail !== '' && <small>{detail}</small>}
                  <span className={shareBar} aria-hidden="true">
                    <span style={{ width: parseMoney(whole) === 0 ? 0 : percentOf(amount, whole) }} />
                  </span>
                </th>
                <td className="number" data-name="金额">
                  {plainMoney(amount)}
                </td>
                <td className="number" data-name="占比">
                  {percentOf(amount, whole)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  )
}
