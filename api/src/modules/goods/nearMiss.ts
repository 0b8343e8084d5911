import { plainName } from './plainName.ts'
import { pinyinReadings } from './pinyinReadings.ts'

/** Shorter ones are one error away from half of everything. */
const LATIN_MIN = 4
const HAN_MIN = 3

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

/** Whole text 0, its beginning 1, inside 2; null when more than one error away. */
export function nearRank(typed: string, text: string): 0 | 1 | 2 | null {
  if (isWithinOne(typed, text)) return 0
  const sizes = [typed.length, typed.length - 1, typed.length + 1]
  if (sizes.some((size) => isWithinOne(typed, text.slice(0, size)))) return 1
  for (let at = 1; at + typed.length - 1 <= text.length; at++) {
    if (sizes.some((size) => isWithinOne(typed, text.slice(at, at + size)))) return 2
  }
  return null
}

/** The ways in which a keyword may have been meant: as written, and by its sound, since most slips of an input method sound right. */
export function typedForms(words: readonly string[]): string[] {
  const text = words.join('').replaceAll(/[^\p{L}\p{N}]/gu, '')
  // A number with a wrong digit is another number.
  if (/\d{5}/.test(text)) return []
  const isHan = /\p{Script=Han}/u.test(text)
  const sound = pinyinReadings(text).full[0] ?? ''
  const forms = isHan
    ? [text.length >= HAN_MIN ? text : '', sound.length >= LATIN_MIN ? sound : '']
    : [text.length >= LATIN_MIN ? text : '']
  return [...new Set(forms)].filter((form) => form !== '')
}

/** One error leaves one half whole, unless it swaps the letters where the halves meet: one of these must occur. */
export function intactPieces(form: string): string[] {
  const middle = Math.floor(form.length / 2)
  const swapped = form.slice(0, middle - 1) + (form[middle] ?? '') + (form[middle - 1] ?? '') + form.slice(middle + 1)
  return [...new Set([form.slice(0, middle), form.slice(middle), swapped])].filter((piece) => piece !== '')
}

interface Names {
  readonly name: string
  readonly pinyin: string
  readonly pinyin_full: string
}

const LONG_LATIN = 6

/** How near a name comes to what was typed; the sound right goes before a letter wrong. Null when not near. */
export function nearNameRank(forms: readonly string[], names: Names): number | null {
  const ranks = forms.flatMap((form) =>
    textsFor(form, names).flatMap((text) => {
      const rank = nearRank(form, text)
      if (rank === null || (rank === 2 && /^[a-z0-9]+$/.test(form) && form.length < LONG_LATIN)) return []
      return [rank * 2 + (text.includes(form) ? 0 : 1)]
    }),
  )
  return ranks.length === 0 ? null : Math.min(...ranks)
}

function textsFor(form: string, names: Names): string[] {
  return /\p{Script=Han}/u.test(form)
    ? [plainName(names.name)]
    : [...names.pinyin.split(' '), ...names.pinyin_full.split(' '), plainName(names.name)]
}

/** A stretch of the best name that is near what was typed, if it stands in all the names: what is shown is then what it would find. */
export function meantWord(words: readonly string[], names: readonly string[]): string | null {
  const [best = ''] = names
  const forms = typedForms(words)
  const isMeant = (text: string): boolean =>
    forms.some((form) =>
      /\p{Script=Han}/u.test(form)
        ? isWithinOne(form, plainName(text))
        : [...pinyinReadings(text).full, ...pinyinReadings(text).initials].some((sound) => isWithinOne(form, sound)),
    )
  const han = forms.find((form) => /\p{Script=Han}/u.test(form)) ?? ''
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
