import type { ExpirySpan as RestExpirySpan } from 'rules/time'
import type { DeviceClass, ExpirySpan, GoodsTagKind, PrescriptionClass } from '../../generated/resolvers-types.ts'
import { invalidInput } from '../../errors/gatewayError.ts'
import { promotionTags, promotionWords } from '../base/promotionKinds.ts'

/** The schema's words for what goods are narrowed by, by the marketplace's. */
export const tagKinds: ReadonlyMap<string, GoodsTagKind> = new Map<string, GoodsTagKind>([
  ...promotionTags,
  ['youx', 'PREFERRED'],
  ['special', 'SPECIAL'],
  ['new', 'NEW'],
  ['near_expiry', 'NEAR_EXPIRY'],
  ['controlled', 'CONTROLLED'],
  ['eph', 'EPHEDRINE'],
  ['cold', 'COLD'],
  ['codeine', 'CODEINE'],
  ['diphenoxylate', 'DIPHENOXYLATE'],
  ['liquorice', 'LIQUORICE'],
  ['insurance_a', 'INSURANCE_A'],
  ['insurance_b', 'INSURANCE_B'],
  ['basic', 'BASIC_DRUG'],
  ['procured', 'PROCURED'],
])

/** The specification's tags are their words. */
export const kindOfWord: ReadonlyMap<string, GoodsTagKind> = new Map<string, GoodsTagKind>([
  ...promotionWords,
  ['优', 'PREFERRED'],
  ['特', 'SPECIAL'],
  ['新', 'NEW'],
])

const spansByName: Readonly<Record<RestExpirySpan, ExpirySpan>> = {
  under3m: 'UNDER_3_MONTHS',
  '3mTo4m': 'MONTHS_3_TO_4',
  '4mTo6m': 'MONTHS_4_TO_6',
  under6m: 'UNDER_6_MONTHS',
  '6mTo1y': 'MONTHS_6_TO_12',
  '1yTo18m': 'MONTHS_12_TO_18',
  '18mTo2y': 'MONTHS_18_TO_24',
  over2y: 'OVER_24_MONTHS',
}
export const expirySpans: ReadonlyMap<string, ExpirySpan> = new Map(Object.entries(spansByName))

export const deviceClasses: ReadonlyMap<string, DeviceClass> = new Map([
  ['1', 'CLASS_1'],
  ['2', 'CLASS_2'],
  ['3', 'CLASS_3'],
])

export const prescriptionClasses: ReadonlyMap<string, PrescriptionClass> = new Map([
  ['rx', 'RX'],
  ['otc_a', 'OTC_A'],
  ['otc_b', 'OTC_B'],
])

/** The marketplace's names of what was chosen; a value it has no name for cannot be narrowed by. */
export function namesOf<W extends string>(
  field: string,
  words: ReadonlyMap<string, W>,
  chosen: readonly W[] | null | undefined,
): readonly string[] | null | undefined {
  return chosen?.map((value) => {
    const found = words.entries().find(([, word]) => word === value)
    if (found === undefined) throw invalidInput(field, '不能按此项筛选')
    return found[0]
  })
}
