import { areaList } from '@vant/area-data'
import { chunksOf } from '../chunks.ts'
import type { Migration } from './statements.ts'

/** The cities and districts of every province; what was on record before keeps its name. */
export const regions: Migration = {
  isAdditive: true,
  async up(db) {
    const provinces = await db.selectFrom('region').where('level', '=', 1).select('id').execute()
    const known = new Set(provinces.map(({ id }) => Math.floor(id / 10000)))
    for (const level of [2, 3] as const) {
      const names = Object.entries(level === 2 ? areaList.city_list : areaList.county_list)
      const rows = names.map(([code, name]) => ({
        id: Number(code),
        parent_id: above(Number(code), level),
        name: cityNames[code] ?? name,
        level,
      }))
      for (const some of chunksOf(
        rows.filter(({ id }) => known.has(Math.floor(id / 10000))),
        4,
      )) {
        await db
          .insertInto('region')
          .values([...some])
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    }
  },
}

function above(code: number, level: 2 | 3): number {
  const size = level === 2 ? 10000 : 100
  return Math.floor(code / size) * size
}

/** Where the code's own name is that of the province, or none at all: "上海市上海市黄浦区" is on no parcel. */
const cityNames: Readonly<Record<string, string>> = {
  '110100': '北京城区',
  '120100': '天津城区',
  '310100': '上海城区',
  '500100': '重庆城区',
  '500200': '重庆郊县',
}
