import { injectGlobal } from '@emotion/css'

/** Of the body while something with `data-sheet` is printed alone. */
export const PRINTING = 'printing-sheet'

// oxlint-disable-next-line no-unused-expressions -- emotion's own form: the tag does the work
injectGlobal`
  @media print { body.${PRINTING} > *:not([data-sheet]) { display: none !important; } }
`
