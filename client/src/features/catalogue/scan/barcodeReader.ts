import { goodsBarcode } from 'rules/barcodes'
import { readTraceCode } from 'rules/traceCodes'
import { readCode128 } from './code128.ts'
import { readEan13 } from './ean13.ts'
import { readItf14 } from './itf14.ts'

/** What finds a barcode in the picture that a video shows. */
export type BarcodeReader = (video: HTMLVideoElement) => Promise<string | null>

interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string; readonly format: string }[]>
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector
  readonly getSupportedFormats: () => Promise<readonly string[]>
}

/** Codes of goods, trace codes, and those of the cartons they come in. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'itf', 'data_matrix', 'qr_code']
/** Packs have other squares too, which lead to a web site of the maker. */
const isCode = (text: string, format: string): boolean =>
  format !== 'qr_code' || goodsBarcode(text) !== text || readTraceCode(text) !== null
/** A trace code has some 150 to 260 modules, of which each wants two pixels. */
const WIDTH = 960
/** Rows of the middle of the picture, where the frame on the screen leads the hand. */
const ROWS = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65]

/** The browser's own reader where it has one; Safari and Firefox have none, there the rows of the picture are read for bars. */
export async function openReader(): Promise<BarcodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (BarcodeDetector === undefined || !formats.includes('ean_13')) return rowReader()
  const detector = new BarcodeDetector({ formats: FORMATS.filter((format) => formats.includes(format)) })
  return async (video) => (await detector.detect(video)).find(({ rawValue, format }) => isCode(rawValue, format))?.rawValue ?? null
}

function rowReader(): BarcodeReader {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    if (context === null || video.videoWidth === 0) return null
    canvas.width = WIDTH
    canvas.height = Math.round((WIDTH * video.videoHeight) / video.videoWidth)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    for (const part of ROWS) {
      const row = lightOf(context.getImageData(0, Math.floor(canvas.height * part), WIDTH, 1).data)
      const code = readEan13(row) ?? readCode128(row) ?? readItf14(row)
      if (code !== null) return code
    }
    return null
  }
}

/** How light each pixel is. */
function lightOf(pixels: ArrayLike<number>): Uint8Array {
  const row = new Uint8Array(pixels.length / 4)
  for (let at = 0; at < row.length; at++)
    row[at] = 0.3 * (pixels[at * 4] ?? 0) + 0.6 * (pixels[at * 4 + 1] ?? 0) + 0.1 * (pixels[at * 4 + 2] ?? 0)
  return row
}
