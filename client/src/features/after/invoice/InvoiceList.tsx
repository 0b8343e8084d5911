import { css } from '@emotion/css'
import { type ComponentType, createElement, Fragment, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { parseMoney } from 'rules/money'
import { isEmail } from 'rules/validators'
import type { InvoiceList_invoices$data, InvoiceList_invoices$key } from '../../../__generated__/InvoiceList_invoices.graphql.ts'
import type { InvoiceListMailMutation } from '../../../__generated__/InvoiceListMailMutation.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { paths } from '../../../navigation/paths.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { CopyNumber, LongNumber } from '../../../ui/LongNumber.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, type } from '../../../ui/tokens.ts'
import { ListPages } from '../../people/member/ListPages.tsx'

const rows = css`
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 12px 0; }
  li + li { border-top: 1px solid ${color.line}; }
  li > div { flex: 1 1 220px; min-width: 0; }
  li > div > small { display: block; ${type.small} color: ${color.second}; }
  form { display: flex; flex: 1 1 100%; align-items: end; gap: 8px; }
`

const fragment = graphql`
  fragment InvoiceList_invoices on InvoiceConnection {
    edges {
      node { id invoiceID applicationNo kind title amount status statusText invoiceNo reason createdAt reverses { invoiceNo }
        reversedAmount orders { orderNo } detail { pdf } redLetter { status statusText reason } }
    }
    pageCursors {
      last { page }
      around { page isCurrent }
    }
  }
`

const mutation = graphql`
  mutation InvoiceListMailMutation($input: MailInvoiceInput!) {
    mailInvoice(input: $input) {
      refusals { ...refusal_told @alias } email }
  }
`

/** The shop's invoices: where they stand, their PDF, and sent by mail. */
export function InvoiceList({ invoices: key }: { invoices: InvoiceList_invoices$key }) {
  const { edges, pageCursors } = useFragment(fragment, key)
  const [mailing, setMailing] = useState<string | null>(null)
  const [seen, setSeen] = useState<string | null>(null)
  const [More, setMore] = useState<ComponentType<{ readonly invoiceID: string }> | null>(null)
  const show = async (invoiceID: string): Promise<void> => {
    const { InvoiceMore } = await import('./InvoiceMore.tsx')
    setMore(() => InvoiceMore)
    setSeen(seen === invoiceID ? null : invoiceID)
  }
  return (
    <Panel title="我的发票">
      {edges.length === 0 && <p>还没有发票。</p>}
      <ul className={rows} aria-label="我的发票">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <div>
              {node.kind === 'SPECIAL' ? '专用发票' : '普通发票'}{' '}
              <Tag tone={node.reverses ? 'red' : node.status === 'ISSUED' ? 'green' : node.status === 'APPLIED' ? 'amber' : 'grey'}>
                {node.statusText}
              </Tag>
              <small>
                {node.title}　{node.invoiceNo === null ? '申请单 ' : ''}
                <LongNumber number={node.invoiceNo ?? node.applicationNo} />
                <CopyNumber number={node.invoiceNo ?? node.applicationNo} name={node.invoiceNo === null ? '申请单号' : '发票号码'} />
              </small>
              <small>
                {dateTime(node.createdAt)}　订单{' '}
                {node.orders.map(({ orderNo }, index) => (
                  <Fragment key={orderNo}>
                    {index > 0 && '、'}
                    <LongNumber number={orderNo} />
                  </Fragment>
                ))}
              </small>
              {node.reverses && <small>冲销发票 {node.reverses.invoiceNo}</small>}
              {parseMoney(node.reversedAmount) > 0 && <small>已红冲 ¥{node.reversedAmount}</small>}
              {node.reason && <small>{node.reason}</small>}
              {node.redLetter && <small>红字确认单：{node.redLetter.statusText}</small>}
            </div>
            <Price amount={node.amount} tone="ink" />
            <Button
              variant={awaitsUs(node) ? 'primary' : undefined}
              aria-expanded={seen === node.invoiceID}
              onClick={() => void show(node.invoiceID).catch(() => {})}
            >
              {awaitsUs(node) ? '确认红字' : '明细'}
            </Button>
            {typeof node.detail?.pdf === 'string' && (
              <>
                <a className={buttonClass()} href={node.detail.pdf} target="_blank" rel="noreferrer">
                  打开 PDF
                </a>
                <Button onClick={() => setMailing(mailing === node.invoiceID ? null : node.invoiceID)}>发送邮箱</Button>
              </>
            )}
            {More !== null && seen === node.invoiceID && createElement(More, { invoiceID: node.invoiceID })}
            {mailing === node.invoiceID && <MailForm invoiceID={node.invoiceID} onDone={() => setMailing(null)} />}
          </li>
        ))}
      </ul>
      <ListPages cursors={pageCursors} hrefOf={(page) => paths.invoices({ page })} />
    </Panel>
  )
}

/** A letter over a part is answered where its reversal is listed. */
const awaitsUs = ({ redLetter, reverses }: InvoiceList_invoices$data['edges'][number]['node']): boolean =>
  redLetter?.status === 'AWAITS_BUYER' && (Boolean(reverses) || redLetter.reason === 'WRONG')

function MailForm({ invoiceID, onDone }: { invoiceID: string; onDone: () => void }) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    if (!isEmail(email.trim())) {
      setProblem('请输入正确的邮箱')
      return
    }
    setBusy(true)
    try {
      await commitOnce<InvoiceListMailMutation>(environment, { mutation, input: { invoiceID, email: email.trim() } })
      toasts.show({ kind: 'ok', text: `发票已发送到 ${email.trim()}` })
      onDone()
    } catch (error) {
      report(error)
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextField
        label="邮箱"
        type="email"
        value={email}
        maxLength={60}
        autoComplete="email"
        error={problem}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        发送
      </Button>
    </form>
  )
}
