import { css } from '@emotion/css'

/** Of a link within a sentence: its colour alone does not tell it from the words around it. */
export const textLink = css`text-decoration: underline;`
