import { cache } from '@emotion/css'
import { FAR_DOWN } from './farDown.ts'
import { leanCss } from './leanCss.ts'

type Rule = { readonly id: string; readonly kind: 'global' | 'class' | 'keyframes'; readonly text: string }

const CLASS_NAME = /\bcss-([a-z0-9]+)/g

let rules: readonly Rule[] = []

/** Emotion's rules in the order they were defined; a page's code that came later has added some. */
function allRules(): readonly Rule[] {
  const inserted = Object.entries(cache.inserted)
  if (inserted.length !== rules.length) {
    rules = inserted.map(([id, text]): Rule => {
      const rule = String(text)
      const kind = rule.includes(`.css-${id}`) ? 'class' : rule.includes(`animation-${id}`) ? 'keyframes' : 'global'
      return { id, kind, text: leanCss(rule) }
    })
  }
  return rules
}

/**
 * The rules this markup needs to look right before any script has run. The script lays all rules once more, in full and
 * in their order, and takes these away (app/firstPaint.ts): what is left out here can never change which of two rules wins.
 */
export function criticalCss(html: string): string {
  const used = new Set(namesIn(html, CLASS_NAME))
  const kept = allRules().filter((rule) => rule.kind === 'global' || (rule.kind === 'class' && used.has(rule.id)))
  return `${kept.map((rule) => rule.text).join('')}${FAR_DOWN}`
}

function* namesIn(text: string, pattern: RegExp): Generator<string> {
  for (const match of text.matchAll(pattern)) yield match[1] ?? ''
}
