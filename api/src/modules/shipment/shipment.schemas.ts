import { Type, type Static } from 'typebox'
import { nullable } from '../../server/envelope.ts'

export const ParcelSchema = Type.Object(
  {
    id: Type.String(),
    carrier: Type.String(),
    tracking_no: Type.String(),
    at: Type.Integer(),
    after_sale_id: nullable(Type.String({ description: '售后补发的包裹所属的售后单' })),
    lines: Type.Array(
      Type.Object({
        line_id: Type.String(),
        name: Type.String(),
        bzdw: Type.String(),
        lot: Type.String(),
        expires: Type.String(),
        number: Type.Integer(),
      }),
    ),
    traces: Type.Array(Type.Object({ time: Type.Integer(), text: Type.String() }), { description: '物流轨迹，最新的在前' }),
  },
  { $id: 'Parcel' },
)
export type ParcelWire = Static<typeof ParcelSchema>

export const parcelExample: ParcelWire = {
  id: '3',
  carrier: '顺丰速运',
  tracking_no: 'SF1000000001',
  at: 1_795_312_800,
  after_sale_id: null,
  lines: [{ line_id: '31', name: '阿莫西林胶囊', bzdw: '盒', lot: 'A20260301', expires: '2028-02-29', number: 30 }],
  traces: [{ time: 1_795_312_800, text: '包裹已出库，等待承运商揽收' }],
}
