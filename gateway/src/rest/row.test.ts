import { describe, expect, it } from 'vitest'
import { Row, listOf } from './row.ts'

type Fields = { a: unknown }
const row = (a: unknown): Row<Fields> => new Row<Fields>({ a }, 'thing')
const unreadable = expect.objectContaining({ code: 'SYSTEM_BUSY' })

describe('a row of a body', () => {
  it.each([null, undefined, 'x', 1, true])('is no %j', (value) => {
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
    ['money as a number', row(12.3).money('a'), '12.30'],
    ['money as a whole number', row(12).money('a'), '12.00'],
    ['money whose binary fraction is short', row(1.15).money('a'), '1.15'],
    ['money rounded down', row(12.349).money('a'), '12.34'],
    ['money as a text with one place', row('12.3').money('a'), '12.30'],
    ['money as a text with four places', row('-0.0599').money('a'), '-0.05'],
    ['a number as text', row(7).text('a'), '7'],
    ['an absent text with a meaning', row(undefined).text('a', '无'), '无'],
    ['an integer as text', row('12').integer('a'), 12],
    ['an absent integer with a meaning', row(null).integer('a', 1), 1],
    ['a flag as text', row('0').flag('a'), false],
    ['an absent flag with a meaning', row(undefined).flag('a', true), true],
    ['an absent id with a meaning', row(undefined).id('a', ''), ''],
    ['moment in milliseconds', row(1_795_226_702_345).moment('a'), '2026-11-21T02:05:02Z'],
    ['moment as text', row('1795226702').moment('a'), '2026-11-21T02:05:02Z'],
    ['a known word or none', row('y').knownOneOf('a', { x: 'X' }), null],
    ['an empty object of PHP', row([]).filledObject('a', () => 'read'), null],
    ['an empty list', row([]).optionalObject('a', () => 'read'), 'read'],
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
    ['an object as text', () => row({}).text('a')],
    ['an absent text', () => row(null).text('a')],
    ['a fraction as integer', () => row(1.5).integer('a')],
    ['a word as integer', () => row('one').integer('a')],
    ['an integer beyond Int', () => row(2 ** 31).integer('a')],
    ['NaN', () => row(Number.NaN).integer('a')],
    ['an unsafe numeric id', () => row(2 ** 60).id('a')],
    ['a word as id', () => row('x').id('a')],
    ['2 as flag', () => row(2).flag('a')],
    ['a word as money', () => row('12,30').money('a')],
    ['an endless amount', () => row(1e15).money('a')],
    ['half a second as moment', () => row(1_795_140_000.5).moment('a')],
    ['a moment in words', () => row('2026-11-21 10:05').moment('a')],
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
