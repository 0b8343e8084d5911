import type {
  AfterSale,
  AfterSaleAction,
  AfterSaleDetail,
  AfterSaleEvent,
  AfterSaleFile,
  AfterSaleLine,
  AfterSaleLineOption,
  AfterSaleOptions,
  AfterSaleReason,
  AfterSaleReasonOption,
  AfterSaleStatus,
  AfterSaleKind,
  AfterSaleKindOption,
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
import { packageAlt, toImages } from '../base/image.ts'
import { toWebUrl } from '../base/webUrl.ts'
import { orderActors, toDelivery, toRefund, toShipment } from '../trade/orderParts.mapper.ts'

export type AfterSaleModel = Omit<AfterSale, 'detail'> & { readonly detail?: AfterSaleDetail }

const types: Readonly<Record<string, AfterSaleKind>> = {
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
/** The marketplace says and takes them as the buyer reads them. */
export const afterSaleReasons: Readonly<Record<AfterSaleReason, string>> = {
  SHORT: '少发漏发',
  WRONG_GOODS: '发错商品',
  DAMAGED: '包装破损',
  QUALITY: '商品质量问题',
  LOT: '近效期或批号不符',
  PAPERS: '资料缺失或有误',
  NOT_WANTED: '买错或多买',
  OTHER: '其他',
}
const reasonsByText = new Map((Object.entries(afterSaleReasons) as [AfterSaleReason, string][]).map(([reason, text]) => [text, reason]))
const reasonOf = (text: string): AfterSaleReason => reasonsByText.get(text) ?? 'OTHER'

/** One that has no word here could not be sent. */
function toReasonOption(text: string): AfterSaleReasonOption[] {
  const reason = reasonsByText.get(text)
  return reason === undefined ? [] : [{ reason, text }]
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
    kind: afterSale.oneOf('type', types),
    kindText: afterSale.text('type_text'),
    status: afterSale.oneOf('status', statuses),
    statusText: afterSale.text('status_text'),
    reason: reasonOf(afterSale.text('reason')),
    reasonText: afterSale.text('reason'),
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
      images: detail.object('images', (images) => toImages(images, '售后凭证')),
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
  const orderID = options.id('order_id')
  return {
    orderID,
    orderNo: options.text('order_no'),
    isWholeOrder: options.flag('is_whole'),
    endsAt: options.optionalMoment('until'),
    kinds: options.list('types', toTypeOption),
    lines: options.list('lines', (line) => toLineOption(line, orderID)),
    reasons: options.list('reasons', String).flatMap(toReasonOption),
  }
}

function toTypeOption(body: unknown): AfterSaleKindOption {
  const option = new Row<RestAfterSaleTypeOption>(body, 'afterSale.options.types')
  return {
    kind: option.oneOf('type', types),
    text: option.text('text'),
    isAllowed: option.flag('is_allowed'),
    reason: toReason(option.optionalText('reason')),
  }
}

/** The line itself is looked for in its order. */
function toLineOption(body: unknown, orderID: string): AfterSaleLineOption & { readonly orderID: string } {
  const line = new Row<RestAfterSaleLineOption>(body, 'afterSale.options.lines')
  return {
    orderID,
    lineID: line.id('id'),
    goodsID: line.id('goods_id'),
    name: line.text('name'),
    manufacturer: line.text('sccj'),
    spec: line.text('ypgg'),
    packUnit: line.text('bzdw'),
    images: line.object('goods_image', (images) => toImages(images, packageAlt(line.text('name'), line.text('ypgg')))),
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
    images: line.object('goods_image', (images) => toImages(images, packageAlt(line.text('name'), line.text('ypgg')))),
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
