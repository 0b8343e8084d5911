import { inflateRawSync } from 'node:zlib'

/** Reads the workbook of a parcel with nothing but what an unpacked ZIP holds, as a small maker's program without a library would. */
export type ReceivedLot = Readonly<Record<'note' | 'goodsId' | 'name' | 'holder' | 'insuranceCode' | 'lot' | 'expires', string>> &
  Readonly<Record<'number' | 'quantity' | 'cents', number>> & {
    readonly codes: readonly { readonly code: string; readonly pieces: number; readonly parent: string; readonly outermost: string }[]
  }

/** The lots that a shop has taken in: by note and line number, so that the same file twice is one delivery. */
export class Ledger {
  readonly #lots = new Map<string, ReceivedLot>()

  enter(file: Buffer): number {
    const fresh = readDelivery(file).filter(({ note, number }) => !this.#lots.has(`${note} ${number}`))
    for (const lot of fresh) this.#lots.set(`${lot.note} ${lot.number}`, lot)
    return fresh.length
  }

  get lots(): readonly ReceivedLot[] {
    return [...this.#lots.values()]
  }
}

export function readDelivery(file: Buffer): ReceivedLot[] {
  const sheets = readSheets(file)
  const codes = Map.groupBy(rowsOf(sheets, '追溯码'), (row) => `${row['随货同行单号']} ${row['行号']}`)
  return rowsOf(sheets, '随货同行').map((row) => {
    const text = (title: string): string => row[title] ?? ''
    const quantity = Number(text('数量'))
    const boxes = (codes.get(`${text('随货同行单号')} ${text('行号')}`) ?? []).map((box) => ({
      code: box['追溯码'] ?? '',
      pieces: Number(box['件数']),
      parent: box['上级码'] ?? '',
      outermost: box['最外层码'] ?? '',
    }))
    const pieces = boxes.reduce((sum, box) => sum + box.pieces, 0)
    if (boxes.length > 0 && pieces !== quantity) throw new Error(`${text('批号')}: ${quantity} pieces with codes of ${pieces}`)
    return {
      note: text('随货同行单号'),
      number: Number(text('行号')),
      goodsId: text('商品编号'),
      name: text('商品名称'),
      holder: text('上市许可持有人'),
      insuranceCode: text('医保编码'),
      lot: text('批号'),
      expires: text('有效期至'),
      quantity,
      cents: centsOf(text('金额')),
      codes: boxes,
    }
  })
}

/** By its digits: a float of yuan is not what was written. */
function centsOf(yuan: string): number {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(yuan) ?? []
  if (whole === '') throw new Error(`“${yuan}” is no amount`)
  return Number(`${sign}${whole}${rest.padEnd(2, '0')}`)
}

/** Rows by the titles of the first one: columns may come to stand elsewhere. */
function rowsOf(sheets: ReadonlyMap<string, string[][]>, name: string): Record<string, string>[] {
  const [head, ...rows] = sheets.get(name) ?? []
  if (head === undefined) throw new Error(`there is no sheet ${name}`)
  return rows.map((cells) => Object.fromEntries(head.map((title, at) => [title, cells[at] ?? ''])))
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
const plain = (xml: string): string =>
  xml.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (_, hex?: string, decimal?: string, name = '') =>
    hex === undefined && decimal === undefined
      ? (ENTITIES[name] ?? '')
      : String.fromCodePoint(parseInt(hex ?? decimal ?? '', hex ? 16 : 10)),
  )
const texts = (xml: string): string => plain([...xml.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)].map(([, text]) => text).join(''))
const attributesOf = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value ?? '')]))

function readSheets(file: Buffer): Map<string, string[][]> {
  const parts = unzip(file)
  const part = (name: string): string => parts.get(name)?.toString() ?? ''
  const targets = [...part('xl/_rels/workbook.xml.rels').matchAll(/<Relationship [^>]*>/g)].map(([tag]) => attributesOf(tag))
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si>([^]*?)<\/si>/g)].map(([, text = '']) => texts(text))
  const named = [...part('xl/workbook.xml').matchAll(/<sheet [^>]*>/g)].map(([tag]) => attributesOf(tag))
  return new Map(
    named.map(({ name = '', 'r:id': id }) => {
      const xml = part(`xl/${targets.find((target) => target['Id'] === id)?.['Target']}`)
      return [name, [...xml.matchAll(/<row[^>]*>([^]*?)<\/row>/g)].map(([, row = '']) => cellsOf(row, shared))]
    }),
  )
}

function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells: string[] = []
  for (const [, tag = '', body = ''] of row.matchAll(/<c ([^>]*?)(?:\/>|>([^]*?)<\/c>)/g)) {
    const { r = '', t } = attributesOf(tag)
    const column = [...r.replace(/\d+$/, '')].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1
    const value = plain(/<v>([^<]*)<\/v>/.exec(body)?.[1] ?? '')
    cells[column] = t === 'inlineStr' ? texts(body) : t === 's' ? (shared[Number(value)] ?? '') : value
  }
  return cells
}

/** By the directory at the end of the ZIP. */
function unzip(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf('PK\u0005\u0006')
  const parts = new Map<string, Buffer>()
  for (let at = file.readUInt32LE(end + 16), left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [method, packed] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20)]
    const [name, extra] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30)]
    const head = file.readUInt32LE(at + 42)
    const from = head + 30 + file.readUInt16LE(head + 26) + file.readUInt16LE(head + 28)
    const bytes = file.subarray(from, from + packed)
    parts.set(file.toString('utf8', at + 46, at + 46 + name), method === 0 ? bytes : inflateRawSync(bytes))
    at += 46 + name + extra + file.readUInt16LE(at + 32)
  }
  return parts
}
