import { LEAFLET_TEXTS, type LeafletText } from '../../../db/tables/catalogue.ts'
import { LEAFLET_TITLES } from '../../goods-detail/leaflet.ts'
import { day, flag, text, type Column } from '../columns.ts'
import { tableKind } from '../tableKind.ts'
import { goodsColumn } from './goods.ts'

const TEXT_MAX = 6_000
const EXAMPLES: Readonly<Partial<Record<LeafletText, string>>> = {
  usage: '口服。一次2粒，一日3次。',
  storage: '遮光，密封保存。',
  shelf_life: '24个月',
}

const texts: Readonly<Record<string, Column>> = Object.fromEntries(
  LEAFLET_TEXTS.map((name) => [name, text(LEAFLET_TITLES[name], { max: TEXT_MAX, example: EXAMPLES[name] ?? '' })]),
)

/** The leaflet of goods, a column a section, as the holder of the approval wrote it. */
export const leafletKind = tableKind({
  name: 'leaflet',
  title: '说明书',
  area: 'goods',
  table: 'goods_leaflet',
  identity: { by: 'columns', id: 'none' },
  key: ['goods'],
  columns: {
    goods: goodsColumn,
    ...texts,
    revised_on: day('核准日期', { example: '2025-03-01' }),
    is_sample: flag('示例', { otherwise: false }),
  },
  check: (row) =>
    LEAFLET_TEXTS.every((name) => (row[name] ?? null) === null) ? [{ column: null, message: '至少填写一段说明书内容' }] : [],
})
