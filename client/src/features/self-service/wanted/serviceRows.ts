import { css } from '@emotion/css'
import { color, media, radius, type } from '../../../ui/tokens.ts'

/** Rows of requests, offers and feedback: what it is, its figures, its state. */
export const serviceRows = css`
  margin-top: 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  > li { display: grid; grid-template-columns: minmax(0, 1fr) 130px 130px 96px; align-items: center; gap: 4px 16px; min-height: 60px;
    padding: 10px 16px; }
  > li + li { border-top: 1px solid ${color.line}; }
  h2, h2 > a { color: ${color.ink}; font-size: var(--text-14); font-weight: 600; }
  p { overflow-wrap: anywhere; }
  .second { ${type.small} color: ${color.second}; }
  .end { justify-self: end; text-align: right; }
  /* Beside the menu four columns have no room below that width. */
  @media (max-width: 959.98px) {
    > li { grid-template-columns: minmax(0, 1fr) auto auto; }
    > li > :first-child { grid-column: 1 / -1; }
  }
  ${media.phone} {
    > li { grid-template-columns: minmax(0, 1fr) auto; padding: 10px 12px; }
    > li > :nth-child(2), > li > :nth-child(3) { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; }
    > li > .end:nth-child(4) { grid-area: 2 / 2 / 4; align-self: center; }
  }
`

export const replies = css`
  margin-top: 8px;
  padding: 8px 12px;
  border-left: 3px solid ${color.brand100};
  background: ${color.ground};
  > li + li { margin-top: 8px; padding-top: 8px; border-top: 1px solid ${color.line}; }
  small { ${type.small} color: ${color.second}; }
`

export const photos = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
  img { width: 72px; height: 72px; border: 1px solid ${color.line}; border-radius: ${radius}; object-fit: cover; }
`
