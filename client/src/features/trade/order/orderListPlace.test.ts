import { expect, it } from 'vitest'
import { orderListVariables, readOrderList } from './orderListPlace.ts'

it('whole days in Shanghai are asked for, whatever the zone of the machine', () => {
  expect(orderListVariables(new URLSearchParams('tab=to_ship&keywords= 阿莫西林 &from=2026-11-01&to=2026-11-21&page=2'))).toEqual({
    filter: { tab: 'TO_SHIP', keywords: '阿莫西林', from: '2026-10-31T16:00:00Z', to: '2026-11-21T15:59:59Z' },
    page: 2,
  })
})

it('what is wrong in an address of the order list counts as not said', () => {
  expect(readOrderList(new URLSearchParams('tab=toString&from=2026-02-30&to=x&page=-1'))).toEqual({
    tab: null,
    keywords: '',
    from: '',
    to: '',
    page: 1,
  })
})
