import type {
  AfterSale,
  AfterSaleAction,
  AfterSaleDetail,
  AfterSaleEvent,
  AfterSaleFile,
  AfterSaleLine,
  AfterSaleLineOption,
  AfterSaleOptions,
  AfterSaleStatus,
  AfterSaleType,
  AfterSaleTypeOption,
} from '../../generated/resolvers-types.ts'
import type {
  RestAfterSale,
  RestAfterSaleDetail,
  RestAfterSaleEvent,
  RestAfterSaleFile,
  RestAfterSaleLine,
  RestAfterSaleLineOption,
  RestAfterSaleOptions,
  RestAfterSaleTypeOption,
} from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toReason } from '../base/businessReason.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toWebUrl } from '../base/webUrl.ts'
import { toImages } from '../goods/goods.mapper.ts'
import { orderActors, toDelivery, toRefund, toShipment } from '../trade/orderParts.mapper.ts'

export type AfterSaleModel = Omit<AfterSale, 'order' | 'detail'> & { readonly detail?: AfterSaleDetail }

const types: Readonly<Record<string, AfterSaleType>> = {
  refund_only: 'REFUND_ONLY',
  return_refund: 'RETURN_REFUND',
  exchange: 'EXCHANGE',
  reship: 'RESHIP',
  documents: 'DOCUMENTS',
  lab_report: 'LAB_REPORT',
  goods_dossier: 'GOODS_DOSSIER',
  company_dossier: 'COMPANY_DOSSIER',
}
const statuses: Readonly<Record<string, AfterSaleStatus>> = {
  applied: 'APPLIED',
  approved: 'APPROVED',
  rejected: 'REJECTED',
  cancelled: 'CANCELLED',
  returning: 'RETURNING',
  received: 'RECEIVED',
  resent: 'RESENT',
  refunding: 'REFUNDING',
  done: 'DONE',
}
const actions: Readonly<Record<string, AfterSaleAction>> = { cancel: 'CANCEL', ship: 'SHIP', receive: 'RECEIVE' }

export function toAfterSale(body: unknown): AfterSaleModel {
  const afterSale = new Row<RestAfterSale>(body, 'afterSale')
  const afterSaleID = afterSale.id('id')
  return {
    id: toGlobalId('AfterSale', afterSaleID),
    afterSaleID,
    afterSaleNo: afterSale.text('no'),
    orderID: afterSale.id('order_id'),
    orderNo: afterSale.text('order_no'),
    type: afterSale.oneOf('type', types),
    typeText: afterSale.text('type_text'),
    status: afterSale.oneOf('status', statuses),
    statusText: afterSale.text('status_text'),
    reason: afterSale.text('reason'),
    amount: afterSale.money('amount'),
    createdAt: afterSale.moment('created_at'),
    actions: afterSale.list('actions', toAction).filter((action) => action !== null),
    lines: afterSale.list('lines', toLine),
  }
}

export function toAfterSaleWithDetail(body: unknown): AfterSaleModel {
  const detail = new Row<RestAfterSaleDetail>(body, 'afterSale')
  return {
    ...toAfterSale(body),
    detail: {
      isWholeOrder: detail.flag('is_whole'),
      note: detail.optionalText('note'),
      images: detail.object('images', toImages),
      files: detail.list('files', toFile),
      events: detail.list('events', toEvent),
      refunds: detail.list('refunds', toRefund),
      heldBack: detail.optionalMoney('held_back') ?? '0.00',
      sendTo: detail.optionalObject('send_to', toDelivery),
      returnCarrier: detail.optionalText('carrier'),
      returnTrackingNumber: detail.optionalText('tracking_no'),
      shipments: detail.list('parcels', toShipment),
    },
  }
}

export function toAfterSaleOptions(body: unknown): AfterSaleOptions {
  const options = new Row<RestAfterSaleOptions>(body, 'afterSale.options')
  return {
    orderID: options.id('order_id'),
    orderNo: options.text('order_no'),
    isWholeOrder: options.flag('is_whole'),
    until: options.optionalMoment('until'),
    types: options.list('types', toTypeOption),
    lines: options.list('lines', toLineOption),
    reasons: options.list('reasons', String),
  }
}

function toTypeOption(body: unknown): AfterSaleTypeOption {
  const option = new Row<RestAfterSaleTypeOption>(body, 'afterSale.options.types')
  return {
    type: option.oneOf('type', types),
    text: option.text('text'),
    isAllowed: option.flag('is_allowed'),
    reason: toReason(option.optionalText('reason')),
  }
}

function toLineOption(body: unknown): AfterSaleLineOption {
  const line = new Row<RestAfterSaleLineOption>(body, 'afterSale.options.lines')
  return {
    lineID: line.id('id'),
    goodsID: line.id('goods_id'),
    name: line.text('name'),
    manufacturer: line.text('sccj'),
    spec: line.text('ypgg'),
    packUnit: line.text('bzdw'),
    images: line.object('goods_image', toImages),
    quantity: line.integer('number'),
    mostQuantity: line.integer('max_qty'),
    mostAmount: line.money('max_amount'),
  }
}

function toLine(body: unknown): AfterSaleLine {
  const line = new Row<RestAfterSaleLine>(body, 'afterSale.lines')
  return {
    lineID: line.id('id'),
    goodsID: line.id('goods_id'),
    name: line.text('name'),
    manufacturer: line.text('sccj'),
    spec: line.text('ypgg'),
    packUnit: line.text('bzdw'),
    images: line.object('goods_image', toImages),
    quantity: line.integer('number'),
    amount: line.money('amount'),
  }
}

function toFile(body: unknown): AfterSaleFile {
  const file = new Row<RestAfterSaleFile>(body, 'afterSale.files')
  return { name: file.text('name'), url: toWebUrl(file.text('url')) }
}

function toEvent(body: unknown): AfterSaleEvent {
  const event = new Row<RestAfterSaleEvent>(body, 'afterSale.events')
  return {
    from: event.optionalText('from') === null ? null : event.oneOf('from', statuses),
    to: event.oneOf('to', statuses),
    text: event.text('text'),
    actor: event.oneOf('actor', orderActors),
    note: event.optionalText('note'),
    at: event.moment('at'),
  }
}

/** What this gateway cannot do for the buyer is not offered. */
function toAction(name: unknown): AfterSaleAction | null {
  return typeof name === 'string' && Object.hasOwn(actions, name) ? (actions[name] ?? null) : null
}
