import { day, integer, money, oneOf, text } from '../columns.ts'
import { tableKind } from '../tableKind.ts'
import { ceilingsUnderPrice } from './ceilings.ts'
import { goodsColumn, namedGoods } from './goods.ts'

/** Selected goods of the centralised procurement by batch. */
export const procurementKind = tableKind({
  name: 'procurement',
  title: '集采中选',
  area: 'goods',
  table: 'goods_procurement',
  identity: { by: 'columns', id: 'none' },
  key: ['goods', 'batch'],
  columns: {
    goods: goodsColumn,
    batch: text('集采批次', { max: 40, example: '第十批国家集采', isRequired: true }),
    starts_on: day('执行开始', { example: '2026-04-01', isRequired: true }),
    ends_on: day('执行结束', { example: '2028-03-31', isRequired: true }),
    ceiling: money('最高限价', { example: '5.20', isRequired: true }),
  },
  check: (row) => (String(row['ends_on']) < String(row['starts_on']) ? [{ column: 'ends_on', message: '不能早于执行开始' }] : []),
  examine: ceilingsUnderPrice,
  goodsOf: namedGoods,
})

/** How much of a kind of special compounds one order may hold. */
export const compoundLimitKind = tableKind({
  name: 'compound_limit',
  title: '特殊药品复方限量',
  area: 'goods',
  table: 'compound_limit',
  identity: { by: 'columns', id: 'none' },
  key: ['compound'],
  columns: {
    compound: oneOf(
      '种类',
      { 含麻黄碱: 'ephedrine', 含可待因: 'codeine', 含地芬诺酯: 'diphenoxylate', 复方甘草片: 'liquorice' },
      { isRequired: true },
    ),
    per_line: integer('每品每单', { min: 1, max: 1_000_000, example: '100' }),
    per_order: integer('同类每单合计', { min: 1, max: 1_000_000, example: '200' }),
  },
  check: (row) =>
    (row['per_line'] ?? row['per_order'] ?? null) === null ? [{ column: null, message: '每品每单、同类每单合计至少填一个' }] : [],
})
