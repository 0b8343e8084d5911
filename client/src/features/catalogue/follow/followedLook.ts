import { css } from '@emotion/css'
import { color, media, radius, type } from '../../../ui/tokens.ts'

export const followedRows = css`
  margin-top: 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  > li { display: grid; grid-template-columns: 56px minmax(0, 1fr) 130px 130px 172px auto; align-items: center; gap: 4px 16px;
    min-height: 72px; padding: 8px 16px; }
  > li + li { border-top: 1px solid ${color.line}; }
  .name > a { color: ${color.ink}; font-weight: 600; }
  .second { ${type.small} color: ${color.second}; }
  .down { color: ${color.brand700}; }
  .up { color: ${color.price}; }
  ${media.tablet} { > li { grid-template-columns: 56px minmax(0, 1fr) 120px 172px auto; } .since { grid-area: 2 / 2; } }
  ${media.phone} {
    > li { grid-template-columns: 56px minmax(0, 1fr) auto; padding: 8px 12px; }
    .leave { grid-area: 1 / 3; }
    .price, .since { grid-column: 2 / -1; }
    .buy { grid-column: 1 / -1; justify-self: end; }
  }
`
