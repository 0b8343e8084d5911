import { Type, type Static } from 'typebox'
import { nullable } from '../../server/envelope.ts'
import { answers } from '../../server/fields.ts'

const SectionSchema = Type.Object({
  title: Type.String(),
  columns: Type.Array(Type.String()),
  rows: Type.Array(Type.Array(Type.String())),
  is_cut: answers.flag('行数过多，未列全'),
})
export type Section = Static<typeof SectionSchema>

/** One page of everything: where the goods came from, where they went, and who did what. */
export const InspectionSchema = Type.Object(
  {
    schema: Type.Literal('inspection-1', { description: '格式版本' }),
    title: Type.String(),
    company: Type.String({ description: '出具单位' }),
    made_at: Type.Integer({ description: '出具时间，秒' }),
    chain: Type.Object({
      links: Type.Integer({ description: '防篡改链的环数' }),
      head: nullable(Type.String({ description: '末环的散列' })),
    }),
    sections: Type.Array(SectionSchema),
    signing_key: nullable(Type.String({ description: '签名所用公钥的编号' })),
  },
  { $id: 'Inspection' },
)
export type Inspection = Static<typeof InspectionSchema>

export const inspectionExample: Inspection = {
  schema: 'inspection-1',
  title: '批号 A20260301',
  company: '演示医药批发有限公司',
  made_at: 1_795_312_800,
  chain: { links: 812, head: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
  sections: [{ title: '药品与批号', columns: ['通用名称', '批号'], rows: [['阿莫西林胶囊', 'A20260301']], is_cut: 0 }],
  signing_key: 'demo',
}
