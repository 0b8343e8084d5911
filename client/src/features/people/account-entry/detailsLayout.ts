import { css } from '@emotion/css'
import { color, media } from '../../../ui/tokens.ts'

/** A long form in parts, two fields a line where there is room. */
export const detailsForm = css`
  display: grid;
  gap: 24px;
  > section { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px 24px; align-items: start; }
  > section > h2 { padding-bottom: 8px; border-bottom: 1px solid ${color.line}; font-size: var(--text-16); }
  > section > h2, fieldset { grid-column: 1 / -1; }
  > button { justify-self: center; min-width: 240px; }
  ${media.phone} {
    gap: 16px;
    > section { grid-template-columns: minmax(0, 1fr); }
    > button { width: 100%; }
  }
`
