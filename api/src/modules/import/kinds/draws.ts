import { code, flag, integer, moment, oneOf, reference, text } from '../columns.ts'
import { tableKind } from '../tableKind.ts'

export const lotteryKind = tableKind({
  name: 'draw',
  title: '抽奖',
  area: 'promotions',
  table: 'draw',
  identity: { by: 'code', id: 'identity' },
  key: ['code'],
  columns: {
    code: code('抽奖编码', { example: 'CJ01', isRequired: true }),
    name: text('名称', { max: 30, example: '年终抽奖', isRequired: true }),
    remarks: text('说明', { max: 500, example: '每店一次', otherwise: '' }),
    rules: text('规则', { max: 5_000, example: '活动期间有已付款订单即可参加。', isRequired: true }),
    needs_order: flag('须有订单', { otherwise: true }),
    starts_at: moment('开始时间', { example: '2027-01-01 00:00', isRequired: true }),
    ends_at: moment('结束时间', { example: '2027-02-01 00:00', isRequired: true }),
  },
  check: (row) => (String(row['ends_at']) <= String(row['starts_at']) ? [{ column: 'ends_at', message: '须晚于开始时间' }] : []),
})

export const prizeKind = tableKind({
  name: 'draw_prize',
  title: '奖品',
  area: 'promotions',
  table: 'draw_prize',
  identity: { by: 'code', id: 'identity' },
  key: ['code'],
  columns: {
    code: code('奖品编码', { example: 'JP01', isRequired: true }),
    draw: reference('抽奖编码', 'draw', { example: 'CJ01', isRequired: true, field: 'draw_id' }),
    name: text('名称', { max: 30, example: '20 元现金券', isRequired: true }),
    remarks: text('说明', { max: 200, example: '三十天内有效', otherwise: '' }),
    kind: oneOf('奖品类别', { 实物: 'goods', 现金券: 'voucher', 积分: 'points', 谢谢参与: 'none' }, { isRequired: true }),
    amount: integer('面值', { min: 1, example: '2000' }),
    weight: integer('权重', { min: 0, max: 1_000_000, example: '10', isRequired: true }),
    total: integer('总数', { min: 1, example: '100' }),
    sort: integer('排序', { min: 0, max: 1_000_000, example: '1', otherwise: 0 }),
  },
  check: (row) => [
    ...(['voucher', 'points'].includes(String(row['kind'])) === ((row['amount'] ?? null) === null)
      ? [{ column: 'amount', message: '现金券填写分，积分填写分值，其余留空' }]
      : []),
    ...((row['kind'] === 'none') === ((row['total'] ?? null) === null)
      ? []
      : [{ column: 'total', message: '谢谢参与不限数量，其余须填写总数' }]),
  ],
})
