import { css } from '@emotion/css'
import { color, control, media, radius, type } from '../../../ui/tokens.ts'

/** Ways to a part of a zone. */
export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 8px;
  a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: ${control.small};
    padding: 0 10px;
    border: 1px solid ${color.line};
    border-radius: 999px;
    color: ${color.ink};
    background: ${color.paper};
  }
  a:hover { border-color: var(--tone); color: var(--tone); text-decoration: none; }
  a[aria-current] { border-color: var(--tone); color: #fff; background: var(--tone); }
  ${media.phone} { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; a { flex: none; } }
`

/** Cards of what is no goods: coupons, activities, teams. */
export const cardGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 12px;
  padding: 12px 0;
`
export const zoneCard = css`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  h2, h3 { ${type.price} font-weight: 600; }
  h2 > a { color: ${color.ink}; }
  .second { ${type.small} color: ${color.second}; }
  .foot { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px; margin-top: auto; }
`
export const zonePage = css`padding-bottom: 32px;`

/** Goods of a zone as broad cards: two or three a line, or two where each says much. */
export const zoneGrid = css`display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); gap: 12px;
  padding-top: 12px;`
export const zoneGridWide = css`display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 480px), 1fr)); gap: 12px;
  padding-top: 12px;`
