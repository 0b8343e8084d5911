import { sql } from 'kysely'
import { oneOf, text } from '../columns.ts'
import type { ImportKind, Known, Row } from '../kind.ts'
import { tableKind } from '../tableKind.ts'
import { goodsColumn } from './goods.ts'
import { insuranceColumns } from './goodsLaw.ts'

/** Columns of the official table that say nothing of ours; a file may keep them. */
const UNUSED = ['序号', '注册名称', '商品名称', '注册剂型', '包装材质', '最小包装单位', '药品本位码', '编号', '药品名称', '剂型', '备注']

const unused = Object.fromEntries(UNUSED.map((title, nth) => [`unused_${nth + 1}`, text(title, { max: 2_000, example: '' })]))

const columns = {
  approval_no: text('批准文号', { max: 30, example: '国药准字H00000001', isRequired: true }),
  maker: text('药品企业', { max: 60, example: '青榕制药有限公司', isRequired: true }),
  spec: text('注册规格', { max: 60, example: '0.25g', isRequired: true }),
  pack_count: text('最小包装数量', { max: 10, example: '24' }),
  pack_unit: text('最小制剂单位', { max: 10, example: '粒' }),
  insurance_code: { ...insuranceColumns.insurance_code, title: '药品代码', isRequired: true },
  insurance_class: oneOf('甲乙类', { 甲: 'a', 乙: 'b', 自费: 'own' }, {}),
  ...unused,
}

interface Match {
  readonly key: string
  readonly id: number
  readonly row: Row
  readonly same: number
}

/** What is changed of the goods, as any import of goods changes it. */
const ofGoods = tableKind({
  name: 'insurance',
  title: '医保目录',
  area: 'goods',
  table: 'goods',
  identity: { by: 'code', id: 'identity', as: 'goods' },
  key: ['goods'],
  columns: { goods: goodsColumn, ...insuranceColumns },
  goodsOf: ({ id }) => (id === null ? [] : [id]),
})

/** 0.25g, 24 and 粒 are 0.25g*24粒. */
function specOf(row: Row): string {
  const { spec, pack_count = null, pack_unit } = row
  return `${String(spec)}${pack_count === null ? '' : `*${String(pack_count)}`}${String(pack_unit ?? '')}`
}

/** Both sides without what spellings differ in: 0.25g×24粒 is 0.25g*24粒. */
const plainSpec = (spec: unknown) => sql`translate(lower(${spec}), '×＊ ', '**')`

/** The official table of the health insurance, bound by approval number, specification and maker together; nothing is guessed. */
export const insuranceKind: ImportKind = {
  ...ofGoods,
  columns,
  key: ['approval_no', 'spec', 'pack_count', 'pack_unit', 'maker'],
  isForKnown: true,
  unknown: '没有批准文号、规格、企业都相符的商品；可改用商品导入，按商品编码填写医保编码',
  async load({ db }, sought) {
    const asked = sought.map(({ key, row }) => ({
      key,
      approval_no: row['approval_no'],
      maker: row['maker'],
      spec: specOf(row),
    }))
    const { rows } = await sql<Match>`select asked.key, g.id,
        jsonb_build_object('insurance_code', g.insurance_code, 'insurance_class', g.insurance_class) as row,
        count(*) over (partition by asked.key)::int as same
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) asked (key text, approval_no text, maker text, spec text)
      join goods g on g.approval_no = asked.approval_no and ${plainSpec(sql.ref('g.ypgg'))} = ${plainSpec(sql.ref('asked.spec'))}
      join manufacturer m on m.id = g.sccj_id and m.name = asked.maker`.execute(db)
    return new Map(rows.filter(({ same }) => same === 1).map(({ key, id, row }): [string, Known] => [key, { id, row }]))
  },
}
