import type { BillChannel } from '../../db/tables/reconcile.ts'
import { readAlipayBill } from './alipayBill.ts'
import { isAlipayFund, readAlipayFund } from './alipayFund.ts'
import { readBankBill } from './bankBill.ts'
import type { ReadFile, ReadStatement, StatementAsk } from './statementLine.ts'
import { rowsOf, type Row, textOf } from './table.ts'
import { readWechatBill } from './wechatBill.ts'
import { isWechatFund, readWechatFund } from './wechatFund.ts'

const READERS: Readonly<Record<BillChannel, (rows: readonly Row[], ask: StatementAsk) => ReadStatement>> = {
  wechat: readWechatBill,
  alipay: readAlipayBill,
  bank: readBankBill,
}

/** A statement as the channel hands it out. What is not as it should be refuses the file, with its line: nothing is kept by halves. */
export function readStatement(bytes: Uint8Array, ask: StatementAsk): ReadFile {
  const rows = rowsOf(textOf(bytes))
  // Its heading says which of the channel's files it is.
  if (ask.channel === 'wechat' && isWechatFund(rows)) return { channel: 'wechat_fund', ...readWechatFund(rows) }
  if (ask.channel === 'alipay' && isAlipayFund(rows)) return { channel: 'alipay_fund', ...readAlipayFund(rows) }
  return { channel: ask.channel, ...READERS[ask.channel](rows, ask) }
}
