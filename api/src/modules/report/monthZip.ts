import type { Deps } from '../../deps.ts'
import { papersOfOrder, type PaperKind } from '../document/document.service.ts'
import { GrowingZip } from '../upload/zipStream.ts'
import { ORDERS_A_ZIP } from './files.ts'
import { monthBook } from './monthBook.ts'

const FOLDERS: Readonly<Record<PaperKind, string>> = { delivery_note: '随货同行单', lab_report: '药检报告', invoice: '发票' }

/**
 * The papers of the nth hundred of a month's orders, the first with the workbook. A paper is drawn when those before it are
 * on their way; the report of a lot that came with several orders is in it once. Null where there is no such hundred.
 */
export function monthZip(
  deps: Deps,
  memberId: number,
  { month, nth }: { readonly month: string; readonly nth: number },
  orders: readonly number[],
): AsyncGenerator<Uint8Array> | null {
  const mine = orders.slice((nth - 1) * ORDERS_A_ZIP, nth * ORDERS_A_ZIP)
  const book = nth === 1 ? monthBook(deps, memberId, orders) : null
  return mine.length === 0 ? null : zipOf(deps, memberId, mine, { name: `采购明细 ${month}.xlsx`, book })
}

async function* zipOf(
  deps: Deps,
  memberId: number,
  orders: readonly number[],
  { name, book }: { readonly name: string; readonly book: AsyncGenerator<Uint8Array> | null },
): AsyncGenerator<Uint8Array> {
  const zip = new GrowingZip()
  if (book !== null) {
    const file = zip.plain(name)
    for await (const piece of book) {
      file.push(piece)
      yield* zip.grown()
    }
    file.push(new Uint8Array(), true)
  }
  const packed = new Set<string>()
  for (const id of orders)
    for await (const paper of papersOfOrder(deps, memberId, id, { evenHidden: true })) {
      if (packed.has(paper.key)) continue
      packed.add(paper.key)
      zip.plain(`${FOLDERS[paper.kind]}/${paper.name}`).push(await paper.bytes(), true)
      yield* zip.grown()
    }
  zip.end()
  yield* zip.grown()
}
