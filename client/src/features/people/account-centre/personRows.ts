import { css } from '@emotion/css'
import { color, media, type } from '../../../ui/tokens.ts'

const stacked = `> li { grid-template-columns: minmax(0, 1fr) auto; } > li > p { grid-area: 2 / 1; }
  > li > div:last-child:not(:first-child) { grid-area: 1 / 2 / span 2; }`

/** Rows of who or what it is, since when, and what can be done about it; below each other on a phone. */
export const personRows = css`
  > li { display: grid; grid-template-columns: minmax(0, 1fr) 200px 168px; gap: 4px 24px; align-items: center; min-height: 60px;
    padding: 8px 16px; }
  > li + li { border-top: 1px solid ${color.line}; }
  h3 { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; font-weight: 600; }
  small { display: block; ${type.small} color: ${color.second}; overflow-wrap: anywhere; }
  p { display: grid; ${type.small} color: ${color.second}; font-variant-numeric: tabular-nums; }
  > li > div:last-child:not(:first-child) { display: flex; justify-content: flex-end; gap: 4px; }
  ${media.tablet} { ${stacked} }
  ${media.phone} { ${stacked} > li { padding: 8px 12px; }
    > li > div:last-child:not(:first-child) { flex-direction: column; align-items: flex-end; } }
`
