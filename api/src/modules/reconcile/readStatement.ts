import type { StatementChannel } from '../../db/tables/reconcile.ts'
import { readAlipayBill } from './alipayBill.ts'
import { readBankBill } from './bankBill.ts'
import type { ReadStatement, StatementAsk } from './statementLine.ts'
import { rowsOf, type Row, textOf } from './table.ts'
import { readWechatBill } from './wechatBill.ts'

const READERS: Readonly<Record<StatementChannel, (rows: readonly Row[], ask: StatementAsk) => ReadStatement>> = {
  wechat: readWechatBill,
  alipay: readAlipayBill,
  bank: readBankBill,
}

/** A statement as the channel hands it out. What is not as it should be refuses the file, with its line: nothing is kept by halves. */
export function readStatement(bytes: Uint8Array, ask: StatementAsk): ReadStatement {
  return READERS[ask.channel](rowsOf(textOf(bytes)), ask)
}
