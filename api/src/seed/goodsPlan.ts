import { addMonths, formatDate } from 'rules/time'
import { pinyinReadings } from '../modules/goods/pinyinReadings.ts'
import { commonCategory, zoneCategories } from './categories.ts'
import type { Generic } from './goodsCsv.ts'
import type { SeededRandom } from './seededRandom.ts'
import { planVariants, type Variant } from './variants.ts'

export const WAREHOUSE = { main: 1, herb: 2, device: 3 } as const

interface PlannedLot {
  readonly lotNo: string
  readonly produced: string
  readonly expires: string
  readonly share: number
}

export interface PlannedGoods extends Variant {
  readonly pinyin: string
  readonly pinyinFull: string
  readonly commonName: string
  readonly supplier: number
  readonly warehouse: number
  readonly category: number
  readonly zones: readonly number[]
  readonly scope: string
  readonly minQty: number
  readonly ladderType: 1 | 2
  readonly ladder: readonly { readonly number: number; readonly price: number }[]
  readonly isYoux: boolean
  readonly isControlled: boolean
  readonly isNearExpiry: boolean
  readonly specialPrice: number | null
  /** What it costs on the days when it is among the day's specials. */
  readonly dayPrice: number | null
  /** In the zone where everything costs the same part of its price. */
  readonly isWelfare: boolean
  readonly freeShipping: { readonly kind: 'warehouse' | 'single'; readonly number: number } | null
  readonly stock: number
  readonly sold: number
  readonly lots: readonly PlannedLot[]
  /** Seconds. */
  readonly createdAt: number
}

/** Which goods of the plan are something special; every set holds barcodes. */
interface Flags {
  readonly controlled: ReadonlySet<string>
  readonly youx: ReadonlySet<string>
  readonly near: ReadonlySet<string>
  readonly empty: ReadonlySet<string>
  readonly short: ReadonlySet<string>
  readonly ladder: ReadonlySet<string>
  readonly single: ReadonlySet<string>
}

function planFlags(variants: readonly Variant[], random: SeededRandom): Flags {
  const taken = new Set<string>()
  const choose = (count: number, fits: (variant: Variant) => boolean): Set<string> => {
    const chosen = random
      .sample(
        variants.filter((variant) => !taken.has(variant.barcode) && fits(variant)),
        count,
      )
      .map((variant) => variant.barcode)
    for (const barcode of chosen) taken.add(barcode)
    return new Set(chosen)
  }
  const part = (percent: number): number => Math.round((variants.length * percent) / 100)
  const plain = (variant: Variant): boolean => !variant.generic.isEph && !variant.generic.isSpecial && !variant.generic.isCold
  const controlled = choose(12, (variant) => plain(variant) && (variant.generic.kind === 'western' || variant.generic.kind === 'tcm'))
  const youx = choose(24, (variant) => plain(variant) && variant.generic.kind !== 'herb' && variant.cents >= 300)
  const near = choose(18, (variant) => plain(variant) && variant.generic.kind !== 'device' && variant.cents >= 300)
  const empty = choose(part(4), () => true)
  const short = choose(part(6), (variant) => variant.generic.zbz >= 5)
  const ladder = choose(part(12), (variant) => variant.cents >= 200 && variant.generic.jzl >= variant.generic.zbz * 8)
  const single = choose(10, (variant) => plain(variant) && variant.cents >= 2000)
  return { controlled, youx, near, empty, short, ladder, single }
}

function scopeOf(generic: Generic): string {
  if (generic.isEph || generic.isSpecial) return 'special'
  if (generic.kind === 'device') return `device${generic.deviceClass ?? 1}`
  if (generic.kind === 'tcm' || generic.kind === 'herb') return generic.kind
  if (generic.name.includes('活菌')) return 'biochemical'
  return /西林|头孢|霉素|环素/.test(generic.name) ? 'antibiotic' : 'chemical'
}

function planLadder(variant: Variant, random: SeededRandom): { number: number; price: number }[] {
  const { zbz, jzl } = variant.generic
  const first = zbz * random.whole(2, 4)
  const second = Math.max(first + zbz, Math.floor(jzl / 2 / zbz) * zbz)
  return [
    { number: first, price: Math.floor((variant.cents * random.whole(960, 980)) / 1000) },
    { number: second, price: Math.floor((variant.cents * random.whole(915, 945)) / 1000) },
  ]
}

