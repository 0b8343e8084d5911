import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { OldLine, TaxClass, TaxLine } from './taxLines.ts'

/** The tax classes of goods as they are now; who has none is left out. */
export async function findTaxClasses(db: Db, goodsIds: readonly number[]): Promise<Map<number, TaxClass>> {
  if (goodsIds.length === 0) return new Map()
  const rows = await db.selectFrom('goods').where('id', 'in', goodsIds).select(['id', 'tax_code', 'tax_name', 'tax_rate']).execute()
  return new Map(
    rows.flatMap(({ id, tax_code, tax_name, tax_rate: rate }): [number, TaxClass][] =>
      tax_code === null || tax_name === null || rate === null ? [] : [[id, { tax_code, tax_name, rate }]],
    ),
  )
}

/** All at once, for the database sums them up. */
export async function insertTaxLines(db: Db, invoiceId: number, lines: readonly TaxLine[]): Promise<void> {
  if (lines.length === 0) return
  const rows = JSON.stringify(lines.map((line, place) => ({ ...line, line_no: place + 1 })))
  await sql`insert into invoice_line (invoice_id, line_no, nature, order_id, order_line_id, name, tax_code, tax_name, spec, unit, qty,
      price, net, rate, tax, blue_id, blue_line)
    select ${invoiceId}::bigint, line_no, nature, order_id, order_line_id, name, tax_code, tax_name, spec, unit, qty, price, net, rate, tax,
      blue_id, blue_line
    from jsonb_to_recordset(${rows}::jsonb) l (line_no int, nature text, order_id bigint, order_line_id bigint, name text, tax_code text,
      tax_name text, spec text, unit text, qty int, price numeric, net bigint, rate text, tax bigint, blue_id bigint,
      blue_line int)`.execute(db)
}

export async function findTaxLines(db: Db, invoiceId: number): Promise<TaxLine[]> {
  return db
    .selectFrom('invoice_line')
    .where('invoice_id', '=', invoiceId)
    .orderBy('line_no')
    .select(['nature', 'order_id', 'order_line_id', 'name', 'tax_code', 'tax_name', 'spec', 'unit', 'qty', 'net', 'rate', 'tax'])
    .select(['blue_id', 'blue_line', sql<string | null>`trim_scale(price)::text`.as('price')])
    .execute()
}

/** The lines of an invoice, of one order or of all, each with its discount and what reversals, issued or not, have taken back. */
export async function findOldLines(db: Db, invoiceId: number, orderId: number | null): Promise<OldLine[]> {
  const { rows } = await sql<OldLine>`select l.line_no, l.order_id, l.order_line_id, l.name, l.tax_code, l.tax_name, l.spec, l.unit, l.rate,
      l.net + coalesce(d.net, 0) as net, l.tax + coalesce(d.tax, 0) as tax, l.qty + coalesce(r.qty, 0) as qty,
      coalesce(-(r.net + r.tax), 0)::bigint as reversed
    from invoice_line l left join invoice_line d on d.invoice_id = l.invoice_id and d.line_no = l.line_no + 1 and d.nature = '01'
    left join lateral (select sum(x.net) as net, sum(x.tax) as tax, sum(x.qty) as qty from invoice_line x
      where (x.blue_id, x.blue_line) = (l.invoice_id, l.line_no)) r on true
    where l.invoice_id = ${invoiceId} and l.nature <> '01' and (${orderId}::bigint is null or l.order_id = ${orderId})
    order by l.line_no`.execute(db)
  return rows
}
