import { Type, type Static } from 'typebox'
import type { TemperatureState } from '../../db/tables/temperature.ts'
import { seconds } from '../../deps.ts'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import { boundsText, COLDEST, gapLimitOf } from './bounds.ts'
import { curveOf, gapsOf, gapText, summaryOf, type Sample } from './series.ts'
import type { SeriesRow } from './temperature.repo.ts'

export const STATE_TEXTS = {
  normal: '正常',
  breach: '超温待处理',
  released: '已放行',
  condemned: '已判废',
} as const satisfies Record<TemperatureState, string>
export const STATES = Object.keys(STATE_TEXTS) as TemperatureState[]
export const stateField = () =>
  answers.oneOf(
    STATES,
    Object.entries(STATE_TEXTS)
      .map((words) => words.join(' '))
      .join('，'),
  )

const tenths = (what: string) => Type.Integer({ description: `${what}，0.1℃` })
/** More than a curve on a phone can show. */
const CURVE_MOST = 120
const GAPS_MOST = 20

/** What went with a parcel is told in its delivery document by the same words. */
export const seriesProperties = {
  logger: Type.String({ description: '温度记录仪编号' }),
  low: tenths(`规定下限，${COLDEST} 为不限`),
  high: tenths('规定上限'),
  bounds_text: Type.String({ description: '规定的温度，包裹内各商品贮藏条件中最严的' }),
  started_at: Type.Integer({ description: '第一个数据的时间，秒' }),
  ended_at: Type.Integer({ description: '最后一个数据的时间，秒' }),
  samples: Type.Integer({ description: '数据个数' }),
  lowest: tenths('最低'),
  highest: tenths('最高'),
  mean: tenths('平均'),
  gap_limit: nullable(Type.Integer({ description: '两个数据之间允许的最长间隔，秒；没有规定时为空' })),
  gaps: Type.Integer({ description: '超过允许间隔的段数，本身不是超温' }),
  longest_gap: Type.Integer({ description: '两个数据之间的最长间隔，秒' }),
  gap_text: nullable(Type.String({ description: '数据间隔的说明；没有规定时为空' })),
  state: stateField(),
  state_text: Type.String(),
  reason: nullable(Type.String({ description: '放行或判废的理由' })),
}
export const SeriesFactsSchema = Type.Object(seriesProperties)

export const TemperatureSeriesSchema = Type.Object(
  {
    id: Type.String(),
    parcel_id: Type.String(),
    carrier: Type.String(),
    tracking_no: Type.String(),
    ...seriesProperties,
    decided_at: nullable(Type.Integer()),
    after_sale_id: nullable(Type.String({ description: '判废后直接同意的退货退款' })),
    url: Type.String({ description: '全部数据，CSV' }),
    gap_spans: Type.Array(Type.Object({ from: Type.Integer(), until: Type.Integer() }), {
      description: `没有数据的时段，最长的至多 ${GAPS_MOST} 段，按时间先后`,
    }),
    curve: Type.Array(Type.Object({ time: Type.Integer(), tenths: tenths('温度') }), {
      description: `曲线，最多 ${CURVE_MOST} 点，保留各段的最低与最高`,
    }),
  },
  { $id: 'TemperatureSeries' },
)
export type TemperatureWire = Static<typeof TemperatureSeriesSchema>

export const temperatureExample: TemperatureWire = {
  id: '1',
  parcel_id: '3',
  carrier: '顺丰冷运',
  tracking_no: 'SF1000000001',
  logger: 'TH-2041',
  low: 20,
  high: 80,
  bounds_text: '2–8℃',
  started_at: 1_795_312_800,
  ended_at: 1_795_313_400,
  samples: 3,
  lowest: 38,
  highest: 51,
  mean: 44,
  gap_limit: 300,
  gaps: 0,
  longest_gap: 300,
  gap_text: '各数据间隔不超过 5 分钟',
  state: 'normal',
  state_text: STATE_TEXTS.normal,
  reason: null,
  decided_at: null,
  after_sale_id: null,
  url: '/files/temperature/1',
  gap_spans: [],
  curve: [
    { time: 1_795_312_800, tenths: 38 },
    { time: 1_795_313_100, tenths: 44 },
    { time: 1_795_313_400, tenths: 51 },
  ],
}

export const samplesOf = ({ started_at: startedAt, offsets, tenths: measured }: SeriesRow): Sample[] =>
  offsets.map((offset, nth) => ({ at: seconds(startedAt) + offset, tenths: measured[nth] ?? 0 }))

export function seriesFacts(row: SeriesRow): Static<typeof SeriesFactsSchema> {
  const [startedAt, limit] = [seconds(row.started_at), gapLimitOf(row)]
  const { gaps, longest } = gapsOf(row.offsets, limit)
  return {
    logger: row.logger,
    low: row.low,
    high: row.high,
    bounds_text: boundsText(row),
    started_at: startedAt,
    ended_at: startedAt + (row.offsets.at(-1) ?? 0),
    samples: row.tenths.length,
    ...summaryOf(row.tenths),
    gap_limit: limit,
    gaps: gaps.length,
    longest_gap: longest,
    gap_text: gapText(row.offsets, limit),
    state: row.state,
    state_text: STATE_TEXTS[row.state],
    reason: row.reason,
  }
}

function longestGaps(row: SeriesRow): TemperatureWire['gap_spans'] {
  const { gaps } = gapsOf(
    samplesOf(row).map(({ at }) => at),
    gapLimitOf(row),
  )
  return gaps
    .toSorted((a, b) => b.until - b.from - (a.until - a.from))
    .slice(0, GAPS_MOST)
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, until }) => ({ from, until }))
}

export function temperatureWire(row: SeriesRow): TemperatureWire {
  return {
    id: String(row.id),
    parcel_id: String(row.shipment_id),
    carrier: row.carrier,
    tracking_no: row.tracking_no,
    ...seriesFacts(row),
    decided_at: row.decided_at === null ? null : seconds(row.decided_at),
    after_sale_id: row.after_sale_id === null ? null : String(row.after_sale_id),
    url: `/files/temperature/${row.id}`,
    gap_spans: longestGaps(row),
    curve: curveOf(samplesOf(row), CURVE_MOST).map(({ at, tenths: measured }) => ({ time: at, tenths: measured })),
  }
}
