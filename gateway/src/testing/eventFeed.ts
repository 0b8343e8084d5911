import { PassThrough } from 'node:stream'
import type { FileAnswer, FileCall } from '../rest/restClient.ts'

/** The marketplace's stream of events, told by hand. */
export class EventFeed {
  readonly asked: FileCall[] = []
  status = 200
  #streams: PassThrough[] = []
  #past = ''
  #last = 0
  #begun = Promise.withResolvers<void>()

  answer = async (call: FileCall): Promise<FileAnswer> => {
    this.asked.push(call)
    const body = new PassThrough()
    if (this.status !== 200) return { status: this.status, headers: {}, body: body.end() }
    const end = (): void => {
      this.#streams = this.#streams.filter((stream) => stream !== body)
      body.destroy()
    }
    call.caller.signal.addEventListener('abort', end, { once: true })
    this.#streams.push(body)
    body.write(`${this.#past}id: 1-${this.#last}\nevent: ready\ndata: {}\n\n`)
    this.#begun.resolve()
    return { status: 200, headers: {}, body }
  }

  get open(): number {
    return this.#streams.length
  }

  /** What a stream begins with. */
  past(memberID: string, topic: string, id: string, at: number): void {
    this.#past += `event: past\ndata: ${JSON.stringify({ member_id: memberID, topic, id, version: 0, at: Math.floor(at / 1000) })}\n\n`
  }

  tell(memberID: string, topic: string, id: string, more: { version?: number; late_ms?: number; position?: number } = {}): void {
    this.send('change', JSON.stringify({ member_id: memberID, topic, id, version: 0, ...more }))
  }

  send(kind: string, data = '{}'): void {
    this.#last += 1
    for (const stream of this.#streams) stream.write(`id: 1-${this.#last}\nevent: ${kind}\ndata: ${data}\n\n`)
  }

  /** Says no more than that the stream is alive, or how much of it has been told and when. */
  comment(text = ''): void {
    for (const stream of this.#streams) stream.write(`:${text}\n\n`)
  }

  /** Resolves when the gateway has come back. */
  async breakOff(): Promise<void> {
    this.#begun = Promise.withResolvers()
    for (const stream of this.#streams.splice(0)) stream.destroy(new Error('broke off'))
    await this.#begun.promise
  }
}
