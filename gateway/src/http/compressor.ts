import { buffer } from 'node:stream/consumers'
import {
  type BrotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  type Gzip,
  type ZstdCompress,
} from 'node:zlib'
import { dczHead, type Dictionary } from './dictionary.ts'

type Packer = BrotliCompress | Gzip | ZstdCompress
export type Compressor = { readonly encoding: Coding | 'dcz' | null; readonly head: Buffer | null; readonly stream: Packer | null }

// Measured on a zone of 20 rows: 11.5 kB in 2 ms. The usual window of 4 MB takes 12 ms for as many bytes; quality 10 saves 5 % in 21 ms.
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: 16,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

// Beside a dictionary of 160 kB: 3.7 kB in two fifths of brotli's time. With tables of its own sizes it takes 1.5 times as long.
const BY_DICTIONARY = {
  [constants.ZSTD_c_compressionLevel]: 8,
  [constants.ZSTD_c_windowLog]: 18,
  [constants.ZSTD_c_hashLog]: 16,
  [constants.ZSTD_c_chainLog]: 16,
}

/** The smallest first: of what a client likes alike the first is chosen. */
const packers = {
  br: () => createBrotliCompress({ params: BROTLI }),
  // Its higher levels make tables of megabytes: 1.3 ms for 2 kB.
  zstd: () => createZstdCompress(),
  gzip: () => createGzip({ level: 6 }),
} as const
type Coding = keyof typeof packers
const codings = ['br', 'zstd', 'gzip'] as const

/** What fits into a packet arrives no sooner for being smaller. */
export const LEAST_PACKED = 1_400

export function compressorFor(acceptEncoding: string | string[] | undefined): Compressor {
  const encoding = codingFor(acceptEncoding)
  return { encoding, head: null, stream: encoding === null ? null : packers[encoding]() }
}

export function compressorBy(dictionary: Dictionary): Compressor {
  const stream = createZstdCompress({ params: BY_DICTIONARY, dictionary: dictionary.bytes })
  return { encoding: 'dcz', head: dczHead(dictionary), stream }
}

function codingFor(acceptEncoding: string | string[] | undefined): Coding | null {
  if (acceptEncoding === undefined) return null
  const weights = new Map(
    [acceptEncoding]
      .flat()
      .join(',')
      .split(',')
      .map((part): [string, number] => {
        const [coding = '', quality] = part.split(';').map((piece) => piece.trim())
        return [coding.toLowerCase(), quality?.startsWith('q=') === true ? Number(quality.slice(2)) : 1]
      }),
  )
  const weightOf = (coding: Coding): number => weights.get(coding) ?? weights.get('*') ?? 0
  const [best] = codings.filter((coding) => weightOf(coding) > 0).toSorted((a, b) => weightOf(b) - weightOf(a))
  return best ?? null
}

export type Packed = { readonly bytes: string | Buffer; readonly headers: Readonly<Record<string, string>> }

/** A whole text as its reader accepts it; a short one as it is. */
export async function packed(text: string, acceptEncoding: string | string[] | undefined): Promise<Packed> {
  const { encoding, stream } = compressorFor(acceptEncoding)
  if (encoding === null || stream === null) return { bytes: text, headers: {} }
  return { bytes: await buffer(stream.end(text)), headers: { 'content-encoding': encoding } }
}

const HEAD_END = '</head>'

/**
 * Passes chunks on and flushes whenever the source pauses: the head of a page leaves before its body is there. The head ends
 * a block of its own: whether brotli models a block's letters by their context hangs on a few samples of it, and with the
 * styles in the same block the Chinese of many a page was missed (0.4 kB of 12).
 */
export function flushedInPauses(compress: Packer): (source: AsyncIterable<Buffer | string>) => AsyncGenerator<Buffer | string> {
  return async function* (source) {
    let pause: NodeJS.Immediate | undefined
    for await (const chunk of source) {
      clearImmediate(pause)
      const headEnd = chunk.indexOf(HEAD_END)
      if (headEnd >= 0) {
        yield chunk.slice(0, headEnd)
        compress.flush()
      }
      yield headEnd >= 0 ? chunk.slice(headEnd) : chunk
      pause = setImmediate(() => compress.flush())
    }
    clearImmediate(pause)
  }
}
