import { css } from '@emotion/css'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { QuoteView_viewer$key } from '../../../__generated__/QuoteView_viewer.graphql.ts'
import type { PlaceOrderInput } from '../../../__generated__/usePlaceOrderMutation.graphql.ts'
import type { QuoteView_quote$key } from '../../../__generated__/QuoteView_quote.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Countdown } from '../../../ui/Countdown.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { media } from '../../../ui/tokens.ts'
import { clockTime } from './clockTime.ts'
import { changeDraft, type ConfirmDraft, useConfirmDraft } from './confirmDraft.ts'
import { DeliveryChoice, deliveryProblems, type DeliveryProblems, type KnownAddress } from './DeliveryChoice.tsx'
import { InvoiceChoice } from './InvoiceChoice.tsx'
import { orderKey } from './orderKey.ts'
import { PaymentAndRemark } from './PaymentAndRemark.tsx'
import { QuoteChanges } from './QuoteChanges.tsx'
import { type QuoteFigures, quoteChanges } from './quoteChanges.ts'
import { type CouponsChoice, QuoteCoupons } from './QuoteCoupons.tsx'
import { QuoteOrder } from './QuoteOrder.tsx'
import { SubmitBar } from './SubmitBar.tsx'
import { type Hindrance, usePlaceOrder } from './usePlaceOrder.ts'
import { useRequote } from './useRequote.ts'

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  > * { display: contents; }
  > * > * { margin-top: 0 !important; }
  .after-coupons { order: 1; }
  > aside > :last-child { order: 2; }
  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
    > * { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
    > aside { position: sticky; top: 12px; }
  }
`

const quoteFragment = graphql`
  fragment QuoteView_quote on Quote {
    quoteID
    hash
    expiresAt
    payable
    payModes
    address
    addressID
    tenders { online voucher balance }
    usableCoupons { couponID isUsed }
    invoices { invoiceID problem isUsual }
    warnings { code message }
    orders {
      warehouse { warehouseID }
      kind
      shipping
      cashback { amount }
      lines { lineID kind goodsID name quantity unitPrice amount }
      ...QuoteOrder_order
    }
    ...QuoteCoupons_quote
    ...InvoiceChoice_quote
    ...SubmitBar_quote
  }
`

const viewerFragment = graphql`
  fragment QuoteView_viewer on Viewer {
    addresses { addressID receiver phone fullAddress isDefault }
  }
