import { Type, type Static } from 'typebox'
import { TAX_RATES } from 'rules/invoiceTax'
import { formatMoney } from 'rules/money'
import { RED_LETTER_STATES, type RedLetterState } from 'rules/redLetter'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import type { LetterOfInvoice } from './redLetter.repo.ts'
import { taxedName, type TaxLine } from './taxLines.ts'

const STATES = Object.keys(RED_LETTER_STATES) as RedLetterState[]

export const letterSchema = () =>
  Type.Object(
    {
      id: Type.String(),
      no: Type.String({ description: '确认单编号' }),
      reason: answers.oneOf(['wrong', 'return'], 'wrong 开票有误，全额冲红；return 销货退回，冲红退回部分'),
      side: answers.oneOf(['seller', 'buyer'], '由谁申请'),
      state: answers.oneOf(STATES, STATES.map((state) => `${state} ${RED_LETTER_STATES[state]}`).join('，')),
      state_text: Type.String(),
      note: nullable(Type.String({ description: '申请说明' })),
      applied_at: Type.Integer(),
      due_at: nullable(Type.Integer({ description: '须在此前确认，否则作废' })),
    },
    { description: '红字确认单' },
  )

export const letterExample: Static<ReturnType<typeof letterSchema>> = {
  id: '2',
  no: 'HZ2026112110000012345678',
  reason: 'return',
  side: 'seller',
  state: 'awaits_buyer',
  state_text: RED_LETTER_STATES.awaits_buyer,
  note: null,
  applied_at: 1795226400,
  due_at: 1795485600,
}

export function letterWire(letter: LetterOfInvoice | null): Static<ReturnType<typeof letterSchema>> | null {
  if (letter === null) return null
  const { id, no, reason, side, state, note, applied_at, due_at } = letter
  return { id: String(id), no, reason, side, state, state_text: RED_LETTER_STATES[state], note, applied_at, due_at }
}

export const TaxLineSchema = Type.Object({
  nature: answers.oneOf(['00', '01', '02'], '发票行性质：00 正常，01 折扣，02 被折扣'),
  name: Type.String({ description: '项目名称，如 *中药饮片*黄芪' }),
  tax_code: Type.String({ description: '税收分类编码' }),
  ypgg: Type.String(),
  bzdw: Type.String(),
  number: nullable(Type.Integer({ description: '红字为负数；折扣与运费没有' })),
  price: nullable(Type.String({ description: '不含税单价' })),
  net: Type.String({ description: '金额，不含税' }),
  rate: Type.String({ description: '税率或征收率，如 13%、免税' }),
  tax: Type.String({ description: '税额' }),
  blue_line: nullable(Type.Integer({ description: '红字所对应的蓝字发票明细序号' })),
})

export const taxLineExample: Static<typeof TaxLineSchema> = {
  nature: '00',
  name: '*化学药品制剂*阿莫西林胶囊',
  tax_code: '1070302000000000000',
  ypgg: '0.25g*24粒',
  bzdw: '盒',
  number: 30,
  price: '8.20066667',
  net: '246.02',
  rate: '13%',
  tax: '31.98',
  blue_line: null,
}

export function taxLineWire(line: TaxLine): Static<typeof TaxLineSchema> {
  return {
    nature: line.nature,
    name: taxedName(line),
    tax_code: line.tax_code,
    ypgg: line.spec,
    bzdw: line.unit,
    number: line.qty,
    price: line.price,
    net: formatMoney(line.net),
    rate: TAX_RATES[line.rate].text,
    tax: formatMoney(line.tax),
    blue_line: line.blue_line,
  }
}

export function totalsOf(lines: readonly TaxLine[]): { readonly net: string | null; readonly tax: string | null } {
  if (lines.length === 0) return { net: null, tax: null }
  const sum = (amountOf: (line: TaxLine) => number): string => formatMoney(lines.reduce((total, line) => total + amountOf(line), 0))
  return { net: sum(({ net }) => net), tax: sum(({ tax }) => tax) }
}
