import { css } from '@emotion/css'
import { Fragment } from 'react'
import { Panel } from '../../../ui/Panel.tsx'
import { Table } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import type { Counted } from '../../ground/kept/received.ts'
import { LooseCount } from './LooseCount.tsx'
import type { ReceiveView } from './ScanDesk.tsx'
import type { LineTally } from './tally.ts'

const table = css`
  col.quantity { width: 72px; }
  col.outcome { width: 168px; }
  th.name { font-weight: 400; }
  th.name small { display: block; ${type.small} color: ${color.second}; }
  td.outcome span { margin: 2px 4px 2px 0; }
  tbody tr.count > td { padding-top: 0; border-top: 0; }
  tr[data-here] > * { background: ${color.brand50}; }
  ${media.phone} {
    col.quantity { width: 52px; }
    col.outcome { width: 84px; }
    th, td { padding-inline: 4px; }
  }
`
const bare = css`& > div { border-width: 0; }`

/** What of each line was sent, has come, and is wrong. */
export function ReceiveLines({ sent, received, tally, change }: ReceiveView) {
  const code = tally.scans.at(-1)?.code ?? null
  const here = code === null ? undefined : sent.heldBy(code)[0]?.lineID
  const count = (lineID: string, counted: Counted): void => {
    change((before) => ({ ...before, counts: { ...before.counts, [lineID]: counted } }))
  }
  return (
    <Panel title={`核对清单（${tally.lines.length} 种）`} isFlush className={bare}>
      <Table caption="核对清单" className={table} isFluid>
        <colgroup>
          <col />
          <col className="quantity" />
          <col className="quantity" />
          <col className="outcome" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col" className="number">
              应收
            </th>
            <th scope="col" className="number">
              到货
            </th>
            <th scope="col">结果</th>
          </tr>
        </thead>
        <tbody>
          {tally.lines.map((found) => (
            <Fragment key={found.line.lineID}>
              <tr data-here={found.line.lineID === here || undefined}>
                <th scope="row" className="name">
                  {found.line.name}
                  <small>
                    {found.line.spec}　批号 {found.line.lots.join('、')}
                  </small>
                </th>
                <td className="number">
                  {found.sent}
                  {found.line.packUnit}
                </td>
                <td className="number">{found.arrived}</td>
                <td className="outcome">
                  <Outcome found={found} />
                </td>
              </tr>
              {found.line.loose > 0 && (
                <tr className="count">
                  <td colSpan={4}>
                    <LooseCount
                      line={found.line}
                      counted={received.counts[found.line.lineID]}
                      onCount={(counted) => count(found.line.lineID, counted)}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

function Outcome({ found }: { found: LineTally }) {
  const { missing, extra, damaged, otherLot, arrived, isCounted } = found
  const { loose } = found.line
  if (!isCounted) return <Tag tone="grey">待填数量</Tag>
  if (arrived + extra + damaged + otherLot === 0 && loose === 0) return <Tag tone="grey">待扫</Tag>
  return (
    <>
      {missing === 0 && arrived > 0 && <Tag tone="green">到齐</Tag>}
      {missing > 0 && <Tag tone="amber">缺 {missing}</Tag>}
      {extra > 0 && <Tag tone="blue">多 {extra}</Tag>}
      {damaged > 0 && <Tag tone="red">破损 {damaged}</Tag>}
      {otherLot > 0 && <Tag tone="red">批号不符 {otherLot}</Tag>}
    </>
  )
}
