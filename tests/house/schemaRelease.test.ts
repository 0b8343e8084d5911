import { buildSchema, findBreakingChanges } from 'graphql'
import { describe, expect, it } from 'vitest'
import { livesUntil } from '../../contract/src/deprecation.ts'
import { deprecations } from '../../scripts/lib/changelog.ts'
import { read } from './sources.ts'

const HOW = `A document that worked with the released schema would no longer work. Instead of changing or removing:
  1. add the new field, argument or value beside the old one;
  2. mark the old one: @deprecated(reason: "YYYY-MM-DD: use <new one>; <why>") and keep it working;
  3. take it out only in a release that says so, a season later.
A release is written down by copying schema.graphql to gateway/released.graphql. What breaks:`

function breaking(released: string, current: string): string[] {
  return findBreakingChanges(buildSchema(released), buildSchema(current)).map(({ type, description }) => `${type}: ${description}`)
}

describe('the public contract', () => {
  const released = read('gateway/released.graphql')

  it('the public contract breaks no document that the last released schema allowed', () => {
    const changes = breaking(released, read('schema.graphql'))
    expect(changes, `${HOW}\n${changes.map((change) => `  - ${change}`).join('\n')}\n`).toEqual([])
  })

  it.each([
    ['a field that is gone', (sdl: string) => sdl.replace(/\n {2}"[^"]*"\n {2}orderNo: String!/, ''), /FIELD_REMOVED/],
    ['a field that may now be null', (sdl: string) => sdl.replace('  orderNo: String!', '  orderNo: String'), /FIELD_CHANGED_KIND/],
    [
      'an input that asks for more',
      (sdl: string) => sdl.replace(/(input LoginInput \{\n)/, '$1  "The captcha."\n  captcha: String!\n'),
      /REQUIRED_INPUT_FIELD_ADDED/,
    ],
    ['a value that is gone', (sdl: string) => sdl.replace(/\n {2}"[^"]*"\n {2}PRICE_DESC/, ''), /VALUE_REMOVED_FROM_ENUM/],
  ])('the public contract would notice %s', (_, change, expected) => {
    const changed = change(released)
    expect(changed).not.toBe(released)
    expect(breaking(released, changed).join()).toMatch(expected)
  })

  it('the public contract names the release it stands on, with its day, where it says what a release is', () => {
    const [, version = '', day = ''] = /^## (\d+\.\d+) \((\d{4}-\d\d-\d\d)\)\n/.exec(read('gateway/releases.md')) ?? []
    expect([version, day]).toEqual(['1.0', '2026-11-23'])
    expect(read('docs/evolution.md')).toContain(`The schema is ${version} since ${day}`)
    expect(read('docs/changelog.md')).toContain(`\n## ${version} (${day})\n`)
  })

  it('the public contract says of whatever is deprecated since when it is, and what to use', () => {
    const unclear = [...deprecations(buildSchema(read('schema.graphql')))].filter(([, reason]) => livesUntil(reason) === null)
    expect(unclear).toEqual([])
  })

  it('the public contract lets the schema grow', () => {
    const grown = released.replace(/(type Goods implements Node \{\n)/, '$1  "Something new."\n  novelty: String\n')
    expect(grown).not.toBe(released)
    expect(breaking(released, grown)).toEqual([])
  })
})
