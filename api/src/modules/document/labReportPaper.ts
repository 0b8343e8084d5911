import { findingsOf } from '../goods-detail/labReport.ts'
import type { LineRow } from '../order/read.repo.ts'
import { Sheet, type Column } from '../paper/sheet.ts'

export interface LotOfLine {
  readonly line: LineRow
  readonly lot: string
  readonly expires: string
}

/** Each lot of the lines once. */
export function lotsOfLines(lines: readonly LineRow[]): LotOfLine[] {
  const lots = lines.flatMap((line) =>
    line.lots.map(({ lot, expires }): [string, LotOfLine] => [`${line.goods_id}-${lot}`, { line, lot, expires }]),
  )
  return [...new Map(lots).values()]
}

const COLUMNS: readonly Column[] = [
  { title: '检验项目', width: 25 },
  { title: '标准规定', width: 45 },
  { title: '检验结果', width: 30 },
]

/** The report of a lot that was delivered, of the goods as they were sold. */
export function labReportPdf({ line, lot, expires }: LotOfLine): Promise<Buffer> {
  const { snapshot, goods_id: id } = line
  const findings = findingsOf({ id, kind: snapshot.kind, dosageForm: snapshot.dosage_form, deviceClass: null }, lot)
  return new Sheet(`药检报告 ${snapshot.name} ${lot}`, new Date(`${expires}T00:00:00+08:00`))
    .title('药品检验报告书', `${snapshot.maker} 质量检验部`)
    .facts([
      ['品名', snapshot.name],
      ['规格', snapshot.spec],
      ['剂型', snapshot.dosage_form],
      ['生产厂家', snapshot.maker],
      ['批准文号', snapshot.approval_no ?? '—'],
      ['批号', lot],
      ['有效期至', expires],
    ])
    .table(COLUMNS, findings)
    .text('结论：本品按现行质量标准检验，结果符合规定。')
    .gap(16)
    .text(`报告编号 ${id}-${lot} · 演示商城示例报告，不作放行凭证`, { size: 9, colour: '#57606a' })
    .finish()
}
