import { fileTypeFromBuffer } from 'file-type'

export const SCENES = ['after_sale', 'certificate', 'receipt', 'wanted', 'face', 'feedback', 'quick', 'chat'] as const
export type UploadScene = (typeof SCENES)[number]

/** What may be kept, by what the bytes are and never by what the sender calls them. */
const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'application/pdf': 'pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx', 'text/csv': 'csv' } as const
export type UploadMime = keyof typeof ENDINGS

const PICTURES: readonly UploadMime[] = ['image/jpeg', 'image/png', 'image/webp']
const PAPERS: readonly UploadMime[] = [...PICTURES, 'application/pdf']
const SHEETS: readonly UploadMime[] = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv']
const ALLOWED: Readonly<Record<UploadScene, readonly UploadMime[]>> = {
  after_sale: PICTURES, certificate: PAPERS, receipt: PAPERS, wanted: PICTURES, face: PICTURES, feedback: PICTURES, quick: SHEETS, chat: PICTURES,
}

export interface FileKind { readonly mime: UploadMime; readonly ending: string }

/** What the file is; null when it is nothing that this scene takes. */
export async function fileKind(bytes: Uint8Array, scene: UploadScene): Promise<FileKind | null> {
  const found = await fileTypeFromBuffer(bytes)
  // A list of words has no mark of its own; no other text may pass for one.
  const isList = found === undefined && ALLOWED[scene].includes('text/csv') && isPlainText(bytes)
  const mime = isList ? 'text/csv' : ALLOWED[scene].find((one) => one === found?.mime)
  return mime === undefined ? null : { mime, ending: ENDINGS[mime] }
}

/** Text of one line or many without any sign that only programs write, and no page. */
function isPlainText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13) && !/^\s*(\uFEFF)?\s*<[!?a-z]/i.test(new TextDecoder().decode(bytes.subarray(0, 200)))
}

export function kindSentence(scene: UploadScene): string {
  if (scene === 'quick') return '仅支持 xlsx 或 csv 表格'
  return ALLOWED[scene].includes('application/pdf') ? '仅支持 JPG、PNG、WebP 图片或 PDF 文件' : '仅支持 JPG、PNG、WebP 图片'
}
