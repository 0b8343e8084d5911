import { css } from '@emotion/css'
import { parseMoney } from 'rules/money'
import { narrow } from '../../trade/wallet/logTable.ts'
import { color, media, type } from '../../../ui/tokens.ts'

/** A part of a whole in per cent with one decimal; a dash where there is no whole. */
export function percentOf(part: string, whole: string): string {
  const [some, all] = [parseMoney(part), parseMoney(whole)]
  return all === 0 ? '—' : `${(Math.round((some * 1000) / all) / 10).toFixed(1)}%`
}

/** By how much it is more or less than before, in words as well as by sign. */
export function changeWords(permille: number | null | undefined): string {
  if (permille === null || permille === undefined) return '—'
  if (permille === 0) return '持平'
  return `${permille > 0 ? '涨' : '降'} ${(Math.abs(permille) / 10).toFixed(1)}%`
}

/** A table of figures; where it is narrow each row is its name and the figures below, each with its head. */
export const figureTable = css`
  td, th { overflow-wrap: anywhere; }
  tbody th { text-align: left; }
  td small, th small { display: block; ${type.small} color: ${color.second}; }
  .number { font-variant-numeric: tabular-nums; white-space: nowrap; }
  .up { color: ${color.price}; }
  .down { color: ${color.brand700}; }
  tfoot > tr > * { border-top: 1px solid ${color.line}; font-weight: 600; }
  .files { white-space: normal; a { display: inline-flex; align-items: center; min-height: 24px; margin-right: 12px;
    ${media.touch} { min-height: 44px; } } }
  ${media.print} { .files { display: none; } }
  ${narrow} {
    colgroup, thead { display: none; }
    tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(128px, 1fr)); gap: 2px 12px; padding: 10px 12px; }
    tbody tr + tr, tfoot tr { border-top: 1px solid ${color.line}; }
    tbody tr + tr > *, tfoot > tr > * { border-top: 0; }
    td, th, tr > :first-child, tr > :last-child { padding: 0; }
    tr > :first-child, .files { grid-column: 1 / -1; }
    td.number { text-align: left; }
    th > a { display: inline-block; min-width: 44px; margin-block: -13px; padding-block: 13px; }
    td.number::before { content: attr(data-name) ' '; color: ${color.second}; font-weight: 400; }
  }
`

/** How large a part is, beside its figure. */
export const shareBar = css`
  display: block;
  height: 6px;
  margin-top: 4px;
  border-radius: 3px;
  background: ${color.brand50};
  > span { display: block; height: 100%; min-width: 2px; border-radius: 3px; background: ${color.brand600}; }
  @media (forced-colors: active) { border: 1px solid CanvasText; > span { background: CanvasText; } }
  ${media.print} { print-color-adjust: exact; }
`

export const stack = css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; > * { margin-top: 0 !important; }`
export const pair = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: 12px;
  > * { margin-top: 0 !important; }
  @media (max-width: 1023.98px) { grid-template-columns: minmax(0, 1fr); }
`
export const note = css`margin-top: 8px; ${type.small} color: ${color.second};`
