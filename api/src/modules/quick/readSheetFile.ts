import { strFromU8, Unzip, UnzipInflate, zipSync, type Zippable } from 'fflate'
import { readSheet, type SheetData } from 'read-excel-file/node'
import { ApiError, invalid } from '../../server/apiErrors.ts'
import type { AskedRow } from './askedRow.ts'
import { readTable, type TableRow } from './readTable.ts'
import { splitCells } from './readText.ts'

/** A sheet of 200 rows unpacks to a few hundred kilobytes. */
const UNPACKED_MAX = 8 * 1024 * 1024
/** So little is unpacked at a time that no more than 16 MB come out before the sum is looked at. */
const SLICE = 16 * 1024
const COLUMNS_MAX = 60
const LINES_MAX = 2_000

const NEEDED = /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/sharedStrings\.xml|xl\/styles\.xml|xl\/worksheets\/sheet[^/]{0,20}\.xml)$/i

const tooLarge = (): ApiError => invalid('file', '表格内容过多，请只保留要采购的商品')
const unreadable = (): ApiError => invalid('file', '表格无法读取，请另存为 xlsx 或 csv 后重试')

/** The rows of an uploaded sheet, its first one. */
export async function readSheetFile(bytes: Uint8Array, mime: string): Promise<AskedRow[]> {
  return readTable(mime === 'text/csv' ? csvRows(bytes) : await xlsxRows(bytes))
}

/** Spreadsheets write CSV in the system's own code unless told otherwise: here that is GBK. */
function csvRows(bytes: Uint8Array): TableRow[] {
  const text = csvText(bytes)
  const head = text.slice(0, text.search(/\n|$/))
  const separator = ['\t', ';', ','].find((sign) => head.includes(sign)) ?? ','
  return splitCells(text, separator)
}

function csvText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

async function xlsxRows(bytes: Uint8Array): Promise<TableRow[]> {
  const parts = unpacked(bytes)
  for (const [name, part] of Object.entries(parts)) if (name.startsWith('xl/worksheets/')) checkCells(strFromU8(part))
  let data: SheetData
  try {
    // Packed anew from what was counted: the reader unpacks without a limit.
    data = await readSheet(Buffer.from(zipSync(parts satisfies Zippable, { level: 0 })), 1)
  } catch {
    throw unreadable()
  }
  return data.map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => (typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '')) }))
}

/** The few files of the archive that are read, and no more of them than a sheet can need. */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  const chunks = new Map<string, Uint8Array[]>()
  let size = 0
  const unzip = new Unzip((file) => {
    if (!NEEDED.test(file.name) || chunks.has(file.name)) return
    const own: Uint8Array[] = []
    chunks.set(file.name, own)
    file.ondata = (error, chunk) => {
      // What is thrown here comes back once more as the error of the unpacker.
      if (error !== null) throw size > UNPACKED_MAX ? tooLarge() : unreadable()
      size += chunk.length
      if (size > UNPACKED_MAX) throw tooLarge()
      own.push(chunk)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += SLICE) unzip.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length)
  } catch (error) {
    throw error instanceof ApiError ? error : unreadable()
  }
  return Object.fromEntries([...chunks].map(([name, own]) => [name, new Uint8Array(Buffer.concat(own))]))
}

/** One cell far out would have all cells before it made. */
function checkCells(xml: string): void {
  for (const [, letters = '', digits = ''] of xml.matchAll(/\br="([A-Z]{1,9})(\d{1,9})"/g)) if (columnOf(letters) > COLUMNS_MAX || Number(digits) > LINES_MAX) throw tooLarge()
}

const columnOf = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
