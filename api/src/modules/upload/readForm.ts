import type { FastifyRequest } from 'fastify'
import { UPLOAD_MAX_BYTES } from 'rules/constants'
import { invalid, type ApiError } from '../../server/apiErrors.ts'

/** A body announced as larger is not even read. */
const BODY_MAX_BYTES = UPLOAD_MAX_BYTES + 3 * 1024 * 1024
export const FORM_LIMITS = { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 4, parts: 5, fieldNameSize: 64, fieldSize: 200, headerPairs: 20 }

export interface UploadForm {
  readonly bytes: Buffer
  readonly scene: string | null
}

const tooLarge = (): ApiError => invalid('file', '文件不能超过 5 MB')
const broken = (): ApiError => invalid('file', '文件未能完整上传，请重新选择文件')

/** The one file of the form and its scene, in whichever order they come; the sender's file name is never looked at. */
export async function readUploadForm(request: FastifyRequest): Promise<UploadForm> {
  if (!request.isMultipart()) throw invalid('file', '请选择要上传的文件')
  if (Number(request.headers['content-length'] ?? 0) > BODY_MAX_BYTES) throw tooLarge()
  let bytes: Buffer | null = null
  let scene: string | null = null
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const read = await part.toBuffer()
        if (part.fieldname === 'file') bytes = read
      } else if (part.fieldname === 'scene' && typeof part.value === 'string') scene = part.value
    }
  } catch (error) {
    throw failureOf(request, error)
  }
  if (bytes === null || bytes.length === 0) throw invalid('file', '请选择要上传的文件')
  return { bytes, scene }
}

function failureOf(request: FastifyRequest, error: unknown): ApiError {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  if (code === 'FST_FILES_LIMIT') return invalid('file', '一次只能上传一个文件')
  request.log.debug({ err: error }, 'an upload could not be read')
  return broken()
}
