import { PassThrough } from 'node:stream'
import type { FileAnswer, FileCall } from '../rest/restClient.ts'
import type { ManualMachine } from './manualMachine.ts'

export type Fault = {
  readonly kind: 'none' | 'late' | 'stalled' | 'lost' | 'doubled' | 'swapped' | 'broken'
  /** How late it makes what is told, or for how long nothing comes. */
  readonly ms: number
}

/** As the marketplace looks for changes (event.service.ts). */
const lookMs = 250

/** The marketplace's stream of public changes to one gateway, over a line that a test makes bad. */
export class LineOfEvents {
  readonly #machine: ManualMachine
  readonly #changes: string[] = []
  #stream: PassThrough | null = null
  #lateMs = 0
  #stalledUntil = 0
  #next: Fault['kind'] = 'none'
  #isClosed = false

  constructor(machine: ManualMachine) {
    this.#machine = machine
  }

  /** What has happened; it is told at the next look. */
  tell(kind: string): void {
    this.#changes.push(kind)
  }

  /** Late is the line from now on; what else befalls it befalls the next changes that it carries. */
  suffer({ kind, ms }: Fault): void {
    this.#lateMs = kind === 'late' ? ms : kind === 'none' ? Math.floor(this.#lateMs / 2) : this.#lateMs
    if (kind === 'stalled') this.#stalledUntil = this.#machine.now() + ms
    if (kind === 'broken') this.#stream?.destroy(new Error('broke off'))
    if (kind === 'lost' || kind === 'doubled' || kind === 'swapped') this.#next = kind
  }

  close(): void {
    this.#isClosed = true
    this.#stream?.destroy()
  }

  answer = async ({ headers, caller }: FileCall): Promise<FileAnswer> => {
    const stream = new PassThrough()
    this.#stream = stream
    stream.on('error', () => undefined)
    caller.signal.addEventListener('abort', () => stream.destroy(), { once: true })
    const lastID = headers['last-event-id']
    const place = lastID === undefined ? this.#changes.length : Number(lastID)
    this.#arrived = 0
    this.#carry(stream, `id: ${place}\nevent: ready\ndata: {"at":${this.#machine.now()}}\n\n`)
    void this.#look(stream, place)
    return { status: 200, headers: {}, body: stream }
  }

  async #look(stream: PassThrough, place: number): Promise<void> {
    let told = place
    while (!stream.destroyed && !this.#isClosed) {
      const at = this.#machine.now()
      const frames = this.#changes.slice(told).map((kind, index) => frameOf(kind, told + index + 1))
      told = this.#changes.length
      this.#carry(stream, [...this.#faulty(frames), `:${told - place} ${at}\n\n`].join(''))
      await this.#machine.pause(lookMs)
    }
  }

  #faulty(frames: readonly string[]): readonly string[] {
    if (frames.length === 0) return frames
    const kind = this.#next
    this.#next = 'none'
    if (kind === 'lost') return frames.slice(1)
    if (kind === 'doubled') return [...frames, ...frames]
    return kind === 'swapped' ? frames.toReversed() : frames
  }

  /** In the order it was sent, whatever befalls the line. */
  #carry(stream: PassThrough, text: string): void {
    const now = this.#machine.now()
    const arrives = Math.max(now + this.#lateMs, this.#stalledUntil, this.#arrived)
    this.#arrived = arrives
    void this.#machine.pause(arrives - now).then(() => stream.destroyed || stream.write(text))
  }
  #arrived = 0
}

function frameOf(kind: string, place: number): string {
  return `id: ${place}\nevent: change\ndata: ${JSON.stringify({ member_id: '', topic: 'public', id: kind, version: 0 })}\n\n`
}
