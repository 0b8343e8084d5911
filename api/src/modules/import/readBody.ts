import type { FastifyRequest } from 'fastify'
import { invalid, type ApiError } from '../../server/apiErrors.ts'
import { FILE_MAX_BYTES } from './fileShape.ts'

/** What a file may be sent as, without a form around it. */
export const FILE_TYPES = [
  'text/csv',
  'application/x-ndjson',
  'application/jsonl',
  'application/xml',
  'text/xml',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
]
/** Forms have their boundaries beside the file. */
export const BODY_LIMIT = FILE_MAX_BYTES + 64 * 1024
export const FORM_LIMITS = { fileSize: FILE_MAX_BYTES, files: 1, fields: 4, parts: 5, fieldNameSize: 64, fieldSize: 200, headerPairs: 20 }

const none = (): ApiError => invalid('file', '请选择要导入的文件')

/** The one file that was sent, in a form or as the body itself. */
export async function readImportBody(request: FastifyRequest): Promise<Buffer> {
  if (Buffer.isBuffer(request.body)) return request.body
  if (!request.isMultipart()) throw none()
  let bytes: Buffer | null = null
  try {
    for await (const part of request.parts()) if (part.type === 'file') bytes = await part.toBuffer()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw invalid('file', '文件不能超过 20 MB')
    if (code === 'FST_FILES_LIMIT') throw invalid('file', '一次只能导入一个文件')
    request.log.debug({ err: error }, 'an import could not be read')
    throw invalid('file', '文件未能完整上传，请重新选择文件')
  }
  if (bytes === null) throw none()
  return bytes
}
