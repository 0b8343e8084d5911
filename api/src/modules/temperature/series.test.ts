import { expect, it } from 'vitest'
import { boundsText, gapLimitOf, strictest } from './bounds.ts'
import { curveOf, gapsOf, gapText, isBreached, readSeries, summaryOf, wasOutside } from './series.ts'

const bounds = { low: 20, high: 80 }

it('three samples in a row outside the bounds are a breach, on either side; the bounds themselves and two in a row are none', () => {
  expect(isBreached([20, 80, 20, 80], bounds)).toBe(false)
  expect(isBreached([81, 90, 80, 81, 90], bounds)).toBe(false)
  expect(isBreached([50, 81, 81, 81], bounds)).toBe(true)
  expect(isBreached([19, 18, 19], bounds)).toBe(true)
  expect(isBreached([81, 19, 81], bounds)).toBe(true)
  expect(isBreached([81, 81], bounds)).toBe(false)
})

it('a parcel has the strictest bounds of what lies in it, and 常温 does not push refrigerated goods out of theirs', () => {
  expect(strictest(['cold'])).toEqual({ low: 20, high: 80 })
  expect(strictest(['cool'])).toEqual({ low: -400, high: 200 })
  expect(strictest(['room'])).toEqual({ low: 100, high: 300 })
  expect(strictest(['room', 'cool'])).toEqual({ low: 100, high: 200 })
  expect(strictest(['room', 'cold', 'cool'])).toEqual({ low: 20, high: 80 })
  expect(strictest([])).toBeNull()
  expect([['cold'], ['cool'], ['room'], ['room', 'cool']].map((kept) => boundsText(strictest(kept as never) ?? bounds))).toEqual([
    '2–8℃',
    '不高于 20℃',
    '10–30℃',
    '10–20℃',
  ])
})

it('five minutes between two samples are no gap, a second more is; of goods that are not refrigerated none is asked', () => {
  expect([strictest(['cold']), strictest(['cool']), strictest(['room'])].map((kept) => gapLimitOf(kept ?? bounds))).toEqual([
    300,
    null,
    null,
  ])
  expect(gapsOf([0, 300, 600], 300)).toEqual({ gaps: [], longest: 300 })
  expect(gapsOf([0, 300, 601, 700, 1_600], 300)).toEqual({
    gaps: [
      { from: 300, until: 601 },
      { from: 700, until: 1_600 },
    ],
    longest: 900,
  })
  expect(gapsOf([0, 7_200], null)).toEqual({ gaps: [], longest: 7_200 })
  expect(gapText([0, 300], 300)).toBe('各数据间隔不超过 5 分钟')
  expect(gapText([0, 300, 630], 300)).toBe('1 段超过 5 分钟没有数据，最长 5 分 30 秒')
  expect(gapText([0, 7_200], null)).toBeNull()
})

it('one sample outside is outside, though it is no breach', () => {
  expect(wasOutside([20, 80], bounds)).toBe(false)
  expect(wasOutside([50, 81, 50], bounds)).toBe(true)
})

it('a series has its least, its most and its mean, rounded to a tenth, below zero too', () => {
  expect(summaryOf([40, 41, 45])).toEqual({ lowest: 40, highest: 45, mean: 42 })
  expect(summaryOf([-5, -10, -10])).toEqual({ lowest: -10, highest: -5, mean: -8 })
})

it('a curve keeps the warmest and the coldest sample however long the series is', () => {
  const samples = Array.from({ length: 1_000 }, (_, nth) => ({ at: nth * 60, tenths: nth === 501 ? 123 : nth === 777 ? -4 : 50 }))
  const curve = curveOf(samples, 120)
  expect(curve.length).toBeLessThanOrEqual(120)
  expect(curve).toContainEqual({ at: 501 * 60, tenths: 123 })
  expect(curve).toContainEqual({ at: 777 * 60, tenths: -4 })
  expect(curve.map(({ at }) => at)).toEqual(curve.map(({ at }) => at).toSorted((a, b) => a - b))
  expect(curveOf(samples.slice(0, 5), 120)).toEqual(samples.slice(0, 5))
})

it('samples are read as loggers export them: head line, byte order mark, tabs, Chinese commas and a minus of print', () => {
  const text =
    '\uFEFF运单号,记录仪编号,时间,温度\r\nSF1,T1,2026-11-21 08:00,4\r\nSF1\tT1\t2026-11-21 08:05:30\t-0.5\nSF1，T1，2026-11-21T08:10，−1.5\n\n'
  expect(readSeries(text)).toEqual([
    {
      trackingNo: 'SF1',
      logger: 'T1',
      samples: [
        { at: 1_795_219_200, tenths: 40 },
        { at: 1_795_219_530, tenths: -5 },
        { at: 1_795_219_800, tenths: -15 },
      ],
    },
  ])
})
