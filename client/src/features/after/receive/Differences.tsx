import { css } from '@emotion/css'
import { color, type } from '../../../ui/tokens.ts'
import { type LineTally, sumOf, type Tally } from './tally.ts'

const list = css`
  display: grid;
  gap: 8px;
  li { overflow-wrap: anywhere; }
  li + li { padding-top: 8px; border-top: 1px solid ${color.line}; }
  small { display: block; ${type.small} color: ${color.second}; font-variant-numeric: tabular-nums; }
`
const sums = css`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: 4px;
  text-align: center;
  dt { ${type.small} color: ${color.second}; }
  dd { margin: 0; ${type.price} font-weight: 600; font-variant-numeric: tabular-nums; }
`
/** Codes that a list names of each line; the file has them all. */
const CODES_SHOWN = 6

/** What is wrong, line by line, and how it adds up. */
export function Differences({ tally: { lines, strange } }: { tally: Tally }) {
  const wrong = lines.filter((line) => line.isCounted && line.missing + line.extra + line.damaged + line.otherLot > 0)
  const uncounted = lines.filter(({ isCounted }) => !isCounted)
  const total = (read: (line: LineTally) => number): number => sumOf(lines, read)
  const figures = [
    ['应收', total(({ sent }) => sent)],
    ['到货', total(({ arrived }) => arrived)],
    ['缺', total(({ missing }) => missing)],
    ['多', total(({ extra }) => extra) + strange.length],
    ['破损', total(({ damaged }) => damaged)],
  ] as const
  return (
    <>
      <dl className={sums}>
        {figures.map(([word, quantity]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{quantity}</dd>
          </div>
        ))}
      </dl>
      <ul className={list} aria-label="差异">
        {wrong.map((found) => (
          <li key={found.line.lineID}>
            {found.line.name} {found.line.spec}：{wordsOf(found)}
            <small>{namedCodes([...found.codes.SHORT, ...found.codes.DAMAGED, ...found.codes.LOT])}</small>
          </li>
        ))}
        {strange.length > 0 && (
          <li>
            不在这张订单的发货里：{strange.length} 个码
            <small>{namedCodes(strange)}</small>
          </li>
        )}
        {uncounted.length > 0 && (
          <li>
            还有 {uncounted.length} 种没有追溯码的商品未填到货数量：{uncounted.map(({ line }) => line.name).join('、')}
          </li>
        )}
      </ul>
    </>
  )
}

function wordsOf({ line: { packUnit }, missing, extra, damaged, otherLot }: LineTally): string {
  const parts = [
    ['缺', missing],
    ['多', extra],
    ['破损', damaged],
    ['批号不符', otherLot],
  ] as const
  return parts.flatMap(([word, quantity]) => (quantity > 0 ? [`${word} ${quantity} ${packUnit}`] : [])).join('，')
}

function namedCodes(codes: readonly string[]): string {
  const shown = codes.slice(0, CODES_SHOWN).join('、')
  return codes.length > CODES_SHOWN ? `${shown} 等 ${codes.length} 个码` : shown
}
