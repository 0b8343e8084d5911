import { writeWorkbook } from '../upload/sheet/writeWorkbook.ts'
import type { ImportKind } from './kind.ts'

/** The heads alone: an example below them would be imported one day. */
const headsOf = ({ columns }: ImportKind): string[] => Object.values(columns).map(({ title }) => title)

/** The mark in front tells spreadsheets that it is UTF-8. */
export const csvTemplate = (kind: ImportKind): string => `\uFEFF${headsOf(kind).join(',')}\r\n`

/** A sheet to fill in, and one that says what belongs there. */
export function xlsxTemplate(kind: ImportKind): Uint8Array {
  const told = Object.entries(kind.columns).map(([name, column]) => [
    column.title,
    name,
    column.isRequired ? '必填' : '',
    column.expected,
    column.example,
  ])
  return writeWorkbook([
    { name: kind.title, rows: [headsOf(kind)] },
    { name: '说明', rows: [['表头', '英文名', '必填', '要求', '示例'], ...told] },
  ])
}
