import { css } from '@emotion/css'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatYuan, parseMoney } from 'rules/money'
import type { SubmitBar_quote$key } from '../../../__generated__/SubmitBar_quote.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Price } from '../../../ui/Price.tsx'
import { color, layer, media, radius, type } from '../../../ui/tokens.ts'

const bar = css`
  position: sticky;
  z-index: ${layer.bar};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 24px;
  padding: 12px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  > a { margin-right: auto; }
  ${media.fromDesktop} {
    display: grid;
    justify-content: stretch;
    > a { order: 1; margin: 0; text-align: center; }
  }
  ${media.phone} {
    bottom: calc(56px + env(safe-area-inset-bottom));
    margin-inline: -12px;
    padding: 8px 12px;
    border-width: 1px 0 0;
    border-radius: 0;
    > a { display: none; }
    flex-wrap: nowrap;
    > div { flex: 1; min-width: 0; }
  }
`
const sums = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 16px;
  ${type.small}
  color: ${color.second};
  ${media.fromDesktop} { display: grid; justify-content: stretch; gap: 4px; > span { display: flex; justify-content: space-between; } }
  ${media.phone} { justify-content: flex-start; gap: 0 8px; }
`
const total = css`
  text-align: right;
  ${media.fromDesktop} { display: flex; flex-direction: column-reverse; gap: 12px; }
  ${media.phone} { text-align: left; }
`

type Props = {
  readonly quote: SubmitBar_quote$key
  readonly isBusy: boolean
  readonly isDisabled: boolean
  readonly label: string
  readonly onSubmit: () => void
}

/** What it comes to and how that is made up, and the button that orders. */
export function SubmitBar({ quote: key, isBusy, isDisabled, label, onSubmit }: Props) {
  const { orders, goodsAmount, payable, tenders } = useFragment(
    graphql`
      fragment SubmitBar_quote on Quote {
        goodsAmount
        payable
        orders { lines { listAmount } }
        tenders { voucher balance online }
      }
    `,
    key,
  )
  const list = orders.flatMap(({ lines }) => lines).reduce((sum, { listAmount }) => sum + parseMoney(listAmount), 0)
  const goods = parseMoney(goodsAmount)
  const rows: readonly (readonly [string, number])[] = [
    ['商品原价', list],
    ['优惠', goods - list],
    ['运费', parseMoney(payable) - goods],
    ['现金券', -parseMoney(tenders.voucher)],
    ['余额', -parseMoney(tenders.balance)],
  ]
  return (
    <section className={bar} aria-label="应付合计">
      <Link href={paths.cart()}>返回采购单修改</Link>
      <div className={total}>
        <div>
          {tenders.online === payable ? '应付合计' : '还需支付'} <Price amount={tenders.online} size="page" />
        </div>
        <div className={sums}>
          {rows
            .filter(([name, cents]) => cents !== 0 || name === '运费')
            .map(([name, cents]) => (
              <span key={name}>
                {name}{' '}
                <span>
                  {cents < 0 ? '−' : ''}¥{formatYuan(Math.abs(cents))}
                </span>
              </span>
            ))}
        </div>
      </div>
      <Button variant="primary" size="large" isBusy={isBusy} disabled={isDisabled} onClick={onSubmit}>
        {label}
      </Button>
    </section>
  )
}
