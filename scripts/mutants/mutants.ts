import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { inRoot } from '../lib/paths.ts'

export const FLOORS = ['rules', 'gateway', 'client', 'api'] as const
export type Floor = (typeof FLOORS)[number]

/** A change of the logic that nobody made: the code at a place of a file, replaced. */
export interface Mutant {
  /** Of the file, the code and what replaces it; the same wherever in the file it moves. */
  readonly id: string
  readonly file: string
  readonly line: number
  readonly code: string
  readonly replacement: string
  readonly range: Range
}

type Range = { readonly start: Place; readonly end: Place }
type Place = { readonly line: number; readonly column: number }

/** What the sample is not taken from: tests and what helps them, demo data, migrations, what is generated. */
const NO_LOGIC = /\.test\.tsx?$|\/test[A-Z]\w*\.tsx?$|\/(testing|seed|migrations|generated|__generated__)\/|\.seed\.ts$|\.d\.ts$/
/** The compiler refuses an emptied object nearly always; words, SQL and styles are no logic. */
const NO_LOGIC_KINDS = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration']

const [never, silent] = [() => false, () => undefined]
const levels = { trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent }
const fewer = { isTraceEnabled: never, isDebugEnabled: never, isInfoEnabled: never }
const logger = { ...levels, ...fewer, isWarnEnabled: never, isErrorEnabled: never, isFatalEnabled: never }
const instrumenter = new Instrumenter(logger)
const options = { excludedMutations: NO_LOGIC_KINDS, ignorers: [], plugins: null, noHeader: false }

const hashOf = (...parts: readonly (string | number)[]): string => createHash('sha256').update(parts.join('\0')).digest('hex')

function textAt(lines: readonly string[], { start, end }: Range): string {
  const cut = lines.slice(start.line, end.line + 1)
  cut[cut.length - 1] = cut.at(-1)?.slice(0, end.column) ?? ''
  cut[0] = cut[0]?.slice(start.column) ?? ''
  return cut.join('\n')
}

/** Every mutant of a file. */
export async function mutantsIn(file: string, content: string): Promise<Mutant[]> {
  const result = await instrumenter.instrument([{ name: file, mutate: true, content }], options)
  const mutants = result.mutants.filter(({ status }) => status !== 'Ignored')
  const lines = content.split('\n')
  const seen = new Map<string, number>()
  return mutants.map(({ location, replacement }) => {
    const code = textAt(lines, location)
    const key = hashOf(file, code, replacement)
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    return { id: hashOf(key, nth).slice(0, 8), file, line: location.start.line + 1, code, replacement, range: location }
  })
}

export const readSource = (file: string): string => readFileSync(inRoot(file), 'utf8')

export async function mutantsOf(floor: Floor): Promise<Mutant[]> {
  const files = globSync(`${floor}/src/**/*.{ts,tsx}`, { cwd: inRoot() }).filter((file) => !NO_LOGIC.test(file))
  const found = await Promise.all(files.toSorted().map((file) => mutantsIn(file, readSource(file))))
  return found.flat()
}

/** Each mutant's place in the row comes of itself and the seed, so that an edit elsewhere leaves the sample as it was. */
export function sample(mutants: readonly Mutant[], seed: number, count: number): Mutant[] {
  const ranks = new Map(mutants.map((mutant) => [mutant, hashOf(seed, mutant.id)]))
  const rank = (mutant: Mutant): string => ranks.get(mutant) ?? ''
  return mutants.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, count)
}

const placeOf = ({ start, end }: Range): string => `${start.line}:${start.column}-${end.line}:${end.column}`

interface Planted {
  /** The text of each file in which mutants sleep. */
  readonly sources: ReadonlyMap<string, string>
  /** What wakes a mutant, by its id. */
  readonly switches: ReadonlyMap<string, string>
}

/** The files of the chosen mutants, with each of these asleep in its place. */
export async function plant(chosen: readonly Mutant[]): Promise<Planted> {
  const byFile = [...Map.groupBy(chosen, ({ file }) => file)]
  const asked = byFile.map(([name, mutants]) => ({ name, mutate: mutants.map(({ range }) => range), content: readSource(name) }))
  const { files, mutants } = await instrumenter.instrument(asked, options)
  const keyOf = (file: string, range: Range, replacement: string): string => [file, placeOf(range), replacement].join('\n')
  const numbers = new Map(mutants.map(({ fileName, location, replacement, id }) => [keyOf(fileName, location, replacement), id]))
  const numberOf = ({ file, range, replacement }: Mutant): string => numbers.get(keyOf(file, range, replacement)) ?? ''
  return {
    sources: new Map(files.map(({ name, content }) => [name, content])),
    switches: new Map(chosen.map((mutant) => [mutant.id, numberOf(mutant)])),
  }
}

/** The mutants that a page judges equivalent, each with its file. */
export function judgedIn(page: string): ReadonlyMap<string, string> {
  return new Map([...page.matchAll(/^ +\* `([0-9a-f]{8})` ([^:\s]+)/gm)].map(([, id = '', file = '']) => [id, file]))
}
