import { sql } from 'kysely'
import { formatDateTime } from 'rules/time'
import { seconds, type Deps } from '../deps.ts'
import { enterTemperatures } from '../modules/temperature/enter.service.ts'

const EVERY_S = 600
const SAMPLES = 36
/** Tenths of a degree, round and round: a compressor that switches on and off. */
const COOLED = [38, 41, 45, 49, 52, 48, 43, 40]
/** The lorry stood open in between. */
const OPENED = [64, 79, 91, 108, 123, 117, 99, 84, 71]

/** The demo's refrigerated parcels: the latest has a breach that nobody decided yet, the others are good. */
export async function seedTemperatures(deps: Deps): Promise<void> {
  const { rows } = await sql<{ no: string; at: Date }>`select s.tracking_no as no, s.at from shipment s join orders o on o.id = s.order_id
    where o.ship_kind = 'cold' and o.status = 'shipped' order by s.id desc`.execute(deps.db)
  const lines = rows.flatMap(({ no, at }, parcel) =>
    Array.from({ length: SAMPLES }, (_, nth) => {
      const warmed = parcel === 0 ? OPENED[nth - 14] : undefined
      const tenths = warmed ?? COOLED[(nth + parcel) % COOLED.length] ?? 0
      return [no, `TH-20${41 + parcel}`, formatDateTime(seconds(at) + nth * EVERY_S), (tenths / 10).toFixed(1)].join(',')
    }),
  )
  if (lines.length > 0) await enterTemperatures(deps, lines.join('\n'), '仓储部')
}
