import { css } from '@emotion/css'
import { color, media, type } from '../../../ui/tokens.ts'

const card = media.phone
/** Measured on the frame, not the screen: an open cart panel or the category tree takes from it. */
const narrow = '@container goods-table (max-width: 999.98px)'
const roomy = '@container goods-table (min-width: 1200px)'
const tight = '@container goods-table (max-width: 759.98px)'

/** Stands around the table. */
export const goodsTableFrame = css`container: goods-table / inline-size;`

/**
 * One table at all widths: where it is narrow the maker moves beside the approval number, on a phone each row is laid out as a card.
 * The cells stay the same elements, so nothing is rendered twice.
 */
export const goodsTable = css`
  col.picture { width: 80px; }
  col.maker { width: 140px; }
  col.pack { width: 88px; }
  col.expiry { width: 132px; }
  col.price { width: 174px; }
  col.buy { width: 186px; }
  tbody tr { height: var(--row, 72px); }
  tbody th, tbody td { padding-block: var(--cell, 6px); }
  .compact & td.picture img { width: 48px; height: 48px; }
  td.picture { padding-right: 0; }
  .second, td.maker { ${type.small} color: ${color.second}; }
  th.name { position: relative; padding-right: 36px; }
  .heart { position: absolute; top: 50%; right: 0; translate: 0 -50%; }
  th.name .second > span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  th.name .second > .spec { display: flex; flex-wrap: wrap; gap: 2px 8px; }
  th.name .second > .makerInName { display: none; }
  td.price > * + * { margin-top: 4px; }

  ${roomy} { col.price { width: 240px; } }
  ${narrow} {
    col.maker, th.maker, td.maker { display: none; }
    th.name .second { display: flex; flex-wrap: wrap; gap: 2px 8px; }
    th.name .second > .spec { flex-basis: 100%; }
    th.name .second > .makerInName { display: block; }
  }
  ${tight} {
    &, tbody { display: block; }
    thead { display: none; }
    && tr {
      display: grid;
      grid-template: 'picture name expiry price buy' 'picture name pack price buy' / auto minmax(0, 1fr) 164px 112px auto;
      align-items: center;
      gap: 0 12px;
      height: auto;
      padding: var(--cell, 8px) 12px;
    }
    && tr + tr { border-top: 1px solid ${color.line}; }
    && tr > :not(.maker) { display: block; padding: 0; border: 0; }
    td.picture { grid-area: picture; }
    th.name { grid-area: name; > :first-child { display: block; padding-right: 32px; } }
    .heart { top: 0; translate: calc(50% - 12px) calc(12px - 50%); }
    /* The approval number is told on the goods' own page. */
    th.name .second > span:not([class]) { display: none; }
    td.pack, td.expiry { ${type.small} color: ${color.second}; }
    td.pack { grid-area: pack; align-self: start; &::before { content: '中包装 '; } }
    td.expiry { grid-area: expiry; align-self: end; time::before { content: '效期 '; } }
    td.pack .second { display: inline-block; }
    td.pack .second::before { content: '·'; margin: 0 4px; color: ${color.control}; }
    td.price { grid-area: price; }
    td.buy { grid-area: buy; }
  }
  ${card} {
    && tr {
      grid-template: 'picture name name' 'picture expiry expiry' 'picture pack pack' 'price price buy' / auto minmax(0, 1fr) auto;
      gap: 4px 12px;
      padding: 12px;
    }
    td.picture { align-self: start; }
    td.expiry > *, td.expiry time + * { display: inline; }
    td.expiry time + * { margin-left: 4px; }
    td.expiry > * + :not(:empty)::before { content: '·'; margin: 0 4px; color: ${color.control}; }
    && td.price { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
    td.buy { text-align: right; }
    td.price:has([role='group']) { grid-column: 1 / -1; + td.buy { grid-row: 5; } }
    td.price > * { margin-top: 0; }
  }
`

/** Without pictures the rows are low. */
export const plainGoodsTable = css`
  tbody tr { height: var(--row, 56px); }
  thead th.name, tbody th.name { padding-left: 16px; }
  ${tight} { th.name { grid-column-start: 1; } }
  ${card} { td.expiry, td.pack { grid-column-start: 1; } }
`

/** The first heading stands over picture and name. */
export const goodsTableHead: readonly { key: string; words: string; span?: number }[] = [
  { key: 'name', words: '商品 / 规格 / 批准文号', span: 2 },
  { key: 'maker', words: '生产厂家' },
  { key: 'pack', words: '中包装' },
  { key: 'expiry', words: '效期 / 库存' },
  { key: 'price', words: '单价' },
  { key: 'buy', words: '数量' },
]

export const goodsTableColumns = ['picture', 'name', 'maker', 'pack', 'expiry', 'price', 'buy'] as const
