import { useState } from 'react'
import { paths } from '../../../navigation/paths.ts'
import { DaysForm } from '../../ground/days/DaysForm.tsx'
import type { OrderListPlace } from './orderListPlace.ts'

/** Number, goods or the code of a box, and the days. */
export function OrderSearch({ place, now }: { place: OrderListPlace; now: string | null }) {
  const [keywords, setKeywords] = useState(place.keywords)
  const isNarrowed = place.keywords !== '' || place.from !== '' || place.to !== ''
  return (
    <DaysForm
      label="搜索订单"
      dayLabel="下单日期"
      place={place}
      now={now}
      hrefOf={(days) => paths.orders({ tab: place.tab, keywords: place.keywords, ...days })}
      sentTo={(days) => paths.orders({ tab: place.tab, keywords: keywords.trim(), ...days })}
      clear={isNarrowed ? { words: '清除条件', href: paths.orders({ tab: place.tab }) } : null}
    >
      <input
        type="search"
        value={keywords}
        maxLength={60}
        placeholder="订单号、商品名或追溯码"
        aria-label="订单号、商品名或追溯码"
        onChange={(event) => setKeywords(event.currentTarget.value)}
      />
    </DaysForm>
  )
}
