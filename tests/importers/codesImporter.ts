/** The program of a hand scanner: knows from the files of an order which boxes are to come, and ticks them off at the door. */
interface Expected {
  readonly name: string
  readonly lot: string
  readonly produced: string
  readonly expires: string
  readonly pieces: number
}

const CODES = `query ($orderID: ID!) { order(orderID: $orderID) { orderNo codes { files { format url } packs { code codes } } } }`
interface Answer {
  readonly data: {
    readonly order: {
      readonly orderNo: string
      readonly codes: {
        readonly files: readonly { readonly format: string; readonly url: string }[]
        readonly packs: readonly { readonly code: string; readonly codes: readonly string[] }[]
      } | null
    } | null
  }
}

/** What is to come of an order, asked by the token of a member. */
export async function expectOrder(shop: { url: string; token: string }, orderID: string): Promise<Door> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${shop.token}` }
  const body = JSON.stringify({ query: CODES, variables: { orderID } })
  const response = await fetch(new URL('/graphql', shop.url), { method: 'POST', headers, body })
  const { order } = ((await response.json()) as Answer).data
  const read = async (format: string): Promise<string> => {
    const url = order?.codes?.files.find((file) => file.format === format)?.url
    if (url === undefined) return ''
    const file = await fetch(new URL(url, shop.url), { headers })
    if (!file.ok) throw new Error(`${url}: ${file.status}`)
    return file.text()
  }
  const packs = new Map((order?.codes?.packs ?? []).map(({ code, codes }) => [code, codes]))
  return new Door(order?.orderNo ?? '', { sheet: await read('CSV'), job: await read('XML'), packs })
}

interface Files {
  readonly sheet: string
  readonly job: string
  readonly packs: ReadonlyMap<string, readonly string[]>
}

export class Door {
  readonly expected: ReadonlyMap<string, Expected>
  readonly #packs: ReadonlyMap<string, readonly string[]>
  readonly #came = new Set<string>()

  /** The job says which codes, the sheet what they are: where the two differ, or are of another order, nothing is expected. */
  constructor(bill: string, { sheet, job, packs }: Files) {
    const expected = readSheet(sheet)
    const jobs = [...job.matchAll(/<Data Code="(\d+)" CorpOrderID="([^"]*)" ActDate="[^"]*"\/>/g)]
    const other = jobs.find(([, , order]) => order !== bill)
    if (other !== undefined) throw new Error(`${other[1]} is of order ${other[2]}`)
    const codes = new Set(jobs.map(([, code = '']) => code))
    if (codes.size !== jobs.length || codes.size !== expected.size || [...codes].some((code) => !expected.has(code)))
      throw new Error('the files do not name the same codes')
    this.expected = expected
    this.#packs = packs
  }

  /** A box, or a pack that stands for all of its boxes; blanks are what a scanner sends along. */
  scan(text: string): 'right' | 'twice' | 'unknown' {
    const code = text.replaceAll(/\s/g, '')
    const boxes = this.#packs.get(code) ?? [code]
    if (boxes.some((box) => !this.expected.has(box))) return 'unknown'
    if (boxes.every((box) => this.#came.has(box))) return 'twice'
    for (const box of boxes) this.#came.add(box)
    return 'right'
  }

  get missing(): readonly string[] {
    return [...this.expected.keys()].filter((code) => !this.#came.has(code))
  }
}

function readSheet(text: string): Map<string, Expected> {
  const [head = [], ...rows] = readCsv(text.replace(/^\uFEFF/, ''))
  const at = (title: string): number => head.indexOf(title)
  return new Map(
    rows.map((row) => {
      const cell = (title: string): string => row[at(title)] ?? ''
      const [name, lot, produced, expires] = [cell('药品名称'), cell('批号'), cell('生产日期'), cell('有效期')]
      return [cell('追溯码'), { name, lot, produced, expires, pieces: Number(cell('数量')) }]
    }),
  )
}

/** RFC 4180: quotes around what has a comma, doubled within. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, bare = '', end = ''] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r?\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end === ',') continue
    if (row.length > 1) rows.push(row)
    row = []
  }
  return rows
}
