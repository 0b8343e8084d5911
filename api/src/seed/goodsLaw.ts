import type { TaxRate } from 'rules/invoiceTax'
import { formatDate } from 'rules/time'
import type { GoodsKind } from '../db/tables/catalogue.ts'
import type { InsuranceClass, OtherCompound, StorageClass } from '../db/tables/goodsLaw.ts'
import type { PlannedGoods } from './goodsPlan.ts'

/** Invented as the makers are. */
const HOLDERS = ['岑溯医药科技有限公司', '雾屿生物医药有限公司', '清岬药物研究有限公司'] as const
const CLASSES: readonly (InsuranceClass | null)[] = ['a', 'b', 'b', 'own', 'a', null]
const DAY_SECONDS = 86_400

const isMedicine = ({ generic: { kind } }: PlannedGoods): boolean => kind === 'western' || kind === 'tcm'

interface Law {
  readonly holder: string | null
  readonly storage_class: StorageClass | null
  readonly insurance_code: string | null
  readonly insurance_class: InsuranceClass | null
  readonly is_basic: boolean
  readonly compound: OtherCompound | null
  readonly tax_code: string
  readonly tax_name: string
  readonly tax_rate: TaxRate
}

type TaxClass = readonly [name: string, rate: TaxRate]
const TAX_CLASSES: Readonly<Record<GoodsKind, TaxClass>> = {
  western: ['化学药品制剂', '13'],
  tcm: ['中成药', '13'],
  herb: ['中药饮片', '9'],
  device: ['医疗仪器器械', '13'],
  food: ['营养保健食品', '13'],
}
/** Sold by the simple method. */
const BIOLOGICAL: TaxClass = ['生物制品', '3']
const CLASS_NAMES = [...Object.values(TAX_CLASSES), BIOLOGICAL].map(([name]) => name)

/** The codes begin as no tax class does. */
function taxOf({ generic: { kind, isCold } }: PlannedGoods): Pick<Law, 'tax_code' | 'tax_name' | 'tax_rate'> {
  const [tax_name, tax_rate] = isCold && kind === 'western' ? BIOLOGICAL : TAX_CLASSES[kind]
  return { tax_code: `99${String(CLASS_NAMES.indexOf(tax_name) + 1).padEnd(17, '0')}`, tax_name, tax_rate }
}

/** Of every article something else is still unknown. The codes begin as no code of the health insurance does. */
export function lawOf(goods: PlannedGoods, nth: number): Law {
  const medicine = isMedicine(goods)
  const insurance_class = medicine ? (CLASSES[nth % CLASSES.length] ?? null) : null
  const isWithAnother = nth % 9 === 4
  return {
    holder: !medicine || nth % 8 === 7 ? null : isWithAnother ? (HOLDERS[nth % HOLDERS.length] ?? null) : goods.maker.name,
    storage_class: goods.generic.isCold ? 'cold' : medicine ? (nth % 5 === 3 ? 'cool' : nth % 7 === 6 ? null : 'room') : null,
    insurance_code: insurance_class === null ? null : `DEMO${String(nth + 1).padStart(19, '0')}`,
    insurance_class,
    is_basic: insurance_class === 'a' && nth % 4 === 0,
    compound: goods.generic.name.includes('甘草片') ? 'liquorice' : null,
    ...taxOf(goods),
  }
}

/** Demo orders hold less. */
export const COMPOUND_LIMITS = [{ compound: 'liquorice' as const, per_line: 1_000, per_order: 2_000 }]

/** A few common medicines are selected: in a batch that holds, one that is to begin, and one that has ended. */
export function procurements(plan: readonly PlannedGoods[], idOf: (goods: PlannedGoods) => number, today: number) {
  const day = (after: number): string => formatDate(today + after * DAY_SECONDS)
  const batches = [
    { batch: '演示第九批集采', starts_on: day(-230), ends_on: day(500) },
    { batch: '演示第十批集采', starts_on: day(40), ends_on: day(770) },
    { batch: '演示第七批集采', starts_on: day(-800), ends_on: day(-70) },
  ]
  return plan
    .filter((goods) => isMedicine(goods) && goods.generic.rxClass === 'rx' && !goods.isControlled)
    .filter((_, nth) => nth % 6 === 1)
    .map((goods, nth) => ({
      goods_id: idOf(goods),
      ...(batches[nth % 4] ?? batches[0] ?? { batch: '', starts_on: '', ends_on: '' }),
      ceiling: Math.ceil((goods.cents * 21) / 20),
    }))
}
