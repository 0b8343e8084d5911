import { companyOf } from '../company/company.service.ts'
import { formatMoney } from 'rules/money'
import { seconds, type Deps } from '../../deps.ts'
import { numbered, type PageAsk } from '../../db/newestFirst.ts'
import { notFound } from '../../server/apiErrors.ts'
import { timePage } from '../../server/paging.ts'
import { uploadUrl } from '../upload/upload.service.ts'
import { parcelsOf } from '../shipment/shipment.service.ts'
import { findHeldBack, findRefunds } from './afterSale.repo.ts'
import type { AfterSaleDetailWire, AfterSaleItemWire } from './afterSale.schemas.ts'
import { actionsOf, isSentBack, STATUS_TEXTS, TYPE_TEXTS } from './kinds.ts'
import { countAfterSales, findAfterSales, findEvents, findFiles, findImages, type AfterSaleSearch, type ReadRow } from './read.repo.ts'

/** Until the office has set its address. */
const NO_ADDRESS = '请先联系客户经理确认寄回地址'

export async function listAfterSales({ db }: Deps, search: AfterSaleSearch, ask: PageAsk) {
  const total = await countAfterSales(db, search)
  return timePage({ ...(await findAfterSales(db, search, ask)), total }, ask, itemWire)
}

/** `memberId` null is the office's view. */
export async function afterSaleDetail(deps: Deps, memberId: number | null, id: number): Promise<AfterSaleDetailWire> {
  const { db } = deps
  const [row] = (await findAfterSales(db, { memberId, is: null, id }, numbered(1, 1))).rows
  if (row === undefined) throw notFound('售后单不存在')
  const company = await companyOf(deps)
  const [events, refunds, images, parcels] = [
    await findEvents(db, id),
    await findRefunds(db, row),
    await findImages(db, id),
    await parcelsOf(deps, row.order_id),
  ]
  return {
    ...itemWire(row),
    is_whole: row.is_whole ? 1 : 0,
    note: row.note,
    images: images.map(uploadUrl),
    files: await findFiles(db, id),
    carrier: row.carrier,
    tracking_no: row.tracking_no,
    held_back: formatMoney(await findHeldBack(db, row)),
    send_to:
      isSentBack(row.type) && !['applied', 'rejected', 'cancelled'].includes(row.status)
        ? { name: `${row.ck_name}退货组`, phone: company.hot_line, address: company.address || NO_ADDRESS }
        : null,
    events: events.map((event) => ({
      from: event.from_status,
      to: event.to_status,
      text: STATUS_TEXTS[event.to_status],
      actor: event.actor,
      note: event.note,
      at: seconds(event.at),
    })),
    refunds: refunds.map((refund) => ({
      tender: refund.tender as 'online' | 'balance' | 'voucher',
      amount: formatMoney(refund.cents),
      status: refund.status as 'pending' | 'settled' | 'failed',
      at: seconds(refund.created_at),
    })),
    parcels: parcels.filter((parcel) => parcel.after_sale_id === String(id)),
  }
}

export function itemWire(row: ReadRow): AfterSaleItemWire {
  return {
    id: String(row.id),
    no: row.no,
    order_id: String(row.order_id),
    order_no: row.order_no,
    type: row.type,
    type_text: TYPE_TEXTS[row.type],
    status: row.status,
    status_text: STATUS_TEXTS[row.status],
    reason: row.reason,
    amount: formatMoney(row.cents),
    created_at: seconds(row.created_at),
    actions: actionsOf(row),
    lines: row.lines.map((line) => ({
      id: String(line.order_line_id),
      goods_id: String(line.goods_id),
      name: line.name,
      sccj: line.maker,
      ypgg: line.spec,
      bzdw: line.unit,
      goods_image: [line.image],
      number: line.qty,
      amount: formatMoney(line.cents),
    })),
  }
}
