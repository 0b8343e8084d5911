import { css } from '@emotion/css'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { OrderPapersQuery, OrderPapersQuery$data } from '../../../__generated__/OrderPapersQuery.graphql.ts'
import { Notice } from '../../../ui/Notice.tsx'

const list = css`display: grid; gap: 4px; margin-top: 8px; a { display: inline-flex; align-items: center; min-height: 24px; }`

export type OrderPapersProps = { readonly orderID: string }
type Found = Pick<OrderPapersQuery$data, 'papers' | 'zip'>

/** The papers that go with an order: delivery note, lab reports, invoice, and all in one file. */
export function OrderPapers({ orderID }: OrderPapersProps) {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<Found | 'failed' | null>(null)
  useEffect(() => {
    const subscription = fetchQuery<OrderPapersQuery>(
      environment,
      graphql`
        query OrderPapersQuery($orderID: String!) {
          papers: orderPapers(orderID: $orderID) { name url lot }
          zip: orderPapers(orderID: $orderID, isZipped: true) { name url }
        }
      `,
      { orderID },
    ).subscribe({ next: setFound, error: () => setFound('failed') })
    return () => subscription.unsubscribe()
  }, [environment, orderID])
  if (found === null) return <output>正在查找资料…</output>
  if (found === 'failed') return <Notice tone="warning">资料暂时取不到，请稍后再试。</Notice>
  const papers = found.papers ?? []
  if (papers.length === 0) return <p>发货后在这里下载随货同行单、药检报告和发票。</p>
  return (
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
  )
}
