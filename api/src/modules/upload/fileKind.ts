import { fileTypeFromBuffer } from 'file-type'

export const SCENES = ['after_sale', 'certificate', 'receipt', 'wanted', 'face', 'chat'] as const
export type UploadScene = (typeof SCENES)[number]

/** What may be kept, by what the bytes are and never by what the sender calls them. */
const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'application/pdf': 'pdf' } as const
export type UploadMime = keyof typeof ENDINGS

const PICTURES: readonly UploadMime[] = ['image/jpeg', 'image/png', 'image/webp']
const PAPERS: readonly UploadMime[] = [...PICTURES, 'application/pdf']
const ALLOWED: Readonly<Record<UploadScene, readonly UploadMime[]>> = { after_sale: PICTURES, certificate: PAPERS, receipt: PAPERS, wanted: PICTURES, face: PICTURES, chat: PICTURES }

export interface FileKind { readonly mime: UploadMime; readonly ending: string }

/** What the file is; null when it is nothing that this scene takes. */
export async function fileKind(bytes: Uint8Array, scene: UploadScene): Promise<FileKind | null> {
  const found = await fileTypeFromBuffer(bytes)
  const mime = ALLOWED[scene].find((one) => one === found?.mime)
  return mime === undefined ? null : { mime, ending: ENDINGS[mime] }
}

export function kindSentence(scene: UploadScene): string {
  return ALLOWED[scene].includes('application/pdf') ? '仅支持 JPG、PNG、WebP 图片或 PDF 文件' : '仅支持 JPG、PNG、WebP 图片'
}
