import { css } from '@emotion/css'
import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { OrderDossierQuery } from '../../../__generated__/OrderDossierQuery.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { useFetched } from '../../../relay/useFetched.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { DossierPapers } from '../../catalogue/dossier/DossierPapers.tsx'
import type { AskedProps } from './AskedPart.tsx'

const head = css`display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin-bottom: 8px;`

/** The papers of first business that go with an order, and all of them as one archive. */
export function OrderDossier({ orderID }: AskedProps) {
  const { data, hasFailed } = useFetched<OrderDossierQuery>(
    graphql`
      query OrderDossierQuery($orderID: ID!) {
        orderDossier(orderID: $orderID) { archive missing papers { standing ...DossierPapers_papers } }
      }
    `,
    useMemo(() => ({ orderID }), [orderID]),
  )
  if (hasFailed) return <Notice tone="warning">首营资料暂时取不到，请稍后再试。</Notice>
  if (data === null) return <output>正在查找首营资料…</output>
  const dossier = data.orderDossier
  if (!dossier) return <p>没有找到首营资料。</p>
  const lapsed = dossier.papers.filter(({ standing }) => standing === 'LAPSED').length
  return (
    <>
      <div className={head}>
        {typeof dossier.archive === 'string' && (
          <a className={buttonClass('primary')} href={dossier.archive} download>
            下载全部（ZIP）
          </a>
        )}
        <Link href={paths.dossier()}>各品种的有效期与新版</Link>
      </div>
      {lapsed > 0 && <Notice tone="warning">{lapsed} 份资料已过期，资料包中已标明。</Notice>}
      {dossier.missing.length > 0 && <Notice tone="info">尚未登记：{dossier.missing.join('、')}。</Notice>}
      <DossierPapers papers={dossier.papers} label="首营资料" isMixed />
    </>
  )
}
