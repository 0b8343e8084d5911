// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import * as hooks from './hooks.ts'
import * as runtime from './runtime.ts'

const nodeRequire = createRequire(import.meta.url)
const library = join(dirname(nodeRequire.resolve('react-relay/hooks')), 'lib')

/** The files of react-relay that a hook is made of. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/require\(['"](\.[^'"]+)['"]\)/g))
    filesOf(join(dirname(file), path.endsWith('.js') ? path : `${path}.js`), found)
  return found
}

/** What a file asks of the index of relay-runtime, such as `Observable` or `__internal.fetchQuery`. */
function askedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const internal = [...text.matchAll(/\b__internal\.\w+/g)].map(([name]) => name)
  const names = [...text.matchAll(/(\w+) = require\(['"]relay-runtime['"]\)/g)].flatMap(([, name = '']) =>
    [...text.matchAll(new RegExp(String.raw`\b${name}\.(\w+)`, 'g'))].map(([, asked = '']) => asked),
  )
  return [...names, ...internal]
}

const listed = readFileSync(join(import.meta.dirname, 'hooks.ts'), 'utf8').matchAll(/react-relay\/lib\/(relay-hooks\/\w+\.js)/g)
const files = [...listed].reduce((found, [, path = '']) => filesOf(join(library, path), found), new Set<string>())
// Under Relay's own name.
const { __internal: internal, ...named } = runtime
const asked = new Set([...files].flatMap(askedBy))

it('our index of relay-runtime has all that the hooks ask of it', () => {
  expect(asked.size).toBeGreaterThan(15)
  const has = ['__internal', ...Object.keys(named), ...Object.keys(internal).map((name) => `__internal.${name}`)]
  expect([...asked].filter((name) => !has.includes(name))).toEqual([])
})

it("our index of relay-runtime names the very modules of Relay's indexes", () => {
  const [whole, wholeHooks] = ['relay-runtime', 'react-relay/hooks'].map((index) => nodeRequire(index) as Record<string, object>)
  for (const [name, value] of Object.entries(named)) expect([name, value === whole?.[name]]).toEqual([name, true])
  for (const [name, value] of Object.entries(hooks)) expect([name, value === wholeHooks?.[name]]).toEqual([name, true])
  expect(internal).toEqual(Object.fromEntries(Object.keys(internal).map((name) => [name, Reflect.get(whole?.['__internal'] ?? {}, name)])))
})
