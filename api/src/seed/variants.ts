import { ean13 } from './barcode.ts'
import type { Generic } from './goodsCsv.ts'
import { MAKERS, type Maker } from './makers.ts'
import type { SeededRandom } from './seededRandom.ts'

/** A generic product as one maker sells it. */
export interface Variant {
  readonly generic: Generic
  readonly maker: Maker
  readonly spec: string
  readonly cents: number
  readonly approvalNo: string | null
  readonly barcode: string
}

/** Prices end as price lists do: fives of cents below 20 yuan, tens below 100, whole yuan above. */
function roundPrice(cents: number): number {
  const step = cents < 100 ? 1 : cents < 2000 ? 5 : cents < 10_000 ? 10 : 100
  return Math.max(step, Math.round(cents / step) * step)
}

interface Pack {
  readonly spec: string
  readonly ratio: number
}

/** Another pack size of the same product: more or fewer pieces, a smaller bag. The same when the spec has no count. */
function packOf(generic: Generic, random: SeededRandom): Pack {
  const same = { spec: generic.spec, ratio: 1 }
  if (generic.kind === 'device' || random.next() < 0.55) return same
  const herb = /^500g(.*)$/.exec(generic.spec)
  if (herb !== null) return random.next() < 0.5 ? { spec: `250g${herb[1] ?? ''}`, ratio: 0.5 } : { spec: `1kg${herb[1] ?? ''}`, ratio: 2 }
  const counted = /^(.*\*)(\d+)(粒|片|袋|支|贴)$/.exec(generic.spec)
  const count = Number(counted?.[2] ?? 0)
  if (counted === null || count < 6) return same
  const more = random.pick([count * 2, count + count / 2, count / 2].filter((size) => Number.isInteger(size) && size >= 6 && size <= 100))
  return { spec: `${counted[1] ?? ''}${more}${counted[3] ?? ''}`, ratio: more / count }
}

/** The real forms with running digits from 1, which no authority has given out. */
function approvalNo(generic: Generic, serial: number): string | null {
  const eight = String(serial).padStart(8, '0')
  if (generic.kind === 'herb') return null
  if (generic.kind === 'tcm') return `国药准字Z${eight}`
  if (generic.kind === 'device') return generic.deviceClass === 1 ? `国械备${eight}号` : `国械注准${eight.padStart(11, '0')}`
  return `国药准字${generic.name.includes('活菌') ? 'S' : 'H'}${eight}`
}

export function planVariants(generics: readonly Generic[], random: SeededRandom): Variant[] {
  const variants: Variant[] = []
  for (const generic of generics) {
    const makers = random.sample(
      MAKERS.filter((maker) => maker.kind === generic.kind),
      random.whole(2, 4),
    )
    for (const [nth, maker] of makers.entries()) {
      const pack = nth === 0 ? { spec: generic.spec, ratio: 1 } : packOf(generic, random)
      const serial = variants.length + 1
      variants.push({
        generic,
        maker,
        spec: pack.spec,
        cents: roundPrice(generic.cents * pack.ratio ** 0.94 * (0.84 + random.next() * 0.42)),
        approvalNo: approvalNo(generic, serial),
        barcode: ean13(`6900000${String(serial).padStart(5, '0')}`),
      })
    }
  }
  return variants
}
