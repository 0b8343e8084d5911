import { INT_MAX } from 'rules/constants'
import { formatMoney, parseAmountInput } from 'rules/money'
import {
  code,
  custom,
  flag,
  integer,
  moment,
  money,
  oneOf,
  reference,
  references,
  right,
  text,
  wrong,
  type Column,
  type Reading,
} from '../columns.ts'
import type { Deps } from '../../../deps.ts'
import type { Change, Problem, Row } from '../kind.ts'
import { tableKind } from '../tableKind.ts'
import { pricesOverCeiling } from './ceilings.ts'
import { insuranceColumns, lawColumns, taxColumns } from './goodsLaw.ts'
import { spoken } from './places.ts'

const TIERS_MAX = 20

/** «30:4.65;100:4.50»: from 30 pieces on 4.65 each. */
function readTiers(written: string): Reading {
  const tiers = written
    .split(/[;；]/)
    .filter((tier) => tier.trim() !== '')
    .map((tier) => {
      const [, number = '', price = ''] = /^\s*(\d{1,6})\s*[:：]\s*(\S+)\s*$/.exec(tier) ?? []
      return { number: Number(number), price: parseAmountInput(price) }
    })
  if (tiers.length > TIERS_MAX) return wrong(`有 ${tiers.length} 档，最多 ${TIERS_MAX} 档`)
  if (tiers.some(({ number, price }) => number < 2 || price === null || price < 1 || price > INT_MAX)) return wrong('不是阶梯价')
  const sorted = tiers.toSorted((a, b) => a.number - b.number)
  return sorted.some(({ number }, at) => sorted[at + 1]?.number === number) ? wrong('有两档数量相同') : right(sorted)
}

const codeColumn = code('商品编码', { example: '0012345', isRequired: true })

const prices = {
  base_price: money('基础价', { example: '4.80', isRequired: true }),
  special_price: money('特价', { example: '4.20' }),
  special_until: moment('特价截止', { example: '2027-01-31 18:00' }),
  ladder: custom('阶梯价', {
    example: '30:4.65;100:4.50',
    otherwise: [],
    expected: '数量:单价，多档用分号隔开，越多越低',
    read: readTiers,
  }),
  ladder_type: oneOf('阶梯计价', { 整单: 1, 逐档: 2 }, { otherwise: 1 }),
}

const isEan13 = (written: string): boolean =>
  /^\d{13}$/.test(written) && [...written].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0

const columns: Readonly<Record<string, Column>> = {
  code: codeColumn,
  name: text('商品名称', { max: 60, example: '阿莫西林胶囊', isRequired: true }),
  common_name: text('通用名', { max: 60, example: '阿莫西林胶囊', isRequired: true }),
  maker: reference('生产厂家', 'maker', { example: '青榕制药有限公司', isRequired: true, field: 'sccj_id' }),
  supplier: reference('供应商', 'supplier', { example: '云汀医药有限公司', isRequired: true, field: 'supplier_id' }),
  category: reference('分类编码', 'category', { example: 'FL0101', isRequired: true, field: 'category_id' }),
  zones: references('专区分类', 'category', { example: 'YX01;ZY01' }),
  warehouse: reference('仓库编码', 'warehouse', { example: 'CK01', isRequired: true, field: 'ck_id' }),
  spec: text('规格', { max: 60, example: '0.25g*24粒', isRequired: true, field: 'ypgg' }),
  unit: text('单位', { max: 4, example: '盒', isRequired: true, field: 'bzdw' }),
  form: text('剂型', { max: 30, example: '胶囊剂', isRequired: true, field: 'jx' }),
  kind: oneOf('商品类别', { 西药: 'western', 中成药: 'tcm', 中药饮片: 'herb', 医疗器械: 'device', 食品: 'food' }, { isRequired: true }),
  rx_class: oneOf('处方类别', { 处方药: 'rx', 甲类OTC: 'otc_a', 乙类OTC: 'otc_b', 无: 'none' }, { otherwise: 'none' }),
  device_class: oneOf('器械类别', { 一类: 1, 二类: 2, 三类: 3 }, {}),
  approval_no: text('批准文号', { min: 6, max: 30, example: '国药准字H00000001' }),
  barcode: custom('条码', {
    example: '6900000000014',
    expected: '13 位数字，末位是校验码',
    read: (written) => (isEan13(written) ? right(written) : wrong('不是 13 位条码')),
  }),
  scope: reference('经营范围', 'scope', { example: 'chemical', isRequired: true, field: 'scope_code' }),
  is_eph: flag('含麻黄碱', { otherwise: false }),
  ...lawColumns,
  ...insuranceColumns,
  ...taxColumns,
  is_youx: flag('优选', { otherwise: false }),
  is_controlled: flag('控销', { otherwise: false }),
  is_cold: flag('冷链', { otherwise: false }),
  has_codes: flag('有追溯码', { otherwise: false }),
  ...prices,
  zbz: integer('中包装', { min: 1, max: 1_000_000, example: '10', otherwise: 1 }),
  jzl: integer('件装量', { min: 1, max: 1_000_000, example: '400' }),
  min_qty: integer('起购量', { min: 1, max: 1_000_000, example: '10', otherwise: 1 }),
  is_free_shipping: flag('整仓包邮', { otherwise: false }),
  is_dpby: flag('单品包邮', { otherwise: false }),
  free_shipping_number: integer('包邮数量', { min: 1, max: 1_000_000, example: '100' }),
  with_coupon: flag('可用优惠券', { otherwise: true }),
  is_on_sale: flag('在售', { otherwise: true }),
}

