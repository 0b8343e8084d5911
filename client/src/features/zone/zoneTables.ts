import { css } from '@emotion/css'
import { joinClasses } from '../../lib/joinClasses.ts'
import { color, media, type } from '../../ui/tokens.ts'

/** A table of goods that compares what its zone is about; on a phone its rows are cards. */
const zoneTable = css`
  col.picture { width: 80px; }
  col.price { width: 190px; }
  col.buy { width: 190px; }
  td.picture { padding-right: 0; }
  th.name { position: relative; padding-right: 32px; }
  .title { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; }
  .title > a { color: ${color.ink}; font-weight: 600; }
  .second { display: block; ${type.small} color: ${color.second}; }
  .heart { position: absolute; right: 0; bottom: 6px; }
  td.price > * { display: flex; align-items: baseline; width: fit-content; }
  td.price > span > span + span { margin-left: 6px; }
  td.price > * + *, td.buy > * + * { margin-top: 4px; }
  @media (max-width: 1023.98px) {
    col.picture { width: 72px; }
    col.price { width: 138px; }
    col.buy { width: 132px; }
    && th, && td { padding-inline: 6px; }
    && tr > :first-child { padding-left: 12px; }
    && tbody tr > th.name { padding-right: 6px; }
    .heart { position: static; }
    td.buy > .buyLine { flex-direction: column; align-items: stretch; gap: 4px; }
  }
  ${media.phone} {
    &, tbody { display: block; }
    thead { display: none; }
    && tbody tr { position: relative; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 12px; }
    && tbody tr + tr { border-top: 1px solid ${color.line}; }
    && tbody tr > :nth-child(n) { display: block; padding: 0; border: 0; }
    td.picture { align-self: flex-start; }
    && .heart { position: absolute; }
    && tbody tr > th.name:nth-child(n) { position: static; flex: 1 1 calc(100% - 72px); min-width: 0; padding-right: 36px; }
    && .heart { inset: 0 0 auto auto; }
    && tbody tr > td.price:nth-child(n) { display: flex; flex: 1 1 100%; flex-wrap: wrap; align-items: baseline; gap: 4px 8px; > * { margin: 0; } }
    td.buy { margin-left: auto; text-align: right; }
    td.buy > .buyLine { flex-direction: row; align-items: center; gap: 8px; }
  }
`
export const herbTable = joinClasses(zoneTable, css`
  col.origin { width: 132px; }
  col.lot { width: 180px; }
  @media (max-width: 1023.98px) { col.origin { width: 84px; } col.lot { width: 108px; } td.lot time + * { display: block; margin: 0; } }
  .origin > b { display: block; font-weight: 600; }
  .grade { ${type.small} color: ${color.tagAmber}; }
  td.lot { ${type.small} color: ${color.second}; > * { display: block; } .lotNo { color: ${color.ink}; } }
  ${media.phone} {
    && tbody tr > td.origin:nth-child(n), && tbody tr > td.lot:nth-child(n) { display: flex; flex: 1 1 100%; flex-wrap: wrap; gap: 0 8px; ${type.small} }
    td.origin::before { content: '产地 '; color: ${color.second}; }
    td.lot::before { content: '批号 '; }
    td.lot a { display: inline-flex; align-items: center; min-height: 44px; margin: -12px 0; padding: 0 8px; }
  }
`)
export const nearTable = joinClasses(zoneTable, css`
  col.lots { width: 300px; }
  td.lots ul { display: grid; gap: 6px; }
  td.lots li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 8px; ${type.small} }
  td.lots li > :nth-child(n + 3) { grid-column: 1 / -1; }
  td.lots b { font-weight: 600; }
  td.lots [data-tone='red'] { color: ${color.price}; fill: ${color.price}; }
  td.lots [data-tone='amber'] { color: ${color.amber}; fill: ${color.amber}; }
  td.lots svg { display: block; border-radius: 2px; background: ${color.line}; }
  @media (max-width: 1023.98px) { col.lots { width: 186px; } }
  ${media.phone} { && tbody tr > td.lots:nth-child(n) { flex: 1 1 100%; padding: 4px 0; } }
`)
