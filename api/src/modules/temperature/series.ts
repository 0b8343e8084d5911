import { parseDate } from 'rules/time'
import { invalid } from '../../server/apiErrors.ts'
import { type Bounds, COLDEST } from './bounds.ts'

/** One sample outside is an opened door, three in a row are not. */
const IN_A_ROW = 3
const SERIES_MAX = 200
const SAMPLES_MAX = 10_000
const HOTTEST = 600
const HEAD = '运单号'
const TIME = /^(\d{4}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/
const DEGREES = /^([-+−]?)(\d{1,3})(?:\.(\d))?$/

export interface Sample {
  /** Seconds since 1970. */
  readonly at: number
  readonly tenths: number
}

export interface WrittenSeries {
  readonly trackingNo: string
  readonly logger: string
  readonly samples: readonly Sample[]
}

const isOutside = (measured: number, { low, high }: Bounds): boolean => measured < low || measured > high

export function isBreached(tenths: readonly number[], bounds: Bounds): boolean {
  let outside = 0
  for (const measured of tenths) {
    outside = isOutside(measured, bounds) ? outside + 1 : 0
    if (outside === IN_A_ROW) return true
  }
  return false
}

/** Whether a series left the bounds at all, be it for one sample. */
export const wasOutside = (tenths: readonly number[], bounds: Bounds): boolean => tenths.some((measured) => isOutside(measured, bounds))

export interface Gap {
  readonly from: number
  readonly until: number
}

/** Between which samples nothing was measured for longer than allowed, and the longest time between any two; in seconds. */
export function gapsOf(times: readonly number[], limit: number | null): { readonly gaps: readonly Gap[]; readonly longest: number } {
  const between = times.slice(1).map((until, nth) => ({ from: times[nth] ?? until, until }))
  return {
    gaps: limit === null ? [] : between.filter(({ from, until }) => until - from > limit),
    longest: between.reduce((longest, { from, until }) => Math.max(longest, until - from), 0),
  }
}

export function gapText(times: readonly number[], limit: number | null): string | null {
  if (limit === null) return null
  const { gaps, longest } = gapsOf(times, limit)
  if (gaps.length === 0) return `各数据间隔不超过 ${spanText(limit)}`
  return `${gaps.length} 段超过 ${spanText(limit)}没有数据，最长 ${spanText(longest)}`
}

function spanText(span: number): string {
  const [minutes, rest] = [Math.floor(span / 60), span % 60]
  return rest === 0 ? `${minutes} 分钟` : `${minutes} 分 ${rest} 秒`
}

export const summaryOf = (tenths: readonly number[]) => ({
  lowest: tenths.reduce((least, measured) => Math.min(least, measured), HOTTEST),
  highest: tenths.reduce((most, measured) => Math.max(most, measured), COLDEST),
  mean: Math.round(tenths.reduce((sum, measured) => sum + measured, 0) / tenths.length),
})

export const degrees = (tenths: number): string => (tenths / 10).toFixed(1)

/** A curve as a page draws it: of each stretch its coldest and its warmest sample, so that no breach is drawn away. */
export function curveOf(samples: readonly Sample[], most: number): Sample[] {
  if (samples.length <= most) return [...samples]
  const stretches = Math.floor(most / 2)
  return Array.from({ length: stretches }, (_, nth) => {
    const part = samples.slice(Math.floor((nth * samples.length) / stretches), Math.floor(((nth + 1) * samples.length) / stretches))
    const byWarmth = part.toSorted((a, b) => a.tenths - b.tenths)
    return [byWarmth.at(0), byWarmth.at(-1)].filter((sample) => sample !== undefined).toSorted((a, b) => a.at - b.at)
  })
    .flat()
    .filter((sample, nth, all) => sample.at !== all[nth - 1]?.at)
}

/** As loggers export it: a sample a line, `parcel,logger,time,degrees`, Beijing time; a head line is left out. */
export function readSeries(text: string): WrittenSeries[] {
  const found = new Map<string, { trackingNo: string; logger: string; samples: Sample[] }>()
  for (const [nth, line] of text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .entries()) {
    const cells = line.split(/[,，\t]/u).map((cell) => cell.trim())
    if (cells.every((cell) => cell === '') || (nth === 0 && cells[0] === HEAD)) continue
    const [trackingNo = '', logger = '', time = '', warmth = ''] = cells
    const wrong = (what: string) => invalid('samples', `第 ${nth + 1} 行：${what}`)
    if (cells.length !== 4) throw wrong('应为 运单号,记录仪编号,时间,温度')
    if (trackingNo === '' || trackingNo.length > 40) throw wrong('运单号不正确')
    if (logger === '' || logger.length > 40) throw wrong('记录仪编号不正确')
    const sample = { at: secondsOf(time), tenths: tenthsOf(warmth) }
    if (sample.at === null) throw wrong('时间应写作 2026-01-31 08:30:00')
    if (sample.tenths === null) throw wrong('温度应在 -40 至 60 之间，最多一位小数')
    const key = JSON.stringify([trackingNo, logger])
    const series = found.get(key) ?? { trackingNo, logger, samples: [] }
    found.set(key, series)
    const last = series.samples.at(-1)
    if (last !== undefined && sample.at === last.at) throw wrong('时间重复')
    if (last !== undefined && sample.at < last.at) throw wrong('时间早于上一行')
    if (series.samples.push({ at: sample.at, tenths: sample.tenths }) > SAMPLES_MAX) throw wrong(`一只记录仪最多 ${SAMPLES_MAX} 个数据`)
  }
  if (found.size === 0) throw invalid('samples', '没有温度数据')
  if (found.size > SERIES_MAX) throw invalid('samples', `一次最多 ${SERIES_MAX} 只记录仪`)
  const short = [...found.values()].find(({ samples }) => samples.length < IN_A_ROW)
  if (short !== undefined) throw invalid('samples', `记录仪 ${short.logger} 的数据少于 ${IN_A_ROW} 个`)
  return [...found.values()]
}

function secondsOf(text: string): number | null {
  const [, day = '', hours, minutes, seconds = '0'] = TIME.exec(text) ?? []
  const midnight = parseDate(day)
  return midnight === null ? null : midnight + Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)
}

function tenthsOf(text: string): number | null {
  const [, sign = '', whole, part = '0'] = DEGREES.exec(text) ?? []
  if (whole === undefined) return null
  const tenths = (Number(whole) * 10 + Number(part)) * (sign === '-' || sign === '−' ? -1 : 1)
  return tenths < COLDEST || tenths > HOTTEST ? null : tenths
}
