import { css } from '@emotion/css'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ReceiptsPageQuery } from '../../__generated__/ReceiptsPageQuery.graphql.ts'
import { Principal } from '../../errors/Principal.tsx'
import { MemberFrame } from '../../features/people/member/MemberFrame.tsx'
import { ReceiptList } from '../../features/after/receipt/ReceiptList.tsx'
import { Link } from '../../navigation/Link.tsx'
import type { PageProps } from '../../navigation/pageProps.ts'
import { paths } from '../../navigation/paths.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'

const hint = css`margin-top: 12px;`

const tabs = [
  [null, '全部'],
  ['due', '待交回'],
  ['uploaded', '审核中'],
  ['approved', '已通过'],
  ['rejected', '已退回'],
] as const

/** Receipts of ephedrine orders (/hmdd). */
export function ReceiptsPage({ queryRef, place: { search } }: PageProps<ReceiptsPageQuery>) {
  const { receipts } = usePreloadedQuery<ReceiptsPageQuery>(
    graphql`
      query ReceiptsPageQuery($status: ReceiptStatus, $page: Int) @preloadable {
        ...Shell_query
        receipts(filter: { status: $status }, first: 20, page: $page) @catch(to: RESULT) {
          ...ReceiptList_receipts
        }
      }
    `,
    queryRef,
  )
  const status = tabs.find(([key]) => key === search.get('status'))?.[0] ?? null
  return (
    <MemberFrame title="含麻回执">
      <TabLinks
        label="回执状态"
        Anchor={Link}
        links={tabs.map(([key, label]) => ({ href: paths.receipts({ status: key }), label, isCurrent: key === status }))}
      />
      <Notice className={hint}>下载模板，核对后签字盖章，拍照或扫描上传。到期未交回的，暂停购买含麻黄碱商品，交回后恢复。</Notice>
      <Principal result={receipts}>
        {(list) => <ReceiptList receipts={list} hrefOf={(page) => paths.receipts({ status, page })} />}
      </Principal>
    </MemberFrame>
  )
}
