import { PassThrough } from 'node:stream'
import type { FileAnswer, FileCall } from '../../gateway/src/rest/restClient.ts'

type Asked = { readonly last: string | undefined; readonly body: PassThrough }

/** The gateway's way to the live stream: what comes over it is what a listener has heard, when it is passed on; then it is cut. */
export class Wire {
  #asked: Asked | null = null
  #onAsked: ((asked: Asked) => void) | null = null
  #goOn: () => void = () => undefined

  /** The gateway asks for the stream, and hears nothing yet. */
  open({ headers }: FileCall): FileAnswer {
    const body = new PassThrough()
    const asked = { last: headers['last-event-id'], body }
    if (this.#onAsked === null) this.#asked = asked
    this.#onAsked?.(asked)
    this.#onAsked = null
    return { status: 200, headers: {}, body }
  }

  /** After a cut the gateway rests until there is something to hear. */
  rest(): Promise<void> {
    return this.#onAsked === null ? new Promise((resolve) => (this.#goOn = resolve)) : Promise.resolve()
  }

  /** The place after which the gateway has asked to go on. */
  async pass(texts: readonly string[]): Promise<string | undefined> {
    const { last, body } = this.#asked ?? (await this.#next())
    this.#asked = null
    for (const text of texts) body.write(text)
    body.end()
    return last
  }

  #next(): Promise<Asked> {
    return new Promise((resolve) => {
      this.#onAsked = resolve
      this.#goOn()
    })
  }
}
