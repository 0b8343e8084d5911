import { css } from '@emotion/css'
import { type ReactNode, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useReportError } from '../../../errors/useReportError.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Price } from '../../../ui/Price.tsx'
import { color, layer, media, type } from '../../../ui/tokens.ts'
import { useFocusAfterRow } from '../../../ui/useFocusAfterRow.ts'
import { moveBetweenRows } from '../../catalogue/goods/rowKeys.ts'
import { addable, afterSending, type PlanLine, planTotal } from './planLines.ts'
import { planColumns, PlanRow } from './PlanRow.tsx'
import { textLink } from '../../../ui/textLink.ts'

const head = css`
  min-height: 36px;
  ${type.small}
  color: ${color.second};
  background: ${color.ground};
  > :nth-child(2) { grid-column: 2; }
  ${media.tablet} { .why { display: none; } }
  ${media.phone} { > :not(:first-child, :nth-child(2)) { display: none; } }
`
const bar = css`
  position: sticky;
  z-index: ${layer.bar};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 12px;
  padding: 8px 16px;
  border-top: 1px solid ${color.line};
  border-radius: 0 0 4px 4px;
  background: ${color.paper};
  > small { margin-right: auto; ${type.small} color: ${color.second}; }
  ${media.phone} {
    bottom: 56px;
    padding: 8px 12px;
    > small { display: none; }
    > button { flex: 1; padding: 0 8px; }
    > span { flex: 1 0 100%; }
  }
`
const notice = css`margin: 8px 16px; ${media.phone} { margin: 8px 12px; }`

interface PlanLinesProps {
  readonly lines: readonly PlanLine[]
  readonly onLines: (lines: readonly PlanLine[]) => void
  /** What else can be done with them, beside the press into the cart. */
  readonly tools: ReactNode
  readonly empty: ReactNode
}

interface Result {
  readonly added: number
  readonly skipped: readonly { readonly goodsID: string; readonly name: string; readonly message: string }[]
}

/** Goods to buy with their quantities, changed here, and one press that puts what is ticked into the cart. */
export function PlanLines({ lines, onLines, tools, empty }: PlanLinesProps) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const keepFocus = useFocusAfterRow()
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const can = lines.filter((line) => addable(line) > 0)
  const chosen = can.filter(({ isTicked }) => isTicked)
  const total = planTotal(lines)
  const add = async (): Promise<void> => {
    setBusy(true)
    setResult(null)
    try {
      const { addToCart } = await import('./planCalls.ts')
      const sent = await addToCart(environment, chosen)
      setResult({ added: sent.added.length, skipped: sent.skipped })
      onLines(afterSending(lines, sent))
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  const change = (goodsID: string, to: readonly PlanLine[]): void =>
    onLines(lines.flatMap((line) => (line.goods.goodsID === goodsID ? to : [line])))
  return (
    <>
      <output>{result !== null && <Outcome {...result} />}</output>
      {lines.length === 0 ? (
        empty
      ) : (
        <>
          <div className={`${planColumns} ${head}`}>
            <Checkbox
              label="全选本次采购的商品"
              isChecked={can.length > 0 && chosen.length === can.length}
              isIndeterminate={chosen.length > 0 && chosen.length < can.length}
              isDisabled={can.length === 0}
              onChange={(isOn) => onLines(lines.map((line) => ({ ...line, isTicked: isOn && addable(line) > 0 })))}
            />
            <span>
              {lines.length} 种商品，本次采购 {chosen.length} 种
            </span>
            <span className="why">说明</span>
            <span className="price">价格</span>
            <span className="amount">数量</span>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys only add to what the links and fields do */}
          <ul aria-label="计划商品" onKeyDown={moveBetweenRows}>
            {lines.map((line) => (
              <PlanRow
                key={line.goods.goodsID}
                line={line}
                onChange={(changed) => change(line.goods.goodsID, [changed])}
                onRemove={() => {
                  keepFocus()
                  change(line.goods.goodsID, [])
                }}
              />
            ))}
          </ul>
        </>
      )}
      <div className={bar}>
        <small>按标价合计，优惠与运费以采购单为准</small>
        {total !== null && chosen.length > 0 && (
          <span>
            合计约 <Price amount={total} size="row" />
          </span>
        )}
        {tools}
        <Button variant="primary" size="large" icon="cart" isBusy={isBusy} disabled={chosen.length === 0} onClick={() => void add()}>
          加入采购单（{chosen.length}）
        </Button>
      </div>
    </>
  )
}

function Outcome({ added, skipped }: Result) {
  return (
    <Notice tone={skipped.length > 0 ? 'warning' : 'ok'} className={notice}>
      {added > 0 ? `已把 ${added} 种商品加入采购单。` : '这次没有商品加入采购单。'}
      {skipped.length > 0 && `${skipped.length} 种未能加入，原因写在各行。`}
      {added > 0 && (
        <Link className={textLink} href={paths.cart()}>
          去采购单
        </Link>
      )}
    </Notice>
  )
}

export function NoLines({ children }: { readonly children: ReactNode }) {
  return (
    <EmptyState picture="box" title="还没有商品">
      {children}
    </EmptyState>
  )
}
