import { css } from '@emotion/css'
import { color, media, radius } from '../../../ui/tokens.ts'

/** Measured on the page, not the screen: an open cart panel takes from it. */
export const narrow = '@container home (max-width: 659.98px)'
const middle = '@container home (min-width: 660px) and (max-width: 1099.98px)'
/** The card beside the banner has room for ten characters a line. */
export const beside = '@container home (min-width: 660px) and (max-width: 1399.98px)'
export const wide = '@container home (min-width: 1100px)'

/** What stands out from the ground. */
export const panel = css`overflow: hidden; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.paper};`

/** Five cards a row, four where it is narrower, two on a phone; never a row that is not full. The gaps are its hairlines. */
export const goodsGrid = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 1px;
  background: ${color.line};
  ${middle} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    > :nth-child(n + 9) { display: none; }
  }
  ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-child(n + 5) { display: none; }
  }
`

/**
 * A part far down: not laid out nor drawn until it is near. All are as high as this says, give or take a line, so that a way back finds
 * its place: two rows of square pictures with their words, and what a finger buys with.
 */
export const far = css`
  content-visibility: auto;
  contain-intrinsic-height: auto min(100cqi + 397px, 800px);
  ${media.touch} { &:has(.act) { contain-intrinsic-height: auto min(100cqi + 577px, 980px); } }
`
