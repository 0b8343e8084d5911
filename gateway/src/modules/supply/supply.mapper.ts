import type { SupplyOffer, SupplyStatus } from '../../generated/resolvers-types.ts'
import type { RestSupply } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'

const statuses: Readonly<Record<string, SupplyStatus>> = { pending: 'PENDING', published: 'PUBLISHED', refused: 'REJECTED' }

export function toSupplyOffer(body: unknown): SupplyOffer {
  const row = new Row<RestSupply>(body, 'supply')
  const supplyID = row.id('id')
  return {
    id: toGlobalId('SupplyOffer', supplyID),
    supplyID,
    name: row.text('name'),
    spec: row.text('spec'),
    manufacturer: row.text('maker'),
    price: row.money('price'),
    quantity: row.integer('stock'),
    expiresOn: row.date('expires'),
    note: row.optionalText('remark'),
    status: row.oneOf('status', statuses),
    statusText: row.text('status_text'),
    reason: row.optionalText('reason'),
    isOwn: row.flag('is_mine'),
    createdAt: row.moment('created_at'),
  }
}
