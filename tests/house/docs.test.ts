import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, read, ROOT, sources } from './sources.ts'

const pages = files.filter(
  (file) => /^(README|CONTRIBUTING)\.md$/.test(file) || (/^docs\/.*\.md$/.test(file) && !/^docs\/(SPEC|TRADE)\.md$/.test(file)),
)
const INDEX = 'docs/decisions/README.md'
const records = files.filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
const numberOf = (file: string): string => basename(file).slice(0, 4)
const SETTING = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/

/** Names between back quotes in the first column of the README's table of settings. */
function listedSettings(): string[] {
  const [, table = ''] = read('README.md').split('## Settings')
  const rows = (table.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

/** What the settings modules read, by name. */
function readSettings(): string[] {
  const api = ['settings', 'databaseSettings', 'platformSettings', 'modules/channel/channels'].map((file) => `api/src/${file}.ts`)
  const modules = [...api, 'gateway/src/settings.ts']
  const names = modules.flatMap((file) =>
    [...read(file).matchAll(/(?:env|sources|name)?,? ?'([A-Z][A-Z0-9_]+)'/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)].filter((name) => SETTING.test(name) && name.length > 2)
}

describe('what is written', () => {
  it('the documentation links only to what is there', () => {
    const dead = pages.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .filter(([, target = '']) => !existsSync(join(ROOT, dirname(file), target)))
        .map(([, target]) => `${file}: ${target}`),
    )
    expect(dead).toEqual([])
  })

  it('the documentation lists every setting that is read, and none that is not', () => {
    const listed = listedSettings()
    expect(new Set(listed).size).toBe(listed.length)
    expect(readSettings().filter((name) => !listed.includes(name))).toEqual([])
    const all = sources
      .filter((file) => !file.includes('.test.'))
      .map(read)
      .join('\n')
    expect(listed.filter((name) => !all.includes(name))).toEqual([])
  })

  it('the documentation numbers each decision once, and heads it with its number', () => {
    const numbers = records.map(numberOf)
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
    expect(records.filter((file) => !read(file).startsWith(`# ${numberOf(file)} `))).toEqual([])
  })

  it('the documentation lists each decision once in the index, under its own heading', () => {
    const linked = [...read(INDEX).matchAll(/^\* \[(.+)\]\((\S+)\)$/gm)].map(([, title = '', file = '']) => `${file}: ${title}`)
    const headed = records.map((file) => `${basename(file)}: ${read(file).split('\n')[0]?.slice(2) ?? ''}`)
    expect(linked.toSorted()).toEqual(headed.toSorted())
  })

  it('the number of a decision that a page has replaced is not given again', () => {
    const replaced = [...read(INDEX).matchAll(/^\| \[.*\| ([\d, ]+) \|$/gm)].flatMap(([, numbers = '']) => numbers.split(', '))
    expect(replaced).toContain('0107')
    expect(records.filter((file) => replaced.includes(numberOf(file)))).toEqual([])
  })

  it('both records say that one decision amends the other', () => {
    const status = new Map(records.map((file) => [numberOf(file), /^Status: (.+)$/m.exec(read(file))?.[1] ?? 'none']))
    const named = (number: string, word: RegExp): string[] =>
      [...(word.exec(status.get(number) ?? '')?.[1] ?? '').matchAll(/\d{4}/g)].map(String)
    const amends = [...status.keys()].flatMap((later) => named(later, /Amends ([^.]*)/).map((earlier) => `${later} amends ${earlier}`))
    const amended = [...status.keys()].flatMap((earlier) =>
      named(earlier, /Amended by ([^.]*)/).map((later) => `${later} amends ${earlier}`),
    )
    expect([...status].filter(([, text]) => !/^(in force|superseded by)/.test(text))).toEqual([])
    expect(amends.toSorted()).toEqual(amended.toSorted())
    expect(amends).toContain('0101 amends 0052')
  })
})
