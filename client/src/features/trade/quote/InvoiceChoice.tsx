import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import type { InvoiceChoice_quote$key } from '../../../__generated__/InvoiceChoice_quote.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { RadioCard } from '../../../ui/RadioCard.tsx'
import { color, type } from '../../../ui/tokens.ts'
import { changeDraft } from './confirmDraft.ts'

const ways = css`display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); gap: 8px;`
const rule = css`margin-top: 8px; color: ${color.second}; ${type.small}`

type Props = { readonly quote: InvoiceChoice_quote$key; readonly chosenID: string | null }

/** Whether an invoice shall come with the order, and of which kind; what the shop has not told yet stands where it is missed. */
export function InvoiceChoice({ quote: key, chosenID }: Props) {
  const { invoices } = useFragment(
    graphql`
      fragment InvoiceChoice_quote on Quote {
        invoices { invoiceID kind title taxNo problem }
      }
    `,
    key,
  )
  if (invoices.length === 0) return null
  return (
    <Panel title="发票" tools={<Link href={paths.shopInfo()}>管理开票资料</Link>}>
      <div className={ways} role="radiogroup" aria-label="发票">
        <RadioCard name="invoice" isChecked={chosenID === null} onChoose={() => changeDraft({ invoice: '' })}>
          不开发票<small>收货后也可在电子发票中申请</small>
        </RadioCard>
        {invoices.map(({ invoiceID, kind, title, taxNo, problem }) => (
          <RadioCard
            key={invoiceID}
            name="invoice"
            isChecked={invoiceID === chosenID}
            isDisabled={typeof problem === 'string'}
            onChoose={() => changeDraft({ invoice: invoiceID })}
          >
            {kind === 'SPECIAL' ? '电子专用发票' : '电子普通发票'}
            <small>{problem ?? `${title}　${taxNo ?? ''}`}</small>
          </RadioCard>
        ))}
      </div>
      <p className={rule}>默认与上次下单所选相同；首次下单时，存有开票资料的默认开电子普通发票。</p>
    </Panel>
  )
}
