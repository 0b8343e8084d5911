import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { redirectOf } from '../../../client/src/app/redirects.ts'
import { titlePattern } from '../../../scripts/lib/proofs.ts'
import { ROWS } from '../../contract/rows/rows.ts'
import { knownRoutes } from '../../support/addresses.ts'
import { read, ROOT } from '../sources.ts'
import { type Clause, clausesOf, faultsOf, type Mark, type Proof, type Proofs } from './clauses.ts'
import { CHILD_PROOFS, ENTITY_PROOFS, GROUP_PROOFS, PARAM_PROOFS, ROUTE_PROOFS } from './entityProofs.ts'
import { FIELD_PROOFS, FLAG_PROOFS, LAYOUT_PROOFS, NOTE_PROOFS, PRODUCT_PROOFS } from './proofs.ts'
import { CONSTANT_PROOFS, ERROR_PROOFS, RULE_PROOFS, STATE_PROOFS } from './ruleProofs.ts'
import { type Item, itemsOf } from './specItems.ts'
import { TRADE_CLAUSES } from './tradeProofs.ts'
import { titlesOf } from './titles.ts'

const LISTS: Readonly<Record<string, Proofs>> = {
  product: PRODUCT_PROOFS,
  flag: FLAG_PROOFS,
  part: LAYOUT_PROOFS,
  child: CHILD_PROOFS,
  group: GROUP_PROOFS,
  entity: ENTITY_PROOFS,
  state: STATE_PROOFS,
  rule: RULE_PROOFS,
  note: NOTE_PROOFS,
  error: ERROR_PROOFS,
  constant: CONSTANT_PROOFS,
}

type Schema = { readonly $ref?: string; readonly properties?: Readonly<Record<string, Schema>>; readonly [key: string]: unknown }
const openapi = JSON.parse(read('openapi.json')) as {
  paths: Record<string, Record<string, unknown>>
  components?: { schemas?: Record<string, Schema> }
}

/** The names of all fields of an answer, or of what a call takes. */
function fieldsOf(schema: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return found
  seen.add(schema)
  const { $ref, properties } = schema as Schema
  if ($ref !== undefined) fieldsOf(openapi.components?.schemas?.[$ref.split('/').at(-1) ?? ''], found, seen)
  for (const name of Object.keys(properties ?? {})) found.add(name)
  for (const value of Object.values(schema)) fieldsOf(value, found, seen)
  return found
}

/** The names of what a call takes, in its address or its form. */
function takenBy(described: unknown): Set<string> {
  const { parameters = [], requestBody } = described as { parameters?: readonly { readonly name: string }[]; requestBody?: unknown }
  return new Set([...fieldsOf(requestBody), ...parameters.map(({ name }) => name)])
}

const answerOf = (call: string): unknown => {
  const [method = '', path = ''] = call.split(' ')
  return openapi.paths[path]?.[method.toLowerCase()]
}

/** Two pages only lead on: nobody looks at them longer. */
const PASSING = new Set(['/loading', '/loading/activity'])
const routes = knownRoutes()
const addressOf = (path: string): string =>
  path.replaceAll(/\{(\w+)\??\}/g, (_, name: string) => (/^(?:id|ids|page)$/.test(name) ? '7' : 'x'))

const ADDRESSES = 'client/src/app/addresses.test.ts'

