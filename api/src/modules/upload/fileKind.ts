import { invalid } from '../../server/apiErrors.ts'
import { isWorkbook } from './sheet/readWorkbook.ts'
import { jpegEnd, pngEnd, webpEnd } from './pictureEnd.ts'
import { XLSX } from 'rules/uploads'
import { ALLOWED, ENDINGS } from './uploadScenes.ts'
import type { UploadMime, UploadScene } from '../../db/tables/paper.ts'

/** `length`: where the file ends by its own structure; what follows is no part of it. */
export interface FileKind {
  readonly mime: UploadMime
  readonly ending: string
  readonly length: number
}

interface Mark {
  readonly mime: UploadMime
  readonly isFound: (bytes: Uint8Array) => boolean
  readonly end?: (bytes: Uint8Array) => number | null
}

const begins = (bytes: Uint8Array, signs: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + signs.length)).equals(Buffer.from(signs, 'latin1'))
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
  return (
    bytes.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13) &&
    !/^\s*(\uFEFF)?\s*<[!?a-z]/i.test(new TextDecoder().decode(bytes.subarray(0, 200)))
  )
}
