import { css } from '@emotion/css'
import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { OrderCodesQuery, OrderCodesQuery$data } from '../../../__generated__/OrderCodesQuery.graphql.ts'
import { useFetched } from '../../../relay/useFetched.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { color, media, type } from '../../../ui/tokens.ts'
import type { AskedProps } from './AskedPart.tsx'

const downloads = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  a { display: inline-flex; align-items: center; min-height: 32px; }
  ${media.phone} { a { min-height: 44px; } }
`
const lotStyle = css`
  border-top: 1px solid ${color.line};
  summary { display: flex; flex-wrap: wrap; gap: 0 16px; align-items: baseline; padding: 10px 0; cursor: pointer; }
  summary > :last-child { margin-left: auto; }
  small { ${type.small} color: ${color.second}; }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
    gap: 2px 16px;
    margin-bottom: 12px;
    font-variant-numeric: tabular-nums;
  }
`
const NAMES = { CSV: '表格（CSV）', TXT: '码上放心（TXT）', XML: '扫码枪软件（XML）' } as const

type Lot = NonNullable<NonNullable<OrderCodesQuery$data['order']>['codes']>['lots'][number]

/** The trace codes of what the shop has of an order, and the files that its software reads. */
export function OrderCodes({ orderID }: AskedProps) {
  const { data, hasFailed } = useFetched<OrderCodesQuery>(
    graphql`
      query OrderCodesQuery($orderID: ID!) {
        order(orderID: $orderID) {
          codes {
            files { format url }
            lots { lineID parcelID name spec packUnit lotNumber expiresOn quantity piecesEach codes }
          }
        }
      }
    `,
    useMemo(() => ({ orderID }), [orderID]),
  )
  if (hasFailed) return <Notice tone="warning">追溯码暂时取不到，请稍后再试。</Notice>
  if (data === null) return <output>正在查找追溯码…</output>
  const { files, lots } = data.order?.codes ?? { files: [], lots: [] }
  if (lots.length === 0) return <p>这张订单的商品没有追溯码。</p>
  const pieces = lots.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <p>共 {pieces} 件有追溯码，点开商品查看每盒的码。</p>
      <ul className={downloads} aria-label="下载追溯码">
        {files.map(({ format, url }) =>
          typeof url === 'string' && Object.hasOwn(NAMES, format) ? (
            <li key={format}>
              <a href={url} download>
                下载{NAMES[format as keyof typeof NAMES]}
              </a>
            </li>
          ) : null,
        )}
      </ul>
      {lots.map((lot) => (
        <LotCodes key={`${lot.parcelID} ${lot.lineID} ${lot.lotNumber ?? ''} ${lot.piecesEach}`} lot={lot} />
      ))}
    </>
  )
}

function LotCodes({ lot: { name, spec, packUnit, lotNumber, expiresOn, quantity, piecesEach, codes } }: { lot: Lot }) {
  return (
    <details className={lotStyle}>
      <summary>
        <strong>{name}</strong>
        <small>
          {spec}　批号 {lotNumber ?? '—'}　有效期至 {expiresOn}
        </small>
        <span>
          {quantity} {packUnit}
        </span>
      </summary>
      {piecesEach > 1 && (
        <p>
          每个码含 {piecesEach} {packUnit}
        </p>
      )}
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </details>
  )
}
