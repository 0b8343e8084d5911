import { css } from '@emotion/css'
import { color, type } from '../../../ui/tokens.ts'

/** Beside the menu four columns have no room below that width. */
export const narrow = '@media (max-width: 959.98px)'

/** A log's table; where it is narrow each row is two lines: what for and how much, when and what was left. */
export const logTable = css`
  td { overflow-wrap: anywhere; }
  td small { display: block; ${type.small} color: ${color.second}; }
  td time { white-space: nowrap; color: ${color.second}; }
  .number { font-variant-numeric: tabular-nums; white-space: nowrap; }
  .came { color: ${color.brand700}; font-weight: 600; }
  .went { font-weight: 600; }
  ${narrow} {
    colgroup, thead { display: none; }
    tbody tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; padding: 10px 12px; }
    tbody tr + tr { border-top: 1px solid ${color.line}; }
    tbody tr + tr > * { border-top: 0; }
    tbody td, tr > :first-child, tr > :last-child { padding: 0; }
    td:nth-child(1) { grid-area: 2 / 1; ${type.small} }
    td:nth-child(2) { grid-area: 1 / 1; }
    td:nth-child(3) { grid-area: 1 / 2; }
    td:nth-child(4) { grid-area: 2 / 2; ${type.small} color: ${color.second}; &::before { content: '余 '; } }
    td a { display: inline-block; margin-block: -13px; padding-block: 13px; }
  }
`

/** The line above a log: what all that match came to. */
export const logSums = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  padding: 0 0 8px;
  color: ${color.second};
  b { color: ${color.ink}; font-variant-numeric: tabular-nums; }
`
