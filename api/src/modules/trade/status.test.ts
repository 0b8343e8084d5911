import { expect, it } from 'vitest'
import { actionsOf } from './status.ts'

it.each([
  ['unpaid', ['pay', 'cancel', 'rebuy']],
  ['paid', ['refund', 'rebuy']],
  ['billed', ['rebuy']],
  ['picked', ['rebuy']],
  ['outbound', ['rebuy']],
  ['shipped', ['confirm', 'after_sale', 'rebuy']],
  ['received', ['after_sale', 'rebuy']],
  ['completed', ['delete', 'after_sale', 'rebuy']],
  ['cancelled', ['delete', 'rebuy']],
  ['timeout', ['delete', 'rebuy']],
  ['refunding', ['rebuy']],
  ['refunded', ['delete', 'rebuy']],
] as const)('with an order that is %s its buyer may %j', (status, actions) => {
  expect(actionsOf(status)).toEqual(actions)
})
