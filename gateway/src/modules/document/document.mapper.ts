import { formatMoney } from 'rules/money'
import type { Delivery, Paper } from '../../generated/resolvers-types.ts'
import type { RestDelivery, RestDeliveryFiles, RestPaper } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { isLotNumber, whereRight } from '../base/textForms.ts'
import { toWebUrl } from '../base/webUrl.ts'

export function toPaper(body: unknown): Paper {
  const paper = new Row<RestPaper>(body, 'paper')
  return { name: paper.text('name'), url: toWebUrl(paper.text('url')), lot: whereRight(isLotNumber, paper.optionalText('lot')) }
}

export function toDelivery(body: unknown): Delivery {
  const row = new Row<RestDeliveryFiles>(body, 'delivery')
  const files = row.object('files', (value) => new Row<RestDeliveryFiles['files']>(value, 'files'))
  const delivery = row.object('delivery', (value) => new Row<RestDelivery>(value, 'delivery'))
  const signature = files.optionalText('signature')
  return {
    noteNumber: delivery.text('note_no'),
    shippedOn: delivery.date('shipped_on'),
    trackingNumber: delivery.text('tracking_no'),
    isResent: delivery.flag('is_resent'),
    total: formatMoney(delivery.integer('total_cents')),
    json: toWebUrl(files.text('json')),
    signature: signature === null ? null : toWebUrl(signature),
    workbook: toWebUrl(files.text('xlsx')),
    note: toWebUrl(files.text('pdf')),
  }
}
