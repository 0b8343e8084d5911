import { zipSync } from 'fflate'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import { hasReports } from '../goods-detail/labReport.ts'
import { labReportPdf, lotsOfLines, type LotOfLine } from './labReportPaper.ts'
import { findIssuedOfOrder } from '../invoice/invoice.repo.ts'
import { findCompany } from '../auth/session.repo.ts'
import { requireIssued } from '../invoice/invoice.service.ts'
import { pdfUrl } from '../invoice/invoiceContent.ts'
import { invoicePaper } from '../invoice/invoicePaper.ts'
import { findLines, findOrder, type LineRow, type OrderRow } from '../order/read.repo.ts'
import { existingReceipt } from '../receipt/receipt.service.ts'
import { paperUrl } from '../paper/paper.schemas.ts'
import { signatureOf } from '../signature/signature.ts'
import { freeName, ZIP_TIME } from '../upload/zipStream.ts'
import { findSeal } from '../company/seal.repo.ts'
import { deliveriesOf } from './delivery.ts'
import { deliveryBook } from './deliveryBook.ts'
import { deliveryNote } from './deliveryNote.ts'
import type { Delivery, DeliveryFiles } from './delivery.schemas.ts'
import { receiptTemplate } from './papers.ts'

export const PAPER_KINDS = ['delivery_note', 'lab_report', 'invoice'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

export interface Paper {
  readonly name: string
  readonly url: string
  readonly lot: string | null
}

interface Shipped {
  readonly order: OrderRow
  readonly lines: readonly LineRow[]
  readonly lots: readonly LotOfLine[]
  readonly deliveries: readonly Delivery[]
}

async function ownOrder(deps: Deps, memberId: number, id: number, evenHidden = false): Promise<Shipped> {
  const order = await findOrder(deps.db, memberId, id, { evenHidden })
  if (order === null) throw notFound('订单不存在')
  const lines = await findLines(deps.db, [id])
  return { order, lines, lots: lotsOfLines(lines), deliveries: await deliveriesOf(deps, memberId, order) }
}

/** What there is to download of an order; before it is shipped there is neither note nor report. */
export async function papersOf(deps: Deps, memberId: number, orderId: number, kind: PaperKind | null): Promise<Paper[]> {
  const papers = await papersIn(deps, memberId, await ownOrder(deps, memberId, orderId), kind)
  return papers.map(({ name, url, lot }) => ({ name, url, lot }))
}

/** The addresses of the first parcel have no number. */
const nthOf = (nth: number): string => (nth === 0 ? '' : `-${nth + 1}`)
const fileOf = (file: string, nth: number): string => file.replace('.', `${nthOf(nth)}.`)

/** What was delivered, parcel by parcel, and where its files are. */
export async function deliveryFiles(deps: Deps, memberId: number, orderId: number): Promise<DeliveryFiles[]> {
  const { deliveries } = await ownOrder(deps, memberId, orderId, true)
  const url = (file: string, nth: number): string => paperUrl(orderId, fileOf(file, nth))
  return deliveries.map((delivery, nth) => ({
    delivery,
    files: {
      json: url('delivery.json', nth),
      signature: delivery.signing_key === null ? null : `${url('delivery.json', nth)}.sig`,
      xlsx: url('delivery.xlsx', nth),
      pdf: url('delivery_note.pdf', nth),
    },
  }))
}

type PaperOfKind = Paper & { readonly kind: PaperKind }

async function papersIn(
  deps: Deps,
  memberId: number,
  { order, lots, deliveries }: Shipped,
  kind: PaperKind | null,
): Promise<PaperOfKind[]> {
  const invoices = await findIssuedOfOrder(deps, memberId, order.id)
  const all: readonly PaperOfKind[] = [
    ...deliveries.map((_, nth) => ({
      kind: 'delivery_note' as const,
      name: `随货同行单 ${order.no}${nthOf(nth)}.pdf`,
      url: paperUrl(order.id, fileOf('delivery_note.pdf', nth)),
      lot: null,
    })),
    ...(hasReports(deps) ? lots : []).map(({ line, lot }) => ({
      kind: 'lab_report' as const,
      name: `药检报告 ${line.snapshot.name} ${lot}.pdf`,
      url: paperUrl(order.id, `lab_report-${line.goods_id}-${lot}.pdf`),
      lot,
    })),
    ...invoices.map((invoice) => ({
      kind: 'invoice' as const,
      name: `${invoice.red_of === null ? '' : '红字'}发票 ${invoice.invoice_no}.pdf`,
      url: pdfUrl(invoice.id, invoice.content.key),
      lot: null,
    })),
  ]
  return all.filter((paper) => kind === null || paper.kind === kind)
}

/** All of them as one file; null when there are none. */
export async function zipOf(deps: Deps, memberId: number, orderId: number, kind: PaperKind | null): Promise<Paper | null> {
  const { order } = await ownOrder(deps, memberId, orderId)
  if ((await papersOf(deps, memberId, orderId, kind)).length === 0) return null
  return { name: `订单资料 ${order.no}.zip`, url: paperUrl(order.id, `${kind ?? 'all'}.zip`), lot: null }
}

export interface PaperFile {
  readonly bytes: Buffer
  readonly mime: string
  readonly fileName: string
}

/** A paper by the name in its address. */
export async function paperFile(deps: Deps, memberId: number, orderId: number, file: string): Promise<PaperFile> {
  const zip = /^(all|delivery_note|lab_report|invoice)\.zip$/.exec(file)?.[1]
  if (zip !== undefined) return papersZip(deps, memberId, orderId, PAPER_KINDS.find((kind) => kind === zip) ?? null)
  const found = await ownOrder(deps, memberId, orderId)
  const ending = /\.(json|sig|xlsx)$/.exec(file)?.[1]
  return {
    bytes: await paperBytes(deps, memberId, found, file),
    mime: MIMES[ending ?? ''] ?? 'application/pdf',
    fileName: `${found.order.no}-${file}`,
  }
}

const MIMES: Readonly<Record<string, string>> = {
  json: 'application/json',
  sig: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

async function paperBytes(deps: Deps, memberId: number, { order, lines, lots, deliveries }: Shipped, file: string): Promise<Buffer> {
  if (file === 'receipt.pdf')
    return receiptTemplate(order, lines, await findCompany(deps.db, memberId), (await existingReceipt(deps, order.id, memberId)).due_at)
  const [, name, nth = '1', ending] = /^(delivery(?:_note)?)(?:-([2-9]|[1-9][0-9]{1,3}))?\.(pdf|json|json\.sig|xlsx)$/.exec(file) ?? []
  const delivery = deliveries[Number(nth) - 1]
  if (name !== undefined && ending !== undefined && delivery !== undefined) {
    const bytes = await deliveryBytes(deps, order, delivery, `${name}.${ending}`)
    if (bytes !== null) return bytes
  }
  const report = (hasReports(deps) ? lots : []).find(({ line, lot }) => file === `lab_report-${line.goods_id}-${lot}.pdf`)
  if (report === undefined) throw notFound('没有这份资料')
  return labReportPdf(report)
}

const jsonOf = (delivery: Delivery): Buffer => Buffer.from(`${JSON.stringify(delivery, null, 1)}\n`)

/** For the office: what went with each parcel, hidden by its buyer or not. */
export async function deliveriesOfOrder(deps: Deps, memberId: number, orderId: number): Promise<readonly Delivery[]> {
  return (await ownOrder(deps, memberId, orderId, true)).deliveries
}

/** The same as files, byte for byte those that the buyer downloads. */
export async function deliveryDataOf(deps: Deps, memberId: number, orderId: number): Promise<{ name: string; bytes: Buffer }[]> {
  const deliveries = await deliveriesOfOrder(deps, memberId, orderId)
  return deliveries.map((delivery) => ({ name: `${delivery.note_no}.json`, bytes: jsonOf(delivery) }))
}

async function deliveryBytes(deps: Deps, { ck_id }: OrderRow, delivery: Delivery, file: string): Promise<Buffer | null> {
  if (file === 'delivery_note.pdf') return deliveryNote(delivery, await findSeal(deps.db, ck_id, new Date(delivery.shipped_at * 1_000)))
  if (file === 'delivery.json') return jsonOf(delivery)
  if (file === 'delivery.xlsx') return bookOf(delivery)
  const signature = file === 'delivery.json.sig' ? signatureOf(deps, jsonOf(delivery)) : null
  return signature === null ? null : Buffer.from(`${signature}\n`)
}

async function bookOf(delivery: Delivery): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of deliveryBook(() => onePage([delivery]))) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* onePage<T>(page: T): AsyncGenerator<T> {
  yield page
}

async function papersZip(deps: Deps, memberId: number, orderId: number, kind: PaperKind | null): Promise<PaperFile> {
  const { order } = await ownOrder(deps, memberId, orderId)
  const entries = new Map<string, Uint8Array>()
  for await (const { name, bytes } of papersOfOrder(deps, memberId, orderId, { kind }))
    entries.set(freeName(name, new Set(entries.keys())), await bytes())
  if (entries.size === 0) throw notFound('该订单还没有可下载的资料')
  return {
    bytes: Buffer.from(zipSync(Object.fromEntries(entries), { level: 6, mtime: ZIP_TIME })),
    mime: 'application/zip',
    fileName: `${order.no}-papers.zip`,
  }
}

export interface PaperOfOrder {
  readonly kind: PaperKind
  readonly name: string
  /** The same for a paper that belongs to several orders, such as the report of a lot. */
  readonly key: string
  readonly bytes: () => Promise<Buffer>
}

/** The papers of an order, each drawn when its bytes are asked for. */
export async function* papersOfOrder(
  deps: Deps,
  memberId: number,
  orderId: number,
  { kind = null, evenHidden = false }: { readonly kind?: PaperKind | null; readonly evenHidden?: boolean } = {},
): AsyncGenerator<PaperOfOrder> {
  const found = await ownOrder(deps, memberId, orderId, evenHidden)
  const invoices = new Map(
    (await findIssuedOfOrder(deps, memberId, orderId)).map((invoice) => [pdfUrl(invoice.id, invoice.content.key), invoice]),
  )
  for (const paper of await papersIn(deps, memberId, found, kind)) {
    const invoice = invoices.get(paper.url)
    const file = paper.url.split('/').at(-1) ?? ''
    yield {
      kind: paper.kind,
      name: paper.name.replaceAll(/[/\\:*?"<>|]/g, '_'),
      key: paper.kind === 'lab_report' ? file : paper.url,
      bytes: () => (invoice === undefined ? paperBytes(deps, memberId, found, file) : invoicePaper(deps, requireIssued(invoice))),
    }
  }
}
