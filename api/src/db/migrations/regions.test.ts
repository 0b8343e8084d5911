import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { migrations } from './list.ts'

let open: TestDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

const below = async (parentId: number): Promise<string[]> => {
  const rows = await open.db.selectFrom('region').where('parent_id', '=', parentId).orderBy('id').select('name').execute()
  return rows.map(({ name }) => name)
}

it('an empty marketplace knows the cities and districts of all 31 provinces', async () => {
  const levels = await open.db
    .selectFrom('region')
    .groupBy('level')
    .orderBy('level')
    .select((eb) => ['level', eb.fn.countAll<string>().as('count')])
    .execute()
  // A newer edition of the data is a new migration: these figures are those of the edition this one was released with.
  expect(levels.map(({ level, count }) => [level, Number(count)])).toEqual([
    [1, 31],
    [2, 342],
    [3, 3062],
  ])
  expect(await below(430000)).toEqual([
    ...['长沙市', '株洲市', '湘潭市', '衡阳市', '邵阳市', '岳阳市', '常德市'],
    ...['张家界市', '益阳市', '郴州市', '永州市', '怀化市', '娄底市', '湘西土家族苗族自治州'],
  ])
  expect(await below(430100)).toEqual(['芙蓉区', '天心区', '岳麓区', '开福区', '雨花区', '望城区', '长沙县', '浏阳市', '宁乡市'])
  expect([await below(310000), await below(500000), await below(420000).then((names) => names.at(-1))]).toEqual([
    ['上海城区'],
    ['重庆城区', '重庆郊县'],
    '省直辖县',
  ])
})

it('every province has cities and every city has districts', async () => {
  const childless = await open.db
    .selectFrom('region as above')
    .where('level', '<', 3)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('region').whereRef('parent_id', '=', 'above.id').select('id'))))
    .select('name')
    .execute()
  expect(childless).toEqual([])
})

it('a place that was on record keeps its name and its id', async () => {
  await open.db.updateTable('region').set({ name: '旧西湖区' }).where('id', '=', 330106).execute()
  await open.db.deleteFrom('region').where('id', '=', 430102).execute()
  await migrations['0039_regions']?.up(open.db)
  expect([(await below(330100)).includes('旧西湖区'), (await below(430100))[0]]).toEqual([true, '芙蓉区'])
})
