import { plainName } from './plainName.ts'
import { pinyinReadings } from './pinyinReadings.ts'

/** Shorter ones are one error away from half of everything. */
const LATIN_MIN = 4
const HAN_MIN = 3
const LONG_LATIN = 6

/** One letter wrong, missing, too many, or two neighbours swapped. */
export function isWithinOne(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (at === long.length) return true
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}

/** A way in which a keyword may have been meant. */
export interface TypedForm {
  /** `letters`: typed as such; `han`: as written; `sound`: how the characters sound, since most slips of an input method sound right. */
  readonly kind: 'letters' | 'han' | 'sound'
  readonly text: string
}

export function typedForms(words: readonly string[]): TypedForm[] {
  const text = words.join('').replaceAll(/[^\p{L}\p{N}]/gu, '')
  // A number with a wrong digit is another number.
  if (/\d{5}/.test(text)) return []
  if (!/\p{Script=Han}/u.test(text)) return text.length >= LATIN_MIN ? [{ kind: 'letters', text }] : []
  const sound = pinyinReadings(text).full[0] ?? ''
  return [
    ...(text.length >= HAN_MIN ? [{ kind: 'han' as const, text }] : []),
    ...(sound.length >= LATIN_MIN && sound !== text ? [{ kind: 'sound' as const, text: sound }] : []),
  ]
}

/** One error leaves one half whole, unless it swaps the letters where the halves meet: one of these must occur. */
export function intactPieces({ text }: TypedForm): string[] {
  const middle = Math.floor(text.length / 2)
  const swapped = text.slice(0, middle - 1) + (text[middle] ?? '') + (text[middle - 1] ?? '') + text.slice(middle + 1)
  return [...new Set([text.slice(0, middle), text.slice(middle), swapped])].filter((piece) => piece !== '')
}

/** What many mouths and fingers do not tell apart: n and l, s and sh, an and ang. */
const dialect = (sound: string): string =>
  sound
    .replaceAll(/([zcs])h/g, '$1')
    .replaceAll('ng', 'n')
    .replaceAll('l', 'n')

/** Two characters changed places, or one was left out: all that was written is there. */
const isReordered = (typed: string, text: string): boolean =>
  isWithinOne(typed, text) && text.length >= typed.length && [...typed].every((sign) => text.includes(sign))

type Compare = (typed: string, text: string) => boolean

/** Another character of another sound names another substance: 青霉素 and 氯霉素, 头孢克肟 and 头孢克洛. */
const IS_MEANT: Readonly<Record<TypedForm['kind'], Compare>> = {
  letters: isWithinOne,
  han: isReordered,
  sound: (typed, text) => isWithinOne(typed, text) && dialect(typed) === dialect(text),
}

/** Whole text 0, its beginning 1, inside 2; null when it cannot be meant. */
export function nearRank({ kind, text: typed }: TypedForm, text: string): 0 | 1 | 2 | null {
  const isMeant = (part: string): boolean => IS_MEANT[kind](typed, part)
  if (isMeant(text)) return 0
  const sizes = [typed.length, typed.length - 1, typed.length + 1]
  if (sizes.some((size) => isMeant(text.slice(0, size)))) return 1
  // So little stands inside half of all names.
  if (kind !== 'han' && typed.length < LONG_LATIN) return null
  for (let at = 1; at + typed.length - 1 <= text.length; at++) {
    if (sizes.some((size) => isMeant(text.slice(at, at + size)))) return 2
  }
  return null
}

interface Names {
  readonly name: string
  readonly pinyin: string
  readonly pinyin_full: string
}

/** How near a name comes to what was typed; the sound right goes before a letter wrong. Null when not near. */
export function nearNameRank(forms: readonly TypedForm[], names: Names): number | null {
  const ranks = forms.flatMap((form) =>
    textsFor(form, names).flatMap((text) => {
      const rank = nearRank(form, text)
      return rank === null ? [] : [rank * 2 + (text.includes(form.text) ? 0 : 1)]
    }),
  )
  return ranks.length === 0 ? null : Math.min(...ranks)
}

function textsFor({ kind }: TypedForm, names: Names): string[] {
  if (kind === 'han') return [plainName(names.name)]
  const sounds = names.pinyin_full.split(' ')
  return kind === 'sound' ? sounds : [...names.pinyin.split(' '), ...sounds, plainName(names.name)]
}

/** A stretch of the best name that is near what was typed, if it stands in all the names: what is shown is then what it would find. */
export function meantWord(words: readonly string[], names: readonly string[]): string | null {
  const [best = ''] = names
  const forms = typedForms(words)
  const isMeant = (text: string): boolean =>
    forms.some(({ kind, text: typed }) => {
      const sounds = kind === 'han' ? [plainName(text)] : pinyinReadings(text).full
      const initials = kind === 'letters' ? pinyinReadings(text).initials : []
      return [...sounds, ...initials].some((sound) => IS_MEANT[kind](typed, sound))
    })
  const han = forms.find(({ kind }) => kind === 'han')?.text ?? ''
  // The slip is rarely in the first or last character, and rarely one too many or too few.
  const oddness = (text: string): number =>
    Math.abs(text.length - han.length) +
    (han === '' || text.at(0) === han.at(0) ? 0 : 2) +
    (han === '' || text.at(-1) === han.at(-1) ? 0 : 2)
  return (
    stretchesOf(best)
      .filter(isMeant)
      .filter((text) => names.every((name) => name.includes(text)))
      .toSorted((a, b) => oddness(a) - oddness(b))[0] ?? null
  )
}

/** At least two characters of a name, in every way. */
function stretchesOf(name: string): string[] {
  const found: string[] = []
  for (let from = 0; from < name.length - 1; from++) for (let to = from + 2; to <= name.length; to++) found.push(name.slice(from, to))
  return found
}
