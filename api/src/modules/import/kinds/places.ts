import { pinyinReadings } from '../../goods/pinyinReadings.ts'
import { code, custom, digits, flag, integer, money, oneOf, reference, right, text, wrong, type Reading } from '../columns.ts'
import { idsByColumn } from '../key.repo.ts'
import type { Row } from '../kind.ts'
import { tableKind } from '../tableKind.ts'

/** Initials and syllables of a name; a name without any is found by x. */
export function spoken(row: Row): { pinyin: string; pinyin_full: string } {
  const readings = pinyinReadings(String(row['name']))
  return { pinyin: readings.initials.join(' ') || 'x', pinyin_full: readings.full.join(' ') || 'x' }
}

export const TREES = { 总目录: 'common', 优选: 'yx', 中药: 'zy', 器械: 'qx' }

export const categoryKind = tableKind({
  name: 'category',
  title: '商品分类',
  area: 'goods',
  table: 'category',
  identity: { by: 'code', id: 'highest' },
  key: ['code'],
  columns: {
    code: code('分类编码', { example: 'FL0101', isRequired: true }),
    tree: oneOf('目录', TREES, { otherwise: 'common' }),
    parent: reference('上级分类', 'category', { example: 'FL01', field: 'parent_id' }),
    name: text('分类名称', { max: 30, example: '抗感染', isRequired: true }),
    sort: integer('排序', { min: 0, max: 1_000_000, example: '1', otherwise: 0 }),
  },
})

const BRANDS_MAX = 20

function readBrands(written: string): Reading {
  const brands = [...new Set(written.split(/[;；]/).map((brand) => brand.trim()))].filter((brand) => brand !== '')
  if (brands.length > BRANDS_MAX) return wrong(`有 ${brands.length} 个，最多 ${BRANDS_MAX} 个`)
  return brands.every((brand) => /^\S{2,12}$/.test(brand)) ? right(brands) : wrong('品牌为 2 到 12 个字，不含空格')
}

export const makerKind = {
  ...tableKind({
    name: 'maker',
    title: '生产厂家',
    area: 'goods',
    table: 'manufacturer',
    identity: { by: 'columns', id: 'identity' },
    key: ['name'],
    derived: { from: ['name'], make: spoken },
    columns: {
      name: text('厂家名称', { min: 2, max: 60, example: '青榕制药有限公司', isRequired: true }),
      is_brand: flag('品牌厂家', { otherwise: false }),
      brands: custom('品牌', {
        example: '青榕堂',
        otherwise: [],
        expected: '买家常写的品牌，多个用分号隔开，最多 20 个',
        read: readBrands,
      }),
    },
  }),
  idsOf: idsByColumn('manufacturer', 'name'),
}

export const supplierKind = {
  ...tableKind({
    name: 'supplier',
    title: '供应商',
    area: 'goods',
    table: 'supplier',
    identity: { by: 'columns', id: 'identity' },
    key: ['name'],
    columns: { name: text('供应商名称', { min: 2, max: 60, example: '云汀医药有限公司', isRequired: true }) },
  }),
  idsOf: idsByColumn('supplier', 'name'),
}

export const warehouseKind = tableKind({
  name: 'warehouse',
  title: '仓库',
  area: 'stock',
  table: 'warehouse',
  identity: { by: 'code', id: 'highest' },
  key: ['code'],
  columns: {
    code: code('仓库编码', { example: 'CK01', isRequired: true }),
    name: text('仓库名称', { max: 20, example: '主仓', isRequired: true }),
    free_over: money('包邮金额', { min: 0, example: '800.00', isRequired: true }),
    fee: money('运费', { min: 0, example: '12.00', isRequired: true }),
    min_order: money('起配金额', { min: 0, example: '200.00', isRequired: true }),
  },
})

export const managerKind = {
  ...tableKind({
    name: 'manager',
    title: '客户经理',
    area: 'members',
    table: 'manager',
    identity: { by: 'columns', id: 'identity' },
    key: ['phone'],
    columns: {
      phone: digits('电话', {
        example: '13900000001',
        isRequired: true,
        pattern: /^(1[3-9]\d{9}|0\d{2,3}-\d{7,8}|400-\d{3}-\d{4})$/,
        form: '手机号、带区号的座机或 400 电话',
      }),
      name: text('姓名', { max: 30, example: '林素问', isRequired: true }),
      is_default: flag('默认经理', { otherwise: false }),
    },
  }),
  idsOf: idsByColumn('manager', 'phone'),
}
