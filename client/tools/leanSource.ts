import { MagicString } from 'magic-string'
import type { Plugin } from 'vite'

const CSS_TAG = /\b(?:css|keyframes|injectGlobal)`([^`]*)`/g
const HASH = /^\(node as any\)\.hash = "[0-9a-f]+";$/m

/** White space that means nothing in a rule; what stands inside ${…} is left alone. */
export function squeezeCss(rule: string): string {
  return rule
    .split(/(\$\{[^}]*\})/)
    .map((part) =>
      part.startsWith('${')
        ? part
        : part
            .replaceAll(/\/\*[^]*?\*\//g, '')
            .replaceAll(/\s+/g, ' ')
            .replaceAll(/ ?([{};]) ?/g, '$1'),
    )
    .join('')
}

const PREFIXER = 'var defaultStylisPlugins = [prefixer];'

/** Emotion's vendor prefixes are for browsers older than the build's target; what Safari still asks for is written out where it is used. */
export function withoutPrefixer(code: string): string {
  if (!code.includes(PREFIXER)) throw new Error('emotion has changed how it takes its prefixer, see tools/leanSource.ts')
  return code.replace(PREFIXER, 'var defaultStylisPlugins = [];')
}

const ADOPTION =
  /^ +(?:var ssrStyles = .*|var nodesToHydrate = .*|cache\.sheet\.hydrate\(.*|Array\.prototype\.forEach\.call\([^]*?^ {4}\}\);)$|(?<=omnipresentPlugins = \[compat), removeLabel/gm

/** Emotion looks for rules it has served itself, and for labels of development; ours are taken away and laid anew (app/firstPaint.ts). */
export function withoutAdoption(code: string): string {
  if (code.match(ADOPTION)?.length !== 6) throw new Error('emotion has changed how it adopts served rules, see tools/leanSource.ts')
  return code.replaceAll(ADOPTION, '')
}

/** Takes out of the sources what only their reader needs: the layout of CSS, and the hashes Relay checks in development; and Vite's loader of style sheets, of which there are none. */
export function leanSource(): Plugin {
  return {
    name: 'lean-source',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: {
        id: /client\/src\/.*\.tsx?$|vite\/preload-helper|@emotion\/cache\/dist\/[\w.-]+\.js$/,
        code: /css`|keyframes`|injectGlobal`|\.hash = |defaultStylisPlugins|Unable to preload CSS/,
      },
      handler(code, id) {
        if (id.includes('preload-helper')) return { code: 'export const __vitePreload = (load) => load()', map: null }
        if (id.includes('@emotion/cache'))
          return {
            code: this.environment.config.consumer === 'server' ? withoutPrefixer(code) : withoutAdoption(withoutPrefixer(code)),
            map: null,
          }
        const text = new MagicString(code)
        for (const match of code.matchAll(CSS_TAG)) {
          const start = match.index + match[0].indexOf('`') + 1
          const rule = match[1] ?? ''
          const lean = squeezeCss(rule)
          if (lean !== rule) text.overwrite(start, start + rule.length, lean)
        }
        const hash = id.includes('__generated__') ? HASH.exec(code) : null
        if (hash !== null) text.remove(hash.index, hash.index + hash[0].length)
        return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: 'boundary', source: id }) } : null
      },
    },
  }
}
