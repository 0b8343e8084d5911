import { formatMoney } from 'rules/money'
import type { Deps } from '../../deps.ts'
import { currentMonth, monthSpan, shiftMonth } from '../overview/months.ts'
import { findFigures, type Figures, type PartSum, type PriceMove } from './report.repo.ts'
import { monthBookUrl, monthZipUrls } from './files.ts'
import type { ReportWire } from './report.schemas.ts'

/** A span without a beginning or end is the last twelve months. */
const MONTHS_DEFAULT = 12
export const MONTHS_MAX = 36
/** The largest parts are listed, the others are one sum. */
const ROWS = 10
const POINTS = 24
/** The trade calls a lot near its end when fewer months are left as it leaves the warehouse. */
const NEAR_MONTHS = 8

export interface Span {
  readonly from: string
  readonly to: string
}

/** The months asked for; null when there are too many of them, or none. */
export function spanOf(now: Date, asked: Partial<Span>): readonly string[] | null {
  const to = asked.to ?? (asked.from === undefined ? currentMonth(now) : shiftMonth(asked.from, MONTHS_DEFAULT - 1))
  const months = [asked.from ?? shiftMonth(to, 1 - MONTHS_DEFAULT)]
  while ((months.at(-1) ?? to) < to && months.length < MONTHS_MAX) months.push(shiftMonth(months.at(-1) ?? to, 1))
  return months.at(-1) === to ? months : null
}

export async function reportOf({ db }: Pick<Deps, 'db'>, memberId: number, span: readonly string[], rows = ROWS): Promise<ReportWire> {
  const [first, last] = [span[0] ?? '', span.at(-1) ?? '']
  const figures = await findFigures(db, {
    memberId,
    from: monthSpan(first).from,
    to: monthSpan(last).to,
    before: monthSpan(shiftMonth(first, -span.length)).from,
    rows,
    points: POINTS,
    nearMonths: NEAR_MONTHS,
  })
  const { months, makers, categories, savings, lots } = figures
  const [cents, extra] = [sumOf(months, 'cents'), sumOf(months, 'extra')]
  return {
    from: first,
    to: last,
    amount: formatMoney(cents + extra),
    goods_amount: formatMoney(cents),
    extra_amount: formatMoney(extra),
    previous: formatMoney(figures.previous),
    orders: sumOf(months, 'orders'),
    goods: figures.goods,
    months: span.map((month) => monthWire(month, months)),
    makers: makers.rows.map(partWire),
    makers_rest: restOf(makers, cents),
    categories: categories.rows.map(partWire),
    categories_rest: restOf(categories, cents),
    prices: figures.prices.rows.map(priceWire),
    prices_count: { all: figures.prices.count, up: figures.prices.up, down: figures.prices.down },
    savings: savings.rows.map(({ cents: saved, ...row }) => ({ ...row, amount: formatMoney(saved) })),
    savings_rest: restOf(savings, savings.cents),
    saved: formatMoney(savings.cents),
    near_expiry: {
      months: NEAR_MONTHS,
      amount: formatMoney(lots.near_cents),
      units: lots.near_units,
      shipped_amount: formatMoney(lots.cents),
      shipped_units: lots.units,
    },
  }
}

function sumOf<K extends string>(rows: readonly Readonly<Record<K, number>>[], key: K): number {
  return rows.reduce((sum, row) => sum + row[key], 0)
}

/** What is not listed, to the cent. */
function restOf({ rows, count }: { readonly rows: readonly { readonly cents: number }[]; readonly count: number }, whole: number) {
  return { count: count - rows.length, amount: formatMoney(whole - sumOf(rows, 'cents')) }
}

function monthWire(month: string, sums: Figures['months']): ReportWire['months'][number] {
  const {
    orders,
    all_orders: all,
    cents,
    extra,
  } = sums.find((sum) => sum.month === month) ?? { orders: 0, all_orders: 0, cents: 0, extra: 0 }
  return {
    month,
    orders,
    goods_amount: formatMoney(cents),
    extra_amount: formatMoney(extra),
    amount: formatMoney(cents + extra),
    xlsx_url: all === 0 ? null : monthBookUrl(month),
    zip_urls: monthZipUrls(month, all),
  }
}

const partWire = ({ cents, ...part }: PartSum) => ({ ...part, id: String(part.id), amount: formatMoney(cents) })

function priceWire({ goods_id: id, points, ...move }: PriceMove): ReportWire['prices'][number] {
  return {
    goods_id: String(id),
    name: move.name,
    spec: move.spec,
    unit: move.unit,
    maker: move.maker,
    times: move.times,
    first: formatMoney(move.first),
    last: formatMoney(move.last),
    lowest: formatMoney(move.lowest),
    highest: formatMoney(move.highest),
    change: move.first === 0 ? null : Math.round(((move.last - move.first) * 1000) / move.first),
    points: points.map(({ on, cents }) => ({ on, price: formatMoney(cents) })),
  }
}
