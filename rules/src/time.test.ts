import { describe, expect, test } from 'vitest'
import { addMonths, countdownText, expiryClass, formatDate, formatDateTime, formatTime, parseDate, toMillis } from './time.ts'

const at = (text: string): number => parseDate(text) ?? Number.NaN

describe('timestamps', () => {
  test.each([
    [1_795_226_700, 1_795_226_700_000],
    ['1795226700', 1_795_226_700_000],
    [1_795_226_700_123, 1_795_226_700_123],
    [0, 0],
  ])('the timestamp %s is read', (timestamp, want) => {
    expect(toMillis(timestamp)).toBe(want)
  })

  test.each(['', 'abc', '-1', '1.5', ' 1'])('the timestamp %j is unreadable', (timestamp) => {
    expect(toMillis(timestamp)).toBeNaN()
    expect([formatDateTime(timestamp), formatDate(timestamp), formatTime(timestamp)]).toEqual(['', '', ''])
  })

  test('timestamps are shown in Shanghai time, whatever the zone of the machine', () => {
    const seconds = Date.UTC(2026, 10, 21, 2, 5) / 1000
    expect(formatDateTime(seconds)).toBe('2026-11-21 10:05')
    expect(formatDateTime(String(seconds))).toBe('2026-11-21 10:05')
    expect(formatDateTime(seconds * 1000)).toBe('2026-11-21 10:05')
    expect(formatDate(Date.UTC(2026, 11, 31, 16, 0) / 1000)).toBe('2027-01-01')
    expect(formatTime(seconds)).toBe('10:05')
  })
})

describe('days', () => {
  test('a day is its Shanghai midnight', () => {
    expect(parseDate('2026-11-21')).toBe(Date.UTC(2026, 10, 20, 16) / 1000)
    expect(formatDateTime(at('2026-11-21'))).toBe('2026-11-21 00:00')
  })

  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '2026-11-31', '20261121', ''])('the text %j is no day', (text) => {
    expect(parseDate(text)).toBeNull()
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-21', 8, '2027-07-21'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-15', -3, '2025-12-15'],
    ['2026-01-01', 0, '2026-01-01'],
  ])('the day %s + %i months', (from, months, want) => {
    expect(formatDate(addMonths(at(from), months))).toBe(want)
  })
})

describe('countdown', () => {
  test.each([
    [7_985_000, '02:13:05'],
    [7_984_001, '02:13:05'],
    [7_984_000, '02:13:04'],
    [1, '00:00:01'],
    [0, '00:00:00'],
    [-5_000, '00:00:00'],
    [86_399_000, '23:59:59'],
    [86_400_000, '1天 00:00:00'],
    [180_185_000, '2天 02:03:05'],
  ])('a countdown of %i ms', (left, want) => {
    expect(countdownText(left)).toBe(want)
  })
})

describe('expiry', () => {
  const now = at('2026-11-21')
  test.each([
    ['2026-11-20', { isExpired: true, isRed: true, isNear: true, range: 'under6m' }],
    ['2026-11-22', { isExpired: false, isRed: true, isNear: true, range: 'under6m' }],
    ['2027-05-20', { isExpired: false, isRed: true, isNear: true, range: 'under6m' }],
    ['2027-05-21', { isExpired: false, isRed: true, isNear: false, range: '6mTo1y' }],
    ['2027-07-20', { isExpired: false, isRed: true, isNear: false, range: '6mTo1y' }],
    ['2027-07-21', { isExpired: false, isRed: false, isNear: false, range: '6mTo1y' }],
    ['2027-11-20', { isExpired: false, isRed: false, isNear: false, range: '6mTo1y' }],
    ['2027-11-21', { isExpired: false, isRed: false, isNear: false, range: '1yTo18m' }],
    ['2028-05-21', { isExpired: false, isRed: false, isNear: false, range: '18mTo2y' }],
    ['2028-11-20', { isExpired: false, isRed: false, isNear: false, range: '18mTo2y' }],
    ['2028-11-21', { isExpired: false, isRed: false, isNear: false, range: 'over2y' }],
  ])('the expiry class of %s', (expires, want) => {
    expect(expiryClass(at(expires), now)).toEqual(want)
  })
})
