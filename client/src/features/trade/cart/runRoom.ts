import { css } from '@emotion/css'
import { color, type } from '../../../ui/tokens.ts'

/** The room that a run's rows take while they are far from what is in sight. The names in it are for a search on the page and for readers. */
export const runRoom = css`
  display: block;
  overflow: hidden;
  content-visibility: auto;
  ${type.small}
  color: ${color.second};
  > * { height: 12.5%; padding-top: 12px; overflow: hidden; }
`
