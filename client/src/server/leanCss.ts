/** Printing, the stilling of motion, more contrast and the system's own colours, which the script's own rules bring before anything moves. */
const LATER =
  /@media (?:print|\(prefers-reduced-motion: reduce\)|\(forced-colors: active\)|\(prefers-contrast: more\))\{(?:[^{}]*\{[^{}]*\}|@page\{[^{}]*\})*\}/g
/** What shows only when something moves or is touched. */
const MOTION =
  /(?<=[{;])(?:transition|animation(?:-play-state)?|cursor|user-select|touch-action|-webkit-tap-highlight-color|scroll-behavior):[^;}]*;/g
const BLOCK = /([^{}]+)\{[^{}]*\}/g
/** States that come with the buyer or the script; the ring of the keyboard's focus stays. */
const TOUCHED = /:hover|:active|:focus(?!-visible)|::selection|\[aria-(?:busy|invalid)/
/** A quoted text, kept as it is, or space beside a comma or a child selector. */
const STRING_OR_SPACE = /("[^"]*"|'[^']*')|, | >/g

/** The part of emotion's rules that decides how a page looks before anybody has touched it. */
export function leanCss(text: string): string {
  return [LATER, MOTION]
    .reduce((lean, pattern) => lean.replaceAll(pattern, ''), text)
    .replaceAll(BLOCK, (block, selectors: string) =>
      selectors.split(',').every((selector) => TOUCHED.test(selector.replaceAll(/:not\([^)]*\)/g, ''))) ? '' : block,
    )
    .replaceAll(/[^{}]+\{\}/g, '')
    .replaceAll(STRING_OR_SPACE, (match, string: string | undefined) => string ?? match.trim())
    .replaceAll(';}', '}')
    .replaceAll(/(?<=[:, (])0\.(?=\d)/g, '.')
}
