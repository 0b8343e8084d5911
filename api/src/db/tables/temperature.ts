import type { Generated, GeneratedAlways } from 'kysely'

/** A breach waits for the quality department, which releases the goods or condemns them. */
export type TemperatureState = 'normal' | 'breach' | 'released' | 'condemned'

interface TemperatureSeriesTable {
  id: GeneratedAlways<number>
  shipment_id: number
  /** The number on the logger that lay in the parcel. */
  logger: string
  /** Tenths of a degree Celsius, as the samples are: the bounds in force when it was judged. */
  low: number
  high: number
  started_at: Date
  /** Seconds after the first sample. */
  offsets: number[]
  tenths: number[]
  handed_by: string
  handed_at: Date
  state: TemperatureState
  decided_by: Generated<string | null>
  decided_at: Generated<Date | null>
  reason: Generated<string | null>
  /** What the buyer is given back for condemned goods. */
  after_sale_id: Generated<number | null>
}

export interface TemperatureTables {
  temperature_series: TemperatureSeriesTable
}
