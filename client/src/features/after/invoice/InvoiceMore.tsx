import { css } from '@emotion/css'
import { useMemo, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { InvoiceMoreAnswerMutation } from '../../../__generated__/InvoiceMoreAnswerMutation.graphql.ts'
import type { InvoiceMoreAskMutation } from '../../../__generated__/InvoiceMoreAskMutation.graphql.ts'
import type { InvoiceMoreQuery, InvoiceMoreQuery$data } from '../../../__generated__/InvoiceMoreQuery.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { dateTime } from '../../../lib/chinaTime.ts'
import { commit } from '../../../relay/commit.ts'
import { commitOnce } from '../../../relay/commitOnce.ts'
import { useFetched } from '../../../relay/useFetched.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, type } from '../../../ui/tokens.ts'

const more = css`
  display: grid;
  flex: 1 1 100%;
  gap: 12px;
  min-width: 0;
  padding: 12px;
  background: ${color.ground};
  > div { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; }
`
const scroll = css`
  overflow-x: auto;
  table { width: 100%; min-width: 640px; border-collapse: collapse; ${type.small} font-variant-numeric: tabular-nums; }
  th, td { padding: 6px 8px; text-align: right; border-bottom: 1px solid ${color.line}; white-space: nowrap; }
  th:first-child, td:first-child { text-align: left; white-space: normal; }
  th { color: ${color.second}; font-weight: 400; }
  small { display: block; color: ${color.second}; }
  tfoot td { font-weight: 600; border-bottom: 0; }
`
const due = css`color: ${color.price}; font-weight: 600;`

const answerMutation = graphql`
  mutation InvoiceMoreAnswerMutation($input: AnswerRedLetterInput!) {
    answerRedLetter(input: $input) {
      refusals { ...refusal_told @alias }
      invoice { id redLetter { redLetterID number reason isOurs status statusText note createdAt dueAt } }
    }
  }
`
const askMutation = graphql`
  mutation InvoiceMoreAskMutation($input: RequestRedLetterInput!) {
    requestRedLetter(input: $input) {
      refusals { ...refusal_told @alias }
      invoice { id redLetter { redLetterID number reason isOurs status statusText note createdAt dueAt } }
    }
  }
`

type Found = NonNullable<InvoiceMoreQuery$data['invoice']>
type Letter = NonNullable<Found['redLetter']>

/** What an invoice is over, line by line, and the red letter that it waits for. */
export function InvoiceMore({ invoiceID }: { readonly invoiceID: string }) {
  const { data, hasFailed } = useFetched<InvoiceMoreQuery>(
    graphql`
      query InvoiceMoreQuery($invoiceID: ID!) {
        invoice(invoiceID: $invoiceID) {
          status reversedAmount reverses { invoiceNo }
          redLetter { redLetterID number reason isOurs status statusText note createdAt dueAt }
          detail {
            netAmount taxAmount xml
            taxLines(first: 100) {
              totalCount
              edges { node { isDiscount name taxClass spec packUnit quantity unitPrice netAmount rateText taxAmount } }
            }
          }
        }
      }
    `,
    useMemo(() => ({ invoiceID }), [invoiceID]),
  )
  const [changed, setChanged] = useState<Letter | null>(null)
  if (hasFailed) return <Notice tone="warning">发票明细暂时取不到，请稍后再试。</Notice>
  if (data === null) return <output>正在查找发票明细…</output>
  const { invoice } = data
  if (!invoice) return <Notice tone="warning">没有找到这张发票。</Notice>
  const letter = changed ?? invoice.redLetter ?? null
  const isWhole = !invoice.reverses && invoice.status === 'ISSUED' && Number(invoice.reversedAmount) === 0
  const mayAsk = isWhole && (letter === null || ['REJECTED', 'LAPSED', 'WITHDRAWN'].includes(letter.status))
  return (
    <section className={more} aria-label="发票明细">
      {invoice.detail && <TaxLines detail={invoice.detail} />}
      {letter && <LetterState invoiceID={invoiceID} letter={letter} onChange={setChanged} />}
      {mayAsk && <AskForRed invoiceID={invoiceID} onAsk={setChanged} />}
    </section>
  )
}

function TaxLines({ detail: { taxLines, netAmount, taxAmount, xml } }: { readonly detail: NonNullable<Found['detail']> }) {
  if (taxLines.totalCount === 0) return <p>这张发票只有总额，没有按税率的明细。</p>
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <section className={scroll} aria-label="按税率的明细" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {['项目名称', '单位', '数量', '单价', '金额', '税率', '税额'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {taxLines.edges.map(({ node }, nth) => (
              <tr key={`${nth} ${node.name}`}>
                <td>
                  {node.name}
                  {node.isDiscount && '（折扣）'}
                  <small>
                    {node.spec} {node.taxClass}
                  </small>
                </td>
                <td>{node.packUnit}</td>
                <td>{node.quantity ?? ''}</td>
                <td>{node.unitPrice ?? ''}</td>
                <td>{node.netAmount}</td>
                <td>{node.rateText}</td>
                <td>{node.taxAmount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={4}>合计{taxLines.totalCount > taxLines.edges.length && `（全部 ${taxLines.totalCount} 行见 PDF 与 XML）`}</td>
              <td>{netAmount ?? ''}</td>
              <td>—</td>
              <td>{taxAmount ?? ''}</td>
            </tr>
          </tfoot>
        </table>
      </section>
      {typeof xml === 'string' && (
        <div>
          <a className={buttonClass()} href={xml} download>
            下载 XML
          </a>
        </div>
      )}
    </>
  )
}

type LetterProps = { readonly invoiceID: string; readonly letter: Letter; readonly onChange: (letter: Letter) => void }

function LetterState({ invoiceID, letter, onChange }: LetterProps) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [busy, setBusy] = useState<boolean | null>(null)
  const answer = async (isAgreed: boolean): Promise<void> => {
    setBusy(isAgreed)
    try {
      const { answerRedLetter } = await commit<InvoiceMoreAnswerMutation>(environment, {
        mutation: answerMutation,
        variables: { input: { invoiceID, redLetterID: letter.redLetterID, isAgreed } },
      })
      if (answerRedLetter?.invoice?.redLetter) onChange(answerRedLetter.invoice.redLetter)
      toasts.show({ kind: 'ok', text: isAgreed ? '已确认红字确认单' : '已否认红字确认单' })
    } catch (error) {
      report(error)
    }
    setBusy(null)
  }
  const isOpen = letter.status === 'AWAITS_BUYER' || letter.status === 'AWAITS_SELLER'
  return (
    <>
      <p>
        红字确认单 {letter.number}，{letter.reason === 'WRONG' ? '开票有误' : '销货退回'}，{letter.isOurs ? '本店' : '销售方'}于{' '}
        {dateTime(letter.createdAt)} 申请：{letter.statusText}
        {letter.note && `。说明：${letter.note}`}
        {isOpen && letter.dueAt && (
          <>
            。<span className={due}>请在 {dateTime(letter.dueAt)} 前确认，逾期作废</span>
          </>
        )}
      </p>
      {letter.status === 'AWAITS_BUYER' && (
        <div>
          <Button variant="primary" isBusy={busy === true} onClick={() => void answer(true)}>
            确认红字
          </Button>
          <Button isBusy={busy === false} onClick={() => void answer(false)}>
            否认
          </Button>
        </div>
      )}
    </>
  )
}

function AskForRed({ invoiceID, onAsk }: { readonly invoiceID: string; readonly onAsk: (letter: Letter) => void }) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [note, setNote] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (note === null)
    return (
      <div>
        <Button onClick={() => setNote('')}>发票开错了</Button>
      </div>
    )
  const ask = async (): Promise<void> => {
    setBusy(true)
    try {
      const { requestRedLetter } = await commitOnce<InvoiceMoreAskMutation>(environment, {
        mutation: askMutation,
        input: { invoiceID, note: note.trim() },
      })
      if (requestRedLetter?.invoice?.redLetter) onAsk(requestRedLetter.invoice.redLetter)
      toasts.show({ kind: 'ok', text: '已申请全额冲红' })
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (note.trim() !== '') void ask()
      }}
    >
      <TextField
        label="哪里开错了"
        hint="销售方同意后全额冲红，订单可重新开票"
        value={note}
        maxLength={200}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        申请冲红
      </Button>
    </form>
  )
}
