import { Type, type Static } from 'typebox'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'

const PartSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  amount: answers.money('采购额'),
  goods: Type.Integer({ description: '品种数' }),
  orders: Type.Integer({ description: '订单数' }),
})
const RestSchema = Type.Object({ count: Type.Integer({ description: '未列出的个数' }), amount: answers.money('未列出的合计') })
const MonthSchema = Type.Object({
  month: Type.String(),
  orders: Type.Integer({ description: '付款订单，整单退款的除外' }),
  goods_amount: answers.money('商品采购额：已付减已退，赠品为 0'),
  extra_amount: answers.money('运费与补收费用'),
  amount: answers.money('采购额合计'),
  xlsx_url: nullable(Type.String({ description: '当月采购明细（XLSX）的站内地址；没有付款订单为 null' })),
  zip_urls: Type.Array(Type.String(), { description: '当月明细与资料（ZIP）的站内地址，每 100 张订单一个' }),
})
const PriceSchema = Type.Object({
  goods_id: Type.String(),
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  maker: Type.String(),
  times: Type.Integer({ description: '购买次数：一张订单一次' }),
  first: answers.money('首次到手价'),
  last: answers.money('最近到手价'),
  lowest: answers.money('最低到手价'),
  highest: answers.money('最高到手价'),
  change: nullable(Type.Integer({ description: '最近比首次的涨跌，千分之几；首次为 0 时为 null' })),
  points: Type.Array(Type.Object({ on: Type.String(), price: answers.money('到手价') }), { description: '最近各次，由远及近' }),
})

export const ReportSchema = Type.Object(
  {
    from: Type.String(),
    to: Type.String(),
    amount: answers.money('采购额合计'),
    goods_amount: answers.money('商品'),
    extra_amount: answers.money('运费与补收费用'),
    previous: answers.money('上一段同样长的时间的采购额合计'),
    orders: Type.Integer(),
    goods: Type.Integer({ description: '品种数' }),
    months: Type.Array(MonthSchema, { description: '由远及近，没有采购的月份也在内' }),
    makers: Type.Array(PartSchema),
    makers_rest: RestSchema,
    categories: Type.Array(PartSchema),
    categories_rest: RestSchema,
    prices: Type.Array(PriceSchema, { description: '买过两次以上的商品，涨跌最大的在前' }),
    prices_count: Type.Object({ all: Type.Integer(), up: Type.Integer(), down: Type.Integer() }),
    savings: Type.Array(Type.Object({ phase: Type.String(), title: Type.String(), amount: answers.money('省下'), orders: Type.Integer() })),
    savings_rest: RestSchema,
    saved: answers.money('优惠合计'),
    near_expiry: Type.Object(
      {
        months: Type.Integer({ description: '发货时剩余不足几个月算近效期' }),
        amount: answers.money('近效期批号的采购额'),
        units: Type.Integer(),
        shipped_amount: answers.money('已发货的采购额'),
        shipped_units: Type.Integer(),
      },
      { description: '按实际发出的批号' },
    ),
  },
  { $id: 'PurchaseReport' },
)
export type ReportWire = Static<typeof ReportSchema>

const part = (id: string, name: string, amount: string) => ({ id, name, amount, goods: 12, orders: 4 })

export const reportExample: ReportWire = {
  from: '2026-11',
  to: '2026-11',
  amount: '4120.50',
  goods_amount: '4096.50',
  extra_amount: '24.00',
  previous: '3980.00',
  orders: 6,
  goods: 21,
  months: [
    {
      month: '2026-11',
      orders: 6,
      goods_amount: '4096.50',
      extra_amount: '24.00',
      amount: '4120.50',
      xlsx_url: '/files/purchases/2026-11.xlsx',
      zip_urls: ['/files/purchases/2026-11-1.zip'],
    },
  ],
  makers: [part('3', '青榕制药有限公司', '2048.00')],
  makers_rest: { count: 5, amount: '2048.50' },
  categories: [part('101', '西药', '4096.50')],
  categories_rest: { count: 0, amount: '0.00' },
  prices: [
    {
      goods_id: '12',
      name: '阿莫西林胶囊',
      spec: '0.25g*24粒',
      unit: '盒',
      maker: '青榕制药有限公司',
      times: 2,
      first: '10.00',
      last: '9.50',
      lowest: '9.50',
      highest: '10.00',
      change: -50,
      points: [
        { on: '2026-11-02', price: '10.00' },
        { on: '2026-11-20', price: '9.50' },
      ],
    },
  ],
  prices_count: { all: 1, up: 0, down: 1 },
  savings: [{ phase: 'P3_MANJIAN', title: '满500减30', amount: '30.00', orders: 1 }],
  savings_rest: { count: 0, amount: '0.00' },
  saved: '30.00',
  near_expiry: { months: 8, amount: '96.00', units: 10, shipped_amount: '3980.00', shipped_units: 320 },
}
