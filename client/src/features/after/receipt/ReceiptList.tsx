import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { ReceiptList_receipts$key } from '../../../__generated__/ReceiptList_receipts.graphql.ts'
import type { ReceiptListMutation } from '../../../__generated__/ReceiptListMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { dateOf, dateTime } from '../../../lib/chinaTime.ts'
import { Link } from '../../../navigation/Link.tsx'
import { type Path, paths } from '../../../navigation/paths.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { CopyNumber, LongNumber } from '../../../ui/LongNumber.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, radius, type } from '../../../ui/tokens.ts'
import { ListPages } from '../../people/member/ListPages.tsx'
import { FilePicker } from '../../ground/upload/FilePicker.tsx'
import { ScanLink } from '../../ground/upload/ScanLink.tsx'

const rows = css`
  margin-top: 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  > li { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 12px 16px; }
  > li + li { border-top: 1px solid ${color.line}; }
  > li > div:first-child { flex: 1 1 260px; min-width: 0; }
  small { display: block; ${type.small} color: ${color.second}; }
`

const fragment = graphql`
  fragment ReceiptList_receipts on ReceiptConnection {
    edges { node { id orderID orderNo status statusText dueAt isOverdue file reason uploadedAt template } }
    pageCursors {
      last { page }
      around { page isCurrent }
    }
  }
`

const mutation = graphql`
  mutation ReceiptListMutation($input: SubmitReceiptInput!) {
    submitReceipt(input: $input) {
      refusals { ...refusal_told @alias }
      receipt { status statusText isOverdue file reason uploadedAt }
    }
  }
`

/** Receipts of ephedrine orders: the paper to stamp, and where it is handed in. */
export function ReceiptList({ receipts: key, hrefOf }: { receipts: ReceiptList_receipts$key; hrefOf: (page: number) => Path }) {
  const { edges, pageCursors } = useFragment(fragment, key)
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [sent, setSent] = useState(0)
  const handIn = async (orderID: string, fileKey: string): Promise<void> => {
    try {
      await commitOnce<ReceiptListMutation>(environment, { mutation, input: { orderID, fileKey } })
      toasts.show({ kind: 'ok', text: '回执已上传，等待审核' })
    } catch (error) {
      report(error)
    }
    setSent((count) => count + 1)
  }
  if (edges.length === 0)
    return (
      <EmptyState picture="box" title="没有回执">
        含麻黄碱商品的订单收货后，在这里下载模板并上传盖章回执
      </EmptyState>
    )
  return (
    <>
      <ul className={rows} aria-label="含麻回执">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <div>
              <Link href={paths.order(node.orderID)}>
                订单 <LongNumber number={node.orderNo} />
              </Link>{' '}
              <CopyNumber number={node.orderNo} name="订单号" />{' '}
              <Tag
                tone={
                  node.status === 'APPROVED'
                    ? 'green'
                    : node.isOverdue || node.status === 'REJECTED'
                      ? 'red'
                      : node.status === 'DUE'
                        ? 'amber'
                        : 'blue'
                }
              >
                {node.isOverdue ? '已逾期' : node.statusText}
              </Tag>
              <small>
                请在 {dateOf(node.dueAt)} 前交回{typeof node.uploadedAt === 'string' && `，已于 ${dateTime(node.uploadedAt)} 上传`}
              </small>
              {node.reason && <small>退回原因：{node.reason}</small>}
            </div>
            {typeof node.template === 'string' && (
              <a className={buttonClass()} href={node.template} target="_blank" rel="noreferrer">
                下载模板
              </a>
            )}
            {typeof node.file === 'string' && <ScanLink file={node.file} name={`已传回执：订单 ${node.orderNo}`} />}
            {(node.status === 'DUE' || node.status === 'REJECTED') && (
              <FilePicker
                key={sent}
                label="上传回执"
                scene="receipt"
                files={[]}
                max={1}
                takesPdf
                onChange={([file]) => {
                  if (file !== undefined) void handIn(node.orderID, file.key)
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={hrefOf} />
    </>
  )
}
