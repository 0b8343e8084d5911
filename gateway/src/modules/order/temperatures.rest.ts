import type { TemperatureGap, TemperatureSample, TemperatureSeries, TemperatureStatus } from '../../generated/resolvers-types.ts'
import type { CallerRest } from '../../rest/callerRest.ts'
import type { RestTemperatureGap, RestTemperatureSample, RestTemperatureSeries } from '../../rest/restTypes.ts'
import { listOf, Row } from '../../rest/row.ts'
import { toWebUrl } from '../base/webUrl.ts'

const statuses: Readonly<Record<string, TemperatureStatus>> = {
  normal: 'NORMAL',
  breach: 'BREACH',
  released: 'RELEASED',
  condemned: 'CONDEMNED',
}
/** The marketplace counts in tenths. */
const degrees = (tenths: number): number => tenths / 10

export async function fetchTemperatures(rest: CallerRest, id: string): Promise<TemperatureSeries[]> {
  return listOf(await rest.get('/api/order/{id}/temperatures', { ids: { id } }), 'order.temperatures', toTemperatureSeries)
}

export function toTemperatureSeries(body: unknown): TemperatureSeries {
  const series = new Row<RestTemperatureSeries>(body, 'order.temperatures')
  return {
    carrier: series.text('carrier'),
    trackingNumber: series.text('tracking_no'),
    logger: series.text('logger'),
    lowerLimit: degrees(series.integer('low')),
    upperLimit: degrees(series.integer('high')),
    limitsText: series.optionalText('bounds_text'),
    startsAt: series.moment('started_at'),
    endsAt: series.moment('ended_at'),
    sampleCount: series.integer('samples'),
    lowest: degrees(series.integer('lowest')),
    highest: degrees(series.integer('highest')),
    mean: degrees(series.integer('mean')),
    gapCount: series.optionalInteger('gaps'),
    longestGap: series.optionalInteger('longest_gap'),
    gapText: series.optionalText('gap_text'),
    gaps: series.optionalList('gap_spans', toGap),
    status: series.oneOf('state', statuses),
    statusText: series.text('state_text'),
    decisionReason: series.optionalText('reason'),
    decidedAt: series.optionalMoment('decided_at'),
    afterSaleID: series.optionalText('after_sale_id'),
    url: toWebUrl(series.text('url')),
    curve: series.list('curve', toSample),
  }
}

function toGap(body: unknown): TemperatureGap {
  const gap = new Row<RestTemperatureGap>(body, 'order.temperatures.gap_spans')
  return { startsAt: gap.moment('from'), endsAt: gap.moment('until') }
}

function toSample(body: unknown): TemperatureSample {
  const sample = new Row<RestTemperatureSample>(body, 'order.temperatures.curve')
  return { at: sample.moment('time'), degrees: degrees(sample.integer('tenths')) }
}
