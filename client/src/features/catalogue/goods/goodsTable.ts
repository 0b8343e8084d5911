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
  col.maker { width: 120px; }
  col.pack { width: 88px; }
  col.expiry { width: 120px; }
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
  td.price, td.buy { > * + * { margin-top: 4px; } }

  ${roomy} {
    col.maker { width: 200px; }
    col.price { width: 240px; }
  }
  ${narrow} {
    col.maker, th.maker, td.maker { display: none; }
    th.name .second { display: flex; flex-wrap: wrap; gap: 0 8px; }
    th.name .second > span { max-width: 100%; }
    th.name .second > .spec { flex-basis: 100%; }
    th.name .second > .makerInName { display: block; }
  }
  ${tight} {
    col.pack { width: 76px; }
    col.expiry { width: 104px; }
    col.price { width: 132px; }
    col.buy { width: 126px; }
    && th, && td { padding-inline: 6px; }
    && tr > :first-child { padding-left: 16px; }
    && tr > :last-child { padding-right: 16px; }
    && th.name { padding-right: 36px; }
    td.buy { --buy-width: 0; --buy-height: calc(2 * var(--control-small) + 4px); }
    td.buy > .buyLine { flex-direction: column; align-items: stretch; gap: 4px; }
  }
  ${card} {
    &, tbody { display: block; }
    thead { display: none; }
    && tbody tr {
      position: relative;
      display: grid;
      grid-template: 'picture name name' 'picture expiry expiry' 'picture pack pack' 'price price buy' / auto minmax(0, 1fr) auto;
      gap: 4px 0;
      height: auto;
      padding: 12px;
    }
    .heart { inset: 0 0 auto auto; translate: none; }
    && tbody tr + tr { border-top: 1px solid ${color.line}; }
    && tbody tr > :nth-child(n) { display: block; padding: 0; border: 0; }
    && tbody tr > td.maker:nth-child(n) { display: none; }
    td.picture { grid-area: picture; margin-right: 12px; }
    th.name { grid-area: name; position: static; }
    && tbody tr > th.name:nth-child(n) { padding-right: 32px; }
    /* The approval number is told on the goods' own page. */
    && th.name .second > span:not([class]) { display: none; }
    td.pack, td.expiry { ${type.small} color: ${color.second}; }
    td.pack { grid-area: pack; &::before { content: '中包装 '; } }
    td.expiry { grid-area: expiry; &::before { content: '效期 '; } }
    td.pack .second, td.expiry > * { display: inline; }
    td.pack .second::before, td.expiry > :last-child::before { content: '·'; margin: 0 4px; color: ${color.control}; }
    td.expiry [data-tone]:is(time + *) { display: inline; margin-left: 4px; }
    && tbody tr > td.price:nth-child(n) { grid-area: price; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
    td.buy { --buy-width: initial; --buy-height: initial; grid-area: buy; margin-left: 8px; text-align: right; }
    && td.price:has([role='group']):nth-child(n) { grid-column: 1 / -1; + td.buy { grid-row: 5; } }
    td.buy > .buyLine { flex-direction: row; align-items: center; gap: 8px; }
    && td.price > * { margin-top: 0; }
  }
`

/** Without pictures the rows are low. */
export const plainGoodsTable = css`
  tbody tr { height: var(--row, 56px); }
  thead th.name, tbody th.name { padding-left: 16px; }
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
