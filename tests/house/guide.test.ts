import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { buildSchema, isEnumType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { files, read } from './sources.ts'

const pagesOf = (language: string): string[] => files.filter((file) => file.startsWith(`docs/guide/${language}/`)).toSorted()
const pages = [...pagesOf('zh'), ...pagesOf('en')]

const BLOCK = /(<!-- (tests\/guide\/\S+) -->\n\n```\w+\n)[^]*?(```)/g

/** The page with each block as the file is that the comment before it names. */
function filled(page: string): string {
  return page.replaceAll(BLOCK, (_, head: string, file: string, end: string) => `${head}${read(file).trimEnd()}\n${end}`)
}

const shownOn = (page: string): string[] => [...read(page).matchAll(BLOCK)].map(([, , file = '']) => file)
const withoutCode = (page: string): string => read(page).replaceAll(BLOCK, '')

describe('the guide', () => {
  it.each(pages)('%s shows its files as they are (`-u` puts them in)', async (page) => {
    await expect(filled(read(page))).toMatchFileSnapshot(inRoot(page))
  })

  it('the guide has the same pages in Chinese and English, with the same files', () => {
    const names = (language: string): string[] => pagesOf(language).map((page) => basename(page))
    expect(names('zh')).toEqual(names('en'))
    expect(names('zh').map((name) => name.slice(0, 2))).toEqual(Array.from({ length: 15 }, (_, at) => String(at + 1).padStart(2, '0')))
    expect(pagesOf('zh').map(shownOn)).toEqual(pagesOf('en').map(shownOn))
    const index = read('docs/guide/README.md')
    expect(pages.filter((page) => !index.includes(`(${page.slice('docs/guide/'.length)})`))).toEqual([])
  })

  it('the guide shows every file of its three clients and each document once', () => {
    const shown = pagesOf('zh').flatMap(shownOn)
    const written = files.filter((file) => /^tests\/guide\/((apollo|urql|relay)\/.*\.(ts|json)|documents\/.*)$/.test(file))
    expect(new Set(shown).size).toBe(shown.length)
    expect(written.filter((file) => !file.endsWith('/guide.ts') && !shown.includes(file))).toEqual([])
  })

  it('the guide writes no GraphQL and no code beside the files that run', () => {
    const languages = pages.flatMap((page) => [...withoutCode(page).matchAll(/^```(\w+)$/gm)].map(([, language]) => language))
    expect(new Set(languages)).toEqual(new Set(['sh']))
  })

  it('the guide says of every error code what an app does, in both languages', () => {
    const codes = buildSchema(readFileSync(inRoot('schema.graphql'), 'utf8')).getType('GatewayErrorCode')
    const names = isEnumType(codes) ? codes.getValues().map((value) => value.name) : []
    expect(names.length).toBeGreaterThan(5)
    const missing = ['zh', 'en'].flatMap((language) => {
      const rows = read(`docs/guide/${language}/15-errors.md`)
      return names.filter((name) => !rows.includes(`\n| \`${name}\` | `)).map((name) => `${language}: ${name}`)
    })
    expect(missing).toEqual([])
  })
})
