import { Type, type Static } from 'typebox'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'
import { SeriesFactsSchema } from '../temperature/temperature.schemas.ts'

const text = (description: string) => Type.String({ description })
const day = (description: string) => Type.String({ description, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })
const count = (description: string) => Type.Integer({ description })
const maybe = (description: string) => nullable(text(description))

const DeliveryLineSchema = Type.Object({
  number: count('行号，每个批号一行'),
  line_id: text('订单明细编号'),
  goods_id: text('商品编号'),
  name: text('商品名称'),
  generic_name: text('通用名称'),
  dosage_form: text('剂型'),
  spec: text('规格'),
  unit: text('单位'),
  holder: maybe('上市许可持有人'),
  maker: text('生产厂商'),
  origin: maybe('产地，仅中药饮片'),
  approval_no: maybe('批准文号'),
  barcode: maybe('条形码'),
  insurance_code: maybe('医保编码'),
  lot: text('批号'),
  produced: day('生产日期'),
  expires: day('有效期至'),
  quantity: count('数量'),
  unit_price_cents: count('单价，分'),
  discount_cents: count('优惠，分：单价×数量－金额'),
  amount_cents: count('金额，分'),
  is_gift: answers.flag('赠品'),
  codes: Type.Array(Type.String(), { description: '追溯码' }),
  code_details: Type.Array(
    Type.Object({
      code: text('最小包装的追溯码'),
      pieces: count('所含数量，盒为 1'),
      packs: Type.Array(Type.String(), { description: '所在的中包装与箱的追溯码，由小到大' }),
    }),
    { description: '追溯码的件数与所在包装，顺序同追溯码；有追溯码时件数之和等于数量' },
  ),
})

/** What goes with a parcel, as data: the note's PDF, the workbook and the file are made of this alone. */
export const DeliverySchema = Type.Object(
  {
    schema: Type.Literal('delivery-1', { description: '格式版本' }),
    note_no: text('随货同行单号'),
    order_no: text('订单号'),
    is_resent: answers.flag('售后补发：货款已随原单结清，金额为 0'),
    shipped_on: day('发货日期'),
    shipped_at: count('发货时间，秒'),
    supplier: text('供货单位'),
    warehouse: text('发货仓库'),
    receiver: text('收货单位'),
    address: text('收货地址'),
    contact: text('收货人'),
    phone: text('联系电话'),
    carrier: text('承运单位'),
    tracking_no: text('运单号'),
    lines: Type.Array(DeliveryLineSchema),
    goods_cents: count('金额合计，分'),
    freight_cents: count('运费，分：计入订单的第一个包裹'),
    total_cents: count('合计，分'),
    temperatures: Type.Array(SeriesFactsSchema, { description: '运输温度，每只记录仪一份；没有温度记录时为空' }),
    signing_key: maybe('签名所用公钥的编号'),
  },
  { $id: 'Delivery' },
)
export type Delivery = Static<typeof DeliverySchema>
export type DeliveryLine = Delivery['lines'][number]

export const DeliveryFilesSchema = Type.Object(
  {
    delivery: Type.Unsafe<Delivery>({ $ref: 'Delivery#' }),
    files: Type.Object({
      json: text('收货数据'),
      signature: maybe('收货数据的 Ed25519 签名，base64'),
      xlsx: text('收货数据，工作簿'),
      pdf: text('随货同行单'),
    }),
  },
  { $id: 'DeliveryFiles' },
)
export type DeliveryFiles = Static<typeof DeliveryFilesSchema>

export const deliveryExample: DeliveryFiles = {
  delivery: {
    schema: 'delivery-1',
    note_no: '202611211000001234567801-1',
    order_no: '202611211000001234567801',
    is_resent: 0,
    shipped_on: '2026-11-22',
    shipped_at: 1_795_312_800,
    supplier: '演示医药批发有限公司',
    warehouse: '主仓',
    receiver: '演示药房',
    address: '示范路1号',
    contact: '林素问',
    phone: '13800000000',
    carrier: '顺丰速运',
    tracking_no: 'SF1000000001',
    lines: [
      {
        number: 1,
        line_id: '31',
        goods_id: '7',
        name: '阿莫西林胶囊',
        generic_name: '阿莫西林胶囊',
        dosage_form: '胶囊剂',
        spec: '0.25g*24粒',
        unit: '盒',
        holder: null,
        maker: '青榕制药有限公司',
        origin: null,
        approval_no: null,
        barcode: null,
        insurance_code: null,
        lot: 'A20260301',
        produced: '2026-03-01',
        expires: '2028-02-29',
        quantity: 30,
        unit_price_cents: 1_000,
        discount_cents: 0,
        amount_cents: 30_000,
        is_gift: 0,
        codes: ['83857930000879766601'],
        code_details: [{ code: '83857930000879766601', pieces: 30, packs: ['83857932000000000001'] }],
      },
    ],
    goods_cents: 30_000,
    freight_cents: 0,
    total_cents: 30_000,
    temperatures: [],
    signing_key: 'demo',
  },
  files: {
    json: '/files/document/12/delivery.json',
    signature: '/files/document/12/delivery.json.sig',
    xlsx: '/files/document/12/delivery.xlsx',
    pdf: '/files/document/12/delivery_note.pdf',
  },
}
