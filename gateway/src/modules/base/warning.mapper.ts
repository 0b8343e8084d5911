import type { Warning } from '../../generated/resolvers-types.ts'
import type { RestWarning } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toReason } from './businessReason.ts'
import { toGlobalId } from './globalId.ts'

/** `31` is a line of the cart, `coupon:5` a coupon, `warehouse:1` a warehouse. */
export function toWarning(body: unknown): Warning {
  const warning = new Row<RestWarning>(body, 'warnings')
  const [, kind, id] = /^(?:(coupon|warehouse):)?(\d{1,18})$/.exec(warning.optionalText('target') ?? '') ?? []
  return {
    code: toReason(warning.text('code')) ?? 'STATE_CHANGED',
    targetID: id === undefined || kind === 'warehouse' ? null : toGlobalId(kind === 'coupon' ? 'Coupon' : 'CartLine', id),
    warehouseID: kind === 'warehouse' && id !== undefined ? id : null,
    message: warning.text('message'),
    available: warning.optionalInteger('available'),
  }
}
