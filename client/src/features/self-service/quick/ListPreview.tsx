import { css } from '@emotion/css'
import { useEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useReportError } from '../../../errors/useReportError.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { color, layer, media, radius, type } from '../../../ui/tokens.ts'
import { useFocusAfterRow } from '../../../ui/useFocusAfterRow.ts'
import { refetchCart } from '../../ground/cart-changes/refetchCart.ts'
import { moveBetweenRows } from '../../catalogue/goods/rowKeys.ts'
import { addList } from './addList.ts'
import { choose, isReady, listTotal, type ListLine, reread, toLines } from './listLines.ts'
import { ListRow } from './ListRow.tsx'
import { ListRule, type ListRuleKey } from './ListRule.tsx'
import { keepRule, parseList, type ListSource, type ReadList } from './readList.ts'

const card = css`margin-top: 12px; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.paper};`
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-height: 44px;
  padding: 8px 16px;
  border-bottom: 1px solid ${color.line};
  h2:focus { outline: 0; }
  span { color: ${color.second}; }
  b { color: ${color.ink}; font-weight: 600; }
  .open b { color: ${color.amber}; }
  > :last-child { margin-left: auto; }
  ${media.phone} { padding: 8px 12px; > :last-child { margin-left: 0; } }
`
const bar = css`
  position: sticky;
  z-index: ${layer.bar};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 16px;
  padding: 8px 16px;
  border-top: 1px solid ${color.line};
  border-radius: 0 0 ${radius} ${radius};
  background: ${color.paper};
  small { margin-right: auto; ${type.small} color: ${color.second}; }
  ${media.phone} { bottom: 56px; padding: 8px 12px; small { flex: 1 0 100%; } }
