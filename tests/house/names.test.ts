import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, read, sources } from './sources.ts'

describe('names and sizes', () => {
  it('has no barrel', () => {
    expect(sources.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([])
  })

  it('names folders in kebab-case and files in camelCase, components in PascalCase', () => {
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

  it('keeps files at 300 lines', () => {
    const long = files
      .filter((file) => /\.(tsx?|mjs|graphql)$/.test(file) && !/(^|\/)(schema|released)\.graphql$/.test(file))
      .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
      .filter(({ file, lines }) => lines > (file.endsWith('.graphql') ? 600 : 300))
    expect(long).toEqual([])
  })

  it('keeps comments to two lines', () => {
    const bad = sources.flatMap((file) => {
      const lines = read(file).split('\n')
      return lines.flatMap((line, index) => {
        const isThird = [line, lines[index - 1], lines[index - 2]].every((one) => /^\s*\/\//.test(one ?? ''))
        return isThird ? [`${file}:${index + 1}`] : []
      })
    })
    expect(bad).toEqual([])
  })
})

describe('the project speaks of itself alone', () => {
  it('names no registry host, no path of a machine and no unfinished work', () => {
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

  it('refers only to pages that the repository holds', () => {
    const bad = sources.flatMap((file) =>
      /\b(DESIGN|TRUST|STOREFRONT|TOOLS|PERFORMANCE|CONTRACT)(\.md)? ?§/.test(read(file)) ? [file] : [],
    )
    expect(bad).toEqual([])
  })

  it('has no escape hatch from the types without a reason', () => {
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
