import { largeTextClass } from '../ui/tokens.ts'

const BLOCK = /([^{}]+)(\{[^{}]*\})/g
const TAG_OR_ATTRIBUTE = /<([a-z][a-z0-9]*)| ([a-z-]+)="([^"]*)"/g
/** What a selector says of elements that need not be there, or of where they stand. */
const INDIFFERENT = /:(?:not|is|where|has|nth-child|nth-of-type)\([^()]*\)|::?[a-z-]+/g
const NEEDED = /\.([\w-]+)|\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]|(?<![\w.[-])([a-z][a-z0-9]*)/g
const STATES: readonly (readonly [RegExp, string])[] = [
  [/:disabled/, '[disabled]'],
  [/:checked/, '[checked]'],
]

const needs = new Map<string, readonly string[]>()

/** The names an element must bear for a selector to match: `a`, `.class`, `[attribute]`, `[attribute=value]`. */
function needsOf(selector: string): readonly string[] {
  const known = needs.get(selector)
  if (known !== undefined) return known
  const positive = selector.replaceAll(/:(?:not|has)\([^()]*\)/g, '')
  const found = STATES.filter(([state]) => state.test(positive)).map(([, name]) => name)
  for (const [, className, attribute, value, tag] of positive.replaceAll(INDIFFERENT, '').matchAll(NEEDED)) {
    if (className !== undefined) found.push(`.${className}`)
    else if (attribute !== undefined) found.push(value === undefined ? `[${attribute}]` : `[${attribute}=${value}]`)
    else if (tag !== undefined) found.push(tag)
  }
  needs.set(selector, found)
  return found
}

function namesIn(html: string): ReadonlySet<string> {
  const names = new Set(['html', 'body', `.${largeTextClass}`])
  const values = new Set<string>()
  for (const [, tag, attribute, value = ''] of html.matchAll(TAG_OR_ATTRIBUTE)) {
    if (tag !== undefined) names.add(tag)
    else if (attribute === 'class') values.add(value)
    else names.add(`[${attribute}]`).add(`[${attribute}=${value}]`)
  }
  for (const value of values) for (const name of value.split(' ')) names.add(`.${name}`)
  return names
}

/** Without the rules that nothing in this markup can match: states, kinds and parts that only some page or some moment has. */
export function matchingCss(css: string, html: string): string {
  const names = namesIn(html)
  return css
    .replaceAll(BLOCK, (block, selectors: string, body: string) => {
      const all = selectors.split(/,(?![^(]*\))/)
      const kept = all.filter((selector) => needsOf(selector).every((name) => names.has(name)))
      return kept.length === all.length ? block : kept.length === 0 ? '' : `${kept.join(',')}${body}`
    })
    .replaceAll(/@[^{}]+\{\}/g, '')
}
