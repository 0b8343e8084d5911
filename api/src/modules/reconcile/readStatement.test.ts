import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { BillChannel } from '../../db/tables/reconcile.ts'
import { bankColumnsIn } from './bankColumns.ts'
import { readStatement } from './readStatement.ts'

const FOLDER = new URL('../../../../tests/statements/', import.meta.url)
const file = (name: string) => readFileSync(new URL(name, FOLDER))
const COLUMNS = bankColumnsIn('date=交易日期,time=交易时间,in=收入金额,out=支出金额,txn=流水号,note=摘要')
const read = (bytes: Uint8Array | string, channel: BillChannel, feePpm: number | null = null) =>
  readStatement(Buffer.from(bytes), { channel, columns: channel === 'bank' ? COLUMNS : null, feePpm })

it('a statement of WeChat Pay is read as its lines say, with the fee that its own rate makes', () => {
  const { lines, days } = read(file('wechat.csv'), 'wechat')
  expect([lines.length, days]).toEqual([20, null])
  expect(lines[12]).toEqual({
    line: 14,
    direction: 'in',
    txn: '4200002611220000000000000013',
    ourNo: 'C13',
    at: '2026-11-22T02:00:00.000Z',
    cents: 9_900,
    fee: 59,
    feeDue: 59,
    note: '余额充值',
  })
  expect(lines[19]).toMatchObject({ line: 21, direction: 'out', txn: '50000026112200000000000000002', ourNo: 'R2', cents: 2_000, fee: -12 })
})

it('a statement of Alipay in GB18030 is read between its remarks; a refund goes by its own number, the fee has its sign turned', () => {
  const { lines, days } = read(file('alipay.csv'), 'alipay', 6_000)
  expect(days).toEqual({ first: '2026-11-22', last: '2026-11-22' })
  expect(lines.map(({ line, direction, txn, cents, fee, feeDue }) => [line, direction, txn, cents, fee, feeDue])).toEqual([
    [6, 'in', '2026112222001400000000000001', 20_000, 120, 120],
    [7, 'in', '2026112222001400000000000002', 3_500, 22, 21],
    [8, 'out', '2026112222001400000000000001/R2026112210000000000001', 5_000, -30, null],
  ])
  const utf8 = new TextDecoder('gb18030').decode(file('alipay.csv'))
  expect(read(utf8, 'alipay', 6_000)).toEqual(read(file('alipay.csv'), 'alipay', 6_000))
})

it('a bank’s file is read by the columns that were declared, below its own lines and above its sums', () => {
  const { lines } = read(file('bank.csv'), 'bank')
  expect(lines.map(({ line, direction, txn, cents, at }) => [line, direction, txn, cents, at])).toEqual([
    [4, 'in', 'BANK-IN-1', 123_450, '2026-11-22T01:30:00.000Z'],
    [5, 'in', 'BANK-IN-2', 50_000, '2026-11-22T02:15:00.000Z'],
    [6, 'out', 'BANK-OUT-1', 20_000, '2026-11-22T03:00:00.000Z'],
    [7, 'out', 'BANK-OUT-2', 3_000, '2026-11-22T03:30:00.000Z'],
  ])
})

const wechat = file('wechat.csv').toString()
const spoilt = (from: string | RegExp, to: string) => wechat.replace(from, to)

it.each([
  ['an empty file', '', '文件是空的'],
  ['a zip', Buffer.from('PK\u0003\u0004xxxx'), '请提交 csv 文件：压缩包请先解压，xlsx 请另存为 csv'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xff, 0x0a, 0xff]), '第 1 行：编码有误，请以 UTF-8 或 GB18030 保存'],
  [
    'bytes of no encoding in its third line',
    Buffer.from([65, 10, 66, 10, 0xff, 0xff, 10]),
    '第 3 行：编码有误，请以 UTF-8 或 GB18030 保存',
  ],
  ['a zero byte', spoilt('余额充值', '余额\0'), '第 2 行：含有不可识别的字符，请重新下载账单'],
  [
    'other columns',
    'a,b\n1,2\n',
    '第 1 行：这不是微信支付交易账单：缺少「交易时间」「微信订单号」「商户订单号」「交易状态」「订单金额」这一列',
  ],
  ['a formula for an amount', spoilt('`10.00,`0.00,`\r\n', '=1+1,`0.00,`\r\n'), '第 2 行：「订单金额」是公式，只接受数值和文字'],
  ['a formula for a name', spoilt('余额充值', '=cmd|1'), '第 2 行：「商品名称」是公式，只接受数值和文字'],
  ['an amount in words', spoilt('`10.00,`0.00,`\r\n', '`十元,`0.00,`\r\n'), '第 2 行：「订单金额」应为金额，如 12.30，现为“十元”'],
  [
    'an amount too large',
    spoilt('`10.00,`0.00,`\r\n', '`99999999.00,`0.00,`\r\n'),
    '第 2 行：「订单金额」超过 21,474,836.47 元，请核对账单',
  ],
  [
    'a number that a spreadsheet cut',
    spoilt('4200002611220000000000000001', '4.2E+27'),
    '第 2 行：「微信订单号」应为 64 位以内的单号，现为“4.2E+27”',
  ],
  [
    'a day that is none',
    spoilt('2026-11-22 09:01:00', '2026-11-31 09:01:00'),
    '第 2 行：「交易时间」应为时间，如 2026-11-22 09:30:00，现为“2026-11-31 09:01:00”',
  ],
  ['another state', spoilt('SUCCESS', 'CLOSED'), '第 2 行：不认识的交易状态“CLOSED”'],
  ['a line cut out', spoilt(/`2026-11-22 09:05.+\r\n/, ''), '第 22 行：汇总为 20 笔，明细有 19 笔，文件可能不完整'],
  ['no end', wechat.slice(0, wechat.indexOf('总交易单数')), '缺少末尾的汇总，文件可能不完整，请重新下载账单'],
  ['a quote that never ends', spoilt('`余额充值', '"余额充值'), '第 2 行：第 21 列过长，请检查引号是否成对'],
  ['too many lines', '1,2\n'.repeat(100_001), '一次最多 100000 行，请按日提交账单'],
])('%s is refused with its line', (_what, bytes, sentence) => {
  expect(() => read(bytes, 'wechat')).toThrow(sentence)
})

it('a statement of Alipay that was cut short is refused, by its end or by its sum', () => {
  const text = new TextDecoder('gb18030').decode(file('alipay.csv'))
  expect(() => read(text.replace('业务明细列表结束', ''), 'alipay')).toThrow('缺少末尾的“业务明细列表结束”')
  expect(() => read(text.replace(/2026112222001400000000000002.+\r\n/, ''), 'alipay')).toThrow(
    '第 9 行：交易合计为 2 笔，明细有 1 笔，文件可能不完整',
  )
})

it.each([
  ['date=日期', '列的说明须有 date（日期）与 txn（流水号）'],
  ['date=日期,txn=号', '列的说明须有 in（收入）与 out（支出），或一列带正负号的 amount（金额）'],
  ['day=日期', '列的说明有误“day”，应如 date=交易日期,in=收入,out=支出,txn=流水号,note=摘要'],
])('columns declared as %s are refused', (text, sentence) => {
  expect(() => bankColumnsIn(text)).toThrow(sentence)
})
