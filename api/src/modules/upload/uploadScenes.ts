import { UPLOAD_TYPES, XLSX } from 'rules/uploads'
import type { UploadMime, UploadScene } from '../../db/tables/paper.ts'

export const SCENES = [
  'after_sale',
  'certificate',
  'receipt',
  'wanted',
  'face',
  'feedback',
  'quick',
  'chat',
] as const satisfies readonly UploadScene[]

/** What may be kept, by what the bytes are and never by what the sender calls them. */
export const ENDINGS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  [XLSX]: 'xlsx',
  'text/csv': 'csv',
} as const satisfies Record<UploadMime, string>

export const ALLOWED: Readonly<Record<UploadScene, readonly UploadMime[]>> = UPLOAD_TYPES

/** Sheets are for reading here and for saving, never for a browser to open as a page. */
export const isSheet = (mime: string): boolean => mime === XLSX || mime === 'text/csv'

export function kindSentence(scene: UploadScene): string {
  if (scene === 'quick') return '仅支持 xlsx、csv 表格或有文字的 PDF'
  return ALLOWED[scene].includes('application/pdf') ? '仅支持 JPG、PNG、WebP 图片或 PDF 文件' : '仅支持 JPG、PNG、WebP 图片'
}