function planLots(now: number, isNear: boolean, random: SeededRandom): PlannedLot[] {
  const first = isNear ? random.whole(3, 5) : random.whole(7, 24)
  const months = [first, isNear ? Math.min(5, first + 1) : first + random.whole(2, 10)]
  const life = random.pick([24, 24, 36])
  return months.map((left, nth) => {
    const expires = addMonths(now, left) + random.whole(1, 25) * 86_400
    const produced = addMonths(expires, -Math.max(life, left + 3))
    const stamp = formatDate(produced).slice(2).replaceAll('-', '')
    return {
      lotNo: `${stamp}${String(random.whole(1, 9))}${nth + 1}`,
      produced: formatDate(produced),
      expires: formatDate(expires),
      share: nth === 0 ? 0.4 : 0.6,
    }
  })
}

function planStock(variant: Variant, flags: Flags, random: SeededRandom): number {
  const { zbz, jzl } = variant.generic
  if (flags.empty.has(variant.barcode)) return 0
  if (flags.short.has(variant.barcode)) return random.whole(1, zbz - 1)
  return zbz * random.whole(3, Math.max(6, Math.round((jzl / zbz) * 6)))
}

function planOne(variant: Variant, flags: Flags, now: number, random: SeededRandom): PlannedGoods {
  const { generic, barcode } = variant
  const readings = pinyinReadings(generic.name)
  const isYoux = flags.youx.has(barcode)
  const isNearExpiry = flags.near.has(barcode)
  const kindWarehouse = generic.kind === 'device' ? WAREHOUSE.device : generic.kind === 'herb' ? WAREHOUSE.herb : WAREHOUSE.main
  const minQty = random.next() < 0.08 ? generic.zbz * 2 : generic.zbz
  return {
    ...variant,
    pinyin: [...new Set([...readings.initials, ...generic.initials])].join(' '),
    pinyinFull: readings.full.join(' '),
    commonName: generic.name.replace(/[(（].*[)）]$/, ''),
    supplier: generic.kind === 'device' ? random.whole(6, 7) : generic.kind === 'herb' ? random.whole(4, 5) : random.whole(0, 3),
    warehouse: kindWarehouse,
    category: commonCategory(generic),
    zones: zoneCategories(generic, isYoux),
    scope: scopeOf(generic),
    minQty,
    ladderType: random.next() < 0.8 || !flags.ladder.has(barcode) ? 1 : 2,
    ladder: flags.ladder.has(barcode) ? planLadder(variant, random) : [],
    isYoux,
    isNearExpiry,
    isControlled: flags.controlled.has(barcode),
    specialPrice: isNearExpiry ? Math.floor((variant.cents * random.whole(40, 70)) / 100) : null,
    dayPrice: null,
    isWelfare: false,
    freeShipping: isYoux
      ? { kind: 'warehouse', number: Math.max(minQty, generic.zbz * random.whole(2, 5)) }
      : flags.single.has(barcode)
        ? { kind: 'single', number: Math.max(minQty, generic.zbz * 2) }
        : null,
    stock: planStock(variant, flags, random),
    sold: Math.floor((generic.isEph || generic.isSpecial ? 2000 : 12_000) * random.next() ** 3),
    lots: planLots(now, isNearExpiry, random),
    createdAt: now - (random.next() < 0.08 ? random.whole(1, 25) : random.whole(60, 700)) * 86_400 - random.whole(0, 80_000),
  }
}

/** The whole demo catalogue: the same for the same generics, seed and moment. */
export function planGoods(generics: readonly Generic[], random: SeededRandom, now: number): PlannedGoods[] {
  const variants = planVariants(generics, random)
  const flags = planFlags(variants, random)
  const plan = variants.map((variant) => planOne(variant, flags, now, random))
  return withOffers(plan, random)
}

/** What the days' specials are taken from, and what lies in the welfare zone. */
const OFFERS = { daily: 60, welfare: 40 } as const

/** Well stocked goods that are nothing special otherwise: some cost 80 to 90 % on single days, others are in the welfare zone. */
function withOffers(plan: readonly PlannedGoods[], random: SeededRandom): PlannedGoods[] {
  const fits = plan.filter(
    (goods) =>
      !goods.isYoux &&
      !goods.isControlled &&
      !goods.isNearExpiry &&
      !goods.generic.isEph &&
      goods.ladder.length === 0 &&
      goods.cents >= 300 &&
      goods.stock >= goods.minQty * 10,
  )
  const chosen = random.sample(fits, OFFERS.daily + OFFERS.welfare).map((goods) => goods.barcode)
  const [daily, welfare] = [new Set(chosen.slice(0, OFFERS.daily)), new Set(chosen.slice(OFFERS.daily))]
  return plan.map((goods) => ({
    ...goods,
    isWelfare: welfare.has(goods.barcode),
    dayPrice: daily.has(goods.barcode) ? Math.floor((goods.cents * random.whole(80, 90)) / 100) : null,
  }))
}
