import { css } from '@emotion/css'
import { color, media, type } from '../../../ui/tokens.ts'

/** A table of goods that compares what its zone is about; on a phone its rows are cards. */
export const zoneTable = css`
  col.picture { width: 80px; }
  col.price { width: 190px; }
  col.buy { width: 190px; }
  td.picture { padding-right: 0; }
  th.name { position: relative; padding-right: 32px; }
  .title { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; }
  .title > a { color: ${color.ink}; font-weight: 600; }
  .second { display: block; ${type.small} color: ${color.second}; }
  .heart { position: absolute; top: 50%; right: 0; translate: 0 -50%; }
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
    .title { padding-right: 28px; }
    .heart { top: 4px; translate: calc(50% - 12px) calc(12px - 50%); }
    td.buy { --buy-width: 0; --buy-height: calc(2 * var(--control-small) + 4px); }
    td.buy > .buyLine { flex-direction: column; align-items: stretch; gap: 4px; }
  }
  ${media.phone} {
    &, tbody { display: block; }
    thead { display: none; }
    && tbody tr { position: relative; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 12px; }
    && tbody tr + tr { border-top: 1px solid ${color.line}; }
    && tbody tr > :nth-child(n) { display: block; padding: 0; border: 0; }
    td.picture { align-self: flex-start; }
    && tbody tr > th.name:nth-child(n) { position: static; flex: 1 1 calc(100% - 72px); min-width: 0; }
    && tbody tr > td.price:nth-child(n) { display: flex; flex: 1; flex-wrap: wrap; align-items: baseline; gap: 4px 8px;
      > * { margin: 0; } &:has([role='group']) { flex-basis: 100%; } }
    td.buy { --buy-width: initial; --buy-height: initial; margin-left: auto; text-align: right; }
    td.buy > .buyLine { flex-direction: row; align-items: center; gap: 8px; }
  }
`
