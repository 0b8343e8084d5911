import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readStatement } from './readStatement.ts'

const FOLDER = new URL('../../../../tests/statements/', import.meta.url)
const file = (name: string) => readFileSync(new URL(name, FOLDER))
const read = (text: Uint8Array | string, channel: 'wechat' | 'alipay') =>
  readStatement(Buffer.from(text), { channel, columns: null, feePpm: null })
const figures = ({ lines }: ReturnType<typeof read>) =>
  lines.map(({ line, direction, what, txn, ofNo, cents, fee }) => [line, direction, what, txn, ofNo, cents, fee])

it('资金账单 of WeChat Pay: a refund counts with the fee that came back, a fee goes by its payment', () => {
  const done = read(file('wechat_fund.csv'), 'wechat')
  expect([done.channel, done.days]).toEqual(['wechat_fund', null])
  const pay = (nth: number) => `420000261122000000000000000${nth}`
  const flow = (nth: number) => `101202611220000000000000000000${nth}`
  expect(figures(done)).toEqual([
    [2, 'in', 'payment', pay(1), null, 1_000, null],
    [3, 'out', 'fee', `${pay(1)}/${flow(1)}/fee`, pay(1), 6, null],
    [4, 'in', 'payment', pay(2), null, 2_000, null],
    [5, 'out', 'fee', `${pay(2)}/${flow(2)}/fee`, pay(2), 13, null],
    [6, 'out', 'refund', '50000026112200000000000000001', '4200002611210000000000000050', 1_000, -6],
    [7, 'out', 'refund', '50000026112200000000000000002', '4200002611210000000000000050', 2_000, -12],
    [8, 'out', 'other', '1102026112200000000000000000001/1102026112200000000000000000001', null, 30_000, null],
    [9, 'out', 'fee', `4200002611190000000000000077/${flow(3)}/fee`, '4200002611190000000000000077', 30, null],
  ])
  expect(done.lines[6]?.note).toBe('提现 提现')
})

it('账务明细 of Alipay in GB18030, the newest first: a payment goes by its trade, all else by its own number', () => {
  const done = read(file('alipay_fund.csv'), 'alipay')
  expect([done.channel, done.days]).toEqual(['alipay_fund', { first: '2026-11-22', last: '2026-11-22' }])
  expect(figures(done)).toEqual([
    [6, 'out', 'other', '202611220000007', null, 100_000, null],
    [7, 'in', 'fee', '202611220000006', 'C01', 30, null],
    [8, 'out', 'refund', '202611220000005', 'C01', 5_000, null],
    [9, 'out', 'fee', '202611220000004', 'C02', 22, null],
    [10, 'in', 'payment', '2026112222001400000000000002', null, 3_500, null],
    [11, 'out', 'fee', '202611220000002', 'C01', 120, null],
    [12, 'in', 'payment', '2026112222001400000000000001', null, 20_000, null],
  ])
  expect(done.lines[6]).toMatchObject({ ourNo: 'C01', at: '2026-11-22T01:01:10.000Z', note: '在线支付' })
})

const wechat = file('wechat_fund.csv').toString()
const alipay = new TextDecoder('gb18030').decode(file('alipay_fund.csv'))
const cut = (text: string, line: number) =>
  text
    .split('\r\n')
    .toSpliced(line - 1, 1)
    .join('\r\n')

it.each([
  [
    'WeChat’s without a line, with totals to fit',
    'wechat',
    cut(wechat, 4).replace('`8,`2,`30.00', '`7,`1,`10.00'),
    '第 4 行：「账户结余(元)」与前一笔不相接，文件缺少明细或被改动，请重新下载账单',
  ],
  ['WeChat’s without its last line', 'wechat', cut(wechat, 9), '第 10 行：汇总为 8 笔，明细有 7 笔，文件可能不完整'],
  ['WeChat’s with another sum', 'wechat', wechat.replace('`330.31', '`330.30'), '第 11 行：汇总的收入、支出与明细不符，文件可能不完整'],
  ['WeChat’s without totals', 'wechat', wechat.slice(0, wechat.indexOf('资金流水总')), '缺少末尾的汇总'],
  ['WeChat’s with neither in nor out', 'wechat', wechat.replace('`收入', '`冻结'), '第 2 行：收支类型应为 收入 或 支出，现为“冻结”'],
  [
    'Alipay’s without a line, with totals to fit',
    'alipay',
    cut(alipay, 10).replace('收入合计：3笔，共235.30', '收入合计：2笔，共200.30'),
    '第 9 行：「账户余额（元）」与前一笔不相接',
  ],
  ['Alipay’s without its oldest line', 'alipay', cut(alipay, 12), '第 14 行：收入合计为 3 笔，明细有 2 笔，文件可能不完整'],
  ['Alipay’s with another sum', 'alipay', alipay.replace('共1051.42元', '共1051.43元'), '第 14 行：支出合计的金额与明细不符'],
  ['Alipay’s with no end', 'alipay', alipay.replace('列表结束', ''), '缺少末尾的“账务明细列表结束”'],
] as const)('%s is refused', (_what, channel, text, sentence) => {
  expect(() => read(text, channel)).toThrow(sentence)
})