`
const notice = css`margin: 12px 16px; ul { margin-top: 4px; } li { padding: 2px 0; } small { ${type.small} color: ${color.second}; }`

export interface ListPreviewProps {
  readonly list: ReadList
  readonly source: ListSource
}

interface Result {
  /** Kinds of goods: rows of one good are one kind. */
  readonly added: number
  /** Rows. */
  readonly skipped: number
}

/** The lines as they are settled, and what sends them. */
function useListLines({ list, source }: ListPreviewProps, onSent: () => void) {
  const environment = useRelayEnvironment()
  const report = useReportError()
  const [lines, setLines] = useState(() => toLines(list.rows))
  const [rule, setRule] = useState(list.rule)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  // The same rows sent again, such as after a lost answer, are added once; other rows are another intention.
  const sent = useRef<{ readonly content: string; readonly clientKey: string } | null>(null)
  const ready = lines.filter(isReady)
  const open = lines.filter((line) => !isReady(line))
  const add = async (): Promise<void> => {
    const chosen = ready.map(({ goods, quantity }) => ({ goodsID: goods?.goodsID ?? '', quantity }))
    const content = JSON.stringify(chosen)
    if (sent.current?.content !== content) sent.current = { content, clientKey: crypto.randomUUID() }
    setBusy(true)
    try {
      const { added, skipped } = await addList(environment, chosen, sent.current.clientKey)
      sent.current = null
      setResult({ added: new Set(added.map(({ goodsID }) => goodsID)).size, skipped: skipped.length })
      setLines(open.concat(refusedLines(ready, skipped)).sort((a, b) => a.key - b.key))
      void refetchCart(environment).catch(() => {})
      onSent()
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  const changeRule = async (chosen: ListRuleKey): Promise<void> => {
    setBusy(true)
    try {
      await keepRule(environment, chosen)
      const { rows } = await parseList(environment, source)
      setLines((all) => reread(all, rows))
      setRule(chosen)
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  return {
    lines,
    rule,
    changeRule,
    ready,
    open,
    result,
    isBusy,
    add,
    change: (key: number, to: (line: ListLine) => ListLine): void =>
      setLines((all) => all.map((line) => (line.key === key ? to(line) : line))),
    remove: (key: number): void => setLines((all) => all.filter((line) => line.key !== key)),
  }
}

/** What a list came to, row by row: what is open is settled here, then all of it goes into the cart at once. */
export function ListPreview(props: ListPreviewProps) {
  const [onlyOpen, setOnlyOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const keepFocus = useFocusAfterRow()
  const { lines, rule, changeRule, ready, open, result, isBusy, add, change, remove } = useListLines(props, () => {
    setOnlyOpen(false)
    heading.current?.focus()
  })
  const shown = onlyOpen ? open : lines
  const total = listTotal(ready)
  return (
    <section className={card} aria-label="识别结果">
      <div className={head}>
        <h2 ref={heading} tabIndex={-1}>
          识别结果
        </h2>
        <span>
          共 <b>{lines.length}</b> 行，可加入 <b>{ready.length}</b> 行
        </span>
        {open.length > 0 && (
          <span className="open">
            待处理 <b>{open.length}</b> 行
          </span>
        )}
        {rule !== null && lines.length > 0 && <ListRule rule={rule} isBusy={isBusy} onChange={(chosen) => void changeRule(chosen)} />}
        {open.length > 0 && ready.length > 0 && (
          <Switch isOn={onlyOpen} onChange={setOnlyOpen}>
            只看待处理
          </Switch>
        )}
      </div>
      <output>{result !== null && <Outcome result={result} left={lines.length} />}</output>
      {shown.length === 0 ? (
        <EmptyState
          picture="cart"
          title={lines.length > 0 ? '没有待处理的行' : result === null ? '清单里没有行了' : '清单已全部加入采购单'}
          action={
            <Link className={buttonClass('outline')} href={paths.cart()}>
              去采购单
            </Link>
          }
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys only add to what the links and fields do
        <ul onKeyDown={moveBetweenRows}>
          {shown.map((line) => (
            <ListRow
              key={line.key}
              line={line}
              onChoose={(goods) => change(line.key, (before) => choose(before, goods))}
              onQuantity={(quantity) => change(line.key, (before) => ({ ...before, quantity, refusal: null, isSettled: true }))}
              onRemove={() => {
                keepFocus()
                remove(line.key)
              }}
            />
          ))}
        </ul>
      )}
      {ready.length > 0 && (
        <div className={bar}>
          <small>按标价合计，优惠与运费以采购单为准</small>
          {total !== null && (
            <span>
              合计约 <Price amount={total} size="row" />
            </span>
          )}
          <Button variant="primary" size="large" icon="cart" isBusy={isBusy} onClick={() => void add()}>
            加入采购单（{ready.length}）
          </Button>
        </div>
      )}
    </section>
  )
}

/** Lines that were sent and not taken, each with the reason it was told. */
function refusedLines(
  lines: readonly ListLine[],
  skipped: readonly { readonly goodsID: string; readonly quantity: number; readonly message: string }[],
): ListLine[] {
  const left = [...skipped]
  return lines.flatMap((line) => {
    const at = left.findIndex(({ goodsID, quantity }) => goodsID === line.goods?.goodsID && quantity === line.quantity)
    const [refused] = at === -1 ? [] : left.splice(at, 1)
    return refused === undefined ? [] : [{ ...line, refusal: refused.message }]
  })
}

function Outcome({ result: { added, skipped }, left }: { readonly result: Result; readonly left: number }) {
  return (
    <Notice
      className={notice}
      tone={skipped === 0 ? 'ok' : 'warning'}
      action={
        added > 0 && (
          <Link className={buttonClass('outline', 'small')} href={paths.cart()}>
            去采购单
          </Link>
        )
      }
    >
      {added > 0 ? `已把 ${added} 种商品加入采购单。` : '这次没有商品加入采购单。'}
      {skipped > 0 && `${skipped} 行未能加入，原因写在各行，调整后可再加入。`}
      {skipped === 0 && left > 0 && ' 下面是还没处理的行。'}
    </Notice>
  )
}
