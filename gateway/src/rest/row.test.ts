import { describe, expect, it } from 'vitest'
import { Row, listOf } from './row.ts'

type Fields = { a: unknown }
const row = (a: unknown): Row<Fields> => new Row<Fields>({ a }, 'thing')
const unreadable = expect.objectContaining({ code: 'SYSTEM_BUSY' })

describe('a row of a body', () => {
  it.each([null, undefined, 'x', 1, [], true])('a row is not made of %j', (value) => {
    expect(() => new Row(value, 'thing')).toThrow(unreadable)
  })

  const right: readonly [string, unknown, unknown][] = [
    ['text', row('x').text('a'), 'x'],
    ['absent text', row(undefined).optionalText('a'), null],
    ['id', row('12').id('a'), '12'],
    ['numeric id', row(12).id('a'), '12'],
    ['integer', row(-3).integer('a'), -3],
    ['flag 1', row(1).flag('a'), true],
    ['flag false', row(false).flag('a'), false],
    ['money', row('12.30').money('a'), '12.30'],
    ['moment', row(1_795_226_702).moment('a'), '2026-11-21T02:05:02Z'],
    ['moment after 2038', row(9_999_999_999).moment('a'), '2286-11-20T17:46:39Z'],
    ['date', row('2027-08-31').date('a'), '2027-08-31'],
    ['one of', row('x').oneOf('a', { x: 'X' }), 'X'],
    ['absent list', row(undefined).optionalList('a', String), []],
    ['entries', row({ k: 1 }).entries('a', (name, value) => [name, value]), [['k', 1]]],
    ['absent object', row(null).optionalObject('a', String), null],
  ]
  it.each(right)('a row of a body reads %s', (_, actual, expected) => {
    expect(actual).toEqual(expected)
  })

  const wrong: readonly [string, () => unknown][] = [
    ['a number as text', () => row(1).text('a')],
    ['an absent text', () => row(null).text('a')],
    ['a fraction as integer', () => row(1.5).integer('a')],
    ['a text as integer', () => row('1').integer('a')],
    ['an integer beyond Int', () => row(2 ** 31).integer('a')],
    ['NaN', () => row(Number.NaN).integer('a')],
    ['an unsafe numeric id', () => row(2 ** 60).id('a')],
    ['a word as id', () => row('x').id('a')],
    ['2 as flag', () => row(2).flag('a')],
    ['a float as money', () => row(12.3).money('a')],
    ['money with one place', () => row('12.3').money('a')],
    ['milliseconds as moment', () => row(1_795_226_702_000).moment('a')],
    ['a moment as date', () => row('2027-08-31T00:00:00Z').date('a')],
    ['an unknown word', () => row('y').oneOf('a', { x: 'X' })],
    ['an inherited word', () => row('constructor').oneOf('a', { x: 'X' })],
    ['an object as list', () => row({}).list('a', String)],
    ['a list as object', () => row([1]).object('a', (value) => new Row(value, 'inner'))],
    ['null as entries', () => row(null).entries('a', String)],
    ['a body that is no list', () => listOf({}, 'things', String)],
  ]
  it.each(wrong)('a row of a body refuses %s', (_, read) => {
    expect(read).toThrow(unreadable)
  })
})
