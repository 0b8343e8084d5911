import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { files, read } from './sources.ts'

const page = read('CONTRIBUTING.md')
const [, ...recipes] = (page.split('\n## Recipes\n')[1] ?? '').split('\n### ')
const titleOf = (recipe: string): string => recipe.split('\n')[0] ?? ''

/** What a recipe counts: written by hand, without tests, seed and docs. */
const counted = files.filter(
  (file) =>
    /^(rules|api|gateway|client|contract|scripts)\/.*\.(tsx?|mjs|graphql)$/.test(file) &&
    !/\.test\.tsx?$|\/testing\/|seed|released\.graphql$/i.test(file),
)

const listedIn = (recipe: string): string[] => [...recipe.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file = '']) => file)

/** The words of `git grep -lE '…'`, or of -lw, which asks for a whole word. */
function searchIn(recipe: string): RegExp | null {
  const [, flags = '', words] = /`git grep -l([Ew]) '([^']+)'`/.exec(recipe) ?? []
  if (words === undefined) return null
  return new RegExp(flags === 'w' ? String.raw`\b${words}\b` : words, 'm')
}

describe('the recipes of CONTRIBUTING.md', () => {
  it('the recipes of CONTRIBUTING.md tell how to add what is added most often', () => {
    expect(recipes.map(titleOf)).toEqual(['A field of goods', 'A page', 'A mutation', 'A kind of promotion', 'An error code', 'A job'])
  })

  it.each(recipes.map((recipe) => [titleOf(recipe), recipe]))(
    'the recipe %s lists exactly the files that its example took',
    (_title, recipe) => {
      const search = searchIn(recipe)
      const found = search === null ? [] : counted.filter((file) => search.test(read(file)))
      expect(found.length).toBeGreaterThan(1)
      expect(listedIn(recipe).toSorted()).toEqual(found.toSorted())
    },
  )
})

const isPath = (text: string): boolean => /^\.?[a-z][\w.-]*\/[\w./-]+$|^\.[a-z]+$/i.test(text)
const inlineCode = (text: string): string[] => [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, code = '']) => code)
const commandsIn = (text: string): string[] => [
  ...[...text.matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, block = '']) => block.trim().split('\n')),
  ...inlineCode(text).filter((code) => /^(npm|npx|pnpm|node) /.test(code)),
]

const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: object; devDependencies: object }
const projects = [...read('vitest.config.ts').matchAll(/name: '([\w-]+)'/g)].map(([, name]) => name)
const declared = read('scripts/lib/parts.ts').split('export const PARTS')[1]?.split('\n}\n')[0] ?? ''
const parts = ['changed', ...[...declared.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)]
const PROGRAMS: Readonly<Record<string, string>> = { tsc: 'typescript' }

/** Why a command cannot be run, or null. */
function faultOf(command: string): string | null {
  const [tool = '', ...words] = command.replace(/\s+#.*$/, '').split(/\s+/)
  if (tool === 'node') return existsSync(inRoot(words[0] ?? '')) ? null : `no file ${words[0]}`
  if (tool === 'npm') {
    const script = words.find((word) => word !== 'run' && !word.startsWith('-')) ?? ''
    if (!(script in manifest.scripts)) return `no script ${script}`
    const asked = script === 'test' && words.includes('--') ? words.slice(words.indexOf('--') + 1) : []
    const unknown = asked.find((part) => !parts.includes(part))
    return unknown === undefined ? null : `no part ${unknown}`
  }
  const program = tool === 'pnpm' ? words[1] : words[0]
  if (program === undefined || !((PROGRAMS[program] ?? program) in manifest.devDependencies)) return `no program ${program}`
  const project = words[words.indexOf('--project') + 1]
  if (words.includes('--project') && !projects.includes(project)) return `no project ${project}`
  return words.filter((word) => word.includes('/')).find((path) => !existsSync(inRoot(path))) ?? null
}

describe('what newcomers are told', () => {
  it.each(['CONTRIBUTING.md', 'docs/concepts.md'])('%s names only files and folders that are there', (file) => {
    const named = inlineCode(read(file)).filter(isPath)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((path) => !existsSync(inRoot(path)))).toEqual([])
  })

  it('the text for newcomers gives only commands that can be run', () => {
    const commands = [...commandsIn(page), ...commandsIn(read('README.md'))]
    expect(commands.length).toBeGreaterThan(20)
    expect(commands.flatMap((command) => (/^(npm|npx|pnpm|node) /.test(command) ? [faultOf(command)] : [])).filter(Boolean)).toEqual([])
    expect(['npm run dance', 'npm test -- dance', 'npx dance', 'npx vitest run --project dance', 'node dance.ts'].map(faultOf)).toEqual([
      'no script dance',
      'no part dance',
      'no program dance',
      'no project dance',
      'no file dance.ts',
    ])
  })
})
