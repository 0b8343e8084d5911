import { Type, type Static } from 'typebox'
import { seconds } from '../../deps.ts'
import type { BillChannel, DifferenceKind, StatementChannel } from '../../db/tables/reconcile.ts'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import type { Listed } from './reconcile.repo.ts'
import type { Reconciled } from './reconcile.service.ts'

export const BILLS: readonly BillChannel[] = ['wechat', 'alipay', 'bank']
export const BILL_TITLES = { wechat: '微信支付', alipay: '支付宝', bank: '银行' } as const satisfies Record<BillChannel, string>
const CHANNELS: readonly StatementChannel[] = [...BILLS, 'wechat_fund', 'alipay_fund']
const channelField = () => answers.oneOf(CHANNELS, 'wechat_fund 为微信支付资金账单，alipay_fund 为支付宝账务明细')
const KIND_TITLES = {
  only_there: '渠道有，本店无',
  only_here: '本店有，渠道无',
  amount: '金额不同',
  day: '日期不同',
  fee: '手续费不同',
  double: '重复',
} as const satisfies Record<DifferenceKind, string>
const KINDS = Object.keys(KIND_TITLES) as DifferenceKind[]
export const DECISION_TITLES = { accepted: '认可', corrected: '已更正', refund_asked: '已要求退款', settled: '补入账' } as const
export const DECISIONS = Object.keys(DECISION_TITLES) as (keyof typeof DECISION_TITLES)[]
const SUBJECT_TITLES = { payment: '付款', recharge: '充值', refund: '退款', withdrawal: '提现' } as const
export const STATES = ['open', 'decided', 'cleared'] as const

export const ReconciledData = Type.Object({
  id: Type.String({ description: '账单编号' }),
  channel: channelField(),
  first_day: Type.String(),
  last_day: Type.String(),
  lines: Type.Integer({ description: '账单的笔数' }),
  fresh: Type.Integer({ description: '其中首次收到的笔数' }),
  open: Type.Record(Type.String(), Type.Integer(), { description: '该渠道待处理的差异，按种类计数' }),
})
export const reconciledExample: Static<typeof ReconciledData> = {
  id: '7',
  channel: 'wechat',
  first_day: '2026-11-22',
  last_day: '2026-11-22',
  lines: 20,
  fresh: 20,
  open: { only_there: 1, amount: 1 },
}

export function reconciledWire(done: Reconciled): Static<typeof ReconciledData> {
  return {
    id: String(done.fileId),
    channel: done.channel,
    first_day: done.first,
    last_day: done.last,
    lines: done.lines,
    fresh: done.fresh,
    open: Object.fromEntries(done.open),
  }
}

export const DifferenceSchema = Type.Object(
  {
    id: Type.String(),
    channel: channelField(),
    kind: answers.oneOf(KINDS),
    kind_text: Type.String(),
    direction: answers.oneOfOrNull(['in', 'out'], '渠道一笔的方向：in 收，out 支'),
    txn: nullable(Type.String({ description: '渠道单号' })),
    our_no: nullable(Type.String({ description: '渠道所记的本店单号' })),
    at: nullable(Type.Integer({ description: '渠道所记的时间' })),
    file_id: nullable(Type.String({ description: '首次收到它的账单' })),
    line: nullable(Type.Integer({ description: '它在该账单的行' })),
    note: nullable(Type.String({ description: '渠道所记的业务与备注' })),
    subject: nullable(Type.String({ description: '本店的记录，如 付款 12' })),
    there: nullable(Type.String({ description: '渠道所记' })),
    here: nullable(Type.String({ description: '本店所记' })),
    found_at: Type.Integer(),
    state: answers.oneOf(STATES, 'open 待处理，decided 已处理，cleared 后来自行一致'),
    decision: answers.oneOfOrNull(DECISIONS),
    word: nullable(Type.String({ description: '处理说明' })),
    decided_by: nullable(Type.String()),
    decided_at: nullable(Type.Integer()),
  },
  { $id: 'ChannelDifference' },
)
export const differenceExample: Static<typeof DifferenceSchema> = {
  id: '3',
  channel: 'wechat',
  kind: 'amount',
  kind_text: KIND_TITLES.amount,
  direction: 'in',
  txn: '4200002611221000000000000001',
  our_no: 'C2026112209300012345678',
  at: 1_795_311_000,
  file_id: '7',
  line: 4,
  note: '余额充值',
  subject: '充值 12',
  there: '100.00',
  here: '100.10',
  found_at: 1_795_400_000,
  state: 'open',
  decision: null,
  word: null,
  decided_by: null,
  decided_at: null,
}

export function differenceWire(row: Listed): Static<typeof DifferenceSchema> {
  return {
    id: String(row.id),
    channel: row.channel,
    kind: row.kind,
    kind_text: KIND_TITLES[row.kind],
    direction: row.direction,
    txn: row.txn,
    our_no: row.our_no,
    at: row.at === null ? null : seconds(row.at),
    file_id: row.file_id === null ? null : String(row.file_id),
    line: row.line,
    note: row.note === '' ? null : row.note,
    subject: row.subject === null ? null : `${SUBJECT_TITLES[row.subject]} ${row.subject_id}`,
    there: row.there,
    here: row.here,
    found_at: seconds(row.found_at),
    state: row.state,
    decision: row.decision,
    word: row.word,
    decided_by: row.decided_by,
    decided_at: row.decided_at === null ? null : seconds(row.decided_at),
  }
}
