import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { declaredNames } from './declared.ts'
import { files, read, sources } from './sources.ts'

/** Names that say nothing of what they hold or do (docs/style.md). An HTTP client's `put` is the method. */
const isEmptyWord = (name: string, file: string): boolean =>
  /^(one|own|put|take|of)$/.test(name) && !(name === 'put' && file === 'gateway/src/rest/callerRest.ts')

/** What outside its rooms speaks of the lottery. */
const LOTTERY = [
  'api/src/db/migrations/0010_content.ts',
  'api/src/db/tables/content.ts',
  'client/src/app/Extras.tsx',
  'client/src/app/extrasMemory.ts',
  'rules/src/constants.ts',
  'tests/contract/rows/row.ts',
  'tests/house/spec/proofs.ts',
  'tests/house/spec/ruleProofs.ts',
]
const isLottery = (file: string): boolean => /\/draw\//.test(file) || LOTTERY.includes(file)
const isMisplacedDraw = (name: string, file: string): boolean => /^draw(?!er)/i.test(name) && !isLottery(file)

/** Only what may declare such a name is parsed: one of the words, with what can follow a declared name. */
const SUSPECT = /\b(?:one|own|put|take|of|draw\w*)\b(?=\s*(?:[,:=)}\]?(<;{]|of\b|in\b|extends\b|implements\b|$))/im

describe('names and sizes', () => {
  it('no file is a barrel', () => {
    expect(sources.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([])
  })

  it('folders are named in kebab-case and files in camelCase, components in PascalCase', () => {
    const ok =
      /^[a-z0-9]+([A-Z][a-z0-9]*)*(\.[a-z][A-Za-z0-9]*)*\.tsx?$|^[A-Z][A-Za-z0-9]*(\.test)?\.tsx?$|^use[A-Z]\w*(\.test)?\.tsx?$|^\d{4}_[a-z_]+\.ts$/
    const bad = sources.filter(
      (file) =>
        !ok.test(basename(file).replace('-setup', 'Setup')) ||
        dirname(file)
          .split('/')
          .some((part) => !/^[.a-z0-9-]+$/.test(part)),
    )
    expect(bad).toEqual([])
  })

  it('no file is longer than 300 lines', () => {
    const long = files
      .filter((file) => /\.(tsx?|mjs|graphql)$/.test(file) && !/(^|\/)(schema|released)\.graphql$/.test(file))
      .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
      .filter(({ file, lines }) => lines > (file.endsWith('.graphql') ? 600 : 300))
    expect(long).toEqual([])
  })

  it('no comment is longer than two lines', () => {
    const bad = sources.flatMap((file) => {
      const lines = read(file).split('\n')
      return lines.flatMap((line, index) => {
        const isThird = [line, lines[index - 1], lines[index - 2]].every((text) => /^\s*\/\//.test(text ?? ''))
        return isThird ? [`${file}:${index + 1}`] : []
      })
    })
    expect(bad).toEqual([])
  })
})

describe('words', () => {
  it('nothing is named one, own, put, take or of, and nothing outside the lottery is named draw', () => {
    const found = sources.flatMap((file) => {
      if (!SUSPECT.test(read(file))) return []
      const names = declaredNames(read(file), file.endsWith('x') ? 'tsx' : 'ts').filter(
        (name) => isEmptyWord(name, file) || isMisplacedDraw(name, file),
      )
      return names.length === 0 ? [] : [`${file}: ${[...new Set(names)].toSorted().join(' ')}`]
    })
    expect(found).toEqual([])
  })

  it('the search for names finds one wherever a source declares it, and not where it only uses it', () => {
    const text = `
      import { imported, other as renamed } from './a.ts'
      import type * as everything from './b.ts'
      const { a, b: [c = imported, ...d], ...e } = used.property
      type Shape<T> = { member: T; method: (argument: number) => void }
      class Kind extends Base { field = 1; act(parameter: Shape<string>): void {} }
      export function work({ f }: Given, g = 2) { try { key({ g, h: 1 }) } catch (error) { for (const i of list) i() } }
    `
    const names = 'renamed everything a c d e Shape member method argument Kind field act parameter work f g error i'
    expect(declaredNames(text, 'ts').toSorted()).toEqual(names.split(' ').toSorted())
  })
})

describe('the project speaks of itself alone', () => {
  it('the project names no registry host, no path of a machine and no unfinished work', () => {
    const words = [
      /registry\.npmjs|npmmirror|deb\.debian\.org/,
      /(^|[\s'"`(])\/(work|root|opt\/n24)\//,
      /\bTODO\b|\bFIXME\b|敬请期待|coming soon/i,
    ]
    const bad = files
      .filter(
        (file) =>
          /\.(tsx?|mjs|md|json|ya?ml|graphql)$|\.ci\/run$/.test(file) && file !== 'pnpm-lock.yaml' && !file.startsWith('tests/house/'),
      )
      .flatMap((file) => words.filter((word) => word.test(read(file))).map((word) => `${file}: ${word.source}`))
    expect(bad).toEqual([])
  })

  it('the project refers only to pages that the repository holds', () => {
    const bad = sources.flatMap((file) =>
      /\b(DESIGN|TRUST|STOREFRONT|TOOLS|PERFORMANCE|CONTRACT)(\.md)? ?§/.test(read(file)) ? [file] : [],
    )
    expect(bad).toEqual([])
  })

  it('the project has no escape hatch from the types without a reason', () => {
    const bad = sources
      .filter((file) => !file.startsWith('tests/house/'))
      .flatMap((file) =>
        read(file)
          .split('\n')
          .flatMap((line, index) =>
            /as unknown as|@ts-ignore|@ts-expect-error\s*$|(oxlint|eslint)-disable(?!.*--\s*\S)/.test(line)
              ? [`${file}:${index + 1} ${line.trim()}`]
              : [],
          ),
      )
    expect(bad).toEqual([])
  })
})
