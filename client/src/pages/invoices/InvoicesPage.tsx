import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { InvoicesPageQuery } from '../../__generated__/InvoicesPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { ApplyInvoice } from '../../features/after/invoice/ApplyInvoice.tsx'
import { InvoiceList } from '../../features/after/invoice/InvoiceList.tsx'
import { InvoiceQuery } from '../../features/after/invoice/InvoiceQuery.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { type as text } from '../../ui/tokens.ts'

const plain = css`h1 { ${text.title} padding: 16px 0; }`

/** E-invoices (/dzfp): anybody finds one; a member applies for them and has a list. */
export function InvoicesPage({ queryRef }: PageProps<InvoicesPageQuery>) {
  const { viewer, invoices, invoiceableOrders } = usePreloadedQuery<InvoicesPageQuery>(
    graphql`
      query InvoicesPageQuery($page: Int) @preloadable {
        ...Shell_query
        viewer { memberID }
        invoiceableOrders(first: 50) @catch(to: RESULT) { ...ApplyInvoice_orders }
        invoices(first: 10, page: $page) @catch(to: RESULT) { ...InvoiceList_invoices }
      }
    `,
    queryRef,
  )
  if (!viewer)
    return (
      <div className={plain}>
        <h1>电子发票</h1>
        <InvoiceQuery />
      </div>
    )
  return (
    <MemberFrame title="电子发票">
      {invoiceableOrders.ok && invoiceableOrders.value && <ApplyInvoice orders={invoiceableOrders.value} />}
      <Principal result={invoices}>{(list) => <InvoiceList invoices={list} />}</Principal>
      <InvoiceQuery />
    </MemberFrame>
  )
}