/** An address has its title and flags; a page of its own is looked at in the browser as well. */
function routeProofs(path: string): readonly Proof[] {
  const patternOf = (pattern: string): RegExp =>
    new RegExp(`^${pattern.replaceAll(/\/\{\w+\?\}/g, '(?:/[^/]+)?').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  const address = addressOf(path)
  if (redirectOf(address) !== null) return [[ADDRESSES, `the address ${path} leads on`]]
  const first = routes.map(({ patterns }) => patterns[0] ?? '').find((pattern) => patternOf(pattern).test(address))
  const shown: Proof = [ADDRESSES, `the address ${path} has its title and flags`]
  const looked = `every page, as a visitor and as a member, at … the page ${first} as a visitor and as a member`
  return first === undefined || PASSING.has(first) ? [shown] : [shown, ['tests/e2e/pages.test.ts', looked]]
}

function callProof({ text, params = [] }: Item): Proof | null {
  const wanted = text.replace('/api/index_wntj/1', '/api/index_wntj/{page}')
  const isAsked = ROWS.some(({ rest }) => rest === wanted)
  const described = answerOf(wanted)
  return isAsked && described !== undefined && params.every((name) => takenBy(described).has(name))
    ? ['tests/contract/calls.test.ts', `every REST call, through the gateway the call ${wanted} through the gateway`]
    : null
}

function fieldProof({ section, text }: Item): Proof | null {
  const sectionProof = FIELD_PROOFS[section]
  if (sectionProof === undefined) return null
  return sectionProof.besides?.[text] ?? (fieldsOf(answerOf(sectionProof.call)).has(text) ? sectionProof.proof : null)
}

const alone = (proof: Proof | null): readonly Proof[] => (proof === null ? [] : [proof])

const OWN_PROOFS: Readonly<Record<string, (item: Item) => readonly Proof[]>> = {
  route: ({ text }) => routeProofs(text),
  call: (item) => alone(callProof(item)),
  field: (item) => alone(fieldProof(item)),
}

const marksOf = ({ kind, text }: Item): readonly Mark[] =>
  LISTS[kind]?.find(([first]) => first !== undefined && text.startsWith(first[0])) ?? []

function clausesFor(item: Item): readonly Clause[] {
  const kindProofs = OWN_PROOFS[item.kind]
  if (kindProofs === undefined) return clausesOf(item.text, marksOf(item))
  const proofs = kindProofs(item)
  const given = item.params?.length ? ` (${item.params.join(', ')})` : ''
  return proofs.length === 0
    ? []
    : [{ text: `${item.text}${given}`, proofs: [...proofs, ...((item.kind === 'call' ? PARAM_PROOFS : ROUTE_PROOFS)[item.text] ?? [])] }]
}

/** The full title that a proof's words name: one test of the file, or one row of such a test; none where several could be meant. */
function titleNamed([file, words]: Proof): string | null {
  if (!existsSync(join(ROOT, file))) return null
  const titles = titlesOf(file)
  if (titles.includes(words)) return words
  const named = titles.filter((title) => title.includes(words))
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  return titles.some((title) => titlePattern(title).test(words)) ? words : null
}

const items = itemsOf(read('docs/SPEC.md'))

const inCell = (text: string): string => text.replaceAll('|', String.raw`\|`)

function document(): string {
  const sections = [...new Set(items.map(({ section }) => section))]
  const table = (section: string, clauses: readonly Clause[]): string => {
    const lines = clauses.flatMap(({ text, proofs }) =>
      proofs.map((proof, at) => `| ${at === 0 ? inCell(text) : '″'} | \`${proof[0]}\` | ${inCell(titleNamed(proof) ?? proof[1])} |`),
    )
    return `## ${section}\n\n| what | proven in | by |\n|---|---|---|\n${lines.join('\n')}\n`
  }
  const count = items.flatMap(clausesFor).length
  const tables = [
    ...sections.map((section) => table(section, items.filter((item) => item.section === section).flatMap(clausesFor))),
    ...Object.entries(TRADE_CLAUSES).map(([section, clauses]) => table(section, clauses)),
  ]
  return `# What the specification asks for, and what proves it\n\n${count} routes, flags, calls, fields, states, rules, errors and constants of [SPEC.md](SPEC.md); a line that says several things stands here as several, and what the shop does beside it stands below. Written and checked by \`tests/house/spec\`; \`npm test -- house\` fails when one of them names no test; the last step of a whole \`npm test\` fails when such a test did not run and pass.\n\n${tables.join('\n')}`
}

it('the specification is read whole', () => {
  const count = (kind: string): number => items.filter((item) => item.kind === kind).length
  expect({
    routes: count('route'),
    children: count('child'),
    groups: count('group'),
    calls: count('call'),
    errors: count('error'),
    constants: count('constant'),
  }).toEqual({
    routes: 108,
    children: 12,
    groups: 4,
    calls: 68,
    errors: 12,
    constants: 14,
  })
})

it('every line of the specification has its proof', () => {
  expect(items.filter((item) => clausesFor(item).length === 0).map(({ section, text }) => `${section}: ${text}`)).toEqual([])
})

it('every sentence of a line has a proof of its own, and no list proves what is not said', () => {
  const listed = items.filter(({ kind }) => OWN_PROOFS[kind] === undefined)
  expect(listed.flatMap((item) => faultsOf(item.text, marksOf(item)))).toEqual([])
  const used = new Set(listed.map(marksOf))
  expect(
    Object.values(LISTS)
      .flat()
      .filter((marks) => !used.has(marks))
      .map(([first]) => first?.[0]),
  ).toEqual([])
})

it('every proof names one test of its file', () => {
  const proofs = [...items.flatMap(clausesFor), ...Object.values(TRADE_CLAUSES).flat()].flatMap((clause) => clause.proofs)
  const broken = proofs.filter((proof) => titleNamed(proof) === null)
  expect([...new Set(broken.map(([file, title]) => `${file}: ${title}`))]).toEqual([])
})

it('docs/coverage.md is that of today', async () => {
  await expect(document()).toMatchFileSnapshot('../../../docs/coverage.md')
})
