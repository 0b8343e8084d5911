import { media } from '../ui/tokens.ts'

/**
 * What lies far down costs the first paint nothing: it is laid out when it is near, or when the script takes the
 * server's rules away (app/firstPaint.ts). Until then its height is a guess.
 */
export const FAR_DOWN = [
  '[data-far="part"]{content-visibility:auto;contain-intrinsic-height:auto 480px}',
  '[data-far="rows"]>:nth-child(n+13){content-visibility:auto;contain-intrinsic-height:auto 320px}',
  `${media.phone}{[data-far="rows"]>:nth-child(n+7){content-visibility:auto;contain-intrinsic-height:auto 210px}}`,
].join('')
