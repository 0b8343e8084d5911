import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StoreMood = 'well' | 'away' | 'hanging' | 'slow'

const SLOW_MS = 1_500

/** A small store that speaks S3's PUT, GET and DELETE, keeps all in memory and can be in a mood. */
export class ObjectStore {
  readonly #objects = new Map<string, { bytes: Buffer; type: string }>()
  readonly #held = new Set<ServerResponse>()
  readonly #server = createServer((req, res) => void this.#answer(req, res))
  #mood: StoreMood = 'well'

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  feel(mood: StoreMood): void {
    this.#mood = mood
    for (const res of this.#held) res.destroy()
    this.#held.clear()
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const mood = this.#mood
    if (mood === 'away') return void res.destroy()
    const body = Buffer.concat(await req.toArray().catch(() => []))
    if (mood === 'hanging') return void this.#held.add(res)
    if (mood === 'slow') setTimeout(() => this.#serve(req, res, body), SLOW_MS)
    else this.#serve(req, res, body)
  }

  #serve({ method, url = '', headers }: IncomingMessage, res: ServerResponse, body: Buffer): void {
    const object = this.#objects.get(url)
    if (method === 'PUT') this.#objects.set(url, { bytes: body, type: String(headers['content-type']) })
    if (method === 'DELETE') this.#objects.delete(url)
    if (method !== 'GET') res.writeHead(method === 'DELETE' ? 204 : 200).end()
    else if (object === undefined) res.writeHead(404).end()
    else res.writeHead(200, { 'content-type': object.type }).end(object.bytes)
  }
}
