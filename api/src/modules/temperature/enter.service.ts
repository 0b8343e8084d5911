import { formatDateTime } from 'rules/time'
import type { TemperatureState } from '../../db/tables/temperature.ts'
import { inTransaction } from '../../db/transaction.ts'
import { seconds, type Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { tellOfBreach } from '../message/coldTellings.ts'
import { lockOrder } from '../trade/trade.service.ts'
import { type Bounds, boundsText, strictest } from './bounds.ts'
import { isBreached, readSeries, summaryOf, type WrittenSeries } from './series.ts'
import { findByLogger, findKept, findNumbered, insertSeries, type NumberedParcel } from './temperature.repo.ts'

/** A logger is switched on while the box is cooled before it leaves. */
const COOLED_BEFORE_MS = 24 * 3_600_000

export interface EnteredSeries {
  readonly id: number
  readonly trackingNo: string
  readonly logger: string
  readonly state: TemperatureState
  readonly isNew: boolean
}

/** What loggers measured, of many parcels at once and all or nothing. The same again changes nothing and is answered as it now stands. */
export function enterTemperatures(deps: Deps, text: string, staff: string): Promise<EnteredSeries[]> {
  const written = readSeries(text)
  return inTransaction(deps, async (tx) => {
    const parcels = await findNumbered(tx.db, [...new Set(written.map(({ trackingNo }) => trackingNo))])
    const kept = await findKept(
      tx.db,
      parcels.map(({ id }) => id),
    )
    const found = written.map((series) => {
      const parcel = parcelOf(series, parcels)
      const bounds = strictest(kept.flatMap(({ parcelId, storage }) => (parcelId === parcel.id ? [storage] : [])))
      if (bounds === null) throw invalid('samples', `包裹 ${series.trackingNo} 中没有登记了贮藏条件的商品`)
      return { series, parcel, bounds }
    })
    // In the orders' order, as everybody locks them.
    for (const id of new Set(parcels.map((parcel) => parcel.order_id))) await lockOrder(tx, id, null)
    const entered: EnteredSeries[] = []
    for (const { series, ...rest } of found) entered.push(await enterOne(tx, series, { ...rest, staff }))
    return entered
  })
}

function parcelOf({ trackingNo }: WrittenSeries, parcels: readonly NumberedParcel[]): NumberedParcel {
  const [parcel, other] = parcels.filter((each) => each.tracking_no === trackingNo)
  if (parcel === undefined) throw invalid('samples', `没有运单号为 ${trackingNo} 的包裹`)
  if (other !== undefined) throw invalid('samples', `运单号 ${trackingNo} 属于两家承运商的包裹`)
  return parcel
}

async function enterOne(
  tx: Deps,
  { trackingNo, logger, samples }: WrittenSeries,
  { parcel, bounds, staff }: { readonly parcel: NumberedParcel; readonly bounds: Bounds; readonly staff: string },
): Promise<EnteredSeries> {
  const [first, last] = [samples.at(0)?.at ?? 0, samples.at(-1)?.at ?? 0]
  const now = tx.clock.now()
  if (last > seconds(now)) throw invalid('samples', `记录仪 ${logger}：${formatDateTime(last)} 在将来`)
  if (first * 1000 < parcel.at.getTime() - COOLED_BEFORE_MS)
    throw invalid('samples', `记录仪 ${logger}：${formatDateTime(first)} 早于发货 24 小时以上`)
  const [offsets, tenths] = [samples.map(({ at }) => at - first), samples.map((sample) => sample.tenths)]
  const known = await findByLogger(tx.db, parcel.id, logger)
  if (known !== null) {
    const isSame = seconds(known.started_at) === first && sameNumbers(known.offsets, offsets) && sameNumbers(known.tenths, tenths)
    if (!isSame) throw invalid('samples', `包裹 ${trackingNo} 的记录仪 ${logger} 已有数据，不能更改`)
    return { id: known.id, trackingNo, logger, state: known.state, isNew: false }
  }
  const state = isBreached(tenths, bounds) ? 'breach' : 'normal'
  const startedAt = new Date(first * 1000)
  const id = await insertSeries(tx.db, {
    shipmentId: parcel.id,
    logger,
    ...bounds,
    startedAt,
    offsets,
    tenths,
    state,
    staff,
    at: now,
  })
  const after = { staff, logger, tracking_no: trackingNo, samples: samples.length, state }
  const { member_id: memberId } = parcel
  await insertAudit(tx.db, { accountId: null, memberId, action: 'temperature.enter', object: `temperature_series:${id}`, after, now })
  if (state === 'breach') await tellOfBreach(tx, parcel, { seriesId: id, bounds: boundsText(bounds), ...summaryOf(tenths) })
  return { id, trackingNo, logger, state, isNew: true }
}

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((number, nth) => number === b[nth])
