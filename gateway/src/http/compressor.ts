import type { Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

export type Compressor = { readonly encoding: 'br' | 'gzip' | null; readonly stream: Transform | null }

/** Flushes after every write, so that the head of a page leaves before its body is there. */
export function compressorFor(acceptEncoding: string | string[] | undefined): Compressor {
  const accepted = [acceptEncoding ?? []].flat().join(',').split(',').map((part) => part.trim().split(';'))
  const accepts = (name: string): boolean => accepted.some(([coding, quality]) => coding === name && quality?.trim() !== 'q=0')
  if (accepts('br')) {
    const stream = createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } })
    return { encoding: 'br', stream }
  }
  if (accepts('gzip')) return { encoding: 'gzip', stream: createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 }) }
  return { encoding: null, stream: null }
}
