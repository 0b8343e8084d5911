import type { LogQuery, Path } from '../../../navigation/paths.ts'
import { DaysForm } from '../../ground/days/DaysForm.tsx'
import type { LogPlace } from './logPlace.ts'

/** The days of a log. */
export function LogFilter({ place, now, hrefOf }: { place: LogPlace; now: string | null; hrefOf: (query: LogQuery) => Path }) {
  const isNarrowed = place.from !== '' || place.to !== ''
  return (
    <DaysForm
      label="筛选明细"
      dayLabel="日期"
      place={place}
      now={now}
      hrefOf={(days) => hrefOf({ kind: place.kind, ...days })}
      clear={isNarrowed ? { words: '清除日期', href: hrefOf({ kind: place.kind }) } : null}
    />
  )
}
