import { Type } from 'typebox'
import { formatMoney } from 'rules/money'
import type { Deps } from '../../deps.ts'
import type { App } from '../../server/app.ts'
import { nullable, ok } from '../../server/envelope.ts'
import { fields } from '../../server/fields.ts'
import { erpList } from '../../server/erpCall.ts'
import { findLatestOrder, findUnequalRefunds, type RefundBooks } from './moneyCheck.repo.ts'

/** Orders looked at in one call: it answers in time, whatever the size of the shop. */
const CHECKED_MAX = 20_000

const CheckQuery = Type.Object({ after: Type.Optional(fields.id('起始订单')) })
const CheckData = Type.Object({
  data: Type.Array(
    Type.Object({
      id: Type.String(),
      no: Type.String(),
      company: Type.String(),
      due: Type.String({ description: '按行应退' }),
      voucher: Type.String({ description: '已退现金券' }),
      balance: Type.String({ description: '已退余额' }),
      online: Type.String({ description: '线上或汇款退款，含未成功的' }),
      told: Type.String({ description: '对账单所记' }),
      problems: Type.Array(Type.String()),
    }),
  ),
  checked: Type.Integer({ description: '本次核对到的最大订单编号' }),
  next: nullable(Type.String({ description: '继续核对时 after 所填；已到末尾时为 null' })),
})

/** Whether refunds of former times add up: by line, by tender and by statement. */
export function moneyCheckRoutes(app: App, deps: Deps): void {
  const call = erpList({
    area: 'money',
    summary: `核对退款：列出按行、按支付方式、按对账单不一致的订单，每次核对 ${CHECKED_MAX} 单以内`,
    data: CheckData,
    example: {
      data: [
        {
          id: '12',
          no: '202611211000001234567801',
          company: '江岸示范药房',
          due: '226.92',
          voucher: '20.00',
          balance: '206.91',
          online: '0.00',
          told: '226.91',
          problems: ['按行应退226.92元，各支付方式共退226.91元，少退0.01元'],
        },
      ],
      checked: 20_000,
      next: '20000',
    },
  })
  app.get('/api/erp/money/check', { ...call, schema: { ...call.schema, querystring: CheckQuery } }, async (request) => {
    const after = Number(request.query.after ?? 0)
    const last = await findLatestOrder(deps.db)
    const upTo = Math.min(after + CHECKED_MAX, Math.max(after, last))
    const found = await findUnequalRefunds(deps.db, { after, upTo })
    return ok({ data: found.map(booksWire), checked: upTo, next: upTo < last ? String(upTo) : null })
  })
}

const yuan = (cents: number): string => `${formatMoney(cents)}元`

function problemsOf(books: RefundBooks): string[] {
  const { due, told } = books
  const given = books.voucher + books.balance + books.online
  const tenders = [
    ['现金券', books.voucher, books.paid_voucher],
    ['余额', books.balance, books.paid_balance],
    ['线上', books.online, books.paid_online],
  ] as const
  return [
    ...(given === due
      ? []
      : [`按行应退${yuan(due)}，各支付方式共退${yuan(given)}，${given < due ? '少' : '多'}退${yuan(Math.abs(due - given))}`]),
    ...tenders.flatMap(([name, back, paid]) => (back > paid ? [`${name}退回${yuan(back)}，超过该订单${name}支付的${yuan(paid)}`] : [])),
    ...(told === given ? [] : [`对账单记有${yuan(told)}，退款记录为${yuan(given)}`]),
  ]
}

function booksWire(books: RefundBooks) {
  return {
    id: String(books.id),
    no: books.no,
    company: books.company,
    due: formatMoney(books.due),
    voucher: formatMoney(books.voucher),
    balance: formatMoney(books.balance),
    online: formatMoney(books.online),
    told: formatMoney(books.told),
    problems: problemsOf(books),
  }
}
