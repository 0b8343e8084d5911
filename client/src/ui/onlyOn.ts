import { css } from '@emotion/css'
import { media } from './tokens.ts'

// Stronger than what lays out the element it is given to.
export const onDesktop = css`${media.phone} { &&& { display: none; } }`
export const onPhone = css`${media.fromTablet} { &&& { display: none; } }`
