import { css } from '@emotion/css'
import { media } from '../../../ui/tokens.ts'

/** Fields in two columns, one on a phone; what is marked so goes across. */
export const fieldGrid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px 16px;
  align-items: start;
  max-width: 720px;
  > [data-across], > fieldset { grid-column: 1 / -1; }
  > button { justify-self: start; align-self: end; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); > button { justify-self: stretch; } }
`
/** One short column. */
export const fieldStack = css`display: grid; gap: 12px; max-width: 400px; > button { justify-self: start; }
  ${media.phone} { > button { justify-self: stretch; } }`
