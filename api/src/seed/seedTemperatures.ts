import { sql } from 'kysely'
import { formatDateTime } from 'rules/time'
import { seconds, type Deps } from '../deps.ts'
import { enterTemperatures } from '../modules/temperature/enter.service.ts'

const EVERY_S = 300
const SAMPLES = 72
/** The second parcel's logger had no power for a while. */
const SILENT = { parcel: 1, from: 40, until: 43 }
/** Tenths of a degree, round and round: a compressor that switches on and off. */
const COOLED = [38, 41, 45, 49, 52, 48, 43, 40]
/** The lorry stood open in between. */
const OPENED = [64, 79, 91, 108, 123, 117, 99, 84, 71]
/** How much warmer it is where other goods lie. */
const UNCOOLED = 120

/** The demo's refrigerated parcels: the latest has a breach that nobody decided yet, the others are good, as is one of other goods. */
export async function seedTemperatures(deps: Deps): Promise<void> {
  const { rows } = await sql<{ no: string; at: Date; isCold: boolean }>`select s.tracking_no as no, s.at, o.ship_kind = 'cold' as "isCold"
    from shipment s join orders o on o.id = s.order_id
    where o.status = 'shipped' and (o.ship_kind = 'cold' or s.id = (select max(p.id) from shipment p join orders q on q.id = p.order_id
      where q.status = 'shipped' and q.ship_kind = 'plain' and exists (select from parcel_bounds(p.id) where high is not null)))
    order by o.ship_kind = 'cold' desc, s.id desc`.execute(deps.db)
  const lines = rows.flatMap(({ no, at, isCold }, parcel) =>
    Array.from({ length: SAMPLES }, (_, nth) => nth)
      .filter((nth) => parcel !== SILENT.parcel || nth < SILENT.from || nth >= SILENT.until)
      .map((nth) => {
        const warmed = parcel === 0 && isCold ? OPENED[nth - 14] : undefined
        const tenths = (warmed ?? COOLED[(nth + parcel) % COOLED.length] ?? 0) + (isCold ? 0 : UNCOOLED)
        return [no, `TH-20${41 + parcel}`, formatDateTime(seconds(at) + nth * EVERY_S), (tenths / 10).toFixed(1)].join(',')
      }),
  )
  if (lines.length > 0) await enterTemperatures(deps, lines.join('\n'), '仓储部')
}
