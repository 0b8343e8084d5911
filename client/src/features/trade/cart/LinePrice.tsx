import { css } from '@emotion/css'
import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { isActivity, KINDS, kindOfPhase } from 'rules/kinds'
import { formatMoney } from 'rules/money'
import { type ReadRecord, records } from 'rules/preview/record'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Price } from '../../../ui/Price.tsx'
import { color, type } from '../../../ui/tokens.ts'
import type { NamedLine } from '../../ground/cart-changes/cartChange.ts'
import { priceShownCart } from '../../ground/cart-changes/priceCart.ts'
import { shownCart } from '../../ground/cart-changes/storeRecords.ts'
import { LineMakers } from '../cheapest/LineMakers.tsx'
import { LineAdvice } from './LineAdvice.tsx'
import { explainPrice } from './priceSteps.ts'

const table = css`
  width: 100%;
  th, td { padding: 6px 0; }
  th { font-weight: 400; text-align: left; }
  td { text-align: right; }
  tfoot > tr > * { border-top: 1px solid ${color.line}; font-weight: 600; }
`
const missed = css`
  margin-top: 12px;
  ${type.small}
  color: ${color.second};
  h3 { font-weight: 600; }
  li { padding: 2px 0; }
`

/** 为什么是这个价: from the list price to what the line costs, step by step, and what is not reached yet. */
export function LinePrice({ line, onClose }: { line: NamedLine; onClose: () => void }) {
  const environment = useRelayEnvironment()
  const [isComparing, setComparing] = useState(false)
  const cart = shownCart(environment)
  const priced = priceShownCart(environment)
  const why = priced && cart && explainPrice(Number(line.lineID), priced, (source, by) => nameOf(cart, source, by))
  const isPlain = records(cart, 'lines').some((held) => held.getValue('lineID') === line.lineID && held.getValue('kind') === 'PLAIN')
  if (isComparing) return <LineMakers line={line} onClose={onClose} />
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="为什么是这个价"
      isSheet
      footer={isPlain ? <Button onClick={() => setComparing(true)}>比厂家，换一家</Button> : undefined}
    >
      {why ? (
        <>
          <table className={table}>
            <caption>{line.name}</caption>
            <tbody>
              <tr>
                <th scope="row">原价小计</th>
                <td>
                  <Price amount={formatMoney(why.list)} tone="ink" size="small" />
                </td>
              </tr>
              {why.steps.map(({ key, title, cents }) => (
                <tr key={key}>
                  <th scope="row">{title}</th>
                  <td>
                    <Price amount={formatMoney(cents)} size="small" />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{why.isSelected ? '小计' : '小计（未勾选，不计入合计）'}</th>
                <td>
                  <Price amount={formatMoney(why.net)} />
                </td>
              </tr>
            </tfoot>
          </table>
          {why.missed.length > 0 && (
            <div className={missed}>
              <h3>还可以更省</h3>
              <ul>
                {why.missed.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </div>
          )}
          <LineAdvice lineID={line.lineID} />
        </>
      ) : (
        <p>该商品的价格待确认，请稍后再看。</p>
      )}
    </Dialog>
  )
}

function nameOf(cart: ReadRecord, source: string | number | null, by: string): string | null {
  const named = (list: readonly ReadRecord[], id: string): string | null => {
    const found = list.find((record) => String(record.getValue(id)) === String(source))?.getValue('name')
    return typeof found === 'string' ? found : null
  }
  if (by === 'P4_COUPON') return named(records(cart, 'coupons'), 'couponID')
  if (by === 'P1_COMBO')
    return named(
      records(cart, 'lines').flatMap((line) => line.getLinkedRecord('combination') ?? []),
      'combinationID',
    )
  const kind = kindOfPhase(by) ?? by
  return isActivity(kind)
    ? named(
        records(cart, 'promotions').filter((promotion) => promotion.getValue('kind') === KINDS[kind].wire),
        'promotionID',
      )
    : null
}
