import { invalid } from '../../server/apiErrors.ts'
import { isWorkbook } from '../quick/readWorkbook.ts'
import { jpegEnd, pngEnd, webpEnd } from './pictureEnd.ts'

export const SCENES = ['after_sale', 'certificate', 'receipt', 'wanted', 'face', 'feedback', 'quick', 'chat'] as const
export type UploadScene = (typeof SCENES)[number]

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What may be kept, by what the bytes are and never by what the sender calls them. */
const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'application/pdf': 'pdf', [XLSX]: 'xlsx', 'text/csv': 'csv' } as const
export type UploadMime = keyof typeof ENDINGS

const PICTURES: readonly UploadMime[] = ['image/jpeg', 'image/png', 'image/webp']
const PAPERS: readonly UploadMime[] = [...PICTURES, 'application/pdf']
const SHEETS: readonly UploadMime[] = [XLSX, 'text/csv']
const ALLOWED: Readonly<Record<UploadScene, readonly UploadMime[]>> = {
  after_sale: PICTURES, certificate: PAPERS, receipt: PAPERS, wanted: PICTURES, face: PICTURES, feedback: PICTURES, quick: SHEETS, chat: PICTURES,
}

/** Sheets are for reading here and for saving, never for a browser to open as a page. */
export const isSheet = (mime: string): boolean => SHEETS.some((sheet) => sheet === mime)

/** `length`: where the file ends by its own structure; what follows is no part of it. */
export interface FileKind { readonly mime: UploadMime; readonly ending: string; readonly length: number }

interface Mark { readonly mime: UploadMime; readonly isFound: (bytes: Uint8Array) => boolean; readonly end?: (bytes: Uint8Array) => number | null }

const begins = (bytes: Uint8Array, signs: string, at = 0): boolean => Buffer.from(bytes.subarray(at, at + signs.length)).equals(Buffer.from(signs, 'latin1'))
const MARKS: readonly Mark[] = [
  { mime: 'image/jpeg', isFound: (bytes) => begins(bytes, '\u00FF\u00D8\u00FF'), end: jpegEnd },
  { mime: 'image/png', isFound: (bytes) => begins(bytes, '\u0089PNG\r\n\u001A\n'), end: pngEnd },
  { mime: 'image/webp', isFound: (bytes) => begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8), end: webpEnd },
  { mime: 'application/pdf', isFound: (bytes) => begins(bytes, '%PDF-') },
  { mime: XLSX, isFound: (bytes) => begins(bytes, 'PK\u0003\u0004') },
  // A list of words has no mark of its own; no other text may pass for one.
  { mime: 'text/csv', isFound: isPlainText },
]

/** What the file is; null when it is nothing that this scene takes. */
export function fileKind(bytes: Uint8Array, scene: UploadScene): FileKind | null {
  const mark = MARKS.find(({ isFound }) => isFound(bytes))
  if (mark === undefined || !ALLOWED[scene].includes(mark.mime) || (mark.mime === XLSX && !isWorkbook(bytes))) return null
  const length = mark.end === undefined ? bytes.length : mark.end(bytes)
  if (length === null) throw invalid('file', '图片不完整或已损坏，请重新选择')
  return { mime: mark.mime, ending: ENDINGS[mark.mime], length }
}

/** Text of one line or many without any sign that only programs write, and no page. */
function isPlainText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13) && !/^\s*(\uFEFF)?\s*<[!?a-z]/i.test(new TextDecoder().decode(bytes.subarray(0, 200)))
}

export function kindSentence(scene: UploadScene): string {
  if (scene === 'quick') return '仅支持 xlsx 或 csv 表格'
  return ALLOWED[scene].includes('application/pdf') ? '仅支持 JPG、PNG、WebP 图片或 PDF 文件' : '仅支持 JPG、PNG、WebP 图片'
}
