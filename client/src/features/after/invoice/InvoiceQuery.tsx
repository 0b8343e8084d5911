import { css } from '@emotion/css'
import { type FormEvent, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { InvoiceQueryQuery, InvoiceQueryQuery$data } from '../../../__generated__/InvoiceQueryQuery.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { askAnew } from '../../../relay/askAnew.ts'
import { digitsOf } from '../../../lib/digits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { media } from '../../../ui/tokens.ts'

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 160px max-content;
  align-items: start;
  gap: 8px 12px;
  margin-bottom: 12px;
  > * { min-width: 0; }
  input { width: 100%; }
  /* Beside the fields, whose labels stand above them. */
  > button { margin-top: 26px; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); > button { margin-top: 0; } }
`

const query = graphql`
  query InvoiceQueryQuery($by: FoundInvoiceBy!, $phoneTail: String!) {
    foundInvoice(by: $by, phoneTail: $phoneTail) { status statusText pdf }
  }
`

type Found = InvoiceQueryQuery$data['foundInvoice']
const TAIL = 4
/** Numbers of orders are longer than those of invoices. */
const ORDER_NO_MIN = 21

/** Finds an e-invoice by its number or by its order's, given the last digits of the receiver's phone (电子发票查询). */
export function InvoiceQuery() {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [number, setNumber] = useState('')
  const [phoneTail, setTail] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [found, setFound] = useState<Found | undefined>(undefined)
  const problems = {
    number: number.trim() === '' ? '请填写发票号码或订单号' : null,
    tail: phoneTail.length === TAIL ? null : '请填写手机号后四位',
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setAsked(true)
    if (problems.number !== null || problems.tail !== null) return
    setBusy(true)
    const text = number.trim()
    try {
      const by = text.length >= ORDER_NO_MIN ? { orderNo: text } : { invoiceNo: text }
      const answer = await askAnew<InvoiceQueryQuery>(environment, query, { by, phoneTail })
      setFound(answer.foundInvoice ?? null)
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  return (
    <Panel title="电子发票查询">
      <form className={form} onSubmit={(event) => void submit(event)}>
        <TextField
          label="发票号码或订单号"
          value={number}
          maxLength={40}
          autoComplete="off"
          error={isAsked ? problems.number : null}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        <TextField
          label="收货手机后四位"
          value={phoneTail}
          maxLength={TAIL}
          inputMode="numeric"
          autoComplete="off"
          error={isAsked ? problems.tail : null}
          onChange={(event) => setTail(digitsOf(event.currentTarget.value))}
        />
        <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
          查询
        </Button>
      </form>
      {found === null && (
        <Notice tone="warning" role="alert">
          没有查到对应的发票，请核对号码和手机尾号。
        </Notice>
      )}
      {found && (
        <Notice
          tone="ok"
          role="alert"
          action={
            typeof found.pdf === 'string' ? (
              <a href={found.pdf} target="_blank" rel="noreferrer">
                打开 PDF
              </a>
            ) : undefined
          }
        >
          {found.statusText}
        </Notice>
      )}
    </Panel>
  )
}
