import { css } from '@emotion/css'
import { useState } from 'react'
import type { ReceiveOrder_order$data } from '../../../__generated__/ReceiveOrder_order.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { RadioCard } from '../../../ui/RadioCard.tsx'
import { media, type } from '../../../ui/tokens.ts'
import { afterSaleHref } from '../../trade/order/orderWords.ts'
import { isOfGoods } from '../after-sale/afterSaleWords.ts'
import { type ClaimWay, claimsOf } from './claims.ts'
import { Differences } from './Differences.tsx'
import { resultFile } from './resultFile.ts'
import type { ReceiveView } from './ScanDesk.tsx'
import { isRight, isSettled, sumOf } from './tally.ts'
import { useEnding } from './useEnding.ts'

const stack = css`
  display: grid;
  gap: 12px;
  > button, > a { min-height: 44px; ${media.phone} { min-height: 52px; } }
`
const ways = css`display: grid; grid-template-columns: 1fr 1fr; gap: 8px;`
const claimed = css`
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 12px; }
  a { display: inline-flex; align-items: center; min-height: 44px; }
`
const whole = css`width: 100%; min-height: 48px; ${type.body}`

type Props = ReceiveView & { readonly order: ReceiveOrder_order$data }

/** When all is scanned: what is wrong, the claim for it, the receipt, and the result as a file. */
export function ReceiveEnd({ sent, received, tally, change, order }: Props) {
  const { orderID, orderNo, actions, afterSales, detail } = order
  const [isOver, setOver] = useState(false)
  const [way, setWay] = useState<ClaimWay>('GOODS')
  const { claim, confirm, busy } = useEnding(orderID, change, received)
  const isAllRight = isRight(tally)
  if (!isOver && !isSettled(tally))
    return (
      <Button className={whole} variant="outline" size="large" onClick={() => setOver(true)}>
        扫完了，看差异
      </Button>
    )
  const claims = actions.includes('RECEIVE') || actions.includes('AFTER_SALE') ? claimsOf(orderID, tally, way) : []
  const ofGoods = (afterSales ?? []).filter(({ kind }) => isOfGoods(kind))
  const wanted = sumOf(
    claims.flatMap(({ lines }) => lines ?? []),
    ({ quantity }) => quantity,
  )
  return (
    <Panel title="核对结果">
      <div className={stack}>
        {isAllRight ? (
          <output>
            <Notice tone="ok">
              全部相符：{tally.lines.length} 种，共 {tally.sent} 件
            </Notice>
          </output>
        ) : (
          <Differences tally={tally} />
        )}
        {claims.length > 0 && (
          <>
            <div className={ways} role="radiogroup" aria-label="差异处理">
              <RadioCard name="way" isChecked={way === 'GOODS'} onChoose={() => setWay('GOODS')}>
                要货
                <small>缺的补发，破损的换货</small>
              </RadioCard>
              <RadioCard name="way" isChecked={way === 'MONEY'} onChoose={() => setWay('MONEY')}>
                退款
                <small>缺的退款，破损的退货</small>
              </RadioCard>
            </div>
            <Button variant="primary" size="large" isBusy={busy === 'claim'} onClick={() => void claim(claims)}>
              申请售后（{wanted} 件）
            </Button>
          </>
        )}
        {ofGoods.length > 0 && (
          <ul className={claimed} aria-label="这张订单的售后">
            {ofGoods.map((afterSale) => (
              <li key={afterSale.afterSaleID}>
                <Link href={afterSaleHref(afterSale)}>
                  {afterSale.kindText} {sumOf(afterSale.lines, ({ quantity }) => quantity)} 件 {afterSale.afterSaleNo}
                </Link>
                <span>{afterSale.statusText}</span>
              </li>
            ))}
          </ul>
        )}
        {isSettled(tally) && actions.includes('RECEIVE') && (
          <Button variant={isAllRight ? 'primary' : 'outline'} size="large" isBusy={busy === 'confirm'} onClick={() => void confirm()}>
            确认收货
          </Button>
        )}
        {detail?.receiptHold && <Notice tone="warning">{detail.receiptHold}</Notice>}
        <a
          className={buttonClass()}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(resultFile(sent, received, tally))}`}
          download={`收货核对-${orderNo}.csv`}
        >
          下载核对结果（CSV）
        </a>
      </div>
    </Panel>
  )
}
