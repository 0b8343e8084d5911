import { type Caller, type Known, sure } from './caller.ts'

type Row = Readonly<Record<string, unknown>>

const NEXT: Readonly<Record<string, string>> = { paid: 'billed', billed: 'picked', picked: 'outbound' }

function text(row: Row | undefined, name: string): string {
  const value = row?.[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The office's program: moves orders on, ships them, takes goods back and in, decides after-sales, publishes and ends promotions. */
export class Office {
  readonly strange: string[] = []
  readonly #api: string
  readonly #token: string
  readonly #caller: Caller
  #keys = 0

  constructor(api: string, token: string, caller: Caller) {
    this.#api = api
    this.#token = token
    this.#caller = caller
  }

  async work(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      await this.#moveOrders()
      await this.#decideAfterSales()
      await this.#takeBack()
      await this.#promote()
    }
  }

  async #moveOrders(): Promise<void> {
    for (const order of (await this.#list('/api/erp/order?status=to_ship&per_page=20')).slice(0, 8)) {
      const id = text(order, 'id')
      const to = NEXT[text(order, 'status')]
      if (to !== undefined) await this.#post(`/api/erp/order/${id}/advance`, { to })
      else await this.#post(`/api/erp/order/${id}/ship`, { carrier: '顺丰速运', tracking_no: `SF${id}${this.#keys}` })
    }
  }

  async #decideAfterSales(): Promise<void> {
    for (const claim of (await this.#list('/api/erp/afterSale?status=processing&per_page=20')).slice(0, 4)) {
      await this.#post(`/api/erp/afterSale/${text(claim, 'id')}/${text(claim, 'status') === 'applied' ? 'approve' : 'refund'}`, {})
    }
  }

  async #takeBack(): Promise<void> {
    const [order] = await this.#list('/api/erp/order?status=shipped&per_page=5')
    if (order === undefined || this.#caller.chance.next() < 0.5) return
    const detail = await this.#get(`/api/erp/order/${text(order, 'id')}`)
    const lines = detail?.['lines']
    const line: unknown = Array.isArray(lines) ? this.#caller.chance.pick(lines as unknown[]) : undefined
    if (typeof line === 'object' && line !== null)
      await this.#post(`/api/erp/order/${text(order, 'id')}/return`, { line_id: text(line as Row, 'id'), number: '1', note: '少货' })
  }

  async #promote(): Promise<void> {
    const startsAt = new Date(Date.now() - 60_000).toISOString()
    const endsAt = new Date(Date.now() + 3_600_000).toISOString()
    const draft = { kind: 'manjian', name: '满300减10', startsAt, endsAt, goodsIds: null, tiers: [{ full: 30_000, minus: 1_000 }] }
    const published = await this.#post('/api/erp/promotion', { draft: JSON.stringify(draft) })
    const id = text(published ?? undefined, 'id')
    if (id !== '') await this.#post(`/api/erp/promotion/${id}/end`, {})
  }

  async #list(path: string): Promise<Row[]> {
    const data = await this.#get(path)
    const rows = Array.isArray(data) ? data : data?.['data']
    return Array.isArray(rows) ? (rows as Row[]) : []
  }

  async #get(path: string): Promise<Row | null> {
    const known = await sure<Row>(this.#caller, (signal) => this.#send(path, { signal }))
    return known.outcome === 'answered' ? known.data : null
  }

  async #post(path: string, form: Readonly<Record<string, string>>): Promise<Row | null> {
    const body = new URLSearchParams({ staff: '李会计', client_key: `chaos-office-${++this.#keys}`, ...form })
    const known = await sure<Row>(this.#caller, (signal) => this.#send(path, { method: 'POST', body, signal }))
    return known.outcome === 'answered' ? known.data : null
  }

  async #send(path: string, init: RequestInit): Promise<Known<Row>> {
    const response = await fetch(this.#api + path, { ...init, headers: { authorization: `Bearer ${this.#token}` } })
    if (response.status >= 500 || response.status === 429) return { outcome: 'busy', why: `${path} was answered ${response.status}` }
    const { data, message } = (await response.json()) as { data?: Row; message?: string }
    if (response.ok) return { outcome: 'answered', data: data ?? {} }
    if (response.status !== 400) this.strange.push(`${path}: ${response.status} ${message ?? ''}`)
    return { outcome: 'refused', why: message ?? '' }
  }
}
