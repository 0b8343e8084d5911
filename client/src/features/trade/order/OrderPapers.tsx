import { css } from '@emotion/css'
import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { OrderPapersQuery } from '../../../__generated__/OrderPapersQuery.graphql.ts'
import { useFetched } from '../../../relay/useFetched.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { media } from '../../../ui/tokens.ts'
import type { AskedProps } from './AskedPart.tsx'

const list = css`display: grid; gap: 4px; margin-top: 8px; a { display: inline-flex; align-items: center; min-height: 24px; }`

const row = css`
  display: flex; flex-wrap: wrap; gap: 0 16px; align-items: center;
  ${media.phone} { a { min-width: 44px; min-height: 44px; } }
`

/** The papers that go with an order: delivery note, lab reports, invoice, and all in one file. */
export function OrderPapers({ orderID }: AskedProps) {
  const { data: found, hasFailed } = useFetched<OrderPapersQuery>(
    graphql`
      query OrderPapersQuery($orderID: ID!) {
        papers: orderPapers(orderID: $orderID) { name url lot }
        zip: orderPapers(orderID: $orderID, isZipped: true) { name url }
        deliveries: orderDeliveries(orderID: $orderID) { noteNumber shippedOn json workbook }
      }
    `,
    useMemo(() => ({ orderID }), [orderID]),
  )
  if (hasFailed) return <Notice tone="warning">资料暂时取不到，请稍后再试。</Notice>
  if (found === null) return <output>正在查找资料…</output>
  const papers = found.papers ?? []
  if (papers.length === 0) return <p>发货后在这里下载随货同行单、药检报告和发票。</p>
  const deliveries = found.deliveries ?? []
  return (
    <>
      <ul className={list} aria-label="随货资料">
        {[...(found.zip ?? []), ...papers].map(({ name, url }) => (
          <li key={name}>
            {typeof url === 'string' ? (
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
      {deliveries.length > 0 && (
        <ul className={list} aria-label="收货数据">
          {deliveries.map(({ noteNumber, shippedOn, json, workbook }) => (
            <li key={noteNumber} className={row}>
              收货数据（{shippedOn} 发货，可导入本店系统）
              {typeof json === 'string' && (
                <a href={json} download>
                  JSON
                </a>
              )}
              {typeof workbook === 'string' && (
                <a href={workbook} download>
                  XLSX
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
