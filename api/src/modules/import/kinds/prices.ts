import { digits, flag, integer, day, moment, money, oneOf, reference, custom, right, wrong } from '../columns.ts'
import type { Deps } from '../../../deps.ts'
import type { Problem, Row } from '../kind.ts'
import { tableKind } from '../tableKind.ts'
import { pricesOverCeiling } from './ceilings.ts'
import { goodsColumn, namedGoods } from './goods.ts'

export const MEMBER_KINDS = { 药店: 'pharmacy', 连锁: 'chain', 诊所: 'clinic', 医院: 'hospital', 批发: 'wholesaler' }
export const regionColumn = {
  ...digits('地区编码', { example: '330106', pattern: /^\d{6}$/, form: '六位行政区划代码', field: 'region_id' }),
  reference: { kind: 'region', isList: false, isOrdered: false },
}

const isSet = (row: Row, name: string): boolean => (row[name] ?? null) !== null
const isBackwards = (row: Row): boolean =>
  isSet(row, 'starts_at') && isSet(row, 'ends_at') && String(row['ends_at']) <= String(row['starts_at'])

const isOver = ({ clock }: Deps, row: Row): boolean => isSet(row, 'ends_at') && new Date(String(row['ends_at'])) <= clock.now()

/** Prices of shops, kinds of shops and regions, and whom goods are not sold to. */
export const priceRuleKind = tableKind({
  name: 'price_rule',
  goodsOf: namedGoods,
  title: '会员与地区价',
  area: 'goods',
  table: 'price_rule',
  identity: { by: 'columns', id: 'identity', nullable: ['region_id', 'member_id', 'member_kind'] },
  key: ['goods', 'region', 'member', 'member_kind'],
  columns: {
    goods: goodsColumn,
    region: regionColumn,
    member: reference('会员编码', 'member', { example: 'HY0001', field: 'member_id' }),
    member_kind: oneOf('会员类型', MEMBER_KINDS, {}),
    price: money('价格', { example: '4.50' }),
    hidden: flag('不供货', { otherwise: false }),
    priority: integer('优先级', { min: -1000, max: 1000, example: '0', otherwise: 0 }),
    starts_at: moment('生效时间', { example: '2027-01-01 00:00' }),
    ends_at: moment('失效时间', { example: '2027-04-01 00:00' }),
  },
  examine: (tx, changes) =>
    pricesOverCeiling(tx, changes, ({ row }) => ({ goodsId: row['goods_id'], price: isOver(tx, row) ? null : row['price'] })),
  check: (row): Problem[] => [
    ...(['region_id', 'member_id', 'member_kind'].some((name) => isSet(row, name))
      ? []
      : [{ column: null, message: '地区、会员、会员类型至少填一个' }]),
    ...((row['hidden'] === true) === isSet(row, 'price') ? [{ column: 'price', message: '填写价格，或填写不供货，二者选一' }] : []),
    ...(isBackwards(row) ? [{ column: 'ends_at', message: '须晚于生效时间' }] : []),
  ],
})

export const dayPriceKind = tableKind({
  name: 'day_price',
  goodsOf: namedGoods,
  title: '每日特价',
  area: 'goods',
  table: 'special_day',
  identity: { by: 'columns', id: 'none' },
  key: ['goods', 'day'],
  columns: {
    goods: goodsColumn,
    day: day('日期', { example: '2027-01-31', isRequired: true }),
    price: money('特价', { example: '3.90', isRequired: true }),
  },
})

/** A part of the buyer's own price in hundredths of a per cent. */
const percent = custom('折扣（%）', {
  example: '95',
  isRequired: true,
  field: 'percent_bp',
  expected: '50 到 99.99，按买家自己的价格打折',
  read: (written) => {
    const points = Math.round(Number(written) * 100)
    return /^\d{2}(\.\d{1,2})?%?$/.test(written) && points >= 5_000 ? right(points) : wrong('不是 50 到 99.99 之间的数')
  },
})

export const zonePriceKind = tableKind({
  name: 'zone_price',
  goodsOf: namedGoods,
  title: '福利专区价',
  area: 'goods',
  table: 'zone_price',
  identity: { by: 'columns', id: 'none' },
  key: ['goods'],
  columns: { goods: goodsColumn, percent, ends_at: moment('截止时间', { example: '2027-03-01 00:00' }) },
  atFirst: () => ({ zone: 'welfare' }),
})

export const limitKind = tableKind({
  name: 'purchase_limit',
  goodsOf: namedGoods,
  title: '限购',
  area: 'goods',
  table: 'purchase_limit',
  identity: { by: 'columns', id: 'none' },
  key: ['goods'],
  columns: {
    goods: goodsColumn,
    per_member: integer('每店限购', { min: 1, example: '60', isRequired: true }),
    starts_at: moment('开始时间', { example: '2027-01-01 00:00', isRequired: true }),
    ends_at: moment('结束时间', { example: '2027-02-01 00:00', isRequired: true }),
  },
  check: (row) => (isBackwards(row) ? [{ column: 'ends_at', message: '须晚于开始时间' }] : []),
})
