import { readFileSync } from 'node:fs'
import type { Db } from '../db/schema.ts'
import type { PlannedGoods } from './goodsPlan.ts'
import { insertRows } from './insertRows.ts'

interface HerbText {
  readonly origins: readonly string[]
  readonly processing: string
}

/** Of one herb the dearer by weight is the better one. */
const GRADES = ['选货', '一等', '二等', '统货'] as const

function readHerbs(): ReadonlyMap<string, HerbText> {
  const text = readFileSync(new URL('../../seed/herbs.csv', import.meta.url), 'utf8')
  return new Map(
    text
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((row) => {
        const [name = '', origins = '', processing = ''] = row.split(',')
        return [name, { origins: origins.split('|'), processing }]
      }),
  )
}

/** The net weight that a specification as 500g/片, 1kg/丁 or 3g*30袋 stands for. */
export function netGrams(spec: string): number | null {
  const [, weight, unit, times] = /^(\d+(?:\.\d+)?)(k?)g(?:\*(\d+))?/.exec(spec) ?? []
  return weight === undefined ? null : Math.round(Number(weight) * (unit === 'k' ? 1_000 : 1) * Number(times ?? 1))
}

/** Origin, grade, processing and weight of the catalogue's herb slices; each maker of one herb buys elsewhere. */
export async function seedHerbs(db: Db, plan: readonly PlannedGoods[], idOf: (goods: PlannedGoods) => number): Promise<void> {
  const texts = readHerbs()
  const herbs = plan.flatMap((goods) => {
    const grams = goods.generic.kind === 'herb' ? netGrams(goods.spec) : null
    return grams === null ? [] : [{ goods, grams }]
  })
  const rows = [...Map.groupBy(herbs, ({ goods }) => goods.generic.name)].flatMap(([name, makers]) => {
    const text = texts.get(name)
    if (text === undefined) throw new Error(`seed/herbs.csv does not know ${name}`)
    return makers
      .toSorted((a, b) => b.goods.cents / b.grams - a.goods.cents / a.grams)
      .map(({ goods, grams }, nth) => ({
        goods_id: idOf(goods),
        origin: text.origins[nth % text.origins.length] ?? '',
        grade: GRADES[nth % GRADES.length] ?? GRADES[0],
        processing: text.processing,
        net_grams: grams,
      }))
  })
  await insertRows(db, 'herb', rows)
}