`

type Props = { readonly quote: QuoteView_quote$key; readonly viewer: QuoteView_viewer$key | null; readonly serverTime: string | null }

/** A quote as it will be ordered: its orders, why each price is what it is, how it is paid and where it goes. */
export function QuoteView({ quote: key, viewer, serverTime }: Props) {
  const quote = useFragment(quoteFragment, key)
  const addresses = useFragment(viewerFragment, viewer)?.addresses ?? []
  const draft = useConfirmDraft()
  const [agreed, setAgreed] = useState<{ readonly quoteID: string; readonly figures: QuoteFigures; readonly message: string } | null>(null)
  const [lapsed, setLapsed] = useState<{ readonly quoteID: string; readonly message: string } | null>(null)
  const [problems, setProblems] = useState<DeliveryProblems>({})
  const [requote, isRequoting] = useRequote()
  const lapse = (message: string): void => setLapsed({ quoteID: quote.quoteID, message })
  const [place, isPlacing] = usePlaceOrder(({ kind, message }: Hindrance) => {
    if (kind === 'lapsed') lapse(message)
    else setAgreed({ quoteID: quote.quoteID, figures: quote, message })
  })
  const shopAddress = quote.address ?? null
  const addressID = chosenAddress(draft.deliverTo, addresses, quote.addressID ?? null)
  const isKnown = addressID !== null || (draft.deliverTo === 'shop' && shopAddress !== null)
  const invoiceID = chosenInvoice(draft, quote.invoices)
  const isLapsed = lapsed?.quoteID === quote.quoteID
  const isShort = quote.warnings.some(({ code }) => code === 'MIN_ORDER')
  // Only what another quote than the one agreed to says is a change.
  const changes = agreed === null || agreed.quoteID === quote.quoteID ? [] : quoteChanges(agreed.figures, quote)

  const payMode = quote.payModes.includes(draft.payMode) ? draft.payMode : quote.payModes.includes('ONLINE') ? 'ONLINE' : 'TRANSFER'

  const again = (choice: CouponsChoice): void => {
    setAgreed(null)
    changeDraft({ balance: choice.balance ?? '' })
    void requote({ lineIDs: [...new Set(quote.orders.flatMap(({ lines }) => lines.map(({ lineID }) => lineID)))], ...choice })
  }
  const submit = (): void => {
    const found = deliveryProblems(draft, isKnown)
    setProblems(found)
    if (Object.keys(found).length > 0) document.querySelector<HTMLElement>(`main [name="${Object.keys(found)[0]}"]`)?.focus()
    else
      void place({
        quoteID: quote.quoteID,
        hash: quote.hash,
        clientKey: orderKey(quote),
        payMode,
        note: textOf(draft.remark),
        ...deliveryOf(draft, isKnown, addressID),
        invoiceID,
        isDossierWanted: draft.dossier !== '',
      })
  }
  const requoteAsItWas = (): void =>
    again({
      couponIDs: quote.usableCoupons.filter(({ isUsed }) => isUsed).map(({ couponID }) => couponID),
      isVoucherUsed: quote.tenders.voucher !== '0.00',
      isBalanceUsed: quote.tenders.balance !== '0.00',
      ...(draft.balance === '' ? {} : { balance: draft.balance }),
    })
  return (
    <div className={page}>
      <div>
        {isLapsed ? (
          <Notice
            tone="warning"
            role="alert"
            action={
              <Button size="small" isBusy={isRequoting} onClick={requoteAsItWas}>
                重新结算
              </Button>
            }
          >
            {lapsed.message}
          </Notice>
        ) : (
          <PricesKept
            until={quote.expiresAt}
            serverTime={serverTime}
            orderCount={quote.orders.length}
            onEnd={() => lapse('结算已超时，价格不再保留，请重新结算')}
          />
        )}
        {agreed !== null && changes.length > 0 && <QuoteChanges key={quote.quoteID} changes={changes} message={agreed.message} />}
        {quote.warnings.map(({ code, message }) => (
          <Notice key={`${code} ${message}`} tone="warning" action={code === 'MIN_ORDER' && <Link href={paths.goodsList()}>去凑单</Link>}>
            {message}
          </Notice>
        ))}
        <DeliveryChoice draft={draft} shopAddress={shopAddress} addresses={addresses} chosenID={addressID} problems={problems} />
        {quote.orders.map((order) => (
          <QuoteOrder key={`${order.warehouse.warehouseID} ${order.kind}`} order={order} />
        ))}
        <div className="after-coupons">
          <InvoiceChoice quote={quote} chosenID={invoiceID} />
          <PaymentAndRemark draft={draft} payMode={payMode} payModes={quote.payModes} isPaid={quote.tenders.online === '0.00'} />
        </div>
      </div>
      <aside aria-label="优惠与应付">
        <QuoteCoupons quote={quote} balance={draft.balance} isBusy={isRequoting || isPlacing} onChoose={again} />
        <SubmitBar
          quote={quote}
          isBusy={isPlacing}
          isDisabled={isLapsed || isRequoting || isShort}
          label={isShort ? '未达起配金额' : changes.length > 0 ? '确认变动并提交' : '提交订单'}
          onSubmit={submit}
        />
      </aside>
    </div>
  )
}

type PricesKeptProps = { until: string; serverTime: string | null; orderCount: number; onEnd: () => void }

function PricesKept({ until, serverTime, orderCount, onEnd }: PricesKeptProps) {
  return (
    <Notice>
      以下价格保留至 {clockTime(until)}
      {serverTime !== null && (
        <>
          （
          <Countdown until={until} serverTime={serverTime} label="剩余" onEnd={onEnd} />）
        </>
      )}
      {orderCount > 1 && `，按仓库与运输方式分为 ${orderCount} 张订单`}。
    </Notice>
  )
}

const textOf = (text: string): string | null => (text.trim() === '' ? null : text.trim())

type Invoice = { readonly invoiceID: string; readonly problem: string | null | undefined; readonly isUsual: boolean }

const chosenInvoice = ({ invoice: chosen }: ConfirmDraft, invoices: readonly Invoice[]): string | null =>
  invoices.find(({ invoiceID, problem, isUsual }) => typeof problem !== 'string' && (chosen === 'usual' ? isUsual : invoiceID === chosen))
    ?.invoiceID ?? null

/** The address of the list it goes to: the one ticked, else the quote's, else the default; none where another is typed. */
function chosenAddress(deliverTo: string, addresses: readonly KnownAddress[], quoted: string | null): string | null {
  if (deliverTo === 'other') return null
  const wanted = [deliverTo, quoted]
    .map((id) => addresses.find(({ addressID }) => addressID === id))
    .find((address) => address !== undefined)
  return (wanted ?? addresses.find(({ isDefault }) => isDefault) ?? addresses[0])?.addressID ?? null
}

function deliveryOf(
  draft: ConfirmDraft,
  isKnown: boolean,
  addressID: string | null,
): Pick<PlaceOrderInput, 'deliverTo' | 'receiver' | 'phone'> {
  if (addressID !== null) return { deliverTo: { addressID } }
  if (isKnown) return {}
  return { deliverTo: { address: draft.address.trim() }, receiver: textOf(draft.contact), phone: textOf(draft.phone) }
}
