import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { formatMoney, parseMoney } from 'rules/money'
import type { ApplyInvoice_orders$data, ApplyInvoice_orders$key } from '../../../__generated__/ApplyInvoice_orders.graphql.ts'
import type { ApplyInvoiceMutation } from '../../../__generated__/ApplyInvoiceMutation.graphql.ts'
import { toGatewayError } from '../../../errors/gatewayError.ts'
import { wrongFields } from '../../../errors/wrongFields.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { dateOf } from '../../../lib/chinaTime.ts'
import { useRetry } from '../../../navigation/retrying.ts'
import { commit } from '../../../relay/commit.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { CopyNumber, LongNumber } from '../../../ui/LongNumber.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Price } from '../../../ui/Price.tsx'
import { RadioCard } from '../../../ui/RadioCard.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, media, type } from '../../../ui/tokens.ts'

const rows = css`
  li { display: flex; align-items: center; gap: 12px; padding: 8px 0; border-bottom: 1px solid ${color.line}; }
  li > label { flex: 1; min-width: 0; }
  label small { display: block; ${type.small} color: ${color.second}; }
`
const fields = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px 16px;
  margin: 12px 0;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`
const told = css`margin-bottom: 12px;`
const foot = css`display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 8px 16px;`

const fragment = graphql`
  fragment ApplyInvoice_orders on InvoiceableOrderConnection {
    totalCount
    edges { node { orderID orderNo amount createdAt goodsText lineCount } }
    buyer { title taxNo companyAddress companyPhone bank bankAccount }
  }
`

const mutation = graphql`
  mutation ApplyInvoiceMutation($input: RequestInvoiceInput!) {
    requestInvoice(input: $input) {
      refusals { ...refusal_told @alias } invoice { id } }
  }
`

const BUYER = ['title', 'taxNo', 'companyAddress', 'companyPhone', 'bank', 'bankAccount'] as const
type Field = (typeof BUYER)[number]
const labels: Readonly<Record<Field, string>> = {
  title: '发票抬头',
  taxNo: '税号',
  companyAddress: '注册地址',
  companyPhone: '注册电话',
  bank: '开户银行',
  bankAccount: '银行账号',
}

/** One invoice for several orders, made out to whom the last one was unless told otherwise. */
export function ApplyInvoice({ orders: key }: { orders: ApplyInvoice_orders$key }) {
  const { edges, buyer, totalCount } = useFragment(fragment, key)
  const environment = useRelayEnvironment()
  const report = useReportError()
  const retry = useRetry()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [kind, setKind] = useState<'PLAIN' | 'SPECIAL'>('PLAIN')
  const [values, setValues] = useState<Readonly<Record<Field, string>>>(() => ({
    title: buyer.title,
    taxNo: buyer.taxNo ?? '',
    companyAddress: buyer.companyAddress ?? '',
    companyPhone: buyer.companyPhone ?? '',
    bank: buyer.bank ?? '',
    bankAccount: buyer.bankAccount ?? '',
  }))
  const [problem, setProblem] = useState<{ readonly wrong: Readonly<Record<string, string>>; readonly words: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const chosen = edges.map(({ node }) => node).filter(({ orderID }) => ticked.has(orderID))
  const tick = (orderID: string, isOn: boolean): void =>
    setTicked(new Set(isOn ? [...ticked, orderID] : [...ticked].filter((id) => id !== orderID)))
  const submit = async (): Promise<void> => {
    setProblem(null)
    setBusy(true)
    try {
      await commit<ApplyInvoiceMutation>(environment, {
        mutation,
        variables: { input: { orderIDs: chosen.map(({ orderID }) => orderID), kind, ...values, clientKey: crypto.randomUUID() } },
      })
      toasts.show({ kind: 'ok', text: '开票申请已提交' })
      setTicked(new Set())
      retry()
    } catch (error) {
      const { code, message } = toGatewayError(error)
      if (code === 'VALIDATION_FAILED') setProblem({ wrong: wrongFields(error), words: message })
      else report(error)
    }
    setBusy(false)
  }
  if (edges.length === 0)
    return (
      <Panel title="申请开票">
        <p>没有可开票的订单：收货后的订单可在这里合并申请。</p>
      </Panel>
    )
  const shown = kind === 'SPECIAL' ? BUYER : BUYER.slice(0, 2)
  const isMarked = problem !== null && shown.some((field) => field in problem.wrong)
  return (
    <Panel
      title={`申请开票（可开票 ${totalCount} 单）`}
      tools={
        <Button
          size="small"
          onClick={() => setTicked(new Set(chosen.length === edges.length ? [] : edges.map(({ node }) => node.orderID)))}
        >
          {chosen.length === edges.length ? '全不选' : '全选'}
        </Button>
      }
    >
      <InvoiceOrders edges={edges} ticked={ticked} onTick={tick} />
      <div className={fields}>
        <RadioCard name="invoice-kind" isChecked={kind === 'PLAIN'} onChoose={() => setKind('PLAIN')}>
          增值税普通发票
        </RadioCard>
        <RadioCard name="invoice-kind" isChecked={kind === 'SPECIAL'} onChoose={() => setKind('SPECIAL')}>
          增值税专用发票
        </RadioCard>
        {shown.map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            value={values[field]}
            maxLength={100}
            error={problem?.wrong[field] ?? null}
            onChange={(event) => setValues({ ...values, [field]: event.currentTarget.value })}
          />
        ))}
      </div>
      {problem !== null && !isMarked && (
        <Notice className={told} tone="error" role="alert">
          {problem.words}
        </Notice>
      )}
      <div className={foot}>
        <span>
          已选 {chosen.length} 单，合计 <Price amount={formatMoney(chosen.reduce((sum, { amount }) => sum + parseMoney(amount), 0))} />
        </span>
        <Button variant="primary" disabled={chosen.length === 0} isBusy={isBusy} onClick={() => void submit()}>
          申请开票
        </Button>
      </div>
    </Panel>
  )
}

type OrdersProps = {
  readonly edges: ApplyInvoice_orders$data['edges']
  readonly ticked: ReadonlySet<string>
  readonly onTick: (orderID: string, isOn: boolean) => void
}

/** The orders that can be invoiced, each with what it comes to. */
function InvoiceOrders({ edges, ticked, onTick }: OrdersProps) {
  return (
    <ul className={rows} aria-label="可开票订单">
      {edges.map(({ node }) => (
        <li key={node.orderID}>
          <Checkbox isChecked={ticked.has(node.orderID)} onChange={(isOn) => onTick(node.orderID, isOn)}>
            <span>
              <LongNumber number={node.orderNo} />
              <small>
                {dateOf(node.createdAt)}　{node.goodsText}
                {node.lineCount > 3 && ` 等 ${node.lineCount} 种`}
              </small>
            </span>
          </Checkbox>
          <CopyNumber number={node.orderNo} name="订单号" />
          <Price amount={node.amount} tone="ink" size="small" />
        </li>
      ))}
    </ul>
  )
}
