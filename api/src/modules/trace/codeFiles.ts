import { formatDateTime } from 'rules/time'
import { csvCell } from '../upload/sheet/csvCell.ts'

export const CODE_FORMATS = ['csv', 'txt', 'xml'] as const
export type CodeFormat = (typeof CODE_FORMATS)[number]

export interface CodesOfOrder {
  readonly supplier: string
  readonly bill: string
  readonly lots: readonly {
    readonly name: string
    readonly spec: string
    readonly maker: string
    readonly lot: string
    readonly produced: string
    readonly expires: string
    /** When the parcel left, in seconds. */
    readonly sentAt: number
    readonly codes: readonly { readonly code: string; readonly pieces: number }[]
  }[]
}

export const MIMES: Readonly<Record<CodeFormat, string>> = { csv: 'text/csv', txt: 'text/plain', xml: 'application/xml' }

/** For spreadsheets, for 码上放心 and for the software of scanners, each in the form that it reads. */
export const codesFile = (order: CodesOfOrder, format: CodeFormat): string => FILES[format](order)

const HEAD = ['追溯码', '药品名称', '规格', '批号', '生产企业', '生产日期', '有效期', '数量']

/** What separates the fields must not be in them. */
const plain = (text: string): string => text.replaceAll(/[,，\s#$]+/gu, ' ').trim()
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const FILES: Readonly<Record<CodeFormat, (order: CodesOfOrder) => string>> = {
  csv: ({ lots }) => {
    const rows = lots.flatMap(({ name, spec, maker, lot, produced, expires, codes }) =>
      codes.map(({ code, pieces }) => [code, name, spec, lot, maker, produced, expires, pieces]),
    )
    return `\uFEFF${[HEAD, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
  },
  txt: ({ supplier, bill, lots }) => {
    const rows = lots.flatMap(({ name, lot, produced, codes }) =>
      codes.map(({ code }) => [code, plain(name), plain(lot), produced].join(',')),
    )
    return [`$${plain(supplier)},${bill}`, ...rows, '#', ''].join('\r\n')
  },
  xml: ({ bill, lots }) => {
    const rows = lots.flatMap(({ sentAt, codes }) =>
      codes.map(({ code }) => `        <Data Code="${code}" CorpOrderID="${attribute(bill)}" ActDate="${formatDateTime(sentAt)}"/>`),
    )
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<Document>',
      '  <Events Version="3.0">',
      '    <Event Name="PurchaseWareHouseIn">',
      '      <DataField>',
      ...rows,
      '      </DataField>',
      '    </Event>',
      '  </Events>',
      '</Document>',
      '',
    ].join('\n')
  },
}
