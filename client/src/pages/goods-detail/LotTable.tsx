import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LotTable_goods$key } from '../../__generated__/LotTable_goods.graphql.ts'
import type { QualityInspection_query$key } from '../../__generated__/QualityInspection_query.graphql.ts'
import { ExpiryText } from '../../ui/ExpiryText.tsx'
import { Table } from '../../ui/Table.tsx'
import { color, media, type } from '../../ui/tokens.ts'
import { QualityInspection } from './QualityInspection.tsx'

const sheet = css`padding: 16px; border: 1px solid ${color.line}; border-radius: 4px; background: ${color.paper};`
const heading = css`display: flex; align-items: center; justify-content: space-between; margin-bottom: 8px;
  h2 { ${type.price} font-weight: 600; }`
const note = css`${type.small} margin-top: 8px; color: ${color.second};`
const widths = css`col:first-of-type { width: 32%; } col:last-of-type { width: 17%; } col:nth-of-type(3) { width: 20%; }
  ${media.touch} { td > a { margin-inline: -8px; padding: 14px 8px; white-space: nowrap; } }`

/** Lots in stock, the first to expire first. */
export function LotTable({ goods: key, query, now }: { goods: LotTable_goods$key; query: QualityInspection_query$key; now: number }) {
  const goods = useFragment(
    graphql`
      fragment LotTable_goods on Goods {
        packUnit
        detail {
          lots {
            lotNumber
            expiresOn
            left
            report
          }
        }
      }
    `,
    key,
  )
  const lots = goods.detail?.lots ?? []
  if (lots.length === 0) return null
  return (
    <section className={sheet} aria-labelledby="lots-title">
      <div className={heading}>
        <h2 id="lots-title">批号与效期</h2>
        <QualityInspection query={query} />
      </div>
      <Table caption="在库批号" className={widths}>
        <colgroup>
          <col />
          <col />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">批号</th>
            <th scope="col">有效期至</th>
            <th scope="col" className="number">
              库存（{goods.packUnit}）
            </th>
            <th scope="col" className="number">
              药检
            </th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <tr key={lot.lotNumber}>
              <th scope="row">{lot.lotNumber ?? '—'}</th>
              <td>
                <ExpiryText expiresOn={lot.expiresOn} now={now} />
              </td>
              <td className="number">{lot.left}</td>
              <td className="number">
                {lot.report ? (
                  <a href={lot.report} target="_blank" rel="noreferrer" aria-label={`批号 ${lot.lotNumber ?? '—'} 的药检报告`}>
                    报告
                  </a>
                ) : (
                  '—'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={note}>按近效期先出发货，以实际发货批号为准</p>
    </section>
  )
}