const PARTS = {
  ladder: { column: 'ladder', table: 'goods_ladder', by: 'goods_id', fields: ['number', 'price'] },
  zones: { column: 'zones', table: 'goods_category', by: 'goods_id', fields: ['category_id'] },
} as const

export const goodsKind = tableKind({
  name: 'goods',
  title: '商品',
  area: 'goods',
  table: 'goods',
  identity: { by: 'code', id: 'identity' },
  key: ['code'],
  columns,
  parts: [PARTS.zones, PARTS.ladder],
  derived: { from: ['name'], make: spoken },
  atFirst: ({ clock }) => ({ created_at: clock.now().toISOString() }),
  check: (row) => [...checkPrices(row), ...checkGoods(row)],
  examine: overBasePrice,
  goodsOf: ({ id }) => (id === null ? [] : [id]),
})

/** Prices of goods that are there, for the file that comes every day. */
export const priceKind = tableKind({
  name: 'price',
  title: '商品价格',
  area: 'goods',
  table: 'goods',
  identity: { by: 'code', id: 'identity', as: 'goods' },
  key: ['code'],
  isForKnown: true,
  columns: { code: codeColumn, ...prices },
  parts: [PARTS.ladder],
  check: checkPrices,
  examine: overBasePrice,
  goodsOf: ({ id }) => (id === null ? [] : [id]),
})

function overBasePrice(tx: Deps, changes: readonly Change[]) {
  return pricesOverCeiling(tx, changes, ({ id, row }) => ({ goodsId: id, price: row['base_price'] }))
}

function checkPrices(row: Row): Problem[] {
  const base = Number(row['base_price'])
  const special = row['special_price'] ?? null
  const tiers = (row['ladder'] ?? []) as readonly { readonly number: number; readonly price: number }[]
  const isRising = tiers.some(({ price }, at) => price >= (tiers[at - 1]?.price ?? base))
  return problems([
    ['special_price', special !== null && Number(special) >= base, `须低于基础价 ${formatMoney(base)} 元`],
    ['special_until', (special === null) !== ((row['special_until'] ?? null) === null), '特价与特价截止须同时填写或同时留空'],
    ['ladder', isRising, `须逐档降低，且低于基础价 ${formatMoney(base)} 元`],
  ])
}

/** What the database asks of goods, in the words of the office. */
function checkGoods(row: Row): Problem[] {
  const is = (name: string): boolean => row[name] === true
  const has = (name: string): boolean => (row[name] ?? null) !== null
  const kind = String(row['kind'])
  const isMedicine = kind === 'western' || kind === 'tcm'
  const pack = Number(row['zbz'])
  const least = Number(row['min_qty'])
  return problems([
    ['approval_no', (isMedicine || kind === 'device') && !has('approval_no'), '药品和医疗器械须有批准文号'],
    ['rx_class', isMedicine === (row['rx_class'] === 'none'), isMedicine ? '药品须为处方药或 OTC' : '只有药品分处方类别'],
    ['device_class', (kind === 'device') !== has('device_class'), kind === 'device' ? '医疗器械须有器械类别' : '只有医疗器械分类别'],
    ['scope', is('is_eph') && row['scope_code'] !== 'special', '含麻黄碱的商品须属 special 经营范围'],
    ['tax_code', new Set(['tax_code', 'tax_name', 'tax_rate'].map(has)).size > 1, '税收分类编码、税收分类简称与税率须一并填写'],
    ['compound', has('compound') && (is('is_eph') || !isMedicine), '只用于不含麻黄碱的西药和中成药'],
    ['with_coupon', is('is_eph') && is('with_coupon'), '含麻黄碱的商品不能用优惠券'],
    ['jzl', has('jzl') && Number(row['jzl']) % pack !== 0, `须为中包装 ${pack} 的整数倍`],
    ['min_qty', least !== 1 && least % pack !== 0, `须为 1 或中包装 ${pack} 的整数倍`],
    ['is_dpby', is('is_free_shipping') && is('is_dpby'), '整仓包邮与单品包邮只能选一个'],
    [
      'free_shipping_number',
      (is('is_free_shipping') || is('is_dpby')) !== has('free_shipping_number'),
      '包邮的商品须有包邮数量，不包邮的留空',
    ],
  ])
}

function problems(rules: readonly (readonly [column: string, isBroken: boolean, message: string])[]): Problem[] {
  return rules.flatMap(([column, isBroken, message]) => (isBroken ? [{ column, message }] : []))
}

/** Of rows that are about one of the goods. */
export const namedGoods = ({ row }: { readonly row: Row }): number[] => [Number(row['goods_id'])]

export const goodsColumn = reference('商品编码', 'goods', { example: '0012345', isRequired: true, field: 'goods_id' })

export const herbKind = tableKind({
  name: 'herb',
  title: '饮片信息',
  area: 'goods',
  table: 'herb',
  identity: { by: 'columns', id: 'none' },
  key: ['goods'],
  columns: {
    goods: goodsColumn,
    origin: text('产地', { min: 2, max: 30, example: '甘肃岷县', isRequired: true }),
    grade: text('等级', { max: 20, example: '一等', isRequired: true }),
    processing: text('炮制', { max: 20, example: '切片', isRequired: true }),
    net_grams: integer('净重（克）', { min: 1, max: 50_000, example: '500', isRequired: true }),
  },
})
